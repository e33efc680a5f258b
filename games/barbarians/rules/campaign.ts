/** Campaigns: recruiting, the target, battle by battle, penalties, conquest. Ledger 3.10. */

import {
  type Allot,
  equally,
  exactly,
  type Params,
  type Rule,
  type Seat,
  type SlotChoice,
  type Split,
  slot,
  steps,
  type Table,
  type Turn,
  upTo,
} from '@skerry/kernel'
import { changeDp, conquer, gainTroops, loseHonour, payResources, payTroops, turnCards } from '../effects.ts'
import {
  battlesIn,
  canMeet,
  demandOf,
  factionIn,
  fitsDemand,
  hasBannerLeft,
  hasMarker,
  isAdjacent,
  islandOf,
  isTribe,
  levelOf,
  MOST_GOODS,
  mostRecruits,
  mostRecruitsInAll,
  paymentsFor,
  playerOf,
  RESOURCES,
  recruitCost,
  regionCardOf,
  regionOf,
  regionsInReach,
  TROOPS,
  targetsOf,
  total,
  turnable,
  winsNeeded,
} from '../queries.ts'
import type {
  Attack,
  BannerFrame,
  Barbarians,
  CampaignFrame,
  CardId,
  PenaltyFrame,
  PlaceBanner,
  RegionCard,
  RegionCardId,
  RegionId,
  Resource,
  Troop,
  Troops,
} from '../types.ts'
import { anyRegion } from './args.ts'

type T = Table<Barbarians>
const { allotment, auto, chance, decision, choiceNeeds, needs, offer, word } = steps<Barbarians, CampaignFrame>()
const seat = (f: CampaignFrame): Seat => f.seat
const regionAt = (f: CampaignFrame): RegionId => f.region as RegionId

// —— recruiting ——

const isCovered = ({ state, content }: T, { seat }: CampaignFrame, n: Split, resource: Resource): boolean =>
  recruitCost(content, n, resource) <= playerOf(state, seat).resources[resource]
/** What these recruits cost of a resource, and how much of it there is. */
const recruitBill = ({ state, content }: T, { seat }: CampaignFrame, n: Split, resource: Resource): Params => ({
  resource,
  needed: recruitCost(content, n, resource),
  has: playerOf(state, seat).resources[resource],
})
/** BAR-CAMPAIGN-01 All recruits together must be paid. */
const affordable = (resource: Resource) =>
  choiceNeeds<Allot<'recruit'>>(
    'BAR-CAMPAIGN-01',
    'cannotRecruit',
    (t, f, { n }) => isCovered(t, f, n, resource),
    (t, f, { n }) => recruitBill(t, f, n, resource),
  )
const one = ({ slot: troop }: SlotChoice): Split => ({ [troop]: 1 })
const lacking = (t: T, f: CampaignFrame, n: Split): Resource | undefined =>
  RESOURCES.find((resource) => !isCovered(t, f, n, resource))
/** What bars even one recruit of a kind. */
const recruitable = [
  choiceNeeds<SlotChoice>(
    'BAR-RULING-34',
    'troopsFull',
    ({ state }, f, { slot: troop }) => playerOf(state, f.seat).troops[troop as Troop] < MOST_GOODS,
    (_, _f, { slot: troop }) => ({ troop, most: MOST_GOODS }),
  ),
  choiceNeeds<SlotChoice>(
    'BAR-CAMPAIGN-01',
    'cannotRecruit',
    (t, f, c) => lacking(t, f, one(c)) === undefined,
    (t, f, c) => ({ troop: c.slot, ...recruitBill(t, f, one(c), lacking(t, f, one(c)) as Resource) }),
  ),
]

// —— the target ——

type Reaching = { readonly seat: Seat }
/** BAR-CAMPAIGN-03 … -05 What a region must meet to be attacked, or to get a banner without battles. */
function targetConditions<F extends CampaignFrame | BannerFrame, C extends Attack | PlaceBanner>() {
  const { choiceNeeds } = steps<Barbarians, F>()
  const seatOf = (f: F): Seat => (f as Reaching).seat
  const value = (t: T, { region }: C): number => islandOf(t, region).value
  return [
    // BAR-RULING-38 Where no marker has ever been, nothing is to be conquered.
    choiceNeeds<C>('BAR-CAMPAIGN-05', 'noMarker', ({ state }, _, { region }) => hasMarker(state, region)),
    choiceNeeds<C>(
      'BAR-CAMPAIGN-04',
      'notDiscovered',
      (t, f, c) => levelOf(t.state, seatOf(f), 'discovery') >= value(t, c),
      (t, f, c) => ({ needed: value(t, c), has: levelOf(t.state, seatOf(f), 'discovery') }),
    ),
    choiceNeeds<C>('BAR-CAMPAIGN-03', 'notAdjacent', (t, _, { region }) => isAdjacent(t, regionOf(t, region))),
  ]
}

