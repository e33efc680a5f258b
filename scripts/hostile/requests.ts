/** Requests that nobody makes in good faith. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '@skerry/kernel'
import { type BadCommand, COMMANDS, MARK, strangerTo, withFault } from './commands.ts'
import { type House, NOBODY, type Person, type StagedTable } from './house.ts'
import type { Random } from './random.ts'

export interface BadRequest {
  readonly who: Person
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | null
  /** True: an answer below 400 is a fault. */
  readonly isRefused: boolean
}
type RequestKind = (random: Random, house: House) => BadRequest

/** The hash of a pack that a server knows. */
const PACK = hashOf(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../games/connect-four/data/pack.json'), 'utf8')),
)

const JSON_TYPE = { 'content-type': 'application/json' }

function post(who: Person, path: string, body: unknown, isRefused = true): BadRequest {
  return { who, method: 'POST', path: `/api${path}`, headers: JSON_TYPE, body: JSON.stringify(body), isRefused }
}
function get(who: Person, path: string, isRefused: boolean): BadRequest {
  return { who, method: 'GET', path: `/api${path}`, headers: {}, body: null, isRefused }
}
const commandRequest = ({ who, table, do: verb, body, isRefused }: BadCommand): BadRequest =>
  post(who, `/tables/${table.id}/${verb === 'say' ? 'chat' : verb}`, body, isRefused)

const anybody = (random: Random, { people }: House): Person => random.pick([...people, NOBODY])

