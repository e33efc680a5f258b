/** What Marnon tells its bots: the answers of a novice, the choices worth searching, and how each seat stands. */

import { anyChoice, type Choice, type Guide, type Random, type Seat, type Table } from '@skerry/kernel'
import {
  advance,
  aids,
  attacks,
  curses,
  jump,
  lookFrom,
  lose,
  muster,
  type P,
  placeAt,
  prospect,
  ringLosses,
  spreads,
  tileMoves,
} from './bot/answers.ts'
import { type At, type Board, boardOf } from './bot/island.ts'
import { plansOf } from './bot/plans.ts'
import { hide, settle, station } from './bot/setting.ts'
import { standing } from './bot/standing.ts'
import type {
  AttackFrame,
  DragonFrame,
  FieldId,
  FightFrame,
  FindFrame,
  Marnon,
  SetupFrame,
  TurnFrame,
} from './types.ts'

type F = Marnon['frame']

/** The open question: which frame is at which step. */
function asked(play: P): { f: F; step: string } {
  const f = play.stack[play.stack.length - 1] as F
  return { f, step: `${f.rule}.${f.at}` }
}

const listOf = (play: P, seat: Seat): readonly Choice[] => {
  const choices = play.choices(seat)
  return choices.kind === 'none' ? [] : choices.list
}

/** Choices worth a thought, the novice's own first. `most`: how many at most. */
type Thoughts = (play: P, seat: Seat, f: never, random: Random, most: number) => readonly Choice[]

const at = (board: Board, field: FieldId): At => board.island.at[field] as At
const inField: Thoughts = (play, seat, f: SetupFrame) => {
  const board = boardOf(play)
  return [placeAt(board, seat, at(board, f.field as FieldId), f.men > 0 ? f.men : 5)]
}

const THOUGHTS: Readonly<Record<string, Thoughts>> = {
  'setup.castle': (play, seat, _, random, most) => settle(boardOf(play), seat, listOf(play, seat), random, most),
  'setup.man': (play, seat, _, random, most) => settle(boardOf(play), seat, listOf(play, seat), random, most),
  'setup.hide': (play, seat, _, random, most) => hide(play, boardOf(play), seat, listOf(play, seat), random, most),
  'setup.guard': (play, seat, f: SetupFrame) => {
    const board = boardOf(play)
    return [placeAt(board, seat, at(board, f.field as FieldId), 5, 'hero')]
  },
  'setup.force': (play, seat, _, _random, most) => station(boardOf(play), seat, most),
  'setup.forceMen': inField,
  'peace.gift': (play, seat) => {
    const board = boardOf(play)
    return [placeAt(board, seat, at(board, play.state.peacemaker as FieldId), 3)]
  },
  'turn.aid': (play, seat, _, _random, most) =>
    aids(play, lookFrom(play, seat))
      .slice(0, most)
      .map((aid) => ({ do: 'aid', aid }) as Choice),
  'turn.aidField': (play, seat, f: TurnFrame) => nextSource(play, seat, f),
  'turn.aidMen': (play, seat, f: TurnFrame) => inField(play, seat, f as never, NO_DICE, 1),
  'turn.extraManField': (play, seat, f: TurnFrame) => nextSource(play, seat, f),
  'turn.moveTreasure': (play, seat, _, _random, most) => tileMoves(lookFrom(play, seat), most),
  'turn.remnant': (play, seat, f: TurnFrame, _, most) => spreads(lookFrom(play, seat), f.men, 1, false, most),
  'turn.reinforce': (play, seat, f: TurnFrame, _, most) =>
    spreads(lookFrom(play, seat), f.men, f.aid === 'extraAttack' ? 2 : 1, f.aid === 'boat', most),
  'turn.declare': (play, seat, f: TurnFrame, _, most) => attacks(lookFrom(play, seat), f, most),
  'turn.extraAttack': (play, seat, f: TurnFrame, _, most) => attacks(lookFrom(play, seat), f, most),
  'attack.muster': (play, seat, f: AttackFrame) => [muster(lookFrom(play, seat), f)],
  'attack.jump': (play, seat, f: AttackFrame) => [jump(lookFrom(play, seat), f, listOf(play, seat))],
  'fight.attackerLosses': (play, _, f: FightFrame) => {
    const board = boardOf(play)
    return [lose(board, at(board, f.attacker.field), f.due.attacker)]
  },
  'fight.defenderLosses': (play, _, f: FightFrame) => {
    const board = boardOf(play)
    return [lose(board, at(board, f.defender.field), f.due.defender)]
  },
  'fight.goOn': (play, seat, f: FightFrame, _, most) => {
    const { takes, value } = prospect(lookFrom(play, seat), f)
    const both: Choice[] = value > 0 ? [{ do: 'goOn' }, { do: 'breakOff' }] : [{ do: 'breakOff' }, { do: 'goOn' }]
    return most > 1 && takes > 0.08 && takes < 0.85 ? both : both.slice(0, 1)
  },
  'fight.attackerAdvance': (play, seat, f: FightFrame) => [advance(lookFrom(play, seat), f, 'attacker')],
  'fight.defenderAdvance': (play, seat, f: FightFrame) => [advance(lookFrom(play, seat), f, 'defender')],
  'dragon.eaten': (play, _, f: DragonFrame) => {
    const board = boardOf(play)
    return [lose(board, at(board, play.state.dragon as FieldId), f.die)]
  },
  'find.chest': (play, seat, f: FindFrame) => {
    const board = boardOf(play)
    return [placeAt(board, seat, at(board, f.field), 4)]
  },
  'find.crown': (play, seat, _, _random, most) => spreads(lookFrom(play, seat), 3, 1, false, most),
  'find.ringTarget': (play, seat, _, _random, most) => curses(boardOf(play), seat, { most }),
  'find.ringLosses': (play, seat, f: FindFrame) => [ringLosses(boardOf(play), f, seat)],
}

