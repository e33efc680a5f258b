import { type Choice, draw, type Options, type Play, randomFrom, type Seat } from '@skerry/kernel'
import { Club, guideTests, rememberedBy } from '@skerry/kit'
import { describe, expect, inject, test } from 'vitest'
import { handOf, pricesOf, worthOf } from '../bot/hand.ts'
import { outlookOf, turnsLeftFor, want } from '../bot/outlook.ts'
import { planOf } from '../bot/plan.ts'
import { keeping } from '../bot/small.ts'
import { bestVisit } from '../bot/visits.ts'
import { guide } from '../bot.ts'
import { stage } from '../examples/stage.ts'
import { game, pack } from '../index.ts'
import { playerOf, regionOf } from '../queries.ts'
import type { RegionId, Vindication, VinEvent } from '../types.ts'

const content = game.load(pack)
type P = Play<Vindication>
const club = new Club(game, content, guide)
const width = inject('width')

/** Games of novices, played once for all that is said of them, and how they stood before the last round. */
const gamesOf = rememberedBy((seats: number) =>
  Array.from({ length: numberOf(seats) }, (_, g) => playedBy(seats, `course ${g}`)),
)
const numberOf = (seats: number): number => (width === 'deep' ? 16 : seats === 3 ? 6 : 3)
function playedBy(seats: number, seed: string) {
  let standing: readonly number[] = []
  const { state, position } = club.playOn(seed, club.table(seats), {}, (play) => {
    const { round, lastRound } = play.state
    if (lastRound === null || round < lastRound) standing = guide.evaluate(play)
  })
  return { state, standing, winners: position.result?.winners ?? [] }
}

const VARIANTS: readonly Options[] = [{}, { openPileGrows: false }, { retakeHonor: false }]

describe('the novice', () => {
  const tests = guideTests(game, content, guide, {
    width,
    seed: inject('seed'),
    now: () => performance.now(),
    variants: VARIANTS,
    games: 1,
    beats: { seats: [2, 3, 4, 5], games: 4, lost: 0 },
    blind: { seats: 3, games: 2, every: 5 },
  })
  for (const { name, run } of tests) test(name, run)

  test('ends games by what players do, in a sensible time and with a sensible score', () => {
    for (const seats of [2, 3, 4, 5]) {
      const ends = gamesOf(seats).map(({ state }) => state)
      const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
      const turns = mean(ends.map(({ round }) => round))
      expect(turns, `turns of ${seats} players`).toBeGreaterThan(10)
      expect(turns, `turns of ${seats} players`).toBeLessThan(19)
      const winners = mean(ends.map(({ players }) => Math.max(...players.map(({ honor }) => honor))))
      expect(winners, `honor with ${seats} players`).toBeGreaterThan(85)
      expect(winners, `honor with ${seats} players`).toBeLessThan(120)
      expect(ends.filter(({ endedBy }) => endedBy?.length === 0).length).toBeLessThan(3)
    }
  })

  test('uses its turns: it moves, activates, visits or rests, and recalls nothing without need', () => {
    const counts: Record<string, number> = {}
    const count = (key: string): void => {
      counts[key] = (counts[key] ?? 0) + 1
    }
    const games = width === 'deep' ? 6 : 3
    for (let g = 0; g < games; g++) {
      const play = game.play(content, game.setup(content, 4))
      const random = randomFrom(`busy ${g}`)
      while (!play.over) {
        if (play.waits() === 'chance') play.resolve(draw(play.outcomes(), random))
        else {
          const choice = guide.answer(play, play.next(), random)
          if (choice.do === 'recall') count(`recall ${String((choice as Choice & { from: string }).from).slice(0, 3)}`)
          count(choice.do)
          play.take(play.next(), choice)
        }
        for (const { type } of play.events) count(`- ${type}`)
      }
    }
    const { endTurn: turns = 0, activate = 0, visit = 0, controlFirst = 0, rest = 0 } = counts
    expect(activate / turns).toBeGreaterThan(0.9)
    expect((visit + controlFirst) / turns).toBeGreaterThan(0.75)
    expect((visit + controlFirst + rest) / turns).toBeGreaterThan(0.95)
    // Cubes of traits, to be used again; all others only where a fight exhausts the champion.
    expect((counts.recall ?? 0) - (counts['recall TRA'] ?? 0)).toBeLessThan((10 / 6) * games)
    expect(counts.dismiss ?? 0).toBe(0)
    for (const type of ['converted', 'tileBought', 'vindicated', 'controlTaken', 'abilityUsed', 'coinTaken'])
      expect(counts[`- ${type}`] ?? 0, type).toBeGreaterThan(0)
  })
})

