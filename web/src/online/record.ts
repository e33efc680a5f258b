import { type GameRecord, parseRecord } from '@skerry/session'

/** The game alone out of a stored table: where this browser's chance comes from is nobody's business. */
export function recordIn(text: string): GameRecord {
  const { format, game, rules, pack, seats, options, start, rows } = parseRecord(JSON.parse(text))
  return { format, game, rules, pack, seats, options, ...(start === undefined ? {} : { start }), rows }
}
