/** The whole game, one round of it, and the dice for the start player. Ledger 3.3, 3.7, MAR-SETUP-02 and the order of 3.8. */

import { dice, type Rule, type Seat, steps } from '@skerry/kernel'
import type { RuleId } from '../ledger.ts'
import { isOut, seatFromStart, survivors } from '../queries.ts'
import type {
  DragonFrame,
  GameFrame,
  Marnon,
  OrcsFrame,
  PeaceFrame,
  RollOffFrame,
  RoundFrame,
  SetupFrame,
  TurnFrame,
} from '../types.ts'

const setupOf = (): SetupFrame => ({ rule: 'setup', at: 'order', taken: 0, men: 0, field: null })
const roundOf = (): RoundFrame => ({ rule: 'round', at: 'orcs', passed: 0 })
const orcsOf = (): OrcsFrame => ({ rule: 'orcs', at: 'begin', named: [], source: 0, way: 0 })
const dragonOf = (): DragonFrame => ({ rule: 'dragon', at: 'land', die: 0, atePlayer: false })
const peaceOf = (): PeaceFrame => ({ rule: 'peace', at: 'move' })
const turnOf = (seat: Seat): TurnFrame => ({
  rule: 'turn',
  at: 'aid',
  seat,
  aid: null,
  men: 0,
  field: null,
  extraAttackOpen: false,
})

const { auto } = steps<Marnon, GameFrame>()
export const game: Rule<Marnon, GameFrame> = {
  prepare: auto('MAR-SETUP-04', (t) => {
    t.call(setupOf())
    return 'nextRound'
  }),
  // MAR-ROUND-02 After phase 5 the next round starts.
  nextRound: auto('MAR-ROUND-02', (t) => {
    t.state.round += 1
    t.emit({ rule: 'MAR-ROUND-01', type: 'roundBegan', round: t.state.round })
    t.call(roundOf())
    return 'again'
  }),
}

const ofRound = steps<Marnon, RoundFrame>()
// MAR-ROUND-01 Orcs, dragon, Peacemaker, start player, player turns.
export const round: Rule<Marnon, RoundFrame> = {
  orcs: ofRound.auto('MAR-ROUND-01', (t) => {
    t.call(orcsOf())
    return 'dragon'
  }),
  dragon: ofRound.auto('MAR-ROUND-01', (t) => {
    t.call(dragonOf())
    return 'peacemaker'
  }),
  peacemaker: ofRound.auto('MAR-ROUND-01', (t) => {
    t.call(peaceOf())
    return 'startPlayer'
  }),
  startPlayer: ofRound.auto('MAR-ROUND-01', (t) => {
    t.call(rollOffOf('startRoll', survivors(t.state))) // MAR-RULING-93 the eliminated roll no more
    return 'turns'
  }),
  // MAR-TURN-01 Clockwise from the start player; MAR-RULING-93 the eliminated are skipped.
  turns: ofRound.auto('MAR-TURN-01', (t, f) => {
    const { state } = t
    while (f.passed < state.players.length) {
      const seat = seatFromStart(state, f.passed)
      f.passed += 1
      if (isOut(state, seat)) continue
      t.emit({ rule: 'MAR-TURN-02', type: 'turnBegan', seat })
      t.call(turnOf(seat))
      return 'again'
    }
    return 'end'
  }),
}

export const rollOffOf = <R extends 'setupStartRoll' | 'startRoll'>(
  rule: R,
  seats: readonly Seat[],
): RollOffFrame<R> => ({
  rule,
  at: 'roll',
  seats,
  rolls: [],
})

/** Each player rolls one die (MAR-RULING-98: told with its purpose), the highest becomes start player; ties are rolled off. */
function rollOff<R extends 'setupStartRoll' | 'startRoll'>(rule: RuleId): Rule<Marnon, RollOffFrame<R>> {
  const { auto: then, chance } = steps<Marnon, RollOffFrame<R>>()
  return {
    roll: chance(rule, {
      outcomes: () => dice(1),
      take(t, f, [die]) {
        t.emit({ rule, type: 'startDieRolled', seat: f.seats[f.rolls.length] as Seat, die })
        f.rolls.push(die)
        return f.rolls.length < f.seats.length ? 'again' : 'compare'
      },
    }),
    compare: then(rule, (t, f) => {
      const highest = Math.max(...f.rolls)
      const ahead = f.seats.filter((_, i) => f.rolls[i] === highest)
      if (ahead.length > 1) {
        f.seats = ahead
        f.rolls = []
        return 'roll'
      }
      // MAR-START-02 He keeps the role until the next phase 4.
      t.state.startPlayer = ahead[0] as Seat
      t.emit({ rule, type: 'startPlayerChosen', seat: ahead[0] as Seat })
      return 'end'
    }),
  }
}
export const setupStartRoll = rollOff<'setupStartRoll'>('MAR-SETUP-02')
export const startRoll = rollOff<'startRoll'>('MAR-START-01')
