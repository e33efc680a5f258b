import { describe, expect, inject, it } from 'vitest'
import { conformance, indistinguishable, twin, walk } from '../../../kit/index.ts'
import {
  copy,
  type Event,
  eventsFor,
  Match,
  PackError,
  type Plain,
  type PositionOf,
  part,
  randomFrom,
  type Slot,
  sizeOf,
  type Viewer,
} from '../../../src/index.ts'
import { turnOf } from './effects.ts'
import { mawGame } from './game.ts'
import { cubesOf, load, pack, startFrom } from './pack.ts'
import { rules } from './rules/index.ts'
import type { CardId, Content, Maw, Player, QuestId, State, TriggerId } from './types.ts'

const content = mawGame.load(pack)

interface Given {
  /** Each seat in the words of the pack; Potential holds the cubes that are not named. */
  readonly seats: readonly string[]
  readonly open?: readonly CardId[]
  readonly faceUp?: readonly TriggerId[]
  readonly quests?: readonly QuestId[]
  readonly coins?: readonly number[]
  readonly controller?: number
  readonly active?: number
  readonly with?: Content
}

/** A turn of the active seat at its first decision. */
function given({ seats, active = 0, controller, with: loaded = content, ...table }: Given): PositionOf<Maw> {
  const { open = ['MON07'], faceUp = ['TRG01', 'TRG05'], quests = ['QST12', 'QST17', 'QST19'] } = table
  const start = mawGame.setup(loaded, seats.length)
  const state = copy(start.state)
  state.players = seats.map((text, seat): Player => {
    const { honor, zones, spheres, cards } = startFrom(text, loaded.cards, `seat ${seat}`)
    const region = seat === controller ? 1 : 0
    const pot = 21 - cubesOf({ zones, spheres, cards }) - region
    return {
      honor,
      zones: { ...zones, pot },
      spheres: { ...spheres },
      cards: [...cards],
      coins: [],
      quests: [slotOf(quests[seat], seat)],
    }
  })
  const owned = state.players.flatMap((p) => p.cards.map((c) => c.card))
  const isMonster = (id: string) => loaded.cards[id]?.kind === 'monster'
  state.monsters = pileWithout(loaded.cardIds.filter(isMonster), [...owned, ...open])
  state.triggers = pileWithout(Object.keys(loaded.triggers), faceUp)
  state.quests = pileWithout(Object.keys(loaded.quests), quests.slice(0, seats.length))
  Object.assign(state, {
    open: [...open],
    faceUp: [...faceUp],
    coins: [...(table.coins ?? loaded.coins)],
    controller: controller ?? null,
  })
  Object.assign(state, { round: 1, active })
  return {
    ...start,
    state,
    stack: [{ rule: 'game', at: 'nextTurn' }, turnOf(active)],
  }
}
const slotOf = (is: QuestId | undefined, seat: number): Slot => ({ is: is ?? 'QST12', knownTo: [seat] })
const pileWithout = (ids: readonly string[], gone: readonly string[]) => ({
  top: [],
  bag: Object.fromEntries(ids.filter((id) => !gone.includes(id)).map((id) => [id, 1])),
  bottom: [],
})

const play = (start: PositionOf<Maw>, line: readonly string[], loaded = content) => walk(mawGame, loaded, start, line)
const seat = (p: PositionOf<Maw>, n: number) => p.state.players[n] as Player
const card = (p: PositionOf<Maw>, n: number, id: CardId) => seat(p, n).cards.find((c) => c.card === id)
const asked = (p: PositionOf<Maw>) => mawGame.pending(content, p)

/** What the log would say, without the movement of cubes. */
function told(events: readonly Event[]): string[] {
  return events
    .filter((e) => e.type !== 'cubesMoved')
    .map((e) => {
      const { rule: _rule, type, shownTo: _shownTo, others: _others, ...facts } = e as Event & Record<string, Plain>
      return [
        type,
        ...Object.values(facts).map((v) => (typeof v === 'object' ? Object.values(v ?? {}).join('/') : String(v))),
      ].join(' ')
    })
}

