/** The choices before a game: what goes well together, and what has been chosen. */

import type { GameInfo, OptionInfo, OptionValue } from '../lib/api'

type Options = Readonly<Record<string, OptionValue>>
type Preset = GameInfo['presets'][number]

/** The presets that so many can play by. */
export const presetsFor = (info: GameInfo, seats: number): readonly Preset[] => info.presets.filter((preset) => preset.players.includes(seats))

/** What people have written or wished for themselves: no preset takes it from them. */
const personal = (info: GameInfo, options: Options): Options => Object.fromEntries(Object.entries(options).filter(([name]) => info.options.some((option) => option.name === name && (option.kind === 'text' || option.own))))

/** All choices once that preset has been made. */
export const afterPreset = (info: GameInfo, options: Options, preset: Preset): Options => ({ ...personal(info, options), ...preset.options })

/** The choices that are not as usual. */
export const unusual = (info: GameInfo, options: Options): readonly (readonly [OptionInfo, OptionValue])[] =>
  info.options.flatMap((option) => {
    const value = options[option.name] ?? option.default
    return value === option.default ? [] : [[option, value] as const]
  })

/** The preset that is in force; null if somebody has chosen otherwise. */
export function presetOf(info: GameInfo, seats: number, options: Options): Preset | null {
  const written = (choices: Options) => JSON.stringify(unusual(info, choices).map(([option, value]) => [option.name, value]))
  return presetsFor(info, seats).find((preset) => written(afterPreset(info, options, preset)) === written(options)) ?? null
}
