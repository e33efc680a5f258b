import { describe, expect, it } from 'vitest'
import { walk } from '../../../kit/index.ts'
import { copy, type Event, eventsFor, type PositionOf, randomFrom, same } from '../../../src/index.ts'
import { sacrificeGame as game, pack } from './game.ts'
import { conquestIn, playerOf } from './queries.ts'
import type { Barbarians, Content, Kind, Player } from './types.ts'

type P = PositionOf<Barbarians>
interface Given {
  readonly content: Content
  readonly start: P
}

const WHOLE_DECK = { god: 99, warlord: 99, building: 99 }
const GOODS = { food: 3, wood: 3, iron: 3, stone: 3, gold: 3 }

/** A solo game at the first turn: seat 0 is Blue and begins with these things; nothing leaves the game unseen. */
function given(seat: object, changes: object = {}, turned: readonly string[] = []): Given {
  const cards = ['GD01', 'W04', 'W07', 'W15', 'BU01', 'BU02']
  const blue = { tribe: 'blue', resources: {}, troops: {}, knowledge: {}, cards, ...seat }
  const content = game.load({ ...pack, solo: WHOLE_DECK, ...changes, seats: [blue] })
  const start = copy(game.setup(content, 1))
  for (const held of playerOf(start.state, 0).cards) held.upright = !turned.includes(held.card)
  return { content, start }
}
/** The same with one faction on FEN-F, against which only two battles are fought. */
const against = (faction: string, seat: object, turned: readonly string[] = []): Given => {
  const regions = { ...pack.regions, 'FEN-F': { island: 'Fenian', terrain: 'forest', marker: `${faction} 2` } }
  return given({ knowledge: { [faction]: 4 }, ...seat }, { regions }, turned)
}
const CAMPAIGN = ['0 place R1-s2', '0 carryOut']

const play = ({ content, start }: Given, line: readonly string[]) => walk(game, content, start, line)
const me = (p: P): Player => playerOf(p.state, 0)
const held = (p: P) => me(p).cards.map(({ card, upright }) => (upright ? card : `${card} turned`))
const under = (p: P) => p.state.decks.common?.bottom.map((at) => at.is)
const types = (events: readonly Event[]) => events.map((e) => e.type)
const dp = (events: readonly Event[]) =>
  events.flatMap((e) => (e.type === 'dpChanged' && 'by' in e ? [`${e.by} ${e.rule}`] : []))
const outcomes = (content: Content, p: P) => {
  const pending = game.pending(content, p)
  return pending.kind === 'chance' ? pending.outcomes.list : []
}

