/** Whole games for the tests of a board: row by row, event by event, and the words in what it says. */

import {
  anyChoice,
  type Choice,
  eventsFor,
  type Game,
  type GameTypes,
  type Options,
  type Play,
  type PositionOf,
  type Random,
  randomFrom,
  type Seat,
  type View,
  type Viewer,
} from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import { beginSession, type GameSession } from '@skerry/session'

export interface Played<G extends GameTypes> {
  readonly game: Game<G>
  readonly content: G['content']
  readonly seats: number
  /** The same seed, the same game. */
  readonly seed: string
  readonly options?: Options
  readonly choose: (play: Play<G>, seat: Seat, random: Random) => Choice
  /** After so many choices the game is left; absent: it is played to its end. */
  readonly most?: number
}

/** A row: the table before it, what was told to all and each, and the table after it in the match. */
export interface PlayedRow<G extends GameTypes> {
  readonly match: GameSession<G>
  readonly before: PositionOf<G>
  readonly events: readonly G['event'][]
}

export function* playedRows<G extends GameTypes>(played: Played<G>): Generator<PlayedRow<G>> {
  const { game, content, seats, seed, options = {}, choose, most = Number.POSITIVE_INFINITY } = played
  const random = randomFrom(seed)
  const match = beginSession(game, content, seats, options)
  let before = match.position
  yield { match, before, events: match.begin(random) }
  for (let row = 0; row < most && match.position.result === null; row++) {
    const pending = game.pending(content, match.position)
    if (pending.kind !== 'asked') throw new Flaw('rows', 'nobody is asked')
    const seat = pending.seats[0] as Seat
    const choice = choose(game.play(content, game.clone(match.position)), seat, random)
    before = match.position
    const taken = match.choose(seat, [choice], random)
    if ('refused' in taken) throw new Flaw('rows', `refused: ${JSON.stringify(taken.refused)}`)
    yield { match, before, events: taken.events }
  }
}

/** Remembers what it has given: a game that several tests look into is played once, and no further than they look. */
export function remembering<T>(source: Iterator<T>): Iterable<T> {
  const known: T[] = []
  return {
    *[Symbol.iterator]() {
      for (let i = 0; ; i++) {
        if (i === known.length) {
          const next = source.next()
          if (next.done) return
          known.push(next.value)
        }
        yield known[i] as T
      }
    },
  }
}

/** An event as a viewer is told it, with the views before and after it. */
export interface PlayedEvent<G extends GameTypes> {
  readonly event: G['event']
  readonly view: View<G['seen']>
  readonly after: View<G['seen']>
}

/** All events of a game for one viewer; `after` is what the board makes of a view and an event. */
export function* playedEvents<G extends GameTypes>(
  played: Played<G>,
  viewer: Viewer,
  after: (content: G['content'], view: View<G['seen']>, event: G['event']) => View<G['seen']>,
): Generator<PlayedEvent<G>> {
  const { game, content } = played
  for (const { before, events } of playedRows(played)) {
    let view = game.view(content, before, viewer)
    for (const event of eventsFor(events, viewer)) {
      const next = after(content, view, event)
      yield { event, view, after: next }
      view = next
    }
  }
}

/** Everybody who may look at a table. */
export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'spectator', 'open']

/** All that may be chosen; of an allotment some splits, and what stands beside it. */
export function choicesOf<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  position: PositionOf<G>,
  seat: Seat,
): readonly Choice[] {
  const play = game.play(content, game.clone(position))
  const choices = play.choices(seat)
  if (choices.kind === 'list') return choices.list
  const random = randomFrom('splits')
  const beside = choices.kind === 'allotment' ? choices.list : []
  return [...Array.from({ length: 4 }, () => anyChoice(play, seat, random) as Choice), ...beside]
}

/** Every text in a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Every pictogram named in a value. */
export function iconsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'icon' && typeof part === 'string' ? [part] : iconsIn(part),
  )
}
