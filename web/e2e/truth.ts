/** What really happened at a table, and what each viewer may have known of it: played again by the kernel from the record. */

import { type Event, eventsFor, hashOf, type View, type Viewer } from '@skerry/kernel'
import { type GameRecord, replay } from '@skerry/session'
import type { Rules } from '../src/games/rules.ts'
import type { HeardTable } from './ear.ts'

/** A finished game as the server gives it out. */
export interface WholeRecord extends GameRecord {
  readonly dice: { readonly secret: string; readonly nonces: readonly string[] }
}

export interface Truth {
  /** How many rows there are. */
  readonly last: number
  viewOf(version: number, viewer: Viewer): View
  eventsOf(row: number, viewer: Viewer): readonly Event[]
  /** Choices, in notation, that were sealed or of which this viewer was not shown everything. */
  hiddenFrom(viewer: Viewer): readonly string[]
}

export function truthOf({ game, pack }: Rules, record: WholeRecord): Truth {
  const content = game.load(pack)
  const begun = game.start(content, record.seats, record.options)
  const positions = [begun.position]
  const events = [] as (readonly Event[])[]
  replay(game, content, record, (match, _row, happened) => {
    positions.push(match.position)
    events.push(happened)
  })
  const isToldInPart = (row: number, viewer: Viewer) =>
    hashOf(eventsFor(at(events, row), viewer)) !== hashOf(eventsFor(at(events, row), 'open'))
  const isSealed = (row: number) => at(positions, row + 1).stack.some(({ sealed }) => sealed !== undefined)
  return {
    last: record.rows.length,
    viewOf: (version, viewer) => game.view(content, at(positions, version), viewer),
    eventsOf: (row, viewer) => eventsFor(row === -1 ? begun.events : at(events, row), viewer),
    hiddenFrom: (viewer) =>
      record.rows.flatMap(({ choices }, row) => (isToldInPart(row, viewer) || isSealed(row) ? choices : [])),
  }
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`there is no ${index} in the record`)
  return found
}

/** Where a page was told something else than its viewer may know; empty: everything was as it should be. */
export function strayed(heard: HeardTable, truth: Truth, viewer: Viewer): string[] {
  const views = heard.sights.flatMap(({ v, view, viewer: as }) =>
    as === viewer && hashOf(view) === hashOf(truth.viewOf(v, viewer)) ? [] : [`view ${v} of ${as}`],
  )
  const opened = heard.opened.flatMap(({ v, view }) =>
    hashOf(view) === hashOf(truth.viewOf(v, 'open')) ? [] : [`open view ${v}`],
  )
  const told = heard.told.flatMap(({ row, events }) =>
    hashOf(events) === hashOf(truth.eventsOf(row, viewer)) ? [] : [`events of row ${row}`],
  )
  return [...views, ...opened, ...told, ...heard.gaps.map((v) => `nothing of version ${v}`)]
}
