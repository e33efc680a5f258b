import { type Choice, type Options, type Play, randomFrom, type Seat } from '@skerry/kernel'
import { anybody, Club, guideTests, rememberedBy, sampleOf } from '@skerry/kit'
import { describe, expect, inject, test } from 'vitest'
import { fameOfTile, groundOf, priceAt, tileGrowth } from '../bot/ground.ts'
import { guide } from '../bot.ts'
import { stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'
import { fortCount, hasSource, isFameTied, isPurest, isTribe, siteAt, spreadCost, tileFame } from '../queries.ts'
import type { Arrival, LocationId, Repel, Spread, State, TileId } from '../types.ts'

const content = game.load(pack)
type P = Play<Arrival>
const club = new Club(game, content, guide)
const width = inject('width')

/** Games of novices, played once for all that is said of them, and how they stood in the last round. */
const gamesOf = rememberedBy((seats: number) =>
  Array.from({ length: numberOf(seats) }, (_, g) => playedBy(seats, `tells ${g}`)),
)
/** Winners are told from losers in about half of all games, by luck in a third: fewer games than this cannot say so. */
const numberOf = (seats: number): number => (width === 'deep' || seats === 3 ? 40 : 8)
function playedBy(seats: number, seed: string) {
  let standing: readonly number[] = []
  const { state, position } = club.playOn(seed, club.table(seats), {}, (play) => {
    if (play.stack.at(-1)?.rule === 'exploit' || play.stack.at(-1)?.rule === 'blocking') standing = guide.evaluate(play)
  })
  return { state, standing, winners: position.result?.winners ?? [] }
}

const VARIANTS: readonly Options[] = [
  {},
  { startDiscsLeft: 0, blockersInTurnOrder: true, ogamBeforeFourthCard: true },
  { singleAction: 'roundOne', tilesAfterPass: true, migrationAnyLevel: true },
  { corruptionByReceived: false, spreadToEmptyCastle: false },
]

/** Cards that a reshuffle has fixed are on the table, and nobody may know them. */
const isDrawing = ({ stack }: P): boolean => ['draw', 'blocking'].includes(stack.at(-1)?.rule ?? '')

describe('the novice', () => {
  const tests = guideTests(game, content, guide, {
    width,
    seed: inject('seed'),
    now: () => performance.now(),
    variants: VARIANTS,
    games: 1,
    beats: { seats: [2, 3, 4], games: 8, lost: 2 },
    blind: { seats: 4, games: 4, every: 5, isTelling: isDrawing },
  })
  for (const { name, run } of tests) test(name, run)

  test('both endings happen, and the game may end by the limit or by the schedule', () => {
    const ends = [2, 3, 4].flatMap((seats) => gamesOf(seats).map(({ state }) => state))
    const overrun = ends.filter(({ final }) => final?.ending === 'overrun').length
    const byLimit = ends.filter(({ isLastRound }) => isLastRound).length
    for (const n of [overrun, byLimit]) {
      expect(n).toBeGreaterThan(0.1 * ends.length)
      expect(n).toBeLessThan(0.9 * ends.length)
    }
  })
})

/** Two tiles bring nothing while their condition fails; a plan counts what they would bring. */
const isUnusable = ({ state }: { readonly state: State }, seat: Seat, tile: TileId): boolean =>
  (tile === 'liaFail' && isFameTied(state)) || (tile === 'emer' && !isPurest(state, seat))

test('plain numbers are those of the rules', () => {
  const isTried = sampleOf(24, width)
  for (const seats of [2, 4])
    club.playOn('plain', club.table(seats, anybody), {}, (play, seat) => {
      if (play.stack.at(-1)?.rule !== 'turn' || !isTried([`${seats}`])) return
      const g = groundOf(play)
      for (const tile of Object.keys(content.tiles) as TileId[])
        if (!isUnusable(play, seat, tile))
          expect(fameOfTile(g, seat, tile), tile).toBe(tileFame(play, seat, tile).total)
      for (const at of content.locations) {
        const { holder, level } = siteAt(play.state, at.index)
        expect(priceAt(g, at.index, level)).toBe(spreadCost(play.state, at).total)
        expect((g.sources[at.index] as number) > 0).toBe(hasSource(play.state, content, at))
        if (isTribe(holder)) expect(g.fortCount[holder]).toBe(fortCount(play.state, holder))
      }
    })
})

test('a tile grows as the rules count it', () => {
  const random = randomFrom('moments')
  const isTried = sampleOf(12, width)
  club.playOn('grows', club.table(3, anybody), {}, (play, seat) => {
    if (play.stack.at(-1)?.at !== 'act' || random(6) > 0 || !isTried(['act'])) return
    for (const at of content.locations) {
      const site = siteAt(play.state, at.index)
      if (site.holder !== null || at.isCastle) continue
      const g = groundOf(play)
      for (const tile of Object.keys(content.tiles) as TileId[]) {
        const before = tileFame(play, seat, tile).total
        Object.assign(site, { holder: seat, level: 1 })
        const after = tileFame(play, seat, tile).total
        Object.assign(site, { holder: null, level: 0 })
        expect(tileGrowth(g, seat, tile, at.index), `${tile} ${at.id}`).toBe(after - before)
      }
    }
  })
})

describe('standing', () => {
  test('tells winners from losers in the last round', () => {
    const games = gamesOf(3)
    const right = games.filter(({ standing, winners }) => winners.includes(standing.indexOf(Math.max(...standing))))
    expect(right.length).toBeGreaterThan(0.45 * games.length) // a third by luck
  })
})

// —— small tables, laid in the notation of the examples ——

const laid = (seats: number, ...given: string[]): P =>
  game.play(content, stage.place(content, { seats, given }) as never) as P
const asks = (play: P, seat: Seat): Choice => guide.answer(play, seat, randomFrom(1))

describe('on small tables', () => {
  test('repels a castle with four swords', () => {
    const play = laid(2, 'RHI1: A 1', 'A: swords 4, discs 0', 'turn A 2')
    expect(asks(play, 0)).toEqual({ do: 'repel', location: 'CAS2', reward: 'fame' } as Choice)
  })

  test('saves swords for the castle next door instead of a Sineach', () => {
    const play = laid(2, 'RHI1: A 2', 'RHI2: sineach', 'A: swords 3, discs 0', 'round 2', 'turn A 2')
    expect(asks(play, 0)).toEqual({ do: 'pass' })
  })

  test('takes Fame where the Fomori are nearly gone, and purity where they hold the island', () => {
    const tribes = 'ALT EBL LAB: B 1'
    const few = laid(
      2,
      'RHA4: A 1',
      tribes,
      'RHA3: sineach',
      'A: swords 1, corruption 5, discs 0',
      'B: discs 0',
      'last round',
      'turn A 2',
    )
    expect(asks(few, 0)).toEqual({ do: 'repel', location: 'RHA3', reward: 'fame' } as Choice)
    const many = laid(
      2,
      'RHI DUN RHA EBL: sineach',
      'MAG4: A 1',
      'IVE1: B 1',
      'B: corruption 5',
      'A: swords 1, corruption 5, discs 0',
      'last round',
      'turn A 2',
    )
    expect(asks(many, 0)).toMatchObject({ do: 'repel', reward: 'corruption' })
  })

  test('spreads to others, never to its own fortifications if it can help it', () => {
    const play = laid(
      3,
      'MAG2: A 1',
      'RHI4: B 1',
      'B: fame 30',
      'MAG3: A 1',
      'RHI3: B 1',
      'A: fomori 3, discs 0',
      'turn A 2',
    )
    while (!play.over && play.waits() === 'asked' && play.next() === 0) {
      const choice = asks(play, 0)
      if (choice.do !== 'spread') break
      expect(siteAt(play.state, content.location[(choice as Spread).location]?.index as number).holder).not.toBe(0)
      play.take(0, choice)
      play.resolve('sineach')
    }
    expect(play.state.tribes[0]?.fomori).toBeLessThan(3)
  })

  test('turns the Fomori against the leader', () => {
    const play = laid(
      3,
      'RHI4: B 1',
      'DUN2: C 1',
      'B: fame 40',
      'C: fame 2',
      'LAB1: B 1',
      'LAB2: C 1',
      'IVE1: A 1',
      'A: fame 38, fomori 2, discs 0',
      'EBL MAC: B 1',
      'MAN: C 1',
      'round 5',
      'turn A 2',
    )
    expect(asks(play, 0)).toEqual({ do: 'spread', location: 'RHI4' } as Choice)
  })

  test('builds in the province that its Cauldron pays for', () => {
    const play = laid(2, 'LAB2: A 1', 'EBL MAC: B 1', 'A: discs 1, tiles cauldron-LAB', 'last round', 'turn A 2')
    const choice = asks(play, 0)
    expect(choice.do).toBe('build')
    expect((choice as Choice & { location: LocationId }).location).toMatch(/^LAB/)
  })

  test('uses scoring tiles at the last chance, and the bard at once', () => {
    const play = laid(2, 'LAB2: A 1', 'EBL MAC: B 1', 'A: discs 0, tiles cauldron-LAB', 'last round', 'turn A 2')
    expect(asks(play, 0)).toEqual({ do: 'use', tile: 'cauldron-LAB' } as Choice)
    const bard = laid(2, 'LAB2: A 1', 'A: discs 0, corruption 6, tiles bard', 'turn A 2')
    expect(asks(bard, 0)).toEqual({ do: 'use', tile: 'bard' } as Choice)
  })

  test('keeps swords beside a castle', () => {
    const play = laid(2, 'RHI1: A 1', 'A: swords 3, shields 2, discs 0', 'turn A 2')
    play.take(0, { do: 'pass' })
    expect(asks(play, 0)).toEqual({ do: 'keep', n: { swords: 3 } })
  })

  test('repels rather than passes while swords would be lost', () => {
    const play = laid(2, 'LAB1: A 1', 'LAB2 LAB3: sineach', 'A: swords 6, discs 0, corruption 4', 'turn A 2')
    const { do: verb, location } = asks(play, 0) as Repel
    expect(verb).toBe('repel')
    expect(['LAB2', 'LAB3']).toContain(location)
  })
})
