/** A second log that a seat cannot tell from the first: what it saw is the same, what it did not see is not. */

import {
  type Choice,
  eventsFor,
  findOutcome,
  type Game,
  type GameTypes,
  hashOf,
  type Outcome,
  type PositionOf,
  type Random,
  type Seat,
  same,
  splits,
  type Viewer,
  writeOutcome,
} from '@skerry/kernel'
import { beginSession, type GameRecord, type RecordRow, remaining, rowOf } from '@skerry/session'

export interface IndistinguishableLog {
  readonly record: GameRecord
  /** How many choices and outcomes differ from the first log. */
  readonly differing: number
}

/** One choice or outcome of a log, undone ones left out. `row` is where it stands. */
interface Act {
  readonly row: number
  readonly seat: Seat | null
  readonly text: string
}

/**
 * Changes acts nobody showed the viewer, one at a time, and keeps each change with which the whole log can be played on
 * so that the viewer's views and events stay the same to the end.
 */
export function indistinguishableLog<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  record: GameRecord,
  viewer: Viewer,
  random: Random,
  attempts = 12,
): IndistinguishableLog {
  const rows = remainingRows(record)
  let acts = rows.flatMap(({ seat, choices, outcomes }, row): Act[] => [
    ...choices.map((text) => ({ row, seat, text })),
    ...outcomes.map((text) => ({ row, seat: null, text })),
  ])
  const first = acts
  const start = beginSession(
    game,
    content,
    record.seats,
    record.options,
    record.start as PositionOf<G> | undefined,
  ).position
  const seen = follow(game, content, start, acts, viewer)
  /** Where each act begins. */
  let froms = [start, ...seen.map(({ position }) => position as PositionOf<G>)]
  const order = shuffled([...acts.keys()], random)
  for (let tried = 0; tried < attempts && order.length > 0; ) {
    const at = order.pop() as number
    if ((acts[at] as Act).seat === viewer) continue // what one does oneself is no secret
    const varied = vary(game, content, froms, acts, seen, viewer, random, at)
    if (varied === 'seen') continue
    tried += 1
    if (varied !== 'stuck') ({ acts, froms } = varied)
  }
  const differing = acts.filter((act, i) => act.text !== first[i]?.text).length
  return { record: { ...record, rows: rowsOf(game, content, start, acts, rows.length) }, differing }
}

/** What the viewer gets to see after each act: a view and the events. */
interface Seen {
  readonly position: PositionOf<GameTypes>
  readonly told: string
}

const remainingRows = (record: GameRecord): RecordRow[] => remaining(record.rows, (row) => rowOf(row).kind)

function act<G extends GameTypes>(game: Game<G>, content: G['content'], p: PositionOf<G>, { seat, text }: Act) {
  if (seat !== null) return game.apply(content, p, { seat, choice: game.parse(content, text) })
  const pending = game.pending(content, p)
  const outcome = pending.kind === 'chance' ? findOutcome(pending.outcomes, text) : undefined
  return outcome === undefined ? null : game.apply(content, p, { outcome })
}

function step<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  p: PositionOf<G>,
  a: Act,
  viewer: Viewer,
): Seen | null {
  const applied = act(game, content, p, a)
  if (applied === null || 'refused' in applied) return null
  const pending = game.pending(content, applied.position)
  const asked = pending.kind === 'asked' ? [pending.decision, pending.seats] : pending.kind
  const told = hashOf([game.view(content, applied.position, viewer), eventsFor(applied.events, viewer), asked])
  return { position: applied.position, told }
}

function follow<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  start: PositionOf<G>,
  acts: readonly Act[],
  viewer: Viewer,
): Seen[] {
  let position = start
  return acts.map((a) => {
    const seen = step(game, content, position, a, viewer)
    if (seen === null) throw new Error(`the log does not replay at row ${a.row}: ${a.text}`)
    position = seen.position as PositionOf<G>
    return seen
  })
}

