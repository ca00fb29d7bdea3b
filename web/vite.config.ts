import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type { Sheet } from './src/art/scissors.ts'
import { MARK } from './src/parts/mark.ts'

const root = import.meta.dirname
const out = resolve(root, '../src/tablee/server/static')

/** Writes .br and .gz beside each text file, for the server to hand out. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true }) as string[]) {
        const path = join(out, name)
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name) || !statSync(path).isFile()) continue
        const text = readFileSync(path)
        if (text.length < 1024) continue
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }))
      }
    },
  }
}

/** Messages of a game that no table says as it is opened: choices before the game, refusals, problems; and those of the
 * choices with a field of their own: `DeckField.svelte` says `deck-…`. */
function besides(folder: string): RegExp {
  const fields = existsSync(folder) ? readdirSync(folder).flatMap((name) => /^(\w+)Field\.svelte$/.exec(name)?.[1]?.toLowerCase() ?? []) : []
  return new RegExp(`^(?:${['option', 'preset', 'refusal', 'problem', ...fields].join('|')})-`)
}

/** Sentences without the notes to those who write them. A game's, with those of its table here, come in two shares: what the
 * table says, and what is said besides. */
function sentences(): Plugin {
  return {
    name: 'sentences',
    enforce: 'pre',
    load(id) {
      const [path = '', query = ''] = id.split('?')
      if (!/^(?:raw|said|besides)$/.test(query) || !path.endsWith('.ftl')) return null
      const own = path.replace(/.*[\\/]games[\\/]/, `${root}/src/games/`)
      const late = besides(dirname(own))
      const files = query === 'raw' || !existsSync(own) ? [path] : [path, own]
      for (const file of files) this.addWatchFile(file)
      const messages = files.map((file) => readFileSync(file, 'utf8')).join('\n').replace(/^#.*\n/gm, '').split(/^(?=-?[a-z])/m)
      const share = messages.filter((message) => query === 'raw' || late.test(message) === (query === 'besides'))
      return `export default ${JSON.stringify(share.join(''))}`
    },
  }
}

/** Names, in the page, the files without which no screen opens: the browser fetches those it needs, the service worker
 * keeps them all, so that the page opens without a network. */
function shelved(): Plugin {
  return {
    name: 'shelved',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((name) => /^assets\/(house-|Home-)/.test(name))
        return page.replace('</head>', `${files.map((name) => `  <link rel="shelved" href="/${name}">\n`).join('')}</head>`)
      },
    },
  }
}

/** The mark of the house in the page itself: it is seen while the scripts are on their way. */
function marked(): Plugin {
  const path = ({ d, fill, opacity }: Sheet) => `<path d="${d}" fill="${fill}"${opacity ? ` fill-opacity="${opacity}"` : ''} />`
  return { name: 'marked', transformIndexHtml: (page) => page.replace('<!-- mark -->', MARK.map(path).join('')) }
}

