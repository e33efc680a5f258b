import type { TableCard } from '@skerry/link'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableInfo } from '../src/link/types.ts'
import { pastedLink } from '../src/online/links.ts'
import { GAP_MS, type Line, Lobby, type LobbySources, POLL_MS, turnsOf } from '../src/online/lobby.ts'
import { canGoOnline, openPlan, planOf, planWith, resizedPlan } from '../src/online/plans.ts'
import type { Presence } from '../src/online/presence.ts'
import { recordIn } from '../src/online/record.ts'
import { troubleOf } from '../src/online/troubles.ts'
import { merged, statusOnline } from '../src/pages/games/listed.ts'
import { online as onlineDe } from '../src/words/de/online.ts'
import { shell as shellDe } from '../src/words/de/shell.ts'
import { online as onlineEn } from '../src/words/en/online.ts'
import { shell as shellEn } from '../src/words/en/shell.ts'

const ORIGIN = 'http://table.home:4300'
const INVITE = '0123456789abcdefghjkmnpqrstvwxyz'

const card = (id: string, more: Partial<TableCard> = {}): TableCard => ({
  id,
  game: 'chess',
  phase: 'running',
  visibility: 'public',
  seats: [
    { name: 'Mara', by: 'person', isYou: true },
    { name: 'Ole', by: 'novice', isYou: false },
  ],
  you: 0,
  isYourTurn: false,
  version: 3,
  asked: { seats: [1], decision: 'turn.move' },
  winners: [],
  begun: 1,
  played: 10,
  ...more,
})

const local = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  game: 'chess',
  seats: [
    { name: 'Mara', by: 'person' },
    { name: 'Ole', by: 'novice' },
  ],
  options: {},
  sharing: 'alone',
  begun: 1,
  played: 10,
  rows: 3,
  isOver: false,
  winners: [],
  asked: { seats: [1], decision: 'turn.move' },
  ...more,
})

describe('what is pasted', () => {
  test.each([
    [`${ORIGIN}/join/${INVITE}`, `/join/${INVITE}`],
    [`  ${ORIGIN}/t/0123456789abcdef/ `, '/t/0123456789abcdef'],
    [`/join/${INVITE}`, `/join/${INVITE}`],
    [INVITE, `/join/${INVITE}`],
    [`${ORIGIN}/t/0123456789abcdef?v=7`, '/t/0123456789abcdef'],
  ])('%s leads to %s', (text, path) => {
    expect(pastedLink(text, ORIGIN)).toEqual({ path, origin: null })
  })

  test('a link to another server leads there', () => {
    expect(pastedLink(`https://skerry.example/join/${INVITE}`, ORIGIN)).toEqual({
      path: `/join/${INVITE}`,
      origin: 'https://skerry.example',
    })
  })

  test.each(['', 'hello', 'https://', `${ORIGIN}/rules/chess`, `javascript:/join/${INVITE}`, 'Come and play with me'])(
    '“%s” is refused',
    (text) => {
      expect(pastedLink(text, ORIGIN)).toBeNull()
    },
  )
})

describe('one list of all tables', () => {
  test('your turn first, wherever it is; then what goes on; then the last played', () => {
    const list = merged(
      [
        local('old', { played: 1 }),
        local('over', { isOver: true, played: 90 }),
        local('mine', { asked: { seats: [0], decision: 'turn.move' }, played: 5 }),
      ],
      [card('fresh', { played: 50 }), card('turn', { isYourTurn: true, played: 7 }), card('done', { phase: 'over' })],
    )
    expect(list.map(({ where, table }) => `${where} ${table.id}`)).toEqual([
      'online turn',
      'here mine',
      'online fresh',
      'here old',
      'here over',
      'online done',
    ])
  })

  test('says how a table online stands', () => {
    const free = { name: '', by: 'open', isYou: false } as const
    const you = { name: 'Mara', by: 'person', isYou: true } as const
    const say = (more: Partial<TableCard>) => statusOnline(card('x', more), shellEn)
    expect(say({ phase: 'open', seats: [you, free, free] })).toBe('Waiting for 2 more players')
    expect(say({ phase: 'open' })).toBe('Everybody is there')
    expect(say({ isYourTurn: true })).toBe('Your turn')
    expect(say({})).toBe('Ole is on the move')
    expect(say({ asked: { seats: [0], decision: 'turn.move' }, you: 1 })).toBe('Mara’s turn')
    expect(say({ phase: 'over', winners: [0] })).toBe('You won')
    expect(say({ phase: 'over', winners: [1] })).toBe('Ole won')
    expect(say({ phase: 'over', winners: [] })).toBe('Over, nobody won')
  })
})

