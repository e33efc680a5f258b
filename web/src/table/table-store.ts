/** The page's side of a table: takes in what the link tells, shows it event by event, and keeps the desk up to date. */

import type { Language, Moment, SoundName } from '@skerry/contracts'
import type { Choice, Refusal, Seat, ThingId, View, Viewer } from '@skerry/kernel'
import type { ServerLink } from '@skerry/link/client'
import { withLogEntry } from '@skerry/session'
import type { LocalLink } from '../link/local.ts'
import { isOnline, type TableActions, tableActions } from '../link/table-actions.ts'
import type { Advisor, LogEntry, Push, TableSnapshot } from '../link/types.ts'
import type { Motion } from '../settings/index.ts'
import { CompanyBook, codeOf } from './company.ts'
import { type Cinema, changedBy, type Waiting } from './film.ts'
import { HistoryLoader } from './history-loader.ts'
import { LegalInfoCache } from './legal-info-cache.ts'
import type { Equipment, Phase, TableModel } from './model.ts'
import { ObservableState } from './observable-state.ts'
import { Projector } from './projector.ts'
import { firstState, isSameSight, NOTHING, notationOf, type State } from './table-state.ts'
import { ViewerLog } from './viewer-log.ts'

/** How long changed things stay marked where motion is off. */
const CHANGED_MS = 1200
/** So long a question waits for its desk, to be shown with it at once instead of in two steps. */
const DESK_MS = 150
/** Where fewer rows are told at the beginning, those before them are asked for at once. */
const FEW_ROWS = 40

export class TableStore extends ObservableState<State> {
  private readonly link: LocalLink | ServerLink
  private readonly ways: TableActions
  private readonly advisor: Advisor
  private readonly equipment: Equipment
  private readonly playSound: (name: SoundName) => void
  private readonly queue: Waiting[] = []
  /** The newest the link has told. */
  private live: TableSnapshot | null = null
  private readonly told = new ViewerLog()
  private readonly desks: LegalInfoCache
  /** Looking back must not push the present question's desk out. */
  private readonly pastDesks: LegalInfoCache
  private readonly looks: HistoryLoader
  /** Null: the table is kept in this browser. */
  private readonly company: CompanyBook | null
  private readonly film: Projector
  private isPast = false
  /** When everything told was shown last, somebody else had to choose. */
  private isOthersTurn = false
  /** The film has told whoever listens that it is their turn. */
  private hasCalled = false
  private readonly unsubscribe: () => void
  motion: Motion = 'full'
  language: Language = 'en'
  private model: TableModel | null = null
  /** The state that the model was made of. */
  private modelled: State | null = null

  constructor(
    link: LocalLink | ServerLink,
    advisor: Advisor,
    equipment: Equipment,
    playSound: (name: SoundName) => void,
  ) {
    super(firstState(link.info))
    this.link = link
    this.ways = tableActions(link)
    this.playSound = playSound
    this.advisor = advisor
    this.equipment = equipment
    this.film = new Projector({
      content: equipment.content,
      cinema: () => this.cinema(),
      waiting: () => this.queue,
      drawn: () => this.state.drawn,
      show: (row, count, drawn, now) => this.showMoment(row, count, drawn, now),
      finish: (row) => this.finish(row),
    })
    const onFault = (error: unknown) => this.set({ fault: { what: 'rules', message: String(error) } })
    this.desks = new LegalInfoCache(advisor, onFault)
    this.pastDesks = new LegalInfoCache(advisor, onFault)
    this.looks = new HistoryLoader({
      at: (version, viewer) => link.at(version, viewer),
      onSight: (sight) => this.showPast(sight),
      onFault: (error) => this.staysHere(error),
    })
    this.company = isOnline(link) ? new CompanyBook(link, () => this.set(this.around())) : null
    this.unsubscribe = link.subscribe((push) => this.take(push))
  }

  // —— for React ——

  readonly snapshot = (): TableModel | null => {
    if (this.state.phase === 'loading') return null
    if (this.model === null || this.modelled !== this.state) {
      const history = this.isPast ? this.told.remaining : this.state.told
      this.model = { ...this.state, history, equipment: this.equipment, ...this.verbs }
      this.modelled = this.state
    }
    return this.model
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
    const isSettled = !this.film.isRunning && this.queue.length === 0 && !this.isPast
    const isNews = this.live !== null && this.phaseOf(this.live) !== this.state.phase
    if (isSettled && isNews && this.state.phase !== 'curtain') this.settle({})
    else this.set(this.around())
  }

  /** Who sits there, and what only a table on a server has. */
  private around(): Pick<State, 'info' | 'online'> {
    const viewer = this.live?.viewer ?? 'spectator'
    return { info: this.link.info, online: this.company?.now(viewer) ?? null }
  }

