/** Everything that is said in a random game, for tests of a game's words. */

import { type Language, type PlayTexts, refusalText, sumName, sumText, thingText } from '@skerry/contracts'
import {
  anyChoice,
  type Choice,
  type Event,
  type Game,
  type GameTypes,
  type Options,
  randomFrom,
  type Seat,
  universe,
} from '@skerry/kernel'
import { beginSession, type GameSession } from '@skerry/session'

export interface CollectedTexts {
  readonly events: Event[]
  readonly choices: Choice[]
  /** Sentences of one moment: things, sums and refusals, in every language. */
  readonly others: string[]
}

interface Spoken<G extends GameTypes> {
  readonly game: Game<G>
  readonly content: G['content']
  readonly talk: Readonly<Record<Language, PlayTexts>>
}
interface HearingPlan {
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** One moment in so many is listened to closely. */
  readonly every: number
}

/** Plays a random game to its end and listens. */
export function collectTexts<G extends GameTypes>(
  spoken: Spoken<G>,
  { seats, options, seed, every }: HearingPlan,
): CollectedTexts {
  const { game, content } = spoken
  const random = randomFrom(seed)
  const all = [...universe(game.verbs, content)]
  const match = beginSession(game, content, seats, options)
  const heard: CollectedTexts = { events: [...match.begin(random)], choices: [], others: [] }
  for (;;) {
    const pending = game.pending(content, match.position)
    if (pending.kind !== 'asked') return heard
    const seat = pending.seats[random(pending.seats.length)] as Seat
    const listed = game.choices(content, match.position, seat)
    if (listed.kind !== 'none') heard.choices.push(...listed.list)
    if (random(every) === 0) heard.others.push(...saidNow(spoken, match, seat, all))
    const choice = anyChoice(game.play(content, match.position), seat, random) as Choice
    heard.choices.push(choice)
    const taken = match.choose(seat, [choice], random)
    if ('refused' in taken) throw new Error(taken.refused.reason)
    heard.events.push(...taken.events)
  }
}

/** One in so many refusals is enough. */
const REFUSALS = 7

function saidNow<G extends GameTypes>(
  { game, content, talk }: Spoken<G>,
  { position }: GameSession<G>,
  seat: Seat,
  all: readonly Choice[],
): string[] {
  const refusals = all
    .filter((_, i) => i % REFUSALS === 0)
    .flatMap((choice) => game.explain(content, position, seat, choice) ?? [])
    .filter(({ reason }) => reason !== 'notNow')
  return (Object.keys(talk) as Language[]).flatMap((language) => {
    const words = talk[language]
    return [
      ...game.things(content, position, seat).map((thing) => thingText(words, thing)),
      ...Object.entries(game.sums(content, position, seat)).map(
        ([name, value]) => `${sumName(words, name)}: ${sumText(words, value)}`,
      ),
      ...refusals.map((refusal) => refusalText(words, language, refusal)),
    ]
  })
}
