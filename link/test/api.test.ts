import { describe, expect, it } from 'vitest'
import { Api, ApiError, liveUrl, Unreachable } from '../src/client/index.ts'
import { fakeApi, problemOf, refusedBy } from './fake.ts'

describe('each route', () => {
  const command = { v: 3, key: 'k' }
  const calls: readonly [string, (api: Api) => Promise<unknown>, unknown?][] = [
    ['GET /api', (api) => api.welcome()],
    ['GET /api/games', (api) => api.games()],
    ['GET /api/me', (api) => api.me()],
    ['POST /api/me', (api) => api.setName('Ann'), { name: 'Ann' }],
    ['GET /api/me/tables', (api) => api.myTables()],
    ['GET /api/tables', (api) => api.tables()],
    ['GET /api/tables?game=a%26b', (api) => api.tables('a&b')],
    ['POST /api/tables', (api) => api.create({ game: 'g', seats: ['me'] }), { game: 'g', seats: ['me'] }],
    [
      'POST /api/tables/bring',
      (api) => api.bring({ record: { rows: [] }, seats: ['me', 'open'], visibility: 'private' }),
      { record: { rows: [] }, seats: ['me', 'open'], visibility: 'private' },
    ],
    ['GET /api/tables/a%2Fb', (api) => api.table('a/b')],
    ['POST /api/join', (api) => api.accept('secret'), { invite: 'secret' }],
    ['POST /api/join', (api) => api.accept('secret', 'n'), { invite: 'secret', nonce: 'n' }],
    ['POST /api/tables/t/join', (api) => api.join('t'), {}],
    ['POST /api/tables/t/join', (api) => api.join('t', { seat: 1, nonce: 'n' }), { seat: 1, nonce: 'n' }],
    ['POST /api/tables/t/leave', (api) => api.leave('t'), {}],
    ['POST /api/tables/t/kick', (api) => api.kick('t', 2), { seat: 2 }],
    ['POST /api/tables/t/seat', (api) => api.setSeat('t', 1, 'novice'), { seat: 1, by: 'novice' }],
    ['POST /api/tables/t/start', (api) => api.start('t', 'n'), { nonce: 'n' }],
    ['POST /api/tables/t/rematch', (api) => api.rematch('t'), {}],
    [
      'POST /api/tables/t/choose',
      (api) => api.choose('t', { ...command, choices: ['a'] }),
      { ...command, choices: ['a'] },
    ],
    ['POST /api/tables/t/undo', (api) => api.undo('t', command), command],
    ['POST /api/tables/t/resign', (api) => api.resign('t', command), command],
    ['POST /api/tables/t/delegate', (api) => api.delegate('t', 3), { v: 3 }],
    ['GET /api/tables/t/view', (api) => api.view('t')],
    ['GET /api/tables/t/view?at=0&as=open', (api) => api.view('t', { at: 0, as: 'open' })],
    ['GET /api/tables/t/choices', (api) => api.choices('t')],
    ['POST /api/tables/t/explain', (api) => api.explain('t', 'go a'), { choice: 'go a' }],
    ['GET /api/tables/t/history?from=0&to=128', (api) => api.history('t', 0, 128)],
    ['GET /api/tables/t/export', (api) => api.exported('t')],
    ['GET /api/tables/t/pack', (api) => api.pack('t')],
    ['GET /api/tables/t/chat', (api) => api.chat('t')],
    ['GET /api/tables/t/chat?before=9', (api) => api.chat('t', 9)],
    [
      'POST /api/tables/t/chat',
      (api) => api.say('t', { text: 'hi', key: 'k', to: [1] }),
      { text: 'hi', key: 'k', to: [1] },
    ],
  ]
  it.each(calls)('%s', async (route, call, body) => {
    const { api, asked } = fakeApi(() => ({ some: 'answer' }))
    expect(await call(api)).toEqual({ some: 'answer' })
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([route])
    expect(asked[0]?.body).toEqual(body)
    expect(asked[0]?.headers['content-type']).toBe(body === undefined ? undefined : 'application/json')
  })

  it('without content answers with nothing', async () => {
    const { api } = fakeApi(() => new Response(null, { status: 204 }))
    expect(await api.delegate('t', 1)).toBeUndefined()
  })
})

describe('what goes wrong', () => {
  const failing = (answer: () => Response) =>
    fakeApi(answer)
      .api.table('t')
      .catch((error: unknown) => error)

  it('is told as the server tells it', async () => {
    const problem = problemOf('stale', { message: 'Somebody was quicker.', version: 7 })
    const error = await failing(() => refusedBy(409, problem))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ name: 'ApiError', status: 409, problem, message: 'Somebody was quicker.' })
  })

  it.each([
    [404, 'notFound'],
    [413, 'tooLarge'],
    [429, 'tooMany'],
    [400, 'badRequest'],
    [500, 'fault'],
    [502, 'unavailable'],
  ])('is told by the status %i where something else answers', async (status, code) => {
    const error = await failing(() => new Response('<h1>no</h1>', { status }))
    expect(error).toMatchObject({ name: 'ApiError', status, problem: { code } })
  })

  it('is a fault where the answer is none', async () => {
    expect(await failing(() => new Response('<h1>hello</h1>'))).toMatchObject({
      status: 200,
      problem: { code: 'fault' },
    })
  })

  it('is unreachable where no answer comes, or only half of one', async () => {
    const lost = new TypeError('failed to fetch')
    const none = await failing(() => {
      throw lost
    })
    expect(none).toBeInstanceOf(Unreachable)
    expect((none as Error).cause).toBe(lost)
    const half = new ReadableStream({ start: (controller) => controller.error(lost) })
    expect(await failing(() => new Response(half))).toBeInstanceOf(Unreachable)
  })
})

describe('what requests carry', () => {
  it('says the language, which may change', async () => {
    const { api, asked } = fakeApi(() => ({}))
    await api.me()
    api.language = 'de'
    await api.me()
    expect(asked.map(({ headers }) => headers['accept-language'])).toEqual([undefined, 'de'])
  })

  it('keeps cookies only where it is told to', async () => {
    const cookies = ['guest=abc; Path=/; HttpOnly', 'other=1; Max-Age=0']
    const sent: (string | undefined)[] = []
    const fetch = async (_: unknown, { headers }: RequestInit = {}) => {
      sent.push((headers as Record<string, string>).cookie)
      return new Response('{}', { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
    }
    for (const jar of [true, false]) {
      const api = new Api('http://fake/', { fetch: fetch as typeof globalThis.fetch, jar })
      await api.setName('Ann')
      await api.me()
      expect(api.cookie).toBe(jar ? 'guest=abc' : '')
    }
    expect(sent).toEqual([undefined, 'guest=abc', undefined, undefined])
  })
})

it('finds the live connection beside the API', () => {
  expect(liveUrl('http://localhost:8080/')).toBe('ws://localhost:8080/api/live')
  expect(liveUrl('https://example.org')).toBe('wss://example.org/api/live')
})