describe('a warlord sacrificed twice', () => {
  it('BAR-TRIBE-03 Blue: campaign, reward, honour, milestone, search, over the limit, and all of it again', () => {
    const scene = given({
      honour: 5,
      resources: GOODS,
      troops: { archer: 2, berserker: 2, raider: 2 },
      knowledge: { nefriar: 4, shan: 4, defence: 1 },
    })
    const first = play(scene, [
      '0 sacrifice W04',
      '0 may not recruit archer:4: BAR-CAMPAIGN-01 cannotAfford',
      '0 may not recruit archer:2 raider:2: BAR-CAMPAIGN-01 cannotAfford', // both eat food
      '0 recruit berserker:1',
      '0 may not attack AAR-M: BAR-CAMPAIGN-03 notAdjacent',
      '0 attack FEN-F',
      'chance F10',
      '0 may not overkill: BAR-BATTLE-05 noOverkill',
      '0 win',
      '0 may not pay berserker:1 W04:1: BAR-BATTLE-01 noSuchSlot', // BAR-RULING-115 set aside
      '0 pay berserker:1 raider:1',
      'chance F14',
      '0 win',
      '0 pay berserker:2 W15:1', // BAR-RULING-42 a wild warlord is the raider
      '0 draw building', // BAR-RULING-47 conquest, then HON 1; BAR-RULING-55 its milestone before the next reward
      'chance W09',
      'chance GD05',
      'chance BU17',
      '0 may not discard GD01: BAR-RULING-25 otherKind',
      '0 may not discard BU25: BAR-RULING-25 notYours',
      '0 discard BU17', // BAR-RULING-25 the new one included
      '0 draw warlord', // the reward of the second battle
      'chance W09', // BAR-RULING-105 passed over before, hence the first one now
      '0 may enough',
    ])
    expect(types(first.events)).toEqual([
      'warlordSacrificed',
      'effectCarriedOut',
      'resourcesPaid',
      'troopsGained',
      'campaignBegun',
      'battleRevealed',
      'troopsPaid',
      'battleWon',
      'battleRevealed',
      'troopsPaid',
      'cardsTurned',
      'battleWon',
      'regionConquered',
      'dpChanged',
      'honourGained',
      'milestonePassed',
      'cardTaken',
      'cardPutUnder',
      'cardTaken',
      'honourGained', // BAR-RULING-28 two crowns
    ])
    expect(dp(first.events)).toEqual(['5 BAR-CONQ-02']) // marker 2, island 0, first conqueror 3
    expect(held(first.position)).toEqual(['GD01', 'W07', 'W15 turned', 'BU01', 'BU02', 'W09']) // and W04 aside
    expect(me(first.position)).toMatchObject({ aside: 'W04', honour: 8, conquered: ['FEN-F'] })
    expect(under(first.position)).toEqual(['BU17'])

    const second = play({ ...scene, start: first.position }, [
      '0 secondTime',
      '0 recruit',
      '0 may not attack FEN-F: BAR-CAMPAIGN-05 noMarker',
      '0 may not attack AAR-M: BAR-CAMPAIGN-04 notDiscovered',
      '0 attack FEN-S', // BAR-RULING-78 new choices
      'chance S10',
      '0 win',
      '0 may not pay raider:1 W09:1: BAR-BATTLE-01 notShown', // two raiders, but one is shown
      '0 pay W07:1 W09:1', // BAR-BATTLE-03 several warlords in one battle
      'chance S05', // no berserker left: lost, too late for defence 1, so gold and stone go
      '0 muster archer:3', // honour 9
    ])
    expect(types(second.events)).toEqual([
      'effectCarriedOut',
      'campaignBegun',
      'battleRevealed',
      'troopsPaid',
      'cardsTurned',
      'battleWon',
      'battleRevealed',
      'battleLost',
      'resourcesPaid',
      'regionConquered', // BAR-RULING-41 one of two is half
      'dpChanged',
      'honourGained',
      'milestonePassed',
      'troopsGained',
      'cardPutUnder',
    ])
    expect(dp(second.events)).toEqual(['3 BAR-CONQ-02']) // the tile of this island is gone
    expect(under(second.position)).toEqual(['BU17', 'W04']) // BAR-WARL-01, BAR-SOLO-21
    expect(me(second.position)).toMatchObject({ aside: null, dp: 8, honour: 9, conquered: ['FEN-F', 'FEN-S'] })
    play({ ...scene, start: second.position }, ['0 may not sacrifice W07: BAR-EXTRA-02 extraUsed', '0 may place R1-s0'])
  })

  it('BAR-RULING-78 the second time is optional; BAR-TRIBE-03 nobody but Blue is asked', () => {
    const once = play(given({}), ['0 sacrifice W15', '0 enough'])
    expect(dp(once.events)).toEqual(['4 BAR-WARL-01'])
    const twice = play(given({}), ['0 sacrifice W15', '0 secondTime'])
    expect(dp(twice.events)).toEqual(['4 BAR-WARL-01', '4 BAR-WARL-01'])
    const red = play(given({ tribe: 'red' }), ['0 sacrifice W15', '0 may not secondTime: BAR-ACT-03 notNow'])
    expect(dp(red.events)).toEqual(['4 BAR-WARL-01'])
    expect(under(red.position)).toEqual(['W15'])
  })

  it('TC-48 Ataahua twice: ten resources of choice, none above 6', () => {
    const { position } = play(given({ cards: ['W03'] }), [
      '0 sacrifice W03',
      '0 gather gold:5',
      '0 secondTime',
      '0 gather gold:3 food:2',
    ])
    expect(me(position).resources).toMatchObject({ gold: 6, food: 2 }) // BAR-RULING-24 two are lost
  })

  it('BAR-EXTRA-01, -02, BAR-WARL-02 one upright own warlord per turn', () => {
    play(given({}, {}, ['W07']), [
      '0 may not sacrifice GD01: BAR-WARL-01 notAWarlord',
      '0 may not sacrifice W16: BAR-EXTRA-01 notYours',
      '0 may not sacrifice W07: BAR-WARL-02 turned',
      '0 place R1-s1',
      '0 may not sacrifice W15: BAR-ACT-05 notNow', // BAR-RULING-32 never in between
      '0 leave',
      '0 sacrifice W15',
      '0 enough', // the turn is over: BAR-PREP-01 all cards stand up again
      '0 may sacrifice W07',
      '0 may place R1-s1', // BAR-END-01
    ])
  })

  it('TC-35 a warlord called in battle cannot be sacrificed in this era', () => {
    const scene = against('nefriar', { cards: ['W04', 'W07', 'W15'] })
    play(scene, [
      ...CAMPAIGN,
      '0 attack FEN-F',
      'chance F04', // no troops at all: only the wild warlord can be the berserker
      '0 win',
      'chance F01',
      '0 may not sacrifice W15: BAR-WARL-02 turned',
      '0 may sacrifice W04',
    ])
  })

  it('BAR-GEN-06 one side of a slash; BAR-KNOW-02 its steps keep to their category', () => {
    const { position } = play(given({ cards: ['W01'], knowledge: { varg: 4 } }), [
      '0 sacrifice W01',
      '0 side 2',
      '0 may not advance varg: BAR-KNOW-02 otherCategory',
      '0 advance discovery',
      '0 may not advance discovery: BAR-KNOW-02 otherCategory',
      '0 may not advance varg: BAR-KNOW-03 trackFinished',
      '0 advance shan',
      '0 secondTime',
      '0 side 1',
      '0 advance discovery',
      '0 advance defence',
    ])
    expect(me(position).knowledge).toMatchObject({ discovery: 2, defence: 1, shan: 1, varg: 4 })
  })

  it('BAR-RULING-21 points before the card, whatever the order on the card', () => {
    const { events } = play(given({ cards: ['W07'] }), ['0 sacrifice W07', '0 may draw god', '0 decline', '0 enough'])
    expect(types(events)).toEqual(['warlordSacrificed', 'effectCarriedOut', 'dpChanged', 'cardPutUnder'])
  })
})