/** What is loaded together is one file: on a phone each further one costs more than its bytes. */
const chunks = [
  { debugName: 'house', name: (id: string) => inLanguage(id), priority: 9 },
  { name: 'art', test: /[\\/]src[\\/](art[\\/][^\\/]+|table[\\/]names\.ts|lib[\\/](keep|removed)\.ts)$|rolldown[\\/]runtime/, priority: 8 },
  { name: 'shell', tags: ['$initial' as const], priority: 7 },
  { debugName: 'texts', name: (id: string) => /games[\\/](\w+)[\\/]texts\.(\w+)\.ftl\?(?:said|(besides))/.exec(id)?.slice(1).filter(Boolean).join('-') ?? null, priority: 6 },
  { name: 'mine', test: /[\\/]web[\\/]src[\\/](table[\\/]mine|lib[\\/]evenings|parts[\\/]TableList)/, priority: 5 },
  { name: 'reading', test: /[\\/]web[\\/]src[\\/]table[\\/]reading/, priority: 5 },
  { name: 'table', test: /[\\/]web[\\/]src[\\/](screens[\\/]Table|table[\\/](SeatedTable|Frame|scene|complaint)|parts[\\/](Countdown|Seat)|lib[\\/](typing|flight|awake|share|address))|svelte[\\/]src[\\/]animate/, priority: 4.5 },
  { name: 'lobby', test: /[\\/]web[\\/]src[\\/](table[\\/](Lobby|OptionsForm|Settings|choices|SeatList|Fairness|Chat|QuickWords)|parts[\\/](Invite|Qr|NameField)|lib[\\/]qr)|[\\/]uqr[\\/]/, priority: 4 },
  { name: 'presets', test: /[\\/]web[\\/]src[\\/]table[\\/][Pp]resets/, priority: 5 },
  { name: 'door', test: /[\\/]web[\\/]src[\\/](texts[\\/]lobby|table[\\/](Knocks|LockField|PeopleList|people\.)|parts[\\/]Switch)|[\\/]texts[\\/]\w+[\\/]lobby\.ftl/, priority: 4.2 },
  { name: 'ending', test: /[\\/]web[\\/]src[\\/](table[\\/](endings|Why)|texts[\\/]ending)|[\\/]texts[\\/]\w+[\\/]ending\.ftl/, priority: 3 },
  { name: 'sheet', test: /[\\/]web[\\/]src[\\/]table[\\/]ScoreSheet/, priority: 3 },
  { name: 'rules', test: /[\\/]web[\\/]src[\\/](lib[\\/]rules|parts[\\/]Rule)/, priority: 3 },
  { debugName: 'facts', name: (id: string) => ofGame(id, /[\\/]src[\\/](?:generated[\\/](?!protocol|requests|house|tiles)(\w+)\.ts|(?:games|art)[\\/](\w+)[\\/]signs?\.)/i, 'facts-'), priority: 5 },
  { debugName: 'before', name: (id: string) => ofGame(id, /[\\/]src[\\/]games[\\/](\w+)[\\/](?:Notice|\w*Field|api)/, 'before-'), priority: 3 },
  { name: 'parts', test: /[\\/]web[\\/]src[\\/](lib|parts|table|generated[\\/]protocol)|node_modules/, minShareCount: 2, priority: 2 },
  { debugName: 'pieces', name: (id: string) => ofGame(id, /[\\/]src[\\/]art[\\/](?!tiles)(\w+)[\\/]/, 'art-'), priority: 1 },
  { debugName: 'games', name: (id: string, known: Known) => (isLater(id, known) ? null : ofGame(id, /[\\/]src[\\/]games[\\/](\w+)[\\/]/, 'play-')) },
]

interface Known {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** Whether a module of a game comes later than its table: fetched when it is wanted, or known to such modules alone. */
function isLater(path: string, known: Known, above: readonly string[] = []): boolean {
  const found = known.getModuleInfo(path)
  if (!found || above.includes(path) || /[\\/]index\.ts$/.test(path)) return false
  return found.importers.length ? found.importers.every((one) => isLater(one, known, [...above, path])) : found.dynamicImporters.length > 0
}

/** The file for the sentences of the house in one language. */
function inLanguage(id: string): string | null {
  const found = /texts[\\/](\w+)[\\/](?:kernel|web)\.ftl/.exec(id)
  return found ? `house-${found[1]}` : null
}

/** The file for the modules of a game that match. */
function ofGame(id: string, place: RegExp, kind: string): string | null {
  const found = place.exec(id)
  return found ? `${kind}${found[1] ?? found[2]}` : null
}

const server = process.env.TABLEE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  root,
  plugins: [sentences(), svelte(), marked(), shelved(), precompressed()],
  resolve: {
    alias: { '@tablee': resolve(root, '../src/tablee') },
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    fs: { allow: [resolve(root, '..')] },
    // The server answers only its own pages: it must hear the address that the browser uses.
    proxy: { '/api': { target: server, changeOrigin: false }, '/ws': { target: server, ws: true, changeOrigin: false } },
  },
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
  },
}))
