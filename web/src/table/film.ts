/** How fast rows that wait are shown, how long each can be read, and what they change. */

import { eventText, type Language, type PlayTexts } from '@skerry/contracts'
import type { Event, Seat, ThingId, View } from '@skerry/kernel'
import type { LogEntry, TableSnapshot } from '../link/types.ts'
import type { Motion } from '../settings/index.ts'
import type { Part } from './model.ts'

/** A row waiting to be shown. */
export interface Waiting {
  readonly sight: TableSnapshot
  readonly told: LogEntry
}

/** However much has happened, it is shown in about this time; a tap skips it. */
const LONGEST_FILM = 20_000
const BRIEF = 0.4
/** How long a caption stands: long enough to be read once. */
const CAPTION = { base: 900, perCharacter: 35, least: 1800, most: 4000 }
/** Shorter than a frame is not shown. */
export const LEAST_MS = 16

/** What films are made with: the game's board and words, and how much the viewer wants to see move. */
export interface Cinema {
  readonly part: Part
  readonly talk: Readonly<Record<Language, PlayTexts>>
  readonly language: Language
  readonly motion: Motion
}

/** 0: nothing moves. The more waits, and the longer it has taken already, the quicker it goes. */
export function paceFactor(cinema: Cinema, waiting: readonly Waiting[], drawn: View, spent: number): number {
  const { part, motion } = cinema
  if (motion === 'off') return 0
  const wanted = motion === 'brief' ? BRIEF : 1
  const total = waiting.reduce((sum, row) => {
    const moving = row.told.events.reduce((ms, event) => ms + part.pace(event, drawn as View<object>), 0)
    return sum + Math.max(moving, captionMs(cinema, row))
  }, 0)
  return Math.min(wanted, Math.max(0, LONGEST_FILM * wanted - spent) / Math.max(1, total))
}

/** How long the deed of somebody else can be read; 0: the viewer's own, or nothing worth a line, or motion is to be brief. */
export function captionMs({ part, talk, language, motion }: Cinema, { sight, told }: Waiting): number {
  if (motion !== 'full' || told.seat === null || told.seat === sight.viewer) return 0
  const deed = deedIn(part, told.events, told.seat)
  if (deed === undefined) return 0
  const { base, perCharacter, least, most } = CAPTION
  return Math.min(most, Math.max(least, base + perCharacter * eventText(talk[language], deed).length))
}

/** The event that tells what a row was about: the first of this seat that is worth a line. */
function deedIn(part: Part, events: readonly Event[], seat: Seat): Event | undefined {
  return events.find((event) => {
    const sign = part.sign(event, 'en')
    return sign.isQuiet !== true && sign.heading === undefined && sign.seat === seat
  })
}

/** The things that the waiting rows name. */
export const changedBy = (part: Part, waiting: readonly Waiting[]): ReadonlySet<ThingId> =>
  new Set(waiting.flatMap(({ told }) => told.events.flatMap((event) => part.sign(event, 'en').things)))