const NO_DICE: Random = () => 0

function nextSource(play: P, seat: Seat, f: TurnFrame): Choice[] {
  const o = lookFrom(play, seat)
  const [plan] = plansOf(o, { men: f.men + 4, boat: false, attacks: 1 }, 1)
  const from = plan?.from ?? o.board.holder.indexOf(seat)
  return [{ do: 'station', field: o.board.island.ids[from] } as Choice]
}

/** How many choices search looks at, by question; those not named are answered. */
const WIDTH: Readonly<Record<string, number>> = {
  'setup.force': 4,
  'turn.aid': 3,
  'turn.moveTreasure': 4,
  'turn.reinforce': 3,
  'turn.declare': 5,
  'turn.extraAttack': 4,
  'fight.goOn': 2,
  'find.ringTarget': 3,
}
/** Together they make about one turn. */
const SHARE: Readonly<Record<string, number>> = {
  'setup.force': 0.2,
  'turn.aid': 0.2,
  'turn.moveTreasure': 0.2,
  'turn.reinforce': 0.2,
  'turn.declare': 0.25,
  'turn.extraAttack': 0.2,
  'fight.goOn': 0.05,
  'find.ringTarget': 0.1,
}

export const guide: Guide<Marnon> = {
  answer(play, seat, random) {
    const { f, step } = asked(play)
    const first = THOUGHTS[step]?.(play, seat, f as never, random, 1)[0]
    return first ?? (anyChoice(play, seat, random) as Choice)
  },
  candidates(play, seat, random) {
    const { f, step } = asked(play)
    const most = WIDTH[step] ?? 1
    return most < 2 ? [] : (THOUGHTS[step]?.(play, seat, f as never, random, most) ?? [])
  },
  evaluate: (t: Table<Marnon>) => standing(t, boardOf(t)),
  share: (play) => SHARE[asked(play).step] ?? 0.1,
  /** Turns taken, counted through the rounds. */
  clock(t) {
    const { round, players } = t.state
    return round * (players.length + 1) + (t.within('round')?.passed ?? 0)
  },
}
