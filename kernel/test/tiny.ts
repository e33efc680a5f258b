/** Games of a few steps, made for one test each. */

import {
  among,
  type Choice,
  copy,
  type Definition,
  defineGame,
  type Effect,
  type Event,
  type Frame,
  findOutcome,
  type Game,
  type GameTypes,
  type Interpreter,
  openTable,
  type Plain,
  type PositionOf,
  type Reaction,
  type Rule,
  RuleError,
  type RuleId,
  type Seat,
  steps,
} from '../src/index.ts'

export interface TinyFrame extends Frame {
  readonly seat?: Seat
  readonly name?: string
  count?: number
}
export interface TinyState {
  log: string[]
  n: Record<string, number>
}
export interface TinyEvent extends Event {
  readonly what?: Plain
}
export interface TinyContent {
  readonly fields: readonly string[]
}
export interface Tiny extends GameTypes {
  content: TinyContent
  state: TinyState
  frame: TinyFrame
  event: TinyEvent
  seen: TinyState
  effect: Effect
  context: Plain
}

export const x = steps<Tiny, TinyFrame>()
export type TinyRule = Rule<Tiny, TinyFrame>
export const FIELDS = ['A', 'B', 'C'] as const
export const fieldIds = among((c: TinyContent) => c.fields, null)

/** A step that writes its name down and goes on. */
export const note = (line: string, next = 'end') =>
  x.auto('T-NOTE', (t) => {
    t.state.log.push(line)
    return next
  })
/** A rule of one step that writes its name down. */
export const noted = (line: string): TinyRule => ({ go: note(line) })
/** A step that writes its name down, says that these things happened, and goes on. */
export const emits = (types: readonly string[], line: string, next = 'end') =>
  x.auto('T-EMIT', (t) => {
    t.state.log.push(line)
    for (const type of types) t.emit(happened(type))
    return next
  })
/** A question to seat 0: its verbs, and where each of them leads. */
export const asks = (ways: Readonly<Record<string, Parameters<typeof x.word>[2]>>) =>
  x.decision('T-1', {
    seat: () => 0,
    offers: Object.entries(ways).map(([verb, next]) => x.word('T-1', verb, next)),
  })
/** A question with two answers at which a game of a few steps comes to rest. */
export const rest = x.decision('T-REST', {
  seat: () => 0,
  offers: [
    x.word('T-REST', 'wait', 'again'),
    x.word('T-REST', 'stop', (t) => {
      t.end({ rule: 'T-REST', reason: 'stopped', winners: [0] })
      return 'again'
    }),
  ],
})
/** A reaction that lets these rules run. */
export const when = (on: string, ...rules: readonly string[]): Reaction<Tiny> => ({
  rule: `T-WHEN-${on}`,
  on,
  frames: () => rules.map((rule) => ({ rule, at: 'go' })),
})
export const happened = (type: string): TinyEvent => ({ rule: 'T-EVENT', type })

interface Extras {
  readonly reactions?: readonly Reaction<Tiny>[]
  readonly effects?: Readonly<Record<string, Interpreter<Tiny>>>
  readonly seats?: number
}

/** A game whose first frame is `main.go`. */
export function tinyGame(rules: Readonly<Record<string, TinyRule>>, extras: Extras = {}): Game<Tiny> {
  const definition: Definition<Tiny> = {
    id: 'tiny',
    version: '1',
    seats: { min: 1, max: 4 },
    options: [],
    load: () => ({ fields: FIELDS }),
    setup: () => ({ state: { log: [], n: {} }, first: { rule: 'main', at: 'go' } }),
    rules,
    reactions: extras.reactions ?? [],
    ...(extras.effects === undefined ? {} : { effects: extras.effects }),
    clone: copy,
    view: openTable.view,
    redeal: openTable.redeal,
    things: () => [],
  }
  return defineGame(definition)
}

/** A game at its first question, and a way to go on in notation: `0 wait`, `chance 5/2`. */
export function begun(rules: Readonly<Record<string, TinyRule>>, extras: Extras = {}) {
  const game = tinyGame(rules, extras)
  const content = game.load({})
  const position = game.setup(content, extras.seats ?? 2)
  return { game, content, position, log: position.state.log }
}

/** Takes one entry of a line; a refusal fails the test. */
export function act<G extends GameTypes>(game: Game<G>, content: G['content'], p: PositionOf<G>, entry: string) {
  const [who = '', ...words] = entry.split(' ')
  const pending = game.pending(content, p)
  const outcome = pending.kind === 'chance' ? findOutcome(pending.outcomes, words.join(' ')) : undefined
  const applied =
    who === 'chance'
      ? game.apply(content, p, { outcome: outcome ?? words.join(' ') })
      : game.apply(content, p, { seat: Number(who), choice: game.parse(content, words.join(' ')) })
  if ('refused' in applied) throw new Error(`"${entry}" is refused: ${JSON.stringify(applied.refused)}`)
  return applied
}

/** Takes a line of entries and gives the last position. */
export function acts<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  start: PositionOf<G>,
  ...line: readonly string[]
): PositionOf<G> {
  return line.reduce((p, entry) => act(game, content, p, entry).position, start)
}

/** The error of this kind that the work ends with. */
export function thrownBy<E extends Error>(kind: abstract new (...given: never[]) => E, work: () => unknown): E {
  try {
    work()
  } catch (error) {
    if (error instanceof kind) return error
    throw error
  }
  throw new Error(`no ${kind.name} was thrown`)
}
export const fails = (work: () => unknown): RuleError => thrownBy(RuleError, work)

export interface Move extends Choice {
  readonly do: 'move'
  readonly from: string
  readonly to: string
}

export function movingGame(asked: string[] = []) {
  const needs = (rule: RuleId, reason: string, bad: (c: Move) => boolean) =>
    x.choiceNeeds<Move>(
      rule,
      reason,
      (_, _f, c) => !bad(c),
      (_, _f, c) => ({ from: c.from, to: c.to }),
    )
  return begun({
    main: {
      go: x.decision('T-TURN', {
        seat: () => 1,
        offers: [
          x.offer<Move>('T-MOVE', 'move', {
            args: { from: fieldIds, to: fieldIds },
            *candidates({ content }) {
              for (const from of content.fields) for (const to of content.fields) yield { do: 'move', from, to }
            },
            conditions: [
              needs('T-1', 'notFromA', (c) => c.from === 'A'),
              x.needs('T-2', 'tired', ({ state }) => {
                asked.push('tired')
                return state.n.tired === undefined
              }),
              needs('T-3', 'sameField', (c) => c.from === c.to),
              needs('T-4', 'notToC', (c) => c.to === 'C'),
            ],
            take(t, _, { from, to }) {
              t.state.log.push(`${from}-${to}`)
              return 'again'
            },
          }),
          x.word('T-NAP', 'nap', (t) => {
            t.state.n.tired = 1
            return 'again'
          }),
          x.word('T-ROLL', 'roll', 'dice'),
        ],
      }),
      dice: x.chance('T-DICE', {
        outcomes: () => ({ list: [1, 2], weights: null, total: 2 }),
        take(t, _, die) {
          t.state.log.push(typeof die)
          return die === 1 ? 'go' : 'other'
        },
      }),
      other: x.decision('T-OTHER', {
        seat: () => 0,
        offers: [
          x.word('T-OTHER', 'stay', 'go'),
          x.word('T-OTHER', 'leave', (t) => {
            t.end({ rule: 'T-OTHER', reason: 'left', winners: [] })
            return 'end'
          }),
        ],
      }),
    },
  })
}

export const move = (from: string, to: string) => ({ do: 'move', from, to }) as Choice
