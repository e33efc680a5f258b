import { afterEach, describe, expect, it, vi } from 'vitest'
import { Outdated, openServerTable } from '../src/client/index.ts'
import type { ClientFrame } from '../src/index.ts'
import { type FakeSocket, fakeApi, openedAt, pass, problemOf, reconnected, stage, wholeOf } from './fake.ts'

afterEach(() => void vi.useRealTimers())

/** A table that is being opened; whether it ever is, is not looked at. */
function opening(here: ReturnType<typeof stage>): void {
  openServerTable(here.live, fakeApi(() => ({})).api, 't1').catch(() => undefined)
}

function answerPings(socket: FakeSocket, { t }: ClientFrame): void {
  if (t === 'ping') socket.push({ t: 'pong' })
}

describe('connecting', () => {
  it('waits for the greeting before it asks for anything', async () => {
    const { server, live, ...rest } = stage()
    opening({ server, live, ...rest })
    expect(live.connection).toBe('connecting')
    expect(server.socket.sent).toEqual([])
    server.socket.greet()
    expect(live.connection).toBe('live')
    expect(server.socket.sent).toEqual([{ t: 'sub', n: 1, table: 't1' }])
  })

  it('uses one connection for all tables', async () => {
    const here = stage()
    opening(here)
    here.server.socket.greet()
    opening(here)
    opening(here)
    expect(here.server.sockets).toHaveLength(1)
    expect(here.server.socket.all('sub').map(({ n }) => n)).toEqual([1, 2, 3])
  })

  it('gives up a connection on which nobody greets', async () => {
    const here = stage()
    opening(here)
    await pass(9_999)
    expect(here.live.connection).toBe('connecting')
    await pass(1)
    expect(here.live.connection).toBe('lost')
    expect(here.server.socket.isClosed).toBe(true)
    await pass(150)
    expect(here.server.sockets).toHaveLength(2)
  })

  it.each([
    ['half the longest time', 0, [150, 300, 600, 1_200, 2_400, 4_800, 7_500, 7_500]],
    ['nearly the longest time', 1, [300, 600, 1_200, 2_400, 4_800, 9_600, 15_000, 15_000]],
  ])('tries again after longer and longer times: %s', async (_, chance, delays) => {
    const here = stage({ random: () => chance })
    opening(here)
    for (const [i, ms] of delays.entries()) {
      here.server.socket.cut()
      expect(here.live.retryAt).toBe(Date.now() + ms)
      await pass(ms - 1)
      expect(here.server.sockets).toHaveLength(i + 1)
      await pass(1)
      expect(here.server.sockets).toHaveLength(i + 2)
      expect(here.live.retryAt).toBeNull()
    }
  })

  it('tries soon again after a connection that held, and not after one that broke at once', async () => {
    const here = stage()
    opening(here)
    for (const ms of [150, 300, 600]) {
      here.server.socket.greet()
      here.server.socket.cut()
      expect(here.live.retryAt).toBe(Date.now() + ms)
      await pass(ms)
    }
    here.server.socket.greet()
    await pass(5_000)
    here.server.socket.cut()
    expect(here.live.retryAt).toBe(Date.now() + 150)
  })

  it('tries at once when the network is back', async () => {
    const here = stage()
    opening(here)
    for (let i = 0; i < 6; i++) {
      here.server.socket.cut()
      await pass(8_000)
    }
    here.server.socket.cut()
    const before = here.server.sockets.length
    here.wake()
    expect(here.server.sockets).toHaveLength(before + 1)
    here.wake()
    expect(here.server.sockets).toHaveLength(before + 1)
    await pass(9_000)
    expect(here.server.sockets).toHaveLength(before + 1)
  })

  it('connects anew when the caller is somebody else now', async () => {
    const here = await openedAt(3)
    const { server, live, link } = here
    const old = server.socket
    live.renew()
    expect(old.isClosed).toBe(true)
    expect(link.connection).toBe('lost')
    server.socket.greet()
    expect(server.socket.all('sub')).toEqual([{ t: 'sub', n: 1, table: 't1', since: 3 }])
    old.cut()
    expect(live.connection).toBe('live')
  })

  it('tells who watches it', async () => {
    const here = stage()
    const seen: string[] = []
    const stop = here.live.onChange(() => seen.push(here.live.connection))
    opening(here)
    here.server.socket.greet()
    here.server.socket.cut()
    stop()
    await pass(150)
    here.server.socket.greet()
    expect(seen).toEqual(['live', 'lost'])
  })
})