describe('a monster fight at the Gaping Maw', () => {
  it('VIN-RULING-61 the whole fight: empowered draw, coin, trigger, WHEN, dice, reroll, death, rescue, one more round', () => {
    const start = given({
      seats: [
        'honor 26, inf 1, conv 2, STR 1, INS 1, COU 2, YEL01 2, RED18, RED10, PET08@YEL01, LOO12, MON04, MON05, MON06',
        'honor 29, inf 5, conv 1, BLU02, TRE06',
      ],
    })
    const first = play(start, [
      'A may convert COU',
      'A visit GAPING_MAW',
      'A may not convert COU: VIN-RULING-13 choicePending', // a card is being chosen
      'A recall STR', // the one bonus action that stays open
      'A draw empowered',
      'chance MON02',
      'chance MON16',
      'chance MON11',
      'B may not pick MON16: VIN-VISIT-12 notYourTurn',
      'A may not pick MON13: VIN-VISIT-12 notAmongThem',
      'A may pick MON07', // the open pile too
      'A pick MON16',
      'chance MON12', // the open pile restarts
      'chance TRG03', // the coin's trigger: four monsters, met already
      'chance EXH/WIS',
      'A may not use MON06: VIN-RULING-13 choicePending',
      'A may not dismiss YEL01: VIN-RULING-62 fightGoesOn',
      'A reroll PET08',
      'chance DEATH',
      'A first champion',
      'A may save',
      'A letDie',
      'A may not rescue PET08 YEL01: VIN-PET-08 notYourCompanion',
      'A rescue PET08 RED10',
      'A gain WIS:1',
    ])
    expect(told(first.events)).toEqual([
      'regionVisited 0 GAPING_MAW',
      'cardSeen 0 0 MON02',
      'cardSeen 0 1 MON16',
      'cardSeen 0 2 MON11',
      'deckMixed',
      'cardGained 0 MON16 empowered',
      'monsterTurnedUp MON12',
      'honorChanged 0 8 34',
      'coinTaken 0 30',
      'triggerRevealed TRG03',
      'endTriggered TRG03 2',
      'monsterDefeated 0 MON16',
      'abilityUsed 0 RED18',
      'honorChanged 0 2 36',
      'abilityUsed 1 TRE06',
      'honorChanged 1 1 30', // VIN-END-03 no coin is left for it
      'diceRolled 0 YEL01 EXH/WIS',
      'dieRerolled 0 MON DEATH/WIS',
      'cardLost 0 YEL01',
      'honorChanged 0 -2 34',
      'companionDied 0 YEL01',
      'abilityUsed 0 LOO12',
      'honorChanged 0 1 35',
      'petHandedOver 0 PET08 RED10',
    ])
    const a = seat(first.position, 0)
    expect(a.zones).toEqual({ pot: 12, inf: 6, conv: 1 }) // 1 + 2 COU + STR + Conviction + 2 of YEL01 − WIS
    expect(a.spheres).toMatchObject({ COU: 0, STR: 0, WIS: 1 })
    expect(card(first.position, 0, 'RED10')?.cubes).toBe(0) // VIN-PET-08 free of charge
    expect(first.position.state).toMatchObject({
      coins: [],
      lastRound: 2,
      removed: ['YEL01'],
      open: ['MON12'],
    })
    expect(first.position.stack.map((f) => f.rule)).toEqual(['game', 'turn']) // no dice are on the table

    const last = play(first.position, [
      'A may not visit GAPING_MAW: VIN-VISIT-01 alreadyVisited',
      'A endTurn',
      'B endTurn',
      'A endTurn',
      'B endTurn',
    ])
    expect(told(last.events)).toEqual(['turnBegun 1 1', 'turnBegun 0 2', 'turnBegun 1 2', 'scored 0 47', 'scored 1 40'])
    expect(last.position.result).toEqual({ rule: 'VIN-FINAL-04', reason: 'mostHonor', winners: [0], scores: [47, 40] })
  })

  it('VIN-RULING-13 while dice lie on the table only recall, rerolls, setdie and safe are open', () => {
    const start = given({
      seats: [
        'honor 20, inf 2, conv 1, INS 1, STR 1, COU 2, RED09, RED03 1, PET12@RED03, TRA07, REL06 1, REL09 1, REL15 1',
        'honor 20',
      ],
    })
    play(start, [
      'A may not use RED09: VIN-RULING-61 noRollYet',
      'A may not use REL15: VIN-RULING-61 noRollYet',
      'A may use REL09', // safe may be made sure of beforehand
      'A activate RED09',
      'A gain', // neither STR nor INS
      'A visit GAPING_MAW',
      'A may not use REL15: VIN-RULING-13 choicePending',
      'A may not handOver PET12 RED09: VIN-RULING-13 choicePending',
      'A may not dismiss RED09: VIN-RULING-62 fightGoesOn',
      'A may not endTurn: VIN-VISIT-09 notNow',
      'A draw open',
      'chance MON02',
      'A may use REL09', // VIN-RULING-13 safe bears on the coming roll
      'A may not use RED09: VIN-RULING-61 noRollYet',
      'A may not use REL06: VIN-RULING-13 choicePending',
      'A may recall INS',
      'A roll',
      'chance DEATH/VIS',
      'A may not convert COU: VIN-RULING-13 choicePending',
      'A may not handOver PET12 RED09: VIN-RULING-13 choicePending',
      'A may not use TRA07: VIN-RULING-13 choicePending',
      'A may not use REL06: VIN-RULING-13 choicePending',
      'A may not use PET12: VIN-RULING-13 choicePending',
      'A may not dismiss RED03: VIN-RULING-62 fightGoesOn',
      'A may not activate character: VIN-RULING-13 notNow', // no main action either
      'A may not recall RED03: VIN-BONUS-RECALL-02 partWaysInstead',
      'A may recall INS',
      'A may recall REL06',
      'A may use RED09', // ACT: reroll(MON), activated this turn
      'A may use REL15',
      'A may use REL09',
      'A use REL15', // both dice again
      'chance DEATH',
      'chance COU',
      'A may not use REL15: VIN-POWER-03 cannotPay',
      'A use RED09',
      'chance DEATH',
      'A may not use RED09: VIN-RELIC-07 alreadyUsed',
      'A use REL09', // death becomes exhaustion, RED03 shrugs it off; only `keep` is left, so nobody is asked
      'A may not use REL06: VIN-RULING-13 choicePending', // the attribute is pending still
      'A gain',
      'A may use REL06',
      'A may convert COU',
    ])
  })

  it('VIN-RULING-13, -62 at every choice of a fight a recall is open, all other bonus actions rest', () => {
    const rests = [
      'A may recall STR',
      'A may not convert COU: VIN-RULING-13 choicePending',
      'A may not handOver PET12 RED10: VIN-RULING-13 choicePending',
      'A may not dismiss RED10: VIN-RULING-62 fightGoesOn',
    ]
    const start = given({
      seats: [
        'honor 20, inf 4, conv 3, STR 2, INS 1, COU 2, YEL01 1, RED10 1, BLU02, PET12@YEL01, REL09 1',
        'honor 20',
      ],
    })
    play(start, [
      ...['A visit GAPING_MAW', ...rests],
      ...['A draw empowered', 'chance MON02', 'chance MON16', 'chance MON11', ...rests],
      ...['A pick MON07', 'chance MON12', ...rests],
      ...['A roll', 'chance DEATH/WIS', ...rests],
      ...['A keep', ...rests],
      ...['A first champion', ...rests],
      ...['A letDie', ...rests],
      'A rescue PET12 RED10',
      'A may not dismiss RED10: VIN-RULING-13 choicePending', // the fight is over, the attribute is pending
      'A gain WIS:1',
      'A may dismiss RED10',
    ])
  })

  it('VIN-RULING-54 a coin and a trigger met by the same change: first the coin and its trigger, then the test', () => {
    const { events, position } = play(given({ seats: ['honor 70, COU 2, RED10', 'honor 20'], coins: [75] }), [
      'A visit GAPING_MAW',
      'A draw open', // MON07, 5 honor: 75
      'chance MON02',
      'chance TRG03', // VIN-END-02 the coin of 75
    ])
    expect(told(events).slice(3)).toEqual([
      'honorChanged 0 5 75',
      'coinTaken 0 75',
      'triggerRevealed TRG03',
      'endTriggered TRG01 2',
      'monsterDefeated 0 MON07',
    ])
    expect(position.state.lastRound).toBe(2)
  })

  it('VIN-END-06 several coins are taken in ascending order, each with its trigger, even if the first of them is met', () => {
    const near = mawGame.load({ ...pack, coins: [33, 30, 60, 75] })
    const start = given({
      seats: ['honor 26, COU 2, RED10, MON04, MON05, MON06', 'honor 20'],
      open: ['MON16'],
      with: near,
    })
    const { events, position } = play(
      start,
      ['A visit GAPING_MAW', 'A draw open', 'chance MON02', 'chance TRG03', 'chance TRG12'],
      near,
    )
    expect(told(events).slice(3, 9)).toEqual([
      'honorChanged 0 8 34',
      'coinTaken 0 30',
      'triggerRevealed TRG03',
      'coinTaken 0 33',
      'triggerRevealed TRG12',
      'endTriggered TRG03 2',
    ])
    expect([seat(position, 0).coins, position.state.coins]).toEqual([[30, 33], []]) // VIN-END-03
  })

  it('VIN-END-04 off turn: a visit pays the controller past a coin and the end is triggered in the visitor’s turn', () => {
    const start = given({ seats: ['honor 20, COU 2, RED10', 'honor 73'], controller: 1, coins: [75] })
    const { events, position } = play(start, [
      'A visit GAPING_MAW',
      'chance TRG04',
      'A may not rest: VIN-VISIT-09 notNow',
    ])
    expect(told(events)).toEqual([
      'honorChanged 1 2 75',
      'coinTaken 1 75',
      'triggerRevealed TRG04',
      'endTriggered TRG01 2',
      'regionVisited 0 GAPING_MAW',
    ])
    expect(seat(position, 1).coins).toEqual([75])
  })

  it('VIN-END-04 any change is tested: the card itself before its honor, a cube moved by a rest', () => {
    const hunter = given({
      seats: ['honor 20, COU 2, RED10, MON04, MON05, MON06', 'honor 20'],
      faceUp: ['TRG03', 'TRG05'],
    })
    const { events } = play(hunter, ['A visit GAPING_MAW', 'A draw open', 'chance MON02'])
    expect(told(events).slice(1, 4)).toEqual([
      'cardGained 0 MON07 open',
      'endTriggered TRG03 2',
      'monsterTurnedUp MON02',
    ])
    const firm = given({ seats: ['honor 20, inf 1, conv 5, RED10', 'honor 20'], faceUp: ['TRG08', 'TRG05'] })
    const rested = play(firm, ['A rest', 'A augment inf'])
    expect(told(rested.events)).toEqual(['endTriggered TRG08 2', 'rested 0'])
  })

  it('VIN-VISIT-15 the own region pays nobody; its cube can be recalled (VIN-BONUS-RECALL-03)', () => {
    const start = given({ seats: ['honor 20, COU 2, RED10, TRA04', 'honor 20'], controller: 0 })
    const { events, position } = play(start, ['A may recall GAPING_MAW', 'A visit GAPING_MAW', 'A recall GAPING_MAW'])
    expect(told(events)).toEqual(['regionVisited 0 GAPING_MAW'])
    expect([position.state.controller, seat(position, 0).zones.inf]).toEqual([null, 3])
  })

  it('VIN-RULING-130 tableau, open pile, honor with its coin, then the answers', () => {
    const start = given({ seats: ['honor 28, COU 2, RED18', 'honor 20, TRE07'] })
    const { events, position } = play(start, [
      'A visit GAPING_MAW',
      'A draw deck',
      'chance MON02',
      'chance MON04',
      'chance TRG04',
    ])
    expect(told(events)).toEqual([
      'regionVisited 0 GAPING_MAW',
      'cardGained 0 MON02 deck',
      'monsterTurnedUp MON04',
      'honorChanged 0 4 32',
      'coinTaken 0 30',
      'triggerRevealed TRG04',
      'monsterDefeated 0 MON02',
      'abilityUsed 0 RED18',
      'honorChanged 0 2 34',
      'abilityUsed 1 TRE07',
      'honorChanged 1 2 22',
    ])
    expect(position.state.open).toEqual(['MON07', 'MON04']) // VIN-VISIT-10 the pile has grown
  })

  it('VIN-RULING-118 answers go round from the active player, and by acquisition within a player', () => {
    const start = given({ seats: ['honor 29, TRE07', 'honor 10, COU 2, RED10', 'honor 28, TRE06, TRE07'], active: 1 })
    const { events, position } = play(start, ['B visit GAPING_MAW', 'B draw open', 'chance MON02', 'chance TRG04'])
    expect(told(events).slice(5)).toEqual([
      'abilityUsed 2 TRE06',
      'honorChanged 2 1 29',
      'abilityUsed 2 TRE07',
      'honorChanged 2 2 31',
      'coinTaken 2 30', // before seat 0, whose turn comes later
      'triggerRevealed TRG04',
      'abilityUsed 0 TRE07',
      'honorChanged 0 2 31',
    ])
    expect(position.state.players.map((p) => p.coins)).toEqual([[], [], [30]])
  })

  it('VIN-RULING-129 the controller’s honor comes first, then oppVisitsMine, in order of acquisition', () => {
    const start = given({ seats: ['honor 20, COU 2, RED10', 'honor 20, YEL16, TRA04'], controller: 1 })
    const { events } = play(start, ['A visit GAPING_MAW'])
    expect(told(events)).toEqual([
      'honorChanged 1 2 22',
      'regionVisited 0 GAPING_MAW',
      'abilityUsed 1 YEL16',
      'honorChanged 1 1 23',
      'abilityUsed 1 TRA04',
      'honorChanged 1 1 24',
    ])
  })

  it('VIN-VISIT-03 a visit is refused by the first rule in its way', () => {
    play(given({ seats: ['honor 20, COU 1, RED10', 'honor 20'] }), [
      'A may not visit GAPING_MAW: VIN-VISIT-03 cannotPay',
    ])
    play(given({ seats: ['honor 20, COU 2', 'honor 20'] }), ['A may not visit GAPING_MAW: VIN-MONSTER-02 noChampion'])
    play(given({ seats: ['honor 20, COU 2, RED10', 'honor 20'] }), [
      'B may not visit GAPING_MAW: VIN-TURN-02 notYourTurn',
      'A rest',
      'A augment pot',
      'A may not visit GAPING_MAW: VIN-VISIT-01 alreadyVisited',
      'A may not rest: VIN-VISIT-01 alreadyVisited',
    ])
    const cleared = given({ seats: ['honor 20, COU 2, RED10', 'honor 20'], open: [] })
    cleared.state.monsters.bag = {}
    play(cleared, ['A may not visit GAPING_MAW: VIN-VISIT-16 noMonsterLeft'])
  })
})

