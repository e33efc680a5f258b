/** What Marnon tells its bots: the answers of a novice, the choices worth searching, and how each seat stands. */

import { anyChoice, type Choice, type Guide, type Random, type Seat } from '@skerry/kernel'
import { aids, attacks, curses, lookFrom, type P, placeAt, spreads, tileMoves } from './bot/answers.ts'
import { advance, jump, lose, muster, prospect, ringLosses } from './bot/fights.ts'
import { type At, boardOf } from './bot/island.ts'
import { survey } from './bot/plans.ts'
import { hide, settle, station } from './bot/setting.ts'
import { standing } from './bot/standing.ts'
import { GIFT } from './rules/peacemaker.ts'
import { GUARD } from './rules/setup.ts'
import { CHEST, CROWN } from './rules/treasure.ts'
import type { FieldId, Figure, Marnon, Role } from './types.ts'

type Rules = Marnon['frame']['rule']
type FrameOf<R extends Rules> = Extract<Marnon['frame'], { rule: R }>
type Steps = { [R in Rules]: `${R}.${FrameOf<R>['at']}` }[Rules]

/** A question: who is asked what, and how many choices at most are worth a thought. */
interface Question<F> {
  readonly play: P
  readonly seat: Seat
  readonly f: F
  readonly random: Random
  readonly most: number
}
/** Choices worth a thought, the novice's own first. */
type Thoughts<F> = (q: Question<F>) => readonly Choice[]

const listOf = ({ play, seat }: Question<unknown>): readonly Choice[] => {
  const choices = play.choices(seat)
  return choices.kind === 'none' ? [] : choices.list
}

/** So many men into one field. */
function into({ play, seat }: Question<unknown>, field: FieldId | null, men: number, first?: Figure): Choice[] {
  const board = boardOf(play)
  return [placeAt(board, seat, board.island.at[field as FieldId] as At, men, first)]
}

/** Losses in one field. */
function lostIn({ play }: Question<unknown>, field: FieldId | null, due: number): Choice[] {
  const board = boardOf(play)
  return [lose(board, board.island.at[field as FieldId] as At, due)]
}
const lossesOf =
  (role: Role): Thoughts<FrameOf<'fight'>> =>
  (q) =>
    lostIn(q, q.f[role].field, q.f.due[role])

const settling: Thoughts<unknown> = (q) => settle(boardOf(q.play), q.seat, listOf(q), q.random, q.most)
const attacking: Thoughts<FrameOf<'turn'>> = ({ play, seat, f, most }) => attacks(lookFrom(play, seat), f, most)

/** The men of aid 1 and 2 go where the next attack begins. */
const stationing: Thoughts<FrameOf<'turn'>> = ({ play, seat, f }) => {
  const o = lookFrom(play, seat)
  const from = survey(o, f.men, false)[0]?.from ?? o.board.holder.indexOf(seat)
  return [{ do: 'station', field: o.board.island.ids[from] } as Choice]
}

/** Whether to go on is open only where neither side is as good as beaten. */
const goingOn: Thoughts<FrameOf<'fight'>> = ({ play, seat, f }) => {
  const { takes, value } = prospect(lookFrom(play, seat), f)
  const both: Choice[] = value > 0 ? [{ do: 'goOn' }, { do: 'breakOff' }] : [{ do: 'breakOff' }, { do: 'goOn' }]
  return takes > 0.08 && takes < 0.85 ? both : both.slice(0, 1)
}

const block: Thoughts<FrameOf<'setup'>> = ({ play, seat, most }) => station(boardOf(play), seat, most)
const blockMen: Thoughts<FrameOf<'setup'>> = (q) => into(q, q.f.field, q.f.men)