describe('the order of parts', () => {
  it('BAR-RULING-21 resources, troops, points, knowledge, honour, cards, campaign', () => {
    const { spaces } = game.load({
      ...pack,
      spaces: { A: 'CAMPAIGN + CARD + HON 1 + TACT 1 + BARB 1 + DP 1 + ANY 1 + gold 1' },
    })
    const verbs = spaces.A?.map((e) => (e.do === 'know' ? e.category : e.do))
    expect(verbs).toEqual(['any', 'resource', 'dp', 'barbarian', 'tactics', 'hon', 'card', 'campaign'])
  })
})

describe('a search in the common deck', () => {
  const cards = ['GD01', 'W09', 'BU01']
  it('BAR-RULING-105 passing cards over changes nothing that anybody sees', () => {
    const scene = given({ cards })
    const asked = play(scene, ['0 sacrifice W09', '0 draw building'])
    let before = asked.position
    for (const passed of ['chance W16', 'chance GD05', 'chance GD02']) {
      const { position, events } = walk(game, scene.content, before, [passed])
      for (const viewer of [0, 'spectator'] as const) {
        expect(eventsFor(events, viewer)).toEqual([])
        expect(same(game.view(scene.content, position, viewer), game.view(scene.content, before, viewer))).toBe(true)
      }
      expect(same(position, before)).toBe(false) // yet the card is fixed where it lies
      before = position
    }
  })

  it('BAR-SOLO-20, BAR-RULING-105 cards passed over are the next of their kinds, in their order', () => {
    const scene = given({ cards }, { spaces: { A: 'CARD', B: 'CARD + HON 1' } })
    const { position } = play(scene, [
      '0 sacrifice W09',
      '0 draw building',
      'chance W16',
      'chance GD05',
      'chance W12',
      'chance GD02',
      'chance BU17',
    ])
    const god = play({ ...scene, start: position }, ['0 enough', '0 place A', '0 carryOut', '0 draw god'])
    expect(outcomes(scene.content, god.position)).toEqual(['GD05'])
    const next = play({ ...scene, start: god.position }, ['chance GD05', '0 place B', '0 carryOut', '0 draw god'])
    expect(outcomes(scene.content, next.position)).toEqual(['GD02'])
    const warlord = play({ ...scene, start: god.position }, [
      'chance GD05',
      '0 place B',
      '0 carryOut',
      '0 draw warlord',
    ])
    expect(outcomes(scene.content, warlord.position)).toEqual(['W16'])
  })

  it('BAR-RULING-27, BAR-SOLO-21 at last come the cards put under the deck; without any nothing happens', () => {
    const few = { GD01: pack.cards.GD01, GD02: pack.cards.GD02, W07: pack.cards.W07, BU01: pack.cards.BU01 }
    const scene = given({ cards: ['GD01', 'W07'] }, { cards: few, spaces: { A: 'CARD', B: 'CARD' } })
    const { events } = play(scene, [
      '0 sacrifice W07',
      '0 draw warlord', // set aside, so not in the deck
      'chance BU01',
      'chance GD02',
      '0 enough',
      '0 place A',
      '0 carryOut',
      '0 draw warlord',
      'chance W07', // both others are fixed and passed without asking chance again
      '0 place A',
      '0 carryOut',
      '0 draw god',
      'chance GD02',
    ])
    expect(types(events).filter((type) => type === 'nothingFound' || type === 'cardTaken')).toEqual([
      'nothingFound',
      'cardTaken',
      'cardTaken',
    ])
  })

  it('BAR-SOLO-03 cards that left the game unseen might as well be in the deck, for all the player knows', () => {
    const few = {
      GD01: pack.cards.GD01,
      GD02: pack.cards.GD02,
      W07: pack.cards.W07,
      W09: pack.cards.W09,
      BU01: pack.cards.BU01,
    }
    const scene = given({ cards: ['W07'] }, { cards: few, solo: { god: 1, warlord: 1, building: 1 } })
    const { position } = play(scene, ['chance GD02'])
    expect(position.state.removed).toEqual({ GD02: 1 })
    const view = game.view(scene.content, position, 0)
    expect(view.state.removed).toEqual({})
    expect(view.state.decks.common?.bag).toEqual({ GD01: 1, GD02: 1, W09: 1, BU01: 1 })
    const random = randomFrom('redeal')
    const dealt = new Set(
      Array.from({ length: 20 }, () => JSON.stringify(game.redeal(scene.content, view, random).state.removed)),
    )
    expect([...dealt].sort()).toEqual(['{"GD01":1}', '{"GD02":1}'])
    expect(game.things(scene.content, position, 0).find(({ id }) => id === 'deck/common')?.facts).toEqual({ size: 3 })
  })
})

