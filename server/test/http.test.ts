import { connect } from 'node:net'
import { PROTOCOL, type Problem } from '@skerry/link'
import fc from 'fast-check'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { LIMITS } from '../src/http/index.ts'
import { PROBLEM_CODES, problemText, STATUS } from '../src/http/problems.ts'
import { aTable } from '../src/http/schema/examples.ts'
import { AS_GUEST, callerOf, closeUsual, NOW, post, started, TOKEN, usual } from './http-kit.ts'
import { runs } from './runs.ts'

afterAll(closeUsual)

const CHOOSE = { v: 4, key: 'k', choices: ['move a1 a2'] }

const problemIn = (response: { json(): unknown }): Problem => response.json() as Problem

async function listening(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** What comes back for exactly these bytes. */
function answerToBytes(url: string, bytes: string): Promise<string> {
  const { port, hostname } = new URL(url)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (part) => {
      text += part
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}

describe('routes', () => {
  test('the server says what it speaks', async () => {
    const { app } = await usual()
    expect((await app.inject('/api')).json()).toEqual({ protocol: PROTOCOL, build: 'b1' })
  })

  test.each([
    ['/api/games', 'games', []],
    ['/api/tables', 'publicTables', [undefined]],
    ['/api/tables?game=a-game', 'publicTables', ['a-game']],
    ['/api/me/tables', 'myTables', []],
    ['/api/invitations/abc', 'invitation', ['abc']],
    ['/api/tables/t1', 'state', ['t1']],
    ['/api/tables/t1/view', 'sight', ['t1', undefined, undefined]],
    ['/api/tables/t1/view?at=3&as=1', 'sight', ['t1', 3, 1]],
    ['/api/tables/t1/view?as=open', 'sight', ['t1', undefined, 'open']],
    ['/api/tables/t1/choices', 'choices', ['t1']],
    ['/api/tables/t1/history', 'history', ['t1', 0, 256]],
    ['/api/tables/t1/history?from=7&to=9', 'history', ['t1', 7, 9]],
    ['/api/tables/t1/export', 'exported', ['t1']],
    ['/api/tables/t1/pack', 'packOf', ['t1']],
    ['/api/tables/t1/chat', 'chat', ['t1', undefined]],
    ['/api/tables/t1/chat?before=99', 'chat', ['t1', 99]],
  ])('GET %s asks the tables', async (url, method, args) => {
    const { app, tables } = await usual()
    const response = await app.inject({ url, headers: AS_GUEST })
    expect(response.statusCode).toBe(200)
    expect(tables.calls.map((call) => call.method)).toEqual([method])
    expect(tables.calls[0]?.args.slice(method === 'games' ? 0 : 1)).toEqual(args)
  })

  test.each([
    ['/api/tables', { game: 'g', seats: ['me', 'open'] }, 201, 'create', [{ game: 'g', seats: ['me', 'open'] }]],
    ['/api/tables/bring', { record: {}, seats: ['me'] }, 201, 'bring', [{ record: {}, seats: ['me'] }]],
    ['/api/join', { invite: 'abc' }, 200, 'join', [{ invite: 'abc' }, undefined]],
    ['/api/join', { invite: 'abc', nonce: 'n0' }, 200, 'join', [{ invite: 'abc' }, 'n0']],
    ['/api/tables/t1/join', {}, 200, 'join', [{ table: 't1' }, undefined]],
    ['/api/tables/t1/join', { seat: 1, nonce: 'n' }, 200, 'join', [{ table: 't1', seat: 1 }, 'n']],
    ['/api/tables/t1/leave', {}, 200, 'leave', ['t1']],
    ['/api/tables/t1/kick', { seat: 1 }, 200, 'kick', ['t1', 1]],
    ['/api/tables/t1/seat', { seat: 1, by: 'novice' }, 200, 'setSeat', ['t1', 1, 'novice']],
    ['/api/tables/t1/start', { nonce: 'n' }, 200, 'start', ['t1', 'n']],
    ['/api/tables/t1/rematch', {}, 200, 'rematch', ['t1', undefined]],
    ['/api/tables/t1/choose', CHOOSE, 200, 'choose', ['t1', CHOOSE]],
    ['/api/tables/t1/undo', { v: 4, key: 'k' }, 200, 'undo', ['t1', { v: 4, key: 'k' }]],
    ['/api/tables/t1/resign', { v: 4, key: 'k' }, 200, 'resign', ['t1', { v: 4, key: 'k' }]],
    ['/api/tables/t1/delegate', { v: 4 }, 204, 'delegate', ['t1', 4]],
    ['/api/tables/t1/explain', { choice: 'move' }, 200, 'explain', ['t1', 'move']],
    ['/api/tables/t1/explain', { choice: { do: 'move', to: 'a' } }, 200, 'explain', ['t1', { do: 'move', to: 'a' }]],
    ['/api/tables/t1/chat', { key: 'k', text: 'a\nb' }, 201, 'say', ['t1', { key: 'k', text: 'a\nb' }]],
  ])('POST %s %j asks the tables', async (url, body, status, method, args) => {
    const { app, tables } = await usual()
    const response = await app.inject(post(url, body))
    expect(response.statusCode).toBe(status)
    expect(tables.calls.map((call) => call.method)).toEqual([method])
    expect(tables.calls[0]?.args.slice(1)).toEqual(args)
    expect(callerOf(tables.calls[0])).toMatchObject({ guest: { id: 'ada' }, language: 'en' })
  })

  test('a change without a body is one with an empty body', async () => {
    const { app } = await usual()
    expect((await app.inject({ method: 'POST', url: '/api/tables/t1/start', headers: AS_GUEST })).statusCode).toBe(200)
    const response = await app.inject({ method: 'POST', url: '/api/tables/t1/kick', headers: AS_GUEST })
    expect(problemIn(response).details).toBe('body: “seat” is missing')
  })

  test('HEAD answers like GET without a body', async () => {
    const { app } = await usual()
    const response = await app.inject({ method: 'HEAD', url: '/api/games' })
    expect([response.statusCode, response.body]).toEqual([200, ''])
  })

  test('an exported game is a file', async () => {
    const { app } = await usual()
    const response = await app.inject('/api/tables/t1/export')
    expect(response.headers['content-disposition']).toBe('attachment; filename="skerry-t1.json"')
  })

  test('what is not declared does not slip out', async () => {
    const { app, tables } = await usual()
    tables.answers.state = { ...aTable, secret: 'hush', seats: [{ ...aTable.seats[0], guest: 'hush', nonce: 'hush' }] }
    tables.answers.say = { id: 'm', at: 1, from: 0, to: null, text: 'x', key: 'hush' }
    tables.answers.explain = { v: 1, refusal: { rule: 'R', reason: 'r', params: {}, message: 'm', at: 'hush' } }
    expect((await app.inject('/api/tables/t1')).body).not.toContain('hush')
    expect((await app.inject(post('/api/tables/t1/chat', { key: 'k', text: 'x' }))).body).not.toContain('hush')
    expect((await app.inject(post('/api/tables/t1/explain', { choice: 'x' }))).body).not.toContain('hush')
    expect((await app.inject({ url: '/api/me', headers: AS_GUEST })).json()).toEqual({
      guest: { id: 'ada', name: 'Ada' },
    })
  })

  test('an answer that lacks something is a fault, not half an answer', async () => {
    const { app, tables } = await usual()
    tables.answers.state = { id: 't1' }
    const response = await app.inject('/api/tables/t1')
    expect([response.statusCode, problemIn(response).code]).toEqual([500, 'fault'])
  })
})

describe('guests', () => {
  test('whoever gives a name becomes a guest', async () => {
    const { app } = await usual()
    const response = await app.inject(post('/api/me', { name: 'Ada' }, { cookie: '' }))
    expect(response.json()).toEqual({ guest: { id: 'ada', name: 'Ada' } })
    expect(response.headers['set-cookie']).toBe(`skerry=${TOKEN}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`)
  })

  test('a guest gets another name and keeps the cookie', async () => {
    const { app, tables } = await usual()
    const response = await app.inject(post('/api/me', { name: 'Bea' }))
    expect(response.json()).toEqual({ guest: { id: 'ada', name: 'Bea' } })
    expect(response.headers['set-cookie']).toContain(`skerry=${TOKEN};`)
    expect(tables.calls).toMatchObject([{ method: 'renameGuest', args: [{ guest: { id: 'ada' } }, 'Bea'] }])
  })

  test('the cookie is secure where the request was, and only a proxy that is believed can say so', async () => {
    const naming = post('/api/me', { name: 'Ada' }, { 'x-forwarded-proto': 'https' })
    const [believing, other] = [await started({ isBehindProxy: true }), await usual()]
    expect((await believing.app.inject(naming)).headers['set-cookie']).toContain('; Secure')
    expect((await other.app.inject(naming)).headers['set-cookie']).not.toContain('Secure')
  })

  test('nobody is nobody', async () => {
    const { app } = await usual()
    for (const cookie of ['', 'skerry=wrong', `skerry=${'x'.repeat(5000)}`, 'other=1']) {
      expect((await app.inject({ url: '/api/me', headers: { cookie } })).json()).toEqual({ guest: null })
      const response = await app.inject(post('/api/tables', { game: 'g', seats: ['me'] }, { cookie }))
      expect([response.statusCode, problemIn(response).code]).toEqual([401, 'noGuest'])
    }
  })

  test.each(['', ' ', '\u00a0', 'a\nb', 'a\u0000', '\u202eabc', 'a\ud800', 'x'.repeat(41), 7, null, ['Ada'], {}])(
    '%j is no name',
    async (name) => {
      const { app } = await usual()
      const response = await app.inject(post('/api/me', { name }))
      expect([response.statusCode, problemIn(response).details]).toEqual([400, expect.stringContaining('body.name')])
    },
  )

  test.each(['A', 'Ada Ä', '王小明', 'x'.repeat(40), '👩‍🚀'])('%s is a name', async (name) => {
    const { app } = await usual()
    expect((await app.inject(post('/api/me', { name }))).statusCode).toBe(200)
  })
})

describe('problems', () => {
  test.each(PROBLEM_CODES)('%s', async (code) => {
    const { app } = await usual()
    for (const language of ['en', 'de'] as const) {
      const response = await app.inject({
        ...post(`/api/tables/${code}/choose`, CHOOSE),
        headers: { ...AS_GUEST, 'content-type': 'application/json', 'accept-language': language },
      })
      expect(response.statusCode).toBe(STATUS[code])
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(problemIn(response)).toEqual({
        code,
        message: problemText(code, language),
        ...(code === 'refused' ? { refusal: { rule: 'R-1', reason: 'full', params: { at: 3 } } } : {}),
        ...(code === 'stale' ? { version: 12 } : {}),
      })
    }
  })

  test('statuses', () => {
    expect(STATUS).toEqual({
      badRequest: 400,
      noGuest: 401,
      notYours: 403,
      notSeated: 403,
      notHost: 403,
      notFound: 404,
      stale: 409,
      seatTaken: 409,
      noSeat: 409,
      notOpen: 409,
      notRunning: 409,
      notOver: 409,
      notReady: 409,
      tooLarge: 413,
      refused: 422,
      badPack: 422,
      badRecord: 422,
      held: 423,
      tooMany: 429,
      fault: 500,
      unavailable: 503,
    })
  })

  test('every sentence is another one, in both languages', () => {
    const sentences = PROBLEM_CODES.flatMap((code) => [problemText(code, 'en'), problemText(code, 'de')])
    expect(new Set(sentences).size).toBe(2 * PROBLEM_CODES.length)
  })

  test('details are told where the caller can do something about them', () => {
    expect(problemText('badPack', 'en', 'cards.7: no name')).toBe(
      'This content pack cannot be played with. (cards.7: no name)',
    )
    expect(problemText('fault', 'de', 'inside')).toBe(problemText('fault', 'de'))
  })

  test.each([
    [undefined, undefined, 'en'],
    ['de-AT,de;q=0.9,en;q=0.8', undefined, 'de'],
    ['en,de;q=0.5', undefined, 'en'],
    ['fr', undefined, 'en'],
    ['en', 'de', 'de'],
    ['de', 'en', 'en'],
  ] as const)('Accept-Language %s, lang %s: %s', async (accepted, lang, language) => {
    const { app, tables } = await usual()
    const headers = accepted === undefined ? {} : { 'accept-language': accepted }
    const query = lang === undefined ? '' : `?lang=${lang}`
    const response = await app.inject({ url: `/api/tables/held${query}`, headers })
    expect(problemIn(response).message).toBe(problemText('held', language))
    expect(callerOf(tables.calls[0]).language).toBe(language)
  })

  test('what goes wrong inside stays inside, but for the log', async () => {
    const { app, lines } = await usual()
    for (const table of ['broken', 'fault', 'unavailable']) {
      const response = await app.inject(`/api/tables/${table}`)
      expect(response.body).not.toContain('inside')
      expect(response.body).not.toContain('stack')
    }
    const faults = lines.filter((line) => line.includes('"msg":"fault"'))
    expect(faults).toHaveLength(3)
    for (const line of faults)
      expect(JSON.parse(line)).toMatchObject({ level: 'error', err: { stack: expect.any(String) } })
  })

  test('nothing here', async () => {
    const { app } = await usual()
    for (const url of ['/api/none', '/api/', '/none', '/api/live', '/api/tables/t1/none'])
      expect(problemIn(await app.inject(url)).code, url).toBe('notFound')
    expect((await app.inject({ method: 'DELETE', url: '/api/tables/t1' })).statusCode).toBe(404)
  })

  test.each([
    ['/%', 400],
    ['/%ff', 400],
    ['/api/tables/..%2fx', 400],
    ['/%00', 400],
    [`/${'a'.repeat(3000)}`, 414],
    [`/api/tables/${'a'.repeat(300)}`, 414],
    [`/api?${'a'.repeat(3000)}`, 414],
  ])('the address %s', async (url, status) => {
    const { app } = await usual()
    const response = await app.inject(url)
    expect(response.statusCode).toBe(status)
    expect(problemIn(response).code).toBe(status === 414 ? 'tooLarge' : 'badRequest')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(response.headers.date).toBe('Fri, 02 Jan 2026 03:04:05 GMT')
  })

  test('bytes that are no request', async () => {
    const { app } = await started()
    const url = await listening(app)
    expect(await answerToBytes(url, 'what is this\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*"badRequest"/s)
    const header = `GET /api HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`
    expect(await answerToBytes(url, header)).toMatch(/^HTTP\/1\.1 431 .*"tooLarge"/s)
  })
})

describe('bodies and queries', () => {
  test.each([
    ['/api/me', { name: 'A', admin: true }, 'body: “admin” is not known here', 'body: „admin“ ist hier nicht bekannt'],
    ['/api/me', {}, 'body: “name” is missing', 'body: „name“ fehlt'],
    ['/api/me', [], 'body: it must be of type object', 'body: Es muss vom Typ object sein'],
    ['/api/me', '"x"', 'body: it must be of type object', 'body: Es muss vom Typ object sein'],
    ['/api/me', '{"name": "A"', 'body: it is not JSON', 'body: Das ist kein JSON'],
    ['/api/me', '{"name": "A", "__proto__": {}}', 'body: it is not JSON', 'body: Das ist kein JSON'],
    [
      '/api/tables/t/choose',
      { ...CHOOSE, v: '4' },
      'body.v: it must be of type integer',
      'body.v: Es muss vom Typ integer sein',
    ],
    [
      '/api/tables/t/choose',
      { ...CHOOSE, v: -1 },
      'body.v: it must be at least 0',
      'body.v: Es muss mindestens 0 sein',
    ],
    [
      '/api/tables/t/choose',
      { ...CHOOSE, choices: [] },
      'body.choices: it must have at least 1 entry',
      'body.choices: Es muss mindestens 1 Eintrag haben',
    ],
    [
      '/api/tables/t/choose',
      { ...CHOOSE, choices: Array(101).fill('x') },
      'body.choices: it may have at most 100 entries',
      'body.choices: Es darf höchstens 100 Einträge haben',
    ],
    [
      '/api/tables/t/choose',
      { ...CHOOSE, key: 'x'.repeat(65) },
      'body.key: it may have at most 64 characters',
      'body.key: Es darf höchstens 64 Zeichen haben',
    ],
    [
      '/api/tables/t/choose',
      { ...CHOOSE, choices: ['a\u0007b'] },
      'body.choices[0]: it has characters that do not belong there, or lacks some',
      'body.choices[0]: Es hat Zeichen, die dort nicht hingehören, oder ihm fehlen welche',
    ],
    [
      '/api/tables',
      { game: 'g', seats: ['me', 'nobody'] },
      'body.seats[1]: it must be me, open, random, novice, adept or master',
      'body.seats[1]: Es muss me, open, random, novice, adept oder master sein',
    ],
    [
      '/api/tables',
      { game: 'g', seats: ['me'], options: { a: {} } },
      'body.options.a: it must be of type string, number or boolean',
      'body.options.a: Es muss vom Typ string, number oder boolean sein',
    ],
    ['/api/tables/t/kick', { seat: 12 }, 'body.seat: it may be at most 11', 'body.seat: Es darf höchstens 11 sein'],
    [
      '/api/tables/t/explain',
      { choice: 7 },
      'body.choice: it has none of the forms it may have',
      'body.choice: Es hat keine der Formen, die es haben darf',
    ],
  ])('POST %s %j', async (url, body, en, de) => {
    const { app, tables } = await usual()
    for (const [language, details] of Object.entries({ en, de })) {
      const response = await app.inject(post(`${url}?lang=${language}`, body))
      expect(response.statusCode).toBe(400)
      expect(problemIn(response)).toEqual({
        code: 'badRequest',
        message: problemText('badRequest', language as 'en' | 'de', details),
        details,
      })
    }
    expect(tables.calls).toEqual([])
  })

  test.each([
    ['/api/tables/t1/view?at=1.5', 'query.at'],
    ['/api/tables/t1/view?at=', 'query.at'],
    ['/api/tables/t1/view?at=-1', 'query.at'],
    ['/api/tables/t1/view?at=1&at=2', 'query.at'],
    ['/api/tables/t1/view?as=me', 'query.as'],
    ['/api/tables/t1/history?from=9&to=3', 'query.to'],
    ['/api/tables/t1/history?from=0&to=257', 'query.to'],
    ['/api/tables/t1/chat?before=soon', 'query.before'],
    ['/api/me?lang=fr', 'query.lang'],
    ['/api/me?x=1', 'query: “x”'],
    ['/api/tables/a%20b', 'params.id'],
  ])('GET %s', async (url, where) => {
    const { app, tables } = await usual()
    const response = await app.inject(url)
    expect([response.statusCode, problemIn(response).details]).toEqual([400, expect.stringContaining(where)])
    expect(tables.calls).toEqual([])
  })

  const KB = 1024
  test.each([
    ['/api/me', 16 * KB],
    ['/api/tables', 512 * KB],
    ['/api/tables/bring', 2 * KB * KB + 512 * KB],
  ])('%s takes bodies up to %i bytes', async (url, limit) => {
    const { app } = await usual()
    const padded = (bytes: number) => `{"x":"${'a'.repeat(bytes - 8)}"}`
    expect((await app.inject(post(url, padded(limit)))).statusCode).toBe(400)
    const response = await app.inject(post(url, padded(limit + 1)))
    expect([response.statusCode, problemIn(response).code]).toEqual([413, 'tooLarge'])
  })

  test('nothing is nested deeper than anything that is played with', async () => {
    const { app, tables } = await usual()
    const nested = (depth: number) => `{"game":"g","seats":["me"],"pack":${'['.repeat(depth)}${']'.repeat(depth)}}`
    expect((await app.inject(post('/api/tables', nested(63)))).statusCode).toBe(201)
    expect(tables.calls).toHaveLength(1)
    for (const depth of [64, 200_000]) {
      const response = await app.inject(post('/api/tables', nested(depth)))
      expect([response.statusCode, problemIn(response).details]).toEqual([400, 'body: it is nested too deeply'])
    }
    expect((await app.inject(post('/api/me', '['.repeat(16_000)))).statusCode).toBe(400)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'a body that is %s is not read',
    async (type) => {
      const { app } = await usual()
      const response = await app.inject(post('/api/me', '{"name":"Ada"}', { 'content-type': type }))
      expect([response.statusCode, problemIn(response).code]).toEqual([415, 'badRequest'])
    },
  )
})

test('whatever is sent, nothing breaks, and no table hears of what is not understood', async () => {
  const { app, tables } = await usual()
  const urls = [
    '/api/me',
    '/api/tables',
    '/api/tables/bring',
    '/api/join',
    '/api/tables/t/chat',
    '/api/tables/t/choose',
  ]
  const field = fc.constantFrom('name', 'game', 'seats', 'v', 'key', 'choices', 'text', 'record', 'invite', 'to', 'x')
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue()))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...urls), body, fc.string(), async (url, value, query) => {
      tables.calls.length = 0
      const response = await app.inject(post(`${url}?${encodeURI(query.toWellFormed())}`, JSON.stringify(value)))
      expect(response.statusCode).toBeLessThan(500)
      if (response.statusCode >= 400) expect(tables.calls).toEqual([])
      if (response.statusCode >= 400) expect(problemIn(response).message).not.toBe('')
    }),
    runs(100, 300),
  )
})

