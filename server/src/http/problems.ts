/** Problems: the status of the answer, and a sentence in the caller's language. */

import type { Language } from '@skerry/contracts'
import type { ProblemCode } from '@skerry/link'

export const STATUS: Readonly<Record<ProblemCode, number>> = {
  badRequest: 400,
  noGuest: 401,
  notYours: 403,
  notSeated: 403,
  notHost: 403,
  notFound: 404,
  stale: 409,
  seatTaken: 409,
  noSeat: 409,
  notOpen: 409,
  notRunning: 409,
  notOver: 409,
  notReady: 409,
  tooLarge: 413,
  refused: 422,
  badPack: 422,
  badRecord: 422,
  held: 423,
  tooMany: 429,
  fault: 500,
  unavailable: 503,
}

export const PROBLEM_CODES = Object.keys(STATUS) as readonly ProblemCode[]

type Sentences = Readonly<Record<ProblemCode, string>>

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    badRequest: 'The request is not understood.',
    noGuest: 'Nobody knows you here yet: give yourself a name first.',
    notYours: 'That is not yours to do.',
    notSeated: 'You have no seat at this table.',
    notHost: 'Only the host of the table can do that.',
    notFound: 'There is nothing here, or it is not meant for you.',
    stale: 'The table has moved on in the meantime.',
    seatTaken: 'Somebody already sits there.',
    noSeat: 'There is no such seat free at this table.',
    notOpen: 'The game has already begun.',
    notRunning: 'No game is being played at this table.',
    notOver: 'The game is not over yet.',
    notReady: 'There are still free seats.',
    tooLarge: 'That is more than can be taken in at once.',
    refused: 'The rules do not allow that.',
    badPack: 'This content pack cannot be played with.',
    badRecord: 'This record is not of a game that can go on here.',
    held: 'This table is stopped until the owner of the server has looked at it.',
    tooMany: 'That was a lot in a short time. Wait a little, then try again.',
    fault: 'Something went wrong on the server. The game is as it was before.',
    unavailable: 'The server cannot do that at the moment. Nothing has changed; try again in a little while.',
  },
  de: {
    badRequest: 'Die Anfrage ist nicht zu verstehen.',
    noGuest: 'Hier kennt dich noch niemand: Gib dir zuerst einen Namen.',
    notYours: 'Das ist nicht deine Sache.',
    notSeated: 'Du hast an diesem Tisch keinen Platz.',
    notHost: 'Das kann nur, wer den Tisch eröffnet hat.',
    notFound: 'Hier ist nichts, oder es ist nicht für dich bestimmt.',
    stale: 'Am Tisch ist es inzwischen weitergegangen.',
    seatTaken: 'Dort sitzt schon jemand.',
    noSeat: 'So ein Platz ist an diesem Tisch nicht frei.',
    notOpen: 'Das Spiel hat schon begonnen.',
    notRunning: 'An diesem Tisch wird gerade nicht gespielt.',
    notOver: 'Das Spiel ist noch nicht zu Ende.',
    notReady: 'Es sind noch Plätze frei.',
    tooLarge: 'Das ist mehr, als auf einmal angenommen wird.',
    refused: 'Das lassen die Regeln nicht zu.',
    badPack: 'Mit diesem Inhaltspaket lässt sich nicht spielen.',
    badRecord: 'Das ist kein Spielverlauf, der hier weitergehen kann.',
    held: 'Dieser Tisch steht still, bis der Betreiber des Servers danach gesehen hat.',
    tooMany: 'Das war viel in kurzer Zeit. Warte ein wenig und versuche es dann noch einmal.',
    fault: 'Auf dem Server ist etwas schiefgegangen. Das Spiel steht noch so wie vorher.',
    unavailable: 'Der Server kann das im Augenblick nicht. Nichts hat sich geändert; versuche es gleich noch einmal.',
  },
}

/** The sentence of a problem, with `details` if the caller can do something about them. */
export function problemText(code: ProblemCode, language: Language, details?: string): string {
  const sentence = SENTENCES[language][code]
  return details === undefined || !TELLS_DETAILS.has(code) ? sentence : `${sentence} (${details})`
}

const TELLS_DETAILS: ReadonlySet<ProblemCode> = new Set(['badRequest', 'badPack', 'badRecord'])
