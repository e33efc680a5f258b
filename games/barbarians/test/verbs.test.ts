/** Every verb of spaces and cards by itself, and what is printed where. */

import { follow } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { effectsIn } from '../effect-text.ts'
import { effects as verbs } from '../effects.ts'
import { stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'
import { TERRAINS, TROOPS } from '../queries.ts'
import type { BarEffect, RegionCard, Terrain, Troop, VolcanoId } from '../types.ts'

const content = game.load(pack)

/** A table on which this text stands on the space where A has just put a hero. */
function carriedOut(text: string, given: readonly string[], line: readonly string[], seats = 4) {
  const changed = JSON.parse(JSON.stringify(pack)) as {
    volcanoes: { spaces: { id: string; effect: string }[] }[]
  }
  for (const space of changed.volcanoes[0]?.spaces ?? []) if (space.id === 'R2-s3a') space.effect = text
  const other = game.load(changed)
  const start = stage.place(other, { seats, given: [...given, 'space A R2-s3a'] })
  const { position } = follow(game, other, start, ['A carryOut', ...line])
  const holds = (fact: string) => expect(stage.fact(other, position, fact)).toBeNull()
  return { position, holds }
}
const empty = ['A: resources 0, troops 0']

/** By verb: a text with it, the table, what is chosen, and what holds then. */
const CASES: Readonly<Record<BarEffect['do'], readonly [string, readonly string[], readonly string[], string]>> = {
  resource: ['food 1 + wood 2', empty, [], 'A: food 1, wood 2, iron 0, stone 0, gold 0'],
  any: ['ANY 3', empty, ['A gather stone:1 gold:2'], 'A: food 0, stone 1, gold 2'],
  troops: ['TROOP 2', empty, ['A muster archer:1 raider:1'], 'A: archer 1, berserker 0, raider 1'],
  dp: ['DP 4', empty, [], 'A: dp 4'],
  know: ['TACT 1', empty, ['A advance shan'], 'A: shan 1, nefriar 0, discovery 0'],
  honour: ['HON 1', empty, [], 'A: honour 1'],
  take: [
    'BUILD',
    ['A: stone 2, food 1', 'display BU01 BU06 BU11 BU16 GD01 GD02 W01 W02'],
    ['A take BU01'],
    'A: buildings BU01',
  ],
  draw: ['BUILDCARD', empty, ['A draw building', 'chance BU25'], 'A: buildings BU25'],
  hero: ['HERO4', empty, [], 'A: hero4'],
  twice: ['X2', empty, [], 'A: x2'],
  campaign: ['CAMPAIGN', empty, ['A attack FEN-S'], 'chance campaign.reveal'],
  rotate: ['HON 1', ['A: gods GD07'], ['A pray GD07', 'A side 1', 'A rotate clockwise'], 'turns 0 1 0'],
  banner: ['gold 3 → BANNER', ['A: gold 3'], ['A claim FEN-S'], 'FEN-S: banner A'],
  either: ['DP 2 / HON 1', empty, ['A side 2'], 'A: dp 0, honour 1'],
  trade: ['stone 2 → DP 5', ['A: stone 3'], [], 'A: stone 1, dp 5'],
}

describe('the verbs of spaces and cards', () => {
  it('are all tried here', () => expect(Object.keys(CASES).sort()).toEqual(Object.keys(verbs).sort()))
  for (const [verb, [text, given, line, then]] of Object.entries(CASES))
    it(`${verb}: ${text}`, () => {
      const isBanner = verb === 'banner'
      if (isBanner) {
        // As a demon of the built-in pack grants it.
        const start = stage.place(content, {
          given: ['era 2', 'timeline FS01 D04 FS02 D02 FS03 D03', 'A: gold 4', 'end of era'],
        })
        const pay = ['A appease gold', 'B appease gold', 'C appease gold', 'D appease gold', 'A tribute']
        const { position } = follow(game, content, start, [...pay, ...line])
        expect(stage.fact(content, position, then)).toBeNull()
      } else carriedOut(text, given, line).holds(then)
    })
})

describe('costs', () => {
  it('of every kind are paid in full before anything is gained', () => {
    const costs: readonly (readonly [string, readonly string[], readonly string[], string])[] = [
      ['gold 1 + stone 1 → DP 1', [], [], 'A: gold 2, stone 2, dp 1'],
      ['ANY 2 → DP 1', [], ['A pay food:1 gold:1'], 'A: food 2, gold 2, dp 1'],
      ['archer 1 + raider 2 → DP 1', [], [], 'A: archer 1, berserker 2, raider 0, dp 1'],
      ['TROOP 2 → DP 1', [], ['A pay berserker:2'], 'A: archer 2, berserker 0, dp 1'],
      ['DISCARD god → DP 1', ['A: gods GD01 GD02*'], ['A discard GD02'], 'A: gods GD01, dp 1'],
      ['LOSE 3 → gold 2', [], [], 'A: gold 5, dp -3'],
    ]
    for (const [text, given, line, then] of costs) carriedOut(text, given, line).holds(then)
  })

  it('that cannot be paid in full let nothing happen', () => {
    expect(() => carriedOut('stone 4 → DP 1', [], [])).toThrow(/"A carryOut" is refused/)
    expect(() => carriedOut('gold 1 + ANY 5 → DP 1', ['A: resources 1'], [])).toThrow(/"A carryOut" is refused/)
  })
})

// —— what is printed ——

const textsOf = (ring: number): readonly string[] =>
  pack.volcanoes.flatMap(({ spaces }) => spaces.flatMap((space) => (space.ring === ring ? [space.effect] : [])))

describe('the volcano shows', () => {
  it('BAR-RES-01 BAR-RES-02 two mixed gifts in the central ring', () => {
    expect(textsOf(1)).toContain('food 1 + wood 1 + iron 1')
    expect(textsOf(1)).toContain('stone 1 + gold 1 + DP 2')
  })
  it('BAR-RES-03 two of a kind in the middle ring, all but gold with honour', () => {
    const two = textsOf(2).filter((text) => /^(food|wood|iron|stone|gold) 2/.test(text))
    expect(two.toSorted()).toEqual(['food 2 + HON 1', 'gold 2', 'iron 2 + HON 1', 'stone 2 + HON 1', 'wood 2 + HON 1'])
  })
  it('BAR-RES-04 three gold and four of everything else in the outer ring', () => {
    const many = textsOf(3).filter((text) => /^\w+ [34]$/.test(text))
    expect(many.toSorted()).toEqual(['food 4', 'gold 3', 'iron 4', 'stone 4', 'wood 4'])
  })
  it('BAR-RES-05 BAR-RES-06 one of each and five points in the periphery, points with knowledge in the outer ring', () => {
    expect(textsOf(4)).toContain('food 1 + wood 1 + iron 1 + stone 1 + gold 1')
    expect(textsOf(4)).toContain('DP 5')
    expect(textsOf(3).filter((text) => text.includes('DP'))).toEqual(['DP 2 + BARB 1', 'DP 2 + TACT 1'])
  })
  it('BAR-TRADE-01 BAR-TRADE-02 BAR-TRADE-03 BAR-TRADE-04 BAR-TRADE-05 five trades in the outer ring', () => {
    expect(textsOf(3).filter((text) => text.includes('→'))).toEqual([
      'wood 2 → BUILDCARD',
      'food 2 → BARB 1 + TACT 1 + HON 1',
      'gold 2 → CAMPAIGN x2',
      'stone 2 → TROOP 3',
      'iron 2 → CARD',
    ])
  })
  it('every space as the rules will carry it out', () => {
    const { space } = content.volcanoes['base' as VolcanoId] as (typeof content.volcanoes)[VolcanoId]
    for (const { id, effect } of pack.volcanoes.flatMap(({ spaces }) => spaces))
      expect((space as Record<string, { effects: unknown }>)[id]?.effects).toEqual(effectsIn(effect, id))
  })
})

describe('demons ask for', () => {
  const tributes = Object.fromEntries(pack.demons.map(({ id, tribute }) => [id, tribute]))
  it('BAR-DEMON-03 five resources for two steps of one category', () =>
    expect(tributes.D02).toBe('ANY 5 → TACT 2 / BARB 2'))
  it('BAR-DEMON-04 a god for honour and a fourth hero', () => expect(tributes.D03).toBe('DISCARD god → HON 3 + HERO4'))
  it('BAR-DEMON-05 three gold for a banner', () => expect(tributes.D04).toBe('gold 3 → BANNER'))
  it('BAR-DEMON-06 one of each troop for eight points', () =>
    expect(tributes.D01).toBe('archer 1 + berserker 1 + raider 1 → DP 8'))
})

describe('the backs of the decks', () => {
  const asked = (terrain: Terrain, cards = content.regionCards) => {
    const all = (Object.values(cards) as RegionCard[]).filter((card) => card.terrain === terrain)
    const count = (troop: Troop) => all.reduce((sum, { troops }) => sum + troops[troop], 0)
    return Object.fromEntries(TROOPS.map((troop) => [troop, count(troop)]))
  }
  it('BAR-CAMPAIGN-10 tell which troops a terrain asks for, and how much more of one', () => {
    expect(TERRAINS.map((terrain) => asked(terrain))).toEqual([
      { archer: 13, berserker: 0, raider: 26 },
      { archer: 0, berserker: 26, raider: 13 },
      { archer: 26, berserker: 13, raider: 0 },
      { archer: 14, berserker: 14, raider: 14 },
    ])
  })
  it('BAR-RULING-11 exchange forest and mountain as on pictures', () => {
    expect(asked('forest', content.picturedCards)).toEqual(asked('mountain'))
    expect(asked('mountain', content.picturedCards)).toEqual(asked('forest'))
  })
})