const attack = offer<Attack>('BAR-CAMPAIGN-02', 'attack', {
  args: { region: anyRegion },
  candidates: (t, f) => regionsInReach(t, f.seat).map(({ attack }) => attack),
  exact: true,
  conditions: [
    needs('BAR-CAMPAIGN-06', 'noBannerLeft', ({ state }, f) => hasBannerLeft(state, f.seat)), // BAR-RULING-35
    ...targetConditions<CampaignFrame, Attack>(),
  ],
  take(t, f, { region }) {
    const battles = battlesIn(t, f.seat, region)
    f.region = region
    f.battles = battles.total
    t.emit({ rule: 'BAR-CAMPAIGN-02', type: 'campaignBegun', seat: f.seat, region, battles })
    return 'reveal'
  },
})

// —— a battle ——

const lastFaced = (f: CampaignFrame): RegionCardId => f.faced[f.faced.length - 1] as RegionCardId
const cardAtHand = (t: Pick<T, 'state' | 'content'>, f: CampaignFrame): RegionCard => regionCardOf(t, lastFaced(f))
/** BAR-CAMPAIGN-07, BAR-RULING-39, -77 The whole deck of the terrain but for what has been seen in this campaign. */
function deckLeft(t: T, f: CampaignFrame): RegionCardId[] {
  const { terrain } = regionOf(t, regionAt(f))
  return t.content.decks[terrain].filter((card) => !f.faced.includes(card) && !f.swapped.includes(card))
}

const win = word('BAR-BATTLE-01', 'win', 'pay', [
  needs('BAR-BATTLE-01', 'notEnoughTroops', (t, f) => canMeet(t, f.seat, cardAtHand(t, f).troops)),
])
const overkill = word('BAR-BATTLE-05', 'overkill', 'payOverkill', [
  needs('BAR-BATTLE-05', 'noOverkill', (t, f) => cardAtHand(t, f).overkill !== null),
  // BAR-RULING-43 Grey and all red ones.
  needs('BAR-RULING-43', 'notEnoughForOverkill', (t, f) => canMeet(t, f.seat, demandOf(cardAtHand(t, f), true))),
])

/** BAR-BATTLE-01, -02, BAR-RULING-42, -43 Exactly what is shown, from the board or by calling warlords. */
const paying = (isOverkill: boolean) => {
  const rule = isOverkill ? 'BAR-BATTLE-05' : 'BAR-BATTLE-01'
  const demand = (t: T, f: CampaignFrame): Troops => demandOf(cardAtHand(t, f), isOverkill)
  return allotment(rule, 'pay', {
    seat,
    spread(t, f) {
      const troops = demand(t, f)
      return exactly(total(troops), paymentsFor(t, f.seat, troops))
    },
    conditions: [choiceNeeds<Allot<'pay'>>(rule, 'notShown', (t, f, { n }) => fitsDemand(t, f.seat, demand(t, f), n))],
    take(t, f, { n }) {
      payTroops(t, rule, f.seat, n)
      callWarlords(t, f, Object.keys(n).filter((id) => Object.hasOwn(t.content.cards, id)) as CardId[])
      const card = lastFaced(f)
      f.won.push(card)
      t.emit({
        rule,
        type: 'battleWon',
        seat: f.seat,
        card,
        isOverkill,
      })
      if (isOverkill) changeDp(t, 'BAR-BATTLE-05', f.seat, cardAtHand(t, f).overkill?.dp ?? 0)
      return 'afterBattle'
    },
  })
}

/** BAR-BATTLE-02, -03 Several at once; they stay turned until preparation. */
function callWarlords(t: Turn<Barbarians>, f: CampaignFrame, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  t.emit({ rule: 'BAR-BATTLE-02', type: 'warlordsCalled', seat: f.seat, cards })
  turnCards(t, 'BAR-BATTLE-02', f.seat, cards)
}

/** BAR-BATTLE-04 The penalty of the marker's faction, at once. */
const suffer = (t: Turn<Barbarians>, f: CampaignFrame): void =>
  t.call({ rule: 'penalty', at: factionIn(t, regionAt(f)), seat: f.seat })

