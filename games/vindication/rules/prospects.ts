/**
 * What bonus actions could still lead to in this turn, one after the other (VIN-RULING-138). Only what could be had at all is
 * looked at, not how much of it: a question too many costs nothing, a Move or a visit that ends too early does.
 */

import type { Seat, Table } from '@skerry/kernel'
import { COMMON, canRecall, cardOf, DECKS, HEROIC, holdsFor, PARTS, playerOf, turnIn } from '../queries.ts'
import type { Attr, Clause, Content, Cost, Deck, Happening, InPlay, Vindication, VinEffect } from '../types.ts'
import { mayUseCard } from './abilities.ts'

type T = Table<Vindication>

/** What can be had, or can happen: cubes to pay with, a charge for an empty relic, a card of a deck, an event. */
type Having = Attr | 'common' | 'inf' | 'conv' | 'charge' | Deck | Happening

/** Effects that come about as soon as this is to be had; null: at once. */
interface Prospect {
  readonly needs: Having | null
  readonly effects: readonly VinEffect[]
}

/** Whether bonus actions alone could bring about one of these verbs. */
export function couldLeadTo(t: T, seat: Seat, verbs: readonly VinEffect['do'][]): boolean {
  const isWanted = (effect: VinEffect) => verbs.includes(effect.do)
  const mayHelp = ({ effects }: Pick<Clause, 'effects'>) =>
    effects.some((effect) => isWanted(effect) || effect.do === 'card')
  // The answer is mostly no, and mostly a look at the own cards tells.
  if (!playerOf(t.state, seat).cards.some(({ card }) => cardOf(t.content, card).clauses.some(mayHelp))) return false
  const prospects = ownProspects(t, seat)
  return prospects.some(mayHelp) && reaches(t, prospects, hadBy(t, seat), isWanted)
}

function reaches(t: T, prospects: Prospect[], had: Set<Having>, isWanted: (effect: VinEffect) => boolean): boolean {
  for (let before = -1; before < had.size; ) {
    before = had.size
    for (const { needs, effects } of prospects) {
      if (needs !== null && !had.has(needs)) continue
      if (effects.some(isWanted)) return true
      for (const effect of effects) for (const gain of gainsBy(effect, had)) add(t, had, prospects, gain)
    }
    combine(t, had)
  }
  return false
}

/** What cubes and tiles give without any card. */
function hadBy(t: T, seat: Seat): Set<Having> {
  const { zones, spheres, profs, cards } = playerOf(t.state, seat)
  const had = new Set<Having>()
  // VIN-BONUS-RECALL-01, -02 A recall brings Influence, and so does parting ways with a companion.
  if (zones.inf > 0 || canRecall(t, seat) || cards.some(({ cubes }) => cubes > 0)) had.add('inf')
  if (zones.conv > 0) had.add('conv')
  for (const attr of [...COMMON, ...HEROIC]) if (spheres[attr] > 0 || profs[attr] > 0) had.add(attr) // VIN-PROF-03
  combine(t, had)
  return had
}

/** What conversion and control make of it. */
function combine(t: T, had: Set<Having>): void {
  if (COMMON.some((attr) => had.has(attr))) had.add('common')
  for (const attr of HEROIC) if (PARTS[attr].every((part) => had.has(part))) had.add(attr).add('inf').add('youConvert') // VIN-BONUS-CONVERT-01
  if (had.has('conv') && turnIn(t).visited.length > 0) had.add('youControl') // VIN-BONUS-CONTROL-01
}

function add({ content }: T, had: Set<Having>, prospects: Prospect[], gain: Having): void {
  if (had.has(gain)) return
  had.add(gain)
  if (!isDeck(gain)) return
  if (gain === 'trait') had.add('youGain(TRAIT)')
  if (gain === 'relic') had.add('youGain(RELIC)')
  prospects.push(...prospectsIn(content, gain))
}
const isDeck = (having: Having): having is Deck => (DECKS as readonly string[]).includes(having)

const AUGMENTED: Readonly<Record<'pot' | 'inf' | 'either', readonly Having[]>> = {
  pot: ['inf'],
  inf: ['conv'],
  either: ['inf', 'conv'],
}
const NOTHING: readonly Having[] = []

function gainsBy(effect: VinEffect, had: ReadonlySet<Having>): readonly Having[] {
  switch (effect.do) {
    case 'attr':
      return had.has('inf') ? effect.kinds : NOTHING
    case 'charge':
      return had.has('inf') ? ['charge'] : NOTHING
    case 'convert':
      return effect.from.some((attr) => had.has(attr)) ? effect.to : NOTHING
    case 'aug':
      return AUGMENTED[effect.from]
    case 'card':
      return effect.decks
    case 'scout':
      return ['youDiscover']
    default:
      return NOTHING
  }
}

// —— what cards promise ——

/** A cost as what must be had for it; VIN-RULING-44 a full slot is emptied by the recall that brings the Influence. */
const needFor = (cost: Cost | null, charges: number): Having | null =>
  cost === 'slot' ? 'inf' : cost === 'charge' && charges > 0 ? null : cost

/** Of cards in play: abilities that are not used up, answers, and what is continuous once its condition holds. */
function ownProspects(t: T, seat: Seat): Prospect[] {
  const found: Prospect[] = []
  for (const held of playerOf(t.state, seat).cards)
    for (const clause of cardOf(t.content, held.card).clauses) {
      const needs = ownNeed(t, seat, held, clause)
      if (needs !== 'never') found.push({ needs, effects: clause.effects })
    }
  return found
}
function ownNeed(t: T, seat: Seat, { card, cubes }: InPlay, clause: Clause): Having | 'never' | null {
  switch (clause.on) {
    case 'WHEN':
      return clause.isOncePerTurn && turnIn(t).reacted.includes(card) ? 'never' : clause.event
    case 'PASSIVE':
      return clause.if === null || holdsFor(t, seat, clause.if) ? 'never' : null // what works already changes nothing
    case 'ENTER':
    case 'END':
      return 'never'
    default:
      return mayUseCard(t, seat, card) ? needFor(clause.cost, cubes) : 'never'
  }
}

/** Of all cards of a deck, if one were gained now: nobody is activated within a Move or a visit (VIN-TURN-05). */
const prospectsIn = ({ cards }: Content, deck: Deck): Prospect[] =>
  Object.values(cards).flatMap((card) =>
    card.deck !== deck
      ? []
      : card.clauses.flatMap((clause): Prospect[] => {
          const { on, effects } = clause
          if (on === 'END' || on === 'ACT' || on === 'MATE') return []
          if (on === 'WHEN') return [{ needs: clause.event, effects }]
          return [{ needs: on === 'USE1' || on === 'USE*' ? needFor(clause.cost, card.charge) : null, effects }]
        }),
  )
