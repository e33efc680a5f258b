/** How choices and slots are shown. */

import { type CardMakers, cardsBy } from '@skerry/boards'
import type { Card, Language, SlotCard } from '@skerry/contracts'
import type { Allotment, Choice, Split, ThingId } from '@skerry/kernel'
import type { Content } from '../../types.ts'
import { type About, aboutOf } from './about.ts'
import {
  buyTileCard,
  controlCard,
  convertCard,
  dismissCard,
  recallCard,
  returnTileCard,
  useCard,
  vindicateCard,
} from './cardsOfBonus.ts'
import {
  drawCard,
  fromCard,
  leaveCard,
  optionCard,
  pickCard,
  placeCard,
  putBackCard,
  questCard,
} from './cardsOfCards.ts'
import { againstCard, augmentCard, downgradeCard, enoughCard, evictCard, shiftCard, spendCard } from './cardsOfCubes.ts'
import { acceptCard, firstCard, letDieCard, rerollCard, rollCard, saveCard, setDieCard } from './cardsOfFight.ts'
import { hastenCard, layCard, stepCard, stopCard, teleportCard, waiveCard } from './cardsOfMove.ts'
import { activateCard, controlFirstCard, endTurnCard, restCard, visitCard } from './cardsOfTurn.ts'
import { groupOf } from './kinds/kinds.ts'
import type { Seen } from './reading.ts'
import { beginWith, chargeCard, gainCard, motivateCard, slotOf } from './splits.ts'

const MAKERS: CardMakers<About> = {
  // main actions
  step: stepCard,
  stop: stopCard,
  teleport: teleportCard,
  hasten: hastenCard,
  waive: waiveCard,
  lay: layCard,
  activate: activateCard,
  visit: visitCard,
  controlFirst: controlFirstCard,
  option: optionCard,
  leave: leaveCard,
  rest: restCard,
  endTurn: endTurnCard,
  // bonus actions
  use: useCard,
  convert: convertCard,
  buyTile: buyTileCard,
  returnTile: returnTileCard,
  control: controlCard,
  vindicate: vindicateCard,
  recall: recallCard,
  dismiss: dismissCard,
  // cards
  keep: questCard,
  from: fromCard,
  draw: drawCard,
  pick: pickCard,
  putBack: putBackCard,
  place: placeCard,
  // dice
  setDie: setDieCard,
  roll: rollCard,
  reroll: rerollCard,
  accept: acceptCard,
  first: firstCard,
  save: saveCard,
  letDie: letDieCard,
  // cubes
  gain: gainCard,
  motivate: motivateCard,
  charge: chargeCard,
  augment: augmentCard,
  downgrade: downgradeCard,
  shift: shiftCard,
  spend: spendCard,
  enough: enoughCard,
  against: againstCard,
  evict: evictCard,
}

const cardOf = cardsBy(MAKERS, aboutOf)
export function card(content: Content, view: Seen, choice: Choice, language: Language): Card {
  const group = groupOf(view, choice.do)
  const made = cardOf(content, view, choice, language)
  return group === undefined ? made : { ...made, group }
}
export const VERBS: readonly string[] = Object.keys(MAKERS)

export const slot = (content: Content, view: Seen, id: ThingId, language: Language): SlotCard =>
  slotOf(aboutOf(content, view, language), id)

export const begin = (content: Content, view: Seen, verb: string, allotment: Allotment): Split =>
  beginWith(aboutOf(content, view, 'en'), verb, allotment)
