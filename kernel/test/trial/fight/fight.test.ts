import { describe, expect, it } from 'vitest'
import { walk } from '../../../kit/index.ts'
import { type Choice, copy, exactly, type Position, part, slot } from '../../../src/index.ts'
import { fightGame, pack } from './game.ts'
import { fieldsOf, forceIn, strength } from './queries.ts'
import { rules } from './rules.ts'
import type { Fight, FightFrame, Force, State, Treasure } from './types.ts'

type P = Position<State, Fight['frame']>
const content = fightGame.load(pack)

/** `C1: A 4m+H` – seat A (0) has four men and the hero there; o = orcs; `–` = unoccupied. */
function forceFrom(text: string): Force {
  const [who = '', units = ''] = text.split(' ')
  const party = who === 'o' ? 'orcs' : who === '–' ? null : who.charCodeAt(0) - 65
  return {
    party,
    men: Number(/(\d+)m/.exec(units)?.[1] ?? 0),
    hero: units.includes('H'),
    sorcerer: units.includes('S'),
  }
}

/** A's turn at the attack, with these forces and tiles (`ring@I1 of B`) and nothing else on the board. */
function given(
  forces: Readonly<Record<string, string>>,
  tiles: readonly string[] = [],
  found: Treasure[][] = [[], [], []],
): P {
  const start = fightGame.setup(content, 3)
  const state = copy(start.state)
  for (const id of content.fields) state.fields[id] = forceFrom(forces[id] ?? '–')
  state.tiles = tiles.map((line) => {
    const [, face, field, owner] = /^(\w+)@(\w+) of (\w)$/.exec(line) ?? []
    return { owner: String(owner).charCodeAt(0) - 65, field: String(field), face: face as Treasure }
  })
  state.found = found
  state.active = 0
  state.out = [0, 1, 2].map((seat) => fieldsOf(state, seat).length === 0)
  const stack: Fight['frame'][] = [
    { rule: 'game', at: 'nextTurn', owner: 3 },
    { rule: 'turn', at: 'declare', seat: 0, attacksLeft: 2 },
  ]
  return { ...start, state, stack }
}
const at = (p: P, field: string) => forceIn(p.state, field)
const types = (events: readonly { type: string }[]) => events.map((e) => e.type)

