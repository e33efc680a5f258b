/** The page's side of a table: takes in what the link tells, shows it event by event, and keeps the desk up to date. */

import {
  type Choice,
  type Event,
  type Moment,
  type Seat,
  type SoundName,
  type ThingId,
  type View,
  type Viewer,
  write,
} from '@skerry/kernel'
import type { LocalLink } from '../link/local.ts'
import type { Advisor, Desk, Push, Sight, ToldRow } from '../link/types.ts'
import type { Motion } from '../settings/index.ts'
import type { Equipment, Part, Phase, TableModel } from './model.ts'

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
const NOTHING: ReadonlySet<ThingId> = new Set()

/** What changes; the model adds the verbs. */
type State = Pick<
  TableModel,
  | 'phase'
  | 'viewer'
  | 'drawn'
  | 'now'
  | 'told'
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
  private readonly link: LocalLink
  private readonly advisor: Advisor
  private readonly equipment: Equipment
  private readonly playSound: (name: SoundName) => void
  private readonly listeners = new Set<() => void>()
  private readonly queue: Waiting[] = []
  /** The newest the link has told. */
  private live: Sight | null = null
  private standing: readonly ToldRow[] = []
  private asked: { view: View; desk: Promise<Desk> } | null = null
  /** The last desk that was answered, and for which view: never shown with another. */
  private answered: { view: View; desk: Desk } | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private moments = 0
  private isPast = false
  private readonly unsubscribe: () => void
  motion: Motion = 'full'
  private state: State
  private model: TableModel | null = null

  constructor(link: LocalLink, advisor: Advisor, equipment: Equipment, playSound: (name: SoundName) => void) {
    this.link = link
    this.playSound = playSound
    this.advisor = advisor
    this.equipment = equipment
    this.state = {
      phase: 'loading',
      viewer: 'spectator',
      drawn: null as unknown as View,
      now: null,
      told: [],
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
    this.model ??= { ...this.state, info: this.link.info, equipment: this.equipment, ...this.verbs }
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
    else if (push.kind === 'thinking') this.takeThinking(push.seat)
    else if (push.kind === 'fault') this.set({ fault: push.fault })
    else {
      this.flush()
      this.set({ phase: 'curtain', handOverTo: push.to, desk: null })
    }
  }

  private takeWhole(sight: Sight, told: readonly ToldRow[]): void {
    this.stop()
    this.queue.length = 0
    this.live = sight
    this.standing = told.reduce(withRow, [])
    this.isPast = false
    this.settle({ handOverTo: null })
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
    if (isAsked) this.deskOf(view).catch(() => undefined) // told as a fault already
    if (this.isPast) this.set({ last: version })
    else this.note({ last: version }) // whatever is shown next tells it
    if (this.timer !== undefined || this.isPast) return
    if (isAsked && this.paceFactor() === 0) void this.showWithDesk(view)
    else this.showNext()
  }

  /** Without motion the next question would come in two steps: its position, and a moment later what can be done in it. */
  private async showWithDesk(view: View): Promise<void> {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, DESK_MS))
    await Promise.race([this.deskOf(view).catch(() => undefined), patience])
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
    const told = withRow(this.standing, { ...row.told, events: row.told.events.slice(0, i + 1) })
    const sound = this.equipment.part?.sound(event, row.sight.viewer)
    if (sound) this.playSound(sound)
    this.set({ phase: 'moving', drawn, now, told })
  }

  private finish(row: Waiting): void {
    const { view, viewer, version } = row.sight
    this.timer = undefined
    this.queue.shift()
    this.standing = withRow(this.standing, row.told)
    this.link.seen(version)
    if (this.queue.length > 0) this.set({ drawn: view, viewer, version, told: this.standing, now: null })
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
      this.standing = withRow(this.standing, told)
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
    const known = this.answered
    this.set({
      ...patch,
      phase: this.phaseOf(sight),
      drawn: view,
      viewer,
      version,
      last: version,
      undoBarrier,
      nextStep,
      told: this.standing,
      now: null,
      desk: known?.view === view ? known.desk : null,
    })
    this.deskOf(view).then(
      (desk) => {
        if (this.live?.view === view && this.queue.length === 0 && !this.isPast) this.set({ desk })
      },
      () => undefined, // told as a fault already
    )
  }

  private phaseOf({ pending, askedSeats, viewer }: Sight): Phase {
    if (pending === 'over') return 'over'
    return typeof viewer === 'number' && askedSeats.includes(viewer) ? 'asked' : 'waiting'
  }

  private deskOf(view: View): Promise<Desk> {
    if (this.asked?.view === view) return this.asked.desk
    const desk = this.advisor.desk(view)
    this.asked = { view, desk }
    desk.then(
      (answer) => {
        if (this.asked?.view === view) this.answered = { view, desk: answer }
      },
      (error: unknown) => this.set({ fault: { what: 'rules', message: String(error) } }),
    )
    return desk
  }

  // —— looking back ——

  private async goTo(version: number, viewer: Viewer = this.state.viewer): Promise<void> {
    const isNow = version >= (this.live?.version ?? 0) && viewer === this.live?.viewer
    if (isNow) {
      this.goLive()
      return
    }
    this.flush()
    this.isPast = true
    const sight = await this.link.at(version, viewer)
    const told = this.standing.filter(({ row }) => row < sight.version)
    this.set({
      phase: 'past',
      drawn: sight.view,
      viewer: sight.viewer,
      version: sight.version,
      nextStep: sight.nextStep ?? null,
      told,
      now: null,
      desk: null,
    })
    const desk = await this.advisor.desk(sight.view)
    if (this.isPast && this.state.drawn === sight.view) this.set({ desk })
  }

  private goLive(): void {
    this.isPast = false
    this.flush()
    this.settle({})
  }

  // —— verbs ——

  private readonly verbs = {
    choose: async (choices: readonly Choice[]) => {
      this.set({ fault: null })
      return this.link.choose(choices.map((choice) => this.notationOf(choice)))
    },
    undo: () => this.link.undo(),
    skip: () => {
      if (this.queue.length > 0) this.showAtOnce()
    },
    goTo: (version: number, viewer?: Viewer) => void this.goTo(version, viewer),
    goLive: () => this.goLive(),
    sit: (viewer: Viewer) => void this.link.sit(viewer),
    delegate: () => void this.link.delegate(),
    explain: (choice: Choice) => this.advisor.explain(this.state.drawn, choice),
    whyNot: (thing: ThingId, picked: readonly ThingId[]) => this.advisor.whyNot(this.state.drawn, thing, picked),
    preview: (choice: Choice) => this.advisor.preview(this.state.drawn, choice),
    suggest: () => this.advisor.suggest(this.state.drawn),
    branch: () => this.link.branch(this.state.version),
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
    this.link.close()
    this.advisor.close()
  }
}

/** The rows that stand: an undo takes the last one back. */
function withRow(rows: readonly ToldRow[], row: ToldRow): readonly ToldRow[] {
  return row.isUndo ? rows.slice(0, -1) : [...rows, row]
}