/** The acts with another one at `at`, if the rest can follow unseen. `seen`: the viewer would notice at once. */
function vary<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  froms: readonly PositionOf<G>[],
  acts: readonly Act[],
  seen: readonly Seen[],
  viewer: Viewer,
  random: Random,
  at: number,
): { acts: Act[]; froms: PositionOf<G>[] } | 'seen' | 'stuck' {
  const out = acts.slice(0, at)
  const positions = froms.slice(0, at + 1)
  for (let i = at; i < acts.length; i++) {
    const position = positions[i] as PositionOf<G>
    const found = unseenWay(game, content, position, acts[i] as Act, seen[i] as Seen, viewer, random, i === at)
    if (found === null) return i === at ? 'seen' : 'stuck'
    out.push(found.way)
    positions.push(found.position)
  }
  return { acts: out, froms: positions }
}

/** An act after which the viewer sees the same. Where it must differ the original is left out, else it comes first. */
function unseenWay<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  position: PositionOf<G>,
  original: Act,
  seen: Seen,
  viewer: Viewer,
  random: Random,
  differs: boolean,
): { way: Act; position: PositionOf<G> } | null {
  const isSame = (way: Act) => {
    const after = step(game, content, position, way, viewer)
    return after?.told === seen.told ? { way, position: after.position as PositionOf<G> } : null
  }
  const kept = differs ? null : isSame(original)
  if (kept !== null) return kept
  for (const way of shuffled(alternatives(game, content, position, original), random)) {
    const found = isSame(way)
    if (found !== null) return found
  }
  return null
}

/** What else the same actor could have done: at most some dozen. */
function alternatives<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  p: PositionOf<G>,
  { row, seat, text }: Act,
): Act[] {
  const others = (texts: string[]) => texts.filter((t) => t !== text).map((t) => ({ row, seat, text: t }))
  const pending = game.pending(content, p)
  if (seat === null)
    return pending.kind === 'chance'
      ? others(pending.outcomes.list.map((o: Outcome) => writeOutcome(o)).slice(0, 60))
      : []
  const choices = game.choices(content, p, seat)
  const write1 = (choice: Choice) => game.write(choice)
  if (choices.kind === 'list') return others(choices.list.map(write1).slice(0, 60))
  if (choices.kind === 'none') return []
  const some: string[] = []
  for (const n of splits(choices.allotment)) {
    some.push(write1({ do: choices.do, n } as Choice))
    if (some.length >= 30) break
  }
  return others([...choices.list.map(write1), ...some])
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = random(i + 1)
    ;[out[i], out[j]] = [out[j] as T, out[i] as T]
  }
  return out
}

function rowsOf<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  start: PositionOf<G>,
  acts: readonly Act[],
  count: number,
): RecordRow[] {
  const rows: RecordRow[] = []
  let position = start
  for (let row = 0; row < count; row++) {
    const mine = acts.filter((a) => a.row === row)
    for (const a of mine) {
      const applied = act(game, content, position, a)
      if (applied === null || 'refused' in applied) throw new Error(`the twin does not replay at row ${row}`)
      position = applied.position
    }
    const choices = mine.filter((a) => a.seat !== null)
    const outcomes = mine.filter((a) => a.seat === null).map((a) => a.text)
    rows.push({ seat: choices[0]?.seat ?? null, choices: choices.map((a) => a.text), outcomes, hash: hashOf(position) })
  }
  return rows
}

/** True if the viewer is shown exactly the same by both logs, row by row. */
export function indistinguishable<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  a: GameRecord,
  b: GameRecord,
  viewer: Viewer,
): boolean {
  const shown = (record: GameRecord) => {
    const match = beginSession(game, content, record.seats, record.options, record.start as PositionOf<G> | undefined)
    return record.rows.map((row, v) => {
      const events = eventsFor(match.replay(row, `row ${v}`), viewer)
      return [row.seat, row.undo ?? false, events, game.view(content, match.position, viewer)]
    })
  }
  return same(shown(a), shown(b))
}
