import { type GameRecord, gameRecord, parseRecord } from '@skerry/session'

/** The game alone out of a stored table: where this browser's chance comes from is nobody's business. */
export const recordIn = (text: string): GameRecord => gameRecord(parseRecord(JSON.parse(text)))
