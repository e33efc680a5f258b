/** Properties of single positions. Each throws a `Flaw` that says what and where. */

import {
  type Actor,
  type Applied,
  type Choice,
  type Choices,
  copy,
  type DefinedGame,
  draw,
  eventsFor,
  freeze,
  type GameTypes,
  hashOf,
  includesSeat,
  type PositionOf,
  parse,
  type Random,
  randomFrom,
  type Seat,
  type Slot,
  same,
  splits,
  type Viewer,
  write,
} from '../src/index.ts'
import { demand, Flaw } from './flaw.ts'
import { randomChoice, viewersOf } from './rehearse.ts'
import { choiceWritten, universeOf, type Wording } from './universe.ts'
import type { Width } from './width.ts'

export interface At<G extends GameTypes = GameTypes> {
  readonly game: DefinedGame<G>
  readonly content: G['content']
  readonly position: PositionOf<G>
  readonly where: string
  readonly random: Random
  /** `quick` tries some of the universe of choices, `deep` all of it. */
  readonly width: Width
}
type Done<G extends GameTypes> = Applied<G['state'], G['frame'], G['event']>

/** How much of the universe a quick check tries. */
const SOME = 200

/** The choices to try at this moment, legal or not. */
function triedAt<G extends GameTypes>({ game, content, random, width }: At<G>): readonly Wording[] {
  const all = universeOf(game.compiled.verbs, content)
  if (width === 'deep' || all.length <= SOME) return all
  return Array.from({ length: SOME }, () => all[random(all.length)] as Wording)
}

/** The actor whose turn it is does something, by this generator; null when the game is over. */
function oneAction<G extends GameTypes>({ game, content, random }: At<G>, p: PositionOf<G>): Done<G> | null {
  const pending = game.pending(content, p)
  if (pending.kind === 'over') return null
  if (pending.kind === 'chance') return taken(game.apply(content, p, { outcome: draw(pending.outcomes, random) }))
  const seat = (pending.seats[0] ?? pending.answered[0]) as Seat
  return taken(game.apply(content, p, { seat, choice: randomChoice(game, content, p, seat, random) as Choice }))
}
function taken<G extends GameTypes>(applied: Done<G> | { refused: unknown }): Done<G> {
  if ('refused' in applied)
    throw new Flaw('legality', `a listed choice was refused: ${JSON.stringify(applied.refused)}`)
  return applied
}

/** Reading a position, and acting on it, never changes it. */
export function purity<G extends GameTypes>(at: At<G>): void {
  const { game, content, position, where } = at
  const before = hashOf(position)
  const frozen = freeze(copy(position))
  try {
    game.pending(content, frozen)
    for (const viewer of viewersOf(at.position.seats)) {
      if (typeof viewer === 'number') game.choices(content, frozen, viewer)
      game.things(content, frozen, viewer)
      game.sums(content, frozen, viewer)
      game.redeal(content, freeze(copy(game.view(content, frozen, viewer))), at.random)
    }
    game.things(content, frozen, 'open')
    game.sums(content, frozen, 'open')
    oneAction(at, frozen)
  } catch (error) {
    if (error instanceof TypeError)
      throw new Flaw('purity', `${where}: something writes while it should only read: ${error.message}`)
    throw error
  }
  demand('purity', hashOf(position) === before, () => `${where}: the position changed`)
}