const THOUGHTS: { readonly [S in Steps]?: Thoughts<never> } = {
  'setup.castle': settling,
  'setup.man': settling,
  'setup.hide': (q) => hide(q.play, boardOf(q.play), q.seat, listOf(q), q.random, q.most),
  'setup.guard': (q: Question<FrameOf<'setup'>>) => into(q, q.f.field, GUARD, 'hero'),
  'setup.force': block,
  'setup.forceMen': blockMen,
  'setup.firstForce': block,
  'setup.firstForceMen': blockMen,
  'setup.secondForce': block,
  'setup.secondForceMen': blockMen,
  'setup.thirdForce': block,
  'setup.thirdForceMen': blockMen,
  'peace.gift': (q) => into(q, q.play.state.peacemaker, GIFT),
  'dragon.eaten': (q: Question<FrameOf<'dragon'>>) => lostIn(q, q.play.state.dragon, q.f.die),
  'turn.aid': ({ play, seat }) => aids(play, lookFrom(play, seat)),
  'turn.aidField': stationing,
  'turn.aidMen': (q: Question<FrameOf<'turn'>>) => into(q, q.f.field, q.f.men),
  'turn.extraManField': stationing,
  'turn.moveTreasure': ({ play, seat, most }) => tileMoves(lookFrom(play, seat), most),
  'turn.remnant': ({ play, seat, f, most }: Question<FrameOf<'turn'>>) => spreads(lookFrom(play, seat), f, most),
  'turn.reinforce': ({ play, seat, f, most }: Question<FrameOf<'turn'>>) => spreads(lookFrom(play, seat), f, most),
  'turn.declare': attacking,
  'turn.extraAttack': attacking,
  'attack.muster': ({ play, seat, f }: Question<FrameOf<'attack'>>) => [muster(lookFrom(play, seat), f)],
  'attack.jump': (q: Question<FrameOf<'attack'>>) => [jump(lookFrom(q.play, q.seat), q.f, listOf(q))],
  'fight.attackerLosses': lossesOf('attacker'),
  'fight.defenderLosses': lossesOf('defender'),
  'fight.goOn': goingOn,
  'fight.attackerAdvance': ({ play, seat, f }: Question<FrameOf<'fight'>>) => [
    advance(lookFrom(play, seat), f, 'attacker'),
  ],
  'fight.defenderAdvance': ({ play, seat, f }: Question<FrameOf<'fight'>>) => [
    advance(lookFrom(play, seat), f, 'defender'),
  ],
  'find.chest': (q: Question<FrameOf<'find'>>) => into(q, q.f.field, CHEST),
  'find.crown': ({ play, seat, most }) => spreads(lookFrom(play, seat), { men: CROWN, aid: null }, most),
  'find.ringTarget': ({ play, seat }) => curses(boardOf(play), seat),
  'find.ringLosses': ({ play, seat, f }: Question<FrameOf<'find'>>) => [ringLosses(boardOf(play), f, seat)],
}

/** What search looks at: how many choices at most, and which share of a turn's effort. The rest the novice answers. */
const SEARCHED: { readonly [S in Steps]?: { readonly most: number; readonly share: number } } = {
  'setup.force': { most: 4, share: 0.2 },
  'setup.firstForce': { most: 4, share: 0.2 },
  'setup.secondForce': { most: 4, share: 0.2 },
  'setup.thirdForce': { most: 4, share: 0.2 },
  'turn.aid': { most: 3, share: 0.2 },
  'turn.moveTreasure': { most: 4, share: 0.2 },
  'turn.reinforce': { most: 3, share: 0.2 },
  'turn.declare': { most: 6, share: 0.25 },
  'turn.extraAttack': { most: 5, share: 0.2 },
  'fight.goOn': { most: 2, share: 0.05 },
  'find.ringTarget': { most: 3, share: 0.1 },
}

function stepOf(play: P): Steps {
  const { rule, at } = play.stack[play.stack.length - 1] as Marnon['frame']
  return `${rule}.${at}` as Steps
}

function thoughts(play: P, seat: Seat, random: Random, most: number): readonly Choice[] {
  const f = play.stack[play.stack.length - 1] as never
  return THOUGHTS[stepOf(play)]?.({ play, seat, f, random, most }).slice(0, most) ?? []
}

export const guide: Guide<Marnon> = {
  answer: (play, seat, random) => thoughts(play, seat, random, 1)[0] ?? (anyChoice(play, seat, random) as Choice),
  candidates(play, seat, random) {
    const searched = SEARCHED[stepOf(play)]
    return searched === undefined ? [] : thoughts(play, seat, random, searched.most)
  },
  evaluate: (t) => standing(t, boardOf(t)),
  share: (play) => SEARCHED[stepOf(play)]?.share ?? 0,
  /** Turns, counted on through the rounds. */
  clock(t) {
    const { round, players } = t.state
    return round * (players.length + 1) + (t.within('round')?.passed ?? 0)
  },
}
