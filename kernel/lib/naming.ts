/** Which things a choice names, for screens: said by arguments, offers and allotments, never guessed from how an id is spelt. */

import type { Compiled } from '../src/compile.ts'
import { InputError } from '../src/errors.ts'
import { type AllotmentStep, type Arg, type Named, offersOf, type Step } from '../src/steps.ts'
import type { Allot, Choice, Frame, GameTypes, Table, ThingId } from '../src/types.ts'

/** What a verb itself names, and its slots if it is an allotment; its arguments say so themselves. */
export interface Naming {
  readonly thing: ThingId | null
  slot(slot: ThingId): ThingId | null
}
const itsOwnThing = (slot: ThingId): ThingId => slot

export function namingsOf(
  rules: Readonly<Record<string, Readonly<Record<string, Step>>>>,
): ReadonlyMap<string, Naming> {
  const namings = new Map<string, Naming>()
  const add = (verb: string, naming: Naming, where: string) => {
    const known = namings.get(verb) ?? naming
    if (known.thing !== naming.thing || known.slot !== naming.slot)
      throw new InputError(where, 'verbWithTwoNamings', { verb })
    namings.set(verb, naming)
  }
  for (const [rule, steps] of Object.entries(rules))
    for (const [at, step] of Object.entries(steps)) {
      const where = `${rule}.${at}`
      for (const { do: verb, thing } of offersOf(step)) add(verb, { thing: thing ?? null, slot: itsOwnThing }, where)
      if (step.kind !== 'allotment') continue
      const { do: verb, slotThing } = step as AllotmentStep<GameTypes, Frame>
      add(verb, { thing: null, slot: slotThing ?? itsOwnThing }, where)
    }
  return namings
}

/** The things a choice names, each once, in the order of its words. */
export function thingsNamed(
  { verbs, namings }: Pick<Compiled, 'verbs' | 'namings'>,
  t: Table,
  choice: Choice,
): ThingId[] {
  const named: ThingId[] = []
  const add = (things: Named) => {
    for (const id of things === null ? [] : typeof things === 'string' ? [things] : things)
      if (!named.includes(id)) named.push(id)
  }
  const args = verbs.get(choice.do)
  const naming = namings.get(choice.do)
  if (args === undefined || naming === undefined) return named
  add(naming.thing)
  if (args === 'slots') for (const slot in (choice as Allot).n) add(naming.slot(slot))
  else
    for (const name in args) {
      const value = (choice as unknown as Record<string, string | number>)[name] as string | number
      add((args[name] as Arg).thing?.(value, t as never) ?? null)
    }
  return named
}