describe('the limit of cards', () => {
  it('BAR-INVOKE-03, TC-33 a fourth god: one of the four goes, the points of the new one stay', () => {
    const { position, events } = play(given({ cards: ['GD01', 'GD02', 'GD03'] }, {}, ['GD02']), [
      '0 place R1-s3',
      '0 carryOut',
      '0 draw god',
      'chance GD07',
      '0 may discard GD07',
      '0 discard GD02', // BAR-RULING-25 turned cards too
    ])
    expect(dp(events)).toEqual(['2 BAR-RULING-28'])
    expect(held(position)).toEqual(['GD01', 'GD03', 'GD07'])
  })

  it('BAR-INVOKE-05, BAR-RULING-55 the crowns of a fourth warlord bring milestones before the limit is asked', () => {
    const { position, events } = play(given({ honour: 4, cards: ['W04', 'W07', 'W15', 'BU01', 'BU02'] }), [
      '0 place R1-s3',
      '0 carryOut',
      '0 draw warlord',
      'chance W09',
      '0 draw building', // milestone at 6
      'chance BU05',
      '0 may not discard W04: BAR-RULING-25 otherKind',
      '0 discard BU05',
      '0 may not discard BU01: BAR-RULING-25 otherKind',
      '0 discard W09',
    ])
    expect(types(events).filter((type) => type === 'cardPutUnder')).toHaveLength(2)
    expect(me(position)).toMatchObject({ honour: 6, furthest: 6 }) // BAR-INVOKE-05 the crowns stay
  })
})

describe('honour and milestones', () => {
  it('TC-09 several milestones in one move, from low to high', () => {
    const { position, events } = play(given({ honour: 1 }, { spaces: { A: 'HON 3', B: 'DP 1' } }), [
      '0 place A',
      '0 carryOut',
      '0 advance defence',
    ])
    expect(types(events)).toEqual([
      'heroPlaced',
      'honourGained',
      'milestonePassed',
      'resourcesGained',
      'resourcesGained',
      'resourcesGained',
      'milestonePassed',
      'knowledgeGained',
    ])
    expect(me(position)).toMatchObject({
      honour: 4,
      resources: { food: 1, wood: 1, iron: 1 },
      knowledge: { defence: 1 },
    })
  })

  it('BAR-RULING-55 what a milestone brings is finished before the next one', () => {
    const milestones = [2, 4, 6, 9].map((at) => ({ at, bonus: at === 2 ? 'HON 4' : 'DP 1' }))
    const { events } = play(given({}, { milestones, spaces: { A: 'HON 5', B: 'DP 1' } }), ['0 place A', '0 carryOut'])
    expect(events.flatMap((e) => (e.type === 'milestonePassed' && 'at' in e ? [e.at] : []))).toEqual([2, 6, 9, 4])
  })

  it('TC-10, BAR-HON-03, -05 pushed back and forwards again: no bonus a second time', () => {
    const scene = against('aspidian', { honour: 6, cards: ['W04'] })
    const { position, events } = play(scene, [
      '0 sacrifice W04',
      '0 attack FEN-F',
      'chance F01', // without troops every battle is lost
      'chance F04',
      '0 enough',
      '0 place R1-s1',
      '0 carryOut',
    ])
    expect(types(events).filter((type) => type === 'honourLost')).toHaveLength(2)
    expect(me(position)).toMatchObject({ honour: 4, furthest: 6, dp: 0 })
    expect(types(events)).not.toContain('milestonePassed')
  })

  it('BAR-RULING-03 steps beyond 18 are lost', () => {
    const { position, events } = play(given({ honour: 18 }), ['0 place R1-s1', '0 carryOut'])
    expect(me(position).honour).toBe(18)
    expect(types(events)).not.toContain('honourGained')
  })
})

