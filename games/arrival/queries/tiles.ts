/** Questions about tactic tiles. */

import { type Seat, type Sum, sum, sumsOf } from '@skerry/kernel'
import type { Arrival, Content, Province, State, TacticTile, TileId } from '../types.ts'
import { fortsFrom, fortsIn, holderAt, isFomori, isIn, isTribe, siteAt, type T, tribeOf } from './table.ts'

const { part } = sumsOf<Arrival>()

export const tileOf = (content: Content, tile: TileId): TacticTile => content.tiles[tile] as TacticTile
export const holdsTile = (state: State, seat: Seat, tile: TileId): boolean => tribeOf(state, seat).tiles.includes(tile)
export const RUSE = 'ruse' as TileId
export const MIGRATION = 'migration' as TileId
export const OGAM = 'ogam' as TileId

/** Fame of the tiles whose numbers are printed in the rules. */
const GEESE = 2 // ARR-TILE-GEESE-01 for each province
const SALMON = 2 // ARR-TILE-SALMON-01 for each port
const LIA_FAIL = 2 // ARR-TILE-LIA-01 for each place on the Fame Track
const EMER = 5 // ARR-TILE-EMER-01
const WALLS = 2 // ARR-TILE-WALLS-01 for each Broch or Caer
const STRONGHOLD = 3 // ARR-TILE-STRONG-01 for each Caer
const BARD = 3 // ARR-TILE-BARD-01 Corruption at the most
/** ARR-RULING-09, -92 Two players with the same Fame, whoever they are. */
export function isFameTied({ tribes }: State): boolean {
  return tribes.some(({ fame }, seat) => tribes.some((other, o) => o > seat && other.fame === fame))
}
/** ARR-TILE-EMER-01, ARR-RULING-93 Less Corruption than anybody else. */
export function isPurest(state: State, seat: Seat): boolean {
  const least = tribeOf(state, seat).corruption
  return state.tribes.every(({ corruption }, other) => other === seat || corruption > least)
}

/** ARR-TILE-05, ARR-RULING-08 What a scoring tile would bring now, by fortified locations; nothing for tiles that bring no Fame. */
export function tileFame(t: T, seat: Seat, tile: TileId): Sum {
  const { state, content } = t
  const { kind, value, province, colour } = tileOf(content, tile)
  switch (kind) {
    case 'cauldron': {
      const at = content.provinces[province] as Province
      return sum(part('ARR-TILE-CAULDRON-01', value * fortsIn(t, seat, at), `province ${at.id}`))
    }
    case 'silver':
      return sum(
        ...content.provinces
          .filter((at) => at.colour === colour)
          .map((at) => part('ARR-TILE-SILVER-01', value * fortsIn(t, seat, at), `province ${at.id}`)),
      )
    case 'wildGeese':
      return sum(
        ...content.provinces.map((at) => part('ARR-TILE-GEESE-01', isIn(t, seat, at) ? GEESE : 0, `province ${at.id}`)),
      )
    case 'salmon':
      return sum(
        ...content.ports.map((port) =>
          part(
            'ARR-TILE-SALMON-01',
            holderAt(state, port) === seat ? SALMON : 0,
            `port ${content.locations[port]?.id}`,
          ),
        ),
      )
    case 'liaFail': {
      if (isFameTied(state)) return sum() // ARR-TILE-LIA-02
      const { fame } = tribeOf(state, seat)
      const ahead = state.tribes.filter((other) => other.fame > fame).length
      return sum(part('ARR-TILE-LIA-01', LIA_FAIL * (ahead + 1), `rank ${ahead + 1}`))
    }
    case 'emer':
      return sum(part('ARR-TILE-EMER-01', isPurest(state, seat) ? EMER : 0, 'purest'))
    case 'highWalls':
      return sum(part('ARR-TILE-WALLS-01', WALLS * fortsFrom(state, seat, 2), 'brochs'))
    case 'stronghold':
      return sum(part('ARR-TILE-STRONG-01', STRONGHOLD * fortsFrom(state, seat, 3), 'caers'))
    default:
      return sum()
  }
}
/** ARR-TILE-BARD-01, ARR-RULING-94 By how much the bard lowers Corruption. */
export const bardEffect = (state: State, seat: Seat): number => Math.min(BARD, tribeOf(state, seat).corruption)

/** Whether these two may change places; ARR-RULING-89 only if that changes something. */
export const areSwappable = (tile: 'ruse' | 'migration', state: State, a: number, b: number): boolean =>
  tile === 'ruse' ? areTwoSpecies(state, a, b) : areTwoForts(state, a, b)
/** ARR-TILE-RUSE-01, ARR-RULING-100, -101 Any two face-up Fomori of different species; castles are none. */
function areTwoSpecies(state: State, a: number, b: number): boolean {
  const [one, other] = [holderAt(state, a), holderAt(state, b)]
  return isFomori(one) && isFomori(other) && one !== other
}
/** ARR-TILE-MIGRATION-01, ARR-RULING-68, -97, -98, -99 Any two Aits of different owners, be it somebody's last. */
function areTwoForts(state: State, a: number, b: number): boolean {
  if (!isMovable(state, a) || !isMovable(state, b)) return false
  const [one, other] = [siteAt(state, a), siteAt(state, b)]
  return one.holder !== other.holder || one.level !== other.level
}
/** ARR-RULING-96 An Ait, that is exactly one disc; with the option a fortification of any level. */
export function isMovable(state: State, index: number): boolean {
  const { holder, level } = siteAt(state, index)
  return isTribe(holder) && (level === 1 || state.options.migrationAnyLevel)
}
export function hasPartner(tile: 'ruse' | 'migration', state: State, index: number): boolean {
  for (let other = 0; other < state.sites.length; other++)
    if (other !== index && areSwappable(tile, state, index, other)) return true
  return false
}
