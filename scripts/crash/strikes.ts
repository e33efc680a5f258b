/** When the server is killed: at any moment, in the middle of something, while it starts, and twice in a row. */

import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '@skerry/kernel'
import type { Doing, Memory } from './memory.ts'
import type { ServerProcess } from './server.ts'

/** `amid`: just after something was sent, most often before it is kept; `writing`: while it is kept, before it is answered. */
const WAYS = ['anywhere', 'amid', 'amid', 'writing', 'writing', 'writing', 'starting', 'twice'] as const
export type Way = (typeof WAYS)[number]

const DOINGS: readonly Doing[] = ['create', 'join', 'start', 'choose', 'choose', 'choose', 'undo', 'say']

/** At least this many answers come between two strikes, and at most this many more: even a slow machine gets something done. */
const LEAST_HEARD = 20
const MORE_HEARD = 40
/** Unless it takes longer than this. */
const PATIENCE_MS = 20_000
/** A command is answered within a few milliseconds. */
const AMID_MS = 5
/** A commit writes several times. */
const SIGNS = 6
/** Right after it listens everybody comes back at once. */
const TWICE_MS = 200

/** Lets the players play a while, kills the server and starts it again; tells how, and how long the start took. */
export async function strike(
  server: ServerProcess,
  memory: Memory,
  random: Random,
  usualStartMs: number,
): Promise<{ readonly way: Way; readonly startMs: number }> {
  const way = WAYS[random(WAYS.length)] as Way
  const enough = memory.heard + LEAST_HEARD + random(MORE_HEARD)
  await memory.until(() => memory.heard >= enough, PATIENCE_MS)
  if (way === 'anywhere') await pause(random(300))
  if (way === 'amid') {
    await memory.untilSent(DOINGS[random(DOINGS.length)] as Doing, PATIENCE_MS)
    const ms = random(AMID_MS)
    if (ms > 0) await pause(ms)
  }
  if (way === 'writing') await server.killWriting(1 + random(SIGNS), PATIENCE_MS)
  else await server.kill()
  if (way === 'starting') await server.startInVain(random(Math.ceil(usualStartMs)))
  if (way === 'twice') {
    await server.start()
    await pause(random(TWICE_MS))
    await server.kill()
  }
  return { way, startMs: await server.start() }
}
