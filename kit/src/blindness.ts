/** The property `blindness`: nobody is told more than their view shows. */

import {
  type Actor,
  type Choice,
  eventsFor,
  type Game,
  type GameTypes,
  hashOf,
  includesSeat,
  type PositionOf,
  type Seat,
  type Slot,
  same,
  splits,
  type Viewer,
} from '@skerry/kernel'
import { demand, Flaw } from './flaw.ts'
import { type At, type Done, triedAt } from './moment.ts'
import { randomChoice, viewersOf } from './simulate.ts'

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
  game: Game<G>,
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
