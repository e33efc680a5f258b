// What the tables say of real games is what is sent: no schema drops or bends anything.

import { hashOf } from '@skerry/kernel'
import type { AskedOf, TableState, WireSight } from '@skerry/link'
import { gameIds, openGame } from '@skerry/registry'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpApp } from '../src/http/index.ts'
import { openService, type Service } from '../src/service.ts'
import { SOURCES } from '../src/sources.ts'
import type { Caller } from '../src/tables/types.ts'
import { begun, ROOT } from './service-kit.ts'

const CHOICES = 10

interface Asker {
  readonly caller: Caller
  get<T>(path: string): Promise<T>
}

interface Split {
  readonly do: string
  readonly least: number
  readonly slots: readonly { readonly id: string; readonly max: number; readonly weight: number }[]
}

let service: Service
let app: FastifyInstance
beforeAll(async () => {
  const metrics = new Registry()
  const log = { info() {}, warn() {}, error() {} }
  service = await openService({ root: ROOT, data: null, sources: SOURCES, log, metrics })
  const { tables, problem, health } = service
  const [dist, build, limits, now] = [null, 'b1', 'off' as const, Date.now]
  app = await httpApp({
    tables,
    problem,
    health,
    dist,
    build,
    limits,
    now,
    registry: metrics,
    log: { level: 'silent' },
  })
})
afterAll(async () => {
  await app.close()
  await service.close()
})

/** Asks over HTTP, and is known to the tables themselves, too. */
async function asker(name: string): Promise<Asker> {
  const { guest, token } = await service.tables.newGuest(name)
  const headers = { cookie: `skerry=${token}`, 'accept-language': 'de' }
  return {
    caller: { guest, language: 'de' },
    async get(path) {
      const response = await app.inject({ url: `/api/tables/${path}`, headers })
      expect(response.statusCode, response.body).toBe(200)
      return response.json()
    },
  }
}

/** Everything about the table, asked both ways. */
async function compare({ caller, get }: Asker, id: string): Promise<void> {
  const { tables } = service
  const sight = await get<WireSight>(`${id}/view`)
  expect(sight).toEqual(await tables.sight(caller, id))
  expect(hashOf(sight.view)).toBe(sight.hash)
  expect(await get(id)).toEqual(await tables.state(caller, id))
  expect(await get(`${id}/history`)).toEqual({ rows: await tables.history(caller, id, 0, 256) })
  expect(await get(`${id}/export`)).toEqual(JSON.parse(JSON.stringify(await tables.exported(caller, id))))
}

/** The least that has to be spread, from the first slot on. */
function splitOf({ do: verb, least, slots }: Split): string {
  let left = least
  const parts = slots.flatMap(({ id, max, weight }) => {
    const n = Math.min(max, Math.floor(left / weight))
    left -= n * weight
    return n === 0 ? [] : [`${id}:${n}`]
  })
  return [verb, ...parts].join(' ')
}

test('the games of the house', async () => {
  expect((await app.inject('/api/games')).json()).toEqual({ games: await service.tables.games() })
})

test.each(gameIds(ROOT))('%s', async (game) => {
  const { tables } = service
  const seats = (await openGame(ROOT, game)).game.seats.min
  const people = await Promise.all(Array.from({ length: seats }, (_, i) => asker(`Guest ${i}`)))
  const { id } = await begun(
    service,
    game,
    people.map(({ caller }) => caller),
  )
  let done = 0
  for (; done < CHOICES; done++) {
    const { asked, version, phase } = await (people[0] as Asker).get<TableState>(id)
    if (phase === 'over') break
    const { caller, get } = people[(asked as AskedOf).seats[0] as number] as Asker
    const choices = await get<Awaited<ReturnType<typeof tables.choices>>>(`${id}/choices`)
    expect(choices).toEqual(await tables.choices(caller, id))
    const answer = choices.choices[0]?.notation ?? splitOf(choices.allotment as Split)
    await tables.choose(caller, id, { v: version, key: `k${done}`, choices: [answer] })
  }
  expect(done).toBeGreaterThan(2)
  for (const person of people) await compare(person, id)
})
