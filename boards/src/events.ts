/** Tables by event type: a type without an entry does not compile. */

interface Typed {
  readonly type: string
}

/** The events of one type. */
export type EventOf<E extends Typed, T extends E['type']> = Extract<E, { readonly type: T }>

/** What each type of event makes of what is given; null: nothing. */
export type EventTable<E extends Typed, Given, Made, More extends readonly unknown[] = []> = {
  readonly [T in E['type']]: ((given: Given, event: EventOf<E, T>, ...more: More) => Made) | null
}

/** Looks an event up in its table. */
export function madeBy<E extends Typed, Given, Made, More extends readonly unknown[]>(
  table: EventTable<E, Given, Made, More>,
  given: Given,
  event: E,
  ...more: More
): Made | null {
  const make = table[event.type as E['type']] as ((given: Given, event: E, ...more: More) => Made) | null
  return make?.(given, event, ...more) ?? null
}
