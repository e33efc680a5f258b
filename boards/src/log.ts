/** How events look in the log, how long they are shown and how they sound: one table for each game. */

import type { IconName, Language, LogSign, SoundName } from '@skerry/contracts'
import type { Event, Seat, ThingId, Viewer } from '@skerry/kernel'
import type { EventOf } from './events.ts'

/** What is told of one type of event; what is absent is not there. */
export interface LogRow<E, V, Icon extends IconName> {
  /** The pictogram before the line. */
  readonly icon?: Icon | ((event: E) => Icon | undefined)
  /** How long it is shown, in ms; absent: there is nothing to see. */
  readonly ms?: number | ((event: E, view: V) => number)
  readonly sound?: SoundName | ((event: E, viewer: Viewer) => SoundName | null)
  /** Not worth a line. */
  readonly isQuiet?: true | ((event: E) => boolean)
  /** It begins a section with this title; with `hasLine` its line follows. */
  readonly heading?: (event: E, language: Language) => string | undefined
  readonly hasLine?: true
  /** Whose doing it is; absent: the seat the event names. */
  readonly seat?: (event: E) => Seat | undefined
  readonly dice?: (event: E) => LogSign['dice']
}

/** A type of event without a row does not compile. */
export type LogTable<E extends Event & { readonly type: string }, V, Icon extends IconName = IconName> = {
  readonly [T in E['type']]: LogRow<EventOf<E, T>, V, Icon>
}

/** Who is at the screen hears that it is their turn. */
export const ownTurn = ({ seat }: { readonly seat: Seat }, viewer: Viewer): SoundName | null =>
  seat === viewer ? 'turn' : null

interface Log<E, V> {
  sign(event: E, language: Language): LogSign
  pace(event: E, view: V): number
  sound(event: E, viewer: Viewer): SoundName | null
}

/** `thingsOf` says where an event happened, `isQuietBesides` which are quiet besides those of the table. */
export function logBy<E extends Event & { readonly type: string }, V>(
  table: LogTable<E, V>,
  thingsOf: (event: E) => readonly ThingId[],
  isQuietBesides: (event: E) => boolean = () => false,
): Log<E, V> {
  const rowOf = (event: E) => (table[event.type as E['type']] ?? {}) as LogRow<E, V, IconName>
  return {
    sign(event, language) {
      const row = rowOf(event)
      const heading = row.heading?.(event, language)
      const icon = typeof row.icon === 'function' ? row.icon(event) : row.icon
      const isQuiet = typeof row.isQuiet === 'function' ? row.isQuiet(event) : row.isQuiet
      const seat = row.seat === undefined ? seatIn(event) : row.seat(event)
      const dice = row.dice?.(event)
      return {
        ...(heading === undefined ? {} : { heading }),
        ...(row.hasLine === true ? { hasLine: true } : {}),
        // What begins a section must be seen, even if other lines tell it as well.
        ...(isQuiet === true || (heading === undefined && isQuietBesides(event)) ? { isQuiet: true } : {}),
        ...(seat === undefined ? {} : { seat }),
        ...(icon === undefined ? {} : { icon }),
        ...(dice === undefined ? {} : { dice }),
        things: thingsOf(event),
      }
    },
    pace: (event, view) => {
      const { ms = 0 } = rowOf(event)
      return typeof ms === 'function' ? ms(event, view) : ms
    },
    sound: (event, viewer) => {
      const { sound = null } = rowOf(event)
      return typeof sound === 'function' ? sound(event, viewer) : sound
    },
  }
}

/** Seats below 0 are nobody's. */
const seatIn = (event: object): Seat | undefined =>
  'seat' in event && typeof event.seat === 'number' && event.seat >= 0 ? event.seat : undefined