export const REQUESTS: Readonly<Record<string, RequestKind>> = {
  ...Object.fromEntries(
    Object.entries(COMMANDS).map(([name, kind]): [string, RequestKind] => [
      name,
      (random, house) => commandRequest(kind(random, house)),
    ]),
  ),
  otherEyes(random, house) {
    const table = random.pick(house.tables.filter(({ isOpen }) => !isOpen))
    const seat = random.below(table.people.length)
    const others = [0, 1, 2, 'open', '00', '1e0', '-0', '0,1', 'null', '__proto__'].filter((as) => Number(as) !== seat)
    return get(table.people[seat] as Person, `/tables/${table.id}/view?as=${random.pick(others)}`, true)
  },
  foreignTable(random, house) {
    const table = random.pick(house.tables.filter(({ isPrivate }) => isPrivate))
    const what = random.pick([
      '',
      '/view',
      '/choices',
      '/orders',
      '/history?from=0&to=9',
      '/export',
      '/chat',
      '/pack',
      '/view?at=0',
    ])
    return get(strangerTo(table, random, house), `/tables/${table.id}${what}`, true)
  },
  reading(random, house) {
    const { id } = random.pick(house.tables)
    const what = random.pick([
      '',
      '/view',
      '/choices',
      '/orders',
      '/history?from=0&to=99',
      '/export',
      '/chat',
      `/view?at=${random.below(30)}`,
    ])
    const path = random.pick([
      `/tables/${id}${what}`,
      `/tables/${id}${what}`,
      '/me',
      '/me/tables',
      '/tables',
      '/games',
      '',
    ])
    return get(anybody(random, house), path, false)
  },
  explaining(random, house) {
    const table = random.pick(house.tables)
    const asked = random.pick([
      ...table.illegal,
      { do: random.word(4) },
      { do: MARK, from: { deep: [1] } },
      random.text(40),
    ])
    return post(anybody(random, house), `/tables/${table.id}/explain`, { choice: asked }, false)
  },
  oddQueries(random, house) {
    const table = random.pick(house.tables)
    const odd = ['-1', '1e9', 'NaN', '', '%00', '0&from=1', '9007199254740993', '[]', '0x1', '٣', "'", '1.5', 'null']
    const query = random.pick([
      'history?to=9&from',
      'history?from=0&to',
      'view?at',
      'view?as',
      'chat?before',
      'pack?lang',
    ])
    return get(anybody(random, house), `/tables/${table.id}/${query}=${encodeURI(random.pick(odd))}`, false)
  },
  hostOnly(random, house) {
    const table = random.pick(house.tables)
    const others = house.people.filter((person) => person !== table.people[0])
    const [verb, body] = random.pick([
      ['kick', { seat: random.below(4) }],
      ['seat', { seat: random.below(4), by: random.pick(['open', 'novice', 'master']) }],
      ['start', {}],
      ['rematch', {}],
      ['leave', {}],
    ] as const)
    const isRunning = !table.isOpen
    return post(isRunning ? anybody(random, house) : random.pick(others), `/tables/${table.id}/${verb}`, body)
  },
  notReady(random, house) {
    const table = random.pick(house.tables.filter(({ isOpen }) => isOpen))
    const [verb, body] = random.pick([
      ['start', {}],
      ['kick', { seat: 1 + random.below(9) }],
      ['seat', { seat: random.pick([0, 3, 11]), by: 'novice' }],
      ['choose', { v: 0, key: 'k', choices: ['x'] }],
      ['undo', { v: 0, key: 'k' }],
      ['resign', { v: 0, key: 'k' }],
      ['delegate', { v: 0 }],
      ['orders', { order: 'xyzzy' }],
      ['orders/withdraw', { order: 'xyzzy' }],
      ['rematch', {}],
    ] as const)
    return post(table.people[0] as Person, `/tables/${table.id}/${verb}`, body)
  },
  wrongInvite(random, house) {
    const wrong = [random.word(32), '', ' ', house.tables[0]?.id, ...house.used, '%', 'null', '../', 'x'.repeat(65)]
    const who = random.pick([house.people[3] as Person, NOBODY])
    return post(who, '/join', { invite: random.pick(wrong) })
  },
  takenSeat(random, house) {
    const table = random.pick(house.tables)
    const who = strangerTo(table, random, house)
    return post(who, `/tables/${table.id}/join`, random.isOften(0.5) ? {} : { seat: random.below(12) })
  },
  badNames(random, house) {
    const name = random.pick([
      '',
      '   ',
      'x'.repeat(41),
      'a\u0000b',
      'a\u202eb',
      '\ud800',
      null,
      7,
      {},
      ['Anne'],
      '\u0007',
    ])
    return post(anybody(random, house), '/me', random.isOften(0.2) ? { name: 'Eve', id: 'anne' } : { name })
  },
  badTables(random, house) {
    const good = { game: 'connect-four', seats: ['me', 'open'], options: {}, visibility: 'private' }
    const bad: readonly [string, unknown[]][] = [
      ['game', ['', 'chess', '../marnon', '__proto__', 'constructor', null, 7, 'x'.repeat(65)]],
      [
        'seats',
        [[], null, 'me', ['me'], ['me', 'me'], Array(13).fill('open'), ['me', 'god'], [1, 2], ['open', 'open', 'open']],
      ],
      [
        'options',
        [
          null,
          7,
          { x: 1 },
          { __proto__x: 1 },
          { rounds: {} },
          Object.fromEntries(Array.from({ length: 65 }, (_, i) => [i, 1])),
        ],
      ],
      ['visibility', ['secret', null, 1, ['public']]],
      ['pack', [null, 7, 'x', [], {}, { format: 'marnon-pack-1' }, { format: null, cards: [{}] }]],
    ]
    const [field, values] = random.pick(bad)
    return post(random.pick(house.people), '/tables', { ...good, [field]: random.pick(values) })
  },
  badRecords(random, house) {
    const record = {
      ...{ format: 'skerry-record-1', game: 'connect-four', rules: '1', pack: 'x', seats: 2, options: {} },
      rows: [{ seat: 0, choices: ['x'], outcomes: [], hash: 'x' }],
    }
    const wrong = [null, 'x', -1, 1e9, {}, [], [[]], [null], { __proto__y: 1 }]
    const spoilt = { ...record, [random.pick(Object.keys(record))]: random.pick(wrong) }
    return post(random.pick(house.people), '/tables/bring', {
      record: spoilt,
      seats: random.pick([['me', 'open'], ['me'], []]),
    })
  },
  forgedPositions(random, house) {
    const stack = [{ rule: 'game', at: 'drop', seat: 0 }]
    const sound = { pack: PACK, seats: 2, state: { cells: [], heights: [] }, stack, result: null }
    const wrong: readonly [string, unknown[]][] = [
      ['pack', [null, 'x', {}]],
      ['seats', [null, 0, 3, -1, 1e9, '2']],
      ['state', [null, 7, [], {}, { cells: null }, { heights: {}, cells: 'x' }]],
      ['stack', [null, [], [null], [{}], [{ rule: 'constructor', at: 'name' }], [{ ...stack[0], at: 'line' }]]],
      ['result', [7, {}, { rule: 'x', reason: 'y', winners: [{}] }]],
    ]
    const [field, values] = random.pick(wrong)
    const position = { ...sound, [field]: random.pick(values) }
    const row = { seat: 0, choices: ['drop 1'], outcomes: [], hash: hashOf(position) }
    const jump = { seat: null, choices: [], outcomes: [], rules: '1', position, hash: hashOf(position) }
    const record = {
      ...{ format: 'skerry-record-1', game: 'connect-four', pack: PACK, seats: 2, options: {} },
      ...random.pick([
        { rules: '77', rows: [row], snapshot: { v: 1, position, standing: [] } },
        { rules: '77', rows: [row], snapshot: { v: random.pick([-1, 0.5, 2, 1e9, null]), position } },
        { rules: '1', rows: [], start: position },
        { rules: '1', rows: [jump] },
      ]),
    }
    return post(random.pick(house.people), '/tables/bring', { record, seats: ['me', 'open'] })
  },
  badJson(random, house) {
    const good = JSON.stringify({ v: 0, key: 'k', choices: ['x'] })
    const bad: readonly (string | Buffer)[] = [
      ...[
        good.slice(0, -1),
        `${good}x`,
        `${good}${good}`,
        'NaN',
        'undefined',
        '',
        ' ',
        '{',
        '"',
        "{'v':0}",
        '{"v":0,}',
        '\ufeff{',
      ],
      ...[
        '{"v":01}',
        '{"v":0,"v":',
        '{"__proto__":{"v":0}}',
        '{"constructor":{"prototype":{}}}',
        '[]',
        'null',
        '7',
        'true',
      ],
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
      Buffer.concat([Buffer.from('{"v":0,"key":"'), random.bytes(20), Buffer.from('","choices":["x"]}')]),
      random.bytes(1 + random.below(200)),
    ]
    return { ...commandTo(random, house), body: random.pick(bad) }
  },
  deep(random, house) {
    const depth = random.pick([70, 500, 3000, 7000])
    const nested = random.isOften(0.5)
      ? '['.repeat(depth) + ']'.repeat(depth)
      : `${'{"a":'.repeat(depth / 5)}1${'}'.repeat(depth / 5)}`
    const bodies = [
      nested,
      `{"v":0,"key":"k","choices":${nested}}`,
      `{"choice":${nested}}`,
      `{"record":${nested},"seats":["me"]}`,
    ]
    const path = random.pick(['/tables', '/tables/bring', `/tables/${random.pick(house.tables).id}/explain`, '/me'])
    return { ...post(random.pick(house.people), path, null), body: random.pick(bodies) }
  },
  huge(random, house) {
    const size = random.pick([16_385, 20_000, 100_000, 2_000_000])
    const body = JSON.stringify({ v: 0, key: 'k', choices: [MARK + 'x'.repeat(size)] })
    return { ...commandTo(random, house), body }
  },
  contentTypes(random, house) {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      '',
      'json',
    ]
    const body = JSON.stringify({ v: 0, key: 'k', choices: ['x'] })
    return { ...commandTo(random, house), headers: { 'content-type': random.pick(types) }, body }
  },
  methods(random, house) {
    const path = random.pick(['/me', '/tables', `/tables/${random.pick(house.tables).id}`, '/join', '/nothing'])
    const method = random.pick(['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND', 'POST'])
    return { ...get(random.pick(house.people), path, method !== 'OPTIONS'), method }
  },
  pathTricks(random, house) {
    const { id } = random.pick(house.tables)
    const paths = [
      ...[
        '/../package.json',
        '/api/../../etc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/..%2f..%2fetc',
        '/api/%00',
        '/%',
        '/%ff',
      ],
      ...[
        '//example.org/',
        '/\\..\\',
        '/.git/config',
        '/.env',
        '/skerry.sqlite',
        '/data/skerry.sqlite',
        `/${'a'.repeat(3000)}`,
      ],
      ...[
        `/api//tables/${id}`,
        `/api/tables/${id}/`,
        `/api/tables/${id}%2fview`,
        `/api/tables/${id}/../${id}`,
        `/API/TABLES/${id}`,
      ],
      ...[
        `/api/tables/${id};x=1`,
        `/api/tables/${id}%20`,
        `/api/tables/__proto__`,
        '/api/tables/constructor/view',
        '/api/live',
      ],
      ...[
        `/api/tables/%27%20OR%201=1`,
        `/api/tables/${'x'.repeat(300)}`,
        '/api/me/../me',
        `/?${'a'.repeat(3000)}`,
        '/api/tables/*',
      ],
    ]
    return { ...get(NOBODY, '', false), path: random.pick(paths) }
  },
  foreignPages(random, house) {
    const origin = random.pick([
      'http://evil.example',
      'null',
      'https://127.0.0.1',
      'file://',
      'http://127.0.0.1.evil.example',
      'x',
    ])
    const table = random.pick(house.tables.filter(({ isOpen }) => !isOpen))
    const [seat = 0] = table.asked
    const choices = (table.legal[seat] ?? []).slice(0, 1)
    const command = post(table.people[seat] as Person, `/tables/${table.id}/choose`, {
      ...{ v: table.version, key: `${MARK}-${random.word(6)}`, choices: choices.length > 0 ? choices : ['x'] },
    })
    return { ...command, headers: { ...JSON_TYPE, origin } }
  },
  oddHeaders(random, house) {
    const odd: Record<string, string>[] = [
      { cookie: `skerry=${'x'.repeat(8000)}` },
      { cookie: Array.from({ length: 300 }, (_, i) => `skerry=${i}`).join('; ') },
      { 'accept-language': `${'de;q=0.1,'.repeat(500)}x` },
      { 'accept-language': '*;q=NaN, \u00ff, de-'.concat('x-'.repeat(500)) },
      { 'accept-encoding': 'gzip;q=9, *;q=-1' },
      { 'x-forwarded-for': '127.0.0.1, ::1, \u00e4', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { range: 'bytes=0-0,1-1,-1', 'if-none-match': '*', 'if-modified-since': 'never' },
      { expect: '200-maybe' },
      { 'x-http-method-override': 'DELETE', 'content-encoding': 'gzip' },
    ]
    const path = random.pick(['/me', '/tables', `/tables/${random.pick(house.tables).id}`])
    return { ...get(NOBODY, path, false), headers: random.pick(odd) }
  },
}

/** A command with a body to be replaced. */
function commandTo(random: Random, house: House): BadRequest {
  const table: StagedTable = random.pick(house.tables)
  const verb = random.pick(['choose', 'undo', 'resign', 'delegate', 'orders', 'explain', 'chat', 'kick', 'seat'])
  const good = withFault({ v: 0 }, random)
  return post(random.pick(house.people), `/tables/${table.id}/${verb}`, good)
}
