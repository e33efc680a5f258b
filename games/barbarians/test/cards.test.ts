import { chipsIn } from '@skerry/boards/kit'
import { type Card, type Language, seatMark } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import type { Seen } from '../board/presenter/reading.ts'
import { presenter } from '../board/presenter.ts'
import type { CardId, MarkerId, Player } from '../types.ts'
import { b, campaign, card, inTurn, r, s, table } from './positions.ts'
import { cardsOf, content } from './told.ts'

const chips = (shown: Card) => chipsIn(shown).map(({ text }) => text)

describe('a space of the volcano', () => {
  // All rings at rest: sector 1 of ring 1 touches sectors 1 and 0 of ring 2.
  const view = inTurn(
    table(({ players }) => {
      const [a, other] = players as [Player, Player]
      a.resources = { food: 6, wood: 5, iron: 3, stone: 0, gold: 0 }
      a.knowledge.economy = 2
      other.heroes = [null, s('R2-s0a'), null, null]
    }),
    1,
  )

  const rich = inTurn(
    table(({ players }) => {
      ;(players[0] as Player).resources = { food: 4, wood: 4, iron: 4, stone: 4, gold: 4 }
    }),
    1,
  )

  it('says what the next hero can reach from it, and who is in the way', () => {
    const shown = card(view, { do: 'place', space: 'R1-s1' })
    expect(shown).toMatchObject({ title: 'Campaign', icon: 'campaign' })
    expect(chips(shown)).toContain('hero 2 then: 3 of 4 spaces free')
    expect(shown.outlookLine).toContain(
      `Touches for hero 2 in the middle ring: free: 2 tactics knowledge; 2 wood and 1 honour; 2 stone and 1 honour · taken: 2 barbarian knowledge (${seatMark(1)})`,
    )
  })

  it('says what the economy track adds and what is lost beyond six', () => {
    const shown = card(view, { do: 'place', space: 'R1-s4' })
    expect(chips(shown).slice(0, 4)).toEqual([
      '+1 wood', // of 2, with the economy's
      '+1 iron',
      'economy adds 1 food and 1 wood',
      'hero 2 then: 4 of 4 spaces free',
    ])
    expect(shown.risk?.map(({ text }) => text)).toEqual(['2 food beyond 6: lost', '1 wood beyond 6: lost'])
    expect(shown.warning).toBe('3 units exceed 6 and would be lost.') // of 5
    expect(chips(card(view, { do: 'place', space: 'R1-s4' }, 'de'))).toContain(
      'die Wirtschaft gibt 1 Lebensmittel und 1 Holz dazu',
    )
  })

  it('has a short title, and the whole effect in its chips', () => {
    const told = (space: string, language: Language) => {
      const { title, price = [], gain = [], risk = [] } = card(rich, { do: 'place', space }, language)
      return [title, ...[price, gain, risk].map((some) => some.map(({ text }) => text))]
    }
    expect(told('R3-s2b', 'en')).toEqual(['Campaign ×2', ['−2 gold'], ['campaign ×2'], []])
    expect(told('R3-s1b', 'de')).toEqual([
      '2 Schritte und Ehre',
      ['−2 Lebensmittel'],
      ['Barbarenwissen +1', 'Taktikwissen +1', '+1 Ehre'],
      [],
    ])
    expect(told('R1-s4', 'en')[0]).toBe('Food, wood, iron')
    expect(told('R2-s0a', 'en')).toEqual(['Barbarian knowledge +2', [], ['barbarian knowledge +2'], []])
    expect(card(view, { do: 'place', space: 'R3-s0a' }).title).toBe('4 wood')
    for (const language of ['en', 'de'] as const)
      for (const { id } of Object.values(content.volcanoes).flatMap(({ space }) => Object.values(space)))
        expect(card(view, { do: 'place', space: id }, language).title.length, id).toBeLessThanOrEqual(25)
  })

  it('warns where the cost cannot be paid, and where nothing would come of it', () => {
    expect(card(view, { do: 'place', space: 'R3-s3b' }).warning).toBe('You cannot pay 2 stone: nothing would happen.')
    expect(card(view, { do: 'place', space: 'R1-s0' }).warning).toBe('As things are, this would bring you nothing.')
    expect(card(view, { do: 'place', space: 'R3-s3b' }, 'de').warning).toMatch(/^Du kannst 2 Stein nicht zahlen/)
  })

  it('names the dead end of a fourth hero', () => {
    // At rest the arc fills slots 4, 5 and 0; position 3 touches slots 3 and 2, and P4 at slot 2 is taken.
    const fourth = inTurn(
      table(({ players }) => {
        const [a, c, d] = players as [Player, Player, Player]
        a.hasFourth = true
        c.heroes = [null, null, null, s('P4a')]
        d.heroes = [null, null, null, s('P4b')]
      }),
      3,
    )
    expect(card(fourth, { do: 'place', space: 'R3-s3a' }).warning).toBe(
      'Your next hero would find no free space and bring only 2 DP.',
    )
    expect(card(fourth, { do: 'place', space: 'R3-s4a' }).warning).toBeUndefined()
    expect(card(fourth, { do: 'place', space: 'R3-s4a' }).outlookLine).toContain('free: campaign')
  })

  it('is not left without a word if it costs nothing', () => {
    const there = inTurn(view, 1, 'R1-s2')
    expect(card(there, { do: 'leave' }).warning).toBe(
      'You would do without 1 stone, 1 gold and 2 DP, though it costs nothing.',
    )
    expect(chips(card(there, { do: 'carryOut' }))).toEqual(['+1 stone', '+1 gold', '+2 DP'])
    expect(card(inTurn(view, 1, 'R1-s1'), { do: 'leave' }).warning).toBeUndefined() // a campaign may be unwise
  })
})