describe('campaigns', () => {
  it('BAR-CAMPAIGN-01 EX-03 recruits are paid together, none above 6', () => {
    const scene = given({ resources: { food: 3, wood: 2, iron: 2 }, troops: { archer: 5 } })
    const { position } = play(scene, [
      ...CAMPAIGN,
      '0 may not recruit archer:2: BAR-CAMPAIGN-01 notSoMany', // BAR-RULING-34
      '0 may not recruit archer:1 berserker:2: BAR-CAMPAIGN-01 cannotAfford', // wood
      '0 may not recruit raider:2 berserker:1: BAR-CAMPAIGN-01 cannotAfford',
      '0 recruit raider:2 archer:1',
      '0 stay',
    ])
    expect(me(position).resources).toMatchObject({ food: 0, wood: 1, iron: 0 })
    expect(me(position).troops).toEqual({ archer: 6, berserker: 0, raider: 2 })
    const raiders = { do: 'recruit', n: { raider: 2, berserker: 1 } }
    const asked = play(scene, CAMPAIGN).position
    expect(game.explain(scene.content, asked, 0, raiders)?.params).toEqual({ resource: 'iron', needed: 3, has: 2 })
  })

  it('BAR-CAMPAIGN-03 … -05 a region is refused for the first reason', () => {
    const scene = given({ knowledge: { discovery: 1 } })
    const start = copy(scene.start)
    me(start).conquered = ['FEN-F', 'AAR-M', 'AAR-F']
    start.state.markers = ['FEN-S', 'BOE-G']
    play({ ...scene, start }, [
      ...CAMPAIGN,
      '0 may not attack BOE-G: BAR-CAMPAIGN-04 notDiscovered',
      '0 may not attack AAR-S: BAR-CAMPAIGN-05 noMarker', // BAR-RULING-38
      '0 may not attack FEN-F: BAR-CAMPAIGN-05 noMarker',
      '0 may attack FEN-S',
    ])
    play(scene, [...CAMPAIGN, '0 may not attack AAR-F: BAR-CAMPAIGN-03 notAdjacent']) // TC-23
  })

  it('TC-21, BAR-RULING-35 with eight banners placed: recruiting only', () => {
    const scene = given({ resources: GOODS })
    const start = copy(scene.start)
    me(start).conquered = ['FEN-F', 'AAR-M', 'AAR-F', 'BOE-G', 'b5', 'b6', 'b7', 'b8']
    start.state.markers = ['FEN-S']
    play({ ...scene, start }, [...CAMPAIGN, '0 recruit raider:1', '0 may rest'])
  })

  it('TC-20, BAR-RULING-48 only the printed value is multiplied', () => {
    const { content, start } = given({})
    expect(conquestIn(game.play(content, start), 'AAR-M', 2)).toEqual({
      total: 12,
      parts: [
        { rule: 'BAR-CONQ-02', amount: 4, of: 'marker' },
        { rule: 'BAR-RULING-48', amount: 4, of: 'multiplied' },
        { rule: 'BAR-CONQ-02', amount: 1, of: 'island' },
        { rule: 'BAR-CONQ-03', amount: 3, of: 'firstConqueror' },
      ],
    })
    const scene = against('nefriar', { cards: ['W12'], troops: { berserker: 3 } })
    const { events } = play(scene, [
      '0 sacrifice W12',
      '0 attack FEN-F',
      'chance F04',
      '0 win',
      'chance F01',
      '0 lose',
      '0 enough',
    ])
    expect(dp(events)).toEqual(['-1 BAR-PEN-NEF-01', '7 BAR-CONQ-02']) // 2 · 2 + 0 + 3
  })

  it('BAR-CAMPAIGN-08, TC-17, -18 six battles less the tactics level; half of them, rounded up', () => {
    const shan = (wins: number) => {
      const scene = given({
        cards: [],
        knowledge: { shan: 1 },
        resources: { stone: 6, gold: 6 },
        troops: { archer: 6, berserker: 6, raider: 6 },
      })
      const battles = ['S01', 'S04', 'S05', 'S10', 'S11'].flatMap((card, i) => [
        `chance ${card}`,
        i < wins ? '0 win' : '0 lose',
      ])
      return play(scene, [...CAMPAIGN, '0 attack FEN-S', ...battles])
    }
    const failed = shan(2)
    expect(types(failed.events).slice(-3)).toEqual(['campaignFailed', 'resourcesGained', 'eraBegan']) // BAR-CONQ-04
    const conquered = shan(3)
    expect(types(conquered.events).slice(-5)).toEqual([
      'regionConquered',
      'dpChanged',
      'resourcesGained',
      'resourcesGained',
      'eraBegan',
    ])
    expect(me(conquered.position).dp).toBe(6)
  })

  it('BAR-RULING-39 the whole deck is shuffled for every campaign', () => {
    const scene = against('nefriar', { cards: ['W04'] })
    const { position } = play(scene, [
      '0 sacrifice W04',
      '0 attack FEN-F',
      'chance F01',
      'chance F04',
      '0 secondTime',
      '0 attack FEN-F',
    ])
    expect(outcomes(scene.content, position)).toHaveLength(Object.keys(pack.regionCards.forest).length)
  })
})