export const campaign: Rule<Barbarians, CampaignFrame> = {
  // BAR-CAMPAIGN-01, BAR-RULING-34 Any number of troops, never above 6 of a kind.
  recruit: allotment('BAR-CAMPAIGN-01', 'recruit', {
    seat,
    spread(t, f) {
      const slots = TROOPS.map((troop) => slot(troop, mostRecruits(t, f.seat, troop)))
      return upTo(mostRecruitsInAll(t, f.seat), slots)
    },
    slotConditions: recruitable,
    conditions: RESOURCES.map(affordable),
    take(t, f, { n }) {
      if (total(n) === 0) return 'target'
      const price = Object.fromEntries(
        RESOURCES.flatMap((resource) => {
          const cost = recruitCost(t.content, n, resource)
          return cost > 0 ? [[resource, cost]] : []
        }),
      )
      payResources(t, 'BAR-CAMPAIGN-01', f.seat, price)
      gainTroops(t, 'BAR-CAMPAIGN-01', f.seat, n)
      return 'target'
    },
  }),
  // BAR-CAMPAIGN-02, BAR-RULING-34, -50 One region, whoever failed there before, or no attack at all.
  target: decision('BAR-CAMPAIGN-02', {
    seat,
    offers: [
      attack,
      word('BAR-RULING-34', 'stay', (t, f) => {
        t.emit({ rule: 'BAR-RULING-34', type: 'noAttack', seat: f.seat })
        return 'end'
      }),
    ],
  }),
  // BAR-CAMPAIGN-09 One after the other.
  reveal: chance<RegionCardId>('BAR-CAMPAIGN-09', {
    outcomes: (t, f) => equally(deckLeft(t, f)),
    take(t, f, card) {
      f.faced.push(card)
      const battle = f.faced.length
      t.emit({ rule: 'BAR-CAMPAIGN-09', type: 'battleRevealed', seat: f.seat, card, battle, shownTo: 'all' })
      return isTribe(t.state, f.seat, 'tiger') && !f.isReplacement ? 'swap' : 'battle'
    },
  }),
  // BAR-TRIBE-02, BAR-RULING-77 The tiger tribe may face the next card instead, once in every battle.
  swap: decision('BAR-TRIBE-02', {
    seat,
    offers: [
      word('BAR-TRIBE-02', 'face', 'battle'),
      word('BAR-TRIBE-02', 'swap', (t, f) => {
        const card = f.faced.pop() as RegionCardId
        f.swapped.push(card)
        f.isReplacement = true
        t.emit({ rule: 'BAR-TRIBE-02', type: 'battleSwapped', seat: f.seat, card })
        return 'reveal'
      }),
    ],
  }),
  // BAR-BATTLE-04 Losing is always possible.
  battle: decision('BAR-BATTLE-01', { seat, offers: [win, overkill, word('BAR-BATTLE-04', 'yield', 'lost')] }),
  pay: paying(false),
  payOverkill: paying(true),
  // BAR-KNOW-DEF-01, BAR-RULING-45 Defence k: one penalty per campaign, for one of the first k battles faced.
  lost: auto('BAR-BATTLE-04', (t, f) => {
    t.emit({ rule: 'BAR-BATTLE-04', type: 'battleLost', seat: f.seat, card: lastFaced(f) })
    if (!f.isAverted && f.faced.length <= levelOf(t.state, f.seat, 'defence')) return 'avert'
    suffer(t, f)
    return 'afterBattle'
  }),
  // BAR-PEN-05 "May": it can be kept for a later battle.
  avert: decision('BAR-PEN-05', {
    seat,
    offers: [
      word('BAR-KNOW-DEF-01', 'avert', (t, f) => {
        f.isAverted = true
        const faction = factionIn(t, regionAt(f))
        t.emit({ rule: 'BAR-KNOW-DEF-01', type: 'penaltyAverted', seat: f.seat, faction })
        return 'afterBattle'
      }),
      word('BAR-RULING-45', 'suffer', (t, f) => {
        suffer(t, f)
        return 'afterBattle'
      }),
    ],
  }),
  // BAR-RULING-40 No retreat: all battles are faced.
  afterBattle: auto('BAR-RULING-40', (_, f) => {
    f.isReplacement = false
    return f.faced.length < f.battles ? 'reveal' : 'conquest'
  }),
  // BAR-CONQ-01, BAR-RULING-47 First the conquest, then the rewards; BAR-RULING-46 overkill points stay either way.
  conquest: auto('BAR-CONQ-01', (t, f) => {
    const { seat, battles } = f
    const region = regionAt(f)
    if (f.won.length >= winsNeeded(battles)) conquer(t, 'BAR-CONQ-02', seat, region, f.times)
    else t.emit({ rule: 'BAR-CONQ-04', type: 'campaignFailed', seat, region, won: f.won.length, battles })
    return 'rewards'
  }),
  // BAR-BATTLE-06, BAR-CONQ-04 For every battle won, in the order of the battles.
  rewards: auto('BAR-BATTLE-06', (t, f) => {
    for (const card of f.won) {
      const { reward } = regionCardOf(t, card)
      if (reward.length === 0) continue
      t.emit({ rule: 'BAR-BATTLE-06', type: 'rewardCollected', seat: f.seat, card })
      t.run(reward, { seat: f.seat, rule: 'BAR-BATTLE-06', isSpace: false })
    }
    return 'end'
  }),
}