describe('a sign of life', () => {
  it('is asked for every 20 seconds', async () => {
    const { server, live } = await openedAt(1)
    server.hear = answerPings
    await pass(100_000)
    expect(server.sockets).toHaveLength(1)
    expect(server.socket.all('ping')).toHaveLength(5)
    expect(live.connection).toBe('live')
  })

  it('may be any frame', async () => {
    const { server, live } = await openedAt(1)
    await pass(20_000)
    await pass(9_999)
    server.socket.push({ t: 'thinking', n: 1, seat: 1 })
    await pass(15_000)
    expect(live.connection).toBe('live')
  })

  it('that does not come within 10 seconds means a new connection', async () => {
    const { server, live, link } = await openedAt(1)
    const { socket } = server
    await pass(29_999)
    expect(link.connection).toBe('live')
    await pass(1)
    expect(link.connection).toBe('lost')
    expect(socket.isClosed).toBe(true)
    expect(link.retryAt).toBe(Date.now() + 150)
    await pass(150)
    server.socket.greet()
    expect(live.connection).toBe('live')
  })

  it('is asked for at once when somebody looks again or acts after a silence', async () => {
    const { server, wake, link } = await openedAt(1)
    wake()
    expect(server.socket.all('ping')).toHaveLength(0) // something was heard just now
    await pass(2_000)
    wake()
    wake()
    expect(server.socket.all('ping')).toHaveLength(1)
    server.socket.push({ t: 'pong' })
    await pass(3_000)
    void link.choose(['a'])
    await pass()
    expect(server.socket.all('ping')).toHaveLength(2)
    await pass(10_000)
    expect(link.connection).toBe('lost')
  })
})

describe('an outdated page', () => {
  it.each([
    ['another protocol', 'build 1', 2],
    ['another build', 'build 2', 1],
  ])('is told so, and no more attempts are made: %s', async (_, build, protocol) => {
    const here = await openedAt(2)
    const chosen = here.link.choose(['a'])
    here.server.socket.cut()
    await pass(150)
    here.server.socket.greet(build, protocol)
    expect(here.link.connection).toBe('outdated')
    expect(here.link.retryAt).toBeNull()
    expect(await chosen).toEqual({ rule: '', reason: 'unavailable', params: {} })
    expect(await here.link.undo()).toMatchObject({ reason: 'unavailable' })
    here.wake()
    here.link.retry()
    await pass(60_000)
    expect(here.server.sockets).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
    await expect(openServerTable(here.live, fakeApi(() => ({})).api, 't2')).rejects.toBeInstanceOf(Outdated)
  })

  it('knows its own build', async () => {
    const here = stage({ build: 'build 0' })
    const opened = openServerTable(here.live, fakeApi(() => ({})).api, 't1')
    here.server.socket.greet()
    await expect(opened).rejects.toBeInstanceOf(Outdated)
    expect(here.live.connection).toBe('outdated')
  })
})