describe('the empowered draw', () => {
  const start = () => given({ seats: ['honor 10, inf 1, conv 2, COU 2, RED10', 'honor 20'] })
  const looking = ['A visit GAPING_MAW', 'A draw empowered', 'chance MON02', 'chance MON16', 'chance MON11']

  it('VIN-RULING-29 the cards seen are told to the drawing player alone', () => {
    const { position, events } = play(start(), looking)
    const seen = (viewer: 0 | 1) => told(eventsFor(events, viewer).filter((e) => e.type === 'cardSeen'))
    expect(seen(0)).toEqual(['cardSeen 0 0 MON02', 'cardSeen 0 1 MON16', 'cardSeen 0 2 MON11'])
    expect(seen(1)).toEqual(['cardSeen 0 0', 'cardSeen 0 1', 'cardSeen 0 2'])
    const top = (viewer: 0 | 1 | 'spectator') =>
      mawGame.view(content, position, viewer).state.monsters.top.map((at) => at.is)
    expect([top(0), top(1), top('spectator')]).toEqual([
      ['MON02', 'MON16', 'MON11'],
      [undefined, undefined, undefined],
      [undefined, undefined, undefined],
    ])
  })

  it('VIN-VISIT-12 everything not chosen is mixed into the deck; nobody knows any order then', () => {
    const { position } = play(start(), [...looking, 'A pick MON07', 'chance MON16', 'chance MISS/INS', 'A gain INS:1'])
    const { monsters, open } = position.state
    expect([sizeOf(monsters), monsters.top, open]).toEqual([8, [], ['MON16']])
    expect(seat(position, 0)).toMatchObject({ honor: 15, zones: { inf: 3, conv: 1 } })
  })

  it('VIN-RULING-30 Conviction is paid before looking; with an empty deck it needs two open cards', () => {
    const empty = (open: CardId[]): PositionOf<Maw> => {
      const p = start()
      return { ...p, state: { ...p.state, open, monsters: { top: [], bag: {}, bottom: [] } } }
    }
    const alone = play(empty(['MON04']), ['A visit GAPING_MAW', 'chance MISS/INS', 'A gain']) // one way only: nobody is asked
    expect(told(alone.events)).toContain('cardGained 0 MON04 open')
    const source = play(empty(['MON04', 'MON05']), ['A visit GAPING_MAW']).position
    source.state.open.pop()
    play(source, ['A may not draw empowered: VIN-RULING-30 nothingToChoose'])
    const { position } = play(empty(['MON04', 'MON05']), [
      'A visit GAPING_MAW',
      'A may not draw deck: VIN-RULING-33 deckEmpty',
      'A draw empowered',
      'A pick MON04',
      'chance MON05',
    ])
    expect(seat(position, 0).zones.conv).toBe(1)
    play(given({ seats: ['honor 10, COU 2, RED10', 'honor 20'] }), [
      'A visit GAPING_MAW',
      'A may not draw empowered: VIN-VISIT-12 noConviction',
    ])
  })
})

