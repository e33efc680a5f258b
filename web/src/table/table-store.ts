/** The page's side of a table: takes in what the link tells, shows it event by event, and keeps the desk up to date. */

import {
  type Choice,
  type Event,
  type Moment,
  type Refusal,
  type Seat,
  type SoundName,
  type ThingId,
  type View,
  type Viewer,
  write,
} from '@skerry/kernel'
import type { ServerLink } from '@skerry/link/client'
import type { LocalLink } from '../link/local.ts'
import type { Advisor, Push, Sight, ToldRow } from '../link/types.ts'
import { isOnline, type Ways, waysOf } from '../link/ways.ts'
import type { Motion } from '../settings/index.ts'
import { CompanyBook, codeOf } from './company.ts'
import { Desks } from './desks.ts'
import { Looks } from './looks.ts'
import type { Equipment, Part, Phase, TableModel } from './model.ts'
import { Told, withRow } from './told.ts'

/** A row waiting to be shown. */
interface Waiting {
  readonly sight: Sight
  readonly told: ToldRow
}

/** However much has happened, it is shown in about this time; a tap skips it. */
const LONGEST_FILM = 24_000
const BRIEF = 0.4
/** Shorter than a frame is not shown. */
const LEAST_MS = 16
/** How long changed things stay marked where motion is off. */
const CHANGED_MS = 1200
/** So long a question waits for its desk, to be shown with it at once instead of in two steps. */
const DESK_MS = 150
/** Where fewer rows are told at the beginning, those before them are asked for at once. */
const FEW_ROWS = 40
const NOTHING: ReadonlySet<ThingId> = new Set()

/** What changes; the model adds the verbs. */
type State = Pick<
  TableModel,
  | 'info'
  | 'online'
  | 'phase'
  | 'viewer'
  | 'drawn'
  | 'now'
  | 'told'
  | 'hasEarlier'
  | 'newsFrom'
  | 'version'
  | 'last'
  | 'desk'
  | 'undoBarrier'
  | 'handOverTo'
  | 'thinking'
  | 'fault'
  | 'nextStep'
  | 'changed'
>

export class TableStore {
  private readonly link: LocalLink | ServerLink
  private readonly ways: Ways
  private readonly advisor: Advisor
  private readonly equipment: Equipment
  private readonly playSound: (name: SoundName) => void
  private readonly listeners = new Set<() => void>()
  private readonly queue: Waiting[] = []
  /** The newest the link has told. */
  private live: Sight | null = null
  private readonly told = new Told()
  private readonly desks: Desks
  /** Looking back must not push the present question's desk out. */
  private readonly pastDesks: Desks
  private readonly looks: Looks
  /** Null: the table is kept in this browser. */
  private readonly company: CompanyBook | null
  private timer: ReturnType<typeof setTimeout> | undefined
  private moments = 0
  private isPast = false
  /** When everything told was shown last, somebody else had to choose. */
  private isOthersTurn = false
  /** The film has told whoever listens that it is their turn. */
  private hasCalled = false
  private readonly unsubscribe: () => void
  motion: Motion = 'full'
  private state: State
  private model: TableModel | null = null

  constructor(
    link: LocalLink | ServerLink,
    advisor: Advisor,
    equipment: Equipment,
    playSound: (name: SoundName) => void,
  ) {
    this.link = link
    this.ways = waysOf(link)
    this.playSound = playSound
    this.advisor = advisor
    this.equipment = equipment
    const onFault = (error: unknown) => this.set({ fault: { what: 'rules', message: String(error) } })
    this.desks = new Desks(advisor, onFault)
    this.pastDesks = new Desks(advisor, onFault)
    this.looks = new Looks({
      at: (version, viewer) => link.at(version, viewer),
      onSight: (sight) => this.showPast(sight),
      onFault: (error) => this.staysHere(error),
    })
    this.company = isOnline(link) ? new CompanyBook(link, () => this.set(this.around())) : null
    this.state = {
      info: link.info,
      online: null,
      phase: 'loading',
      viewer: 'spectator',
      drawn: null as unknown as View,
      now: null,
      told: [],
      hasEarlier: false,
      newsFrom: null,
      version: 0,
      last: 0,
      desk: null,
      undoBarrier: 'nothingDone',
      handOverTo: null,
      thinking: null,
      fault: null,
      nextStep: null,
      changed: NOTHING,
    }
    this.unsubscribe = link.subscribe((push) => this.take(push))
  }

