/** The line of a worked example: what it says step by step, how far a table has followed it, and which dice come next. */

import {
  type Choice,
  findOutcome,
  type Game,
  type Outcome,
  type Outcomes,
  type Random,
  type Seat,
} from '@skerry/kernel'
import type { Example } from '@skerry/kit'
import { type ChoiceRow, type GameSession, type Row, remaining } from '@skerry/session'
import type { ExampleStep, ShownExample } from '../link/types.ts'

const CLAIM = /^([A-Z]) may( not)? (.+?)(?:: (\S+) \S+)?$/
const CHANCE = /^(?:dice|chance) (.+)$/
const CHOICE = /^([A-Z]) (.+)$/

/** What can be shown of an example. Facts in the game's own short notation are for its tests. */
export function shownExample(game: Game, content: object, example: Example): ShownExample {
  const { id, title, rules, line, then } = example
  const read = (entry: string) => stepsIn(game, content, entry)
  const steps = line.filter((entry) => !entry.startsWith('now ')).flatMap(read)
  const claims = then.filter((entry) => CLAIM.test(entry)).flatMap(read)
  return { id, title, rules, steps: [...steps, ...claims], length: steps.length }
}

/** One step, or none: some claims are about words that are no choice of the game. */
function stepsIn(game: Game, content: object, entry: string): ExampleStep[] {
  const seatOf = (letter = '') => letter.charCodeAt(0) - 65
  const [, claimant, not, claimed = '', rule] = CLAIM.exec(entry) ?? []
  if (claimant !== undefined) {
    const choice = game.parse(content, claimed)
    const refusedBy = not === undefined ? null : (rule ?? '')
    return [{ kind: 'claim', seat: seatOf(claimant), choice, refusedBy }]
  }
  const outcome = CHANCE.exec(entry)?.[1]
  if (outcome !== undefined) return [{ kind: 'chance', outcome }]
  const [, letter, text = ''] = CHOICE.exec(entry) ?? []
  const choice = game.parse(content, text)
  return [{ kind: 'choice', seat: seatOf(letter), choice, notation: game.write(choice) }]
}

type Act = Pick<ChoiceRow, 'seat' | 'choices'>

/** The step that comes after these rows, and after an act that is about to be taken; null: another way was gone. */
export function followed({ steps, length }: ShownExample, rows: readonly Row[], act?: Act): number | null {
  let at = 0
  const pass = (isMeant: (step: ExampleStep) => boolean): boolean => {
    at = afterClaims(steps, at, length)
    const step = steps[at]
    if (at >= length || step === undefined) return true // the line is over, whatever happens is beyond it
    if (!isMeant(step)) return false
    at += 1
    return true
  }
  const passChoices = ({ seat, choices }: Act) =>
    choices.every((text) => pass((step) => step.kind === 'choice' && step.seat === seat && step.notation === text))
  const passOutcomes = ({ outcomes }: ChoiceRow) =>
    outcomes.every((text) => pass((step) => step.kind === 'chance' && ['*', text].includes(step.outcome)))
  const isFollowed = remaining(rows, ({ kind }) => kind).every(
    (row) => row.kind !== 'choice' || (passChoices(row) && passOutcomes(row)),
  )
  return isFollowed && (act === undefined || passChoices(act)) ? afterClaims(steps, at, length) : null
}

/** What chance gives from here on, until somebody chooses. */
function outcomesFrom({ steps, length }: ShownExample, from: number): string[] {
  const outcomes: string[] = []
  for (let at = afterClaims(steps, from, length); at < length; at = afterClaims(steps, at + 1, length)) {
    const step = steps[at]
    if (step?.kind !== 'chance') break
    outcomes.push(step.outcome)
  }
  return outcomes
}

/** Claims hold by themselves: nothing is done about them. */
function afterClaims(steps: readonly ExampleStep[], from: number, length: number): number {
  let at = from
  while (at < length && steps[at]?.kind === 'claim') at += 1
  return at
}

/** As long as somebody does what an example does, chance gives what it gives there. */
export function castAsIn(
  example: ShownExample,
  rows: readonly Row[],
  session: GameSession,
  seat: Seat | null,
  choices: readonly (Choice | string)[],
  otherwise: Random,
): Random {
  const written = choices.map((choice) => (typeof choice === 'string' ? choice : session.game.write(choice)))
  const next = followed(example, rows, { seat, choices: written })
  return next === null ? otherwise : castAs(session, seat, written, outcomesFrom(example, next), otherwise)
}

/** A generator that gives these outcomes after a seat's choices, and then draws on. */
function castAs(
  { game, content, position }: GameSession,
  seat: Seat | null,
  choices: readonly string[],
  wanted: readonly string[],
  otherwise: Random,
): Random {
  const draws: number[] = []
  let now = position
  const go = (actor: Parameters<typeof game.apply>[2]): boolean => {
    const applied = game.apply(content, now, actor)
    if ('refused' in applied) return false
    now = applied.position
    return true
  }
  const areMade = choices.every((text) => go({ seat: seat as Seat, choice: game.parse(content, text) }))
  for (const text of areMade ? wanted : []) {
    const pending = game.pending(content, now)
    const outcome = pending.kind === 'chance' ? outcomeFor(pending.outcomes, text) : undefined
    if (pending.kind !== 'chance' || outcome === undefined) break
    draws.push(drawOf(pending.outcomes, outcome))
    go({ outcome })
  }
  return (n) => draws.shift() ?? otherwise(n)
}

const outcomeFor = (outcomes: Outcomes, text: string): Outcome | undefined =>
  text === '*' ? outcomes.list[0] : findOutcome(outcomes, text)

/** What must be drawn to get this outcome. */
function drawOf({ list, weights }: Outcomes, outcome: Outcome): number {
  const place = list.indexOf(outcome)
  return weights === null ? place : weights.slice(0, place).reduce((sum, weight) => sum + weight, 0)
}
