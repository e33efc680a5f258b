/** Live connections over the real tables: guests with the project's own client, and one that shows every frame. */

import { join } from 'node:path'
import type { Seat } from '@skerry/kernel'
import type { TableState, Visibility } from '@skerry/link'
import { Api, Live, liveUrl, openServerTable, type ServerLink } from '@skerry/link/client'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Served, serve } from '../src/index.ts'
import { Client } from './live-kit.ts'

/** Waits until nothing is thrown any more. */
const seen = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000, interval: 10 })

let served: Served
let port: number

beforeAll(async () => {
  const root = join(import.meta.dirname, '..', '..')
  served = await serve({ root, dist: null, data: null, port: 0, log: { level: 'silent' } })
  port = Number(new URL(served.url).port)
})
afterAll(() => served.close())

interface Person {
  readonly api: Api
  readonly live: Live
  /** Opened so far, the last one at the end. */
  readonly sockets: WebSocket[]
  open(table: string): Promise<ServerLink>
}

async function person(name: string | null): Promise<Person> {
  const api = new Api(served.url, { jar: true, language: 'de' })
  if (name !== null) await api.setName(name)
  const sockets: WebSocket[] = []
  class CookieSocket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie: api.cookie, 'accept-language': 'de' } })
      sockets.push(this)
    }
  }
  const live = new Live(liveUrl(served.url), { WebSocket: CookieSocket as never })
  onTestFinished(() => live.close())
  return { api, live, sockets, open: (table) => openServerTable(live, api, table) }
}

/** A game between two that has begun. */
async function twoAtTable(
  visibility: Visibility = 'unlisted',
): Promise<{ people: [Person, Person]; table: TableState }> {
  const people: [Person, Person] = [await person('Anne'), await person('Ben')]
  const [anne, ben] = people
  const open = await anne.api.create({ game: 'tic-tac-toe', seats: ['me', 'open'], visibility })
  await ben.api.accept(open.seats[1]?.invite as string)
  return { people, table: await anne.api.start(open.id) }
}

/** What a link shows now. */
function sightOf(link: ServerLink): Promise<{ version: number; view: unknown }> {
  return new Promise((resolve) => {
    const stop = link.subscribe((push) => {
      if (push.kind !== 'whole') return
      stop()
      resolve(push.sight)
    })
  })
}

const atVersion = (link: ServerLink, version: number) => seen(() => expect(link.state.version).toBe(version))

test('two guests play to the end; they and a spectator see the same as the server', async () => {
  const { people, table } = await twoAtTable()
  const spectator = await person(null)
  const links = [await people[0].open(table.id), await people[1].open(table.id)] as const
  const watching = await spectator.open(table.id)
  for (const [i, cell] of [1, 4, 2, 5, 3].entries()) {
    const link = links[i % 2] as ServerLink
    await atVersion(link, i)
    expect(await link.choose([`mark ${cell}`])).toBeNull()
  }
  for (const link of [...links, watching])
    await seen(() => expect(link.state).toMatchObject({ phase: 'over', winners: [0], version: 5 }))
  const { view } = await sightOf(watching)
  expect(view).toEqual((await spectator.api.view(table.id)).view)
  for (const [seat, link] of links.entries())
    expect((await sightOf(link)).view).toEqual((await (people[seat] as Person).api.view(table.id)).view)
})

test('a refusal names its rule, in the caller’s language, and changes nothing', async () => {
  const { people, table } = await twoAtTable()
  const [anne, ben] = [await people[0].open(table.id), await people[1].open(table.id)]
  await anne.choose(['mark 5'])
  await atVersion(ben, 1)
  expect(await ben.choose(['mark 5'])).toMatchObject({ rule: 'TTT-MARK-02', reason: 'cellTaken' })
  expect(await anne.choose(['mark 6'])).toMatchObject({ reason: 'notYourTurn' })
  const raw = await Client.connect(port, { headers: { cookie: people[1].api.cookie, 'accept-language': 'de' } })
  raw.send({ t: 'sub', n: 3, table: table.id })
  await raw.nextOf('whole')
  raw.send({ t: 'choose', n: 3, v: 1, key: 'k', choices: ['mark 5'] })
  const { k, problem } = await raw.nextOf('no')
  expect([k, problem]).toMatchObject(['k', { code: 'refused', message: expect.stringMatching(/Feld|belegt/) }])
  raw.send({ t: 'choose', n: 3, v: 0, key: 'k2', choices: ['mark 6'] })
  expect((await raw.nextOf('no')).problem).toMatchObject({ code: 'stale', version: 1 })
  expect((await people[0].api.table(table.id)).version).toBe(1)
})

