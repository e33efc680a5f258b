import { randomFrom } from '@skerry/kernel'
import { describe, expect, test } from 'vitest'
import { type Attacker, type Defence, fightOdds, MOST_UNITS, type Odds, type Troop } from '../odds.ts'

const men = (bodies: number): Troop => ({ bodies, hero: false, sorcerer: false })
const withHero = (bodies: number): Troop => ({ bodies, hero: true, sorcerer: false })
const withSorcerer = (bodies: number): Troop => ({ bodies, hero: false, sorcerer: true })
const on = (troop: Troop, bonus = 0): Defence => ({ ...troop, bonus })

const units = ({ bodies, hero, sorcerer }: Troop) => bodies + (hero ? 1 : 0) + (sorcerer ? 1 : 0)
const strength = ({ bodies, hero, sorcerer }: Troop) => Math.min(bodies, 4) + (hero ? 1 : 0) + (sorcerer ? 2 : 0)
/** Men go before the figure. */
function less(troop: Troop, n: number): Troop {
  const bodies = Math.max(0, troop.bodies - n)
  return n > troop.bodies ? men(0) : { ...troop, bodies }
}
const NOTHING: Odds = { win: 0, takes: 0, lose: 0, both: 0, stopped: 0, attackerLeft: 0, defenderLeft: 0 }
const DIE = [1, 2, 3, 4, 5, 6]

/** One exchange as the ledger puts it; null: the fight is over. */
function after(a: Troop, d: Defence, x: number, y: number): [Troop, Defence] {
  const hitsDefender = x <= strength(a) // MAR-COMBAT-09
  const hitsAttacker = y <= strength(d) + d.bonus
  const lostByAttacker = hitsAttacker ? y : hitsDefender ? 0 : 1 // MAR-COMBAT-11
  return [less(a, lostByAttacker), on(less(d, hitsDefender ? x : 0), d.bonus)]
}

function ended(a: Troop, d: Defence, who: Attacker): Odds | null {
  const left = { attackerLeft: units(a), defenderLeft: units(d) }
  if (units(a) === 0) return { ...NOTHING, ...left, [units(d) === 0 ? 'both' : 'lose']: 1 }
  if (units(d) === 0) return { ...NOTHING, ...left, win: 1, takes: units(a) > 1 ? 1 : 0 }
  return who === 'orcs' && units(a) < 2 ? { ...NOTHING, ...left, stopped: 1 } : null
}

/** Every line of dice, written out. */
function enumerated(a: Troop, d: Defence, who: Attacker): Odds {
  const end = ended(a, d, who)
  if (end !== null) return end
  const all = DIE.flatMap((x) => DIE.map((y) => enumerated(...after(a, d, x, y), who)))
  const mean = (key: keyof Odds) => all.reduce((total, odds) => total + odds[key], 0) / all.length
  return Object.fromEntries(Object.keys(NOTHING).map((key) => [key, mean(key as keyof Odds)])) as unknown as Odds
}

function close(odds: Odds, expected: Odds, digits: number): void {
  for (const key of Object.keys(NOTHING) as (keyof Odds)[]) expect(odds[key], key).toBeCloseTo(expected[key], digits)
}

const SMALL: readonly [string, Troop, Defence, Attacker][] = [
  ['1 man against 1 man', men(1), on(men(1)), 'player'],
  ['2 men against 2 men on a mountain', men(2), on(men(2), 1), 'player'],
  ['a hero alone against a sorcerer alone in a castle', withHero(0), on(withSorcerer(0), 2), 'player'],
  ['2 men and the hero against 1 man over a bridge', withHero(2), on(men(1), 2), 'player'],
  ['1 man and the sorcerer against 2 orcs', withSorcerer(1), on(men(2)), 'player'],
  ['4 orcs against 1 man', men(4), on(men(1)), 'orcs'],
  ['3 orcs against the sorcerer alone', men(3), on(withSorcerer(0), 1), 'orcs'],
]
test.each(SMALL)('all lines of dice: %s (MAR-COMBAT-08…11)', (_, a, d, who) => {
  close(fightOdds(a, d, who), enumerated(a, d, who), 9)
})

