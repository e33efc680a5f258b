import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Api, Live, liveUrl, openServerTable } from '../src/client/index.ts'
import { type ClientFrame, PROTOCOL, type ServerFrame } from '../src/index.ts'
import { rowOf, rowsOf, viewOf, wholeOf } from './fake.ts'

/** Waits until nothing is thrown any more. */
const seen = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000, interval: 10 })

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** One table over real sockets: the guest of a cookie plays, and every first command of a connection is cut off. */
async function serve() {
  const done: string[] = []
  const keys = new Map<string, number>()
  const cookies: (string | undefined)[] = []
  let cuts = 2
  const server = createServer((_, response) => {
    response
      .setHeader('set-cookie', 'guest=abc; Path=/; HttpOnly; SameSite=Strict')
      .end('{"guest":{"id":"g","name":"Ann"}}')
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, { headers }) => {
    cookies.push(headers.cookie)
    const push = (frame: ServerFrame) => socket.send(JSON.stringify(frame))
    push({ t: 'hello', protocol: PROTOCOL, build: 'b' })
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ClientFrame
      if (frame.t === 'sub') {
        const told = rowsOf(frame.since ?? 0, done.length)
        push(wholeOf(frame.n, done.length, { told, isContinued: frame.since !== undefined }))
      }
      if (frame.t !== 'choose') return
      const { n, key } = frame
      const known = keys.get(key)
      if (known === undefined) done.push(...frame.choices)
      keys.set(key, known ?? done.length)
      cuts -= 1
      if (cuts >= 0) socket.terminate()
      else push(known === undefined ? rowOf(n, done.length, { k: key }) : { t: 'ok', n, k: key, v: known })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(
    () => new Promise((resolve) => server.close(resolve)),
    () => sockets.close(),
  )
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, done, cookies }
}

it('plays over real sockets, through broken connections, with its cookie', async () => {
  const { base, done, cookies } = await serve()
  const api = new Api(base, { jar: true })
  await api.setName('Ann')
  class WithCookie extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie: api.cookie } })
    }
  }
  const live = new Live(liveUrl(base), { WebSocket: WithCookie, random: () => 0 })
  ends.push(() => live.close())
  const link = await openServerTable(live, api, 't1')
  const views: unknown[] = []
  link.subscribe((push) => {
    if (push.kind === 'row' || push.kind === 'whole') views.push(push.sight.view)
  })
  expect(await Promise.all([link.choose(['a']), link.choose(['b']), link.choose(['c'])])).toEqual([null, null, null])
  expect(done).toEqual(['a', 'b', 'c'])
  expect(link.info.rows).toBe(3)
  expect(views.at(-1)).toEqual(viewOf({ n: 3 }))
  expect(cookies).toEqual(['guest=abc', 'guest=abc', 'guest=abc'])
})

it('waits for a server that is not there yet', async () => {
  const { base } = await serve()
  const port = Number(new URL(base).port)
  await Promise.all(
    ends
      .splice(0)
      .reverse()
      .map((end) => end()),
  )
  const live = new Live(liveUrl(base), { WebSocket, random: () => 0 })
  ends.push(() => live.close())
  const opening = openServerTable(live, new Api(base), 't1')
  await seen(() => expect(live.connection).toBe('lost'))
  const sockets = new WebSocketServer({ port, host: '127.0.0.1' })
  ends.push(() => sockets.close())
  sockets.on('connection', (socket) => {
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, build: 'b' }))
    socket.on('message', () => socket.send(JSON.stringify(wholeOf(1, 0))))
  })
  expect((await opening).connection).toBe('live')
})
