/** Phase 1: the orcs multiply, attack, and fill what is empty. Ledger 3.4. Dice and fixed orders drive them (MAR-GEN-21). */

import { dice, type Rule, type Seat, type Split, steps, type Table } from '@skerry/kernel'
import { addOrcs } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import { fieldOf, holdingIn, isFigureIn, isOccupied, isOut, partyIn, seatFromStart, survivors } from '../queries.ts'
import type { FieldId, Marnon, OrcsFrame, RegionId, State, Way } from '../types.ts'
import { fightBetween } from './fight.ts'

type T = Table<Marnon>
const { auto, chance } = steps<Marnon, OrcsFrame>()

export const ATTACK_THRESHOLD = 4 // MAR-ORC-09
const LEAST_ATTACKERS = 2 // MAR-ORC-15

/** MAR-ORC-02, MAR-RULING-19 From the start player on, clockwise, whoever is still in the game. */
const rollerOf = (state: State, i: number): Seat => {
  const order = state.players.map((_, k) => seatFromStart(state, k)).filter((seat) => !isOut(state, seat))
  return order[i] as Seat
}

/** MAR-ORC-06, -08 One orc more in each area of a named region that orcs hold. */
const growthOfAreas = ({ state, content }: T, named: readonly RegionId[]): Split => {
  const n: Record<FieldId, number> = {}
  for (const region of named)
    for (const id of content.areasOf[region] ?? []) if (partyIn(state, id) === 'orcs') n[id] = 1
  return n
}
/** MAR-ORC-07 In an orc castle one more per named region it borders (MAR-RULING-20). */
const growthOfCastles = ({ state, content }: T, named: readonly RegionId[]): Split => {
  const n: Record<FieldId, number> = {}
  for (const id of content.castles) {
    const orcs = fieldOf(content, id).borders.filter((region) => named.includes(region)).length
    if (orcs > 0 && partyIn(state, id) === 'orcs') n[id] = orcs
  }
  return n
}

/** Why orcs leave a player's field alone (MAR-ORC-14); MAR-RULING-32 a sorcerer does not keep them away. */
function shieldOf(state: State, field: FieldId): { rule: RuleId; because: 'hero' | 'dragon' | 'peacemaker' } | null {
  if (isFigureIn(state, field, 'hero')) return { rule: 'MAR-ORC-14', because: 'hero' }
  if (state.peacemaker === field) return { rule: 'MAR-PEACE-06', because: 'peacemaker' } // MAR-RULING-42 from last round
  if (state.dragon === field) return { rule: 'MAR-DRAGON-09', because: 'dragon' }
  return null
}

/** MAR-ORC-15 Not with a single orc; and not when a defender has moved in (MAR-RULING-29). */
function canAttack(state: State, source: FieldId): boolean {
  const { party, bodies } = holdingIn(state, source)
  return party === 'orcs' && bodies >= LEAST_ATTACKERS
}

export const orcs: Rule<Marnon, OrcsFrame> = {
  // MAR-RULING-18 One region per player still in the game.
  begin: auto('MAR-ORC-01', (t, f) => {
    const { state, content } = t
    const left = survivors(state).length
    if (left < content.regions.length) return left === content.regions.length - 1 ? 'spareRegion' : 'nameRegion'
    f.named = content.regions.slice() // MAR-ORC-04 no dice are needed
    t.emit({ rule: 'MAR-ORC-04', type: 'allRegionsNamed' })
    return 'multiply'
  }),
  nameRegion: chance('MAR-ORC-02', {
    outcomes: () => dice(1),
    take(t, f, [die]) {
      const region = t.content.regions[die - 1] as RegionId
      const seat = rollerOf(t.state, f.named.length)
      if (f.named.includes(region)) {
        t.emit({ rule: 'MAR-ORC-03', type: 'regionNamedAgain', seat, region })
        return 'again'
      }
      f.named.push(region)
      t.emit({ rule: 'MAR-ORC-02', type: 'regionNamed', seat, region })
      return f.named.length < survivors(t.state).length ? 'again' : 'multiply'
    },
  }),
  // MAR-ORC-05 One die names the only region that does not multiply.
  spareRegion: chance('MAR-ORC-05', {
    outcomes: () => dice(1),
    take(t, f, [die]) {
      const region = t.content.regions[die - 1] as RegionId
      f.named = t.content.regions.filter((id) => id !== region)
      t.emit({ rule: 'MAR-ORC-05', type: 'regionSpared', region })
      return 'multiply'
    },
  }),
  multiply: auto('MAR-ORC-06', (t, f) => {
    const areas = growthOfAreas(t, f.named)
    const castles = growthOfCastles(t, f.named)
    for (const n of [areas, castles]) for (const id in n) addOrcs(t.state, id as FieldId, n[id] as number)
    if (Object.keys(areas).length > 0) t.emit({ rule: 'MAR-ORC-06', type: 'orcsGrew', n: areas })
    if (Object.keys(castles).length > 0) t.emit({ rule: 'MAR-ORC-07', type: 'orcsGrew', n: castles })
    return 'source'
  }),
  // MAR-ORC-09, -10 The next field with 4 or more orcs. MAR-RULING-21 They are counted when its turn comes;
  // MAR-RULING-22 a field just conquered has 1; MAR-RULING-31 dragon and Peacemaker do not keep them in.
  source: auto('MAR-ORC-09', (t, f) => {
    const { state, content } = t
    for (; f.source < content.fields.length; f.source++) {
      const source = content.fields[f.source] as FieldId
      const { party, bodies } = holdingIn(state, source)
      if (party !== 'orcs' || bodies < ATTACK_THRESHOLD) continue
      f.way = 0
      t.emit({ rule: 'MAR-ORC-10', type: 'orcsRoused', source, orcs: bodies })
      return 'target'
    }
    return 'fill'
  }),
  // MAR-ORC-11…13 One target after the other, to the end (MAR-RULING-26), each looked at when its turn comes (MAR-RULING-25).
  target: auto('MAR-ORC-11', (t, f) => {
    const { state, content } = t
    const source = content.fields[f.source] as FieldId
    const { ways } = fieldOf(content, source)
    while (f.way < ways.length && canAttack(state, source)) {
      const { to, by } = ways[f.way] as Way
      f.way += 1
      const party = partyIn(state, to)
      if (party === null || party === 'orcs') continue // MAR-ORC-14
      const shield = shieldOf(state, to)
      if (shield !== null) {
        t.emit({ rule: shield.rule, type: 'targetSpared', source, target: to, because: shield.because })
        continue
      }
      t.emit({ rule: by === 'tunnel' ? 'MAR-ORC-13' : 'MAR-ORC-12', type: 'orcsAttacked', source, target: to, by })
      t.call(fightBetween({ party: 'orcs', field: source }, { party, field: to }, by)) // MAR-ORC-16
      return 'again'
    }
    f.source += 1
    return 'source'
  }),
  // MAR-ORC-19, MAR-RULING-35 One orc enters each unoccupied field, castles included.
  fill: auto('MAR-ORC-19', (t) => {
    const fields = t.content.fields.filter((id) => !isOccupied(t.state, id))
    for (const id of fields) addOrcs(t.state, id, 1)
    if (fields.length > 0) t.emit({ rule: 'MAR-ORC-19', type: 'fieldsFilled', fields })
    return 'end'
  }),
}
