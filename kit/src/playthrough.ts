/** Whole games as text, for golden files: a change of rules shows up as a readable difference. And counts of sequences. */

import { seatLetter } from '@skerry/contracts'
import {
  type Choice,
  type Choices,
  draw,
  type Event,
  type Game,
  type GameTypes,
  hashOf,
  type Options,
  type Play,
  type PositionOf,
  type Random,
  randomFrom,
  type Seat,
  type Split,
  someSplits,
  type Viewer,
  writeOutcome,
} from '@skerry/kernel'
import { randomChoice, viewersOf } from './simulate.ts'
import { follow } from './walk.ts'

const nameOf = (viewer: Viewer): string => (typeof viewer === 'number' ? seatLetter(viewer) : viewer)
const isAction = (line: string): boolean => /^([A-Z]|chance) /.test(line)

export interface PlaythroughPlan<G extends GameTypes = GameTypes> {
  readonly seats: number
  readonly options?: Options
  /** How a new game is played, where plain random play lasts too long; null: any choice. */
  choose?(play: Play<G>, seat: Seat, random: Random): Choice | null
  /** The text as it was told before: its actions are taken again. Empty: a random game by this seed. */
  readonly told: string
  readonly seed: string
}

/** The game that follows from these actions: each with its events, and every tenth with what all viewers see. */
export function playthrough<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  plan: PlaythroughPlan<G>,
): string {
  const start = game.setup(content, plan.seats, plan.options)
  const actions = plan.told === '' ? newActions(game, content, start, plan) : plan.told.split('\n').filter(isAction)
  let position = start
  const views = () =>
    viewersOf(plan.seats).map((v) => `  seen by ${nameOf(v)}: ${hashOf(game.view(content, position, v))}`)
  const lines = ['setup', ...views()]
  actions.forEach((action, i) => {
    const next = follow(game, content, position, [action])
    position = next.position
    lines.push(action, ...next.events.map(eventLine))
    if ((i + 1) % 10 === 0 || position.result !== null) lines.push(...views())
  })
  const { result } = position
  lines.push(
    result === null ? 'not over' : `${result.rule} ${result.reason}: ${result.winners.map(nameOf).join(', ')}`.trim(),
  )
  return `${lines.join('\n')}\n`
}

function eventLine({ rule, type, ...facts }: Event): string {
  const told = Object.entries(facts).map(([key, value]) => `${key} ${factText(value)}`)
  return `  ${type} (${rule}): ${told.join(', ')}`
}

function factText(value: unknown): string {
  if (Array.isArray(value)) return value.map(factText).join('/')
  return typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : String(value)
}

function newActions<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  start: PositionOf<G>,
  { seed, choose }: PlaythroughPlan<G>,
): string[] {
  const chosen = (p: PositionOf<G>, seat: Seat) =>
    choose?.(game.play(content, p), seat, random) ?? randomChoice(game, content, p, seat, random)
  const random = randomFrom(seed)
  const actions: string[] = []
  let position = start
  for (;;) {
    const pending = game.pending(content, position)
    if (pending.kind === 'over') return actions
    const seat = pending.kind === 'asked' ? (pending.seats[0] ?? -1) : -1
    const choice = pending.kind === 'asked' ? chosen(position, seat) : null
    const action =
      pending.kind === 'chance'
        ? `chance ${writeOutcome(draw(pending.outcomes, random))}`
        : `${nameOf(seat)} ${choice === null ? '' : game.write(choice)}`
    position = follow(game, content, position, [action]).position
    actions.push(action)
  }
}

/** An allotment counts as one way: its first split. */
function firstSplit<G extends GameTypes>(play: Play<G>, seat: Seat, choices: Choices): Choice[] {
  if (choices.kind !== 'allotment') return []
  const as = (n: Split) => ({ do: choices.do, n }) as Choice
  return someSplits(choices.allotment, (n) => play.explain(seat, as(n)) === null, 1).map(as)
}

/** How many sequences of this many choices and outcomes can follow (chess calls it perft); finished games have no more. */
export function sequences<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  p: PositionOf<G>,
  depth: number,
): number {
  const play = game.play(content, p)
  const waits = play.waits()
  if (waits === 'over') return 0
  const seat = waits === 'chance' ? -1 : play.next()
  const choices = play.choices(seat)
  const outcomes = waits === 'chance' ? play.outcomes().list : []
  const list = choices.kind === 'none' ? [] : [...choices.list, ...firstSplit(play, seat, choices)]
  if (depth === 1) return outcomes.length + list.length
  const after = (act: (next: typeof play) => void) => {
    const next = game.play(content, game.clone(p))
    act(next)
    return sequences(game, content, next.position, depth - 1)
  }
  let count = 0
  for (const outcome of outcomes) count += after((next) => next.resolve(outcome))
  for (const choice of list) count += after((next) => next.take(seat, choice))
  return count
}