describe('battles', () => {
  const glacier = (seat: object, turned: readonly string[] = []) => {
    const regions = { ...pack.regions, 'FEN-F': { island: 'Fenian', terrain: 'glacier', marker: 'nefriar 3' } }
    return given({ knowledge: { nefriar: 4 }, cards: ['W03', 'W09'], ...seat }, { regions }, turned)
  }
  const toG05 = [...CAMPAIGN, '0 attack FEN-F', 'chance G05']

  it('BAR-BATTLE-01, -06 EX-06 the grey troops win, the reward comes after the campaign', () => {
    const scene = glacier({ troops: { raider: 2, archer: 1 } }, ['W03', 'W09'])
    const { position, events } = play(scene, [...toG05, '0 win', 'chance G01'])
    expect(me(position)).toMatchObject({ resources: { gold: 1 }, troops: { raider: 0, archer: 0 } })
    expect(dp(events)).toEqual(['-1 BAR-PEN-NEF-01', '6 BAR-CONQ-02'])
    expect(types(events).slice(-4)).toEqual(['regionConquered', 'dpChanged', 'resourcesGained', 'eraBegan'])
  })

  it('BAR-BATTLE-05 EX-07 overkill: grey and all red give the points at once', () => {
    const scene = glacier({ troops: { raider: 2, archer: 1 } }, ['W03', 'W09'])
    const { events } = play(scene, [...toG05, '0 overkill'])
    expect(types(events).slice(-3)).toEqual(['troopsPaid', 'battleWon', 'dpChanged'])
    expect(dp(events)).toEqual(['3 BAR-BATTLE-05'])
  })

  it('BAR-RULING-43 all or nothing: not a red troop less', () => {
    const scene = glacier({ troops: { raider: 3 } }, ['W03', 'W09'])
    play(scene, [...toG05, '0 may not overkill: BAR-BATTLE-05 notEnoughTroops', '0 may win', '0 may lose'])
  })

  it('BAR-RULING-46 overkill points stay even if the campaign fails', () => {
    const scene = given({ resources: { stone: 6, gold: 6 }, cards: [], troops: { archer: 1, berserker: 1 } })
    const { position, events } = play(scene, [
      ...CAMPAIGN,
      '0 attack FEN-S',
      'chance S01',
      '0 overkill',
      ...['S04', 'S05', 'S10', 'S11', 'S14'].map((card) => `chance ${card}`),
    ])
    expect(types(events)).toContain('campaignFailed')
    expect(me(position).dp).toBe(2)
  })

  it('BAR-BATTLE-02, BAR-RULING-42 warlords count as what they show, grey or red', () => {
    const { position } = play(glacier({ troops: { raider: 2 } }), [
      ...toG05,
      '0 overkill',
      '0 may not pay raider:1 W03:1 W09:2: BAR-BATTLE-01 notSoMany',
      '0 may not pay raider:2: BAR-BATTLE-01 tooFew',
      '0 may not pay raider:2 W09:1: BAR-BATTLE-01 notShown', // three raiders, but two are shown
      '0 pay raider:1 W03:1 W09:1',
    ])
    expect(held(position)).toEqual(['W03 turned', 'W09 turned'])
    expect(me(position).troops.raider).toBe(1)
  })
})