describe('a turn of a ring', () => {
  const standing = table(({ players }) => {
    ;(players[0] as Player).heroes = [s('R1-s1'), null, null, null]
  })
  const turning = (view: Seen): Seen => ({
    ...view,
    stack: [...view.stack, { rule: 'rotate', at: 'direction', seat: 0, ring: 2 } as Seen['stack'][0]],
  })

  it('before placing says what this hero could then reach (TC-06)', () => {
    const clockwise = card(turning(inTurn(standing, 2)), { do: 'rotate', direction: 'clockwise' })
    expect(clockwise.line).toBe('new: building; 2 gold')
    expect(chips(clockwise)).toEqual(['the middle ring turns one step', 'hero 2 finds 4 free spaces'])
    // Sectors 0 and 5 then.
    expect(clockwise.outlookLine).toContain('free: 2 barbarian knowledge; 2 tactics knowledge; building; 2 gold')
    expect(presenter.question(content, turning(inTurn(standing, 2)), [], 'de')).toBe(
      'In welche Richtung drehst du den mittleren Ring?',
    )
  })

  it('before hero 1 is placed tells the two directions apart', () => {
    const free = inTurn(
      table(() => undefined),
      1,
    )
    const first: Seen = {
      ...free,
      stack: [...free.stack, { rule: 'rotate', at: 'direction', seat: 0, ring: 1 } as Seen['stack'][0]],
    }
    const [one, other] = ['clockwise', 'counterclockwise'].map((direction) => card(first, { do: 'rotate', direction }))
    expect(one?.line).toMatch(/^for hero 2 then from “.+” free: /)
    expect(one?.outlookLine).not.toBe(other?.outlookLine)
    expect(one?.line).not.toBe(other?.line)
  })

  it('after placing says what the next hero could reach', () => {
    const there = turning(inTurn(standing, 2, 'R2-s2a'))
    expect(chips(card(there, { do: 'rotate', direction: 'counterclockwise' }))[1]).toMatch(/^hero 3 finds/)
    expect(presenter.scene(content, there)).toContain('ring 2')
  })
})

