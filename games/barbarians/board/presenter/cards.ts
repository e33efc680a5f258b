/** How choices and slots are shown. */

import { type CardMakers, cardsBy } from '@skerry/boards'
import type { Language, SlotCard } from '@skerry/contracts'
import type { Allotment, Split, ThingId } from '@skerry/kernel'
import type { Content } from '../../types.ts'
import { type About, aboutOf, chooserOf } from './about.ts'
import {
  attackCard,
  avertCard,
  campaignCard,
  claimCard,
  faceCard,
  overkillCard,
  stayCard,
  sufferCard,
  swapCard,
  winCard,
  yieldCard,
} from './cardsOfCampaign.ts'
import {
  allCard,
  declineCard,
  discardCard,
  doneCard,
  drawCard,
  enoughCard,
  onceMoreCard,
  prayCard,
  produceCard,
  sacrificeCard,
  takeCard,
} from './cardsOfCards.ts'
import { appeaseCard, refuseCard, rowCard, tributeCard } from './cardsOfClosing.ts'
import { advanceCard, bonusCard, learnCard, sideCard, stackCard, tribeCard } from './cardsOfKnowledge.ts'
import { carryOutCard, endTurnCard, leaveCard, placeCard, rotateCard, skipCard } from './cardsOfVolcano.ts'
import type { Seen } from './reading.ts'
import { beginWith, gatherCard, loseCard, musterCard, payCard, recruitCard, slotOf, turnCard } from './splits.ts'

const MAKERS: CardMakers<About> = {
  // setup
  tribe: tribeCard,
  onTop: stackCard,
  learn: learnCard,
  // preparation
  produce: produceCard,
  all: allCard,
  done: doneCard,
  // turns
  pray: prayCard,
  sacrifice: sacrificeCard,
  onceMore: onceMoreCard,
  enough: enoughCard,
  place: placeCard,
  skip: skipCard,
  carryOut: carryOutCard,
  leave: leaveCard,
  endTurn: endTurnCard,
  rotate: rotateCard,
  // effects
  gather: gatherCard,
  muster: musterCard,
  pay: payCard,
  side: sideCard,
  advance: advanceCard,
  bonus: bonusCard,
  take: takeCard,
  draw: drawCard,
  decline: declineCard,
  discard: discardCard,
  claim: claimCard,
  // campaigns
  recruit: recruitCard,
  attack: attackCard,
  stay: stayCard,
  swap: swapCard,
  face: faceCard,
  win: winCard,
  overkill: overkillCard,
  yield: yieldCard,
  avert: avertCard,
  suffer: sufferCard,
  lose: loseCard,
  turn: turnCard,
  campaign: campaignCard,
  // the end of an era
  appease: appeaseCard,
  tribute: tributeCard,
  refuse: refuseCard,
  row: rowCard,
}

export const card = cardsBy(MAKERS, aboutOf)
export const VERBS: readonly string[] = Object.keys(MAKERS)

export const slot = (content: Content, view: Seen, id: ThingId, language: Language): SlotCard =>
  slotOf({ content, state: view.state }, view, chooserOf(view), id, language)

export const begin = (content: Content, view: Seen, verb: string, allotment: Allotment): Split =>
  beginWith({ content, state: view.state }, view, chooserOf(view), verb, allotment)
