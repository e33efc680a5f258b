/** The chances of a campaign: exact, whatever the deck, the army and the tribe. */

import { randomFrom } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { type Army, averageDemand, type Fight, type Forecast, forecast, paid, sizeOf } from '../forecast.ts'
import { game, pack } from '../index.ts'
import type { Terrain, Troops } from '../types.ts'

const content = game.load(pack)
const deckOf = (terrain: Terrain): Troops[] =>
  content.decks[terrain].map((id) => content.regionCards[id]?.troops as Troops)
const army = (archer: number, berserker: number, raider: number, any = 0): Army => ({ archer, berserker, raider, any })
const fight = (deck: readonly Troops[], troops: Army, battles: number, canSwap = false): Fight => ({
  deck,
  army: troops,
  battles,
  needed: Math.ceil(battles / 2),
  canSwap,
})

/** The same by trying every order of the cards, with every card told apart. */
function byHand({ deck, army: troops, battles, needed, canSwap }: Fight): Forecast {
  if (needed <= 0) return { chance: 1, paid: 0, lost: 0 }
  if (battles < needed) return { chance: 0, paid: 0, lost: 0 }
  const sum = { chance: 0, paid: 0, lost: 0 }
  const face = (card: number, left: readonly number[], share: number): void => {
    const demand = deck[card] as Troops
    const after = paid(troops, demand)
    const rest = byHand({
      deck: left.map((i) => deck[i] as Troops),
      army: after ?? troops,
      battles: battles - 1,
      needed: needed - (after === null ? 0 : 1),
      canSwap,
    })
    sum.chance += share * rest.chance
    sum.paid += share * (rest.paid + (after === null ? 0 : sizeOf(demand)))
    sum.lost += share * (rest.lost + (after === null ? 1 : 0))
  }
  const all = [...deck.keys()]
  for (const card of all) {
    const left = all.filter((i) => i !== card)
    const share = 1 / all.length
    if (!canSwap || paid(troops, deck[card] as Troops) !== null || left.length === 0) face(card, left, share)
    else
      for (const next of left)
        face(
          next,
          left.filter((i) => i !== next),
          share / left.length,
        )
  }
  return sum
}

describe('the forecast of a campaign', () => {
  it.each([false, true])('is what trying every order of a small deck gives (setting aside: %s)', (canSwap) => {
    const random = randomFrom(`decks ${canSwap}`)
    for (let n = 0; n < 60; n++) {
      const all = Object.values(content.regionCards)
      const deck = Array.from({ length: canSwap ? 6 : 7 }, () => all[random(all.length)]?.troops as Troops)
      const battles = 2 + random(canSwap ? 2 : 4)
      const given = fight(deck, army(random(4), random(4), random(4), random(2)), battles, canSwap)
      const [exact, tried] = [forecast(given), byHand(given)]
      expect(exact.chance).toBeCloseTo(tried.chance, 9)
      expect(exact.paid).toBeCloseTo(tried.paid, 9)
      expect(exact.lost).toBeCloseTo(tried.lost, 9)
    }
  })

  it('agrees with the published figures of the decks', () => {
    const percents = (terrain: Terrain, troops: Army) =>
      [6, 5, 4, 3, 2].map((battles) => forecast(fight(deckOf(terrain), troops, battles)).chance * 100)
    const near = (got: readonly number[], wanted: readonly number[]) => {
      for (const [i, chance] of got.entries()) expect(Math.abs(chance - (wanted[i] as number))).toBeLessThan(1.6)
    }
    near(percents('glacier', army(2, 2, 5)), [83, 78, 98, 96, 100])
    near(percents('glacier', army(2, 2, 2)), [13, 9, 60, 47, 99])
    near(percents('swamp', army(3, 3, 4)), [96, 93, 100, 100, 100])
    near(percents('swamp', army(2, 2, 2)), [39, 30, 85, 76, 100])
  })

  it('never gets worse with more troops, a warlord that counts as any, or the tiger tribe', () => {
    for (const terrain of ['glacier', 'forest', 'mountain', 'swamp'] as const)
      for (const battles of [2, 4, 6]) {
        const chance = (troops: Army, canSwap = false) =>
          forecast(fight(deckOf(terrain), troops, battles, canSwap)).chance
        const base = chance(army(2, 2, 2))
        expect(chance(army(2, 2, 2, 1))).toBeGreaterThanOrEqual(base)
        expect(chance(army(2, 2, 2), true)).toBeGreaterThanOrEqual(base)
        expect(chance(army(6, 6, 6))).toBeGreaterThanOrEqual(base)
        expect(chance(army(0, 0, 0))).toBe(0)
      }
  })

  it('is settled where nothing is left to win', () => {
    expect(forecast({ ...fight([], army(0, 0, 0), 0), needed: 0 })).toEqual({ chance: 1, paid: 0, lost: 0 })
    expect(forecast({ ...fight(deckOf('swamp'), army(6, 6, 6), 1), needed: 2 })).toMatchObject({ chance: 0 })
  })

  it('knows what the decks ask for on average', () => {
    const { archer, berserker, raider } = averageDemand(deckOf('forest'))
    expect([archer, berserker / raider]).toEqual([0, 2])
  })

  it('pays with what counts as any troop only what is short', () => {
    expect(paid(army(1, 0, 2, 1), { archer: 1, berserker: 1, raider: 1 })).toEqual(army(0, 0, 1, 0))
    expect(paid(army(1, 0, 2, 1), { archer: 1, berserker: 2, raider: 0 })).toBeNull()
  })
})
