/** Pictures of a board for its tests, and tables of whole games to draw. */

import type { BoardPart, Drawing, Language, Light, Moment } from '@skerry/contracts'
import type { Game, GameTypes, PositionOf, Seat, View } from '@skerry/kernel'
import { demand } from '@skerry/kit'
import { type Played, playedRows, remembering } from './rows.ts'

export const NO_LIGHT: Light = {
  legal: new Set(),
  picked: new Set(),
  affected: new Set(),
  focus: null,
  changed: new Set(),
  isDimmed: false,
  chips: new Map(),
  refused: new Set(),
}

/** A board to be drawn; what a node is and how it becomes text only the test knows. */
export interface Pictured<G extends GameTypes> {
  readonly game: Game<G>
  readonly content: G['content']
  readonly pack: unknown
  readonly drawing: Drawing<G> & Pick<BoardPart<G>, 'Pictogram'>
  /** The markup of a node inside an `svg`. */
  readonly render: (node: never) => string
  /** Pixels per unit. */
  readonly scale: number
}

export interface Pictures<G extends GameTypes> {
  viewOf(position: PositionOf<G>, viewer: View['seat']): View<G['seen']>
  markupOf(view: View<G['seen']>, light?: Light, language?: Language): string
  /** While an event is shown. */
  momentOf(view: View<G['seen']>, now: Moment<G['event']>): string
  letteringOf(language: Language): string
}

export function picturesOf<G extends GameTypes>(pictured: Pictured<G>): Pictures<G> {
  const { game, content, pack, drawing, render, scale } = pictured
  const text = (node: unknown): string => render(node as never)
  return {
    viewOf: (position, viewer) => game.view(content, position, viewer) as View<G['seen']>,
    markupOf: (view, light = NO_LIGHT, language = 'en') =>
      text(drawing.Live({ content, pack, language, view, light, now: null, scale })),
    momentOf: (view, now) =>
      text(drawing.Live({ content, pack, language: 'en', view, light: NO_LIGHT, now, scale: 1 })),
    letteringOf: (language) => text(drawing.Ground({ content, pack, language })),
  }
}

export const count = (text: string, part: string | RegExp): number => text.split(part).length - 1
export const nodesIn = (text: string): number => count(text, /<[a-z]/i)
/** Everything in a picture that can be touched. */
export const touchedIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/data-thing="([^"]*)"/g)].map(([, id = '']) => id))

/** No number has gone wrong, and nothing is drawn that is no picture. */
export function checkMarkup(markup: string, of: string): void {
  const found = /NaN|undefined|Infinity|\[object/.exec(markup)?.[0]
  demand('markup', found === undefined, () => `${of}: there is “${found}” in it`)
}

// —— tables ——

/** A position of a game at which somebody is asked. */
export interface AskedTable<G extends GameTypes> {
  readonly position: PositionOf<G>
  readonly seat: Seat
  readonly decision: string
}

export function* askedTables<G extends GameTypes>(played: Played<G>): Generator<AskedTable<G>> {
  for (const { match } of playedRows(played)) {
    const pending = played.game.pending(played.content, match.position)
    if (pending.kind === 'asked')
      yield { position: match.position, seat: pending.seats[0] as Seat, decision: pending.decision }
  }
}

/** Finds tables in games that are played once and no further than is looked; each is a copy that may be changed. */
export function tableFinder<G extends GameTypes>(play: (seats: number, seed: string) => Played<G>, games = 40) {
  const known = new Map<string, Iterable<AskedTable<G>>>()
  const knownTables = (seats: number, seed: string): Iterable<AskedTable<G>> => {
    const tables = known.get(seed) ?? remembering(askedTables(play(seats, seed)))
    known.set(seed, tables)
    return tables
  }
  return (seats: number, at: string, isIt: (position: PositionOf<G>) => boolean = () => true): AskedTable<G> => {
    for (let i = 0; i < games; i++) {
      const seed = `some ${seats} ${i}`
      for (const table of knownTables(seats, seed))
        if (table.decision === at && isIt(table.position))
          return { ...table, position: play(seats, seed).game.clone(table.position) }
    }
    throw new Error(`never ${at}`)
  }
}
