import { PackError } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { battleIn, effectsIn } from '../effect-text.ts'
import type { BarEffect } from '../types.ts'

const read = (text: string) => effectsIn(text, 'here')
const wood = (n: number): BarEffect => ({ do: 'resource', resource: 'wood', n })
const dp = (n: number): BarEffect => ({ do: 'dp', n })
const know = (category: 'barbarian' | 'tactics' | 'either', n: number): BarEffect => ({ do: 'know', category, n })
const GOLD = { pay: 'resource', resource: 'gold', n: 1 }

describe('the text of an effect', () => {
  const WORDS: readonly (readonly [string, BarEffect])[] = [
    ['wood 2', wood(2)],
    ['ANY 3', { do: 'any', n: 3 }],
    ['TROOP 3', { do: 'troops', n: 3 }],
    ['DP 2', dp(2)],
    ['BARB 1', know('barbarian', 1)],
    ['TACT 2', know('tactics', 2)],
    ['KNOW 1', know('either', 1)],
    ['HON 1', { do: 'honour', n: 1 }],
    ['HERO4', { do: 'hero' }],
    ['X2', { do: 'twice' }],
    ['BUILD', { do: 'take', kinds: ['building'] }],
    ['GOD', { do: 'take', kinds: ['god'] }],
    ['WARLORD', { do: 'take', kinds: ['warlord'] }],
    ['BUILDCARD', { do: 'draw', kinds: ['building'] }],
    ['GODCARD', { do: 'draw', kinds: ['god'] }],
    ['WARLORDCARD', { do: 'draw', kinds: ['warlord'] }],
    ['CARD', { do: 'draw', kinds: ['god', 'warlord'] }],
    ['CAMPAIGN', { do: 'campaign', times: 1 }],
    ['CAMPAIGN x2', { do: 'campaign', times: 2 }],
    ['ROT', { do: 'rotate' }],
    ['BANNER', { do: 'banner' }],
  ]
  it.each(WORDS)('%s', (text, effect) => expect(read(text)).toEqual([effect]))

  it('BAR-GEN-06 has two sides', () => {
    expect(read('ROT / wood 2')).toEqual([{ do: 'either', sides: [[{ do: 'rotate' }], [wood(2)]] }])
    const mixed = [{ do: 'either', sides: [[{ do: 'rotate' }], [wood(1), dp(1)]] }]
    expect(read('ROT / (wood 1 + DP 1)')).toEqual(mixed)
    expect(read('ROT / wood 1 + DP 1')).toEqual(mixed)
    expect(read('(ROT) / ((DP 1) + wood 1)')).toEqual(mixed)
  })

  it('BAR-GEN-07 pays first; the arrow binds weaker than all others', () => {
    const gains = [{ do: 'either', sides: [[know('tactics', 2)], [know('barbarian', 2)]] }]
    expect(read('ANY 5 → TACT 2 / BARB 2')).toEqual([{ do: 'trade', costs: [{ pay: 'any', n: 5 }], gains }])
    expect(read('gold 1 → wood 1 + DP 1')).toEqual([{ do: 'trade', costs: [GOLD], gains: [wood(1), dp(1)] }])
    const trade = { do: 'trade', costs: [GOLD], gains: [know('barbarian', 1)] }
    expect(read('ROT / (gold 1 → BARB 1)')).toEqual([{ do: 'either', sides: [[{ do: 'rotate' }], [trade]] }])
  })

  it('pays with resources, troops, cards and points', () => {
    const text = 'gold 1 + ANY 2 + archer 1 + TROOP 2 + DISCARD god + LOSE 3 → BANNER'
    expect(read(text)).toEqual([
      {
        do: 'trade',
        costs: [
          GOLD,
          { pay: 'any', n: 2 },
          { pay: 'troop', troop: 'archer', n: 1 },
          { pay: 'troops', n: 2 },
          { pay: 'card', kind: 'god' },
          { pay: 'dp', n: 3 },
        ],
        gains: [{ do: 'banner' }],
      },
    ])
  })

  it('BAR-INVOKE-01 takes one card of several kinds, in the order of the text', () => {
    expect(read('GOD / WARLORD')).toEqual([{ do: 'take', kinds: ['god', 'warlord'] }])
    expect(read('WARLORD / GOD')).toEqual([{ do: 'take', kinds: ['warlord', 'god'] }])
    expect(read('BUILDCARD / CARD')).toEqual([{ do: 'draw', kinds: ['building', 'god', 'warlord'] }])
    const one = { do: 'take', kinds: ['god', 'warlord'] }
    expect(read('ROT / (GOD / WARLORD)')).toEqual([{ do: 'either', sides: [[{ do: 'rotate' }], [one]] }])
    const two = ['god', 'warlord'].map((kind) => ({ do: 'take', kinds: [kind] }))
    expect(read('GOD + WARLORD')).toEqual(two)
    const both = [[{ do: 'take', kinds: ['god'] }], [{ do: 'draw', kinds: ['god'] }]]
    expect(read('GOD / GODCARD')).toEqual([{ do: 'either', sides: both }])
  })

  it('BAR-RULING-21 is put into the fixed order, equals from left to right', () => {
    const text =
      'CAMPAIGN + X2 + HERO4 + CARD + BUILD + HON 1 + KNOW 1 + TACT 1 + BARB 1 + DP 1 + TROOP 1 + ANY 1 + wood 1'
    expect(read(text)).toEqual(
      [
        'ANY 1',
        'wood 1',
        'TROOP 1',
        'DP 1',
        'BARB 1',
        'TACT 1',
        'KNOW 1',
        'HON 1',
        'CARD',
        'BUILD',
        'HERO4',
        'X2',
        'CAMPAIGN',
      ].flatMap(read),
    )
    expect(read('gold 1 → HERO4 + DP 1')).toEqual([{ do: 'trade', costs: [GOLD], gains: read('DP 1 + HERO4') }])
    expect(read('HON 1 + (DP 1 / TROOP 1) + wood 1').map((effect) => effect.do)).toEqual([
      'resource',
      'either',
      'honour',
    ])
  })

  it('says where it cannot be read, and why', () => {
    const refusal = (text: string) => {
      try {
        return read(text)
      } catch (error) {
        return error instanceof PackError ? [error.path, error.reason, error.params] : error
      }
    }
    expect(refusal('DP 1 + MAGIC')).toEqual(['here', 'unknownWord', { word: 'MAGIC' }])
    expect(refusal('DP + wood 1')).toEqual(['here', 'numberMissing', { word: 'DP' }])
    expect(refusal('(DP 1 → wood 1)')).toEqual(['here', 'notACost', { word: 'DP' }])
    expect(refusal('')).toEqual(['here', 'endsEarly', {}])
  })
})

describe('the text of a battle', () => {
  const troops = (archer: number, berserker: number, raider: number) => ({ archer, berserker, raider })
  const battle = (text: string) => battleIn(text, 'here')

  it('BAR-BATTLE-01, -05, -06 tells troops, all troops of overkill with its points, and reward', () => {
    expect(battle('R2 +A1=3 » gold 1')).toEqual({
      troops: troops(0, 0, 2),
      overkill: { troops: troops(1, 0, 2), dp: 3 },
      reward: [{ do: 'resource', resource: 'gold', n: 1 }],
    })
    expect(battle('B1')).toEqual({ troops: troops(0, 1, 0), overkill: null, reward: [] })
    expect(battle('A1 B2 R1 +R1=5')).toMatchObject({ overkill: { troops: troops(1, 2, 2), dp: 5 }, reward: [] })
    expect(battle('A1 » DP 1 + wood 1')).toMatchObject({ overkill: null, reward: [wood(1), dp(1)] })
    expect(battle('A1 +B1 R2=4')).toMatchObject({ overkill: { troops: troops(1, 1, 2), dp: 4 } })
  })
})