  // —— for React ——

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly snapshot = (): TableModel | null => {
    if (this.state.phase === 'loading') return null
    const history = this.isPast ? this.told.standing : this.state.told
    this.model ??= { ...this.state, history, equipment: this.equipment, ...this.verbs }
    return this.model
  }
  private set(patch: Partial<State>): void {
    if (this.note(patch)) for (const listener of this.listeners) listener()
  }
  /** Changes the state without telling anybody: whoever draws next sees it. False: nothing is new. */
  private note(patch: Partial<State>): boolean {
    const keys = Object.keys(patch) as (keyof State)[]
    if (keys.every((key) => this.state[key] === patch[key])) return false
    this.state = { ...this.state, ...patch }
    this.model = null
    return true
  }

  // —— what the link tells ——

  private take(push: Push): void {
    if (push.kind === 'whole') this.takeWhole(push.sight, push.told)
    else if (push.kind === 'row') this.takeRow(push)
    else if (push.kind === 'earlier') this.takeEarlier(push.told)
    else if (push.kind === 'thinking') this.takeThinking(push.seat)
    else if (push.kind === 'fault') this.set({ fault: push.fault })
    else if (push.kind === 'handOver') {
      this.flush()
      this.set({ phase: 'curtain', handOverTo: push.to, desk: null })
    } else this.takeAround()
  }

  /** Whoever gives up may end the game without a word of the rules. */
  private takeAround(): void {
    const isSettled = this.timer === undefined && this.queue.length === 0 && !this.isPast
    const isNews = this.live !== null && this.phaseOf(this.live) !== this.state.phase
    if (isSettled && isNews && this.state.phase !== 'curtain') this.settle({})
    else this.set(this.around())
  }

  /** Who sits there, and what only a table on a server has. */
  private around(): Pick<State, 'info' | 'online'> {
    const viewer = this.live?.viewer ?? 'spectator'
    return { info: this.link.info, online: this.company?.now(viewer) ?? null }
  }

  private takeWhole(sight: Sight, told: readonly ToldRow[]): void {
    const before = this.live
    this.stop()
    this.queue.length = 0
    this.live = before !== null && isSameSight(before, sight) ? { ...sight, view: before.view } : sight
    this.told.begin(told, sight.viewer)
    // After a lost connection, too: whatever has happened meanwhile is told in words, not as a film.
    if (this.company !== null && before?.version !== sight.version) this.told.comeBack(sight.version)
    const { hasEarlier } = this.aboutTold()
    if (hasEarlier && told.length < FEW_ROWS) void this.askEarlier()
    const staysPast = this.isPast && before?.viewer === sight.viewer
    if (staysPast) this.set({ ...this.around(), ...this.aboutTold(), last: sight.version })
    else {
      this.isPast = false
      this.settle({ handOverTo: null })
    }
  }

  private takeEarlier(rows: readonly ToldRow[]): void {
    this.told.addEarlier(rows)
    const { standing } = this.told
    const known = this.aboutTold()
    if (this.timer !== undefined)
      this.note(known) // the next moment tells them
    else this.set({ ...known, told: this.isPast ? standing.filter(({ row }) => row < this.state.version) : standing })
  }

  /** How far back what was told reaches, and what of it is new. */
  private aboutTold(): Pick<State, 'hasEarlier' | 'newsFrom'> {
    const { first, newsFrom } = this.told
    return { hasEarlier: first === null ? (this.live?.version ?? 0) > 0 : first > 0, newsFrom }
  }

  /** Bots may be far ahead of what is shown; while something moves the next moment draws it all the same. */
  private takeThinking(thinking: Seat | null): void {
    if (this.timer === undefined) this.set({ thinking })
    else this.note({ thinking })
  }

  private takeRow(row: Waiting): void {
    const { view, version } = row.sight
    const isAsked = this.phaseOf(row.sight) === 'asked'
    this.live = row.sight
    this.queue.push(row)
    this.company?.noteRow()
    if (this.company !== null && document.hidden) this.told.comeBack(version)
    if (isAsked) this.desks.of(view).catch(() => undefined) // told as a fault already
    if (this.isPast) this.set({ last: version })
    else this.note({ last: version }) // whatever is shown next tells it
    if (this.timer !== undefined || this.isPast) return
    if (isAsked && this.paceFactor() === 0) void this.showWithDesk(view)
    else this.showNext()
  }

