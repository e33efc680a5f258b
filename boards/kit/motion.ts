/** What every motion owes: it ends in the picture that follows, so that nothing jumps when an event has been shown. */

import type { GameTypes, Options, View } from '@skerry/kernel'
import { type ConformanceTest, demand, sampleOf, seedsOf, type Width } from '@skerry/kit'
import { checkMarkup, type Pictured, picturesOf } from './pictures.ts'
import { type Played, playedEvents } from './rows.ts'
import { demandSame } from './same.ts'

interface Planned {
  readonly acts: readonly { readonly do: string }[]
}

export interface MovedGame<G extends GameTypes, Plan extends Planned> extends Omit<Pictured<G>, 'scale'> {
  readonly presenter: {
    after(content: G['content'], view: View<G['seen']>, event: G['event']): View<G['seen']>
    pace(event: G['event'], view: View<G['seen']>): number
  }
  /** Games of these names are played. */
  readonly cases: readonly { readonly seats: number; readonly options?: Options; readonly names: readonly string[] }[]
  readonly choose: Played<G>['choose']
  readonly viewer: View['seat']
  readonly planOf: (view: View<G['seen']>, event: G['event']) => Plan
  /** The picture at the end: what lies under the acts, with every act on its last frame. */
  readonly endOf: (plan: Plan, view: View<G['seen']>, event: G['event']) => unknown
  /** The same of the true view. */
  readonly seenIn: (view: View<G['seen']>) => unknown
  /** All kinds of acts there are, in alphabetical order. */
  readonly kinds: readonly string[]
  /** At least this many types of events move something. */
  readonly least: number
  /** Events that take time although nothing moves, or not always. */
  readonly pauses?: readonly G['event']['type'][]
  /** Events that move something but are never shown by themselves. */
  readonly unshown?: readonly G['event']['type'][]
  /** How many events of each type are checked. */
  readonly sample: number
  readonly width: Width
  readonly seed: string
}

export function motionTests<G extends GameTypes, Plan extends Planned>(
  moved: MovedGame<G, Plan>,
): readonly ConformanceTest[] {
  const { game, content, presenter, cases, choose, viewer, kinds, least, sample, width, seed: chosen } = moved
  const isTried = sampleOf(sample, width)
  const [seen, types] = [new Set<string>(), new Set<string>()]
  const check = checkOf(moved)
  return [
    ...cases.map(({ seats, options = {}, names }) => ({
      name: `leads into the picture that follows, with ${seats} players`,
      run: () => {
        for (const seed of names.flatMap((name) => seedsOf(name, width, chosen))) {
          const played = { game, content, seats, seed, options, choose }
          for (const { event, view, after } of playedEvents<G>(played, viewer, presenter.after)) {
            if (!isTried([event.type])) continue
            const { acts } = check(view, event, after)
            for (const act of acts) seen.add(act.do)
            if (acts.length > 0) types.add(event.type)
          }
        }
      },
    })),
    {
      name: 'was seen in all its kinds',
      run: () => {
        const shown = [...seen].sort()
        demand('kinds', String(shown) === String(kinds), () => `seen were ${shown}`)
        demand('kinds', types.size >= least, () => `only ${types.size} types of events moved something`)
      },
    },
  ]
}

function checkOf<G extends GameTypes, Plan extends Planned>(moved: MovedGame<G, Plan>) {
  const { presenter, planOf, endOf, seenIn, pauses = [], unshown = [] } = moved
  const { momentOf } = picturesOf({ ...moved, scale: 1 })
  const drawn = new Set<string>()
  /** Each type of event is drawn once. */
  const draw = (view: View<G['seen']>, event: G['event'], moves: boolean): void => {
    if (drawn.has(event.type)) return
    drawn.add(event.type)
    const markup = momentOf(view, { key: 1, event, ms: 300 })
    checkMarkup(markup, event.type)
    demand('drawn', markup.includes('class="act ') === moves, () => `${event.type}: acts and picture do not agree`)
  }
  return (view: View<G['seen']>, event: G['event'], after: View<G['seen']>): Plan => {
    const plan = planOf(view, event)
    const moves = plan.acts.length > 0
    const ms = presenter.pace(event, view)
    demand('pace', ms > 0 || !moves || unshown.includes(event.type), () => `${event.type} moves and takes no time`)
    demand('pace', ms === 0 || moves || pauses.includes(event.type), () => `${event.type} takes time and shows nothing`)
    demandSame(event.type, endOf(plan, view, event), seenIn(after))
    draw(view, event, moves)
    return plan
  }
}