describe('the lobby', () => {
  it('tells who listens, also after a lost connection, and is left', async () => {
    const here = stage()
    let told = 0
    const stop = here.live.onLobby(() => {
      told += 1
    })
    here.server.socket.greet()
    expect(here.server.socket.sent).toEqual([{ t: 'lobby' }])
    expect(told).toBe(1)
    here.server.socket.push({ t: 'lobby' })
    expect(told).toBe(2)
    const socket = await reconnected(here)
    expect(socket.sent).toEqual([{ t: 'lobby' }])
    expect(told).toBe(3)
    stop()
    socket.push({ t: 'lobby' })
    expect(told).toBe(3)
    await pass(5_000)
    expect(socket.isClosed).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('leaving', () => {
  it('keeps the connection for a moment, for the next table', async () => {
    const here = await openedAt(1)
    here.server.hear = answerPings
    here.link.close()
    expect(here.server.socket.last('unsub')).toEqual({ t: 'unsub', n: 1 })
    await pass(4_999)
    opening(here)
    expect(here.server.socket.last('sub')).toEqual({ t: 'sub', n: 2, table: 't1' })
    await pass(60_000)
    expect(here.server.sockets).toHaveLength(1)
    expect(here.live.connection).toBe('live')
    expect(here.server.socket.all('ping')).toHaveLength(4)
  })

  it('hangs up when no next table comes', async () => {
    const here = await openedAt(1)
    await pass(20_000) // a ping is out
    here.link.close()
    here.server.socket.push({ t: 'pong' })
    expect(here.waking()).toBe(1)
    await pass(5_000)
    expect(here.server.socket.isClosed).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    expect(here.waking()).toBe(0)
  })

  it('does not come back for nobody', async () => {
    const here = await openedAt(1)
    here.link.close()
    here.server.socket.cut()
    expect(vi.getTimerCount()).toBe(0)
    expect(here.live.retryAt).toBeNull()
  })

  it.each<[string, (here: Awaited<ReturnType<typeof openedAt>>) => void]>([
    ['live', () => undefined],
    ['lost', ({ server }) => server.socket.cut()],
  ])('stops all timers and answers what is open: %s', async (_, prepare) => {
    const here = await openedAt(1)
    prepare(here)
    const chosen = here.link.choose(['a'])
    const said = here.link.say('hello').catch((error: unknown) => error)
    await pass()
    here.link.close()
    expect(await chosen).toMatchObject({ rule: '', reason: 'unavailable' })
    expect(await said).toMatchObject({ name: 'ApiError' })
    const after = here.pushes.length
    here.live.close()
    expect(vi.getTimerCount()).toBe(0)
    await pass(60_000)
    expect(here.pushes).toHaveLength(after)
    expect(await here.link.choose(['a'])).toMatchObject({ reason: 'unavailable' })
  })

  it('closes everything at once', async () => {
    const here = await openedAt(1)
    const chosen = here.link.choose(['a'])
    await pass()
    here.live.close()
    expect(await chosen).toMatchObject({ reason: 'unavailable' })
    expect(here.server.socket.isClosed).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('frames that do not fit', () => {
  it('what cannot be read ends the connection', async () => {
    const here = await openedAt(4)
    here.server.socket.pushText('{"t":')
    expect(here.link.connection).toBe('lost')
    await pass(150)
    here.server.socket.greet()
    expect(here.server.socket.last('sub')).toMatchObject({ since: 4 })
  })

  it('what the server did not understand is not said again', async () => {
    const here = await openedAt(4)
    const chosen = here.link.choose(['a'])
    const said = here.link.say('hello').catch((error: unknown) => error)
    await pass()
    here.server.socket.push({ t: 'bad', problem: problemOf('badRequest') })
    expect(await chosen).toEqual({ rule: '', reason: 'badRequest', params: {} })
    expect(await said).toMatchObject({ problem: { code: 'badRequest' } })
    here.server.socket.push(wholeOf(1, 4))
    expect((await reconnected(here)).all('choose')).toEqual([])
  })

  it('what was too much is said again later', async () => {
    const here = await openedAt(4)
    void here.link.choose(['a'])
    await pass()
    const first = here.server.socket.last('choose')
    here.server.socket.push({ t: 'bad', problem: problemOf('tooMany') })
    expect(here.link.connection).toBe('lost')
    await pass(150)
    here.server.socket.greet()
    here.server.socket.push(wholeOf(1, 4, { told: [], isContinued: true }))
    expect(here.server.socket.all('choose')).toEqual([first])
  })

  it('what is larger than the server reads is never sent', async () => {
    const here = await openedAt(4)
    expect(await here.link.choose(['ä'.repeat(8_200)])).toMatchObject({ rule: '', reason: 'tooLarge' })
    await expect(here.link.say('x'.repeat(17_000))).rejects.toMatchObject({ problem: { code: 'tooLarge' } })
    expect(here.server.socket.all('choose')).toEqual([])
  })
})