describe('the dice and the champion', () => {
  const rolled = (roll: string) => ['A visit GAPING_MAW', 'A draw open', 'chance MON02', `chance ${roll}`]

  it('VIN-MONSTER-03, VIN-RULING-62 the champion is the lowest initiative when the dice are rolled', () => {
    const { events } = play(given({ seats: ['honor 20, COU 2, RED10, BLU02', 'honor 20'] }), rolled('EXH/WIS'))
    expect(told(events).at(-1)).toBe('diceRolled 0 BLU02 EXH/WIS')
  })

  it('VIN-RULING-61 the player chooses which result comes first; VIN-MONSTER-11 a miss leaves nothing to choose', () => {
    const { position } = play(given({ seats: ['honor 20, COU 2, BLU02', 'honor 20'] }), [
      ...rolled('EXH/WIS'),
      'A first champion',
    ])
    expect([card(position, 0, 'BLU02')?.cubes, seat(position, 0).zones.inf]).toEqual([2, 0]) // no cube for WIS: the gain lapsed
    expect(asked(position)).toMatchObject({ decision: 'turn.actions' }) // VIN-RULING-121
    const miss = play(given({ seats: ['honor 20, COU 2, BLU02', 'honor 20'] }), [
      ...rolled('MISS/WIS'),
      'A may not first attribute: VIN-ACT-07 notNow',
      'A gain WIS:1',
    ])
    expect(seat(miss.position, 0).spheres.WIS).toBe(1)
  })

  it('VIN-RULING-63 exhaustion takes what Influence has, then the player must recall, never a companion', () => {
    const start = given({ seats: ['honor 20, conv 1, STR 1, COU 2, BLU02, RED04 1, REL06 1', 'honor 20'] })
    const { position } = play(start, [
      ...rolled('EXH/WIS'),
      'A first attribute',
      'A gain WIS:1', // one of the two paid cubes; the other goes onto the champion
      'A may not recall RED04: VIN-BONUS-RECALL-02 partWaysInstead',
      'A may not recall KNO: VIN-BONUS-RECALL-01 noCubeThere',
      'A may not endTurn: VIN-RULING-63 notNow',
      'A may not use REL06: VIN-RULING-13 choicePending',
      'A may not dismiss RED04: VIN-RULING-62 fightGoesOn',
      'A may recall STR',
      'A may recall WIS',
      'A may recall conv',
      'A recall REL06',
    ])
    expect([card(position, 0, 'BLU02')?.cubes, card(position, 0, 'REL06')?.cubes, seat(position, 0).zones.inf]).toEqual(
      [2, 0, 0],
    )
  })

  it('VIN-RULING-64 Conviction saves only while it is there: a recall cannot help', () => {
    const start = given({ seats: ['honor 20, conv 1, STR 1, COU 2, YEL01 3', 'honor 20'] })
    const saved = play(start, [...rolled('DEATH/WIS'), 'A first champion', 'A save', 'A gain'])
    expect(seat(saved.position, 0)).toMatchObject({ honor: 25, zones: { conv: 0, inf: 3 } })
    const lost = play(start, [
      ...rolled('DEATH/WIS'),
      'A first champion',
      'A recall conv', // now there is one way only
      'A gain WIS:1',
    ])
    expect(seat(lost.position, 0)).toMatchObject({ honor: 23, cards: [{ card: 'MON07' }], zones: { conv: 0, inf: 5 } }) // VIN-RULING-66
    const { position } = play(start, [...rolled('DEATH/WIS'), 'A first champion', 'A may save'])
    seat(position, 0).zones = { ...seat(position, 0).zones, conv: 0, inf: 3 }
    play(position, ['A may not save: VIN-RULING-64 noConviction', 'A may letDie'])
    const none = play(given({ seats: ['honor 20, COU 2, YEL01', 'honor 20'] }), [
      ...rolled('DEATH/WIS'),
      'A first champion',
    ])
    expect(asked(none.position)).toMatchObject({ decision: 'gaining.gain' }) // one way only: nobody is asked
  })

  it('VIN-RULING-65 safe(DEATH) makes exhaustion of death, safe(EXH) a miss of exhaustion, both a miss of death', () => {
    const spared = (cards: string, roll: string) => {
      const { position } = play(given({ seats: [`honor 20, COU 2, ${cards}`, 'honor 20'] }), rolled(roll))
      return asked(position)
    }
    expect(spared('RED14', 'DEATH/WIS')).toMatchObject({ decision: 'fight.order' }) // exhaustion
    expect(spared('RED14, TRA01', 'DEATH/WIS')).toMatchObject({ decision: 'gaining.gain' }) // a miss
    expect(spared('RED03', 'EXH/WIS')).toMatchObject({ decision: 'gaining.gain' })
    expect(spared('RED03, BLU02', 'EXH/WIS')).toMatchObject({ decision: 'fight.order' }) // RED03 is not the champion
    expect(spared('BLU02, PET05@BLU02', 'EXH/WIS')).toMatchObject({ decision: 'gaining.gain' })
    expect(spared('BLU02, RED10, PET05@RED10', 'EXH/WIS')).toMatchObject({ decision: 'fight.order' })
  })

  it('reroll: a passive card once per roll, different cards one after the other', () => {
    const start = given({ seats: ['honor 20, COU 2, BLU02, PET08@BLU02, TRA10', 'honor 20'] })
    play(start, [
      ...rolled('DEATH/WIS'),
      'A may not reroll TRA01: VIN-RULING-61 cannotReroll',
      'A reroll TRA10',
      'chance EXH',
      'A may not reroll TRA10: VIN-RULING-61 oncePerRoll',
      'A may keep',
      'A reroll PET08',
      'chance MISS',
      'A gain WIS:1',
    ])
  })

  it('setdie: the face is named before the throw, once', () => {
    const start = given({ seats: ['honor 20, inf 2, COU 2, BLU07', 'honor 20'] })
    const named = play(start, [
      'A activate BLU07',
      'A gain',
      'A visit GAPING_MAW',
      'A draw open',
      'chance MON02',
      'A may not setdie COU: VIN-RULING-61 nothingSetsTheDie',
      'A may roll',
      'A use BLU07',
      'A setdie COU',
    ]).position
    expect(asked(named)).toMatchObject({ outcomes: { list: ['MISS', 'EXH', 'DEATH'].map((face) => [face, 'COU']) } })
    const { position } = play(named, ['chance MISS/COU', 'A gain COU:1'])
    expect(seat(position, 0).spheres.COU).toBe(1)
    expect(position.stack.at(-1)).toMatchObject({ rule: 'turn', setdie: false })
    play(given({ seats: ['honor 20, inf 2, COU 2, BLU07, TRA10', 'honor 20'] }), [
      'A activate BLU07',
      'A gain',
      'A visit GAPING_MAW',
      'A draw open',
      'chance MON02',
      'A roll',
      'chance EXH/COU',
      'A may not use BLU07: VIN-RULING-61 alreadyRolled',
    ])
  })
})