  private takeWhole(sight: TableSnapshot, told: readonly LogEntry[]): void {
    const before = this.live
    this.film.stop()
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

  private takeEarlier(rows: readonly LogEntry[]): void {
    this.told.addEarlier(rows)
    const { remaining } = this.told
    const known = this.aboutTold()
    if (this.film.isRunning)
      this.note(known) // the next moment tells them
    else this.set({ ...known, told: this.isPast ? remaining.filter(({ row }) => row < this.state.version) : remaining })
  }

  /** How far back what was told reaches, and what of it is new. */
  private aboutTold(): Pick<State, 'hasEarlier' | 'newsFrom'> {
    const { first, newsFrom } = this.told
    return { hasEarlier: first === null ? (this.live?.version ?? 0) > 0 : first > 0, newsFrom }
  }

  /** Bots may be far ahead of what is shown; while something moves the next moment draws it all the same. */
  private takeThinking(thinking: Seat | null): void {
    if (!this.film.isRunning) this.set({ thinking })
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
    if (this.film.isRunning || this.isPast) return
    if (isAsked && this.film.pace() === 0) void this.showWithDesk(view)
    else this.showNext()
  }

  /** Without motion the next question would come in two steps: its position, and a moment later what can be done in it. */
  private async showWithDesk(view: View): Promise<void> {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, DESK_MS))
    await Promise.race([this.desks.of(view).catch(() => undefined), patience])
    if (this.queue.length > 0 && !this.film.isRunning && !this.isPast) this.showNext()
  }

  // —— showing ——

  private showNext(): void {
    const row = this.queue[0]
    if (row === undefined) this.settle({})
    else if (this.film.pace() === 0) this.showAtOnce()
    else this.film.run(row)
  }

  private showMoment(row: Waiting, count: number, drawn: View, now: Moment | null): void {
    const told = withLogEntry(this.told.remaining, { ...row.told, events: row.told.events.slice(0, count) })
    const sound = now === null ? null : this.equipment.part?.sound(now.event, row.sight.viewer)
    if (sound) this.playSound(sound)
    if (sound === 'turn') this.hasCalled = true
    this.set({ phase: 'moving', drawn, now, told })
  }

  private finish(row: Waiting): void {
    const { view, viewer, version } = row.sight
    this.queue.shift()
    this.told.add(row.told)
    this.link.seen(version)
    if (this.queue.length > 0) this.set({ drawn: view, viewer, version, told: this.told.remaining, now: null })
    this.showNext()
  }

  /** Whatever waits is there at once; what changed is marked for a moment. */
  private showAtOnce(): void {
    const { part } = this.equipment
    const changed = part === null ? NOTHING : changedBy(part, this.queue)
    this.flush()
    this.settle({ changed: this.motion === 'off' ? changed : NOTHING })
    if (changed.size > 0 && this.motion === 'off')
      setTimeout(() => this.state.changed === changed && this.set({ changed: NOTHING }), CHANGED_MS)
  }

  private flush(): void {
    this.film.stop()
    for (const { told, sight } of this.queue.splice(0)) {
      this.told.add(told)
      this.link.seen(sight.version)
    }
  }

  /** Null: the game has no board to show anything on. */
  private cinema(): Cinema | null {
    const { part, talk } = this.equipment
    return part === null ? null : { part, talk, language: this.language, motion: this.motion }
  }

  /** Everything told is shown: the true view, and what is asked of it. */
  private settle(patch: Partial<State>): void {
    const sight = this.live
    if (sight === null) return
    const { view, viewer, version, undoBarrier, nextStep = null } = sight
    this.film.rewind()
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
      told: this.told.remaining,
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
  private callToTurn(sight: TableSnapshot): void {
    const phase = this.phaseOf(sight)
    if (this.company !== null && this.isOthersTurn && phase === 'asked' && !this.hasCalled) this.playSound('turn')
    this.isOthersTurn = phase === 'waiting'
    this.hasCalled = false
  }

  private phaseOf({ pending, askedSeats, viewer }: TableSnapshot): Phase {
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

  private showPast(sight: TableSnapshot): void {
    if (!this.isPast) return
    const { view } = sight
    if (this.state.hasEarlier && sight.version <= (this.told.first ?? 0)) void this.askEarlier()
    this.set({
      phase: 'past',
      drawn: view,
      viewer: sight.viewer,
      version: sight.version,
      nextStep: sight.nextStep ?? null,
      told: this.told.remaining.filter(({ row }) => row < sight.version),
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
      return this.command(this.link.choose(choices.map((choice) => notationOf(this.state.desk, choice))))
    },
    undo: () => this.command(this.link.undo()),
    skip: () => {
      if (this.queue.length > 0) this.showAtOnce()
    },
    goTo: (version: number, viewer?: Viewer) => this.goTo(version, viewer),
    goLive: () => this.goLive(),
    seenAt: (version: number) => this.link.at(version, this.state.drawn.result === null ? this.state.viewer : 'open'),
    askEarlier: () => void this.askEarlier(),
    sit: (viewer: Viewer) => void this.link.sit(viewer),
    delegate: () => void this.link.delegate(),
    orders: () => this.link.orders(),
    leaveOrder: (order: string) => this.link.leaveOrder(order),
    withdrawOrder: (order: string) => this.link.withdrawOrder(order),
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

  close(): void {
    this.film.stop()
    this.unsubscribe()
    this.forgetListeners()
    if (this.company === null) this.link.close() // a link to a server is closed by whoever has opened it
    this.advisor.close()
  }
}
