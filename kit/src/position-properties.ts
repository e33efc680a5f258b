/** Properties of single positions. Each throws a `Flaw` that says what and where. */

import {
  type Choice,
  type Choices,
  copy,
  draw,
  freeze,
  type GameTypes,
  hashOf,
  type PositionOf,
  parse,
  randomFrom,
  type Seat,
  same,
  splits,
  write,
} from '@skerry/kernel'
import { blindness } from './blindness.ts'
import { demand, Flaw } from './flaw.ts'
import { type At, type Done, taken, triedAt } from './moment.ts'
import { randomChoice, viewersOf } from './simulate.ts'
import { choiceWritten, universeOf, type Wording } from './universe.ts'

/** The actor whose turn it is does something, by this generator; null when the game is over. */
function oneAction<G extends GameTypes>({ game, content, random }: At<G>, p: PositionOf<G>): Done<G> | null {
  const pending = game.pending(content, p)
  if (pending.kind === 'over') return null
  if (pending.kind === 'chance') return taken(game.apply(content, p, { outcome: draw(pending.outcomes, random) }))
  const seat = (pending.seats[0] ?? pending.answered[0]) as Seat
  return taken(game.apply(content, p, { seat, choice: randomChoice(game, content, p, seat, random) as Choice }))
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
  const { verbs } = game
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
  const choice = choiceWritten(game.verbs, content, text)
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
  const all = universeOf(game.verbs, content)
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
  const { verbs } = game
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

/** Every thing that a choice or a slot names lies on the table of the seat that may choose it. */
export function naming<G extends GameTypes>({ game, content, position, where }: At<G>): void {
  for (let seat = 0; seat < position.seats; seat++) {
    const choices = game.choices(content, position, seat)
    if (choices.kind === 'none') continue
    const ids = new Set(game.things(content, position, seat).map(({ id }) => id))
    const slots = choices.kind === 'allotment' ? choices.allotment.slots : []
    const filled = slots.map(({ id }) => ({ do: (choices as { do: string }).do, n: { [id]: 1 } }))
    for (const choice of [...choices.list, ...filled])
      for (const id of game.thingsNamed(content, position, choice))
        demand('naming', ids.has(id), () => `${where}: "${game.write(choice)}" names ${id}, which is no thing`)
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

/** Every property of single positions, by name. */
export const POSITION_CHECKS: Readonly<Record<string, <G extends GameTypes>(at: At<G>) => void>> = {
  purity,
  'round trip': roundTrip,
  clone,
  legality,
  refusals,
  notation,
  naming,
  sampling,
  'in place': inPlace,
  blindness,
}