const LARGE: readonly [string, Troop, Defence, Attacker][] = [
  ['4 men and the sorcerer against 4 orcs, as in MAR-T-R-26', withSorcerer(4), on(men(4)), 'player'],
  ['12 men against 7 men and the hero in a castle', men(12), on(withHero(7), 2), 'player'],
  ['20 orcs against 9 men in a wood', men(20), on(men(9), 1), 'orcs'],
  ['35 men against 30 orcs', men(35), on(men(30)), 'player'],
  ['120 men against 90 orcs, beyond the table', men(120), on(men(90)), 'player'],
]
test.each(LARGE)('against fights with real dice: %s', (_, a, d, who) => {
  const random = randomFrom(1)
  const games = 4000
  const total = { ...NOTHING }
  for (let i = 0; i < games; i++) {
    let [own, other] = [a, d]
    let end = ended(own, other, who)
    for (; end === null; end = ended(own, other, who)) [own, other] = after(own, other, random(6) + 1, random(6) + 1)
    for (const key of Object.keys(total) as (keyof Odds)[])
      Object.assign(total, { [key]: total[key] + end[key] / games })
  }
  const odds = fightOdds(a, d, who)
  const isScaled = units(a) > MOST_UNITS
  for (const key of ['win', 'takes', 'lose', 'both', 'stopped'] as const)
    expect(Math.abs(odds[key] - total[key]), key).toBeLessThan(isScaled ? 0.2 : 0.03)
  expect(Math.abs(odds.attackerLeft - total.attackerLeft)).toBeLessThan(isScaled ? 12 : 0.5)
})

describe('what must hold for all fights', () => {
  const sizes = [1, 2, 3, 5, 8, 13, 21, 40, 300]
  test('the ways to end are all there are, and more units never hurt', () => {
    for (const make of [men, withHero, withSorcerer])
      for (const d of sizes)
        for (const bonus of [0, 1, 2, 4]) {
          let before = 0
          for (const a of sizes) {
            const odds = fightOdds(make(a), on(men(d), bonus))
            expect(odds.win + odds.lose + odds.both + odds.stopped).toBeCloseTo(1, 9)
            expect(odds.takes).toBeLessThanOrEqual(odds.win + 1e-9)
            if (a <= MOST_UNITS && d <= MOST_UNITS) expect(odds.win).toBeGreaterThanOrEqual(before - 1e-9)
            before = odds.win
          }
        }
  })

  test('a bonus helps the defender, a figure its own side', () => {
    for (const a of [6, 9, 12]) {
      // with fewer than 4 men a hero is no more than a man
      const { win } = fightOdds(men(a), on(men(6)))
      expect(fightOdds(men(a), on(men(6), 2)).win).toBeLessThan(win)
      expect(fightOdds(withHero(a - 1), on(men(6))).win).toBeGreaterThan(win)
      expect(fightOdds(withSorcerer(a - 1), on(men(6))).win).toBeGreaterThan(fightOdds(withHero(a - 1), on(men(6))).win)
      expect(fightOdds(men(a), on(withSorcerer(5))).win).toBeLessThan(win)
    }
  })

  test('equal sides with full strength are equal but for the double miss, which strength 4 makes the attacker pay', () => {
    const { win, lose, both } = fightOdds(men(20), on(men(20)))
    expect(lose).toBeGreaterThan(win)
    expect(lose - win).toBeLessThan(0.35)
    expect(both).toBeLessThan(0.1)
  })

  test('orcs stop at one (MAR-ORC-15); players fight on', () => {
    expect(fightOdds(men(4), on(men(6), 2), 'orcs').stopped).toBeGreaterThan(0)
    expect(fightOdds(men(4), on(men(6), 2)).stopped).toBe(0)
  })

  test('nobody against somebody, somebody against nobody', () => {
    expect(fightOdds(men(0), on(men(3)))).toMatchObject({ lose: 1, defenderLeft: 3 })
    expect(fightOdds(men(3), on(men(0)))).toMatchObject({ win: 1, takes: 1, attackerLeft: 3 })
  })

  test('2,000 orcs are no burden', () => {
    const start = performance.now()
    expect(fightOdds(men(2000), on(men(10)), 'orcs').win).toBeGreaterThan(0.99)
    expect(fightOdds(withSorcerer(9), on(men(2000), 2)).lose).toBeGreaterThan(0.99)
    const even = fightOdds(men(2000), on(men(2000)))
    expect(even.attackerLeft + even.defenderLeft).toBeLessThan(2000)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
