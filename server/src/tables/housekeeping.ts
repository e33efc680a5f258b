/** What the server does without being asked: it lets orders and bots answer after a restart and frees the memory of unused tables. */

import type { AnswerRunner } from './answer-runner.ts'
import { commit, TablePart } from './deps.ts'
import type { Positions } from './positions.ts'
import type { Room } from './rooms.ts'
import { answerersAt } from './transitions.ts'
import type { Watchers } from './watchers.ts'

/** Tables read at a time. */
const PAGE = 100

export class Housekeeping extends TablePart<{ positions: Positions; watchers: Watchers; answers: AnswerRunner }> {
  /** What was to answer when the server ended does so now. Returns how many tables were due. */
  async resume(): Promise<number> {
    let count = 0
    for (let after: string | undefined = ''; after !== undefined && !this.parts.answers.isClosed; ) {
      const ids = await this.deps.store.dueTables(after, PAGE)
      for (const id of ids) await this.wake(id)
      count += ids.length
      after = ids.at(-1)
    }
    return count
  }

  private async wake(id: string): Promise<void> {
    const { rooms, log } = this.deps
    try {
      await rooms.inside(id, async (room, table) => {
        if (answerersAt(table).length === 0) return
        await this.parts.watchers.loaded(room, table)
        this.parts.answers.next(room)
      })
    } catch (error) {
      log.error({ table: id, fault: String(error) }, 'resume')
    }
  }

  /** Forgets unused tables; `all` before the server ends. */
  async tidy(all = false): Promise<void> {
    const { rooms } = this.deps
    for (const room of all ? [...rooms.all()] : rooms.idle())
      await room.run(async () => {
        if (!all && !rooms.isStillIdle(room)) return
        await this.unload(room)
        rooms.close(room)
      })
  }

  private async unload(room: Room): Promise<void> {
    const snapshot = await this.parts.positions.unload(room)
    if (snapshot === null) return
    await commit(this.deps, [{ kind: 'snapshot', table: room.id, ...snapshot }]).catch(() => undefined)
  }
}
