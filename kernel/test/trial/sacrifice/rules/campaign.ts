import {
  among,
  drawCard,
  exactly,
  outcomesAt,
  type Pile,
  type Rule,
  reshuffle,
  type Split,
  slot,
  steps,
  type Turn,
  upTo,
} from '../../../../src/index.ts'
import { changeDp, gainTroops, loseHonour, payResources, payTroops, turnCards } from '../effects.ts'
import {
  battlesIn,
  canPay,
  conquestIn,
  costOf,
  factionIn,
  fitsDemand,
  isAdjacent,
  islandValue,
  levelOf,
  MOST_BANNERS,
  MOST_GOODS,
  payments,
  playerOf,
  RESOURCES,
  regionCardOf,
  regionOf,
  TROOPS,
  total,
  turnable,
} from '../queries.ts'
import type {
  Attack,
  Barbarians,
  CampaignFrame,
  Content,
  PenaltyFrame,
  RegionCard,
  RegionCardId,
  Resource,
  State,
  Troops,
  Win,
} from '../types.ts'

const regionIds = among((c: Content) => Object.keys(c.regions))
const deckIn = (state: State, content: Content, f: CampaignFrame): Pile<RegionCardId> =>
  state.terrain[regionOf(content, f.region).terrain]

const x = steps<Barbarians, CampaignFrame>()

// —— recruiting and the target ——

/** BAR-CAMPAIGN-01 All recruits together must be paid; one condition per resource. */
const affordable = (resource: Resource) =>
  x.needs<{ do: 'recruit'; n: Split }>(
    'BAR-CAMPAIGN-01',
    'cannotAfford',
    ({ state, content }, f, { n }) => costOf(content, n, resource) <= playerOf(state, f.seat).resources[resource],
    ({ state, content }, f, { n }) => ({
      resource,
      needed: costOf(content, n, resource),
      has: playerOf(state, f.seat).resources[resource],
    }),
  )
const attack = x.offer<Attack>('BAR-CAMPAIGN-02', 'attack', {
  args: { region: regionIds },
  reach: ({ state }) => state.markers.map((region): Attack => ({ do: 'attack', region })),
  conditions: [
    x.needs(
      'BAR-CAMPAIGN-06',
      'noBannerLeft',
      ({ state }, f) => playerOf(state, f.seat).conquered.length < MOST_BANNERS,
    ),
    x.needs('BAR-CAMPAIGN-03', 'notAdjacent', (t, _, { region }) => isAdjacent(t, region)),
    x.needs(
      'BAR-CAMPAIGN-04',
      'notDiscovered',
      ({ state, content }, f, { region }) => levelOf(state, f.seat, 'discovery') >= islandValue(content, region),
      ({ state, content }, f, { region }) => ({
        needed: islandValue(content, region),
        has: levelOf(state, f.seat, 'discovery'),
      }),
    ),
    x.needs('BAR-CAMPAIGN-05', 'noMarker', ({ state }, _, { region }) => state.markers.includes(region)),
  ],
  take(t, f, { region }) {
    f.region = region
    f.battles = battlesIn(t, f.seat, region).total
    reshuffle(deckIn(t.state, t.content, f)) // BAR-CAMPAIGN-07, BAR-RULING-39
    t.emit({ rule: 'BAR-CAMPAIGN-02', type: 'campaignBegun', seat: f.seat, region, battles: f.battles })
    return 'reveal'
  },
})

// —— a battle ——