describe('losing a companion', () => {
  const death = ['A visit GAPING_MAW', 'A draw open', 'chance MON02', 'chance DEATH/WIS', 'A first champion']

  it('VIN-RULING-85 pets of the dead are assigned at once, one by one; VIN-PET-08 free of charge', () => {
    const start = given({ seats: ['honor 20, COU 2, YEL01 1, RED10, BLU02, PET11@YEL01, PET12@YEL01', 'honor 20'] })
    const { position } = play(start, [
      ...death,
      'A may not endTurn: VIN-PET-08 notNow',
      'A may not rescue PET12 RED10: VIN-RULING-85 notThisPet',
      'A rescue PET11 RED10',
      'A rescue PET12 BLU02',
    ])
    expect([card(position, 0, 'PET11')?.mate, card(position, 0, 'PET12')?.mate]).toEqual(['RED10', 'BLU02'])
    expect(seat(position, 0).honor).toBe(23) // 20 + MON07 5 − YEL01 2
  })

  it('VIN-PET-09 without a companion the player holds them and they rest', () => {
    const start = given({ seats: ['honor 20, COU 2, YEL01, PET11@YEL01', 'honor 20'] })
    const { position, events } = play(start, [...death, 'A gain', 'A endTurn', 'B endTurn', 'A rest', 'A augment pot'])
    expect(card(position, 0, 'PET11')?.mate).toBeNull()
    expect(told(events).filter((line) => line.includes('PET11'))).toEqual(['petHandedOver 0 PET11 ']) // no honor for the rest
    play(position, [
      'A may not visit GAPING_MAW: VIN-VISIT-01 alreadyVisited',
      'A may not handOver PET11 YEL01: VIN-PET-07 notYourCompanion',
    ])
  })

  it('VIN-PET-09 even a MATE ability of this turn rests with the pet', () => {
    const start = given({ seats: ['honor 20, inf 1, STR 1, COU 2, YEL15, PET12@YEL15', 'honor 20'] })
    play(start, [
      'A activate YEL15', // no Influence is left for attributes
      'A gain',
      ...death,
      'A gain',
      'A may not use PET12: VIN-PET-09 petRests',
    ])
  })

  it('VIN-PET-10, VIN-RULING-86 parting ways costs the pets and their honor; VIN-RULING-42 only with a cube', () => {
    const start = given({ seats: ['honor 20, YEL01 2, RED10, PET12@YEL01', 'honor 20'] })
    const { position, events } = play(start, ['A may not dismiss RED10: VIN-RULING-42 noCubeThere', 'A dismiss YEL01'])
    expect(told(events)).toEqual([
      'cardLost 0 YEL01',
      'honorChanged 0 -2 18',
      'cardLost 0 PET12',
      'honorChanged 0 -3 15',
    ])
    expect([position.state.removed, seat(position, 0).zones.inf]).toEqual([['YEL01', 'PET12'], 2])
  })

  it('VIN-HONOR-01 honor does not fall below 0', () => {
    const { position } = play(given({ seats: ['honor 1, YEL01 1', 'honor 20'] }), ['A dismiss YEL01'])
    expect(seat(position, 0).honor).toBe(0)
  })
})