/** A position survives JSON, and goes on from there as it would have. */
export function roundTrip<G extends GameTypes>(at: At<G>): void {
  const { position, where } = at
  const stored = JSON.parse(JSON.stringify(position)) as PositionOf<G>
  const odd = notPlain(position, 'position')
  demand('round trip', odd === null, () => `${where}: ${odd} is not plain data`)
  demand('round trip', hashOf(stored) === hashOf(position), () => `${where}: JSON changes the position`)
  const seed = at.random(2 ** 31)
  const [a, b] = [position, stored].map((p) => oneAction({ ...at, random: randomFrom(seed) }, p))
  demand(
    'round trip',
    hashOf(a?.position) === hashOf(b?.position),
    () => `${where}: a stored position goes on differently`,
  )
}
/** What JSON would change: the first value that is no plain data. */
export function notPlain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : path
  if (typeof value !== 'object') return path
  const prototype = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return path
  for (const [key, inside] of Object.entries(value)) {
    const found = notPlain(inside, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** A clone is equal, and shares nothing that could be written to. */
export function clone<G extends GameTypes>({ game, content, position, where, random }: At<G>): void {
  const twin = game.clone(position)
  demand('clone', hashOf(twin) === hashOf(position), () => `${where}: the clone is not equal`)
  const shared = sharedPath(position, twin, 'position')
  demand('clone', shared === null, () => `${where}: the clone shares ${shared}`)
  const opened = game.redeal(content, game.view(content, position, 'open'), random)
  demand('clone', hashOf(opened) === hashOf(position), () => `${where}: an open view is not the whole position`)
}

function sharedPath(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null
  if (a === b) return Object.keys(a).length > 0 || !Object.isFrozen(a) ? path : null
  for (const key in a) {
    const found = sharedPath(a[key as never], b[key as never], `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** The list and the conditions agree over the whole universe: no condition fails ⇔ it is in the list. */
export function legality<G extends GameTypes>(at: At<G>): void {
  const { game, content, position, where } = at
  const { verbs } = game.compiled
  const tried = triedAt(at)
  for (let seat = 0; seat < position.seats; seat++) {
    const choices = game.choices(content, position, seat)
    if (choices.kind === 'allotment') checkSplits(at, seat, choices)
    const list = choices.kind === 'none' ? [] : choices.list
    const listed = new Set(list.map((c) => write(verbs, c)))
    demand('legality', listed.size === list.length, () => `${where}: seat ${seat} has a choice listed twice`)
    const asked = choices.kind !== 'list' || listed.size > 0
    demand('legality', asked, () => `${where}: seat ${seat} is asked but nothing is legal`)
    for (const text of listed) checkListed(at, seat, text)
    for (const { choice, text } of tried) if (!listed.has(text)) checkUnlisted(at, seat, choice, text)
  }
}

function checkListed<G extends GameTypes>({ game, content, position, where }: At<G>, seat: Seat, text: string): void {
  const choice = choiceWritten(game.compiled.verbs, content, text)
  if (choice === undefined) throw new Flaw('legality', `${where}: listed outside the universe of the notation: ${text}`)
  const refusal = game.explain(content, position, seat, choice)
  demand(
    'legality',
    refusal === null,
    () => `${where}: seat ${seat}, "${text}" is listed but refused: ${refusal?.rule} ${refusal?.reason}`,
  )
}

function checkUnlisted<G extends GameTypes>(
  { game, content, position, where }: At<G>,
  seat: Seat,
  choice: Choice,
  text: string,
): void {
  const refusal = game.explain(content, position, seat, choice)
  if (refusal === null) throw new Flaw('legality', `${where}: seat ${seat}, "${text}" is legal but not listed`)
  demand(
    'refusals',
    refusal.rule !== '' && refusal.reason !== '',
    () => `${where}: "${text}" is refused without rule or reason`,
  )
}

function checkSplits<G extends GameTypes>(
  { game, content, position, where }: At<G>,
  seat: Seat,
  { do: verb, allotment }: Extract<Choices, { kind: 'allotment' }>,
): void {
  const refusalOf = (n: Readonly<Record<string, number>>) =>
    game.explain(content, position, seat, { do: verb, n } as Choice)
  let tries = 500
  for (const n of splits(allotment)) {
    const refusal = refusalOf(n)
    demand(
      'allotments',
      refusal === null || !['noSuchSlot', 'notSoMany', 'tooFew', 'tooMany'].includes(refusal.reason),
      () => `${where}: a split within its bounds is refused: ${JSON.stringify(refusal)}`,
    )
    if (--tries <= 0) break
  }
  for (const { id, max } of allotment.slots)
    demand('allotments', refusalOf({ [id]: max + 1 }) !== null, () => `${where}: ${max + 1} for ${id} is not refused`)
  demand(
    'allotments',
    refusalOf({ 'no such slot': 1 })?.reason === 'noSuchSlot',
    () => `${where}: an unknown slot is not refused`,
  )
}

/** A refused choice, of any seat and kind, changes nothing. */
export function refusals<G extends GameTypes>({ game, content, position, where, random }: At<G>): void {
  const before = hashOf(position)
  const all = universeOf(game.compiled.verbs, content)
  const bad: Choice[] = [{ do: 'no-such-verb' }, {} as Choice, null as unknown as Choice]
  for (let i = 0; i < 20 && all.length > 0; i++) bad.push((all[random(all.length)] as Wording).choice)
  for (const choice of bad)
    for (let seat = -1; seat <= position.seats; seat++) {
      const applied = game.apply(content, position, { seat, choice })
      if (!('refused' in applied)) continue
      const { rule, reason } = applied.refused
      demand(
        'refusals',
        Boolean(rule) && Boolean(reason),
        () => `${where}: ${JSON.stringify(choice)} is refused without rule or reason`,
      )
    }
  demand('refusals', hashOf(position) === before, () => `${where}: a refusal changed the position`)
}

/** Every choice can be written and read back. */
export function notation<G extends GameTypes>({ game, content, position, where, random }: At<G>): void {
  const { verbs } = game.compiled
  for (let seat = 0; seat < position.seats; seat++) {
    const choices = game.choices(content, position, seat)
    const listed = choices.kind === 'none' ? [] : choices.list
    const some = [...listed, randomChoice(game, content, position, seat, random)]
    for (const choice of some) {
      if (choice === null) continue
      const text = write(verbs, choice)
      demand('notation', text.split(' ')[0] === choice.do, () => `${where}: "${text}" does not begin with its verb`)
      demand(
        'notation',
        same(parse(verbs, content, text), choice),
        () => `${where}: "${text}" reads back as something else`,
      )
    }
  }
}

/** A sampled allotment is legal. */
export function sampling<G extends GameTypes>(at: At<G>): void {
  const { game, content, position, where, random } = at
  for (let seat = 0; seat < position.seats; seat++) {
    if (game.choices(content, position, seat).kind !== 'allotment') continue
    for (let i = 0; i < 10; i++) {
      const choice = randomChoice(game, content, position, seat, random)
      demand(
        'sampling',
        choice !== null && game.explain(content, position, seat, choice) === null,
        () => `${where}: a sampled split is not legal: ${JSON.stringify(choice)}`,
      )
    }
  }
}

/** The fast in-place path goes where the pure one goes. */
export function inPlace<G extends GameTypes>(at: At<G>): void {
  const { game, content, position, where } = at
  const pending = game.pending(content, position)
  if (pending.kind === 'over') return
  const play = game.play(content, game.clone(position))
  let pure: Done<G>
  if (pending.kind === 'chance') {
    const outcome = draw(pending.outcomes, at.random)
    pure = taken(game.apply(content, position, { outcome }))
    play.resolve(outcome)
  } else {
    const seat = pending.seats[0] as Seat
    const choice = randomChoice(game, content, position, seat, at.random) as Choice
    pure = taken(game.apply(content, position, { seat, choice }))
    play.take(seat, choice)
  }
  demand(
    'in place',
    hashOf(play.position) === hashOf(pure.position),
    () => `${where}: the in-place path goes elsewhere`,
  )
}

/** What a seat is told depends on its view alone: a redealt position tells it the same, also after the next step. */
export function blindness<G extends GameTypes>(at: At<G>): void {
  const { game, content, position, random } = at
  const tried = triedAt(at)
  for (const viewer of viewersOf(at.position.seats)) {
    const where = `${at.where}, ${viewer === 'spectator' ? viewer : `seat ${viewer}`}`
    const view = game.view(content, position, viewer)
    const dealt = game.redeal(content, view, random)
    if (hashOf(dealt) === hashOf(position)) continue // nothing is hidden from this viewer now
    const equal = (what: string, of: (p: PositionOf<G>) => unknown) => {
      const [a, b] = [of(position), of(dealt)]
      demand('blindness', same(a, b), () => `${where}: ${what} tells a secret: ${difference(a, b)}`)
    }
    equal('the view', (p) => game.view(content, p, viewer))
    equal('the order of keys in the view', (p) => JSON.stringify(game.view(content, p, viewer)))
    const leak = leakingSlot(view, viewer, 'view')
    demand('blindness', leak === null, () => `${where}: ${leak} shows a card that is not known to the viewer`)
    equal('who is asked', (p) => withoutOutcomes(game.pending(content, p)))
    equal('a thing', (p) => game.things(content, p, viewer))
    equal('a sum', (p) => game.sums(content, p, viewer))
    if (typeof viewer === 'number') {
      equal('the list of choices', (p) => game.choices(content, p, viewer))
      for (const { choice } of tried) equal('an explanation', (p) => game.explain(content, p, viewer, choice))
      for (const choice of someSplitsOf(game, content, position, viewer))
        equal('an explanation', (p) => game.explain(content, p, viewer, choice))
    }
    stepBlindness(at, dealt, viewer, where)
    tales(at, viewer, where)
  }
}

/** Some ways to make the allotment this seat is asked for, legal or not. */
function someSplitsOf<G extends GameTypes>(
  game: DefinedGame<G>,
  content: G['content'],
  p: PositionOf<G>,
  seat: Seat,
): Choice[] {
  const choices = game.choices(content, p, seat)
  if (choices.kind !== 'allotment') return []
  const some: Choice[] = []
  for (const n of splits(choices.allotment)) {
    some.push({ do: choices.do, n } as Choice)
    if (some.length >= 60) break
  }
  return some
}

/** A slot that shows its card to somebody who may not know it. */
function leakingSlot(value: unknown, viewer: Viewer, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  const { is, knownTo } = value as Partial<Slot>
  if (is !== undefined && knownTo !== undefined && !includesSeat(knownTo, viewer)) return path
  for (const key in value) {
    const found = leakingSlot(value[key as never], viewer, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** What may happen now, at most so many: outcomes, or listed choices of the seats asked and one split each. */
function someActions<G extends GameTypes>({ game, content, position, random }: At<G>, most: number): Actor[] {
  const pending = game.pending(content, position)
  if (pending.kind === 'over') return []
  const all =
    pending.kind === 'chance'
      ? pending.outcomes.list.map((outcome): Actor => ({ outcome }))
      : pending.seats.flatMap((seat): Actor[] => {
          const choices = game.choices(content, position, seat)
          const split = choices.kind === 'allotment' ? [randomChoice(game, content, position, seat, random)] : []
          const list = choices.kind === 'none' ? [] : choices.list
          return [...list, ...split].flatMap((choice) => (choice === null ? [] : [{ seat, choice }]))
        })
  while (all.length > most) all.splice(random(all.length), 1)
  return all
}

/** The same action on both positions: unless it declared a reveal, the viewer cannot tell them apart afterwards. */
function stepBlindness<G extends GameTypes>(at: At<G>, dealt: PositionOf<G>, viewer: Viewer, where: string): void {
  const { game, content, position } = at
  const shows = (applied: Done<G>) => applied.revealed !== null && includesSeat(applied.revealed, viewer)
  for (const actor of someActions(at, 12)) {
    const [a, b] = [position, dealt].map((p) => game.apply(content, p, actor)) as (Done<G> | { refused: unknown })[]
    if (a === undefined || 'refused' in a || shows(a)) continue
    const action = JSON.stringify(actor)
    if (b === undefined || 'refused' in b) {
      const possible = 'outcome' in actor || isPossible(at, dealt, actor, viewer, a)
      demand('blindness', possible, () => `${where}: ${action} shows something new, but declares no reveal`)
      continue
    }
    if (shows(b)) continue
    const [va, vb] = [a, b].map(({ position: p }) => game.view(content, p, viewer))
    demand('blindness', same(va, vb), () => `${where}: after ${action} the view tells a secret: ${difference(va, vb)}`)
    const [ea, eb] = [a, b].map(({ events }) => eventsFor(events, viewer))
    demand('blindness', same(ea, eb), () => `${where}: the events of ${action} tell a secret: ${difference(ea, eb)}`)
  }
}

/**
 * Whether the same seat could have done something in the redealt position that looks the same to the viewer. Of long
 * lists those choices are tried that are most like the one made.
 */
function isPossible<G extends GameTypes>(
  { game, content }: At<G>,
  dealt: PositionOf<G>,
  { seat, choice: made }: Extract<Actor, { choice: Choice }>,
  viewer: Viewer,
  done: Done<G>,
): boolean {
  const told = (applied: Done<G>) =>
    hashOf([game.view(content, applied.position, viewer), eventsFor(applied.events, viewer)])
  const choices = game.choices(content, dealt, seat)
  if (choices.kind !== 'list') return true // splits are compared one by one, as explanations
  const likeness = (choice: Choice) =>
    Object.keys(made).filter((key) => made[key as never] === choice[key as never]).length
  const some = [...choices.list].sort((a, b) => likeness(b) - likeness(a)).slice(0, 60)
  return some.some((choice) => {
    const applied = game.apply(content, dealt, { seat, choice })
    return !('refused' in applied) && told(applied) === told(done)
  })
}

/** Two actions after which a viewer sees the same, although not all is the same, must be told alike. */
function tales<G extends GameTypes>(at: At<G>, viewer: Viewer, where: string): void {
  const { game, content, position } = at
  const known = new Map<string, { position: string; told: unknown }>()
  for (const actor of someActions(at, 24)) {
    const applied = game.apply(content, position, actor)
    if ('refused' in applied) continue
    const view = hashOf(game.view(content, applied.position, viewer))
    const now = { position: hashOf(applied.position), told: eventsFor(applied.events, viewer) }
    const before = known.get(view)
    if (before === undefined) known.set(view, now)
    else if (before.position !== now.position && !same(before.told, now.told)) {
      const action = JSON.stringify(actor)
      throw new Flaw(
        'blindness',
        `${where}: the events of ${action} tell a secret: ${difference(before.told, now.told)}`,
      )
    }
  }
}

function withoutOutcomes(pending: object): unknown {
  const { outcomes: _outcomes, ...rest } = pending as { outcomes?: unknown }
  return rest
}

/** The first place where two plain values differ. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null)
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!same(a[key as never], b[key as never])) return difference(a[key as never], b[key as never], `${path}.${key}`)
  return `${path || '.'} is ${JSON.stringify(a)} or ${JSON.stringify(b)}`
}

/** Every property of single positions, by name. */
export const MOMENT_CHECKS: Readonly<Record<string, <G extends GameTypes>(at: At<G>) => void>> = {
  purity,
  'round trip': roundTrip,
  clone,
  legality,
  refusals,
  notation,
  sampling,
  'in place': inPlace,
  blindness,
}
