/**
 * What a game says about itself before anybody plays it. Shells find games by their folder: `games/<game>/about.ts` exports
 * `about`, `emblem.tsx` the picture `emblem`, `edition.ts` the `edition` it follows and `words/chapters.ts` the names of
 * its `chapters`. Nothing outside the folder names the game.
 */

import type { Language } from './words.ts'

/** The same in every language we speak. */
export type Localized<T = string> = Readonly<Record<Language, T>>

/** For the list of games: loaded with the first page, so it is short. */
export interface GameAbout {
  readonly name: Localized
  /** A sentence or two that make one want to play. */
  readonly blurb: Localized
  readonly players: { readonly min: number; readonly max: number }
  /** About how long a game takes. Longer games are listed first. */
  readonly minutes: number
  /** A small game that shows how the table works, without an edition that it follows. */
  readonly isSample?: true
}

/** Waves across a picture. */
export interface SwellProps {
  readonly y: number
  readonly rows: number
  readonly colour: string
}

/** A picture of 320 × 180, children of an `svg`; the shell lends the sea, which is the same in all of them. */
export type Emblem<Node = unknown> = (tools: { readonly Swell: (props: SwellProps) => Node }) => Node

/** Where a datum of a pack comes from: the rulebook, another public source, or us. */
export type Origin = 'rulebook' | 'published' | 'designed'

/** Whose game this is and what of it is ours: for the page about the project. */
export interface GameEdition {
  /** Author, edition followed …: a name and what to say. */
  readonly facts: Localized<readonly (readonly [name: string, value: string])[]>
  /** How many data of the pack come from each origin. */
  readonly shares: Readonly<Record<Origin, number>>
  /** Why so much of it is ours, and what of it is not. */
  readonly origins: Localized<readonly [why: string, what: string]>
  /** Pictograms made by others: who, and which. */
  readonly pictograms?: readonly { readonly by: Localized; readonly which: Localized }[]
}

/** What the chapters of the rules are called, by the middle part of their ids. */
export type ChapterNames = Localized<Readonly<Record<string, string>>>
