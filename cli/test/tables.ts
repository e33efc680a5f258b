/** Games played on a real server, for the commands that look at them afterwards. */

import { join } from 'node:path'
import { anyChoice, type Game, type Plain, type Random, randomFrom, type View } from '@skerry/kernel'
import { Api, ApiError } from '@skerry/link/client'
import { openGame } from '@skerry/registry'
import { type Served, SOURCES, type Sources, serve } from '@skerry/server'

export const ROOT = join(import.meta.dirname, '..', '..')

let made = 0
const name = (length: number) => () => `${++made}`.padStart(length, 'x')
/** Names and secrets in the same order every time, so that the dice and with them the games are always the same. */
const FORESEEABLE: Sources = { ...SOURCES, id: name(16), secret: name(32) }

/** Does something with a server without a site and ends it. */
export async function served<T>(
  { data = null, root = ROOT }: { readonly data?: string | null; readonly root?: string },
  work: (server: Served) => Promise<T>,
): Promise<T> {
  const [limits, log, sources] = ['off', { level: 'silent' }, FORESEEABLE] as const
  const server = await serve({ root, dist: null, data, port: 0, limits, log, sources })
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

export async function guest({ url }: Pick<Served, 'url'>, name: string): Promise<Api> {
  const api = new Api(url, { jar: true })
  await api.setName(name)
  return api
}

/** The same guest at a server that was started again. */
export function returning({ url }: Pick<Served, 'url'>, { cookie }: Api): Api {
  return new Api(url, { fetch: (input, init) => fetch(input, { ...init, headers: { ...init?.headers, cookie } }) })
}

export interface Table {
  readonly id: string
  readonly game: Game
  readonly content: object
  readonly people: readonly Api[]
}

interface Plan {
  /** The folder with games/. */
  readonly root?: string
  readonly pack?: Plain
  /** A record to go on with. */
  readonly record?: unknown
}

/** A table where these people sit, begun. */
export async function begun(
  id: string,
  people: readonly Api[],
  { root = ROOT, pack, record }: Plan = {},
): Promise<Table> {
  const [host, ...others] = people as [Api, ...Api[]]
  const seats = people.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)))
  const table =
    record === undefined
      ? await host.create({ game: id, seats, ...(pack === undefined ? {} : { pack }) })
      : await host.bring({ record, seats })
  for (const [i, api] of others.entries())
    await api.accept(table.seats[i + 1]?.invite as string, `nonce-of-guest-number-${i + 1}`)
  await host.start(table.id)
  const { game, pack: builtIn } = await openGame(root, id)
  return { id: table.id, game, content: game.load(pack ?? builtIn), people }
}

/** One in so many rows is to be taken back. */
const UNDO_ONE_IN = 6

let keys = 0
export const newKey = (): string => `cli-test-${++keys}`

/** Plays on with any choices until so many rows are there, or the game is over. Now and then one is taken back. */
export async function played(table: Table, rows: number, seed: string): Promise<void> {
  const { id, people } = table
  const random = randomFrom(seed)
  for (;;) {
    const { asked, version } = await (people[0] as Api).table(id)
    const seat = asked?.seats[0]
    if (seat === undefined || version >= rows) return
    const api = people[seat] as Api
    const { view, v } = await api.view(id)
    await api.choose(id, { v, key: newKey(), choices: [anyOf(table, view, seat, random)] })
    if (random(UNDO_ONE_IN) === 0) await api.undo(id, { v: v + 1, key: newKey() }).catch(unlessRefused)
  }
}

/** Chance and others' choices cannot be taken back, nor the last choice of a game. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ApiError) || !['refused', 'notRunning'].includes(error.problem.code)) throw error
}

function anyOf({ game, content }: Table, view: View, seat: number, random: Random): string {
  const play = game.play(content, game.redeal(content, view as View<object>, random))
  const choice = anyChoice(play, seat, random)
  if (choice === null) throw new Error(`seat ${seat} is asked and has no choice`)
  return game.write(choice)
}

/** Everybody gives up, until the game is over. */
export async function givenUp({ id, people }: Table): Promise<void> {
  for (const api of people) {
    const { phase, version } = await api.table(id)
    if (phase === 'over') return
    await api.resign(id, { v: version, key: newKey() })
  }
}
