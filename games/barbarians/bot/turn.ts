/** A novice's turn: where to place the hero, whom to pray to or sacrifice, which way to turn a ring. */

import { bestFirst, onlyChoice, type RankedChoice, rankChoices } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import { cardOf, isTribe, modulo, SECTORS, SKIPPED_DP, TROOPS, turnedRing } from '../queries.ts'
import type { BarEffect, God, PlaceHero, Pray, Sacrifice, Side, TurnFrame, Warlord } from '../types.ts'
import { eraWorth, expected, heroesAhead, lastSpace, placing, worthOf } from './ahead.ts'
import { heldWorth } from './cards.ts'
import { after, type Judge } from './doing.ts'
import type { Outlook } from './outlook.ts'
import { copyOf, type Sketch, sketchOf } from './sketch.ts'

/** Looks on from a turn to the end of the era; the hero of the turn is still to be placed, or has been. */
const onFrom =
  (o: Outlook, { at, ring }: Pick<TurnFrame, 'at' | 'ring'>): Judge =>
  (s) => {
    s.round = at === 'before' ? ring - 1 : ring
    return heroesAhead(o, s, lastSpace(o, s.round))
  }

/** How the table is looked at from the middle of something. */
export function judgeOf(o: Outlook, turn: TurnFrame | undefined): Judge {
  if (turn !== undefined) return onFrom(o, turn)
  return (s) => (o.state.round > 0 ? eraWorth(o, s) : worthOf(o, s))
}

// —— turning rings ——

const rotates = (effects: readonly BarEffect[]): boolean =>
  effects.some((effect) => effect.do === 'rotate' || (effect.do === 'either' && effect.sides.some(rotates)))

/** The same table with a ring turned. */
function turned(o: Outlook, ring: number, steps: number): Outlook {
  const turns = o.state.turns.map((n, i) => (i === ring - 1 ? modulo(n + steps, SECTORS) : n))
  const arc = ring === 3 ? modulo(o.state.arc + steps, SECTORS) : o.state.arc
  return { ...o, state: { ...o.state, turns, arc } }
}

/** The better direction, and what it leads to. */
function rotation(o: Outlook, f: TurnFrame, s: Sketch): { readonly steps: 1 | -1; readonly worth: number } {
  const look = (steps: number) => onFrom(turned(o, turnedRing(f.ring), steps), f)(copyOf(s))
  const [clockwise, counter] = [look(1), look(-1)]
  return clockwise >= counter ? { steps: 1, worth: clockwise } : { steps: -1, worth: counter }
}

export function direction(o: Outlook, turn: TurnFrame): RankedChoice[] {
  const { steps } = rotation(o, turn, sketchOf(o))
  return onlyChoice({ do: 'rotate', direction: steps === 1 ? 'clockwise' : 'counterclockwise' } as Choice)
}

// —— extras ——

/** How much of what a warlord is worth is given up with it: another may take its place. */
const GIVEN_UP = 0.75

function sacrificed(o: Outlook, f: TurnFrame, s: Sketch, id: Warlord['id']): number {
  const { sacrifice, troop } = cardOf(o.content, id) as Warlord
  const without = copyOf(s)
  const at = troop === 'any' ? TROOPS.length : TROOPS.indexOf(troop)
  without.calls[at] = Math.max(0, (without.calls[at] as number) - 1)
  without.warlords -= 1
  without.gain -= GIVEN_UP * heldWorth(o, s, id, true)
  const effects = isTribe(o.state, o.seat, 'bear') ? [...sacrifice, ...sacrifice] : sacrifice
  return after(o, without, effects, onFrom(o, f))
}

/** BAR-EXTRA-02 There is one in a turn, so it must bring at least so much. */
const EXTRA = 0.2

function extras(o: Outlook, f: TurnFrame, s: Sketch, list: readonly Choice[]): RankedChoice[] {
  let rotated: number | null = null
  const byTurning = (): number => {
    rotated ??= rotation(o, f, s).worth
    return rotated
  }
  return list.flatMap((choice): RankedChoice[] => {
    if (choice.do === 'sacrifice') return [{ choice, gain: sacrificed(o, f, s, (choice as Sacrifice).card) - EXTRA }]
    if (choice.do !== 'pray') return []
    const { prayer } = cardOf(o.content, (choice as Pray).card) as God
    const plain = after(o, s, prayer, onFrom(o, f))
    return [{ choice, gain: (rotates(prayer) ? Math.max(plain, byTurning()) : plain) - EXTRA }]
  })
}

// —— the turn ——

/** BAR-ACT-03 The hero at once or an extra before it. */
export function before(o: Outlook, f: TurnFrame, list: readonly Choice[]): RankedChoice[] {
  const s = sketchOf(o)
  const heroes = rankChoices(
    list.filter(({ do: verb }) => verb === 'place' || verb === 'skip'),
    (choice) =>
      choice.do === 'place'
        ? placing(o, s, (choice as PlaceHero).space)
        : onFrom(o, { ...f, at: 'after' })(copyOf(s)) + SKIPPED_DP,
  )
  // Seen through an extra the space of this turn is as uncertain as those of later turns.
  const unsure = expected(
    o,
    heroes.map(({ gain }) => gain),
  )
  const sure = (heroes[0]?.gain ?? unsure) - unsure
  return bestFirst([...heroes, ...extras(o, f, s, list).map(({ choice, gain }) => ({ choice, gain: gain + sure }))])
}

export function afterwards(o: Outlook, f: TurnFrame, list: readonly Choice[]): RankedChoice[] {
  const s = sketchOf(o)
  return bestFirst([{ choice: { do: 'endTurn' }, gain: onFrom(o, f)(copyOf(s)) }, ...extras(o, f, s, list)])
}

/** Whether to carry out the space, or once more: what costs nothing does no harm. */
export function carrying(
  o: Outlook,
  f: TurnFrame,
  effects: readonly BarEffect[],
  list: readonly Choice[],
): RankedChoice[] {
  if (effects[0]?.do !== 'trade') return onlyChoice({ do: 'carryOut' })
  const s = sketchOf(o)
  return rankChoices(list, ({ do: verb }) =>
    verb === 'carryOut' ? after(o, s, effects, onFrom(o, f), true) + 0.01 : onFrom(o, f)(copyOf(s)),
  )
}

/** Which side of a slash. */
export function sides(
  o: Outlook,
  both: readonly (readonly BarEffect[])[],
  turn: TurnFrame | undefined,
  list: readonly Choice[],
): RankedChoice[] {
  const s = sketchOf(o)
  return rankChoices(list, (choice) => {
    const effects = both[(choice as Side).side - 1] as readonly BarEffect[]
    const isTurning = turn !== undefined && rotates(effects)
    return isTurning ? rotation(o, turn, s).worth : after(o, s, effects, judgeOf(o, turn))
  })
}
