import * as connectFour from '@skerry/connect-four'
import type { Guide } from '@skerry/contracts'
import { type Choice, type Game, randomFrom } from '@skerry/kernel'
import * as ticTacToe from '@skerry/tic-tac-toe'
import { describe, expect, inject, test } from 'vitest'
import { BOT_NAMES, type Bot, botNamed, opinions, PLANS, randomBot, searchBot, valuesOf } from '../src/index.ts'
import { plainGuide, playThrough, thinAir } from './guides.ts'

const ttt = { game: ticTacToe.game, content: ticTacToe.game.load(ticTacToe.pack) }
const four = { game: connectFour.game, content: connectFour.game.load(connectFour.pack) }

/** So many games are played in either width, always the same ones. */
const games = (quick: number, deep: number): number => (inject('width') === 'deep' ? deep : quick)

describe('search', () => {
  test('never loses at tic-tac-toe, on either side', () => {
    const searcher = searchBot(ttt.game, plainGuide(), { iterations: 400 })
    const anybody = randomBot(ttt.game)
    const all = games(30, 100)
    let won = 0
    for (let g = 0; g < all; g++) {
      const seat = g % 2
      const bots = seat === 0 ? [searcher, anybody] : [anybody, searcher]
      const { winners } = playThrough(ttt.game, ttt.content, bots, `ttt ${g}`)
      expect(winners, `game ${g}`).not.toContain(1 - seat)
      won += winners.length
    }
    expect(won).toBeGreaterThan(0.7 * all)
  })

  test('draws against itself', () => {
    const searcher = searchBot(ttt.game, plainGuide(), { iterations: 1500 })
    for (let g = 0; g < games(2, 4); g++)
      expect(playThrough(ttt.game, ttt.content, [searcher, searcher], `self ${g}`).winners).toEqual([])
  })

  test('beats random at connect four', () => {
    const searcher = searchBot(four.game, plainGuide(), { iterations: 400 })
    const bots = [randomBot(four.game), searcher]
    for (let g = 0; g < games(4, 10); g++)
      expect(playThrough(four.game, four.content, bots, `four ${g}`).winners).toEqual([1])
  })

  test('more looking ahead plays better, also cut short by the evaluation', () => {
    const [little, much] = [5, 100].map((iterations) => searchBot(four.game, plainGuide(), { iterations, ahead: 12 }))
    const all = games(8, 20)
    let won = 0
    for (let g = 0; g < all; g++) {
      const bots = g % 2 === 0 ? [much, little] : [little, much]
      const { winners } = playThrough(four.game, four.content, bots as Bot[], `depth ${g}`)
      won += winners.includes(g % 2) ? 1 : 0
    }
    expect(won).toBeGreaterThanOrEqual(0.75 * all)
  })

  test('the same seed thinks the same; opinions come best first and count every iteration', () => {
    const view = thinAir(four.game.view(four.content, four.game.setup(four.content, 2), 0))
    const think = () =>
      opinions(four.game, plainGuide(), { iterations: 200 }, [four.content, view, 0, randomFrom('think')])
    const first = think()
    expect(think()).toEqual(first)
    expect(first).toHaveLength(7)
    expect(first.reduce((all, { visits }) => all + visits, 0)).toBe(200)
    expect(first.map(({ visits }) => visits)).toEqual(first.map(({ visits }) => visits).sort((a, b) => b - a))
    for (const { value } of first) expect(value).toBeGreaterThanOrEqual(0)
  })

  test('the guide says how much a question deserves, and time ends a search early', () => {
    const position = four.game.setup(four.content, 2)
    const view = four.game.view(four.content, position, 0)
    const visits = (guide: Guide, plan: Parameters<typeof searchBot>[2]) =>
      opinions(four.game as unknown as Game, guide, plan, [four.content, view, 0, randomFrom(1)]).reduce(
        (all, opinion) => all + opinion.visits,
        0,
      )
    expect(visits({ ...plainGuide(), share: () => 0.25 }, { iterations: 400 })).toBe(100)
    let seconds = 0
    const now = () => {
      seconds += 0.01
      return seconds
    }
    expect(visits(plainGuide(), { iterations: 400, seconds: 1, now })).toBeLessThan(150)
    expect(visits(plainGuide(), { iterations: 400, seconds: 1 })).toBe(400)
  })

  test('looks ahead by the clock of the game', () => {
    const seen: number[] = []
    const guide: Guide = {
      ...plainGuide(),
      clock: ({ state }) => (state as { cells: number[] }).cells.filter((cell) => cell >= 0).length,
      evaluate(t) {
        seen.push(guide.clock?.(t) as number)
        return [0.5, 0.5]
      },
    }
    const game = ttt.game as unknown as Game
    const view = game.view(ttt.content, game.setup(ttt.content, 2), 0)
    opinions(game, guide, { iterations: 30, ahead: 3 }, [ttt.content, view, 0, randomFrom(1)])
    expect(new Set(seen)).toEqual(new Set([4]))
  })

  test('where the guide names fewer than two candidates it answers', () => {
    const guide: Guide = { ...plainGuide(), worthSearching: () => [], answer: () => ({ do: 'mark', cell: 5 }) as never }
    const bot = searchBot(ttt.game as unknown as Game, guide, { iterations: 50 })
    const view = ttt.game.view(ttt.content, ttt.game.setup(ttt.content, 2), 0)
    expect(bot(ttt.content, view, 0, randomFrom(1))).toEqual({ do: 'mark', cell: 5 })
  })

  test('a shared win is shared, and nobody winning is better than losing', () => {
    const ended = (winners: number[]) => valuesOf({ rule: 'X', reason: 'x', winners }, 4)
    expect(ended([2])).toEqual([0, 0, 1, 0])
    expect(ended([0, 3])).toEqual([0.5, 0, 0, 0.5])
    expect(ended([])).toEqual([0.125, 0.125, 0.125, 0.125])
  })
})