describe('pages of other sites', () => {
  const naming = (headers: Record<string, string>) =>
    post('/api/me', { name: 'Ada' }, { host: 'skerry.example', ...headers })

  test.each(['https://evil.example', 'null', 'http://skerry.example.evil.example', 'file://', 'nonsense'])(
    'a page of %s changes nothing',
    async (origin) => {
      const { app, tables } = await usual()
      const response = await app.inject(naming({ origin }))
      expect([response.statusCode, problemIn(response).code]).toEqual([403, 'badRequest'])
      expect(tables.calls).toEqual([])
    },
  )

  test('an own page does, and so does who is no page at all', async () => {
    const { app } = await started({ hosts: ['games.example:8080'] })
    for (const origin of ['http://skerry.example', 'https://skerry.example', 'https://games.example:8080'])
      expect((await app.inject(naming({ origin }))).statusCode, origin).toBe(200)
    expect((await app.inject(naming({}))).statusCode).toBe(200)
  })

  test('the host a proxy tells counts where it is believed', async () => {
    const headers = { origin: 'https://games.example', 'x-forwarded-host': 'games.example' }
    expect((await (await started({ isBehindProxy: true })).app.inject(naming(headers))).statusCode).toBe(200)
    expect((await (await usual()).app.inject(naming(headers))).statusCode).toBe(403)
  })

  test('looking is free, as the answer cannot be read elsewhere', async () => {
    const { app } = await usual()
    const response = await app.inject({ url: '/api/games', headers: { origin: 'https://evil.example' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('limits', () => {
  const few = { most: 2, ms: 60_000 }
  const many = { most: 1000, ms: 60_000 }
  const free = { requests: many, tables: many, guests: many, messages: many }

  async function statusesOf(app: FastifyInstance, request: InjectOptions | string, n: number) {
    const statuses: number[] = []
    for (let i = 0; i < n; i++) statuses.push((await app.inject(request)).statusCode)
    return statuses
  }

  test('the usual ones', () => {
    expect(LIMITS).toEqual({
      requests: { most: 120, ms: 10_000 },
      tables: { most: 20, ms: 3_600_000 },
      guests: { most: 60, ms: 3_600_000 },
      messages: { most: 30, ms: 60_000 },
    })
  })

  test('requests, per guest and per address, until time has passed', async () => {
    let now = NOW
    const { app } = await started({ limits: { ...free, requests: few }, now: () => now })
    expect(await statusesOf(app, '/api', 3)).toEqual([200, 200, 429])
    expect(await statusesOf(app, { url: '/api', headers: AS_GUEST }, 3)).toEqual([200, 200, 429])
    expect(await statusesOf(app, { url: '/api', remoteAddress: '10.0.0.1' }, 3)).toEqual([200, 200, 429])
    expect(await statusesOf(app, { url: '/api', remoteAddress: '2001:db8::1' }, 2)).toEqual([200, 200])
    expect(await statusesOf(app, { url: '/api', remoteAddress: '2001:db8::2' }, 1)).toEqual([429])
    now += 59_001
    const response = await app.inject('/api')
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '1'])
    expect(problemIn(response)).toEqual({ code: 'tooMany', message: problemText('tooMany', 'en') })
    now += 999
    expect(await statusesOf(app, '/api', 3)).toEqual([200, 200, 429])
  })

  test('new tables, rematches among them; a request that is not understood does not count', async () => {
    const { app } = await started({ limits: { ...free, tables: few } })
    const opening = post('/api/tables', { game: 'g', seats: ['me'] })
    expect(await statusesOf(app, post('/api/tables', {}), 3)).toEqual([400, 400, 400])
    expect(await statusesOf(app, opening, 1)).toEqual([201])
    expect(await statusesOf(app, post('/api/tables/t1/rematch'), 2)).toEqual([200, 429])
    expect(await statusesOf(app, opening, 1)).toEqual([429])
    expect(await statusesOf(app, post('/api/tables/t1/start'), 1)).toEqual([200])
  })

  test('new guests per address; another name is free', async () => {
    const { app } = await started({ limits: { ...free, guests: few } })
    const naming = post('/api/me', { name: 'Ada' }, { cookie: '' })
    expect(await statusesOf(app, naming, 3)).toEqual([200, 200, 429])
    expect(await statusesOf(app, { ...naming, remoteAddress: '10.0.0.1' }, 1)).toEqual([200])
    expect(await statusesOf(app, post('/api/me', { name: 'Bea' }), 3)).toEqual([200, 200, 200])
  })

  test('messages', async () => {
    const { app } = await started({ limits: { ...free, messages: few } })
    expect(await statusesOf(app, post('/api/tables/t1/chat', { key: 'k', text: 'x' }), 3)).toEqual([201, 201, 429])
  })

  test('the address of a proxy that is believed is not that of its visitors', async () => {
    const { app } = await started({ limits: { ...free, requests: few }, isBehindProxy: true })
    const from = (...addresses: string[]) => ({ url: '/api', headers: { 'x-forwarded-for': addresses.join(', ') } })
    expect(await statusesOf(app, from('198.51.100.1'), 3)).toEqual([200, 200, 429])
    expect(await statusesOf(app, from('198.51.100.2'), 2)).toEqual([200, 200])
    // What the visitor has told the proxy before does not make another one of him.
    expect(await statusesOf(app, from('192.0.2.7', '198.51.100.2'), 1)).toEqual([429])
  })

  test('switched off', async () => {
    const { app } = await started({ limits: 'off' })
    expect(new Set(await statusesOf(app, '/api', 200))).toEqual(new Set([200]))
  })
})

describe('headers', () => {
  const REQUESTS = [
    '/api',
    '/api/me',
    '/api/games',
    '/api/tables/t1',
    '/api/tables/held',
    '/api/none',
    '/healthz',
    '/docs',
    '/docs/json',
    '/%',
  ]

  test('every answer is guarded, and no answer of the API is kept', async () => {
    const { app } = await usual()
    for (const url of REQUESTS) {
      const { headers } = await app.inject(url)
      expect(headers['content-security-policy'], url).toContain("script-src 'self';")
      expect(headers['x-content-type-options'], url).toBe('nosniff')
      expect(headers['referrer-policy'], url).toBe('same-origin')
      expect(headers['x-powered-by'], url).toBeUndefined()
      expect(headers['request-id'], url).toBeUndefined()
      if (url.startsWith('/api')) expect(headers['cache-control'], url).toBe('no-store')
    }
  })

  test('two servers with one clock answer byte for byte alike', async () => {
    const both = await Promise.all([started({ limits: LIMITS }), started({ limits: LIMITS })])
    const urls = await Promise.all(both.map(({ app }) => listening(app)))
    for (const path of REQUESTS) {
      const bytes = `GET ${path} HTTP/1.1\r\nhost: skerry.example\r\nconnection: close\r\ncookie: skerry=${TOKEN}\r\n\r\n`
      const [one, other] = await Promise.all(urls.map((url) => answerToBytes(url, bytes)))
      expect(one).toMatch(/^HTTP\/1\.1 \d{3} /)
      expect(one).toContain('date: Fri, 02 Jan 2026 03:04:05 GMT')
      expect(other).toBe(one)
    }
    const [mine, theirs] = both.map(({ lines }) => lines.filter((line) => !line.includes('listening')))
    expect(theirs).toEqual(mine)
  })
})

test('a body of somebody who may not send one is not even read', async () => {
  const { app } = await usual()
  const response = await app.inject(post('/api/tables/bring', 'x'.repeat(3_000_000), { cookie: '' }))
  expect([response.statusCode, problemIn(response).code]).toEqual([401, 'noGuest'])
})

describe('log and counts', () => {
  test('one line per request: no address, no name, no token, no body', async () => {
    const { app, lines } = await usual()
    await app.inject(post('/api/me?lang=en', { name: 'Grete Hush' }))
    await app.inject(post('/api/join', { invite: 'hushinvite' }))
    await app.inject(post('/api/tables/hushtable/choose', { ...CHOOSE, choices: ['hush'] }))
    await app.inject('/hush/hush?hush=1')
    await app.inject('/%hush')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      line('POST', '/api/me', 200),
      line('POST', '/api/join', 200),
      line('POST', '/api/tables/:id/choose', 200),
      line('GET', 'none', 404),
      line('GET', 'none', 400),
    ])
    expect(lines.join('')).not.toMatch(/hush|token/i)
  })

  const line = (method: string, route: string, status: number) => ({
    level: 'info',
    time: NOW,
    method,
    route,
    status,
    msg: 'answered',
  })

  test('nothing is written below the level asked for', async () => {
    const lines: string[] = []
    const { app } = await started({ log: { level: 'error', to: { write: (text) => void lines.push(text) } } })
    await app.inject('/api')
    expect(lines).toEqual([])
    await app.inject('/api/tables/broken')
    expect(lines).toHaveLength(1)
  })

  test('requests are counted by route and status', async () => {
    const { app } = await started()
    await app.inject('/api/tables/t1')
    await app.inject('/api/tables/t2')
    await app.inject('/api/tables/notFound')
    const response = await app.inject('/metrics')
    expect(response.headers['content-type']).toMatch(/^text\/plain; version=/)
    const count = (status: number) =>
      `skerry_http_request_duration_seconds_count{method="GET",route="/api/tables/:id",status="${status}"}`
    expect(response.body).toContain(`${count(200)} 2\n`)
    expect(response.body).toContain(`${count(404)} 1\n`)
  })

  test.each([
    ['127.0.0.1', 200],
    ['127.8.9.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['192.168.1.7', 404],
    ['::ffff:192.168.1.7', 404],
    ['fe80::1', 404],
  ])('counts are told on the machine itself alone: %s gets %i', async (remoteAddress, status) => {
    const { app } = await usual()
    expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(status)
  })

  test('health', async () => {
    expect((await (await usual()).app.inject('/healthz')).json()).toEqual({ ok: true, store: true })
    const ill = await (await started({ health: async () => ({ ok: false, store: false }) })).app.inject('/healthz')
    expect([ill.statusCode, ill.json()]).toEqual([503, { ok: false, store: false }])
    const dead = await (
      await started({ health: () => Promise.reject(new Error('the inside of the server')) })
    ).app.inject('/healthz')
    expect([dead.statusCode, dead.json()]).toEqual([503, { ok: false }])
  })
})

test('a server ends while somebody is connected', async () => {
  const { app } = await started()
  const url = await listening(app)
  const agent = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void agent.destroy())
  await new Promise((resolve) => agent.once('connect', resolve))
  await app.close()
  await expect(fetch(url)).rejects.toThrow()
})