describe('actions and bonus actions in any order', () => {
  it('VIN-ACT-09, VIN-PET-05, -07, VIN-TRAIT-04 abilities of the activated companion, its pet, a trait', () => {
    const start = given({ seats: ['honor 20, inf 4, INS 1, STR 1, YEL15, RED10, PET12@YEL15, TRA07', 'honor 20'] })
    const { position } = play(start, [
      'A may not use YEL15: VIN-ACT-09 notActivated',
      'A may not use PET12: VIN-PET-05 mateNotActivated',
      'A activate YEL15',
      'A may not gain STR:1: VIN-ACT-07 noSuchSlot',
      'A may not use TRA07: VIN-RULING-13 choicePending',
      'A may not gain INS:3: VIN-ACT-07 notSoMany',
      'A gain INS:1 WIS:1', // two INS are printed
      'A may not activate RED10: VIN-ACT-01 alreadyActivated',
      'A use YEL15',
      'A handOver PET12 RED10',
      'A use PET12', // VIN-RULING-131 it was there at the activation
      'A use TRA07',
      'A gain COU:1',
      'A may not use TRA07: VIN-RELIC-07 alreadyUsed',
      'A may not convert COU: VIN-BONUS-CONVERT-01 partMissing',
      'A endTurn',
      'B may not convert WIS: VIN-BONUS-CONVERT-01 partMissing',
    ])
    expect(seat(position, 0)).toMatchObject({
      honor: 22,
      spheres: { INS: 2, STR: 0, WIS: 1, COU: 1 },
      zones: { inf: 0 },
    })
  })

  it('VIN-RULING-133 what is not there, not paid or not allowed is refused by its own rule', () => {
    const poor = given({ seats: ['honor 20, YEL07, RED10, PET12@YEL07', 'honor 20, BLU02 1'] })
    play(poor, [
      'A may activate character',
      'A may not activate YEL07: VIN-ACT-10 noInfluence',
      'A may not activate BLU02: VIN-ACT-01 notYours',
      'A may not dismiss BLU02: VIN-BONUS-RECALL-02 notYours',
      'A may not handOver PET12 YEL07: VIN-PET-07 alreadyThere',
      'A may not handOver PET12 RED10: VIN-PET-07 noInfluence',
      'A may not handOver PET05 RED10: VIN-PET-07 notYourPet',
      'A may not use MON06: VIN-RULING-133 notYours',
    ])
    const landless = ['A activate YEL07', 'A gain']
    play(given({ seats: ['honor 20, inf 3, YEL07', 'honor 20'] }), [
      ...landless,
      'A may not use YEL07: VIN-RULING-133 requirementNotMet',
    ])
    play(given({ seats: ['honor 20, inf 3, YEL07', 'honor 20'], controller: 0 }), [...landless, 'A may use YEL07'])
  })

  it('VIN-ACT-07 the printed attributes are gained together, each at most once', () => {
    const start = given({ seats: ['honor 20, inf 4, YEL07', 'honor 20'] }) // INS and one common attribute
    const { position } = play(start, [
      'A activate YEL07',
      'A may gain',
      'A may gain INS:2',
      'A may gain INS:1 KNO:1',
      'A may not gain KNO:1 STR:1: VIN-ACT-07 notPrinted',
      'A may not gain KNO:2: VIN-ACT-07 notSoMany',
      'A may not gain INS:2 KNO:1: VIN-ACT-07 tooMany',
      'A gain INS:1 STR:1',
    ])
    expect(seat(position, 0)).toMatchObject({ spheres: { INS: 1, STR: 1 }, zones: { inf: 1 } })
  })

  it('VIN-RULING-24 Influence runs out while gaining: a recall may come between', () => {
    play(given({ seats: ['honor 20, inf 1, WIS 1, RED10', 'honor 20'] }), [
      'A activate RED10',
      'A may not gain STR:1: VIN-ACT-06 noInfluence',
      'A recall WIS',
      'A may not gain STR:2: VIN-ACT-06 noInfluence',
      'A gain STR:1',
      'A may not activate character: VIN-ACT-01 alreadyActivated',
    ])
  })

  it('VIN-POWER-05 an augment takes a cube from where there is one, and only from the zone named', () => {
    const bound = mawGame.load({
      ...pack,
      cards: [...pack.cards, 'REL98 | relic | 4 | – | – | USE1[1 CHG]: aug(1,POT)'],
    })
    const start = given({ seats: ['honor 20, STR 1, REL98 1', 'honor 20'], with: bound })
    const pending = ['A may recall STR', 'A may not use REL98: VIN-RULING-13 choicePending']
    const line = ['A rest', ...pending, 'A may not augment inf: VIN-POWER-05 zoneEmpty', 'A augment pot', 'A use REL98']
    play(start, [...line, 'A may not augment inf: VIN-POWER-05 notThisZone', 'A augment pot'], bound)
  })

  it('WHEN youConvert (1/turn), WHEN youRest after the augment; motivate is an allotment', () => {
    const start = given({ seats: ['honor 20, INS 2, STR 2, BLU08 2, YEL05 1, TRA05, REL03 1', 'honor 20'] })
    const { position, events } = play(start, [
      'A convert COU',
      'A convert COU',
      'A use REL03',
      'A may recall COU',
      'A may not dismiss BLU08: VIN-RULING-13 choicePending',
      'A may not motivate BLU08:2 YEL05:1: VIN-COMP-06 tooMany',
      'A motivate BLU08:1 YEL05:1',
      'A rest',
      'A augment pot',
      'A augment inf', // TRA05
    ])
    expect(told(events)).toEqual([
      'converted 0 COU',
      'abilityUsed 0 BLU08',
      'honorChanged 0 1 21',
      'converted 0 COU',
      'abilityUsed 0 REL03',
      'rested 0',
      'abilityUsed 0 YEL05',
      'honorChanged 0 1 22',
      'abilityUsed 0 TRA05',
    ])
    expect(seat(position, 0).zones).toMatchObject({ conv: 1, inf: 5 })
  })
})

