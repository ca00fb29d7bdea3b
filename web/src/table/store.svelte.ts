/** A table as this browser knows it: what the server says, in the order it says it. */

import type { Ack, Bye, ClientFrame, Deadline, Lobby, LogEntry, Outcome, Outside, Pause, People, Reacted, Rewound, Spoken, Step, Welcome, Window, You } from '../generated/protocol'
import { shapes } from '../generated/protocol'
import { type Eyes, socketUrl } from '../lib/api'
import { complete } from '../lib/complete'
import { Connection, type Frame, type Link } from '../lib/connection'
import { motion } from '../lib/motion.svelte'
import type { AnyView, Limit, Seat, Span, Tagged } from './contract'
import { before, type Kit, kitOf } from './modules'

/** A step of the game with everything filled in. */
export interface Moment {
  readonly at: number
  readonly by: Seat
  readonly events: readonly Tagged[]
  readonly view: AnyView
  readonly moves: readonly Tagged[]
  readonly limits: readonly Limit[]
  readonly windows: readonly Window[]
  readonly undo: boolean
  readonly outcome: Outcome | null
}

/** A line of the log: what happened, or a note of the table. */
export type Line =
  | { readonly id: number; readonly kind: 'event'; readonly event: Tagged; /** The number of the input it came of. */ readonly at: number }
  | { readonly id: number; readonly kind: 'note'; readonly key: string; readonly seat: Seat }

/** What a refused frame leaves to be said. */
export interface Refused {
  readonly refusal: Ack['refusal']
  readonly problem: string
  readonly args: Ack['args']
}

export type Standing = 'arriving' | 'here' | 'outside' | 'unknown' | 'edition-unknown' | 'gone' | 'replaced'

/** Steps that come faster than the eye wait for each other this long, unless too many wait. */
const PACE = 380
const PATIENCE = 8

/** How long what was said by one tap is seen, and how many at once. */
const SEEN_FOR = 5000
const SEEN_AT_ONCE = 4

export class TableStore {
  link = $state<Link>('connecting')
  standing = $state<Standing>('arriving')
  bye = $state.raw<Bye | null>(null)
  /** The server cannot write anything down at the moment. */
  paused = $state(false)
  lobby = $state.raw<Lobby | null>(null)
  you = $state.raw<Seat | null>(null)
  host = $state(false)
  name = $state('')
  /** The host has asked us to be quiet. */
  muted = $state(false)
  /** Whom the host may speak to; null for everybody else. */
  people = $state.raw<People | null>(null)
  /** How we stand where we have to knock. */
  outside = $state.raw<Outside | null>(null)
  chat = $state.raw<readonly Spoken[]>([])
  /** What was said by one tap, for as long as it is seen. */
  reactions = $state.raw<readonly (Reacted & { readonly id: number })[]>([])
  /** Lines of the chat that came since the panel was last open. */
  unread = $state(0)
  moment = $state.raw<Moment | null>(null)
  /** What happened in the last step; empty after a jump. */
  lastEvents = $state.raw<readonly Tagged[]>([])
  /** What has happened lately, and earlier as far as it was fetched. */
  log = $state.raw<readonly Line[]>([])
  /** How many inputs came before the log that is here. */
  since = $state(0)
  busy = $state(false)
  kit = $state.raw<Kit | null>(null)
  refused = $state.raw<Refused | null>(null)
  /** The no said in advance. */
  no = $state<Span | null>(null)

  onmoment: ((moment: Moment) => void) | null = null

  #connection: Connection | null = null
  #queue: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #until = 0
  #lines = 0
  #reading: Promise<void> | null = null
  #frames: Promise<void> = Promise.resolve()
  /** The name under which we knock, until there is an answer. */
  #knocks: string | null = null