  /** Without motion the next question would come in two steps: its position, and a moment later what can be done in it. */
  private async showWithDesk(view: View): Promise<void> {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, DESK_MS))
    await Promise.race([this.desks.of(view).catch(() => undefined), patience])
    if (this.queue.length > 0 && this.timer === undefined && !this.isPast) this.showNext()
  }

  // —— showing ——

  private showNext(): void {
    const row = this.queue[0]
    if (row === undefined) this.settle({})
    else if (this.paceFactor() === 0 || this.equipment.part === null) this.showAtOnce()
    else this.showFrom(row, 0, this.state.drawn, this.equipment.part)
  }

  /** Shows the events of a row from here on; those that take no time only change the drawing. */
  private showFrom(row: Waiting, first: number, from: View, part: Part): void {
    const { events } = row.told
    let drawn = from
    for (let i = first; i < events.length; i++) {
      const event = events[i] as Event
      const after = part.after(this.equipment.content, drawn as View<object>, event)
      const ms = Math.round(part.pace(event, drawn as View<object>) * this.paceFactor())
      if (ms >= LEAST_MS) {
        this.timer = setTimeout(() => this.showFrom(row, i + 1, after, part), ms)
        this.showMoment(row, i, drawn, ms)
        return
      }
      drawn = after
    }
    this.finish(row)
  }

  private showMoment(row: Waiting, i: number, drawn: View, ms: number): void {
    const event = row.told.events[i] as Event
    this.moments += 1
    const now: Moment = { key: this.moments, event, ms }
    const told = withRow(this.told.standing, { ...row.told, events: row.told.events.slice(0, i + 1) })
    const sound = this.equipment.part?.sound(event, row.sight.viewer)
    if (sound) this.playSound(sound)
    if (sound === 'turn') this.hasCalled = true
    this.set({ phase: 'moving', drawn, now, told })
  }

  private finish(row: Waiting): void {
    const { view, viewer, version } = row.sight
    this.timer = undefined
    this.queue.shift()
    this.told.add(row.told)
    this.link.seen(version)
    if (this.queue.length > 0) this.set({ drawn: view, viewer, version, told: this.told.standing, now: null })
    this.showNext()
  }

  /** Whatever waits is there at once; what changed is marked for a moment. */
  private showAtOnce(): void {
    const { part } = this.equipment
    const changed = new Set<ThingId>()
    for (const { told } of this.queue)
      for (const event of told.events) for (const id of part?.sign(event, 'en').things ?? []) changed.add(id)
    this.flush()
    this.settle({ changed: this.motion === 'off' ? changed : NOTHING })
    if (changed.size > 0 && this.motion === 'off')
      setTimeout(() => this.state.changed === changed && this.set({ changed: NOTHING }), CHANGED_MS)
  }

  private flush(): void {
    this.stop()
    for (const { told, sight } of this.queue.splice(0)) {
      this.told.add(told)
      this.link.seen(sight.version)
    }
  }

  private stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** 0: nothing moves. The more waits, the quicker it goes. */
  private paceFactor(): number {
    const { part } = this.equipment
    if (this.motion === 'off' || part === null || document.hidden) return 0
    const wanted = this.motion === 'brief' ? BRIEF : 1
    const total = this.queue.reduce(
      (sum, { told }) =>
        sum + told.events.reduce((ms, event) => ms + part.pace(event, this.state.drawn as View<object>), 0),
      0,
    )
    return Math.min(wanted, (LONGEST_FILM * wanted) / Math.max(1, total))
  }

  /** Everything told is shown: the true view, and what is asked of it. */
  private settle(patch: Partial<State>): void {
    const sight = this.live
    if (sight === null) return
    const { view, viewer, version, undoBarrier, nextStep = null } = sight
    this.callToTurn(sight)
    this.set({
      ...this.around(),
      ...this.aboutTold(),
      ...patch,
      phase: this.phaseOf(sight),
      drawn: view,
      viewer,
      version,
      last: version,
      undoBarrier,
      nextStep,
      told: this.told.standing,
      now: null,
      desk: this.desks.known(view),
    })
    this.desks.of(view).then(
      (desk) => {
        if (this.live?.view === view && this.queue.length === 0 && !this.isPast) this.set({ desk })
      },
      () => undefined, // told as a fault already
    )
  }

  /** At a table on a server others may take long: whoever waited is called, unless the film has done it. */
  private callToTurn(sight: Sight): void {
    const phase = this.phaseOf(sight)
    if (this.company !== null && this.isOthersTurn && phase === 'asked' && !this.hasCalled) this.playSound('turn')
    this.isOthersTurn = phase === 'waiting'
    this.hasCalled = false
  }

  private phaseOf({ pending, askedSeats, viewer }: Sight): Phase {
    if (pending === 'over' || (this.company !== null && this.link.info.isOver)) return 'over'
    return typeof viewer === 'number' && askedSeats.includes(viewer) ? 'asked' : 'waiting'
  }

  // —— looking back ——

  private goTo(version: number, viewer: Viewer = this.state.viewer): void {
    const isNow = version >= (this.live?.version ?? 0) && viewer === this.live?.viewer
    if (isNow) {
      this.goLive()
      return
    }
    this.flush()
    this.isPast = true
    this.looks.wish({ version, viewer })
  }

  private showPast(sight: Sight): void {
    if (!this.isPast) return
    const { view } = sight
    if (this.state.hasEarlier && sight.version <= (this.told.first ?? 0)) void this.askEarlier()
    this.set({
      phase: 'past',
      drawn: view,
      viewer: sight.viewer,
      version: sight.version,
      nextStep: sight.nextStep ?? null,
      told: this.told.standing.filter(({ row }) => row < sight.version),
      now: null,
      desk: null,
    })
    this.pastDesks.of(view).then(
      (desk) => {
        if (this.isPast && this.state.drawn === view) this.set({ desk })
      },
      () => undefined, // told as a fault already
    )
  }

  /** The other version did not come. */
  private staysHere(error: unknown): void {
    this.set({ fault: { what: 'server', code: codeOf(error) } })
    if (this.state.phase !== 'past') this.goLive()
  }

  private goLive(): void {
    this.isPast = false
    this.looks.forget()
    this.flush()
    this.settle({})
  }

  // —— verbs ——

  private readonly verbs = {
    choose: async (choices: readonly Choice[]) => {
      this.set({ fault: null })
      return this.command(this.link.choose(choices.map((choice) => this.notationOf(choice))))
    },
    undo: () => this.command(this.link.undo()),
    skip: () => {
      if (this.queue.length > 0) this.showAtOnce()
    },
    goTo: (version: number, viewer?: Viewer) => this.goTo(version, viewer),
    goLive: () => this.goLive(),
    askEarlier: () => void this.askEarlier(),
    sit: (viewer: Viewer) => void this.link.sit(viewer),
    delegate: () => void this.link.delegate(),
    explain: (choice: Choice) => this.advisor.explain(this.state.drawn, choice),
    whyNot: (thing: ThingId, picked: readonly ThingId[]) => this.advisor.whyNot(this.state.drawn, thing, picked),
    preview: (choice: Choice) => this.advisor.preview(this.state.drawn, choice),
    suggest: () => this.advisor.suggest(this.state.drawn),
    branch: () => this.ways.branch(this.state.version, this.state.viewer),
    rematch: () => this.ways.rematch(),
    exported: () => this.ways.exported(),
  }

  /** What the rules refuse has a reason to be shown; what the server does not take is told as a fault. */
  private async command(answer: Promise<Refusal | null>): Promise<Refusal | null> {
    const refusal = await answer
    return this.company !== null && refusal?.rule === '' ? null : refusal
  }

  private async askEarlier(): Promise<void> {
    try {
      if (!(await this.link.earlier())) this.set({ hasEarlier: false })
    } catch (error) {
      this.set({ fault: { what: 'server', code: codeOf(error) } })
    }
  }

  /** The desk has the notation of listed choices; allotments are written as the kernel writes them. */
  private notationOf(choice: Choice): string {
    const listed = this.state.desk?.options.find((option) => option.choice === choice)
    return listed?.notation ?? write(new Map([[choice.do, 'slots']]), choice)
  }

  close(): void {
    this.stop()
    this.unsubscribe()
    this.listeners.clear()
    if (this.company === null) this.link.close() // a link to a server is closed by whoever has opened it
    this.advisor.close()
  }
}

/** The same table as before: what is drawn need not be drawn anew. */
const isSameSight = (a: Sight, b: Sight): boolean =>
  a.version === b.version && a.viewer === b.viewer && JSON.stringify(a.view) === JSON.stringify(b.view)
