import type { Guide } from '@skerry/contracts'
import { type Choice, same } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { anybody, Club, type GuidePlan, guideTests } from '../src/index.ts'
import { failuresOf } from './failures.ts'
import { pack, toy } from './toy/toy.ts'
import type { Toy } from './toy/types.ts'

const { game } = toy()
const content = game.load(pack)

/** Goes nowhere in particular, and tells by the coins how everybody stands. */
const healthy: Guide<Toy> = {
  answer: anybody,
  worthSearching: (play, seat, random) => [anybody(play, seat, random)],
  evaluate({ state: { coins } }) {
    const all = coins.reduce((sum, n) => sum + n + 1, 0)
    return coins.map((n) => (n + 1) / all)
  },
  share: () => 1,
  clock: ({ state }) => state.round,
}
/** The clock of the tests: every look at it takes a moment. */
let ticks = 0
const plan: GuidePlan<Toy> = {
  width: 'deep',
  seed: 'toy',
  now: () => ticks++,
  variants: [{}, { sea: 'rough' }],
  games: 3,
  beats: { seats: [2, 3], games: 4, lost: 8 },
  blind: { seats: 3, games: 4, every: 2 },
}
const first = (list: readonly { readonly is?: string }[] | undefined) => list?.[0]?.is ?? ''

const failures = (guide: Guide<Toy>, change: Partial<GuidePlan<Toy>> = {}): string[] =>
  failuresOf(guideTests(game, content, guide, { ...plan, ...change }))

describe('the tests of a guide', () => {
  it('pass for one that makes sense', () => {
    expect(failures(healthy)).toEqual([])
    expect(guideTests(game, content, healthy, plan).map(({ name }) => name.slice(0, 9))).toEqual([
      '2 players',
      '3 players',
      'beats who',
      'what it s',
      'the same ',
      'answers q',
    ])
  })

  const nonsense = { do: 'fly' } as Choice
  it.each<[what: string, change: Partial<Guide<Toy>>, says: string]>([
    ['a candidate that is refused', { worthSearching: () => [nonsense] }, 'legal: {"do":"fly"}'],
    [
      'a look into the hands of others',
      { share: ({ state }, seat) => first(state.hands[1 - (seat % 2)]).length },
      'blind: ',
    ],
    ['an answer that it shuns itself', { shuns: isFirst }, 'is shunned, and there are others'],
    [
      'choices shunned for what is in the hands of others',
      { shuns: ({ state }, seat) => first(state.hands[1 - (seat % 2)]) === 'chart' },
      'blind: ',
    ],
    ['shares that are none', { evaluate: ({ state }) => state.coins.map(() => 1) }, 'standing: no shares: 1, 1, 1'],
    [
      'a share below nothing',
      { evaluate: ({ state }) => state.coins.map((_, i) => [-1, 2, 0][i] ?? 0) },
      'standing: no',
    ],
    ['a clock that goes back', { clock: ({ state }) => -state.round }, 'clock: -1, then -2'],
    ['moods', { answer: moody() }, 'same game: '],
    ['long thoughts', { answer: slow }, 'quick: '],
  ])('notice %s', (_, change, says) => {
    expect(failures({ ...healthy, ...change }).join('\n')).toContain(says)
  })

  it('notice a guide that chance beats, and deals that are all alike', () => {
    expect(failures(healthy, { beats: { ...plan.beats, lost: 0 } }).join('\n')).toMatch(/beats: \d of 8 games are lost/)
    const seldom = failures(healthy, { blind: { ...plan.blind, every: 1000 } })
    expect(seldom.join('\n')).toContain('only 0 of')
    expect(failures(healthy, { blind: { ...plan.blind, every: 1000, isTelling: () => true } })).toEqual([])
  })

  it('put only some questions of random games, where asked to', () => {
    let asked = 0
    const counting: Guide<Toy> = {
      ...healthy,
      worthSearching: () => {
        asked += 1
        return []
      },
    }
    const count = (change: Partial<GuidePlan<Toy>>) => {
      asked = 0
      guideTests(game, content, counting, { ...plan, ...change })[0]?.run()
      return asked
    }
    expect(count({ sparse: 5 })).toBeLessThan(count({ sparse: 1 }))
    expect(count({ width: 'quick' })).toBeLessThan(count({ width: 'deep' }))
  })
})

describe('a club', () => {
  it('plays games to their end, by whoever sits there', () => {
    const club = new Club(game, content, healthy)
    const told: string[] = []
    const players = club.table(2, (play, seat, random) => {
      told.push(`${seat}`)
      return anybody(play, seat, random)
    })
    let seen = 0
    const play = club.playOn('one', players, { sea: 'rough' }, () => {
      seen += 1
    })
    expect(play.over).toBe(true)
    expect(told).toHaveLength(seen)
    expect(club.playOn('one', club.table(2), { sea: 'rough' }).position).toEqual(play.position)
  })
})

/** Shuns whatever is listed first. */
const isFirst: NonNullable<Guide<Toy>['shuns']> = (play, seat, choice) => {
  const choices = play.choices(seat)
  return choices.kind !== 'none' && same(choices.list[0], choice)
}

/** Thinks for a long time. */
const slow: Guide<Toy>['answer'] = (play, seat, random) => {
  ticks += 100
  return anybody(play, seat, random)
}

/** Answers by what it has said before. */
function moody(): Guide<Toy>['answer'] {
  let said = 0
  return (play, seat, random) => {
    said += 1
    for (let i = 0; i < said % 101; i++) random(2)
    return anybody(play, seat, random)
  }
}
