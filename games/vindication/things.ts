/** Everything on the table, named for screens, lists and logs, and the numbers worth explaining. */

import { seatLetter } from '@skerry/contracts'
import {
  type Plain,
  type Seat,
  type Sum,
  sizeOf,
  sum,
  sumsOf,
  type Table,
  type Thing,
  type Viewer,
} from '@skerry/kernel'
import {
  ATTRIBUTES,
  cardOf,
  championOf,
  controllerOf,
  countFor,
  DECKS,
  finalSum,
  knownQuests,
  masterOf,
  masterySum,
  playerOf,
  regionOf,
  tilesOf,
  ZONES,
} from './queries.ts'
import type { CardId, Deck, Hex, QuestId, Triangle, Vindication } from './types.ts'

const { part } = sumsOf<Vindication>()

type T = Table<Vindication>
const thing = (id: string, kind: string, facts: Thing['facts']): Thing => ({ id, kind, label: kind, facts })

export function things(t: T, viewer: Viewer): Thing[] {
  const { state, content } = t
  return [
    ...content.hexes.map((hex) => hexThing(t, hex)),
    ...content.triangles.map((triangle) => triangleThing(t, triangle)),
    ...ATTRIBUTES.map((attr) =>
      thing(attr, 'sphere', { attr, cubes: state.players.map(({ spheres }) => spheres[attr]) }),
    ),
    ...ZONES.map((zone) => thing(zone, 'zone', { zone, cubes: state.players.map(({ zones }) => zones[zone]) })),
    thing('character', 'character', {}),
    ...ATTRIBUTES.map((attr) =>
      thing(`tile ${attr}`, 'proficiency', {
        attr,
        supply: state.profs[attr],
        owned: state.players.map(({ profs }) => profs[attr]),
      }),
    ),
    ...ATTRIBUTES.map((attr) =>
      thing(`mastery ${attr}`, 'mastery', {
        attr,
        counts: state.players.map((_, seat) => masterySum(t, seat, attr).total),
        leader: masterOf(t, attr) ?? -1,
      }),
    ),
    ...state.faceUp.map((trigger) => thing(trigger, 'trigger', { trigger })),
    ...state.coins.map((coin) => thing(`coin ${coin}`, 'coin', { coin })),
    ...DECKS.flatMap((deck) => deckThings(t, deck, viewer)),
    ...state.players.flatMap((_, seat) => ownThings(t, seat, viewer)),
    ...openThings(t),
  ]
}

function hexThing({ state, content }: T, { id }: Hex): Thing {
  const region = state.tiles[id] ?? null
  const isControllable = region !== null && regionOf(content, region).isControllable
  return thing(id, 'hex', { hex: id, region, controller: controllerOf(state, id) ?? -1, isControllable })
}
function triangleThing({ state }: T, { id, isShore, hexes }: Triangle): Thing {
  const medallion = state.players.findIndex(({ at }) => at === id)
  return thing(id, 'triangle', { triangle: id, isShore, hexes, medallion })
}

function cardThing({ content }: T, card: CardId, owner: Seat, facts: Thing['facts']): Thing {
  const { kind, deck } = cardOf(content, card)
  return thing(card, kind, { card, deck, owner, cubes: 0, isTop: false, isSeen: false, isChampion: false, ...facts })
}
/** The open pile, what the viewer has seen of the deck, and how much of it is left. */
function deckThings(t: T, deck: Deck, viewer: Viewer): Thing[] {
  const { pile, open } = t.state.decks[deck]
  const seen = pile.top.flatMap(({ is, knownTo }) =>
    is !== undefined && typeof viewer === 'number' && (knownTo === 'all' || knownTo.includes(viewer)) ? [is] : [],
  )
  return [
    thing(`deck ${deck}`, 'deck', { deck, size: sizeOf(pile), open: open.length }),
    ...open.map((card, i) => cardThing(t, card, -1, { isTop: i === open.length - 1 })),
    ...seen.map((card) => cardThing(t, card, -1, { isSeen: true })),
  ]
}

function ownThings(t: T, seat: Seat, viewer: Viewer): Thing[] {
  const { at, honor, zones, speed, isVindicated, coins, cards, quests } = playerOf(t.state, seat)
  const champion = championOf(t, seat)
  const player = thing(seatLetter(seat), 'player', {
    seat,
    at,
    honor,
    ...zones,
    speed,
    isVindicated,
    coins,
    tiles: tilesOf(playerOf(t.state, seat)),
    regions: countFor(t, seat, 'ctrl'),
    cards: cards.length,
    quests: quests.length,
    champion,
  })
  return [
    player,
    ...cards.map(({ card, cubes }) => cardThing(t, card, seat, { cubes, isChampion: card === champion })),
    ...knownQuests(t.state, seat, viewer).map((quest) => questThing(quest, seat)),
  ]
}
const questThing = (quest: QuestId, owner: Seat): Thing => thing(quest, 'quest', { quest, owner })

// —— what is open only while something is in progress ——

function openThings(t: T): Thing[] {
  const visit = t.within('visit')
  const dice = t.within('roll')?.dice ?? null
  const decks = t.within('draw') ?? t.within('peek')
  const isChoosingDeck = decks?.at === 'deck'
  return [
    ...(visit === undefined
      ? []
      : regionOf(t.content, visit.region).options.map((is, i) =>
          thing(`option ${i + 1}`, 'option', { region: visit.region, option: i + 1, is: is as unknown as Plain }),
        )),
    ...(dice === null
      ? []
      : (['MON', 'ATT'] as const).flatMap((die) =>
          dice[die] === null ? [] : [thing(`die ${die}`, 'die', { die, face: dice[die] })],
        )),
    ...(isChoosingDeck ? decks.decks.map((deck) => thing(deck, 'colour', { deck })) : []),
    ...sourceThings(t),
  ]
}

/** VIN-VISIT-09 Where the card can be taken from: `draw open`, `draw top`. */
function sourceThings(t: T): Thing[] {
  const draw = t.within('draw')
  if (draw?.at !== 'source') return []
  const deck = draw.decks[0] as Deck
  const { pile, open } = t.state.decks[deck]
  const card = open.at(-1) ?? null
  return [
    ...(card === null ? [] : [thing('source open', 'source', { deck, card })]),
    ...(sizeOf(pile) === 0 ? [] : [thing('source top', 'source', { deck, card: null })]),
  ]
}

// —— sums ——

/** VIN-FINAL-01 Honor so far and what final scoring would add; after it, what it added. */
function scoreOf(t: T, seat: Seat, viewer: Viewer): Sum {
  const { honor } = playerOf(t.state, seat)
  const final = t.state.final?.[seat]
  const { parts } = final ?? finalSum(t, seat, viewer)
  return sum(part('VIN-HONOR-03', honor - (final?.total ?? 0), 'honor'), ...parts)
}

export function sums(t: T, viewer: Viewer): Record<string, Sum> {
  const all: Record<string, Sum> = {}
  t.state.players.forEach((_, seat) => {
    all[`score ${seat}`] = scoreOf(t, seat, viewer)
    all[`final ${seat}`] = t.state.final?.[seat] ?? finalSum(t, seat, viewer)
    for (const attr of ATTRIBUTES) all[`mastery ${seat} ${attr}`] = masterySum(t, seat, attr)
  })
  return all
}
