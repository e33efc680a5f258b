/** Everything that can be done with tables: who may, in which order, and what others are told of it. */

import { createHash } from 'node:crypto'
import {
  type Choice,
  checkOptions,
  choiceText,
  InputError,
  type Language,
  type Options,
  type Plain,
  RECORD_FORMAT,
  type Refusal,
  refusalText,
  type Seat,
  type SeatNames,
  seatLetter,
  sentence,
  type Viewer,
} from '@skerry/kernel'
import type {
  BotLevel,
  ChatMessage,
  ChoiceListed,
  ChooseCommand,
  Command,
  Done,
  GameListed,
  Guest,
  NewTable,
  Problem,
  TableCard,
  TableState,
  ToldRow,
  WireSight,
} from '@skerry/link'
import type { ServedGame } from '../games.ts'
import { problemText } from '../http/problems.ts'
import { commitmentOf } from '../rules/dice.ts'
import type { Act, Checked } from '../rules/messages.ts'
import type { Change, StoredGuest, StoredRow, StoredTable } from '../store/types.ts'
import {
  byUrgency,
  cardFor,
  checkEyes,
  checkGuest,
  checkHost,
  checkLook,
  checkSeat,
  hasEnded,
  mayLook,
  seatOf,
  stateFor,
  viewerOf,
} from './access.ts'
import { Acting, type Workshop } from './acting.ts'
import type { Room } from './room.ts'
import {
  begun,
  botToAnswer,
  delegatedTo,
  freed,
  freeSeat,
  type Made,
  newTable,
  ruleOfDecision,
  seated,
  withBot,
} from './seating.ts'
import { type Caller, ProblemError, type TablesApi, type Watcher, type Watching } from './types.ts'

/** So many rows at once are told of the past. */
const PAGE = 256
/** Whoever comes back after more rows than this is told the present only. */
const MOST_MISSED = 64
const MOST_LISTED = 100
const CHAT_SHOWN = 100
/** A game brought along may have so many rows. */
const MOST_BROUGHT = 20_000
const LOBBY_MS = 1000
/** Where more people come and go in this time, they are told of together. */
const COMINGS_MS = 250
const COMINGS_AT_ONCE = 4

export class Tables implements TablesApi {
  private readonly shop: Workshop
  private readonly acting: Acting
  private readonly listeners = new Set<() => void>()
  private isLobbyDue = false

  constructor(parts: Omit<Workshop, 'lobby' | 'tellState' | 'tellWhole'>) {
    this.shop = {
      ...parts,
      lobby: () => this.lobbyChanged(),
      tellState: (room) => this.tellState(room),
      tellWhole: (room) => this.tellWhole(room),
    }
    this.acting = new Acting(this.shop)
    parts.rules.onLost(() => parts.rooms.unload())
  }

  games(): Promise<readonly GameListed[]> {
    return this.shop.games.list()
  }

  // —— guests ——

  async guestOf(token: string | undefined): Promise<StoredGuest | null> {
    if (token === undefined) return null
    try {
      return await this.shop.store.guestByToken(hashOfToken(token))
    } catch (error) {
      this.shop.log.error({ fault: String(error) }, 'store')
      throw new ProblemError('unavailable')
    }
  }

  async newGuest(name: string): Promise<{ guest: StoredGuest; token: string }> {
    const { sources } = this.shop
    const token = sources.secret()
    const guest = { id: sources.id(), name: checkName(name), tokenHash: hashOfToken(token), since: sources.now() }
    await this.commit([{ kind: 'guest', guest }])
    return { guest, token }
  }

  async renameGuest(caller: Caller, name: string): Promise<Guest> {
    const guest = { ...checkGuest(caller), name: checkName(name) }
    await this.commit([{ kind: 'guest', guest }])
    return { id: guest.id, name: guest.name }
  }