describe('penalties', () => {
  const lost = (scene: Given, ...more: string[]) => play(scene, [...CAMPAIGN, '0 attack FEN-F', 'chance F01', ...more])

  it('BAR-PEN-NEF-01 a troop of choice and 1 DP; TC-13 without troops 2 DP', () => {
    const some = lost(
      against('nefriar', { cards: [], troops: { archer: 1, raider: 1 } }),
      '0 may not loseTroop berserker:1: BAR-PEN-NEF-01 noSuchSlot',
      '0 may not loseTroop archer:1 raider:1: BAR-PEN-NEF-01 tooMany',
      '0 loseTroop raider:1',
    )
    expect(me(some.position)).toMatchObject({ dp: -1, troops: { archer: 1, raider: 0 } })
    expect(me(lost(against('nefriar', { cards: [] })).position).dp).toBe(-2)
  })

  it('BAR-PEN-SHAN-01 TC-12 gold and stone, 1 DP for each that is missing', () => {
    expect(me(lost(against('shan', { cards: [], resources: { gold: 1 } })).position)).toMatchObject({
      dp: -1,
      resources: { gold: 0 },
    })
    expect(me(lost(against('shan', { cards: [], resources: { gold: 2, stone: 1 } })).position)).toMatchObject({
      dp: 0,
      resources: { gold: 1, stone: 0 },
    })
  })

  it('BAR-PEN-ASP-01 TC-11 two steps back, 1 DP for each that is impossible', () => {
    expect(me(lost(against('aspidian', { cards: [], honour: 1 })).position)).toMatchObject({ dp: -1, honour: 0 })
    expect(me(lost(against('aspidian', { cards: [], honour: 3 })).position)).toMatchObject({ dp: 0, honour: 1 })
  })

  it('BAR-PEN-VARG-01 two upright gods or warlords of choice; TC-14 1 DP for each that is missing', () => {
    const { position } = lost(
      against('varg', { cards: ['GD01', 'GD02', 'W07', 'W03', 'BU01'] }, ['W03']),
      '0 may not turn BU01:1 GD01:1: BAR-PEN-VARG-01 noSuchSlot',
      '0 may not turn GD01:1 W03:1: BAR-PEN-VARG-01 noSuchSlot',
      '0 may not turn GD01:1: BAR-PEN-VARG-01 tooFew',
      '0 turn GD01:1 W07:1',
    )
    expect(held(position)).toEqual(['GD01 turned', 'GD02', 'W07 turned', 'W03 turned', 'BU01'])
    const one = lost(against('varg', { cards: ['GD01', 'W07'] }, ['W07']))
    expect(held(one.position)).toEqual(['GD01 turned', 'W07 turned'])
    expect(me(one.position).dp).toBe(-1)
  })

  it('BAR-RULING-115 the sacrificed warlord cannot be turned for Varg', () => {
    const { position } = play(against('varg', { cards: ['GD01', 'W04'] }), [
      '0 sacrifice W04',
      '0 attack FEN-F',
      'chance F01',
    ])
    expect(held(position)).toEqual(['GD01 turned'])
    expect(me(position)).toMatchObject({ aside: 'W04', dp: -1 })
  })

  const defended = (defence: number) => against('nefriar', { cards: [], knowledge: { nefriar: 3, defence } })
  it('BAR-KNOW-DEF-01 one penalty may be averted; TC-16 the second one hits', () => {
    const { position, events } = lost(defended(3), '0 avert', 'chance F04', 'chance F05')
    expect(types(events).filter((type) => type === 'penaltyAverted')).toHaveLength(1)
    expect(me(position).dp).toBe(-4)
  })

  it('BAR-PEN-05 it may be kept for later; TC-15 but not beyond the first k battles', () => {
    const kept = lost(defended(2), '0 suffer', 'chance F04', '0 avert', 'chance F05')
    expect(me(kept.position).dp).toBe(-4)
    const late = lost(defended(2), '0 suffer', 'chance F04', '0 suffer', 'chance F05')
    expect(me(late.position).dp).toBe(-6)
  })
})

describe('the end', () => {
  it('BAR-RULING-68 100 DP once reached end the game after this era, whatever comes after', () => {
    const scene = against('nefriar', { dp: 97, cards: ['W15'] })
    const { position, events } = play(scene, [
      '0 sacrifice W15',
      '0 enough',
      ...CAMPAIGN,
      '0 attack FEN-F',
      'chance F01',
      'chance F04',
    ])
    expect(types(events).filter((type) => type === 'lastEraCalled')).toHaveLength(1)
    expect(position.state.era).toBe(1) // of two
    expect(game.pending(scene.content, position)).toEqual({
      kind: 'over',
      result: { rule: 'BAR-SOLO-19', reason: 'targetMissed', winners: [], scores: [97] },
    })
  })

  it('BAR-SOLO-19, TC-57 strictly more than the target', () => {
    const line = ['0 sacrifice W15', '0 enough', '0 place R1-s1', '0 leave']
    expect(play(given({ dp: 96, cards: ['W15'] }), line).position.result).toMatchObject({
      reason: 'targetMissed',
      winners: [],
    })
    expect(play(given({ dp: 97, cards: ['W15'] }), line).position.result).toMatchObject({
      reason: 'targetBeaten',
      winners: [0],
    })
  })

  it('BAR-GAMEEND-03 no marker left on the map', () => {
    const regions = { 'FEN-F': { island: 'Fenian', terrain: 'forest', marker: 'nefriar 3' } }
    const scene = given(
      { knowledge: { nefriar: 4 }, cards: [], troops: { berserker: 1 } },
      { regions, routes: ['START FEN-F'] },
    )
    const { position } = play(scene, [...CAMPAIGN, '0 attack FEN-F', 'chance F04', '0 win', 'chance F01'])
    expect(position.result).toMatchObject({ reason: 'targetMissed', scores: [4] }) // −2 + 6
  })
})