describe('the random bot', () => {
  const start = ttt.game.setup(ttt.content, 2)
  const cellsBy = (shuns: Guide['shuns']) => {
    const bot = botNamed('random', ttt.game as unknown as Game, {
      ...plainGuide(),
      ...(shuns && { shuns }),
    }) as Bot
    const view = thinAir(ttt.game.view(ttt.content, start, 0))
    return new Set(
      Array.from(
        { length: 200 },
        (_, i) => (bot(ttt.content, view, 0, randomFrom(i)) as Choice & { cell: number }).cell,
      ),
    )
  }
  const isMiddle = (_: unknown, _seat: number, choice: Choice) => (choice as Choice & { cell: number }).cell === 5

  test('makes any choice but those that the guide shuns', () => {
    expect([...cellsBy(undefined)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([...cellsBy(isMiddle)].sort()).toEqual([1, 2, 3, 4, 6, 7, 8, 9])
  })
  test('makes one of those where there is no other', () => {
    expect(cellsBy(() => true).size).toBe(9)
  })
})

describe('levels', () => {
  test('a game without a guide has only the random bot', () => {
    for (const name of BOT_NAMES) expect(botNamed(name, four.game) !== null, name).toBe(name === 'random')
  })

  test('every level plays a whole game from views that went through text', () => {
    for (const name of BOT_NAMES) {
      const bot = botNamed(name, ttt.game, plainGuide()) as Bot
      const game = ttt.game as unknown as Game
      expect(playThrough(game, ttt.content, [bot, bot], name).reason).toMatch(/line|full/)
    }
  })

  test('levels are numbers of iterations, with a cap for slow devices', () => {
    expect(PLANS.adept).toEqual({ iterations: 600, seconds: 1 })
    expect(PLANS.master).toEqual({ iterations: 4000, seconds: 5 })
  })
})
