/** Positions in the rules' thread: loads them, asks about them, lets newer rules take them over, and stores what changes. */

import type { ProblemCode } from '@skerry/link'
import { stackOf } from '../log.ts'
import { seedOf } from '../rules/dice.ts'
import { RulesFault, WorkerHung, WorkerLost } from '../rules/host.ts'
import type { Answers, AnswerTo, Ask, CourseText } from '../rules/messages.ts'
import type { Change, StoredCourse, StoredTable } from '../store/types.ts'
import type { Broadcast } from './broadcast.ts'
import { gameOf, TablePart } from './deps.ts'
import type { Room } from './rooms.ts'
import { afterRow } from './transitions.ts'
import { ProblemError } from './types.ts'

/** How often a question is asked when the thread is lost, which another question may have caused. */
const TRIES = 3
/** Why a table is held that cannot even be looked at: the rules are not asked about it again. */
const BLIND = 'the rules did not come to an end when it was looked at'
/** Problems of content from outside with which the rules do not come to an end. */
const ENDLESS: Partial<Record<Ask['do'], ProblemCode>> = { check: 'badRecord', pack: 'badPack' }
/** Questions that load a position themselves. */
const LOADING: ReadonlySet<Ask['do']> = new Set(['load', 'renew'])

export class Positions extends TablePart<{ broadcast: Broadcast }> {
  /** Loads the position of a table. Returns the table, which has one row more when newer rules have taken it over. */
  async load(room: Room, table: StoredTable): Promise<StoredTable> {
    if (table.held === BLIND) throw new ProblemError('held')
    if (room.isLoaded) return table
    const stored = await this.deps.store.course(table.id)
    if (stored === null) throw new ProblemError('notFound')
    // A game that begins has just completed its dice: the table given is newer than the stored one.
    const course = await this.courseText({ ...stored, table }, room)
    const { game } = await gameOf(this.deps, table)
    if (table.rules !== game.version && table.phase === 'running') return this.renew(room, table, course, game.version)
    await this.ask(room, table, { do: 'load', table: table.id, course })
    room.isLoaded = true
    if (course.pack === undefined || table.hasOwnPack) return table
    // The built-in pack has changed since: from now on this table has its own.
    const next = { ...table, hasOwnPack: true }
    await this.keep(room, next, table.version)
    return next
  }

  /** What the rules need to know of a stored game. Reads the table's own pack once per room. */
  async courseText({ table, snapshot, start, rows }: StoredCourse, room?: Room): Promise<CourseText> {
    const isBuiltIn = table.pack === (await gameOf(this.deps, table)).packHash
    const pack = isBuiltIn ? undefined : (room?.pack ?? (await this.deps.store.packOf(table.id)))
    if (room !== undefined) room.pack = pack
    const nonces = table.seats.map(({ nonce }) => nonce)
    return {
      game: table.game,
      pack,
      seats: table.seats.length,
      options: table.options,
      snapshot: snapshot?.text ?? null,
      start,
      rows,
      seed: seedOf({ secret: table.secret, table: table.id, nonces }),
    }
  }

  /** Newer rules take over a running game, which a row records. */
  private async renew(room: Room, table: StoredTable, course: CourseText, rules: string): Promise<StoredTable> {
    const { store, log, sources } = this.deps
    const { id, version } = table
    if (table.held !== null) throw new ProblemError('held')
    const all = await store.rows(id, 0, version)
    const renewed = await this.ask(room, table, { do: 'renew', table: id, course, all, from: table.rules })
    if ('fault' in renewed) {
      await this.hold(room, table, `rules ${rules}: ${renewed.fault}`)
      throw new ProblemError('held')
    }
    const row = { ...renewed.row, v: version, key: `rules ${rules}`, at: sources.now() }
    const next = { ...afterRow(table, renewed.row, renewed.status, sources.now()), rules }
    log.info({ table: id, from: table.rules, to: rules, isSame: renewed.changed === null }, 'newer rules')
    room.isLoaded = true
    await this.keep(room, next, version, [
      { kind: 'row', table: id, row },
      { kind: 'snapshot', table: id, v: next.version, text: renewed.snapshot },
    ])
    room.usedAt = sources.now()
    return next
  }

  /** Asks the rules about a loaded position. What goes wrong is a problem of this table alone. */
  async ask<A extends Ask>(room: Room, table: StoredTable, ask: A, tries = TRIES): Promise<AnswerTo<A>> {
    try {
      return await this.deps.rules.ask(ask)
    } catch (error) {
      room.isLoaded = false
      if (error instanceof WorkerLost && tries > 1) {
        if (!LOADING.has(ask.do)) await this.load(room, table)
        return this.ask(room, table, ask, tries - 1)
      }
      if (error instanceof WorkerHung) {
        await this.hold(room, table, ask.do === 'act' ? 'the rules did not come to an end' : BLIND)
        throw new ProblemError('held')
      }
      if (error instanceof RulesFault) await this.deps.rules.ask({ do: 'drop', table: table.id }).catch(() => null)
      throw this.problemOf(error, ask, table)
    }
  }

  /** Asks the rules something that needs no loaded position. */
  async askAside<A extends Ask>(ask: A, table?: StoredTable, tries = TRIES): Promise<AnswerTo<A>> {
    try {
      return await this.deps.rules.ask(ask)
    } catch (error) {
      if (error instanceof WorkerLost && tries > 1) return this.askAside(ask, table, tries - 1)
      throw this.problemOf(error, ask, table)
    }
  }

  /** The caller learns the reason only for content it has brought along; the owner finds it in the log. */
  private problemOf(error: unknown, ask: Ask, table?: StoredTable): ProblemError {
    if (error instanceof WorkerLost) return new ProblemError('unavailable')
    const code = error instanceof WorkerHung ? ENDLESS[ask.do] : undefined
    if (code !== undefined) return new ProblemError(code, { details: 'it does not come to an end' })
    this.deps.log.error({ table: table?.id, game: table?.game, fault: stackOf(error) }, 'rules')
    return new ProblemError('fault')
  }

  /** Unloads the position. Returns a snapshot worth storing, or null. */
  async unload(room: Room): Promise<Answers['drop']> {
    if (!room.isLoaded) return null
    room.isLoaded = false
    return this.deps.rules.ask({ do: 'drop', table: room.id }).catch(() => null)
  }

  /** Stores a table, which was at version `was`, together with other changes. What fails here never happened. */
  async keep(room: Room, next: StoredTable, was: number, more: readonly Change[] = []): Promise<void> {
    try {
      await this.deps.commits.commit([...more, { kind: 'table', table: next, was }])
    } catch (error) {
      this.deps.log.error({ table: room.id, fault: stackOf(error) }, 'store')
      await this.unload(room)
      room.forget()
      throw new ProblemError('unavailable')
    }
    room.table = next
  }

  /** Stops a table until the owner of the server has looked at it. */
  async hold(room: Room, table: StoredTable, why: string): Promise<void> {
    this.deps.log.error({ table: table.id, game: table.game, why }, 'held')
    await this.keep(room, { ...table, held: why, isDue: false }, table.version)
    this.parts.broadcast.state(room)
  }
}