// —— penalties: compulsory as far as possible (BAR-RULING-44) ——

const ofPenalty = steps<Barbarians, PenaltyFrame>()
const VARG_TURNS = 2
const ASPIDIAN_STEPS = 2
export const penalty: Rule<Barbarians, PenaltyFrame> = {
  // BAR-PEN-NEF-01 One troop of choice and 1 DP; without any troop 1 DP more.
  nefriar: ofPenalty.allotment('BAR-PEN-NEF-01', 'lose', {
    seat: (f) => f.seat,
    spread({ state }, f) {
      const { troops } = playerOf(state, f.seat)
      const owned = TROOPS.filter((troop) => troops[troop] > 0)
      return exactly(
        Math.min(1, owned.length),
        owned.map((troop) => slot(troop, 1)),
      )
    },
    take(t, f, { n }) {
      payTroops(t, 'BAR-PEN-NEF-01', f.seat, n)
      changeDp(t, 'BAR-PEN-NEF-01', f.seat, total(n) - 2)
      return 'end'
    },
  }),
  // BAR-PEN-SHAN-01 1 gold and 1 stone, 1 DP for each that cannot be paid.
  shan: ofPenalty.auto('BAR-PEN-SHAN-01', (t, f) => {
    const { resources } = playerOf(t.state, f.seat)
    const due: Partial<Record<Resource, number>> = {}
    if (resources.gold > 0) due.gold = 1
    if (resources.stone > 0) due.stone = 1
    payResources(t, 'BAR-PEN-SHAN-01', f.seat, due as Record<string, number>)
    changeDp(t, 'BAR-PEN-SHAN-01', f.seat, total(due as Record<string, number>) - 2)
    return 'end'
  }),
  // BAR-PEN-ASP-01, -02 Two honour steps back, 1 DP for each that is impossible; no milestone comes of it.
  aspidian: ofPenalty.auto('BAR-PEN-ASP-01', (t, f) => {
    const steps = loseHonour(t, 'BAR-PEN-ASP-01', f.seat, ASPIDIAN_STEPS)
    changeDp(t, 'BAR-PEN-ASP-01', f.seat, steps - ASPIDIAN_STEPS)
    return 'end'
  }),
  // BAR-PEN-VARG-01 Two upright gods or warlords of choice, 1 DP for each that is missing.
  varg: ofPenalty.allotment('BAR-PEN-VARG-01', 'turn', {
    seat: (f) => f.seat,
    spread({ state }, f) {
      const upright = turnable(state, f.seat)
      return exactly(
        Math.min(VARG_TURNS, upright.length),
        upright.map((card) => slot(card, 1)),
      )
    },
    take(t, f, { n }) {
      const cards = Object.keys(n) as CardId[]
      turnCards(t, 'BAR-PEN-VARG-01', f.seat, cards)
      changeDp(t, 'BAR-PEN-VARG-01', f.seat, cards.length - VARG_TURNS)
      return 'end'
    },
  }),
}

// —— a banner without battles ——

const ofBanner = steps<Barbarians, BannerFrame>()
export const banner: Rule<Barbarians, BannerFrame> = {
  // BAR-RULING-22 Without a region that meets the conditions nothing happens.
  look: ofBanner.auto('BAR-DEMON-05', (t, f) => (targetsOf(t, f.seat).length > 0 ? 'choose' : 'end')),
  // BAR-DEMON-05, BAR-RULING-63 As if conquered, nothing doubled; no recruiting, no battles.
  choose: ofBanner.decision('BAR-DEMON-05', {
    seat: (f) => f.seat,
    offers: [
      ofBanner.offer<PlaceBanner>('BAR-DEMON-05', 'claim', {
        args: { region: anyRegion },
        candidates: (t, f) => targetsOf(t, f.seat).map(({ id: region }): PlaceBanner => ({ do: 'claim', region })),
        conditions: targetConditions<BannerFrame, PlaceBanner>(),
        take(t, f, { region }) {
          conquer(t, 'BAR-DEMON-05', f.seat, region, 1)
          return 'end'
        },
      }),
    ],
  }),
}