describe('who is to sit where', () => {
  test('you sit on one seat at most, and seats that come are open', () => {
    expect(openPlan(3)).toEqual(['me', 'open', 'open'])
    expect(planWith(['me', 'open', 'adept'], 2, 'me')).toEqual(['open', 'open', 'me'])
    expect(planWith(['me', 'open'], 1, 'novice')).toEqual(['me', 'novice'])
    expect(resizedPlan(['me', 'novice', 'open'], 2)).toEqual(['me', 'novice'])
    expect(resizedPlan(['me'], 2)).toEqual(['me', 'open'])
  })

  test('a game of this device keeps its bots; its other people come from elsewhere', () => {
    const seats = [
      { name: 'Ole', by: 'adept' },
      { name: 'Mara', by: 'person' },
      { name: 'Enna', by: 'person' },
    ] as const
    expect(planOf(seats)).toEqual(['adept', 'me', 'open'])
  })

  test('what is over and what is an example stay here', () => {
    expect(canGoOnline(local('x'))).toBe(true)
    expect(canGoOnline(local('x', { isOver: true }))).toBe(false)
    const example = { id: 'E', title: { en: '', de: '' }, rules: [], steps: [], length: 0 }
    expect(canGoOnline(local('x', { example }))).toBe(false)
  })

  test('only the game is handed over, never where chance came from', () => {
    const row = { seat: 0, choices: ['e4'], outcomes: [], hash: 'h' }
    const record = {
      format: 'skerry-record-1',
      game: 'chess',
      rules: '1',
      pack: 'p',
      seats: 2,
      options: {},
      rows: [row],
    }
    const kept = { ...record, ownPack: { side: 4 }, snapshot: { v: 1, position: POSITION, standing: [] } }
    expect(recordIn(JSON.stringify({ ...kept, table: { seed: 'secret' }, terminal: { seed: 'secret' } }))).toEqual(kept)
    expect(() => recordIn('{"format":"other"}')).toThrow()
  })
})

const POSITION = { pack: 'p', seats: 2, state: {}, stack: [], result: null }

describe('turns that have come', () => {
  test('nothing is new at first sight', () => {
    expect(turnsOf({ mine: null, turns: [] }, [card('a', { isYourTurn: true })])).toEqual([])
  })

  test('a turn is told until it is over', () => {
    const [before, now] = [card('a'), card('a', { isYourTurn: true })]
    expect(turnsOf({ mine: [before], turns: [] }, [now])).toEqual([now])
    expect(turnsOf({ mine: [now], turns: [now] }, [now])).toEqual([now])
    expect(turnsOf({ mine: [now], turns: [now] }, [before])).toEqual([])
    expect(turnsOf({ mine: [now], turns: [] }, [now])).toEqual([])
  })
})

test('errors of the client library are told apart by what they carry', () => {
  const error = (name: string, more: object = {}) => Object.assign(new Error('x'), { name }, more)
  expect(troubleOf(error('ApiError', { problem: { code: 'seatTaken', message: '' } }))).toBe('seatTaken')
  expect(troubleOf(error('Unreachable'))).toBe('unreachable')
  expect(troubleOf(error('Outdated'))).toBe('outdated')
  expect(troubleOf(new TypeError('Failed to fetch dynamically imported module'))).toBe('unreachable')
})