  private async commit(changes: readonly Change[]): Promise<void> {
    try {
      await this.shop.group.commit(changes)
    } catch (error) {
      this.shop.log.error({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'store')
      throw new ProblemError('unavailable')
    }
  }

  // —— lists ——

  async myTables(caller: Caller): Promise<readonly TableCard[]> {
    const { id } = checkGuest(caller)
    const tables = await this.shop.store.tablesOf(id, MOST_LISTED)
    return tables.map((table) => cardFor(table, caller)).sort(byUrgency)
  }

  async publicTables(caller: Caller, game?: string): Promise<readonly TableCard[]> {
    const tables = await this.shop.store.publicTables(MOST_LISTED, game)
    return tables.map((table) => cardFor(table, caller))
  }

  onLobby(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private lobbyChanged(): void {
    if (this.isLobbyDue || this.listeners.size === 0) return
    this.isLobbyDue = true
    setTimeout(() => {
      this.isLobbyDue = false
      for (const listener of this.listeners) listener()
    }, LOBBY_MS).unref()
  }

  // —— before the game ——

  async create(
    caller: Caller,
    { game: id, seats, options = {}, visibility = 'unlisted', pack }: NewTable,
  ): Promise<TableState> {
    const host = checkGuest(caller)
    const game = await this.gameNamed(id)
    checkPlan(game, seats)
    const made: Made = {
      game: id,
      rules: game.game.version,
      pack: pack === undefined ? game.packHash : await this.packRead(id, pack),
      hasOwnPack: pack !== undefined,
      options: optionsFor(game, seats.length, options),
    }
    const table = newTable(this.shop.sources, made, seats, host, visibility)
    await this.commit([{ kind: 'newTable', table, pack: pack ?? game.pack }])
    this.lobbyChanged()
    return stateFor(table, caller)
  }

  private async gameNamed(id: string): Promise<ServedGame> {
    const game = await this.shop.games.find(id)
    if (game === null) throw new ProblemError('badRequest', { details: `there is no game “${id}”` })
    return game
  }

  private async packRead(game: string, pack: Plain): Promise<string> {
    const read = await this.acting.askAside({ do: 'pack', game, pack })
    if ('fault' in read) throw new ProblemError('badPack', { details: read.fault })
    return read.hash
  }

  async bring(
    caller: Caller,
    {
      record,
      seats,
      visibility = 'unlisted',
    }: { record: unknown; seats: NewTable['seats']; visibility?: NewTable['visibility'] },
  ): Promise<TableState> {
    const host = checkGuest(caller)
    const { ownPack, rows } = record as { ownPack?: unknown; rows?: unknown }
    if (Array.isArray(rows) && rows.length > MOST_BROUGHT) throw new ProblemError('tooLarge')
    const checked = await this.acting.askAside({ do: 'check', record, pack: ownPack })
    if ('fault' in checked) throw new ProblemError(checked.isPack ? 'badPack' : 'badRecord', { details: checked.fault })
    if (seats.length !== checked.seats)
      throw new ProblemError('badRequest', { details: 'seats: not as many as in the record' })
    const game = await this.gameNamed(checked.game)
    checkPlan(game, seats)
    const { table, changes } = this.brought(
      host,
      seats,
      visibility,
      checked,
      ownPack ?? game.pack,
      ownPack !== undefined,
    )
    await this.commit(changes)
    this.lobbyChanged()
    return stateFor(table, caller)
  }

  private brought(
    host: StoredGuest,
    seats: NewTable['seats'],
    visibility: StoredTable['visibility'],
    checked: Checked,
    pack: unknown,
    hasOwnPack: boolean,
  ): { table: StoredTable; changes: Change[] } {
    const { game, rules, options, version, asked, isOver, winners } = checked
    const made: Made = { game, rules, pack: checked.pack, hasOwnPack, options }
    const fresh = newTable(this.shop.sources, made, seats, host, visibility)
    const table: StoredTable = {
      ...fresh,
      version,
      asked,
      winners,
      witnessedFrom: version,
      ...(isOver ? { phase: 'over', endedBy: 'rules' } : {}),
    }
    const at = this.shop.sources.now()
    const rows: StoredRow[] = checked.rows.map((row, v) => ({ ...row, v, key: `brought ${v}`, at }))
    const { id } = table
    const start = checked.start === null ? {} : { start: checked.start }
    return {
      table,
      changes: [
        { kind: 'newTable', table, ...start, pack },
        ...rows.map((row) => ({ kind: 'row' as const, table: id, row })),
        ...checked.snapshots.map((snapshot) => ({ kind: 'snapshot' as const, table: id, ...snapshot })),
      ],
    }
  }

  async state(caller: Caller, id: string): Promise<TableState> {
    return this.looked(caller, id, async (room, table) => stateFor(table, caller, presenceOf(room, table)))
  }

  async join(
    caller: Caller,
    way: { invite: string } | { table: string; seat?: Seat },
    nonce?: string,
  ): Promise<TableState> {
    const guest = checkGuest(caller)
    const invited = 'invite' in way ? await this.shop.store.invited(way.invite) : null
    if ('invite' in way && invited === null) throw new ProblemError('notFound')
    const id = 'table' in way ? way.table : (invited?.table.id as string)
    return this.changed(caller, id, async (table) => {
      if ('invite' in way) {
        const seat = table.seats.findIndex(({ invite }) => invite === way.invite)
        if (seat < 0) throw new ProblemError('notFound')
        return seated(this.shop.sources, table, seat, guest, nonce)
      }
      checkLook(table, caller)
      const own = seatOf(table, guest)
      return seated(this.shop.sources, table, way.seat ?? own ?? freeSeat(table), guest, nonce)
    })
  }

  leave(caller: Caller, id: string): Promise<TableState> {
    return this.changed(caller, id, async (table) => freed(this.shop.sources, table, checkSeat(table, caller)))
  }

  kick(caller: Caller, id: string, seat: Seat): Promise<TableState> {
    return this.changed(caller, id, async (table) => {
      checkHost(table, caller)
      if (table.seats[seat]?.by !== 'person') throw new ProblemError('noSeat')
      return freed(this.shop.sources, table, seat)
    })
  }

  setSeat(caller: Caller, id: string, seat: Seat, by: 'open' | BotLevel): Promise<TableState> {
    return this.changed(caller, id, async (table) => {
      checkHost(table, caller)
      if (by !== 'open')
        checkPlan(
          await this.gameNamed(table.game),
          table.seats.map((_, i) => (i === seat ? by : 'open')),
        )
      return withBot(this.shop.sources, table, seat, by)
    })
  }

  async start(caller: Caller, id: string, nonce?: string): Promise<TableState> {
    return this.inside(id, async (room, table) => {
      checkHost(table, caller)
      const { game } = await this.gameNamed(table.game)
      const now = this.shop.sources.now()
      const next = { ...begun(table, now, nonce), ...(table.version === 0 ? { rules: game.version } : {}) }
      // Its dice depend on who has sat down: a position loaded before is forgotten.
      if (room.isLoaded) await this.shop.rules.ask({ do: 'drop', table: id }).catch(() => null)
      room.isLoaded = false
      await this.acting.act(room, next, { kind: 'begin' }, { key: 'begin' })
      await this.tellWhole(room)
      this.tellState(room)
      this.lobbyChanged()
      return stateFor(room.table ?? next, caller, presenceOf(room, room.table ?? next))
    })
  }

  async rematch(caller: Caller, id: string, nonce?: string): Promise<TableState> {
    const guest = checkGuest(caller)
    const { next, seat } = await this.inside(id, async (room, table) => {
      const seat = seatOf(table, guest)
      checkLook(table, caller)
      if (seat === null) throw new ProblemError('notSeated')
      if (table.phase !== 'over' || table.version === 0) throw new ProblemError('notOver')
      if (table.rematch !== null) return { next: table.rematch, seat }
      const again = this.again(table, guest, seat)
      const pack = await this.shop.store.packOf(id)
      await this.acting.keep(room, { ...table, rematch: again.id }, table.version, [
        { kind: 'newTable', table: again, pack },
      ])
      this.tellState(room)
      return { next: again.id, seat }
    })
    // Whoever sat at the old table needs no invitation.
    return this.changed(caller, next, async (table) => seated(this.shop.sources, table, seat, guest, nonce))
  }

  /** The same seats once more; everybody else must sit down again, so that everybody adds to the dice. */
  private again(table: StoredTable, host: StoredGuest, own: Seat): StoredTable {
    const { game, rules, pack, hasOwnPack, options } = table
    const plans = table.seats.map(({ by, guest }, seat) =>
      seat === own ? 'me' : guest !== null || by === 'person' || by === 'open' ? 'open' : by,
    )
    const visibility = table.visibility === 'public' ? 'unlisted' : table.visibility
    return newTable(this.shop.sources, { game, rules, pack, hasOwnPack, options }, plans, host, visibility)
  }

  // —— playing ——

  choose(caller: Caller, id: string, { v, key, choices }: ChooseCommand, by?: Watcher): Promise<Done> {
    return this.act(caller, id, { v, key }, (seat) => ({ kind: 'choose', seat, choices }), by)
  }
  undo(caller: Caller, id: string, command: Command, by?: Watcher): Promise<Done> {
    return this.act(caller, id, command, (seat) => ({ kind: 'undo', seat }), by)
  }
  resign(caller: Caller, id: string, command: Command): Promise<Done> {
    return this.act(caller, id, command, (seat) => ({ kind: 'resign', seat }))
  }

  private act(
    caller: Caller,
    id: string,
    { v, key }: Command,
    actOf: (seat: Seat) => Act,
    by?: Watcher,
  ): Promise<Done> {
    return this.inside(id, async (room, table) => {
      const guest = checkGuest(caller)
      checkLook(table, caller)
      const own = seatOf(table, guest)
      if (own === null) throw new ProblemError('notSeated')
      if (v < table.version) {
        const done = await this.doneBefore(table, own, v, key)
        if (done !== null) return done
      }
      checkGoesOn(table)
      const seat = checkSeat(table, caller)
      if (v !== table.version) throw new ProblemError('stale', { version: table.version })
      return this.acting.act(room, table, actOf(seat), { key, by })
    })
  }

  /** The answer to a command that stands already; null: it does not. */
  private async doneBefore(table: StoredTable, seat: Seat, v: number, key: string): Promise<Done | null> {
    const row = await this.shop.store.rowByKey(table.id, v, seat, key)
    if (row === null) return null
    const [told] = await this.told(table, row.v, row.v + 1, seat)
    return { v: row.v + 1, events: told?.events ?? [] }
  }

  async delegate(caller: Caller, id: string, v: number): Promise<void> {
    await this.inside(id, async (room, table) => {
      const seat = checkSeat(table, caller)
      checkGoesOn(table)
      if (v !== table.version) throw new ProblemError('stale', { version: table.version })
      if (!table.asked?.seats.includes(seat)) return
      const next = delegatedTo(table, seat, ruleOfDecision(table.asked.decision))
      await this.acting.keep(room, { ...next, isDue: true }, table.version, [])
      this.acting.goOn(room)
    })
  }

  // —— looking ——

  sight(caller: Caller, id: string, at?: number, as?: Viewer): Promise<WireSight> {
    return this.looked(caller, id, async (room, table) => {
      const viewer = checkEyes(table, caller, as)
      checkBegun(table)
      if (at === undefined || at >= table.version) return JSON.parse(await this.sightText(room, table, viewer))
      const stored = await this.shop.store.course(id, Math.max(0, at))
      if (stored === null) throw new ProblemError('notFound')
      const course = await this.acting.courseText(stored)
      const past = await this.acting.askAside({ do: 'past', course, viewer }, table)
      if (past === null) throw new ProblemError('notFound')
      return JSON.parse(past)
    })
  }

  private async sightText(room: Room, table: StoredTable, viewer: Viewer): Promise<string> {
    const now = await this.acting.loaded(room, table)
    return this.acting.ask(room, now, { do: 'sight', table: table.id, viewer })
  }

  choices(caller: Caller, id: string) {
    return this.looked(caller, id, async (room, table) => {
      const seat = checkSeat(table, caller)
      checkGoesOn(table)
      const now = await this.acting.loaded(room, table)
      const { words } = await this.gameNamed(table.game)
      const talk = words[caller.language]
      const { v, decision, choices, notations } = await this.acting.ask(room, now, { do: 'choices', table: id, seat })
      const list = choices.kind === 'none' ? [] : choices.list
      const listed: ChoiceListed[] = list.map((choice, i) => ({
        notation: notations[i] as string,
        choice,
        text: choiceText(talk, choice, namesAt(table)),
      }))
      const split = choices.kind === 'allotment' ? { allotment: { do: choices.do, ...choices.allotment } } : {}
      return { v, prompt: decision === null ? null : (talk.prompts[decision] ?? decision), choices: listed, ...split }
    })
  }

  explain(caller: Caller, id: string, choice: Choice | string) {
    return this.looked(caller, id, async (room, table) => {
      const seat = checkSeat(table, caller)
      checkGoesOn(table)
      const now = await this.acting.loaded(room, table)
      const { v, refusal } = await this.acting.ask(room, now, { do: 'explain', table: id, seat, choice })
      if (refusal === null) return { v, refusal }
      return {
        v,
        refusal: {
          ...refusal,
          message: await this.refusalSentence(table.game, refusal, caller.language, namesAt(table)),
        },
      }
    })
  }

  async history(caller: Caller, id: string, from: number, to: number): Promise<readonly ToldRow[]> {
    const table = await this.looked(caller, id, async (_room, found) => found)
    checkBegun(table)
    const first = Math.max(0, from)
    const last = Math.min(to, table.version, first + PAGE)
    return this.told(table, first, last, viewerOf(table, caller))
  }

  private async told(table: StoredTable, from: number, to: number, viewer: Viewer): Promise<readonly ToldRow[]> {
    const { store } = this.shop
    const before = await store.course(table.id, from)
    if (before === null || to < from) return []
    const rows = [...before.rows, ...(await store.rows(table.id, from, to))]
    const course = await this.acting.courseText({ ...before, rows })
    return this.acting.askAside({ do: 'told', course, from, viewer }, table)
  }

  async exported(caller: Caller, id: string): Promise<object> {
    const table = await this.looked(caller, id, async (_room, found) => found)
    return hasEnded(table) ? this.record(table) : this.toldSoFar(table, caller)
  }

  /** While a game runs, nobody gets more than what they were told. */
  private async toldSoFar(table: StoredTable, caller: Caller): Promise<object> {
    const { id, game, rules, pack, options, version } = table
    const viewer = viewerOf(table, caller)
    const rows: ToldRow[] = []
    for (let from = 0; from < version; from += PAGE)
      rows.push(...(await this.told(table, from, Math.min(from + PAGE, version), viewer)))
    const seats = table.seats.map(({ name, by }) => ({ name, by }))
    return { format: 'skerry-told-1', table: id, game, rules, pack, options, viewer, seats, rows }
  }

  /** The whole game, and all parts of its dice. */
  private async record(table: StoredTable): Promise<object> {
    const { store } = this.shop
    const { id, game, rules, pack, options, seats, begun: began, played, winners, secret, witnessedFrom } = table
    const course = await store.course(id, 0)
    const rows = await store.rows(id, 0, table.version)
    const builtIn = await this.shop.games.find(game)
    const nonces = seats.map(({ nonce }) => nonce)
    return {
      format: RECORD_FORMAT,
      game,
      rules,
      pack,
      seats: seats.length,
      options,
      ...(course?.start ? { start: JSON.parse(course.start) } : {}),
      ...(builtIn?.packHash === pack ? {} : { ownPack: await store.packOf(id) }),
      table: {
        seats: seats.map(({ name, by }) => ({ name, by: by === 'open' ? 'person' : by })),
        sharing: 'alone',
        begun: began,
        played,
        seed: id,
        isOver: true,
        winners,
        asked: null,
      },
      dice: { table: id, commitment: commitmentOf(secret), secret, nonces, witnessedFrom },
      rows: rows.map(({ v: _v, key: _key, at: _at, ...row }) => row),
    }
  }

  async packOf(caller: Caller, id: string): Promise<unknown> {
    const table = await this.looked(caller, id, async (_room, found) => found)
    return this.shop.store.packOf(table.id)
  }

  // —— talking ——

  async say(
    caller: Caller,
    id: string,
    { text, key, to }: { text: string; key: string; to?: readonly Seat[] },
  ): Promise<ChatMessage> {
    return this.looked(caller, id, async (room, table) => {
      const from = seatOf(table, checkGuest(caller))
      if (from === null) throw new ProblemError('notSeated')
      // A whisper is for whoever sits there now, and seats change hands before the game begins.
      if (to !== undefined && table.phase === 'open') throw new ProblemError('notRunning')
      const known = await this.shop.store.chatByKey(id, from, key)
      if (known !== null) return known
      const { sources } = this.shop
      const message: ChatMessage = {
        id: sources.id(),
        at: sources.now(),
        from,
        to: addressees(table, to),
        text: checkText(text),
      }
      await this.commit([{ kind: 'chat', table: id, message: { ...message, key } }])
      this.tellChat(room, message)
      return message
    })
  }

  private tellChat(room: Room, message: ChatMessage): void {
    const rest = `,"message":${JSON.stringify(message)}}`
    for (const [watcher, viewer] of room.watchers) if (mayRead(message, viewer)) watcher.send('chat', rest)
  }

  async chat(caller: Caller, id: string, before?: number): Promise<readonly ChatMessage[]> {
    const table = await this.looked(caller, id, async (_room, found) => found)
    return this.shop.store.chat(id, seatOf(table, caller.guest), CHAT_SHOWN, before)
  }

  // —— watching ——

  watch(watcher: Watcher, id: string, since?: number): Promise<Watching> {
    return this.inside(id, async (room, table) => {
      checkLook(table, watcher.caller)
      const isNewHere = !presenceOf(room, table).seats.has(seatOf(table, watcher.caller.guest) as Seat)
      const shown = await this.shownTo(room, table, watcher, since)
      this.show(room, table, watcher, shown)
      if (isNewHere) this.tellPresence(room, watcher)
      return { table: id, stop: () => this.stopWatching(room, watcher) }
    })
  }

  private stopWatching(room: Room, watcher: Watcher): void {
    if (!room.watchers.delete(watcher)) return
    room.usedAt = this.shop.sources.now()
    this.tellPresence(room)
  }

  /** Tells who is here: at once, or, where many come and go, a moment later for all of them. */
  private tellPresence(room: Room, except?: Watcher): void {
    room.comings += 1
    if (room.comings <= COMINGS_AT_ONCE) this.tellState(room, except)
    if (room.comings > 1) return
    setTimeout(() => {
      const isDue = room.comings > COMINGS_AT_ONCE
      room.comings = 0
      if (isDue) this.tellState(room)
    }, COMINGS_MS).unref()
  }

  /** All that somebody is shown who comes, but for who else is here: that may change while it is put together. */
  private async shownTo(room: Room, table: StoredTable, { caller }: Watcher, since?: number): Promise<string> {
    const viewer = viewerOf(table, caller)
    const seat = seatOf(table, caller.guest)
    const { version } = table
    const missed = since === undefined ? Number.POSITIVE_INFINITY : version - since
    const isContinued = missed >= 0 && missed <= MOST_MISSED
    const sight = hasBegun(table) ? await this.sightText(room, table, viewer) : 'null'
    const now = room.table ?? table
    const told = isContinued && missed > 0 ? await this.told(now, since as number, now.version, viewer) : []
    const chat = await this.shop.store.chat(table.id, seat, CHAT_SHOWN)
    return `,"chat":${JSON.stringify(chat)},"sight":${sight},"told":${JSON.stringify(told)},"isContinued":${isContinued}}`
  }

  private show(room: Room, table: StoredTable, watcher: Watcher, shown: string): void {
    const now = room.table ?? table
    room.watchers.set(watcher, viewerOf(table, watcher.caller))
    const state = stateFor(now, watcher.caller, presenceOf(room, now))
    watcher.send('whole', `,"state":${JSON.stringify(state)}${shown}`)
  }

  private tellState(room: Room, except?: Watcher): void {
    const { table } = room
    if (table === null) {
      this.tellStateLater(room.id)
      return
    }
    const presence = presenceOf(room, table)
    const texts = new Map<string | undefined, string>()
    for (const watcher of room.watchers.keys()) {
      if (watcher === except) continue
      const { guest } = watcher.caller
      const text = texts.get(guest?.id) ?? `,"state":${JSON.stringify(stateFor(table, watcher.caller, presence))}}`
      texts.set(guest?.id, text)
      watcher.send('state', text)
    }
  }

  /** What is known of the table was forgotten just now: it is read anew. */
  private tellStateLater(id: string): void {
    this.inside(id, async (room) => this.tellState(room)).catch((error: unknown) =>
      this.shop.log.error({ table: id, fault: String(error) }, 'presence'),
    )
  }

  private async tellWhole(room: Room): Promise<void> {
    const { table } = room
    if (table === null) return
    for (const watcher of [...room.watchers.keys()]) await this.tellAnew(room, table, watcher)
  }

  /** What was done stands whether or not it can be shown: whoever cannot be shown it must come back for it. */
  private async tellAnew(room: Room, table: StoredTable, watcher: Watcher): Promise<void> {
    try {
      const shown = await this.shownTo(room, table, watcher)
      if (room.watchers.has(watcher)) this.show(room, table, watcher, shown)
    } catch (error) {
      if (!room.watchers.delete(watcher)) return
      watcher.gone(error instanceof ProblemError ? error.code : 'unavailable')
      this.tellPresence(room)
    }
  }

  // —— rooms ——

  private inside<T>(id: string, work: (room: Room, table: StoredTable) => Promise<T>): Promise<T> {
    return this.shop.rooms.inside(id, work)
  }

  private looked<T>(caller: Caller, id: string, work: (room: Room, table: StoredTable) => Promise<T>): Promise<T> {
    return this.inside(id, async (room, table) => {
      checkLook(table, caller)
      return work(room, table)
    })
  }

  /** Changes who sits where; those who watch are told, and see with the eyes of their seat. */
  private changed(
    caller: Caller,
    id: string,
    change: (table: StoredTable) => Promise<StoredTable>,
  ): Promise<TableState> {
    return this.inside(id, async (room, table) => {
      const next = await change(table)
      if (next === table) return stateFor(table, caller, presenceOf(room, table))
      await this.acting.keep(room, next, table.version, [])
      await this.reseat(room, next)
      this.tellState(room)
      this.lobbyChanged()
      return stateFor(next, caller, presenceOf(room, next))
    })
  }

  /** Whoever has got or lost a seat sees with other eyes; whoever may not look any more is sent away. */
  private async reseat(room: Room, table: StoredTable): Promise<void> {
    for (const [watcher, was] of [...room.watchers]) {
      if (!mayLook(table, watcher.caller)) {
        room.watchers.delete(watcher)
        watcher.gone('notFound')
      } else if (viewerOf(table, watcher.caller) !== was) await this.tellAnew(room, table, watcher)
    }
  }

  // —— the house ——

  /** Bots that were at it when the server ended go on. */
  async resume(): Promise<number> {
    const { store } = this.shop
    let count = 0
    for (let after = ''; ; ) {
      if (this.acting.isClosed) return count
      const ids = await store.dueTables(after, MOST_LISTED)
      for (const id of ids)
        await this.inside(id, async (room, table) => {
          if (botToAnswer(table) === null) return
          await this.acting.loaded(room, table)
          this.acting.goOn(room)
        }).catch((error: unknown) => this.shop.log.error({ table: id, fault: String(error) }, 'resume'))
      count += ids.length
      const last = ids.at(-1)
      if (last === undefined) return count
      after = last
    }
  }

  /** Nothing is begun any more that nobody has asked for. */
  close(): void {
    this.acting.close()
  }

  /** Forgets what nobody uses; `all` before the server ends. */
  async tidy(all = false): Promise<void> {
    const { rooms } = this.shop
    for (const room of all ? [...rooms.all()] : rooms.idle())
      await room.run(async () => {
        if (!all && !rooms.isStillIdle(room)) return
        await this.putAside(room)
        rooms.close(room)
      })
  }

  private async putAside(room: Room): Promise<void> {
    if (!room.isLoaded) return
    room.isLoaded = false
    const snapshot = await this.shop.rules.ask({ do: 'drop', table: room.id }).catch(() => null)
    if (snapshot !== null) await this.commit([{ kind: 'snapshot', table: room.id, ...snapshot }]).catch(() => undefined)
  }

  // —— problems in words ——

  async problem(error: unknown, language: Language): Promise<Problem> {
    if (!(error instanceof ProblemError)) {
      this.shop.log.error({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'fault')
      return { code: 'fault', message: problemText('fault', language) }
    }
    const { code, refusal, at, version, details } = error
    const message =
      refusal === undefined || at === undefined
        ? problemText(code, language, details)
        : await this.refusalSentence(at.game, refusal, language, (seat) => at.names[seat] || seatLetter(seat))
    return {
      code,
      message,
      ...(refusal === undefined ? {} : { refusal }),
      ...(version === undefined ? {} : { version }),
      ...(details === undefined ? {} : { details }),
    }
  }

  private async refusalSentence(game: string, refusal: Refusal, language: Language, names: SeatNames): Promise<string> {
    const { words } = await this.gameNamed(game)
    return sentence(refusalText(words[language], language, refusal, names))
  }
}

const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const LONGEST_NAME = 40
const LONGEST_TEXT = 500

function checkName(name: string): string {
  const trimmed = name.trim().replaceAll(/\s+/g, ' ')
  if (trimmed === '' || trimmed.length > LONGEST_NAME || /\p{C}/u.test(trimmed))
    throw new ProblemError('badRequest', { details: `name: 1 to ${LONGEST_NAME} letters` })
  return trimmed
}

function checkText(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > LONGEST_TEXT)
    throw new ProblemError('badRequest', { details: `text: 1 to ${LONGEST_TEXT} letters` })
  return trimmed
}

/** Null: the whole table. */
function addressees({ seats }: StoredTable, to: readonly Seat[] | undefined): readonly Seat[] | null {
  if (to === undefined || to.length === 0) return null
  if (to.some((seat) => seats[seat] === undefined)) throw new ProblemError('noSeat')
  return [...new Set(to)].sort((a, b) => a - b)
}

const mayRead = ({ from, to }: ChatMessage, viewer: Viewer): boolean =>
  to === null || (typeof viewer === 'number' && (viewer === from || to.includes(viewer)))

/** There is something to see: the game has begun, or was brought along. */
const hasBegun = ({ phase, version }: StoredTable): boolean => phase !== 'open' || version > 0

function checkBegun(table: StoredTable): void {
  if (!hasBegun(table)) throw new ProblemError('notRunning')
}

const namesAt =
  ({ seats }: StoredTable): SeatNames =>
  (seat) =>
    seats[seat]?.name || seatLetter(seat)

function checkGoesOn({ phase, held }: StoredTable): void {
  if (phase !== 'running') throw new ProblemError('notRunning')
  if (held !== null) throw new ProblemError('held')
}

function presenceOf({ watchers }: Room, table: StoredTable): { seats: Set<Seat>; watching: number } {
  const seats = new Set<Seat>()
  let watching = 0
  for (const { caller } of watchers.keys()) {
    const seat = seatOf(table, caller.guest)
    if (seat === null) watching += 1
    else seats.add(seat)
  }
  return { seats, watching }
}

/** Who may be planned for the seats of a new table. */
function checkPlan({ game, bots }: ServedGame, seats: NewTable['seats']): void {
  const { min, max } = game.seats
  const fault =
    seats.length < min || seats.length > max
      ? `seats: ${min} to ${max} can play`
      : seats.filter((plan) => plan === 'me').length > 1
        ? 'seats: you can sit on one seat only'
        : seats.find((plan) => plan !== 'me' && plan !== 'open' && !bots.includes(plan))
  if (fault !== undefined)
    throw new ProblemError('badRequest', {
      details: fault.startsWith('seats') ? fault : `seats: nobody plays “${fault}”`,
    })
}

function optionsFor({ game }: ServedGame, seats: number, options: Options): Options {
  try {
    return checkOptions(game, seats, options)
  } catch (error) {
    if (error instanceof InputError) throw new ProblemError('badRequest', { details: error.message })
    throw error
  }
}