const lastFaced = (f: CampaignFrame): RegionCardId => f.faced[f.faced.length - 1] as RegionCardId
const cardAtHand = (content: Content, f: CampaignFrame): RegionCard => regionCardOf(content, lastFaced(f))
const NO_TROOPS: Troops = { archer: 0, berserker: 0, raider: 0 }
const withRed = (card: RegionCard): Troops => card.overkill?.troops ?? NO_TROOPS
const win = x.offer<Win>('BAR-BATTLE-01', 'win', {
  args: {},
  reach: () => [{ do: 'win' }],
  conditions: [x.needs('BAR-BATTLE-01', 'notEnoughTroops', (t, f) => canPay(t, f.seat, cardAtHand(t.content, f).grey))],
  take: () => 'pay',
})
const overkill = x.offer<Win>('BAR-BATTLE-05', 'overkill', {
  args: {},
  reach: () => [{ do: 'overkill' }],
  conditions: [
    x.needs('BAR-BATTLE-05', 'noOverkill', ({ content }, f) => cardAtHand(content, f).overkill !== null),
    x.needs('BAR-BATTLE-05', 'notEnoughTroops', (t, f) => canPay(t, f.seat, withRed(cardAtHand(t.content, f)))),
  ],
  take: () => 'payOverkill',
})
// BAR-BATTLE-01, -02, BAR-RULING-43 Exactly what is shown, from the board or by calling warlords.
const pay = (demand: (card: RegionCard) => Troops, won: (t: Turn<Barbarians>, f: CampaignFrame) => void) =>
  x.allotment('BAR-BATTLE-01', 'pay', {
    seat: (f) => f.seat,
    spread(t, f) {
      const troops = demand(cardAtHand(t.content, f))
      return exactly(total(troops), payments(t, f.seat, troops))
    },
    conditions: [
      x.needs('BAR-BATTLE-01', 'notShown', (t, f, { n }) => fitsDemand(t, f.seat, demand(cardAtHand(t.content, f)), n)),
    ],
    take(t, f, { n }) {
      const card = lastFaced(f)
      payTroops(t, 'BAR-BATTLE-01', f.seat, n)
      const called = Object.keys(n).filter((id) => id in t.content.cards)
      turnCards(t, 'BAR-BATTLE-02', f.seat, called)
      f.won.push(card)
      t.emit({ rule: 'BAR-BATTLE-01', type: 'battleWon', seat: f.seat, card })
      won(t, f)
      return 'afterBattle'
    },
  })

export const campaign: Rule<Barbarians, CampaignFrame> = {
  // BAR-CAMPAIGN-01, BAR-RULING-34 Any number of troops, none above 6 of a kind.
  recruit: x.allotment('BAR-CAMPAIGN-01', 'recruit', {
    seat: (f) => f.seat,
    spread({ state }, f) {
      const { troops } = playerOf(state, f.seat)
      const room = TROOPS.map((troop) => slot(troop, MOST_GOODS - troops[troop])).filter(({ max }) => max > 0)
      return upTo(
        room.reduce((all, { max }) => all + max, 0),
        room,
      )
    },
    conditions: RESOURCES.map(affordable),
    take(t, f, { n }) {
      payResources(t, 'BAR-CAMPAIGN-01', f.seat, Object.fromEntries(RESOURCES.map((r) => [r, costOf(t.content, n, r)])))
      gainTroops(t, 'BAR-CAMPAIGN-01', f.seat, n)
      return 'target'
    },
  }),
  // BAR-CAMPAIGN-02, BAR-RULING-34 One region, or no attack at all.
  target: x.decision('BAR-CAMPAIGN-02', {
    seat: (f) => f.seat,
    offers: [attack, x.word('BAR-RULING-34', 'stay', 'end')],
  }),
  // BAR-CAMPAIGN-09 One after the other.
  reveal: x.chance<RegionCardId>('BAR-CAMPAIGN-09', {
    outcomes: ({ state, content }, f) => outcomesAt(deckIn(state, content, f), 0),
    take(t, f, card) {
      f.faced.push(drawCard(deckIn(t.state, t.content, f), card))
      t.emit({ rule: 'BAR-CAMPAIGN-09', type: 'battleRevealed', seat: f.seat, card })
      return 'battle'
    },
  }),
  // BAR-BATTLE-04 Losing is always possible.
  battle: x.decision('BAR-BATTLE-01', {
    seat: (f) => f.seat,
    offers: [win, overkill, x.word('BAR-BATTLE-04', 'lose', 'lost')],
  }),
  pay: pay(
    ({ grey }) => grey,
    () => {},
  ),
  payOverkill: pay(withRed, (t, f) => changeDp(t, 'BAR-BATTLE-05', f.seat, cardAtHand(t.content, f).overkill?.dp ?? 0)),
  // BAR-KNOW-DEF-01, BAR-RULING-45 Defence k: one penalty per campaign, for one of the first k battles.
  lost: x.auto('BAR-BATTLE-04', (t, f) => {
    t.emit({ rule: 'BAR-BATTLE-04', type: 'battleLost', seat: f.seat, card: lastFaced(f) })
    if (!f.averted && f.faced.length <= levelOf(t.state, f.seat, 'defence')) return 'avert'
    t.call(penalty(t.content, f))
    return 'afterBattle'
  }),
  // BAR-PEN-05 "May": it can be kept for a later battle.
  avert: x.decision('BAR-PEN-05', {
    seat: (f) => f.seat,
    offers: [
      x.word('BAR-KNOW-DEF-01', 'avert', (t, f) => {
        f.averted = true
        t.emit({ rule: 'BAR-KNOW-DEF-01', type: 'penaltyAverted', seat: f.seat })
        return 'afterBattle'
      }),
      x.word('BAR-RULING-45', 'suffer', (t, f) => {
        t.call(penalty(t.content, f))
        return 'afterBattle'
      }),
    ],
  }),
  // BAR-RULING-40 No retreat: all battles are faced.
  afterBattle: x.auto('BAR-RULING-40', (_, f) => (f.faced.length < f.battles ? 'reveal' : 'conquest')),
  // BAR-CONQ-01, BAR-RULING-41 At least half, rounded up.
  conquest: x.auto('BAR-CONQ-01', (t, f) => {
    const { seat, region } = f
    if (f.won.length < Math.ceil(f.battles / 2)) {
      t.emit({ rule: 'BAR-CONQ-04', type: 'campaignFailed', seat, region })
      return 'rewards'
    }
    const worth = conquestIn(t, region, f.times)
    playerOf(t.state, seat).conquered.push(region)
    t.state.markers = t.state.markers.filter((id) => id !== region)
    t.state.tiles = t.state.tiles.filter((island) => island !== regionOf(t.content, region).island)
    t.emit({ rule: 'BAR-CONQ-02', type: 'regionConquered', seat, region })
    changeDp(t, 'BAR-CONQ-02', seat, worth.total)
    return 'rewards'
  }),
  // BAR-BATTLE-06, BAR-RULING-47 After the conquest, in the order of the battles; BAR-RULING-39 the cards return.
  rewards: x.auto('BAR-BATTLE-06', (t, f) => {
    reshuffle(deckIn(t.state, t.content, f), Object.fromEntries(f.faced.map((card) => [card, 1])))
    const rewards = f.won.flatMap((card) => regionCardOf(t.content, card).reward)
    t.run(rewards, { seat: f.seat, rule: 'BAR-BATTLE-06' })
    return 'end'
  }),
}

