import { anyChoice, type Choice, randomFrom, type Seat } from '@skerry/kernel'
import { someOf } from '@skerry/kit'
import { BOT_LEVELS, type BotLevel } from '@skerry/link'
import { gameIds } from '@skerry/registry'
import { beginSession, type GameSession, type RecordRow } from '@skerry/session'
import { afterAll, afterEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { type BotTask, ThreadedBotPool } from '../src/bots/pool.ts'
import { Games, type ServedGame } from '../src/games.ts'
import { begun, deadEnd, guest, houseWith, newKey, opened, ROOT, temporary, until } from './service-kit.ts'

afterEach(() => void vi.restoreAllMocks())

const games = new Games(ROOT)
const gameOf = async (id: string): Promise<ServedGame> => (await games.find(id)) as ServedGame

/** A game after so many random choices, resting where somebody is asked. */
async function played(id: string, moves: number, seed: string, ownPack?: unknown): Promise<GameSession> {
  const { game, pack } = await gameOf(id)
  const random = randomFrom(seed)
  const match = beginSession(game, game.load(ownPack ?? pack), game.seats.min)
  match.begin(random)
  for (let i = 0; i < moves && match.pending().kind === 'asked'; i++) {
    const seat = askedIn(match)
    const play = game.play(match.content, game.clone(match.position))
    const taken = match.choose(seat, [anyChoice(play, seat, random) as Choice], random)
    expect(taken).not.toHaveProperty('refused')
  }
  return match
}

function askedIn(match: GameSession): Seat {
  const pending = match.pending()
  if (pending.kind !== 'asked') throw new Error('nobody is asked')
  return pending.seats.find((seat) => !pending.answered.includes(seat)) as Seat
}

const viewOf = ({ game, content, position }: GameSession, seat: Seat): string =>
  JSON.stringify(game.view(content, position, seat))

function taskOf(match: GameSession, level: BotLevel | null, pack?: unknown): BotTask {
  const seat = askedIn(match)
  return { game: match.game.id, pack, level, view: viewOf(match, seat), seat, seed: `seed ${match.version}` }
}

/** Null: it can be chosen. */
function refusalOf({ game, content, position }: GameSession, seat: Seat, notation: string) {
  return game.explain(content, position, seat, game.parse(content, notation))
}

function hired(limits: ConstructorParameters<typeof ThreadedBotPool>[1] = {}): ThreadedBotPool {
  const pool = new ThreadedBotPool(ROOT, limits)
  onTestFinished(() => pool.close())
  return pool
}

describe('every level', () => {
  const pool = new ThreadedBotPool(ROOT, { longest: 60_000 })
  afterAll(() => pool.close())

  test('there are games all levels play, and games only chance plays', async () => {
    const listed = await games.list()
    expect(listed.map(({ id }) => id)).toEqual(gameIds(ROOT))
    for (const { bots } of listed) expect([BOT_LEVELS, ['random']]).toContainEqual(bots)
    expect(listed.filter(({ bots }) => bots.length === BOT_LEVELS.length).length).toBeGreaterThan(1)
  })

  // Masters think for seconds: they are asked less often.
  const width = inject('width')
  const often: Record<BotLevel, readonly number[]> = {
    random: someOf([0, 1, 2, 4, 7], 3, width),
    novice: someOf([0, 1, 3, 6, 10, 15, 21], 4, width),
    adept: someOf([30, 0, 60], 1, width),
    master: someOf([45, 80], 1, width),
  }
  test.each(gameIds(ROOT))('%s: answers legally', async (id) => {
    const { bots } = await gameOf(id)
    for (const level of [...bots, null])
      for (const moves of often[level ?? 'random']) {
        const match = await played(id, moves, `${id} ${moves}`)
        if (match.pending().kind === 'over') continue
        const notation = await pool.think(taskOf(match, level), true)
        expect(refusalOf(match, askedIn(match), notation), `${level} after ${moves}: ${notation}`).toBeNull()
      }
  })

  test('the same seed gives the same answer, another seed another one', async () => {
    const match = await played('connect-four', 2, 'seeds')
    const ask = (seed: string) => pool.think({ ...taskOf(match, 'random'), seed }, true)
    expect(await ask('one')).toBe(await ask('one'))
    const answers = new Set<string>()
    for (let i = 0; i < 20; i++) answers.add(await ask(`${i}`))
    expect(answers.size).toBeGreaterThan(2)
  })

  test('with a pack of the table’s own they play by that one, and by the built-in one afterwards', async () => {
    const pack = { side: 7 }
    const own = await played('tic-tac-toe', 3, 'own', pack)
    const answers = new Set<string>()
    for (let i = 0; i < 25; i++) {
      const notation = await pool.think({ ...taskOf(own, 'random', pack), seed: `${i}` }, true)
      expect(refusalOf(own, askedIn(own), notation), notation).toBeNull()
      answers.add(notation)
    }
    expect([...answers].some((notation) => Number(notation.split(' ')[1]) > 9)).toBe(true)
    const builtIn = await played('tic-tac-toe', 3, 'own')
    const answer = await pool.think(taskOf(builtIn, 'random'), true)
    expect(refusalOf(builtIn, askedIn(builtIn), answer), answer).toBeNull()
  })

  test('what cannot be thought about is an error, and the next one is answered', async () => {
    const match = await played('tic-tac-toe', 0, 'next')
    await expect(pool.think({ ...taskOf(match, 'random'), view: '{"state":' }, true)).rejects.toThrow('JSON')
    await expect(pool.think({ ...taskOf(match, 'random'), game: 'chess' }, true)).rejects.toThrow('chess')
    expect(await pool.think(taskOf(match, 'random'), true)).toMatch(/^mark \d$/)
  })
})

describe('the queue', () => {
  test('tables somebody watches come first, each in the order they came', async () => {
    const pool = hired({ threads: 1 })
    const thought = taskOf(await played('tic-tac-toe', 0, 'queue'), 'random')
    const order: string[] = []
    const ask = (name: string, isLive: boolean) => pool.think(thought, isLive).then(() => order.push(name))
    const all = [
      ask('at work', false),
      ask('other 1', false),
      ask('other 2', false),
      ask('live 1', true),
      ask('live 2', true),
    ]
    expect(pool.waiting).toBe(4)
    await Promise.all(all)
    expect(order).toEqual(['at work', 'live 1', 'live 2', 'other 1', 'other 2'])
    expect(pool.waiting).toBe(0)
  })

  test('once it is closed nobody is answered, nobody is blamed, and it can be closed again', async () => {
    const pool = hired({ threads: 1 })
    const thought = taskOf(await played('marnon', 6, 'close'), 'master')
    const told: string[] = []
    const ask = () =>
      void pool.think(thought, false).then(
        () => told.push('answered'),
        () => told.push('failed'),
      )
    ask()
    ask()
    await pool.close() // no thread starts so quickly
    ask()
    await pool.close()
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    expect(told).toEqual([])
  })
})

/** Before every row what each seat could see. */
async function viewsBefore(id: string, seats: number, rows: readonly RecordRow[]): Promise<object[][]> {
  const { game, pack } = await gameOf(id)
  const match = beginSession(game, game.load(pack), seats)
  return rows.map((row, v) => {
    const views = Array.from({ length: seats }, (_, seat) => JSON.parse(viewOf(match, seat)))
    match.replay(row, `row ${v}`)
    return views
  })
}

describe('at a table', () => {
  test('a bot gets the view of its seat and nothing else', async () => {
    const thoughts = vi.spyOn(ThreadedBotPool.prototype, 'think')
    const service = await opened()
    const ada = await guest(service, 'Ada')
    const { tables, store } = service
    const made = await tables.create(ada, { game: 'arrival', seats: ['me', 'novice', 'random'] })
    await tables.start(ada, made.id)
    await until(async () => {
      const { asked, version } = await tables.state(ada, made.id)
      if (asked?.seats.includes(0)) await tables.delegate(ada, made.id, version)
      return version >= 40
    })
    const table = await store.table(made.id)
    const all = await store.rows(made.id, 0, Number.MAX_SAFE_INTEGER)
    const given = thoughts.mock.calls.map(([thought]) => thought)
    const views = await viewsBefore('arrival', 3, all)
    const byBots = all.filter(({ key }) => key.startsWith('bot '))
    expect(byBots.length).toBeGreaterThan(25)
    let hidden = 0
    for (const [i, { v, seat }] of byBots.entries()) {
      const { view, ...rest } = given[i] as BotTask
      const level = seat === 1 ? 'novice' : seat === 2 ? 'random' : null
      expect(rest).toEqual({ game: 'arrival', pack: undefined, level, seat, seed: expect.any(String) })
      const [own, ...others] = [seat, 0, 1, 2].map((one) => views[v]?.[one as Seat])
      expect(JSON.parse(view)).toEqual(own)
      if (others.some((other) => JSON.stringify(other) !== view)) hidden += 1
    }
    expect(hidden).toBeGreaterThan(10)
    // Their chance is not the table's, and never the same.
    expect(new Set(given.map(({ seed }) => seed)).size).toBe(given.length)
    const secrets = [table?.secret, ...(table?.seats ?? []).flatMap(({ nonce, invite }) => [nonce, invite])]
    for (const secret of secrets) expect(JSON.stringify(given)).not.toContain(secret)
  })

  test('a bot that loses its way is given up, and somebody else answers for it', async () => {
    const { code, isReached } = deadEnd()
    const settling = 'const settling: Thoughts<Marnon> = (q) =>'
    const root = houseWith('marnon', {
      'bot.ts': [
        [settling, `${settling} { ${code} return null as never }\nexport const was: Thoughts<Marnon> = (q) =>`],
      ],
    })
    // Time is up for whoever thinks when the test says so.
    const thinking: AbortController[] = []
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const one = new AbortController()
      thinking.push(one)
      return one.signal
    })
    const service = await opened({ root, botLimits: { longest: 5000, threads: 1 } })
    const ada = await guest(service, 'Ada')
    const { id } = await service.tables.create(ada, { game: 'marnon', seats: ['novice', 'novice'] })
    const other = await begun(service, 'marnon', [ada], ['random'])
    await service.tables.start(ada, id)
    const { version } = await service.tables.state(ada, id)
    await until(isReached)
    expect(timeout).toHaveBeenLastCalledWith(5000)
    thinking.at(-1)?.abort()
    await until(async () => (await service.tables.state(ada, id)).version > version)
    expect(await service.tables.state(ada, id)).toMatchObject({ isHeld: false, phase: 'running' })
    expect(await service.tables.state(ada, other.id)).toMatchObject({ isHeld: false, phase: 'running' })
    expect(service.logged).toContainEqual({
      level: 'error',
      message: 'bot',
      about: { table: id, game: 'marnon', level: 'novice', fault: expect.stringContaining('aborted') },
    })
  })

  test('with a pack of its own bots play by it', async () => {
    const service = await opened()
    const ada = await guest(service, 'Ada')
    const { tables } = service
    const made = await tables.create(ada, { game: 'tic-tac-toe', seats: ['me', 'random'], pack: { side: 9 } })
    await tables.start(ada, made.id)
    const cells: number[] = []
    for (let turn = 0; turn < 8; turn++) {
      const { v, choices } = await tables.choices(ada, made.id)
      await tables.choose(ada, made.id, { v, key: newKey(), choices: [choices[0]?.notation as string] })
      await until(async () => (await tables.state(ada, made.id)).version === v + 2)
      const [{ choices: answer } = { choices: [] }] = await service.store.rows(made.id, v + 1, v + 2)
      cells.push(Number(answer[0]?.split(' ')[1]))
    }
    expect(Math.max(...cells)).toBeGreaterThan(9) // eight of 81 cells, all in the first row: as good as impossible
    expect(service.logged).toEqual([])
  })

  test('a server that ends while bots think leaves their tables as they are, and goes on with them later', async () => {
    const data = temporary()
    const before = await opened({ data, threads: 'own' })
    const ada = await guest(before, 'Ada')
    const ids: string[] = []
    for (const bot of ['random', 'random', 'novice', 'master'] as const) {
      const { id } = await before.tables.create(ada, { game: 'marnon', seats: [bot, bot, bot] })
      await before.tables.start(ada, id)
      ids.push(id)
    }
    await before.end()
    const after = await opened({ data })
    const versions = new Map<string, number>()
    for (const id of ids) {
      const table = await after.tables.state(ada, id)
      expect(table).toMatchObject({ isHeld: false, phase: 'running' })
      versions.set(id, table.version)
    }
    expect(await after.tables.resume()).toBe(ids.length)
    const hasGoneOn = async (id: string) => (await after.tables.state(ada, id)).version > (versions.get(id) as number)
    for (const id of ids) await until(() => hasGoneOn(id))
    expect(before.logged).toEqual([])
    expect(after.logged).toEqual([])
  })
})
