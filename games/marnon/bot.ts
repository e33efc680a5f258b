import { guideBySteps, inOrder, onlyChoice, type Question, type Thoughts } from '@skerry/contracts'
import type { Choice, FrameOf, Seat } from '@skerry/kernel'
import { aids, attacks, curses, lookFrom, placeAt, spreads, tileMoves } from './bot/answers.ts'
import { advance, jump, lose, muster, prospect, ringLosses } from './bot/fights.ts'
import { type At, boardOf } from './bot/island.ts'
import { survey } from './bot/plans.ts'
import { hide, settle, station } from './bot/setting.ts'
import { standing } from './bot/standing.ts'
import { finderOf } from './outlook.ts'
import { GIFT } from './rules/peacemaker.ts'
import { GUARD } from './rules/setup.ts'
import { CHEST, CROWN } from './rules/treasure.ts'
import type { FieldId, Figure, Marnon, Role } from './types.ts'

type Asked = Question<Marnon>
type Setup = FrameOf<Marnon, 'setup'>
type Turn = FrameOf<Marnon, 'turn'>
type Fight = FrameOf<Marnon, 'fight'>

const look = ({ play, seat }: Asked) => lookFrom(play, seat)

/** Puts this many men into one field. */
function into({ play, seat }: Asked, field: FieldId | null, men: number, first?: Figure) {
  const board = boardOf(play)
  return onlyChoice(placeAt(board, seat, board.island.at[field as FieldId] as At, men, first))
}

/** Losses in one field. */
function lostIn({ play }: Asked, field: FieldId | null, due: number) {
  const board = boardOf(play)
  return onlyChoice(lose(board, board.island.at[field as FieldId] as At, due))
}
const lossesOf =
  (role: Role): Thoughts<Marnon, Fight> =>
  (q) =>
    lostIn(q, q.frame[role].field, q.frame.due[role])
const advanceOf =
  (role: Role): Thoughts<Marnon, Fight> =>
  (q) =>
    onlyChoice(advance(look(q), q.frame, role))

const settling: Thoughts<Marnon> = (q) => inOrder(settle(boardOf(q.play), q.seat, q.list, q.random, q.most))
const spreading: Thoughts<Marnon, Turn> = (q) => inOrder(spreads(look(q), q.frame, q.most))
const attacking: Thoughts<Marnon, Turn> = (q) => inOrder(attacks(look(q), q.frame, q.most))

/** The men of aid 1 and 2 go where the next attack begins. */
const stationing: Thoughts<Marnon, Turn> = (q) => {
  const o = look(q)
  const from = survey(o, q.frame.men, false)[0]?.from ?? o.board.holder.indexOf(q.seat)
  return onlyChoice({ do: 'station', field: o.board.island.ids[from] } as Choice)
}

/** Whether to go on is open only where neither side is as good as beaten. */
const goingOn: Thoughts<Marnon, Fight> = (q) => {
  const { takes, value } = prospect(look(q), q.frame)
  const both: Choice[] = value > 0 ? [{ do: 'goOn' }, { do: 'breakOff' }] : [{ do: 'breakOff' }, { do: 'goOn' }]
  return inOrder(takes > 0.08 && takes < 0.85 ? both : both.slice(0, 1))
}

const block: Thoughts<Marnon, Setup> = ({ play, seat, most }) => inOrder(station(boardOf(play), seat, most))
const blockMen: Thoughts<Marnon, Setup> = (q) => into(q, q.frame.field, q.frame.men)

/** MAR-RULING-05 Legal, but bots never hide a treasure in a field of its owner, who would find it at once. */
const isGivingBack = ({ state }: Asked['play'], seat: Seat, choice: Choice): boolean =>
  choice.do === 'hide' && finderOf({ state, seat }, choice) !== null

const FORCE = { most: 4, share: 0.2 }

export const guide = guideBySteps<Marnon>({
  thoughts: {
    setup: {
      castle: settling,
      man: settling,
      hide: (q) => inOrder(hide(q.play, boardOf(q.play), q.seat, q.list, q.random, q.most)),
      guard: (q) => into(q, q.frame.field, GUARD, 'hero'),
      force: block,
      forceMen: blockMen,
      firstForce: block,
      firstForceMen: blockMen,
      secondForce: block,
      secondForceMen: blockMen,
      thirdForce: block,
      thirdForceMen: blockMen,
    },
    peace: { gift: (q) => into(q, q.play.state.peacemaker, GIFT) },
    dragon: { eaten: (q) => lostIn(q, q.play.state.dragon, q.frame.die) },
    turn: {
      aid: (q) => inOrder(aids(q.play, look(q))),
      aidField: stationing,
      aidMen: (q) => into(q, q.frame.field, q.frame.men),
      extraManField: stationing,
      moveTreasure: (q) => inOrder(tileMoves(look(q), q.most)),
      remnant: spreading,
      reinforce: spreading,
      declare: attacking,
      extraAttack: attacking,
    },
    attack: {
      muster: (q) => onlyChoice(muster(look(q), q.frame)),
      jump: (q) => onlyChoice(jump(look(q), q.frame, q.list)),
    },
    fight: {
      attackerLosses: lossesOf('attacker'),
      defenderLosses: lossesOf('defender'),
      goOn: goingOn,
      attackerAdvance: advanceOf('attacker'),
      defenderAdvance: advanceOf('defender'),
    },
    find: {
      chest: (q) => into(q, q.frame.field, CHEST),
      crown: (q) => inOrder(spreads(look(q), { men: CROWN, aid: null }, q.most)),
      ringTarget: ({ play, seat }) => inOrder(curses(boardOf(play), seat)),
      ringLosses: ({ play, seat, frame }) => onlyChoice(ringLosses(boardOf(play), frame, seat)),
    },
  },
  searched: {
    setup: { force: FORCE, firstForce: FORCE, secondForce: FORCE, thirdForce: FORCE },
    turn: {
      aid: { most: 3, share: 0.2 },
      moveTreasure: { most: 4, share: 0.2 },
      reinforce: { most: 3, share: 0.2 },
      declare: { most: 6, share: 0.25 },
      extraAttack: { most: 5, share: 0.2 },
    },
    fight: { goOn: { most: 2, share: 0.05 } },
    find: { ringTarget: { most: 3, share: 0.1 } },
  },
  shuns: isGivingBack,
  evaluate: (t) => standing(t, boardOf(t)),
  /** Turns, counted on through the rounds. */
  clock(t) {
    const { round, players } = t.state
    return round * (players.length + 1) + (t.within('round')?.passed ?? 0)
  },
})