test('the row is the answer; a repeated key is answered by ok, and is no second row', async () => {
  const { people, table } = await twoAtTable()
  const raw = await Client.connect(port, { headers: { cookie: people[0].api.cookie } })
  raw.send({ t: 'sub', n: 0, table: table.id })
  await raw.nextOf('whole')
  const command = { t: 'choose', n: 0, v: 0, key: 'k', choices: ['mark 5'] }
  raw.send(command)
  expect(await raw.nextOf('row')).toMatchObject({ n: 0, k: 'k', v: 1, seat: 0 })
  raw.send(command)
  expect(await raw.nextOf('ok')).toEqual({ t: 'ok', n: 0, k: 'k', v: 1 })
  raw.send({ t: 'undo', n: 0, v: 1, key: 'u' })
  expect(await raw.nextOf('row')).toMatchObject({ k: 'u', v: 2, undo: true })
})

test('who is there is known by who listens', async () => {
  const { people, table } = await twoAtTable()
  const anne = await people[0].open(table.id)
  const isHere = (seat: Seat) => anne.state.seats[seat]?.isHere
  expect([isHere(0), isHere(1)]).toEqual([true, false])
  const ben = await people[1].open(table.id)
  await seen(() => expect(isHere(1)).toBe(true))
  await (await person(null)).open(table.id)
  await seen(() => expect(anne.state.watching).toBe(1))
  ben.close()
  await seen(() => expect(isHere(1)).toBe(false))
})

test('whoever was cut off is told what happened meanwhile, and what was sent arrives once', async () => {
  const { people, table } = await twoAtTable()
  const [anne, ben] = [await people[0].open(table.id), await people[1].open(table.id)]
  const told: number[] = []
  ben.subscribe((push) => {
    if (push.kind === 'whole') told.push(...push.told.map(({ row }) => row))
  })
  await sightOf(ben)
  people[1].sockets.at(-1)?.terminate()
  await seen(() => expect(ben.connection).toBe('lost'))
  expect(await anne.choose(['mark 1'])).toBeNull()
  ben.retry()
  await atVersion(ben, 1)
  expect(told).toEqual([0])
  const done = ben.choose(['mark 9'])
  people[1].sockets.at(-1)?.terminate()
  await seen(() => expect(ben.connection).toBe('lost'))
  ben.retry()
  expect(await done).toBeNull()
  await atVersion(anne, 2)
})

test('a whisper reaches those it is for', async () => {
  const { people, table } = await twoAtTable()
  const spectator = await (await person(null)).open(table.id)
  const [anne, ben] = [await people[0].open(table.id), await people[1].open(table.id)]
  await anne.say('for you alone', [1])
  await anne.say('for all')
  await seen(() => expect(ben.chat.map(({ text }) => text)).toEqual(['for you alone', 'for all']))
  await seen(() => expect(spectator.chat.map(({ text }) => text)).toEqual(['for all']))
})

test('a private table is not there for strangers, and strangers do nothing at others’ tables', async () => {
  const hidden = await twoAtTable('private')
  const shown = await twoAtTable()
  const stranger = await person('Cara')
  await expect(stranger.open(hidden.table.id)).rejects.toMatchObject({ problem: { code: 'notFound' } })
  const raw = await Client.connect(port, { headers: { cookie: stranger.api.cookie } })
  const nobody = await Client.connect(port)
  for (const [client, code] of [
    [raw, 'notSeated'],
    [nobody, 'noGuest'],
  ] as const) {
    client.send({ t: 'sub', n: 1, table: shown.table.id })
    await client.nextOf('whole')
    client.send({ t: 'choose', n: 1, v: 0, key: 'k', choices: ['mark 1'] })
    expect((await client.nextOf('no')).problem).toMatchObject({ code })
    client.send({ t: 'say', n: 1, key: 'k', text: 'hello' })
    expect((await client.nextOf('no')).problem).toMatchObject({ code })
  }
  expect((await stranger.api.table(shown.table.id)).version).toBe(0)
})
