/** Guests: people without an account, known by the token in their cookie. */

import { createHash } from 'node:crypto'
import type { Guest } from '@skerry/link'
import type { StoredGuest } from '../store/types.ts'
import { checkGuest } from './access.ts'
import { commit, TablePart } from './deps.ts'
import { type Caller, ProblemError } from './types.ts'

const LONGEST_NAME = 40

export class Guests extends TablePart {
  /** The guest of this cookie token; null: there is none. */
  async guestOf(token: string | undefined): Promise<StoredGuest | null> {
    if (token === undefined) return null
    try {
      return await this.deps.store.guestByToken(hashOfToken(token))
    } catch (error) {
      this.deps.log.error({ fault: String(error) }, 'store')
      throw new ProblemError('unavailable')
    }
  }

  /** The token goes into the guest's cookie and nowhere else. */
  async newGuest(name: string): Promise<{ guest: StoredGuest; token: string }> {
    const { sources } = this.deps
    const token = sources.secret()
    const guest = { id: sources.id(), name: checkName(name), tokenHash: hashOfToken(token), since: sources.now() }
    await commit(this.deps, [{ kind: 'guest', guest }])
    return { guest, token }
  }

  async renameGuest(caller: Caller, name: string): Promise<Guest> {
    const guest = { ...checkGuest(caller), name: checkName(name) }
    await commit(this.deps, [{ kind: 'guest', guest }])
    return { id: guest.id, name: guest.name }
  }
}

const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

function checkName(name: string): string {
  const trimmed = name.trim().replaceAll(/\s+/g, ' ')
  if (trimmed === '' || trimmed.length > LONGEST_NAME || /\p{C}/u.test(trimmed))
    throw new ProblemError('badRequest', { details: `name: 1 to ${LONGEST_NAME} letters` })
  return trimmed
}