describe('a campaign', () => {
  const view = table((state) => {
    state.markers[r('FEN-S')] = 'nefriar-3' as MarkerId
    state.markers[r('FEN-F')] = 'shan-6' as MarkerId
    const [a] = state.players as [Player]
    a.troops = { archer: 2, berserker: 2, raider: 3 }
    a.knowledge.nefriar = 2
    a.knowledge.defence = 1
    a.resources = { food: 3, wood: 3, iron: 3, stone: 1, gold: 0 }
  })

  it('is told with the honest chance, the points and the number of battles', () => {
    const swamp = card(campaign(view, {}), { do: 'attack', region: 'FEN-S' })
    expect(swamp).toMatchObject({ title: 'Fenian, swamp', icon: 'swamp', lead: '92 %' })
    expect(swamp.line).toBe('Nefriar 3')
    expect(chips(swamp)).toEqual([
      'wins 6 DP',
      '4 battles, 2 wins needed',
      '7 troops',
      'first on the island',
      'each lost battle: 1 troop and 1 DP',
    ])
    expect(swamp.sums?.map(({ sum }) => [sum.total, sum.parts.length])).toEqual([
      [4, 2],
      [6, 2],
    ])
    expect(swamp.outlookLine).toContain(
      'A card of this deck asks on average for 0.8 archers, 0.8 berserkers, 0.8 raiders.',
    )
    expect(swamp.outlookLine).toContain('costs 1 troop and 1 DP; the first may be averted.')
    const forest = card(campaign(view, { times: 2 }), { do: 'attack', region: 'FEN-F' }, 'de')
    expect([forest.line, ...chips(forest).slice(0, 2)]).toEqual([
      'Shan 6',
      'bringt 15 DP',
      '6 Schlachten, 3 Siege nötig',
    ])
    expect(forest.outlookLine).toContain('Jede verlorene Schlacht gegen Shan kostet 1 Stein und 1 DP')
  })

  it('warns of an army too small', () => {
    const weak = table((state) => {
      state.markers[r('FEN-S')] = 'varg-6' as MarkerId
      Object.assign((state.players[0] as Player).troops, { archer: 1, berserker: 0, raider: 1 })
    })
    expect(card(campaign(weak, {}), { do: 'attack', region: 'FEN-S' }).warning).toMatch(/^Your army conquers it in/)
    expect(card(campaign(weak, {}), { do: 'stay' }).warning).toBeUndefined()
    expect(card(campaign(view, {}), { do: 'stay' }).warning).toMatch(/^You could conquer/)
  })

  it('says in a battle what is left of the deck and of the chance', () => {
    const battle = campaign(view, {
      ...{ at: 'battle', region: r('FEN-S'), battles: 4 },
      ...{ faced: [b('S01'), b('S18')], swapped: [b('S02')], won: [b('S01')] },
    })
    const win = card(battle, { do: 'win' })
    expect(win).toMatchObject({ lead: 'conquest 100 %', icon: 'battle' })
    expect(chips(win).slice(0, 3)).toEqual(['asks for 1 archer', 'asks for 2 berserkers', 'asks for 1 raider'])
    expect(win.outlook?.[0]).toMatchObject({ name: 'conquered', share: 1 })
    expect(win.outlookLine).toContain('2 of the 2 wins needed, 2 battles left. The 15 cards left ask')
    const lost = card(battle, { do: 'yield' })
    expect(chips(lost)).toEqual(['1 of 2 wins', 'penalty: 1 troop and 1 DP']) // battle 2 is beyond defence 1
    expect(lost.lead).toMatch(/^conquest \d+ %$/)
    expect(presenter.question(content, battle, [], 'de')).toBe(
      'Schlacht 2 von 4 verlangt 1 Bogenschützen, 2 Berserker und 1 Räuber. Was tust du?',
    )
    expect(presenter.progress(content, battle, 'en').detail).toContain('battle 2 of 4, 1 of 2 wins')
  })

  it('begins a payment with troops of the board and calls warlords for the rest', () => {
    const short = campaign(
      table((state) => {
        const [a] = state.players as [Player]
        a.troops = { archer: 1, berserker: 1, raider: 2 }
        a.warlords = ['W03', 'W05', 'W15'].map((id) => ({ card: id as CardId, isUpright: true }))
      }),
      { at: 'pay', region: r('FEN-S'), battles: 6, faced: [b('S18')] }, // A1 B2 R1
    )
    const slots = [
      { id: 'archer', max: 1, weight: 1 },
      { id: 'berserker', max: 1, weight: 1 },
      { id: 'raider', max: 1, weight: 1 },
      ...['W03', 'W05', 'W15'].map((id) => ({ id, max: 1, weight: 1 })),
    ]
    expect(presenter.begin(content, short, 'pay', { least: 4, most: 4, slots })).toEqual({
      archer: 1,
      berserker: 1,
      raider: 1,
      W05: 1, // a berserker; the one that counts as any troop is kept
    })
    expect(card(short, { do: 'pay', n: { berserker: 1, raider: 1, W03: 1, W05: 1 } }).warning).toMatch(
      /^You turn a warlord/,
    )
  })
})

