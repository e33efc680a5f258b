import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect as connectRaw } from 'node:net'
import { LIVE_PATH } from '@skerry/link'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Bucket, Buckets, LIVE_LIMITS } from '../src/live/limits.ts'
import { isOwnPage, languageOf, parseCookie } from '../src/requests.ts'
import { ANNE, type AnyFrame, type Client, startLive } from './live-kit.ts'
import { runs } from './runs.ts'

/** Waits until nothing is thrown any more. */
const seen = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000, interval: 10 })

const SUB = { t: 'sub', n: 1, table: 'a' }
const choose = (v: number, key: string, ...choices: string[]) => ({ t: 'choose', n: 1, v, key, choices })
const NO_LIMITS = { limits: 'off' } as const

/** Connected, greeted and watching table `a` under the number 1. */
async function watching(client: Client): Promise<Client> {
  expect((await client.next()).t).toBe('hello')
  client.send(SUB)
  expect((await client.next()).t).toBe('whole')
  return client
}

const codeOf = ({ problem }: AnyFrame): unknown => (problem as { code: unknown }).code

describe('cookies and languages', () => {
  test.each([
    ['skerry=abc', 'abc'],
    ['other=1; skerry=abc ; more=2', 'abc'],
    ['skerry=first; skerry=second', 'first'],
    ['skerry=a=b', 'a=b'],
    ['xskerry=abc', undefined],
    ['skerry', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('the cookie in %j', (header, value) => {
    expect(parseCookie(header, 'skerry')).toBe(value)
  })

  test.each([
    [undefined, 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB,de;q=0.9', 'en'],
    ['fr,de;q=0.2,en;q=0.1', 'de'],
    ['de;q=0,en;q=0.1', 'en'],
    ['fr, *', 'en'],
    ['dezember', 'en'],
    [';;;,=,q=', 'en'],
  ])('a browser that likes %j is spoken to in %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })

  test('what is asked for in so many words counts more', () => {
    expect(languageOf('de', 'en')).toBe('en')
    expect(languageOf('en', 'de')).toBe('de')
    expect(languageOf('de', 'xx')).toBe('de')
  })
})

describe('who may connect', () => {
  test.each([
    ['http://skerry.example', 'skerry.example', true],
    ['https://skerry.example', 'skerry.example:443', true],
    ['http://127.0.0.1:4300', '127.0.0.1:4300', true],
    ['HTTP://Skerry.Example', 'skerry.example', true],
    ['https://other.example', 'skerry.example', true], // named as another host of the server
    ['http://skerry.example:81', 'skerry.example', false],
    ['http://evil.example', 'skerry.example', false],
    ['http://skerry.example.evil.example', 'skerry.example', false],
    ['null', 'skerry.example', false],
    ['file://', 'skerry.example', false],
    ['chrome-extension://skerry.example', 'skerry.example', false],
    ['', 'skerry.example', false],
    ['http://skerry.example', undefined, false],
  ])('a page of %j at host %j: %s', (origin, host, isAllowed) => {
    const request = { headers: { origin, host } } as Parameters<typeof isOwnPage>[0]
    expect(isOwnPage(request, ['other.example'])).toBe(isAllowed)
  })

  test('a page of another origin is refused, a program is not', async () => {
    const { connect, port, metrics } = await startLive()
    await expect(connect({ origin: 'http://evil.example' })).rejects.toThrow('status 403')
    await expect(connect({ origin: 'null' })).rejects.toThrow('status 403')
    await connect({ origin: `http://127.0.0.1:${port}` })
    await connect()
    expect(await metrics.metrics()).toContain('skerry_live_refused_total 2')
  })

  test.each(['/', '/api/live/', '/api/livelier', '/api', '/api/../api/live', '//api/live', '/api/live%3f', '*'])(
    'there is nothing at %s',
    async (path) => {
      const { port } = await startLive()
      expect(await rawAnswer(port, UPGRADE.replace(LIVE_PATH, path))).toMatch(/^HTTP\/1\.1 404 /)
    },
  )

  test.each([
    ['POST', 'GET /api/live HTTP/1.1', 'POST /api/live HTTP/1.1'],
    ['no key', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n', ''],
    ['a short key', 'dGhlIHNhbXBsZSBub25jZQ==', 'dGhl'],
    ['an old version', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Version: 3'],
    ['another protocol', 'Upgrade: websocket', 'Upgrade: h2c'],
  ])('an upgrade with %s is answered with what is wrong', async (_what, good, bad) => {
    const { port, live } = await startLive()
    expect(await rawAnswer(port, UPGRADE.replace(good, bad))).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(live.connections()).toBe(0)
  })

  test('a refusal is a plain answer that says so', async () => {
    const { port } = await startLive()
    const answer = await rawAnswer(port, UPGRADE.replace(LIVE_PATH, '/nowhere'))
    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
    expect(answer).toContain('Connection: close\r\n')
    expect(answer).toMatch(/\r\n\r\nThere is nothing here\.\n$/)
  })

  test('the cookie says which guest it is, the header or the address which language', async () => {
    const { connect, tables } = await startLive()
    const cookie = 'theme=dark; skerry=anne-token'
    await watching(await connect({ headers: { cookie, 'accept-language': 'de-DE' } }))
    await watching(await connect({ headers: { cookie: 'skerry=forged' } }))
    await watching(await connect({ path: `${LIVE_PATH}?lang=de` }))
    expect(tables.callers).toEqual([
      { guest: ANNE, language: 'de' },
      { guest: null, language: 'en' },
      { guest: null, language: 'de' },
    ])
  })

  test('when guests cannot be looked up nobody is let in, and nobody is told why', async () => {
    const { connect, port, logged } = await startLive()
    await expect(connect({ headers: { cookie: 'skerry=store-is-down' } })).rejects.toThrow('status 503')
    const request = UPGRADE.replace('\r\n', '\r\nCookie: skerry=store-is-down\r\n')
    expect(await rawAnswer(port, request)).not.toContain('secret')
    expect(logged.join()).not.toContain('secret')
  })

  test('so many sockets from one address and no more, until one is closed', async () => {
    const { connect, live } = await startLive({ limits: { ...LIMITS, sockets: 3 } })
    const [first] = await Promise.all([connect(), connect(), connect()])
    await expect(connect()).rejects.toThrow('status 429')
    first?.socket.close()
    await first?.closed
    await seen(() => expect(live.connections()).toBe(2))
    await connect()
    await expect(connect()).rejects.toThrow('status 429')
  })

  test('behind a proxy the address is not the other end of the line', async () => {
    const { connect } = await startLive({ limits: { ...LIMITS, sockets: 1 }, isBehindProxy: true })
    const from = (address: string) => connect({ headers: { 'x-forwarded-for': address } })
    await from('192.0.2.1')
    await from('192.0.2.1, 192.0.2.2') // whoever comes says the first one, the proxy the last
    await from('2001:db8::1')
    for (const address of ['192.0.2.1', ' 192.0.2.2', '2001:db8::2']) // one network of IPv6 is one address
      await expect(from(address)).rejects.toThrow('status 429')
  })

  test('a server that knows better where requests come from', async () => {
    const addressOf = ({ headers }: IncomingMessage) => String(headers['x-real-ip'])
    const { connect } = await startLive({ limits: { ...LIMITS, sockets: 1 }, addressOf })
    await connect({ headers: { 'x-real-ip': '192.0.2.1' } })
    await connect({ headers: { 'x-real-ip': '192.0.2.2' } })
    await expect(connect({ headers: { 'x-real-ip': '192.0.2.1' } })).rejects.toThrow('status 429')
  })

  test('behind a proxy the page’s host is the one the proxy was asked for; without one nobody may say so', async () => {
    const headers = { 'x-forwarded-host': 'skerry.example', origin: 'https://skerry.example' }
    await (await startLive({ isBehindProxy: true })).connect({ headers })
    await expect((await startLive()).connect({ headers })).rejects.toThrow('status 403')
  })
})

/** A request for a live connection, byte by byte. */
const UPGRADE = [
  `GET ${LIVE_PATH} HTTP/1.1`,
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n')

const LIMITS = { ...LIVE_LIMITS, subscriptions: 3, messagesPerMinute: 3, commands: 9 }

/** What is answered to exactly these bytes. */
function rawAnswer(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const line = connectRaw(port, '127.0.0.1', () => line.write(request))
    line.setEncoding('utf8')
    line.on('data', (text) => {
      answer += text
    })
    line.on('error', reject)
    line.on('close', () => resolve(answer))
  })
}

describe('watching', () => {
  test('first hello, then the whole table, then rows', async () => {
    const { connect, tables } = await startLive()
    const client = await connect()
    expect(await client.next()).toEqual({ t: 'hello', protocol: 1, build: 'b1' })
    client.send({ ...SUB, n: 7, since: 5 })
    expect(await client.next()).toEqual({ t: 'whole', n: 7, at: 0, table: 'a', view: 'x'.repeat(10) })
    tables.push('a')
    tables.push('a')
    expect(await client.next()).toEqual({ t: 'row', n: 7, v: 1, seat: 0 })
    expect(await client.next()).toEqual({ t: 'row', n: 7, v: 2, seat: 0 })
    expect(tables.calls).toEqual(['watch a 5'])
  })

  test('several tables, each under its own number', async () => {
    const { connect, tables } = await startLive()
    const client = await connect()
    await client.next()
    for (const [n, table] of ['a', 'b', 'a'].entries()) client.send({ t: 'sub', n, table })
    for (const n of [0, 1, 2]) expect(await client.next()).toMatchObject({ t: 'whole', n })
    tables.push('b')
    tables.push('a')
    expect([await client.next(), await client.next(), await client.next()].map(({ n }) => n)).toEqual([1, 0, 2])
  })

  test('no more after unsub', async () => {
    const { connect, tables } = await startLive()
    const client = await watching(await connect())
    client.send({ t: 'unsub', n: 1 })
    client.send({ t: 'unsub', n: 1 })
    expect(await client.upToPong()).toEqual([])
    expect(tables.watcherCount).toBe(0)
    tables.push('a')
    expect(await client.upToPong()).toEqual([])
    expect(tables.calls).toEqual(['watch a', 'stop a'])
  })

  test('unsub before the table has answered', async () => {
    const { connect, tables } = await startLive()
    const gate = Promise.withResolvers<void>()
    tables.delayOf = () => gate.promise
    const client = await connect()
    await client.next()
    client.send(SUB)
    await seen(() => expect(tables.calls).toEqual(['watch a']))
    client.send({ t: 'unsub', n: 1 })
    expect(await client.upToPong()).toEqual([])
    gate.resolve()
    await seen(() => expect(tables.calls).toEqual(['watch a', 'stop a']))
    expect(await client.upToPong()).toEqual([])
  })

  test('the same number again takes the place of the first', async () => {
    const { connect, tables } = await startLive()
    const client = await watching(await connect())
    client.send({ ...SUB, table: 'b' })
    expect(await client.next()).toMatchObject({ t: 'whole', n: 1, table: 'b' })
    tables.push('a')
    tables.push('b')
    expect(await client.upToPong()).toEqual([{ t: 'row', n: 1, v: 1, seat: 0 }])
    expect(tables.watcherCount).toBe(1)
  })

  test('the same number again while the first is still being opened: only the last is told', async () => {
    const { connect, tables } = await startLive()
    const gate = Promise.withResolvers<void>()
    tables.delayOf = (what) => (what === 'watch a' ? gate.promise : 0)
    const client = await connect()
    await client.next()
    client.send(SUB)
    await seen(() => expect(tables.calls).toEqual(['watch a']))
    for (const table of ['c', 'b']) client.send({ ...SUB, table })
    await client.upToPong()
    gate.resolve()
    expect(await client.next()).toMatchObject({ t: 'whole', n: 1, table: 'b' })
    expect(tables.watcherCount).toBe(1)
    expect(tables.calls).toEqual(['watch a', 'stop a', 'watch b'])
  })

  test.each([
    ['hidden', 'notFound', []],
    ['broken', 'fault', ['live {"kind":"Error","doing":"sub"}']],
  ])('table %s is not to be watched: %s', async (table, code, told) => {
    const { connect, logged, tables } = await startLive()
    const client = await connect()
    await client.next()
    client.send({ t: 'sub', n: 4, table })
    const gone = await client.next()
    expect(gone).toMatchObject({ t: 'gone', n: 4, problem: { code } })
    expect(JSON.stringify(gone)).not.toContain('secret')
    expect(logged).toEqual(told)
    client.send({ ...choose(0, 'k'), n: 4, choices: ['x'] })
    expect(await client.next()).toMatchObject({ t: 'no', n: 4, problem: { code: 'badRequest' } })
    expect(tables.watcherCount).toBe(0)
  })

  test('a table that ends its watching', async () => {
    const { connect, tables } = await startLive()
    const client = await watching(await connect({ path: `${LIVE_PATH}?lang=de` }))
    for (const watcher of tables.table('a').watchers) {
      watcher.gone('notYours')
      watcher.gone('notYours')
    }
    tables.push('a')
    const frames = await client.upToPong()
    expect(frames).toEqual([{ t: 'gone', n: 1, problem: { code: 'notYours', message: 'notYours (de)' } }])
    expect(tables.watcherCount).toBe(0)
  })

  test('when the line is cut the tables know at once', async () => {
    const { connect, tables, live, metrics } = await startLive()
    const client = await watching(await connect())
    client.send({ t: 'sub', n: 2, table: 'b' })
    await client.next()
    expect(await metrics.metrics()).toMatch(/skerry_live_sockets 1\n.*skerry_live_subscriptions 2\n/s)
    client.socket.terminate()
    await seen(() => expect(tables.watcherCount).toBe(0))
    await seen(() => expect(live.connections()).toBe(0))
    expect(await metrics.metrics()).toMatch(/skerry_live_sockets 0\n.*skerry_live_subscriptions 0\n/s)
  })
})

describe('commands', () => {
  test('the row is the answer for whoever asked for it, and a row for everybody else', async () => {
    const { connect } = await startLive()
    const [anne, ben] = [await watching(await connect()), await watching(await connect())]
    anne.send(choose(0, 'k1', 'e4'))
    expect(await anne.next()).toEqual({ t: 'row', n: 1, k: 'k1', v: 1, seat: 0 })
    expect(await ben.next()).toEqual({ t: 'row', n: 1, v: 1, seat: 0 })
    anne.send({ t: 'undo', n: 1, v: 1, key: 'k2' })
    expect(await anne.next()).toEqual({ t: 'row', n: 1, k: 'k2', v: 2, seat: 0 })
    expect(await anne.upToPong()).toEqual([])
  })

  test('one who watches the same table twice is answered under the number asked with', async () => {
    const { connect } = await startLive()
    const client = await watching(await connect())
    client.send({ ...SUB, n: 2 })
    await client.next()
    client.send({ ...choose(0, 'k1', 'e4'), n: 2 })
    const frames = [await client.next(), await client.next()]
    expect(frames.map(({ n, k }) => [n, k])).toEqual([
      [1, undefined],
      [2, 'k1'],
    ])
  })

  test('a repeated key is answered with the version after its row', async () => {
    const { connect, tables } = await startLive()
    const client = await watching(await connect())
    client.send(choose(0, 'k1', 'e4'))
    client.send(choose(1, 'k2', 'd4'))
    client.send(choose(0, 'k1', 'e4'))
    expect(await client.next()).toMatchObject({ t: 'row', k: 'k1' })
    expect(await client.next()).toMatchObject({ t: 'row', k: 'k2' })
    expect(await client.next()).toEqual({ t: 'ok', n: 1, k: 'k1', v: 1 })
    expect(tables.table('a').version).toBe(2)
  })

  test('a refusal, in the language of the caller', async () => {
    const { connect, tables } = await startLive()
    const client = await watching(await connect({ headers: { 'accept-language': 'de' } }))
    client.send(choose(0, 'k1', 'illegal'))
    expect(await client.next()).toEqual({
      t: 'no',
      n: 1,
      k: 'k1',
      problem: { code: 'refused', message: 'refused (de)', refusal: { rule: 'X-1', reason: 'notThere', params: {} } },
    })
    client.send(choose(8, 'k2', 'e4'))
    expect(await client.next()).toMatchObject({ t: 'no', k: 'k2', problem: { code: 'stale', version: 0 } })
    expect(tables.table('a').version).toBe(0)
  })

  test('what goes wrong inside stays inside', async () => {
    const { connect, logged } = await startLive()
    const client = await watching(await connect())
    client.send(choose(0, 'k1', 'crash'))
    expect(await client.next()).toEqual({ t: 'no', n: 1, k: 'k1', problem: { code: 'fault', message: 'fault' } })
    client.send(choose(0, 'k2', 'e4'))
    expect(await client.next()).toMatchObject({ t: 'row', k: 'k2' })
    expect(logged).toEqual(['live {"kind":"Error","doing":"choose"}'])
  })

  test('even if there are no words for it', async () => {
    const { connect, tables } = await startLive()
    tables.problem = () => Promise.reject(new Error('no words, but a secret'))
    const client = await watching(await connect())
    client.send(choose(0, 'k1', 'illegal'))
    expect(await client.next()).toMatchObject({ t: 'no', problem: { code: 'fault', message: 'Something went wrong.' } })
  })

  test('in the order they came for one table; another table does not wait for it', async () => {
    const { connect, tables } = await startLive()
    tables.delayOf = (said) => (said === 'slow' ? 40 : 0)
    const client = await watching(await connect())
    client.send({ t: 'sub', n: 2, table: 'b' })
    await client.next()
    client.send(choose(0, 'k1', 'slow'))
    client.send(choose(1, 'k2', 'quick'))
    client.send({ t: 'say', n: 1, key: 'k3', text: 'hello' })
    client.send({ ...choose(0, 'k4', 'quick'), n: 2 })
    const frames: AnyFrame[] = []
    while (frames.length < 5) frames.push(await client.next())
    expect(frames.map(({ t, k }) => `${t} ${k}`)).toEqual(['row k4', 'row k1', 'row k2', 'chat undefined', 'ok k3'])
  })

  test('a command right behind its sub is done after it', async () => {
    const { connect, tables } = await startLive()
    tables.delayOf = (what) => (what === 'watch a' ? 20 : 0)
    const client = await connect()
    await client.next()
    client.send(SUB)
    client.send(choose(0, 'k1', 'e4'))
    expect(await client.next()).toMatchObject({ t: 'whole', at: 0 })
    expect(await client.next()).toMatchObject({ t: 'row', k: 'k1', v: 1 })
  })

  test('a command whose subscription has ended meanwhile is answered all the same', async () => {
    const { connect, tables } = await startLive()
    tables.delayOf = (said) => (said === 'slow' ? 20 : 0)
    const client = await watching(await connect())
    client.send(choose(0, 'k1', 'slow'))
    client.send({ t: 'unsub', n: 1 })
    expect(await client.next()).toEqual({ t: 'ok', n: 1, k: 'k1', v: 1 })
  })

  test('say and delegate', async () => {
    const { connect, tables } = await startLive()
    const client = await watching(await connect())
    client.send({ t: 'say', n: 1, key: 'k1', text: 'to you alone', to: [2] })
    expect((await client.nextOf('ok')).k).toBe('k1')
    client.send({ t: 'delegate', n: 1, v: 3 })
    expect(await client.next()).toEqual({ t: 'ok', n: 1, v: 3 })
    client.send({ t: 'delegate', n: 1, v: 99 })
    expect(await client.next()).toMatchObject({ t: 'no', n: 1, problem: { code: 'stale', version: 3 } })
    expect(tables.calls.slice(1)).toEqual(['say a to you alone to 2', 'delegate a 3', 'delegate a 99'])
  })

  test('nothing is subscribed under this number', async () => {
    const { connect, tables } = await startLive()
    const client = await connect()
    await client.next()
    client.send(choose(0, 'k1', 'e4'))
    const problem = { code: 'badRequest', details: 'frame.n: no table is watched under it' }
    expect(await client.next()).toMatchObject({ t: 'no', n: 1, k: 'k1', problem })
    expect(tables.calls).toEqual([])
  })
})

/** Frames that nobody understands, and where the fault is. */
const MALFORMED: readonly (readonly [frame: string, place: string])[] = [
  ['', 'frame:'],
  [' ', 'frame:'],
  ['{', 'frame:'],
  ['null', 'frame:'],
  ['true', 'frame:'],
  ['7', 'frame:'],
  ['"ping"', 'frame:'],
  ['[]', 'frame:'],
  ['[{"t":"ping"}]', 'frame:'],
  ['{"t":"ping"}{"t":"ping"}', 'frame:'],
  ['{"t":"ping",}', 'frame:'],
  ["{'t':'ping'}", 'frame:'],
  ['{}', 'frame.t:'],
  ['{"t":null}', 'frame.t:'],
  ['{"t":["ping"]}', 'frame.t:'],
  ['{"t":{"toString":"ping"}}', 'frame.t:'],
  ['{"t":"Ping"}', 'frame.t:'],
  ['{"t":"__proto__"}', 'frame.t:'],
  ['{"t":"constructor"}', 'frame.t:'],
  ['{"t":"hello"}', 'frame.t:'],
  ['{"t":"row","n":1,"v":1}', 'frame.t:'],
  ['{"t":"resign","n":1,"v":0,"key":"k"}', 'frame.t:'],
  ['{"t":"ping","x":1}', 'frame:'],
  ['{"t":"ping","__proto__":{"isAdmin":true}}', 'frame:'],
  ['{"t":"lobby","n":1}', 'frame:'],
  ['{"t":"sub"}', 'frame:'],
  ['{"t":"sub","n":1}', 'frame:'],
  ['{"t":"sub","table":"a"}', 'frame:'],
  ['{"t":"sub","n":"1","table":"a"}', 'frame.n:'],
  ['{"t":"sub","n":-1,"table":"a"}', 'frame.n:'],
  ['{"t":"sub","n":1.5,"table":"a"}', 'frame.n:'],
  ['{"t":"sub","n":1e99,"table":"a"}', 'frame.n:'],
  ['{"t":"sub","n":null,"table":"a"}', 'frame.n:'],
  ['{"t":"sub","n":4,"table":""}', 'frame.table:'],
  ['{"t":"sub","n":4,"table":["a"]}', 'frame.table:'],
  [`{"t":"sub","n":4,"table":"${'a'.repeat(65)}"}`, 'frame.table:'],
  ['{"t":"sub","n":4,"table":"a","since":-1}', 'frame.since:'],
  ['{"t":"sub","n":4,"table":"a","since":"0"}', 'frame.since:'],
  ['{"t":"sub","n":4,"table":"a","seat":1}', 'frame:'],
  ['{"t":"unsub"}', 'frame:'],
  ['{"t":"unsub","n":true}', 'frame.n:'],
  ['{"t":"choose","n":1,"v":0,"key":"k"}', 'frame:'],
  ['{"t":"choose","n":1,"v":0,"choices":["e4"]}', 'frame:'],
  ['{"t":"choose","n":1,"key":"k","choices":["e4"]}', 'frame:'],
  ['{"t":"choose","n":1,"v":0,"key":"k","choices":"e4"}', 'frame.choices:'],
  ['{"t":"choose","n":1,"v":0,"key":"k","choices":[]}', 'frame.choices:'],
  ['{"t":"choose","n":1,"v":0,"key":"k","choices":{"0":"e4"}}', 'frame.choices:'],
  ['{"t":"choose","n":1,"v":0,"key":"k","choices":["e4",4]}', 'frame.choices[1]:'],
  ['{"t":"choose","n":1,"v":0,"key":"k","choices":[["e4"]]}', 'frame.choices[0]:'],
  ['{"t":"choose","n":1,"v":0,"key":"k","choices":[""]}', 'frame.choices[0]:'],
  ['{"t":"choose","n":1,"v":0,"key":"k","choices":["e4\\u0000"]}', 'frame.choices[0]:'],
  [`{"t":"choose","n":1,"v":0,"key":"k","choices":["${'e'.repeat(9000)}"]}`, 'frame.choices[0]:'],
  [`{"t":"choose","n":1,"v":0,"key":"k","choices":[${'"e",'.repeat(999)}"e"]}`, 'frame.choices:'],
  ['{"t":"choose","n":1,"v":"0","key":"k","choices":["e4"]}', 'frame.v:'],
  ['{"t":"choose","n":1,"v":-1,"key":"k","choices":["e4"]}', 'frame.v:'],
  ['{"t":"choose","n":1,"v":0.1,"key":"k","choices":["e4"]}', 'frame.v:'],
  ['{"t":"choose","n":1,"v":9007199254740993,"key":"k","choices":["e4"]}', 'frame.v:'],
  ['{"t":"choose","n":1,"v":0,"key":"","choices":["e4"]}', 'frame.key:'],
  ['{"t":"choose","n":1,"v":0,"key":7,"choices":["e4"]}', 'frame.key:'],
  ['{"t":"choose","n":1,"v":0,"key":"a\\"b","choices":["e4"]}', 'frame.key:'],
  [`{"t":"choose","n":1,"v":0,"key":"${'k'.repeat(65)}","choices":["e4"]}`, 'frame.key:'],
  ['{"t":"choose","n":1,"v":0,"key":"k","choices":["e4"],"seat":1}', 'frame:'],
  ['{"t":"undo","n":1,"v":0}', 'frame:'],
  ['{"t":"undo","n":1,"v":0,"key":null}', 'frame.key:'],
  ['{"t":"delegate","n":1}', 'frame:'],
  ['{"t":"delegate","n":1,"v":[]}', 'frame.v:'],
  ['{"t":"say","n":1,"key":"k"}', 'frame:'],
  ['{"t":"say","n":1,"key":"k","text":""}', 'frame.text:'],
  ['{"t":"say","n":1,"key":"k","text":{}}', 'frame.text:'],
  [`{"t":"say","n":1,"key":"k","text":"${'a'.repeat(5000)}"}`, 'frame.text:'],
  ['{"t":"say","n":1,"key":"k","text":"a","to":[]}', 'frame.to:'],
  ['{"t":"say","n":1,"key":"k","text":"a","to":0}', 'frame.to:'],
  ['{"t":"say","n":1,"key":"k","text":"a","to":[-1]}', 'frame.to[0]:'],
  ['{"t":"say","n":1,"key":"k","text":"a","to":["0"]}', 'frame.to[0]:'],
  [`{"t":"say","n":1,"key":"k","text":${'['.repeat(4000)}${']'.repeat(4000)}}`, 'frame.text:'],
  ['['.repeat(16_000), 'frame:'],
]

describe('frames that are not understood', () => {
  test(`${MALFORMED.length} kinds of them change nothing; each is told where the fault is`, async () => {
    const { connect, tables, logged, metrics } = await startLive(NO_LIMITS)
    const client = await watching(await connect())
    for (const [frame, place] of MALFORMED) {
      client.socket.send(frame)
      const bad = await client.next()
      expect(bad, frame.slice(0, 80)).toMatchObject({ t: 'bad', problem: { code: 'badRequest' } })
      const { details } = bad.problem as { details: string }
      expect(details.startsWith(place), `${frame.slice(0, 80)} → ${details}`).toBe(true)
    }
    client.socket.send(Buffer.from('{"t":"ping"}'), { binary: true })
    expect(await client.next()).toMatchObject({ t: 'bad', problem: { details: 'frame: it must be text' } })
    expect(await client.upToPong()).toEqual([])
    expect(tables.calls).toEqual(['watch a'])
    expect(logged).toEqual([])
    expect(await metrics.metrics()).toContain(`skerry_live_bad_frames_total ${MALFORMED.length + 1}\n`)
  })

  test('the fault is told in the language of the caller', async () => {
    const { connect } = await startLive()
    const client = await connect({ path: `${LIVE_PATH}?lang=de` })
    await client.next()
    const told = [
      ['{', 'frame: Es muss ein JSON-Objekt sein'],
      ['{"t":"sub","table":"a"}', 'frame: „n“ fehlt'],
      ['{"t":"ping","x":1}', 'frame: „x“ ist hier nicht bekannt'],
      ['{"t":"say","n":1,"key":"k","text":"a","to":[-1]}', 'frame.to[0]: Es muss mindestens 0 sein'],
    ] as const
    for (const [frame, details] of told) {
      client.socket.send(frame)
      expect((await client.next()).problem).toMatchObject({ details })
    }
    client.send({ t: 'pang' })
    expect((await client.next()).problem).toMatchObject({
      details: expect.stringMatching(/^frame\.t: Es muss sub, .* sein$/),
    })
  })

  test('whatever anybody sends, it is answered and nothing happens', async () => {
    const { connect, tables, logged } = await startLive(NO_LIMITS)
    const client = await watching(await connect())
    const good = [
      SUB,
      choose(0, 'k', 'e4'),
      { t: 'undo', n: 1, v: 0, key: 'k' },
      { t: 'say', n: 1, key: 'k', text: 'a' },
    ]
    const wrong = fc.oneof(fc.constant(null), fc.double({ max: -0.5 }), fc.dictionary(fc.string(), fc.jsonValue()))
    const spoilt = fc
      .tuple(fc.constantFrom(...good), fc.nat(), wrong)
      .map(([frame, at, value]) => JSON.stringify({ ...frame, [keyAt(frame, at)]: value }))
    const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json(), spoilt)
    await fc.assert(
      fc.asyncProperty(anything, async (frame) => {
        client.socket.send(frame)
        expect((await client.next()).t).toBe('bad')
      }),
      runs(100, 500),
    )
    expect(await client.upToPong()).toEqual([])
    expect(tables.calls).toEqual(['watch a'])
    expect(logged).toEqual([])
  })

  test('ten of them, and the socket is closed', async () => {
    const { connect, tables } = await startLive()
    const client = await watching(await connect())
    for (let i = 0; i < 30; i++) client.socket.send('{')
    client.send(choose(0, 'k', 'e4'))
    expect(await client.closed).toBe(1008)
    expect(client.frames.map(({ t }) => t)).toEqual(Array(10).fill('bad'))
    expect(tables.calls).toEqual(['watch a', 'stop a'])
  })

  test.each([
    ['too large', 1009, (client: Client) => client.send({ t: 'say', n: 1, key: 'k', text: 'a'.repeat(17_000) })],
    ['too large in parts', 1009, (client: Client) => parts(client, 40, 'a'.repeat(600))],
    ['in too many parts', 1008, (client: Client) => parts(client, 200, '')],
    ['not UTF-8', 1007, (client: Client) => client.socket.send(Buffer.from([0x22, 0xff, 0xfe]), { binary: false })],
  ])('a frame that is %s closes the socket; others do not notice', async (_what, code, send) => {
    const { connect, tables } = await startLive()
    const [client, other] = [await watching(await connect()), await watching(await connect())]
    send(client)
    expect(await client.closed).toBe(code)
    await seen(() => expect(tables.watcherCount).toBe(1))
    expect(await other.upToPong()).toEqual([])
  })

  test.each([
    ['reserved bits', [0xf1, 0x80, 0, 0, 0, 0]],
    ['an unknown kind of frame', [0x83, 0x80, 0, 0, 0, 0]],
    ['a frame without a mask', [0x81, 0x01, 0x61]],
    ['a continuation of nothing', [0x80, 0x80, 0, 0, 0, 0]],
    ['a length of 2⁶³', [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
    ['a ping in parts', [0x09, 0x80, 0, 0, 0, 0]],
    ['a long ping', [0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0]],
    ['a close frame of one byte', [0x88, 0x81, 0, 0, 0, 0, 0x03]],
  ])('%s ends that line alone', async (_what, bytes) => {
    const { connect, port, live } = await startLive({ closeMs: 50 })
    const other = await watching(await connect())
    const line = connectRaw(port, '127.0.0.1', () => line.write(UPGRADE))
    const closed = new Promise((go) => line.once('close', go))
    line.once('data', () => line.write(Buffer.from(bytes)))
    await closed
    await seen(() => expect(live.connections()).toBe(1))
    expect(await other.upToPong()).toEqual([])
  })
})

const keyAt = (frame: object, at: number): string => {
  const keys = Object.keys(frame)
  return keys[at % keys.length] as string
}

function parts(client: Client, count: number, text: string): void {
  for (let i = 0; i < count; i++) client.socket.send(text, { fin: false })
}

describe('limits', () => {
  test('a bucket fills by itself, never beyond its brim, and a clock set back does no harm', () => {
    const bucket = new Bucket(3, 2, 0)
    const taken = [0, 0, 0, 0, 400, 500, 500, 60_000, 60_000, 60_000, 60_000, 0, 499, 500].map((now) =>
      bucket.take(now),
    )
    expect(taken).toEqual([
      ...[true, true, true, false],
      ...[false, true, false],
      ...[true, true, true, false],
      ...[false, false, true],
    ])
  })

  test('of many buckets those used last are kept', () => {
    const buckets = new Buckets(1, 0)
    expect([buckets.take('a', 0), buckets.take('a', 0)]).toEqual([true, false])
    for (let i = 0; i < 9_999; i++) buckets.take(`other ${i}`, 0)
    expect(buckets.take('a', 0)).toBe(false)
    for (let i = 0; i < 10_000; i++) buckets.take(`another ${i}`, 0)
    expect(buckets.take('a', 0)).toBe(true)
  })

  test('too many frames are told so and not obeyed; whoever goes on is closed', async () => {
    let now = 0
    const { connect, tables } = await startLive({ now: () => now })
    const client = await connect()
    await client.next()
    for (let i = 0; i < 60; i++) client.send({ t: 'unsub', n: 1 })
    client.send(SUB)
    const bad = await client.next()
    expect([bad.t, codeOf(bad)]).toEqual(['bad', 'tooMany'])
    expect(tables.calls).toEqual([])
    now += 1000
    client.send(SUB)
    expect((await client.next()).t).toBe('whole')
    for (let i = 0; i < 40; i++) client.send({ t: 'unsub', n: 2 })
    expect(await client.closed).toBe(1008)
    expect(client.frames.map(codeOf)).toEqual(Array(9).fill('tooMany'))
  })

  test('whoever was quiet for a while has a clean sheet', async () => {
    let now = 0
    const { connect } = await startLive({ now: () => now })
    const client = await connect()
    await client.next()
    for (let round = 0; round < 5; round++) {
      for (let i = 0; i < 66; i++) client.send({ t: 'unsub', n: 1 })
      for (let i = 0; i < 6; i++) expect(codeOf(await client.next())).toBe('tooMany')
      now += 3000
    }
    expect(await client.upToPong()).toEqual([])
  })

  test('pings of the protocol itself count too', async () => {
    const { connect } = await startLive({ now: () => 0 })
    const client = await connect()
    for (let i = 0; i < 80; i++) client.socket.ping()
    expect(await client.closed).toBe(1008)
  })

  test('so many subscriptions and no more; a number used again is none more', async () => {
    const { connect, tables } = await startLive({ limits: LIMITS })
    const client = await connect()
    await client.next()
    for (const n of [1, 2, 3, 3, 4]) client.send({ t: 'sub', n, table: `t${n}` })
    const frames: AnyFrame[] = []
    while (frames.length < 4) frames.push(await client.next())
    expect(frames.filter(({ t }) => t === 'gone')).toMatchObject([{ n: 4, problem: { code: 'tooMany' } }])
    await seen(() => expect(tables.watcherCount).toBe(3))
    client.send({ t: 'unsub', n: 2 })
    client.send({ t: 'sub', n: 4, table: 't4' })
    await seen(() => expect(tables.calls.at(-1)).toBe('watch t4'))
  })

  test('so many chat messages of one guest and no more, whichever way they come; others may go on', async () => {
    let now = 0
    const { connect, tables } = await startLive({ limits: LIMITS, now: () => now })
    const anne = async () => watching(await connect({ headers: { cookie: 'skerry=anne-token' } }))
    const [first, second] = [await anne(), await anne()]
    const say = async (client: Client, key: string) => {
      client.send({ t: 'say', n: 1, key, text: key })
      for (;;) {
        const frame = await client.next()
        if (frame.k === key) return frame.t
      }
    }
    expect([await say(first, 'a'), await say(second, 'b'), await say(first, 'c')]).toEqual(['ok', 'ok', 'ok'])
    expect([await say(first, 'd'), await say(second, 'd')]).toEqual(['no', 'no'])
    now += 20_000
    expect([await say(second, 'e'), await say(second, 'f')]).toEqual(['ok', 'no'])
    expect(await say(await watching(await connect()), 'g')).toBe('ok')
    expect(tables.calls.filter((call) => call.startsWith('say'))).toHaveLength(5)
  })

  test('so many commands wait and no more', async () => {
    const { connect, tables } = await startLive({ limits: LIMITS })
    tables.delayOf = () => 5
    const client = await watching(await connect())
    for (let i = 0; i < 12; i++) client.send(choose(i, `k${i}`, 'e4'))
    const frames: AnyFrame[] = []
    while (frames.length < 12) frames.push(await client.next())
    expect(frames.filter(({ t }) => t === 'no').map((frame) => [frame.k, codeOf(frame)])).toEqual([
      ['k9', 'tooMany'],
      ['k10', 'tooMany'],
      ['k11', 'tooMany'],
    ])
    expect(tables.table('a').version).toBe(9)
    client.send(choose(9, 'k9', 'e4'))
    expect(await client.next()).toMatchObject({ t: 'row', k: 'k9' })
  })

  test('without limits nothing is too much', async () => {
    const { connect, tables } = await startLive(NO_LIMITS)
    const client = await watching(await connect())
    for (let i = 0; i < 500; i++) client.send(choose(i, `k${i}`, 'e4'))
    for (let i = 0; i < 500; i++) expect(await client.next()).toMatchObject({ t: 'row', k: `k${i}`, v: i + 1 })
    for (let n = 2; n < 102; n++) client.send({ t: 'sub', n, table: 'a' })
    for (let n = 2; n < 102; n++) expect((await client.next()).n).toBe(n)
    expect(tables.watcherCount).toBe(101)
  })
})

describe('those who do not listen', () => {
  test('a slow one is dropped and can come back; the others get everything', async () => {
    const { connect, tables, metrics, live } = await startLive()
    const [slow, other] = [await watching(await connect()), await watching(await connect())]
    slow.socket.pause()
    let pushed = 0
    while (live.connections() === 2 && pushed < 2000) {
      tables.push('a', undefined, undefined, 20_000)
      pushed += 1
      await new Promise((go) => setImmediate(go))
    }
    expect(live.connections()).toBe(1)
    expect(await metrics.metrics()).toContain('skerry_live_slow_total 1\n')
    expect(tables.watcherCount).toBe(1)
    for (let v = 1; v <= pushed; v++) expect((await other.next()).v).toBe(v)
    slow.socket.resume()
    expect(await slow.closed).toBe(1006)
    const again = await watching(await connect())
    tables.push('a')
    expect(await again.next()).toMatchObject({ t: 'row', v: pushed + 1 })
  })

  test('many large tables at once are no reason to drop anybody', async () => {
    const { connect, tables, metrics } = await startLive()
    tables.viewBytes = 400_000
    const client = await connect()
    await client.next()
    for (let n = 0; n < 40; n++) client.send({ t: 'sub', n, table: `t${n}` })
    for (let n = 0; n < 40; n++) expect((await client.next()).n).toBe(n)
    expect(await metrics.metrics()).toContain('skerry_live_slow_total 0\n')
  })

  test('one that gives no sign of life is dropped, one that does stays', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { connect, live, tables } = await startLive({ beatMs: 250 })
    const dead = await watching(await connect({ autoPong: false }))
    const alive = await watching(await connect())
    for (let beats = 0; beats < 4; beats++) {
      const asked = once(alive.socket, 'ping')
      vi.advanceTimersByTime(250)
      await asked
      // When this has come back, the answer before it has arrived.
      alive.socket.ping()
      await once(alive.socket, 'pong')
    }
    expect(await dead.closed).toBe(1006)
    expect(live.connections()).toBe(1)
    expect(tables.watcherCount).toBe(1)
    expect(await alive.upToPong()).toEqual([])
  })
})

describe('the lobby', () => {
  test('those who want it are told, at most once a second', async () => {
    let now = 1000
    const { connect, tables } = await startLive({ now: () => now })
    const [curious, other] = [await connect(), await connect()]
    await curious.next()
    await other.next()
    curious.send({ t: 'lobby' })
    curious.send({ t: 'lobby' })
    await curious.upToPong()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const pass = (ms: number) => {
      now += ms
      vi.advanceTimersByTime(ms)
    }
    for (let i = 0; i < 5; i++) for (const tell of tables.lobby) tell()
    expect(await curious.upToPong()).toEqual([{ t: 'lobby' }])
    pass(999)
    expect(await curious.upToPong()).toEqual([])
    pass(1)
    expect(await curious.upToPong()).toEqual([{ t: 'lobby' }])
    pass(5000)
    expect(await curious.upToPong()).toEqual([])
    expect(await other.upToPong()).toEqual([])
  })
})

describe('the end', () => {
  test('everybody is told that the server comes back, and nobody is let in', async () => {
    const { connect, live, tables } = await startLive()
    const clients = [await watching(await connect()), await watching(await connect())]
    const closing = live.close()
    await expect(connect()).rejects.toThrow('status 503')
    await closing
    expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([1012, 1012])
    expect([live.connections(), tables.watcherCount, tables.lobby.size]).toEqual([0, 0, 0])
    await expect(connect()).rejects.toThrow('status 404')
  })

  test('it does not wait for those who do not say good-bye', async () => {
    const { connect, live } = await startLive({ closeMs: 100 })
    const client = await watching(await connect())
    client.socket.pause()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const closing = live.close()
    vi.advanceTimersByTime(99)
    expect(live.connections()).toBe(1)
    vi.advanceTimersByTime(1)
    await closing
    expect(live.connections()).toBe(0)
  })
})
