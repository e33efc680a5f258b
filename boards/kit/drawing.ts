/** What every drawing owes: whatever may be chosen or looked at can be touched at a place of its own, and the picture stays light. */

import type { Point } from '@skerry/contracts'
import type { Choice, GameTypes, Options, PositionOf, Seat, Thing, ThingId, View } from '@skerry/kernel'
import { type ConformanceTest, demand, sampleOf, seedsOf, type Width } from '@skerry/kit'
import { askedTables, checkMarkup, NO_LIGHT, nodesIn, type Pictured, picturesOf, touchedIn } from './pictures.ts'
import type { Played } from './rows.ts'

export interface DrawnGame<G extends GameTypes> extends Pictured<G> {
  readonly ground: (pack: unknown) => string
  readonly icons: readonly string[]
  readonly pictograms: Readonly<Record<string, string>>
  readonly cases: readonly { readonly seats: number; readonly options?: Options }[]
  readonly choose: Played<G>['choose']
  /** Of questions that are known, one of so many is drawn. */
  readonly every: number
  /** Whether something on the table must have a place of its own and be touched there; what a choice names must be anyway. */
  readonly isWanted: (thing: Thing, view: View<G['seen']>, decision: string, places: Places) => boolean
  /** Questions that are answered on the board. */
  readonly answered: readonly string[]
  /** Further questions that must be drawn. */
  readonly held?: readonly string[]
  /** A full table has at least this many nodes; otherwise the games are too short to prove anything. */
  readonly nodes: number
  readonly width: Width
  readonly seed: string
}

type Places = Readonly<Record<ThingId, Point>>

/** For the whole page. */
const MOST_NODES = 2000

export function drawingTests<G extends GameTypes>(drawn: DrawnGame<G>): readonly ConformanceTest[] {
  const { game, content, cases, choose, every, answered, held = [], nodes, width, seed: chosen } = drawn
  const named = new Map<string, number>()
  const check = checkOf(drawn)
  return [
    ...cases.map(({ seats, options = {} }) => ({
      name: `is drawn with ${seats} players: light enough, and whatever may be chosen can be touched`,
      run: () => {
        const isTried = sampleOf(2, width)
        let [most, turn] = [0, 0]
        for (const seed of seedsOf(`drawing ${seats}`, width, chosen))
          for (const { position, seat, decision } of askedTables({ game, content, seats, seed, options, choose })) {
            if ((named.has(decision) && ++turn % every > 0) || !isTried([decision])) continue
            const shown = check(position, seat, decision)
            named.set(decision, (named.get(decision) ?? 0) + shown.named)
            most = Math.max(most, shown.nodes)
          }
        demand('light', most <= MOST_NODES, () => `${most} nodes`)
        demand('full', most > nodes, () => `only ${most} nodes: the tables are too empty`)
      },
    })),
    {
      name: 'held the questions that are answered on the board',
      run: () => {
        const untouched = answered.filter((decision) => (named.get(decision) ?? 0) === 0)
        const missing = held.filter((decision) => !named.has(decision))
        demand('questions', untouched.length === 0, () => `nothing could be touched at ${untouched}`)
        demand('questions', missing.length === 0, () => `${missing} were never asked`)
      },
    },
    { name: 'has pictograms for every name that is used', run: () => checkPictograms(drawn) },
  ]
}

/** Whatever may be chosen or looked at is there, inside the picture, at a place of its own. */
function checkOf<G extends GameTypes>(drawn: DrawnGame<G>) {
  const { game, content, pack, drawing, ground, isWanted } = drawn
  const { viewOf, markupOf, letteringOf } = picturesOf(drawn)
  const still = nodesIn(ground(pack)) + nodesIn(letteringOf('de'))
  const [x, y, width, height] = drawing.box(pack)
  const isInside = ([px, py]: Point = [Number.NaN, 0]): boolean => px > x && px < x + width && py > y && py < y + height
  return (position: PositionOf<G>, seat: Seat, decision: string) => {
    const view = viewOf(position, seat)
    const places = drawing.places(content, pack, view)
    const choices = game.choices(content, position, seat)
    const named = choices.kind === 'list' ? choices.list.flatMap((choice) => namedBy(choice, places)) : []
    const light = { ...NO_LIGHT, legal: new Set(named), isDimmed: true }
    const markup = markupOf(view, light, seat % 2 === 0 ? 'en' : 'de')
    checkMarkup(markup, decision)
    const touched = touchedIn(markup)
    const wanted = game
      .things(content, position, seat)
      .filter((thing) => isWanted(thing, view, decision, places))
      .map(({ id }) => id)
    const missing = [...named, ...wanted].filter((id) => !touched.has(id))
    demand('touch', missing.length === 0, () => `${decision}: ${missing} cannot be touched`)
    const outside = wanted.filter((id) => !isInside(places[id]))
    demand('places', outside.length === 0, () => `${decision}: ${outside} lie outside the box`)
    const spots = wanted.map((id) => String(places[id]))
    demand('places', new Set(spots).size === spots.length, () => `${decision}: two things lie at one place`)
    return { named: named.length, nodes: still + nodesIn(markup) }
  }
}

/** The things a choice names: `H05`, or `deck red` where its argument `deck` is `red`. */
function namedBy({ do: _verb, ...rest }: Choice, places: Places): readonly ThingId[] {
  return Object.entries(rest).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? Object.keys(value).filter((id) => id in places)
      : [String(value), `${key} ${value}`].filter((id) => id in places),
  )
}

function checkPictograms<G extends GameTypes>({ icons, pictograms, drawing, render }: DrawnGame<G>): void {
  const missing = icons.filter((name) => !Object.hasOwn(pictograms, name))
  demand('pictograms', missing.length === 0, () => `${missing} have none`)
  const shown = render(drawing.Pictogram({ name: icons[0] as string }) as never)
  demand('pictograms', shown.includes('<path'), () => `${icons[0]} is not drawn`)
  demand('pictograms', drawing.Pictogram({ name: 'nothing' }) === null, () => 'an unknown name is drawn')
}

/** Whatever the picture refers to is defined in it. */
export function checkDefined(markup: string): void {
  const [ids, uses] = [/ id="([^"]*)"/g, /(?:href="|url\()#([^")]*)/g].map(
    (pattern) => new Set([...markup.matchAll(pattern)].map(([, id]) => id)),
  ) as [Set<string>, Set<string>]
  const missing = [...uses].filter((id) => !ids.has(id))
  demand('defined', missing.length === 0, () => `${missing} are nowhere`)
}
