/** The conformance kit: what every game must be, each as a named check on a rehearsal. */

import {
  type Choice,
  eventsFor,
  type Game,
  type GameTypes,
  hashOf,
  type Outcome,
  type PositionOf,
  type Random,
  randomFrom,
  type Seat,
  type Viewer,
} from '@skerry/kernel'
import { definitionOf } from '@skerry/kernel/inside'
import { beginSession, type GameRecord, parseRecord, replay } from '@skerry/session'
import { demand, Flaw } from './flaw.ts'
import { indistinguishable, indistinguishableLog } from './indistinguishable-log.ts'
import { notPlain, POSITION_CHECKS } from './position-properties.ts'
import { randomChoice, type Simulation, viewersOf } from './simulate.ts'
import { words } from './words.ts'

export interface Property {
  readonly name: string
  check<G extends GameTypes>(r: Simulation<G>): void
}

/** Every game ends, and never in a dead end: the rehearsal itself went through. */
function ends<G extends GameTypes>({ failure }: Simulation<G>): void {
  if (failure !== null) throw new Flaw('ends', failure.message)
}

function conservation<G extends GameTypes>({ totals }: Simulation<G>): void {
  for (const { where, first, now } of totals)
    demand('conservation', first === now, () => `${where}: ${first} became ${now}`)
}

/** A record, stored as JSON, leads to the same positions; every row says where it led. */
function replays<G extends GameTypes>({ subject: { game }, content, matches }: Simulation<G>): void {
  for (const match of matches) {
    const record = parseRecord(JSON.parse(JSON.stringify(match.record())))
    const again = replay(game, content, record)
    demand('replay', hashOf(again.position) === hashOf(match.position), () => 'the record leads to another position')
  }
}

/** Undo goes back to the last chance, reveal or other seat's choice, exactly, and is a row that replays. */
function undo<G extends GameTypes>(r: Simulation<G>): void {
  const { content, seats, options, seed } = r
  const { game, longest } = r.subject
  const random = randomFrom(`${seed} undo`)
  const match = beginSession(game, content, seats, options)
  match.begin(random)
  for (let i = 0; i < Math.min(longest, r.width === 'deep' ? 300 : 100); i++) {
    const pending = game.pending(content, match.position)
    if (pending.kind !== 'asked') break
    const seat = pending.seats[random(pending.seats.length)] as Seat
    const { position } = match
    const before = hashOf(position)
    const choice = randomChoice(game, content, position, seat, random)
    const shown = viewersOf(seats).map((v) => hashOf(game.view(content, match.position, v)))
    const taken = match.choose(seat, choice === null ? [] : [choice], random)
    if ('refused' in taken) throw new Flaw('undo', `a listed choice was refused: ${JSON.stringify(taken.refused)}`)
    const other = (seat + 1) % Math.max(2, seats)
    demand('undo', match.undoBarrier(other) !== null, () => `seat ${other} may undo the choice of seat ${seat}`)
    if (taken.row.outcomes.length > 0) demand('undo', match.undoBarrier(seat) === 'chance', () => 'undo crosses chance')
    if (match.undoBarrier(seat) !== null || random(3) === 0) continue
    if (choice !== null) noPeek(game, content, position, seat, choice, random)
    match.undo(seat)
    demand('undo', hashOf(match.position) === before, () => 'undo does not lead back')
    const now = viewersOf(seats).map((v) => hashOf(game.view(content, match.position, v)))
    demand('undo', now.join() === shown.join(), () => 'after undo a view shows something else')
  }
  replay(game, content, parseRecord(JSON.parse(JSON.stringify(match.record()))))
}