describe('a fight inside a turn', () => {
  it('MAR-RULING-86 a ring found by the defender eliminates the active player: his turn and second attack lapse', () => {
    const start = given({ C1: 'A 3m', I1: 'A 1m', III1: 'B 4m', C2: 'B 1m', C3: 'C 2m' }, [
      'ring@I1 of B',
      'crown@C2 of A',
      'chest@C3 of C',
    ])
    const { position, events } = walk(fightGame, content, start, [
      '0 attack I1 III1 land',
      'chance 6/1', // A misses, B hits: A's field is empty
      '1 advance III1:2', // MAR-ATTACK-12 the victorious defender moves in and finds his ring
      '1 may not name 1: MAR-TREASURE-04 notYourself',
      '1 may decline',
      '1 name 0', // A has three men left and loses them all
    ])
    expect(types(events)).toEqual([
      'attackDeclared',
      'diceRolled',
      'unitsLost',
      'fieldOccupied',
      'treasureFound',
      'unitsLost',
      'eliminated',
    ])
    expect(position.state.out).toEqual([true, false, false])
    expect(position.state.tiles.some((tile) => tile.owner === 0)).toBe(false) // MAR-RULING-92
    expect(position.state.active).toBe(1) // the turn went to B, although A had an attack left
    expect(fightGame.pending(content, position)).toMatchObject({ decision: 'turn.reinforce', seats: [1] })
  })

  it('MAR-RULING-105 the active player loses his last unit in his own attack: out at once, yet the defender advances', () => {
    const start = given({ I1: 'A 1m', III1: 'B 3m', C3: 'C 2m' }, ['chest@I1 of B'])
    const { position, events } = walk(fightGame, content, start, [
      '0 attack I1 III1 land',
      'chance 6/1',
      '1 may not advance III1:3: MAR-ATTACK-10 tooMany',
      '1 advance III1:1',
      '1 fill I1:4', // MAR-TREASURE-02 the chest it found there, after the elimination
    ])
    expect(types(events)).toEqual([
      'attackDeclared',
      'diceRolled',
      'unitsLost',
      'eliminated',
      'fieldOccupied',
      'treasureFound',
      'menPlaced',
    ])
    expect(at(position, 'I1')).toMatchObject({ party: 1, men: 5 })
    expect(fightGame.pending(content, position)).toMatchObject({ decision: 'turn.reinforce', seats: [1] })
  })

  it('MAR-RULING-106 losses leave together, then eliminations, then the last survivor, before any advance', () => {
    const start = given({ I1: 'A 2m', III1: 'B 3m' }, [])
    const { position, events } = walk(fightGame, content, start, ['0 attack I1 III1 land', 'chance 5/2'])
    expect(types(events)).toEqual(['attackDeclared', 'diceRolled', 'unitsLost', 'eliminated'])
    expect(position.result).toEqual({ rule: 'MAR-RULING-94', reason: 'lastSurvivor', winners: [1] })
  })

  it('MAR-RULING-95 the last players vanish in one exchange: nobody wins', () => {
    const { position } = walk(fightGame, content, given({ I1: 'A 1m', III1: 'B 1m' }), [
      '0 attack I1 III1 land',
      'chance 1/1',
    ])
    expect(position.result).toEqual({ rule: 'MAR-RULING-95', reason: 'orcsRule', winners: [] })
  })

  it('MAR-RULING-76 each side names its own losses, the attacker first, and nothing has left meanwhile', () => {
    const start = given({ I1: 'A 2m+H', III1: 'B 2m+S', C3: 'C 2m' })
    const { position } = walk(fightGame, content, start, [
      '0 attack I1 III1 land',
      'chance 2/1',
      '1 may not lose III1:2: MAR-COMBAT-14 notYourTurn',
      '0 may not lose I1:2: MAR-COMBAT-14 tooMany',
      '0 lose I1/hero:1',
      '0 may not breakOff: MAR-COMBAT-14 notYourTurn',
      '1 lose III1:1 III1/sorcerer:1',
      '0 may goOn',
      '0 breakOff',
    ])
    expect([at(position, 'I1'), at(position, 'III1')]).toMatchObject([
      { men: 2, hero: false },
      { men: 1, sorcerer: false },
    ])
  })

  it('MAR-COMBAT-11 both miss: exactly one attacking unit; the orcs are never asked', () => {
    const start = given({ I1: 'A 1m+H', I2: 'o 2m', C3: 'C 2m', C2: 'B 1m' })
    const { position, events } = walk(fightGame, content, start, ['0 attack I1 I2 land', 'chance 6/6', '0 lose I1:1'])
    expect(events.find((e) => e.type === 'unitsLost')).toMatchObject({ losses: [{ party: 0, n: { I1: 1 } }] })
    expect(at(position, 'I2').men).toBe(2)
  })

  it('MAR-END-01, MAR-RULING-87 the third treasure ends the game on reveal, in the middle of another turn', () => {
    const start = given({ C1: 'A 3m', I1: 'A 1m', III1: 'B 4m' }, ['ring@I1 of B'], [[], ['crown', 'chest'], []])
    const { position } = walk(fightGame, content, start, ['0 attack I1 III1 land', 'chance 6/1', '1 advance III1:2'])
    expect(position.result).toEqual({ rule: 'MAR-END-01', reason: 'threeTreasures', winners: [1] })
    expect(at(position, 'C1').men).toBe(3) // the ring had no effect any more
    expect(fightGame.explain(content, position, 0, { do: 'rest' })).toMatchObject({
      rule: 'MAR-END-01',
      reason: 'gameOver',
    })
  })

  it('MAR-TREASURE-05 a tile of somebody else stays where it is, unseen', () => {
    const start = given({ I1: 'A 4m', III1: 'B 1m', C2: 'B 1m', C3: 'C 1m' }, ['ring@III1 of C'])
    const { position } = walk(fightGame, content, start, ['0 attack I1 III1 land', 'chance 1/6', '0 advance I1:2'])
    expect(position.state.tiles).toEqual([{ owner: 2, field: 'III1', face: 'ring' }])
    expect(fightGame.view(content, position, 1).state.tiles[0]?.face).toBe('hidden') // MAR-RULING-09
    expect(fightGame.view(content, position, 0).state.tiles[0]?.face).toBe('ring') // MAR-RULING-10 its hider
  })

  it('MAR-ATTACK-01 … -16 an attack is refused by the first rule in its way', () => {
    walk(fightGame, content, given({ I1: 'A 2m', I2: 'A 1m', III1: 'B 1m', C2: 'C 1m' }), [
      '0 may attack I1 III1 land',
      '0 may attack I2 C2 bridge',
      '0 may not attack C2 I2 bridge: MAR-ATTACK-03 notYourField',
      '0 may not attack I1 C2 land: MAR-ATTACK-03 notAdjacent',
      '0 may not attack I2 C2 land: MAR-ATTACK-03 notAdjacent',
      '0 may not attack I1 C1 land: MAR-RULING-64 nobodyThere',
      '0 may not attack I1 I2 land: MAR-ATTACK-02 ownField',
      '1 may not attack III1 I1 land: MAR-ATTACK-01 notYourTurn',
    ])
  })
})