describe('two players', () => {
  const content = game.load(pack)
  const start = game.setup(content, 2)

  it('BAR-SETUP-06 a deck for each kind: its top card is the first of the kind', () => {
    const { position } = walk(game, content, start, ['0 place R1-s3', '0 carryOut', '0 draw warlord'])
    const kinds = outcomes(content, position).map((card): Kind | undefined => content.cards[String(card)]?.kind)
    expect(new Set(kinds)).toEqual(new Set(['warlord']))
  })

  it('TC-24, BAR-CAMPAIGN-03 a region conquered by anybody opens its neighbours', () => {
    const { position } = walk(game, content, start, [
      '0 sacrifice W04',
      '0 recruit',
      '0 attack FEN-F',
      'chance F04',
      '0 win',
      '0 pay berserker:1',
      'chance F01',
      '0 lose',
      '0 loseTroop archer:1',
      '0 enough',
      '0 place R1-s0',
      '1 may not place R1-s3: BAR-ACT-05 notYourTurn',
      '0 leave', // the extra is used: nothing is left to ask
      '1 may not place R1-s0: BAR-ACT-04 occupied',
      '1 place R1-s2',
      '1 carryOut',
      '1 recruit',
      '1 may attack AAR-M',
      '1 may not attack FEN-F: BAR-CAMPAIGN-05 noMarker',
      '1 stay',
    ])
    expect(position.state.players.map((p) => p.conquered)).toEqual([['FEN-F'], []])
  })

  it('BAR-HON-04, BAR-TIE-01 the last to arrive on a space is ahead, acts first and wins the tie', () => {
    const rest = (seat: number) => [`${seat} place R1-s1`, `${seat} leave`, `${seat} rest`]
    const { position } = walk(game, content, start, [
      '0 place R1-s1',
      '0 carryOut',
      '0 rest',
      '1 place R1-s0',
      '1 leave',
      '1 rest', // 0 stands on 2
      ...rest(0),
      '1 place R1-s0',
      '1 leave',
      '1 rest',
    ])
    expect(position.result).toEqual({ rule: 'BAR-TIE-01', reason: 'mostDp', winners: [0], scores: [0, 0] })
  })
})

describe('broken packs', () => {
  const cases: readonly [string, object, string][] = [
    [
      'an unknown effect',
      { cards: { ...pack.cards, W04: { ...pack.cards.W04, sacrifice: 'CONQUER 3' } } },
      'pack: cards.W04.sacrifice: noSuchEffect (effect "CONQUER 3")',
    ],
    [
      'an effect without its number',
      { milestones: [{ at: 2, bonus: 'DP' }] },
      'pack: milestones.0.bonus: noSuchEffect (effect "DP")',
    ],
    ['three sides', { spaces: { A: 'DP 1 / DP 2 / DP 3' } }, 'pack: spaces.A: moreThanTwoSides'],
    [
      'an unknown troop',
      { cards: { ...pack.cards, W07: { ...pack.cards.W07, troop: 'knight' } } },
      'pack: cards.W07.troop: unknown (got "knight"',
    ],
    [
      'unknown troops on a region card',
      { regionCards: { forest: { F01: 'X2' } } },
      'pack: regionCards.forest.F01: noSuchTroops (got "X2")',
    ],
    [
      'an unknown faction',
      { regions: { ...pack.regions, 'FEN-F': { island: 'Fenian', terrain: 'forest', marker: 'elves 2' } } },
      'pack: regions.FEN-F.marker: unknown (got "elves"',
    ],
    ['a route to nowhere', { routes: ['START FEN-X'] }, 'pack: routes.0: noSuchRegion (id "FEN-X")'],
    [
      'a card nobody knows',
      { seats: [{ tribe: 'blue', resources: {}, troops: {}, knowledge: {}, cards: ['W99'] }] },
      'pack: seats.0.cards.0: unknown (got "W99"',
    ],
    ['a god without points', { cards: { GD01: { kind: 'god' } } }, 'pack: cards.GD01.dp: notAWholeNumber'],
  ]
  for (const [what, change, message] of cases)
    it(`${what} is refused by place and name`, () => {
      expect(() => game.load({ ...pack, ...change })).toThrow(message)
    })
})