/** What can be taken back has shown its seat nothing: in a redealt position it would have seen the same. */
function noPeek<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  p: PositionOf<G>,
  seat: Seat,
  choice: Choice,
  random: Random,
): void {
  const dealt = game.redeal(content, game.view(content, p, seat), random)
  const [a, b] = [p, dealt].map((at) => game.apply(content, at, { seat, choice }))
  const seen = [a, b].map((applied) =>
    applied === undefined || 'refused' in applied
      ? 'refused'
      : hashOf([game.view(content, applied.position, seat), eventsFor(applied.events, seat)]),
  )
  demand(
    'undo',
    seen[0] === seen[1],
    () => `seat ${seat} may take back ${JSON.stringify(choice)}, but has seen something by it`,
  )
}

/** What is hidden is not in the view: over many redeals every kind of secret takes other values. */
function secrets<G extends GameTypes>(r: Simulation<G>): void {
  const { game, secrets: hidden } = r.subject
  if (hidden === undefined) {
    noSecrets(r)
    return
  }
  const random = randomFrom(`${r.seed} secrets`)
  const kinds = new Map<string, { moments: number; varied: boolean }>()
  for (const { position } of r.moments)
    for (const viewer of viewersOf(r.seats)) {
      const truth = hidden(r.content, position, viewer)
      const view = game.view(r.content, position, viewer)
      const deals = Array.from({ length: 8 }, () => hidden(r.content, game.redeal(r.content, view, random), viewer))
      for (const name in truth) {
        const kind = `${name} for ${viewer === 'spectator' ? viewer : `seat ${viewer}`}`
        const varied = new Set(deals.map((dealt) => hashOf(dealt[name]))).size > 1
        const known = kinds.get(kind) ?? { moments: 0, varied: false }
        kinds.set(kind, { moments: known.moments + 1, varied: known.varied || varied })
      }
    }
  // A secret met rarely may be forced each time.
  for (const [kind, { moments: met, varied }] of kinds)
    demand('secrets', varied || met < 6, () => `"${kind}" never varies when a view is redealt: the view holds it`)
}

/** A game that declares no secrets has none: a view can only be redealt to the position it was taken from. */
function noSecrets<G extends GameTypes>({ subject: { game }, content, seats, moments, seed }: Simulation<G>): void {
  const random = randomFrom(`${seed} secrets`)
  for (const { position, where } of moments)
    for (const viewer of viewersOf(seats)) {
      const dealt = game.redeal(content, game.view(content, position, viewer), random)
      demand(
        'secrets',
        hashOf(dealt) === hashOf(position),
        () => `${where}: something is hidden from ${viewer}, but no secret is declared`,
      )
    }
}

const hasSecrets = <G extends GameTypes>({ subject, content, seats, moments }: Simulation<G>): boolean =>
  moments.some(({ position }) =>
    viewersOf(seats).some((viewer) => Object.keys(subject.secrets?.(content, position, viewer) ?? {}).length > 0),
  )

/** A log broken off while something is hidden has a twin that the viewer cannot tell from it; some of them differ. */
function twins<G extends GameTypes>(r: Simulation<G>): void {
  const { subject, content, matches, seats } = r
  const random = randomFrom(`${r.seed} twins`)
  const most = r.width === 'deep' ? 6 : 3
  let [made, differing] = [0, 0]
  for (const match of matches) {
    const record = match.record()
    for (const viewer of viewersOf(seats)) {
      const rows = rowsWithSecrets(r, record, viewer)
      if (made >= most || rows.length === 0) continue
      const cut = { ...record, rows: record.rows.slice(0, 1 + (rows[random(rows.length)] as number)) }
      const second = indistinguishableLog(subject.game, content, cut, viewer, random)
      made += 1
      differing += second.differing
      const isAlike = indistinguishable(subject.game, content, cut, second.record, viewer)
      demand('twins', isAlike, () => `${viewer} can tell a twin from its log`)
    }
  }
  demand('twins', differing > 0 || made < 3, () => 'no log has a twin that differs: somebody sees everything')
}