describe('the end of the game', () => {
  it('VIN-RULING-52 a trigger met by the last player of a round: exactly one more round', () => {
    const start = given({ seats: ['honor 20', 'honor 70, COU 2, RED10'], active: 1, coins: [] })
    const { position, events } = play(start, [
      'B visit GAPING_MAW',
      'B draw open',
      'chance MON02',
      'chance MISS/INS',
      'B gain',
      'B endTurn',
      'A endTurn',
      'B endTurn',
    ])
    expect(told(events)).toContain('endTriggered TRG01 2')
    expect(position.result).toMatchObject({ winners: [1] })
    expect(position.state.round).toBe(2)
  })

  it('VIN-END-05 once triggered it stays, even if the condition fails later; VIN-END-07 else round 31 is the last', () => {
    const lucky = given({ seats: ['honor 73, COU 2, RED18 1', 'honor 20'], coins: [], open: ['MON02'] })
    const { position } = play(lucky, [
      'A visit GAPING_MAW',
      'A draw open',
      'chance MON07',
      'chance MISS/INS',
      'A gain',
      'A dismiss RED18',
    ])
    expect([seat(position, 0).honor, position.state.lastRound]).toEqual([76, 2])
    const short = mawGame.load({ ...pack, maxRounds: 2 })
    const idle = play(
      given({ seats: ['honor 20', 'honor 10'], with: short }),
      ['A endTurn', 'B endTurn', 'A endTurn', 'B endTurn', 'A endTurn', 'B endTurn'],
      short,
    )
    expect([idle.position.result?.winners, idle.position.state.round]).toEqual([[0], 3])
  })

  it('VIN-FINAL-01 the score is a sum of named parts; a quest counts for those who know it (VIN-QUEST-04)', () => {
    const seats = [
      'honor 40, inf 3, conv 4, BLU02, RED10, RED18, MON02, MON11',
      'honor 40, conv 1, TRA11, YEL01, YEL05',
    ]
    const p = given({ seats, controller: 0, quests: ['QST12', 'QST08'] })
    expect(mawGame.sums(content, p, 0)['score 0']).toEqual({
      total: 66,
      parts: [
        part('VIN-HONOR-03', 40, 'honor'),
        part('VIN-MASTERY-05', 5, 'mastery blue'),
        part('VIN-MASTERY-05', 5, 'mastery red'),
        part('VIN-MASTERY-05', 5, 'mastery monster'),
        part('VIN-FINAL-01', 3, 'MON02'),
        part('VIN-FINAL-01', 3, 'MON11'),
        part('VIN-QUEST-02', 3, 'QST12.B'),
        part('VIN-BONUS-CONTROL-05', 2, 'regions'),
      ],
    })
    expect(mawGame.sums(content, p, 1)['score 0']?.total).toBe(63)
    expect(mawGame.sums(content, p, 'spectator')['score 1']?.total).toBe(52) // 40 + yellow, trait + 2 companions
  })

  it('VIN-TIE-01 … -04 Conviction, Potential, coins, then a shared victory', () => {
    const finish = (a: string, b: string, coins: number[][] = [[], []]) => {
      const p = given({ seats: [a, b], quests: ['QST20', 'QST08'], active: 1 })
      p.state.lastRound = 1
      p.state.players.forEach((player, n) => {
        player.coins = coins[n] ?? []
      })
      return play(p, ['B endTurn']).position.result
    }
    expect(finish('honor 20, conv 1', 'honor 20, conv 2')).toMatchObject({ rule: 'VIN-TIE-01', winners: [1] })
    expect(finish('honor 20, inf 2', 'honor 20, inf 1')).toMatchObject({ rule: 'VIN-TIE-02', winners: [0] })
    expect(finish('honor 20', 'honor 20', [[30], []])).toMatchObject({ rule: 'VIN-TIE-03', winners: [1] })
    expect(finish('honor 20', 'honor 20')).toMatchObject({ rule: 'VIN-TIE-04', winners: [0, 1] })
  })
})

