import { type Rule, type Seat, steps, type Table } from '../../../../src/index.ts'
import { honorLostWith, removeCard } from '../effects.ts'
import { cardsOf, inPlay, petsOf } from '../queries.ts'
import type { CardId, HandOver, LossFrame, Maw } from '../types.ts'
import { companions, giveTo, inFight, pets } from './bonus.ts'

const l = steps<Maw, LossFrame>()

/** VIN-RULING-85 The pets are assigned one by one, in order of acquisition. */
const orphanOf = (t: Table<Maw>, f: LossFrame): CardId | undefined => petsOf(t, f.seat, f.card)[0]?.card
const heirsOf = (t: Table<Maw>, seat: Seat): CardId[] => cardsOf(t, seat, 'companion').map((c) => c.card)

const rescue = l.offer<HandOver>('VIN-PET-08', 'rescue', {
  args: { pet: pets, to: companions },
  *reach(t, f) {
    const pet = orphanOf(t, f)
    if (pet !== undefined) for (const to of heirsOf(t, f.seat)) yield { do: 'rescue', pet, to }
  },
  conditions: [
    l.needs('VIN-RULING-85', 'notThisPet', (t, f, { pet }) => pet === orphanOf(t, f)),
    l.needs('VIN-PET-08', 'notYourCompanion', ({ state }, f, { to }) => inPlay(state, f.seat, to) !== undefined),
  ],
  take(t, f, { pet, to }) {
    giveTo(t, f.seat, pet, to)
    t.emit({ rule: 'VIN-PET-08', type: 'petHandedOver', seat: f.seat, pet, mate: to })
    return 'pets'
  },
})

/** A companion leaves: by death against its owner's will, or because they part ways. */
export const loss: Rule<Maw, LossFrame> = {
  // VIN-MONSTER-09, VIN-BONUS-RECALL-02 The card is out of the game; VIN-RULING-66 its cubes return.
  leave: l.auto('VIN-MONSTER-09', (t, f) => {
    removeCard(t, f.cause === 'death' ? 'VIN-MONSTER-09' : 'VIN-BONUS-RECALL-02', f.seat, f.card)
    return 'honor'
  }),
  // VIN-CARD-03 Its positive honor goes with it.
  honor: l.auto('VIN-CARD-03', (t, f) => {
    honorLostWith(t, f.seat, f.card)
    return f.cause === 'death' ? 'dies' : 'pets'
  }),
  dies: l.auto('VIN-MONSTER-09', (t, f) => {
    t.emit({ rule: 'VIN-MONSTER-09', type: 'companionDied', seat: f.seat, card: f.card })
    return 'pets'
  }),
  // VIN-PET-08 … -10 Pets are rescued from a death, held if nobody is left to take them, and lost by parting ways.
  pets: l.auto('VIN-PET-08', (t, f) => {
    const pet = orphanOf(t, f)
    if (pet === undefined) return 'end'
    if (f.cause === 'parting') {
      removeCard(t, 'VIN-PET-10', f.seat, pet)
      honorLostWith(t, f.seat, pet) // VIN-RULING-86
      return 'again'
    }
    if (heirsOf(t, f.seat).length > 0) return 'rescue'
    giveTo(t, f.seat, pet, null)
    t.emit({ rule: 'VIN-PET-09', type: 'petHandedOver', seat: f.seat, pet, mate: null })
    return 'again'
  }),
  // VIN-PET-08, VIN-RULING-85 Free of charge and at once.
  rescue: l.decision('VIN-PET-08', { seat: (f) => f.seat, offers: [rescue], ...inFight }),
}