/** The rows, early ones only, after which something is hidden from this viewer. */
function rowsWithSecrets<G extends GameTypes>(
  { subject, content }: Simulation<G>,
  record: GameRecord,
  viewer: Viewer,
): number[] {
  const rows: number[] = []
  if (subject.secrets === undefined) return rows
  replay(subject.game, content, { ...record, rows: record.rows.slice(0, 80) }, (match) => {
    const hidden = subject.secrets?.(content, match.position, viewer) ?? {}
    if (Object.keys(hidden).length > 0) rows.push(match.rows.length - 1)
  })
  return rows
}

/** Every step of the rules, and every rule id the subject names, was reached. */
function reached<G extends GameTypes>(rehearsal: Simulation<G>): void {
  const { subject } = rehearsal
  const missing = missingFrom(rehearsal)
  demand('reached', missing.length === 0, () => `never reached: ${missing.join(', ')}`)
  const declared = subject.secrets === undefined || hasSecrets(rehearsal)
  demand('reached', declared, () => 'the game declares secrets, but none came up')
}

/** Steps and rule ids that should have been reached by now. */
export function missingFrom<G extends GameTypes>({ subject, steps, seen }: Simulation<G>): string[] {
  const { rules } = definitionOf(subject.game)
  const all = Object.entries(rules as object).flatMap(([rule, at]) => Object.keys(at).map((step) => `${rule}.${step}`))
  return [
    ...all.filter((step) => !steps.has(step) && !subject.rare?.includes(step)),
    ...(subject.reach ?? []).filter((id) => !seen.has(id)),
  ]
}

/** What is told holds together: sums add up, things have one id each and lie somewhere, winners sit at the table. */
function sense<G extends GameTypes>({ subject: { game }, content, seats, moments, events }: Simulation<G>): void {
  for (const { position, where } of moments) {
    for (const winner of position.result?.winners ?? [])
      demand('sense', winner >= 0 && winner < seats, () => `${where}: seat ${winner} wins, but there is no such seat`)
    for (const viewer of viewersOf(seats)) {
      for (const [name, { total, parts }] of Object.entries(game.sums(content, position, viewer))) {
        const added = parts.reduce((sum, p) => sum + p.amount, 0)
        demand('sense', added === total, () => `${where}: the parts of "${name}" make ${added}, not ${total}`)
      }
      const things = game.things(content, position, viewer)
      const ids = new Set(things.map(({ id }) => id))
      demand('sense', ids.size === things.length, () => `${where}: two things have the same id`)
      for (const { id, at } of things)
        demand('sense', at === undefined || ids.has(at), () => `${where}: ${id} lies at ${at}, which is no thing`)
    }
  }
  for (const event of events.values()) {
    const odd = notPlain(event, event.type)
    demand('sense', odd === null, () => `${odd} of an event is not plain data`)
  }
}

/** Outcomes have positive integer weights and texts that tell them apart. */
function chance<G extends GameTypes>({ subject: { game }, content, moments }: Simulation<G>): void {
  for (const { position, where } of moments) {
    const pending = game.pending(content, position)
    if (pending.kind !== 'chance') continue
    const { list, weights, total } = pending.outcomes
    demand('chance', list.length > 0, () => `${where}: ${pending.chance} has no outcome`)
    demand(
      'chance',
      new Set(list.map((o: Outcome) => String(o))).size === list.length,
      () => `${where}: two outcomes of ${pending.chance} read the same`,
    )
    demand(
      'chance',
      (weights ?? []).every((w) => Number.isSafeInteger(w) && w > 0),
      () => `${where}: a weight of ${pending.chance} is no positive integer`,
    )
    demand(
      'chance',
      total === (weights?.reduce((a, b) => a + b, 0) ?? list.length),
      () => `${where}: the weights of ${pending.chance} do not add up`,
    )
  }
}