describe('men spread over many fields', () => {
  const reinforcing = (forces: Readonly<Record<string, string>>): P => {
    const p = given(forces)
    p.stack[1] = { rule: 'turn', at: 'reinforce', seat: 0, attacksLeft: 1 }
    return p
  }

  it('MAR-REINF-05 one allotment over all own fields, a figure for two men, checked as a whole', () => {
    const start = reinforcing({
      C1: 'A 1m',
      I1: 'A 1m',
      I3: 'A 1m',
      C3: 'A 1m',
      III1: 'A 1m',
      C2: 'B 1m',
      III2: 'C 1m',
    })
    const { position } = walk(fightGame, content, start, [
      '0 may not place C1:4: MAR-REINF-05 tooFew', // five fields in one kingdom
      '0 may not place C1:6: MAR-REINF-05 notSoMany',
      '0 may not place C2:5: MAR-REINF-05 noSuchSlot',
      '0 may not place C1:1 I1/hero:1 I1/sorcerer:1: MAR-GEN-15 figuresApart',
      '0 may not place C1:1 I1/hero:1 I3/hero:1: MAR-GEN-20 oneOfEach',
      '0 place C1:1 I1/hero:1 III1/sorcerer:1',
    ])
    expect([at(position, 'C1').men, at(position, 'I1').hero, at(position, 'III1').sorcerer]).toEqual([2, true, true])
  })

  it('MAR-REINF-03, -04 the men are a sum that explains itself', () => {
    const two = reinforcing({ C1: 'A 1m', I1: 'A 1m', C3: 'A 1m', C2: 'B 1m', III2: 'C 1m' })
    expect(fightGame.sums(content, two, 0)['reinforcements 0']).toEqual({
      total: 4,
      parts: [
        part('MAR-REINF-03', 2, 'kingdom of C1'),
        part('MAR-REINF-03', 1, 'kingdom of C3'),
        part('MAR-REINF-04', 1, 'least'),
      ],
    })
  })

  it('MAR-REINF-05, MAR-RULING-101 the men are described, not listed: own fields, and figures still in the supply', () => {
    const start = reinforcing({ C1: 'A 1m', I1: 'A 1m+H', C2: 'B 1m', III2: 'C 1m' })
    const slots = [slot('C1', 4), slot('C1/sorcerer', 1, 2), slot('I1', 4)] // MAR-GEN-15 none beside the hero
    expect(fightGame.choices(content, start, 0)).toEqual({
      kind: 'allotment',
      do: 'place',
      allotment: exactly(4, slots),
      list: [],
    })
  })
})

describe('hiding the treasures', () => {
  it('MAR-RULING-04, -09 the face is told to the hider alone', () => {
    const start = fightGame.setup(content, 3)
    const applied = fightGame.apply(content, start, { seat: 1, choice: { do: 'hide', face: 'ring' } as Choice })
    if ('refused' in applied) throw new Error('refused')
    expect(applied.events).toEqual([
      expect.objectContaining({
        type: 'tileLaid',
        face: 'ring',
        shownTo: [1],
        others: { rule: 'MAR-SETUP-12', type: 'tileLaid', owner: 0, field: 'C2' },
      }),
    ])
    walk(fightGame, content, applied.position, [
      '1 may not hide ring: MAR-SETUP-12 alreadyLaid',
      '1 hide crown',
      '1 hide chest',
      '2 hide ring',
    ])
  })
})

it('MAR-COMBAT-01 … -06 strength is a sum of named parts', () => {
  const p = given({ I1: 'A 5m+H', C2: 'B 4m+S' })
  const f = {
    rule: 'fight',
    at: 'exchange',
    attacker: { party: 0, field: 'I1' },
    defender: { party: 1, field: 'C2' },
    by: 'bridge',
  } as FightFrame
  const t = fightGame.play(content, p)
  expect(strength(t, f, 'attacker')).toEqual({
    total: 5,
    parts: [part('MAR-COMBAT-01', 4, 'men'), part('MAR-COMBAT-02', 1, 'hero')],
  })
  expect(strength(t, f, 'defender').total).toBe(10)
})

it('every step of the excerpt has a rule id of the ledger', () => {
  for (const rule of Object.values(rules))
    for (const step of Object.values(rule)) expect(step.rule).toMatch(/^MAR-[A-Z]+-\d+$/)
})