// —— small tables ——

/** A table laid out as in the examples. */
const laid = (...given: string[]): P => game.play(content, stage.place(content, { given }))
const asks = (play: P, seat: Seat = 0): Choice => guide.answer(play, seat, randomFrom(1))

/** What seat A chooses until its turn is over. */
function turnOf(play: P, seed = 'turn'): { choices: Choice[]; events: VinEvent[] } {
  const random = randomFrom(seed)
  const choices: Choice[] = []
  const events: VinEvent[] = []
  while (!play.over && play.within('turn')?.seat === 0) {
    if (play.waits() === 'chance') play.resolve(draw(play.outcomes(), random))
    else {
      const choice = guide.answer(play, 0, random)
      choices.push(choice)
      play.take(0, choice)
    }
    events.push(...play.events)
  }
  return { choices, events }
}
const verbs = ({ choices }: { choices: readonly Choice[] }): string[] => choices.map(({ do: verb }) => verb)

describe('on small tables', () => {
  // T15 touches the Inn H10, the Gaping Maw H11 and the Ancient Tomb H15.
  test('vindicates as soon as it may', () => {
    expect(asks(laid('A: pot 0, inf 19, conv 2, honor 25', 'turn A'))).toEqual({ do: 'vindicate' })
    expect(asks(laid('A: pot 0, inf 19, conv 2, honor 24', 'turn A'))).not.toEqual({ do: 'vindicate' })
  })

  test('buys a trait with what it has, and converts what is missing', () => {
    const bought = turnOf(laid('A: at S06, WIS 1, INS 1, KNO 1, inf 8, conv 3', 'turn A'))
    expect(bought.choices).toContainEqual({ do: 'convert', to: 'WIS' })
    expect(bought.choices).toContainEqual({ do: 'visit', hex: 'H15' })
    expect(bought.events.some((e) => e.type === 'cardGained' && e.deck === 'trait')).toBe(true)
  })

  test('takes control of what it visits, and of what belongs to others before the visit', () => {
    expect(verbs(turnOf(laid('A: at T18, WIS 2, conv 1', 'turn A')))).toContain('control')
    expect(verbs(turnOf(laid('A: at T18, WIS 2, conv 0', 'turn A')))).not.toContain('control')
    const evicting = turnOf(laid('A: at T18, WIS 2, conv 3', 'B: regions H15, conv 1', 'last round 3', 'turn A'))
    expect(evicting.choices).toContainEqual({ do: 'controlFirst', hex: 'H15' })
  })

  test('empties tired companions at a Shrine', () => {
    const tired = 'A: at T06, companions RED01+5 BLU02+5, INS 1, inf 0, conv 0, pot 10'
    expect(turnOf(laid(tired, 'turn A')).choices).toContainEqual({ do: 'visit', hex: 'H04' })
  })

  test('augments at a Monastery as often as that helps', () => {
    const rich = 'A: at T06, KNO 4, inf 9, conv 0, pot 8'
    const { choices } = turnOf(laid(rich, 'B: regions H10 H01 H17', 'H05: SHRINE', 'turn A'))
    expect(choices).toContainEqual({ do: 'visit', hex: 'H09' })
    expect(choices.filter(({ do: verb }) => verb === 'augment').length).toBeGreaterThan(1)
  })

  test('activates the companion whose attributes pay for the next one', () => {
    const { choices, events } = turnOf(
      laid('A: at T10, companions RED01 YEL01, inf 8, conv 2', 'H09: SHRINE', 'turn A'),
    )
    const activated = choices.find(({ do: verb }) => verb === 'activate') as Choice & { who: string }
    expect(['RED01', 'YEL01']).toContain(activated.who)
    const gained = events.find((event) => event.type === 'cardGained')
    expect(gained?.deck).toBe(activated.who === 'RED01' ? 'red' : 'yellow')
  })

  test('uses again what a trait allows every turn', () => {
    const { choices } = turnOf(laid('A: traits TRA09+2, inf 8', 'turn A'))
    expect(choices.filter(({ do: verb }) => verb === 'use')).toHaveLength(2)
    expect(choices).toContainEqual({ do: 'recall', from: 'TRA09' })
  })

  test('in its last turn it turns Courage that is left into honor', () => {
    const given = ['A: monsters MON06, COU 1, inf 8, conv 0', 'H11: FORT']
    expect(verbs(turnOf(laid(...given, 'last round 3', 'turn A')))).toContain('use')
    expect(verbs(turnOf(laid(...given, 'turn A')))).not.toContain('use')
  })

  test('saves a champion with Conviction', () => {
    const play = laid('A: at T18, companions YEL14, COU 2, conv 2, inf 8', 'turn A')
    const random = randomFrom('fight')
    const answers: Choice[] = []
    while (play.within('turn')?.seat === 0) {
      if (play.waits() === 'chance') {
        const { list } = play.outcomes()
        const deadly = list.find((outcome) => Array.isArray(outcome) && outcome[0] === 'DEATH')
        play.resolve(deadly ?? draw(play.outcomes(), random))
        continue
      }
      if (play.stack.at(-1)?.at === 'save') answers.push(asks(play))
      play.take(0, guide.answer(play, 0, random))
    }
    expect(answers).toEqual([{ do: 'save' }])
  })

  test('keeps the quest that suits its companion', () => {
    const kept = (colour: 'red' | 'yellow' | 'blue') => {
      const start = { red: 'RED01', yellow: 'YEL01', blue: 'BLU01' }[colour]
      const play = laid(`A: companions ${start}`, 'turn A')
      const choices = ['QST09', 'QST10', 'QST11'].map((quest): Choice => ({ do: 'keep', quest }) as Choice)
      return keeping(outlookOf(play, 0), choices)[0]?.choice
    }
    expect(kept('red')).toEqual({ do: 'keep', quest: 'QST09' })
    expect(kept('yellow')).toEqual({ do: 'keep', quest: 'QST10' })
    expect(kept('blue')).toEqual({ do: 'keep', quest: 'QST11' })
  })
})