  constructor(
    readonly code: string,
    readonly eyes: Eyes = {},
  ) {
    this.#connection = new Connection({
      url: () => socketUrl(code, eyes),
      onframe: (frame) => this.#receive(frame),
      onlink: (link, bye) => {
        // The table may have forgotten it.
        if (link === 'live' && this.link !== 'live' && this.no) this.stand(this.no)
        if (link === 'live' && this.link !== 'live') this.paused = false
        this.link = link
        this.bye = bye
        if (link === 'closed' && bye?.reason === 'gone') this.standing = this.standing === 'arriving' ? 'unknown' : 'gone'
        if (bye?.reason === 'removed') this.#shut({ state: 'removed', retry: 0 })
        if (link === 'closed' && (bye?.reason === 'replaced' || bye?.reason === 'edition-unknown')) this.standing = bye.reason
      },
    })
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.#connection?.close()
  }

  retry = (): void => this.#connection?.retry()

  /** Say something to the table; true if it was taken. What was refused is shown. */
  async say(frame: ClientFrame): Promise<boolean> {
    const ack = complete<Ack>(shapes, 'Ack', await this.#connection?.say(frame))
    if (!ack.ok) this.refused = { refusal: ack.refusal, problem: ack.problem, args: ack.args }
    else if (frame.t !== 'ping') this.refused = null
    return ack.ok
  }

  /** Let the host know that we would like to come in. */
  async knock(name: string): Promise<boolean> {
    this.#knocks = name
    const heard = await this.say({ t: 'knock', name })
    if (!heard) this.#knocks = null
    return heard
  }

  /** What has happened in the game, as far as the log is here: lately, or all of it. */
  history = (): readonly Tagged[] => this.log.flatMap((line) => (line.kind === 'event' ? [line.event] : []))

  /** Fetch the page of the log before what is here; a second wish waits for the first. */
  older = (): Promise<void> =>
    (this.#reading ??= import('./reading.svelte').then(({ readBack }) => readBack(this)).finally(() => (this.#reading = null)))

  /** Say no in advance, or take it back. */
  stand = (span: Span | null): void => {
    this.no = span
    void this.say({ t: 'standing-no', span })
  }

  /** Make a move. */
  play = async (move: Tagged): Promise<boolean> => {
    if (this.busy || !this.moment) return false
    this.busy = true
    try {
      return await this.say({ t: 'play', move, at: this.moment.at })
    } finally {
      this.busy = false
    }
  }

  /** Frames are worked off one after the other: the first waits for the code of its game, and the clocks do not. */
  #receive(frame: Frame): void {
    const now = Date.now()
    this.#frames = this.#frames.then(() => this.#apply(frame, now))
  }

  async #apply(frame: Frame, now: number): Promise<void> {
    switch (frame.t) {
      case 'welcome':
        await this.#welcome(complete<Welcome>(shapes, 'Welcome', frame.d), now)
        break
      case 'lobby':
        await this.#hear(complete<Lobby>(shapes, 'Lobby', frame.d))
        break
      case 'step': {
        await this.#unpack()
        const moment = this.#momentOf(complete<Step>(shapes, 'Step', frame.d), now)
        this.#soon(() => this.#advance(moment))
        // One's own move is seen at once; what was still being shown is shown with it.
        if (moment.by === this.you) this.#catchUp()
        break
      }
      case 'rewound': {
        const { seat, step } = complete<Rewound>(shapes, 'Rewound', frame.d)
        const moment = this.#momentOf(step, now)
        this.#soon(() => this.#rewind(seat, moment))
        break
      }
      case 'spoken':
        this.chat = [...this.chat, complete<Spoken>(shapes, 'Spoken', frame.d)].slice(-200)
        this.unread += 1
        break
      case 'reacted':
        this.#notice(complete<Reacted>(shapes, 'Reacted', frame.d))
        break
      case 'pause':
        this.paused = complete<Pause>(shapes, 'Pause', frame.d).away
        break
      case 'you': {
        const you = complete<You>(shapes, 'You', frame.d)
        this.you = you.seat
        this.host = you.host
        this.name = you.name
        this.muted = you.muted
        if (!you.host) this.people = null
        break
      }
      case 'people':
        this.people = complete<People>(shapes, 'People', frame.d)
        break
      case 'outside':
        this.#shut(complete<Outside>(shapes, 'Outside', frame.d))
        break
    }
  }

  #notice(reacted: Reacted): void {
    const one = { ...reacted, id: ++this.#lines }
    this.reactions = [...this.reactions, one].slice(-SEEN_AT_ONCE)
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== one)), SEEN_FOR)
  }

  /** The door is shut: nothing of the table stays here. A knock that went with a lost connection is made again. */
  #shut(outside: Outside): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.standing = 'outside'
    this.outside = outside
    this.lobby = this.moment = this.people = this.no = null
    this.chat = this.log = this.lastEvents = []
    if (this.#connection) this.#connection.last = null
    if (outside.state === 'refused') this.#knocks = null
    else if (outside.state !== 'knocking' && this.#knocks !== null) void this.knock(this.#knocks)
  }

  /** News of the table; before the start its host may have chosen another game. */
  async #hear(lobby: Lobby): Promise<void> {
    const kit = this.kit && this.kit.game !== lobby.game ? await before(lobby.game) : null
    this.#soon(() => {
      if (kit) this.kit = kit
      this.#meet(lobby)
    })
  }

  /** The table and who is at it. When all are there the game may begin at any moment: its table is fetched. */
  #meet(lobby: Lobby): void {
    this.lobby = lobby
    if (lobby.phase === 'open' && !lobby.problem) void kitOf(lobby.game).catch(() => {})
  }

  /** The game begins, and its table is needed. */
  async #unpack(): Promise<void> {
    if (this.kit && this.lobby && !this.kit.Table) this.kit = await kitOf(this.lobby.game)
  }

  async #welcome(welcome: Welcome, now: number): Promise<void> {
    this.kit = await (welcome.step ? kitOf : before)(welcome.lobby.game)
    clearTimeout(this.#timer)
    this.#queue = []
    this.standing = 'here'
    this.#meet(welcome.lobby)
    this.you = welcome.you
    this.host = welcome.host
    this.name = welcome.name
    this.muted = welcome.muted
    this.outside = this.#knocks = null
    this.chat = welcome.chat
    this.log = this.linesOf(welcome.log)
    this.since = welcome.since
    this.lastEvents = []
    this.moment = welcome.step ? this.#momentOf(welcome.step, now) : null
    if (this.moment) this.#show(this.moment)
  }

  /** A step that arrived then. */
  #momentOf(step: Step, now: number): Moment {
    const kit = this.kit as Kit
    return {
      at: step.at,
      by: step.seat,
      events: step.events.map((raw) => kit.event(raw)),
      view: kit.view(step.view),
      moves: step.moves as readonly Tagged[],
      limits: step.deadlines.map((deadline) => limitOf(deadline, now, step.windows)),
      windows: step.windows,
      undo: step.undo,
      outcome: step.outcome,
    }
  }

  /** A page of the log as lines of it. */
  linesOf(log: readonly LogEntry[]): Line[] {
    const kit = this.kit as Kit
    return log.flatMap(({ at, events }) => this.#told(at, events.map((raw) => kit.event(raw))))
  }

  #told(at: number, events: readonly Tagged[]): Line[] {
    return events.map((event): Line => ({ id: ++this.#lines, kind: 'event', event, at }))
  }

  /** The account of a whole game may need its beginning. */
  #show(moment: Moment): void {
    if (moment.outcome && this.since) void this.older().catch(() => {})
    this.onmoment?.(moment)
  }

  #advance(moment: Moment): void {
    this.lastEvents = moment.events
    this.log = [...this.log, ...this.#told(moment.at, moment.events)]
    this.moment = moment
    this.#until = Date.now() + this.#dwell(moment)
    this.#show(moment)
  }

  /** What was taken back never happened: only the note of it stays in the log. */
  #rewind(seat: Seat, moment: Moment): void {
    const kept = this.log.filter((line) => line.kind === 'note' || line.at <= moment.at)
    this.lastEvents = []
    this.since = Math.min(this.since, moment.at)
    this.log = [...kept, { id: ++this.#lines, kind: 'note', key: 'note-rewound', seat }]
    this.moment = moment
    this.#show(moment)
  }

  /** How long a step should be seen before the next one. */
  #dwell(moment: Moment): number {
    if (motion.reduced || !moment.events.length || document.visibilityState !== 'visible') return 0
    return this.kit?.module?.pace?.(moment.events, moment.view) ?? PACE
  }

  /** Do it now, or after the steps that are being shown. */
  #soon(act: () => void): void {
    this.#queue.push(act)
    this.#work()
  }

  /** Show everything that waits. */
  #catchUp(): void {
    clearTimeout(this.#timer)
    for (const act of this.#queue.splice(0)) act()
  }

  #work(): void {
    clearTimeout(this.#timer)
    while (this.#queue.length && (this.#queue.length > PATIENCE || Date.now() >= this.#until)) this.#queue.shift()?.()
    if (this.#queue.length) this.#timer = setTimeout(() => this.#work(), Math.max(16, this.#until - Date.now()))
  }
}

function limitOf(deadline: Deadline, now: number, windows: readonly Window[]): Limit {
  const window = windows.find((open) => open.name === deadline.name)
  return { name: deadline.name, seats: deadline.seats, ends: now + deadline.left, whole: (window?.seconds ?? 0) * 1000 || deadline.left }
}
