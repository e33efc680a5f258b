// HAUL-DATA-01 Every hold has room.
import pack from '../data/pack.json' with { type: 'json' }

export const hasRoom = pack.holds.every(({ max }) => max > 0)