/** Rules use neither clock nor random source nor network: here these throw. */
function sandbox<G extends GameTypes>({
  subject: { game },
  content,
  moments,
  seats,
  options,
  seed,
}: Simulation<G>): void {
  const random: Random = randomFrom(`${seed} sandbox`)
  const forbidden = new Error('rules may not use clock, random source or network')
  let used = false
  const trap = () => {
    used = true
    throw forbidden
  }
  const world = globalThis as unknown as Record<string, unknown> & { Math: { random: unknown } }
  const names = ['Date', 'fetch', 'performance', 'crypto', 'setTimeout', 'setInterval', 'queueMicrotask', 'WebSocket']
  const kept = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  const keptRandom = world.Math.random
  const trapped = new Proxy(function forbiddenHere() {}, { get: trap, apply: trap, construct: trap })
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: trapped, configurable: true, writable: true })
  world.Math.random = trap
  try {
    game.setup(content, seats, options)
    for (const { position } of moments.slice(0, 20)) {
      const pending = game.pending(content, position)
      for (const viewer of viewersOf(seats)) {
        game.redeal(content, game.view(content, position, viewer), random)
        game.things(content, position, viewer)
        game.sums(content, position, viewer)
        if (typeof viewer === 'number') game.choices(content, position, viewer)
      }
      if (pending.kind === 'chance') game.apply(content, position, { outcome: pending.outcomes.list[0] as Outcome })
      if (pending.kind !== 'asked') continue
      const seat = pending.seats[0] as Seat
      const choice = randomChoice(game, content, position, seat, random)
      if (choice !== null) game.apply(content, position, { seat, choice })
    }
  } catch (error) {
    throw error === forbidden ? new Flaw('sandbox', forbidden.message) : error
  } finally {
    for (const [name, was] of kept) if (was !== undefined) Object.defineProperty(globalThis, name, was)
    world.Math.random = keptRandom
  }
  demand('sandbox', !used, () => forbidden.message) // also where a rule caught the error
}

/** The faces of an event fit each other: a secret face is told to seats that exist, the public one is not itself secret. */
function faces<G extends GameTypes>({ subject: { game }, content, seats, matches }: Simulation<G>): void {
  for (const match of matches.slice(0, 2))
    replay(game, content, match.record(), (_match, _row, events) => {
      for (const { type, shownTo, others } of events) {
        if (shownTo === undefined)
          demand('faces', others === undefined, () => `${type} has another face but is told to everybody`)
        else if (shownTo.length === 0) throw new Flaw('faces', `${type} is told to nobody`)
        else if (shownTo !== 'all')
          for (const seat of shownTo)
            demand('faces', seat >= 0 && seat < seats, () => `${type} is told to seat ${seat}`)
        demand('faces', others?.shownTo === undefined, () => `${type}: the public face is itself secret`)
      }
    })
}

const momentary = Object.entries(POSITION_CHECKS).map(
  ([name, check]): Property => ({
    name,
    check(r) {
      const random = randomFrom(`${r.seed} ${name}`)
      for (const { position, where } of r.moments)
        check({ game: r.subject.game, content: r.content, position, where, random, width: r.width })
    },
  }),
)

/** Whatever ends a check counts as a flaw of its property. */
const reporting = ({ name, check }: Property): Property => ({
  name,
  check(r) {
    try {
      check(r)
    } catch (error) {
      throw error instanceof Flaw ? error : new Flaw(name, String(error))
    }
  },
})

export const PROPERTIES: readonly Property[] = [
  { name: 'ends', check: ends },
  ...momentary,
  { name: 'conservation', check: conservation },
  { name: 'sense', check: sense },
  { name: 'chance', check: chance },
  { name: 'replay', check: replays },
  { name: 'undo', check: undo },
  { name: 'secrets', check: secrets },
  { name: 'twins', check: twins },
  { name: 'faces', check: faces },
  { name: 'reached', check: reached },
  { name: 'words', check: words },
  { name: 'sandbox', check: sandbox },
].map(reporting)
