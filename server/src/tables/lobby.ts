/** The lobby: lists of games and tables, and new tables. */

import type { Language, Localized } from '@skerry/contracts'
import { checkOptions, InputError, type Options } from '@skerry/kernel'
import type { GameListed, Invitation, NewTable, TableCard, TableState } from '@skerry/link'
import { type GameRecord, inputFaultText } from '@skerry/session'
import { formerPack, packFaultsText, type ServedGame } from '../games.ts'
import type { Checked, RecordFault } from '../rules/messages.ts'
import type { Sources } from '../sources.ts'
import type { Change, StoredTable } from '../store/types.ts'
import { checkGuest, seatOf } from './access.ts'
import { commit, gameNamed, TablePart } from './deps.ts'
import type { Positions } from './positions.ts'
import { byUrgency, cardFor, stateFor } from './states.ts'
import { type GameSetup, newTable } from './transitions.ts'
import { type BroughtGame, type Caller, ProblemError } from './types.ts'

/** Page size of the lists. */
const LIST_SIZE = 100
const MOST_ROWS_BROUGHT = 20_000
/** How often listeners hear of changes at most. */
const LOBBY_MS = 1000

export class Lobby extends TablePart<{ positions: Positions }> {
  private readonly listeners = new Set<() => void>()
  private isDue = false

  games(): Promise<readonly GameListed[]> {
    return this.deps.games.list()
  }

  async myTables(caller: Caller): Promise<readonly TableCard[]> {
    const tables = await this.deps.store.tablesOf(checkGuest(caller).id, LIST_SIZE)
    return tables.map((table) => cardFor(table, caller)).sort(byUrgency)
  }

  async publicTables(caller: Caller, game?: string): Promise<readonly TableCard[]> {
    const tables = await this.deps.store.publicTables(LIST_SIZE, game)
    return tables.map((table) => cardFor(table, caller))
  }

  /** What somebody is invited to, before they sit down: who asks, and who is there. */
  async invitation(caller: Caller, invite: string): Promise<Invitation> {
    const invited = await this.deps.store.invited(invite)
    if (invited === null) throw new ProblemError('notFound')
    const { table, seat } = invited
    const isYours = seatOf(table, caller.guest) === seat
    if (table.phase !== 'open' && !isYours) throw new ProblemError('notOpen')
    if (table.seats[seat]?.by !== 'open' && !isYours) throw new ProblemError('seatTaken')
    return {
      table: cardFor(table, caller),
      seat,
      host: table.seats.find(({ guest }) => guest === table.host)?.name ?? null,
    }
  }

