/** A guide for bots written step by step: what to think of each question, and which questions deserve a search. */

import {
  type Allot,
  anyChoice,
  type Choice,
  type Frame,
  type FrameOf,
  type GameTypes,
  type Play,
  type Random,
  type Seat,
} from '@skerry/kernel'
import type { Guide } from './guide.ts'

/** A choice with what it leads to, in whatever the game counts; only differences matter. */
export interface RankedChoice {
  readonly choice: Choice
  readonly gain: number
}

export const bestFirst = (ranked: RankedChoice[]): RankedChoice[] => ranked.sort((a, b) => b.gain - a.gain)
export const rankChoices = (list: readonly Choice[], gain: (choice: Choice) => number): RankedChoice[] =>
  bestFirst(list.map((choice) => ({ choice, gain: gain(choice) })))
/** Choices that are in order already. */
export const inOrder = (choices: readonly Choice[]): RankedChoice[] => choices.map((choice) => ({ choice, gain: 0 }))
export const onlyChoice = (choice: Choice): RankedChoice[] => inOrder([choice])
/** A quantity spread over slots. */
export const onlyAllot = (verb: string, n: Readonly<Record<string, number>>): RankedChoice[] =>
  onlyChoice({ do: verb, n } as Allot)

type Procedure<G extends GameTypes> = G['frame']['rule']

/** A question to a seat. */
export interface Question<G extends GameTypes, F = unknown> {
  readonly play: Play<G>
  readonly seat: Seat
  /** The procedure that asks. */
  readonly frame: F
  /** What may be chosen, apart from allotments. */
  readonly list: readonly Choice[]
  readonly random: Random
  /** How many choices are looked at: one, if the novice answers. */
  readonly most: number
}
/** Choices worth a thought, the novice's own first. */
export type Thoughts<G extends GameTypes, F = unknown> = (question: Question<G, F>) => readonly RankedChoice[]

/** How a step is searched; steps that are not searched are answered by the novice. */
export interface Searched<G extends GameTypes, F = unknown> {
  /** How many choices at most. */
  readonly most: number
  /** Which share of a turn's effort, in 0 … 1. */
  readonly share: number
  /** How much less than the novice's own choice another may promise; absent: however much. */
  readonly margin?: number
  /** What is searched, if not the novice's thoughts. */
  readonly thoughts?: Thoughts<G, F>
}

export interface StepAdvice<G extends GameTypes> extends Omit<Guide<G>, 'answer' | 'worthSearching' | 'share'> {
  readonly thoughts: {
    readonly [P in Procedure<G>]?: { readonly [S in FrameOf<G, P>['at']]?: Thoughts<G, FrameOf<G, P>> }
  }
  readonly searched: {
    readonly [P in Procedure<G>]?: { readonly [S in FrameOf<G, P>['at']]?: Searched<G, FrameOf<G, P>> }
  }
}

/** By procedure and step. */
type Steps<T> = Readonly<Record<string, Readonly<Record<string, T | undefined>> | undefined>>
const topOf = <G extends GameTypes>({ stack }: Play<G>): G['frame'] => stack[stack.length - 1] as G['frame']
const at = <T>(steps: object, { rule, at: step }: Frame): T | undefined => (steps as Steps<T>)[rule]?.[step]

export function guideBySteps<G extends GameTypes>({ thoughts, searched, ...guide }: StepAdvice<G>): Guide<G> {
  const searchedAt = (play: Play<G>) => at<Searched<G>>(searched, topOf(play))
  const think = (play: Play<G>, seat: Seat, random: Random, search?: Searched<G>): readonly RankedChoice[] => {
    const frame = topOf(play)
    const question: Question<G> = {
      play,
      seat,
      frame,
      get list() {
        const choices = play.choices(seat)
        return choices.kind === 'none' ? [] : choices.list
      },
      random,
      most: search?.most ?? 1,
    }
    return (search?.thoughts ?? at<Thoughts<G>>(thoughts, frame))?.(question) ?? []
  }
  return {
    ...guide,
    answer: (play, seat, random) =>
      think(play, seat, random)[0]?.choice ??
      (anyChoice(play, seat, random, (choice) => guide.shuns?.(play, seat, choice) ?? false) as Choice),
    worthSearching(play, seat, random) {
      const search = searchedAt(play)
      if (search === undefined) return []
      const all = think(play, seat, random, search)
      const least = (all[0]?.gain ?? 0) - (search.margin ?? Number.POSITIVE_INFINITY)
      return all.slice(0, search.most).flatMap(({ choice, gain }) => (gain >= least ? [choice] : []))
    },
    share: (play) => searchedAt(play)?.share ?? 0,
  }
}
