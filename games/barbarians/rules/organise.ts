/** The organisation phase of a solo game: what the fate card makes the dummy do. Ledger 3.22. */

import { entriesOf, type Rule, steps, takeFrom, weighted } from '@skerry/kernel'
import { discardDisplay, finish, moveDummies, putOnStack, removeMarker } from '../effects.ts'
import { DUMMY, factionIn, isAdjacent, LAST_LEVEL, LAST_SPACE, mapOf, markerOf, regionOf, TRACKS } from '../queries.ts'
import type { Barbarians, Fate, FateId, MarkerId, OrganiseFrame, Region, Rival, State } from '../types.ts'

type T = { readonly state: State; readonly content: Barbarians['content'] }
const { auto, chance } = steps<Barbarians, OrganiseFrame>()
const fateOf = ({ state, content }: T): Fate => content.fates[state.fate as FateId] as Fate
const rivalOf = ({ rival }: State): Rival => rival as Rival
const valueAt = ({ state, content }: T, { id }: Region): number =>
  markerOf(content, state.markers[id] as MarkerId).value

/** BAR-SOLO-14, -15 Of the first faction that has a candidate the highest marker; discovery plays no part. */
function dummyTarget(t: T): Region | undefined {
  const candidates = mapOf(t).regions.filter(
    (region) => t.state.markers[region.id] !== undefined && isAdjacent(t, region),
  )
  for (const faction of fateOf(t).conquest) {
    const [best] = candidates
      .filter(({ id }) => factionIn(t, id) === faction)
      .sort((a, b) => valueAt(t, b) - valueAt(t, a)) // BAR-RULING-106 no two are equal
    if (best !== undefined) return best
  }
  return undefined
}

export const organise: Rule<Barbarians, OrganiseFrame> = {
  // BAR-SOLO-09, BAR-RULING-98 All six are shuffled every era; or each comes once.
  draw: chance<FateId>('BAR-SOLO-09', {
    outcomes: ({ state }) => weighted(entriesOf(state.fates)),
    take(t, _, fate) {
      if (t.state.options.fateDraw === 'eachOnce') takeFrom(t.state.fates, fate)
      t.state.fate = fate
      t.emit({ rule: 'BAR-SOLO-09', type: 'fateDrawn', fate, shownTo: 'all' })
      return 'heroes'
    },
  }),
  heroes: auto('BAR-SOLO-10', (t) => {
    moveDummies(t, 'BAR-SOLO-10', fateOf(t).heroes)
    return 'knowledge'
  }),
  // BAR-SOLO-11, BAR-RULING-114 A step per symbol; finished tracks take none. BAR-RULING-99 The dummy gets no bonus.
  knowledge: auto('BAR-SOLO-11', (t) => {
    const { knowledge } = rivalOf(t.state)
    const { knowledge: shown } = fateOf(t)
    for (const track of TRACKS) {
      const level = Math.min(LAST_LEVEL, knowledge[track] + (shown[track] ?? 0))
      if (level === knowledge[track]) continue
      knowledge[track] = level
      if (level === LAST_LEVEL) finish(t.state, DUMMY, track)
      t.emit({ rule: 'BAR-SOLO-11', type: 'dummyLearnt', track, level })
    }
    return 'discard'
  }),
  // BAR-SOLO-12, BAR-RULING-102 Gaps stay until the end phase.
  discard: auto('BAR-SOLO-12', (t) => {
    discardDisplay(
      t,
      'BAR-SOLO-12',
      fateOf(t).discards.map((place) => place - 1),
    )
    return 'honour'
  }),
  // BAR-SOLO-13, BAR-RULING-103 No milestones, and no further than the last space.
  honour: auto('BAR-SOLO-13', (t) => {
    const rival = rivalOf(t.state)
    const space = Math.min(LAST_SPACE, rival.honour + fateOf(t).honour)
    if (space === rival.honour) return 'conquest'
    rival.honour = space
    putOnStack(t.state, DUMMY)
    t.emit({ rule: 'BAR-SOLO-13', type: 'dummyAdvanced', space })
    return 'conquest'
  }),
  // BAR-SOLO-15, BAR-RULING-106 Or nothing happens.
  conquest: auto('BAR-SOLO-15', (t) => {
    const target = dummyTarget(t)
    if (target === undefined) {
      t.emit({ rule: 'BAR-RULING-106', type: 'nothingConquered' })
      return 'end'
    }
    const { id: region } = target
    const { island } = regionOf(t, region)
    const marker = removeMarker(t.state, region)
    t.state.removedMarkers.push(marker)
    rivalOf(t.state).banners.push(region)
    t.state.tiles = t.state.tiles.filter((id) => id !== island) // BAR-RULING-100
    t.emit({ rule: 'BAR-SOLO-15', type: 'dummyConquered', region, marker })
    return 'end'
  }),
}
