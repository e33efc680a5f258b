/** Plays a line from a position and checks everything at every step: the way trials and worked examples are run. */

import {
  type DefinedGame,
  type Event,
  findOutcome,
  type GameTypes,
  hashOf,
  Match,
  type PositionOf,
  parse,
  type Random,
  randomFrom,
  type Seat,
} from '../src/index.ts'
import { demand, Flaw } from './flaw.ts'
import { MOMENT_CHECKS } from './moments.ts'

export interface Walked<G extends GameTypes> {
  readonly position: PositionOf<G>
  readonly events: readonly Event[]
}

/**
 * One entry of a line is a choice (`0 attack C1 I1 land`), chance (`chance 5/2`), or a claim that must hold at that
 * moment: `1 may breakOff`, `1 may not breakOff: X-ATTACK-05 notNow`.
 */
export function walk<G extends GameTypes>(
  game: DefinedGame<G>,
  content: G['content'],
  start: PositionOf<G>,
  line: readonly string[],
  random: Random = randomFrom('walk'),
): Walked<G> {
  const events: Event[] = []
  let position = start
  const inspect = (where: string) => {
    for (const check of Object.values(MOMENT_CHECKS)) check({ game, content, position, where, random })
  }
  inspect('start of the line')
  for (const entry of line) {
    if (claim(game, content, position, entry)) continue
    const before = position
    const [who = '', ...words] = entry.split(' ')
    const applied =
      who === 'chance'
        ? game.apply(content, position, { outcome: outcomeOf(game, content, position, words.join(' ')) })
        : game.apply(content, position, {
            seat: Number(who),
            choice: parse(game.compiled.verbs, content, words.join(' ')),
          })
    if ('refused' in applied) throw new Flaw('line', `"${entry}" is refused: ${JSON.stringify(applied.refused)}`)
    position = applied.position
    events.push(...applied.events)
    if (who !== 'chance') undoing(game, content, before, Number(who), words.join(' '))
    inspect(`after "${entry}"`)
  }
  return { position, events }
}

/** True if the entry is a claim; throws if it does not hold. */
export function claim<G extends GameTypes>(
  game: DefinedGame<G>,
  content: G['content'],
  p: PositionOf<G>,
  entry: string,
): boolean {
  const [, seat, not, text = '', expected] =
    /^(\d+) may( not)? ([^:]+(?::\d+[^:]*)*?)(?:: (\S+ \S+))?$/.exec(entry) ?? []
  if (seat === undefined) return false
  const refusal = game.explain(content, p, Number(seat), parse(game.compiled.verbs, content, text))
  const got = refusal === null ? 'it is legal' : `${refusal.rule} ${refusal.reason} ${JSON.stringify(refusal.params)}`
  demand('claim', (refusal === null) === (not === undefined), () => `"${entry}" does not hold: ${got}`)
  if (expected !== undefined)
    demand('claim', `${refusal?.rule} ${refusal?.reason}` === expected, () => `"${entry}" does not hold: ${got}`)
  return true
}

/** A choice that neither met chance nor showed anything can be taken back, and made again. */
function undoing<G extends GameTypes>(
  game: DefinedGame<G>,
  content: G['content'],
  start: PositionOf<G>,
  seat: Seat,
  choice: string,
): void {
  const match = new Match(game, content, start.seats, {}, start)
  const first = match.choose(seat, [choice], randomFrom('undo'))
  if ('refused' in first) throw new Flaw('undo', JSON.stringify(first.refused))
  const barrier = match.undoBarrier(seat)
  const undone = match.undo(seat)
  demand('undo', 'refused' in undone === (barrier !== null), () => `"${choice}": the barrier says ${barrier}`)
  if (barrier !== null) return
  demand('undo', hashOf(match.position) === hashOf(start), () => `"${choice}": undo does not lead back`)
  const again = match.choose(seat, [choice], randomFrom('undo'))
  demand(
    'undo',
    'row' in again && again.row.hash === first.row.hash,
    () => `"${choice}": made again it leads elsewhere`,
  )
}

function outcomeOf<G extends GameTypes>(game: DefinedGame<G>, content: G['content'], p: PositionOf<G>, text: string) {
  const pending = game.pending(content, p)
  if (pending.kind !== 'chance') throw new Flaw('line', `"chance ${text}": ${JSON.stringify(pending)} waits instead`)
  const outcome = findOutcome(pending.outcomes, text)
  if (outcome === undefined)
    throw new Flaw(
      'line',
      `"chance ${text}": ${pending.chance} cannot give that, but ${pending.outcomes.list.slice(0, 12).join(', ')}`,
    )
  return outcome
}