describe('the lobby', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A server that can be told what to say. */
  function harness() {
    const world = {
      presence: 'there' as Presence,
      mine: [card('a')],
      isDown: false,
      isVisible: true,
      loads: 0,
      hint: () => {},
      line: (_: Line) => {},
      come: () => {},
      follows: 0,
    }
    const sources: LobbySources = {
      ask: async () => world.presence,
      async load() {
        world.loads += 1
        if (world.isDown) throw new Error('nobody answers')
        return { guest: { id: 'g', name: 'Mara' }, mine: world.mine, open: [] }
      },
      follow(onHint, onLine) {
        world.follows += 1
        Object.assign(world, { hint: onHint, line: onLine })
        return () => {
          world.follows -= 1
        }
      },
      isVisible: () => world.isVisible,
      onReturn(listener) {
        world.come = listener
        return () => {}
      },
    }
    return { world, lobby: new Lobby(sources) }
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)

  test('loads once somebody looks, follows hints, and stops when nobody does', async () => {
    const { world, lobby } = harness()
    const stop = lobby.subscribe(() => {})
    await settle()
    expect(lobby.snapshot()).toMatchObject({ server: 'there', isLost: false, mine: world.mine })
    world.line('live')
    await vi.advanceTimersByTimeAsync(3 * POLL_MS)
    expect(world.loads).toBe(1)
    world.mine = [card('a', { isYourTurn: true })]
    world.hint()
    await settle()
    expect(lobby.snapshot().turns.map(({ id }) => id)).toEqual(['a'])
    lobby.dismiss('a')
    expect(lobby.snapshot().turns).toEqual([])
    stop()
    expect(world.follows).toBe(0)
    await vi.advanceTimersByTimeAsync(3 * POLL_MS)
    expect(world.loads).toBe(2)
  })

  test('asks now and then where no hints come, while somebody looks', async () => {
    const { world, lobby } = harness()
    lobby.subscribe(() => {})
    await settle()
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect(world.loads).toBe(2)
    world.isVisible = false
    await vi.advanceTimersByTimeAsync(4 * POLL_MS)
    expect(world.loads).toBe(2)
    world.isVisible = true
    world.come()
    await settle()
    expect(world.loads).toBe(3)
  })

  test('many hints lead to few loads', async () => {
    const { world, lobby } = harness()
    lobby.subscribe(() => {})
    await settle()
    world.line('live')
    world.hint()
    world.hint()
    await settle()
    expect(world.loads).toBe(1)
    await vi.advanceTimersByTimeAsync(GAP_MS)
    expect(world.loads).toBe(2)
    await vi.advanceTimersByTimeAsync(10 * GAP_MS)
    world.hint()
    world.hint()
    await settle()
    expect(world.loads).toBe(3)
  })

  test('who asks while lists are on their way gets one more load', async () => {
    const { world, lobby } = harness()
    lobby.subscribe(() => {})
    void lobby.refresh()
    void lobby.refresh()
    await settle()
    expect(world.loads).toBe(2)
  })

  test('keeps the lists when the line is lost, says so, and finds back', async () => {
    const { world, lobby } = harness()
    lobby.subscribe(() => {})
    await settle()
    world.line('live')
    world.isDown = true
    world.line('down')
    await settle()
    expect(lobby.snapshot()).toMatchObject({ isLost: true, server: 'there', mine: world.mine })
    world.isDown = false
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect(lobby.snapshot().isLost).toBe(false)
  })

  test('a host without a server is not asked for lists; one that does not answer is asked again', async () => {
    const { world, lobby } = harness()
    world.presence = 'unreachable'
    lobby.subscribe(() => {})
    await settle()
    expect(lobby.snapshot()).toMatchObject({ server: 'unreachable', mine: null })
    world.presence = 'absent'
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect(lobby.snapshot().server).toBe('absent')
    expect(world).toMatchObject({ loads: 0, follows: 0 })
  })

  test('says when the page is too old for the server', async () => {
    const { world, lobby } = harness()
    lobby.subscribe(() => {})
    await settle()
    world.line('outdated')
    expect(lobby.snapshot().isOutdated).toBe(true)
  })
})

test('nothing is said in one language only', () => {
  const pairs: (readonly [object, object])[] = [
    [onlineEn, onlineDe],
    [shellEn.lobby, shellDe.lobby],
  ]
  for (const [en, de] of pairs) expect(pathsIn(de)).toEqual(pathsIn(en))
})

/** Every text's place, and that it is not empty. */
function pathsIn(words: object, at = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) return pathsIn(value, `${at}${key}.`)
    expect(value).not.toBe('')
    return [`${at}${key}`]
  })
}
