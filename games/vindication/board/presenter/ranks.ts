/** In which order cards stand. */

/**
 * The order of cards: the best of each main action, bonus actions that bring honor, the rivals of the main actions, the other
 * bonus actions, ways back last.
 */
export const RANK = {
  best: 200,
  scoring: 180,
  visit: 130,
  activate: 120,
  step: 110,
  bonus: 60,
  quiet: -50,
  farewell: -90,
} as const
/** Of equals the first is the best. */
export function ranked<Id>(base: number, id: Id, rivals: readonly (readonly [id: Id, worth: number])[]): number {
  const worths = rivals.map(([, worth]) => worth)
  const own = rivals.findIndex(([other]) => other === id)
  const isBest = own >= 0 && worths.indexOf(Math.max(...worths)) === own
  return base + (worths[own] ?? 0) + (isBest ? RANK.best : 0)
}