  /** Calls the listener when lists of tables have changed. */
  onLobby(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Something has changed that lists of tables show. */
  changed(): void {
    if (this.isDue || this.listeners.size === 0) return
    this.isDue = true
    setTimeout(() => {
      this.isDue = false
      for (const listener of this.listeners) listener()
    }, LOBBY_MS).unref()
  }

  async create(
    caller: Caller,
    { game: id, seats, options = {}, visibility = 'unlisted', pack }: NewTable,
  ): Promise<TableState> {
    const host = checkGuest(caller)
    const { language } = caller
    const game = await gameNamed(this.deps, id)
    checkSeatPlans(game, seats, language)
    const setup: GameSetup = {
      game: id,
      rules: game.game.version,
      pack: pack === undefined ? game.packHash : await this.hashOfPack(game, pack, language),
      hasOwnPack: pack !== undefined,
      options: checkedOptions(game, seats.length, options, language),
    }
    const table = newTable(this.deps.sources, setup, seats, host, visibility)
    return this.opened(caller, table, [{ kind: 'newTable', table, pack: pack ?? game.pack }])
  }

  private async hashOfPack(game: ServedGame, pack: unknown, language: Language): Promise<string> {
    const read = await this.parts.positions.askAside({ do: 'pack', game: game.id, pack })
    if ('fault' in read) throw new ProblemError('badPack', { details: packFaultsText(game, read.fault, language) })
    return read.hash
  }

  /** Goes on here with a game played elsewhere. */
  async bring(caller: Caller, { record, seats, visibility = 'unlisted' }: BroughtGame): Promise<TableState> {
    const host = checkGuest(caller)
    const { language } = caller
    const { rows, ...named } = record as Partial<Record<keyof GameRecord, unknown>>
    if (Array.isArray(rows) && rows.length > MOST_ROWS_BROUGHT) throw new ProblemError('tooLarge')
    const served = await this.deps.games.find(String(named.game))
    const former = served === null ? undefined : formerPack(served, String(named.pack))
    const ownPack = named.ownPack ?? former
    const checked = await this.parts.positions.askAside({ do: 'check', record, pack: ownPack })
    if ('fault' in checked) throw faultOf(checked.fault, served, language)
    if (seats.length !== checked.seats) throw badSeats(NOT_AS_MANY, language)
    const game = await gameNamed(this.deps, checked.game)
    checkSeatPlans(game, seats, language)
    const { rules, pack, options } = checked
    const setup: GameSetup = { game: checked.game, rules, pack, hasOwnPack: pack !== game.packHash, options }
    const table = atRecordEnd(newTable(this.deps.sources, setup, seats, host, visibility), checked)
    return this.opened(caller, table, broughtChanges(this.deps.sources, table, checked, ownPack ?? game.pack))
  }

  private async opened(caller: Caller, table: StoredTable, changes: readonly Change[]): Promise<TableState> {
    await commit(this.deps, changes)
    this.changed()
    return stateFor(table, caller)
  }
}

/** Why a record cannot be gone on with, in words. */
function faultOf(fault: RecordFault, game: ServedGame | null, language: Language): ProblemError {
  if (fault.kind === 'record')
    return new ProblemError('badRecord', { details: inputFaultText(fault.fault, language, game?.words[language]) })
  const details = game === null ? undefined : packFaultsText(game, fault.faults, language)
  return new ProblemError('badPack', { details })
}

/** A new table at the point that a brought game has reached. Nobody here has witnessed its dice so far. */
const atRecordEnd = (table: StoredTable, { version, asked, winners, isOver }: Checked): StoredTable => ({
  ...table,
  version,
  asked,
  winners,
  witnessedFrom: version,
  ...(isOver ? { phase: 'over', endedBy: 'rules' } : {}),
})

function broughtChanges(sources: Sources, table: StoredTable, checked: Checked, pack: unknown): Change[] {
  const { id } = table
  const at = sources.now()
  const start = checked.start === null ? {} : { start: checked.start }
  return [
    { kind: 'newTable', table, ...start, pack },
    ...checked.rows.map((row, v) => ({ kind: 'row' as const, table: id, row: { ...row, v, key: `brought ${v}`, at } })),
    ...checked.snapshots.map((snapshot) => ({ kind: 'snapshot' as const, table: id, ...snapshot })),
  ]
}

/** Whether these players can sit at a table of this game. */
export function checkSeatPlans({ game, bots }: ServedGame, seats: NewTable['seats'], language: Language): void {
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max)
    throw badSeats({ en: `${min} to ${max} can play`, de: `Das Spiel ist für ${min} bis ${max}` }, language)
  if (seats.filter((plan) => plan === 'me').length > 1) throw badSeats(ONE_SEAT, language)
  const unknown = seats.find((plan) => plan !== 'me' && plan !== 'open' && !bots.includes(plan))
  if (unknown !== undefined)
    throw badSeats({ en: `nobody plays “${unknown}”`, de: `„${unknown}“ spielt hier niemand` }, language)
}

const ONE_SEAT: Localized = { en: 'you can sit on one seat only', de: 'Du kannst nur auf einem Platz sitzen' }
const NOT_AS_MANY: Localized = { en: 'not as many as in the record', de: 'nicht so viele wie im Spielverlauf' }

const badSeats = (what: Localized, language: Language): ProblemError =>
  new ProblemError('badRequest', { details: `seats: ${what[language]}` })

function checkedOptions({ game }: ServedGame, seats: number, options: Options, language: Language): Options {
  try {
    return checkOptions(game, seats, options)
  } catch (error) {
    if (error instanceof InputError) throw new ProblemError('badRequest', { details: inputFaultText(error, language) })
    throw error
  }
}
