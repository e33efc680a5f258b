/** All that a step of each kind, and an offer, may say: a key that is spelt otherwise would be a rule that nobody follows. */

import { InputError } from '../src/errors.ts'
import type { Offer, Step } from '../src/steps.ts'

type KeysOf<S> = Readonly<Record<keyof S, true>>
const ASKING = { kind: true, rule: true, ask: true, blockedVerbs: true, offers: true } as const
const OF_ONE_SEAT = { ...ASKING, seat: true, freeActions: true } as const
export const STEP_KEYS: { readonly [K in Step['kind']]: KeysOf<Extract<Step, { kind: K }>> } = {
  auto: { kind: true, rule: true, take: true },
  chance: { kind: true, rule: true, outcomes: true, take: true },
  decision: OF_ONE_SEAT,
  allotment: {
    ...OF_ONE_SEAT,
    do: true,
    spread: true,
    slotThing: true,
    slotConditions: true,
    conditions: true,
    take: true,
  },
  sealed: { ...ASKING, seats: true, take: true },
}
export const OFFER_KEYS: KeysOf<Offer> = {
  rule: true,
  do: true,
  args: true,
  thing: true,
  candidates: true,
  exact: true,
  conditions: true,
  take: true,
}

export function checkKeys(said: object, known: object, where: string): void {
  for (const key in said) if (!Object.hasOwn(known, key)) throw new InputError(where, 'unknownKey', { key })
}