describe('production', () => {
  const view = table(() => undefined)
  const producing = (left: number, able: readonly string[]): Seen => ({
    ...view,
    stack: [{ rule: 'preparation', at: 'produce', queue: [0], left, able } as unknown as Seen['stack'][0]],
  })

  it('counts no more buildings than there are, and no more than the level allows', () => {
    const two = producing(3, ['BU01', 'BU06'])
    expect(presenter.question(content, two, [], 'de')).toBe('Welches Gebäude aktivierst du? Beide darfst du.')
    expect(chips(card(two, { do: 'done' }, 'de'))).toEqual(['2 Gebäude nicht aktiviert'])
    expect(card(two, { do: 'all' }).title).toBe('Both buildings')
    const four = producing(2, ['BU01', 'BU06', 'BU11', 'BU16'])
    expect(presenter.question(content, four, [], 'en')).toBe('Which building do you activate? You may activate 2.')
    expect(chips(card(four, { do: 'done' }))).toEqual(['2 buildings not activated'])
  })
})

describe('a card of the display', () => {
  it('has no number beside its title that repeats its print', () => {
    const god = cardsOf('god')[0] as CardId
    const shown = card(
      table(() => undefined),
      { do: 'take', card: god },
    )
    expect(shown.lead).toBeUndefined()
    expect(chips(shown)[0]).toBe('−1 resource of choice')
    expect(chips(shown)[1]).toMatch(/^\+\d DP$/)
  })
})

describe('two sides', () => {
  it('name the god prayed to, and what each side does', () => {
    const god = cardsOf('god').find((id) => {
      const face = content.cards[id]
      return face?.kind === 'god' && face.prayer[0]?.do === 'either'
    }) as CardId
    const face = content.cards[god]
    const either = face?.kind === 'god' && face.prayer[0]?.do === 'either' ? face.prayer[0] : null
    const view = table((state) => {
      ;(state.players[0] as Player).gods = [{ card: god, isUpright: false }]
    })
    const asked = (rule: string): Seen => ({
      ...inTurn(view, 1),
      stack: [
        {
          ...{ rule: 'either', at: 'side', sides: either?.sides },
          context: { seat: 0, rule, isSpace: false },
        } as unknown as Seen['stack'][0],
      ],
    })
    const name = presenter.card(content, view, { do: 'pray', card: god } as Choice, 'en').title.replace('Pray to ', '')
    expect(presenter.question(content, asked('BAR-GOD-01'), [], 'en')).toBe(`${name}: which do you choose?`)
    expect(presenter.question(content, asked('BAR-OTHER'), [], 'de')).toBe('Was wählst du?')
    const titles = [1, 2].map((side) => card(asked('BAR-GOD-01'), { do: 'side', side }).title)
    expect(titles).toContain('Turn the ring')
    expect(new Set(titles).size).toBe(2)
  })
})

describe('the end of an era', () => {
  it('warns whoever loses points although gold is there', () => {
    const view = table((state) => {
      state.era = 2
      ;(state.players[0] as Player).resources.gold = 2
    })
    const closing = { ...view, stack: [{ rule: 'closing', at: 'demonPayment', queue: [0] } as Seen['stack'][0]] }
    expect(card(closing, { do: 'appease', with: 'points' }).warning).toBe(
      'You have 2 gold and would lose 5 DP instead of 1 gold.',
    )
    expect(chips(card(closing, { do: 'appease', with: 'gold' }, 'de'))).toEqual(['−1 Gold', 'dann noch 1 Gold'])
  })
})