describe('what it thinks', () => {
  test('cubes are worth nothing when no turn is left, and more while many are to come', () => {
    const hand = handOf(laid('A: INS 2, WIS 1, inf 8, conv 2', 'turn A'), 0)
    const worth = [0, 1, 2, 5].map((turns) => worthOf(pricesOf(turns, true), hand))
    expect(worth[0]).toBe(0)
    for (let i = 1; i < worth.length; i++) expect(worth[i]).toBeGreaterThan(worth[i - 1] as number)
  })

  test('a leader ends the game gladly, whoever is behind does not', () => {
    const wish = (...given: string[]): number => {
      const nearly = 'A: companions RED01 RED02 YEL01 YEL02 BLU01 BLU02'
      return want(
        outlookOf(laid(nearly, 'triggers TRG06 TRG03', 'A: quests QST01', ...given, 'turn A'), 0),
        'companions',
      )
    }
    expect(wish('A: honor 60')).toBeGreaterThan(0)
    expect(wish('B: honor 60')).toBeLessThan(0)
    expect(wish('B: honor 60', 'last round 3')).toBe(0)
  })

  test('an announced end is counted exactly', () => {
    expect(turnsLeftFor(laid('round 5', 'last round 6', 'turn A'))).toBe(1)
    expect(turnsLeftFor(laid('round 6', 'last round 6', 'turn A'))).toBe(0)
    expect(turnsLeftFor(laid('round 3', 'turn A'))).toBeGreaterThan(2)
  })

  test('a visit that cannot be paid is none, and one that can changes the cubes as the rules do', () => {
    const play = laid('A: at T18, INS 2, KNO 2, inf 5, conv 2', 'turn A')
    const o = outlookOf(play, 0)
    const visit = (region: string) => bestVisit(o, handOf(play, 0), regionOf(content, region as RegionId), [])
    expect(visit('GAPING_MAW')).toBeNull()
    expect(visit('COMMAND_POST')).toBeNull()
    expect(visit('ANCIENT_TOMB')?.hand).toMatchObject({ attrs: [0, 0, 0, 0, 0, 0], inf: 9, conv: 2 })
    expect(visit('FORT')?.hand).toMatchObject({ attrs: [2, 2, 2, 0, 0, 0], inf: 3 })
  })

  test('a plan ends its Move where the rules allow it, and visits what touches that triangle', () => {
    club.playOn('plans', club.table(4), {}, (play, seat) => {
      if (play.stack.at(-1)?.rule !== 'turn') return
      const { end, visit, isVisitFirst } = planOf(outlookOf(play, seat))
      const at = playerOf(play.state, seat).at as string
      if (visit === null) return
      const from = isVisitFirst || end === null ? at : end
      expect(content.triangle[from as never]?.hexes).toContain(visit)
      if (end !== null && end !== at) expect(play.state.players.some((player) => player.at === end)).toBe(false)
    })
  })
})

describe('standing', () => {
  test('tells winners from losers before the last round', () => {
    const games = gamesOf(3)
    const right = games.filter(({ standing, winners }) => winners.includes(standing.indexOf(Math.max(...standing))))
    expect(right.length).toBeGreaterThan(games.length / 2) // a third by luck
  })
})
