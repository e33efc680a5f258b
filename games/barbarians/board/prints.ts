/** What is printed on the knowledge tracks: on their four spaces, and for the first two who finish them. */

import { BATTLES, LAST_LEVEL, TACTICS_DP } from '../queries.ts'
import type { Faction, Track } from '../types.ts'
import type { Part } from './effects.ts'
import type { PictogramName } from './pictograms.ts'

const sign = (name: PictogramName, n: number | string = ''): Part => ({ is: 'sign', name, n: String(n) })
/** BAR-KNOW-DISC-01 The letter that opens it; the start island needs none. */
export const letterOf = (value: number): string => (value === 0 ? '' : String.fromCharCode(64 + value))
const SLASH: Part = { is: 'slash' }

export const LEVELS: readonly number[] = Array.from({ length: LAST_LEVEL }, (_, i) => i + 1)

/** BAR-KNOW-ECO-01 … -04 */
const ECONOMY: readonly PictogramName[] = ['food', 'wood', 'iron', 'stone']

/** BAR-KNOW-DISC-01, -DEF-01, -ECO-01 … -04, -PROD-01, -TAC-01 What a level brings; islands are told by their letter. */
export function printOf(track: Track, level: number): readonly Part[] {
  switch (track) {
    case 'discovery':
      return []
    case 'defence':
      return [sign('defence', `≤${level}`)]
    case 'economy':
      return [sign(ECONOMY[level - 1] as PictogramName, '+1')]
    case 'production':
      return [sign('building', level)]
    default:
      return [sign('battle', BATTLES - level)]
  }
}

/** BAR-KNOW-DISC-02, -DEF-02, -ECO-05, -PROD-02 Points for each of these: the first gets twice as many as the second. */
const PER: Readonly<Record<Exclude<Track, Faction>, readonly PictogramName[]>> = {
  discovery: ['marker'],
  defence: ['milestone'],
  economy: ['food', 'wood', 'iron'],
  production: ['building'],
}
/** BAR-KNOW-NEF-01, -SHAN-01, -ASP-01, -VARG-01 */
const EFFECTS: Readonly<Record<Faction, readonly Part[]>> = {
  nefriar: [sign('troops', 3)],
  shan: [sign('resources', 4)],
  aspidian: [sign('honour', 2)],
  varg: [{ is: 'sign', name: 'god', n: '', isCard: true }, SLASH, { is: 'sign', name: 'warlord', n: '', isCard: true }],
}

/** For the first or second who finishes it (BAR-KNOW-04); BAR-KNOW-TAC-02 the second chooses one of the two. */
export function bonusPrint(track: Track, place: 1 | 2): readonly Part[] {
  if (track in PER) return [sign('dp', 3 - place), SLASH, ...PER[track as keyof typeof PER].map((name) => sign(name))]
  const effect = EFFECTS[track as Faction]
  return place === 1 ? [...effect, sign('dp', TACTICS_DP)] : [...effect, SLASH, sign('dp', TACTICS_DP)]
}
