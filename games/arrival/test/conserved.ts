/** The invariants of a position: sums that never change, and how often each rule of shape is broken. Whatever the table, it is never. */

import { countOf, type Position } from '@skerry/kernel'
import { fortCount, isFomori, isTribe, SPECIES } from '../queries.ts'
import type { Arrival, Content, State } from '../types.ts'

export type P = Position<State, Arrival['frame']>

const count = <T>(all: readonly T[], isMeant: (one: T) => boolean): number => all.filter(isMeant).length
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const isRound = (p: P): boolean => p.stack.some(({ rule }) => rule === 'draw' || rule === 'actions')

export function conserved(content: Content, p: P): Record<string, number> {
  const { state } = p
  const { tribes, sites, supply } = state
  const seats = [...tribes.keys()]
  const onMap = (seat: number) => total(sites.map(({ holder, level }) => (holder === seat ? level : 0)))
  const species = SPECIES.map((kind) => [
    `INV-04 ${kind}`,
    (state.fomori[kind] ?? 0) + (state.repelled[kind] ?? 0) + count(sites, ({ holder }) => holder === kind),
  ])
  const fixed = tribes.flatMap(({ cards }) => cards.filter(({ is }) => is !== undefined))
  const isSettled = isRound(p)
  return {
    'INV-01 discs': total(
      seats.map((seat) => {
        const { discs, collected } = tribes[seat] as State['tribes'][number]
        return Math.abs(15 - discs - collected - onMap(seat) - (supply.discs[seat] as number))
      }),
    ),
    'INV-02 swords': supply.swords + total(tribes.map(({ swords }) => swords)),
    'INV-03 shields': supply.shields + total(tribes.map(({ shields }) => shields)) + total(state.shields),
    ...Object.fromEntries(species),
    'INV-04 tribes hold no more Fomori than lie face-down': Number(
      total(tribes.map(({ fomori }) => fomori)) > countOf(state.fomori),
    ),
    'INV-05 castles':
      count(sites, ({ holder }) => holder === 'castle') +
      total(tribes.map(({ trophies, usedTrophies }) => trophies + usedTrophies)),
    'INV-06 tiles':
      countOf(state.tiles) +
      countOf(state.usedTiles) +
      state.display.length +
      total(tribes.map(({ tiles, masters }) => tiles.length + masters)),
    'INV-07 cards': countOf(state.bag) + countOf(state.discard) + fixed.length,
    'INV-07 a card twice': count([...Object.values(state.bag), ...Object.values(state.discard)], (n) => n !== 1),
    'INV-08 below zero': count(tribes, ({ fame, corruption }) => fame < 0 || corruption < 0),
    'INV-09 too many shields': count(state.shields, (n) => n < 0 || n > 3),
    'INV-10 levels': count(sites, ({ holder, level }) => (isTribe(holder) ? level < 1 || level > 3 : level !== 0)),
    'INV-11 Balor’s Isle': count(content.locations, ({ index, isCastle }) => {
      const holder = sites[index]?.holder ?? null
      return isCastle ? isTribe(holder) : holder === 'castle'
    }),
    'INV-12 without fortification': count(seats, (seat) => isSettled && fortCount(state, seat) === 0),
    'INV-13 display': Number(state.display.length > 6),
    'INV-14 after a pass': count(
      tribes,
      ({ hasPassed, discs, swords, shields, fomori }) =>
        hasPassed && (fomori > 0 || (discs + swords + shields > 3 && !p.stack.some(({ at }) => at === 'keep'))),
    ),
    'INV-15 empty stacks when a draw is due': Number(
      p.stack.at(-1)?.rule === 'draw' && Object.values(state.stacks).some(({ size }) => size === 0),
    ),
    'INV-16 blockers on one section': count(tribes, ({ blockers }) => new Set(blockers).size !== blockers.length),
    'INV-26 too many rounds': Number(state.round > ({ 2: 6, 3: 5, 4: 4 }[tribes.length] as number)),
    'negative supplies': count([supply.swords, supply.shields, ...supply.discs], (n) => n < 0),
    'Fomori with a level': count(sites, ({ holder, level }) => isFomori(holder) && level > 0),
  }
}