// —— penalties ——

const penalty = (content: Content, f: CampaignFrame): PenaltyFrame => ({
  rule: 'penalty',
  at: factionIn(content, f.region),
  seat: f.seat,
})

const p = steps<Barbarians, PenaltyFrame>()
export const penalties: Rule<Barbarians, PenaltyFrame> = {
  // BAR-PEN-NEF-01, BAR-RULING-44 One troop of choice and 1 DP; without troops 1 DP more.
  nefriar: p.allotment('BAR-PEN-NEF-01', 'loseTroop', {
    seat: (f) => f.seat,
    spread({ state }, f) {
      const { troops } = playerOf(state, f.seat)
      return exactly(
        Math.min(1, total(troops)),
        TROOPS.filter((troop) => troops[troop] > 0).map((troop) => slot(troop, 1)),
      )
    },
    take(t, f, { n }) {
      if (total(n) > 0) payTroops(t, 'BAR-PEN-NEF-01', f.seat, n)
      changeDp(t, 'BAR-PEN-NEF-01', f.seat, total(n) > 0 ? -1 : -2)
      return 'end'
    },
  }),
  // BAR-PEN-SHAN-01 1 gold and 1 stone, 1 DP for each that is missing.
  shan: p.auto('BAR-PEN-SHAN-01', (t, f) => {
    const { resources } = playerOf(t.state, f.seat)
    const due = { gold: Math.min(1, resources.gold), stone: Math.min(1, resources.stone) }
    payResources(t, 'BAR-PEN-SHAN-01', f.seat, due)
    changeDp(t, 'BAR-PEN-SHAN-01', f.seat, total(due) - 2)
    return 'end'
  }),
  // BAR-PEN-ASP-01 Two honour steps back, 1 DP for each that is impossible.
  aspidian: p.auto('BAR-PEN-ASP-01', (t, f) => {
    changeDp(t, 'BAR-PEN-ASP-01', f.seat, loseHonour(t, 'BAR-PEN-ASP-01', f.seat, 2) - 2)
    return 'end'
  }),
  // BAR-PEN-VARG-01, BAR-RULING-44 Two upright gods or warlords of choice, 1 DP for each that is missing.
  varg: p.allotment('BAR-PEN-VARG-01', 'turn', {
    seat: (f) => f.seat,
    spread(t, f) {
      const upright = turnable(t, f.seat)
      return exactly(
        Math.min(2, upright.length),
        upright.map((card) => slot(card, 1)),
      )
    },
    take(t, f, { n }) {
      turnCards(t, 'BAR-PEN-VARG-01', f.seat, Object.keys(n))
      changeDp(t, 'BAR-PEN-VARG-01', f.seat, total(n) - 2)
      return 'end'
    },
  }),
}