describe('the pack', () => {
  const broken = (change: object) => {
    try {
      load({ ...pack, ...change })
    } catch (error) {
      if (error instanceof PackError) return `${error.path} ${error.reason}`
      throw error
    }
    return 'loaded'
  }
  const withCard = (line: string) => broken({ cards: [...pack.cards, line] })

  it('is refused by card and clause', () => {
    expect(withCard('MON99 | monster | 5 | – | – | END: score(1,RELIC,5)')).toBe('loaded')
    expect(withCard('MON99 | monster | 5 | – | – | END: steal(2)')).toBe('cards.MON99.ability.0 noSuchEffect')
    expect(withCard('MON99 | monster | 5 | – | – | ACT: hon(1) / WHEN youSneeze: hon(1)')).toBe(
      'cards.MON99.ability.1 noSuchEvent',
    )
    expect(withCard('MON99 | monster | 5 | – | – | END: hon(2) IF luck>=2')).toBe('cards.MON99.ability.0 noSuchCounter')
    expect(withCard('MON99 | monster | 5 | – | – | END: hon(many)')).toBe('cards.MON99.ability.0 notANumber')
    expect(withCard('MON99 | monster | 5 | – | – | PASSIVE: score(1,RED,5)')).toBe('cards.MON99.ability.0 onlyAtTheEnd')
    expect(withCard('MON99 | monster | 5 | – | – | END: safe(EXH)')).toBe('cards.MON99.ability.0 notAtTheEnd')
    expect(withCard('MON99 | monster | 5 | – | – | USE1[1 GOLD]: hon(1)')).toBe('cards.MON99.ability.0 noSuchCost')
    expect(withCard('MON99 | monster | 5 | – | – | PASSIVE[1 STR]: safe(EXH)')).toBe(
      'cards.MON99.ability.0 costWithoutChoice',
    )
    expect(withCard('MON99 | monster | 5 | – | – | sometimes hon(1)')).toBe('cards.MON99.ability.0 notAClause')
    expect(withCard('MON99 | monster | 5 | – | – | USE1: hon(1) / USE*: hon(2)')).toBe(
      'cards.MON99.ability twoVoluntaryClauses',
    )
    // VIN-RULING-117 nobody is asked off turn
    expect(withCard('TRA99 | trait | 5 | – | – | WHEN oppVisitsMine: attr(COMMON,1)')).toBe(
      'cards.TRA99.ability.0 choiceOffTurn',
    )
    expect(withCard('TRA99 | curse | 5 | – | – | –')).toBe('cards.TRA99.kind noSuchKind')
    expect(withCard('RED99 | companion | 2 | 7 | STR 2 | –')).toBe('cards.RED03.initiative initiativeTwice') // VIN-RULING-60
    expect(withCard('RED99 | companion | 2 | 99 | MUD 2 | –')).toBe('cards.RED99.attributes noSuchAttribute')
    expect(withCard('RED03 | companion | 2 | 99 | STR 2 | –')).toBe('cards.RED03 idTwice')
    expect(broken({ start: ['honor 20, inf 3'] })).toBe('start.0 notAllCubes')
    expect(broken({ start: ['honor 20, inf 21, RED77'] })).toBe('start.0 noSuchCard')
    expect(broken({ triggers: { TRG01: 'honor>=75' } })).toBe('triggers tooFewTriggers')
  })
})

it('every step of the excerpt has a rule id of the ledger', () => {
  for (const rule of Object.values(rules))
    for (const step of Object.values(rule)) expect(step.rule).toMatch(/^VIN-[A-Z]+(-[A-Z]+)?-\d+$/)
})

describe('the excerpt conforms', () => {
  /** VIN-INV-01, -07, -10 Cubes of each seat; monsters, coins and quests of the table. */
  const conserved = (s: State) => ({
    ...Object.fromEntries(s.players.map((p, n) => [`cubes ${n}`, cubesOf(p) + (s.controller === n ? 1 : 0)])),
    monsters:
      sizeOf(s.monsters) +
      s.open.length +
      s.players.flatMap((p) => p.cards).filter((c) => c.card.startsWith('MON')).length,
    triggers: sizeOf(s.triggers) + s.faceUp.length,
    quests: sizeOf(s.quests) + s.players.flatMap((p) => p.quests).length,
  })
  const secrets = (p: PositionOf<Maw>, viewer: Viewer) =>
    Object.fromEntries(
      p.state.players.flatMap((player, n): [string, Plain][] =>
        n === viewer || p.result ? [] : player.quests.map((q) => [`quest ${n}`, q.is ?? null]),
      ),
    )
  /** Courage for many fights and honor near the first coins. */
  const fierce = [
    'honor 28, inf 6, conv 2, INS 2, STR 1, COU 8, RED03 1, YEL01 1, RED18, PET08@YEL01, LOO12, MON04, MON05',
    'honor 27, inf 6, conv 2, KNO 2, STR 1, COU 8, BLU07 1, RED09 1, TRA07, TRE06, PET05@BLU07, MON06, MON07',
    'honor 26, inf 6, conv 3, KNO 1, STR 1, COU 8, RED14 1, YEL05, TRA10, REL09 1, PET12@RED14, MON09, MON02',
  ]
  const width = inject('width')
  const tests = conformance(
    {
      game: mawGame,
      pack: { ...pack, maxRounds: 3, start: fierce },
      longest: 2000,
      conserved: (_, { state }) => conserved(state),
      secrets: (_, p, viewer) => secrets(p, viewer),
      rare: ['fight.setDie', 'fight.save', 'exhaustion.recall', 'motivate.cubes', 'end.trigger'],
    },
    { games: 12, moments: width === 'deep' ? 25 : 12, seed: 'monster', width },
  )
  for (const test of tests) it(test.name, test.run)

  it('VIN-RULING-29, VIN-QUEST-04 the bystander’s log has a twin with other cards seen and another quest', () => {
    const loaded = mawGame.load({ ...pack, start: fierce })
    const match = new Match(mawGame, loaded, 2)
    match.begin(randomFrom('deal'))
    const taken = match.choose(0, ['visit GAPING_MAW', 'draw empowered'], randomFrom('look'))
    expect(taken).toMatchObject({ row: { choices: ['visit GAPING_MAW', 'draw empowered'] } })
    const record = match.record()
    const second = twin(mawGame, loaded, record, 1, randomFrom('twin'), 40)
    const [dealt, shown] = [record, second.record].map(({ rows }) => rows.map((row) => row.outcomes))
    expect(second.differing).toBeGreaterThan(1)
    expect(shown?.[0]?.slice(0, 3)).toEqual(dealt?.[0]?.slice(0, 3)) // what lies open is the same
    expect(shown?.[0]?.[3]).not.toBe(dealt?.[0]?.[3]) // the quest of seat 0
    expect(shown?.[0]?.[4]).toBe(dealt?.[0]?.[4]) // the bystander's own
    expect(shown?.[1]).not.toEqual(dealt?.[1]) // the three cards
    expect(indistinguishable(mawGame, loaded, record, second.record, 1)).toBe(true)
  })
})
