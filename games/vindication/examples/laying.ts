/** A scene's lines, laid on the table as it is before setup: `A: inf 5, companions RED01+2`, `H05: MONASTERY`. */

import type { Seat } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import { ATTRIBUTES, cardOf, ZONES } from '../queries.ts'
import type {
  Attr,
  CardId,
  Content,
  Deck,
  HexId,
  Kind,
  Player,
  RegionId,
  State,
  TriggerId,
  TurnFrame,
  Zone,
} from '../types.ts'
import {
  attrNamed,
  type Board,
  cardNamed,
  deckNamed,
  type Forms,
  HEXES,
  hexNamed,
  itemsOf,
  type P,
  questNamed,
  read,
  regionNamed,
  seatOf,
  triangleNamed,
  triggerNamed,
  type Words,
  wordsOf,
} from './reading.ts'

/** A table being laid. */
export interface Laying {
  readonly content: Content
  readonly p: P
  readonly state: State
  /** Tiles that a line puts on a hex, hexes that are still open, and what is in the bag; null: what is left. */
  readonly tiles: Map<HexId, RegionId>
  readonly open: Set<HexId>
  bag: RegionId[] | null
  readonly regions: { readonly hex: HexId; readonly seat: Seat }[]
  /** By seat: zones and spheres of which a line says how many cubes they hold. */
  readonly cubes: Map<Seat, Set<string>>
  /** Open piles and decks as far as lines name them. */
  readonly openPiles: Map<Deck, CardId[]>
  readonly tops: Map<Deck, CardId[]>
  readonly decks: Map<Deck, CardId[]>
  removed: CardId[]
  triggers: TriggerId[] | null
  coins: number[] | null
  readonly supply: Map<Attr, number>
  /** What has been done in the turn at hand. */
  readonly done: Map<Seat, ((turn: TurnFrame) => void)[]>
}

export const playerAt = (state: State, seat: Seat): Player => {
  const player = state.players[seat]
  if (player === undefined) throw new Flaw('given', `nobody sits at ${seat}`)
  return player
}

const GIVEN: Forms<(at: Laying, words: Words) => void> = [
  [new RegExp(`^${HEXES}: (.+)$`), (at, [hexes = '', text = '']) => layHexes(at, wordsOf(hexes), text)],
  [/^([A-E]): (.+)$/, (at, [who, text = '']) => layPlayer(at, seatOf(who), text)],
  [/^discovered (.+)$/, (at, [text = '']) => openAllBut(at, wordsOf(text))],
  [/^bag (.+)$/, (at, [text = '']) => (at.bag = wordsOf(text).map((id) => regionNamed(at, id)))],
  [/^open (\w+): (.+)$/, (at, [deck, text = '']) => at.openPiles.set(deckNamed(deck), cardsIn(at, text))],
  [/^deck (\w+) top: (.+)$/, (at, [deck, text = '']) => at.tops.set(deckNamed(deck), cardsIn(at, text))],
  [/^deck (\w+): (.+)$/, (at, [deck, text = '']) => at.decks.set(deckNamed(deck), cardsIn(at, text))],
  [/^removed (.+)$/, (at, [text = '']) => (at.removed = cardsIn(at, text))],
  [/^triggers (.+)$/, (at, [text = '']) => (at.triggers = wordsOf(text).map((id) => triggerNamed(at, id)))],
  [/^coins (.+)$/, (at, [text = '']) => (at.coins = coinsIn(at, text))],
  [
    /^supply (.+)$/,
    (at, [text = '']) => {
      for (const [attr, n] of itemsOf(text)) at.supply.set(attrNamed(attr), numberFrom(n))
    },
  ],
  [
    /^former (H\d\d) ([A-E])$/,
    (at, [hex, who]) => {
      at.state.formerControllers[hexNamed(at, hex)] = seatOf(who)
    },
  ],
  [/^round (\d+)$/, ({ state }, [round]) => (state.round = Number(round))],
  [/^first ([A-E])$/, ({ state }, [who]) => (state.first = seatOf(who))],
  [/^last round (\d+)$/, ({ state }, [round]) => (state.lastRound = Number(round))],
]

const cardsIn = (at: Board, text: string): CardId[] => wordsOf(text).map((id) => cardNamed(at, id))
function coinsIn({ content }: Board, text: string): number[] {
  const coins = wordsOf(text).map(numberFrom)
  for (const coin of coins) if (!content.coins.includes(coin)) throw new Flaw('given', `there is no coin ${coin}`)
  return coins
}
function numberFrom(text: string): number {
  if (!/^\d+$/.test(text)) throw new Flaw('given', `"${text}" is no number`)
  return Number(text)
}

// —— the island ——

/** `H05: MONASTERY`, `H01 H05: open`. */
function layHexes(at: Laying, hexes: readonly string[], text: string): void {
  for (const id of hexes) {
    const hex = hexNamed(at, id)
    if (text === 'open') at.open.add(hex)
    else at.tiles.set(hex, regionNamed(at, text))
  }
}
function openAllBut(at: Laying, hexes: readonly string[]): void {
  const discovered = hexes.map((id) => hexNamed(at, id))
  for (const { id } of at.content.hexes) if (!discovered.includes(id)) at.open.add(id)
}

// —— players ——

/** `RED01`, or `BLU02+2` with cubes on it. */
function layCards(at: Laying, seat: Seat, kind: Kind, text: string): void {
  for (const word of wordsOf(text)) {
    const [id, cubes = '0'] = word.split('+')
    const card = cardNamed(at, id)
    if (cardOf(at.content, card).kind !== kind) throw new Flaw('given', `${card} is no ${kind}`)
    playerAt(at.state, seat).cards.push({ card, cubes: numberFrom(cubes) })
  }
}
const note = (at: Laying, seat: Seat, done: (turn: TurnFrame) => void) =>
  at.done.set(seat, [...(at.done.get(seat) ?? []), done])

/** What a word of a player's line means. */
const PLAYER_WORDS: Readonly<Record<string, (at: Laying, seat: Seat, player: Player, value: string) => void>> = {
  honor: (_, __, player, value) => (player.honor = numberFrom(value)),
  speed: (_, __, player, value) => (player.speed = numberFrom(value)),
  vindicated: (_, __, player) => (player.isVindicated = true),
  at: (at, _, player, value) => (player.at = triangleNamed(at, value)),
  companions: (at, seat, _, value) => layCards(at, seat, 'companion', value),
  traits: (at, seat, _, value) => layCards(at, seat, 'trait', value),
  relics: (at, seat, _, value) => layCards(at, seat, 'relic', value),
  monsters: (at, seat, _, value) => layCards(at, seat, 'monster', value),
  tiles(_, __, player, value) {
    for (const attr of wordsOf(value)) player.profs[attrNamed(attr)] += 1
  },
  coins: (at, _, player, value) => (player.coins = coinsIn(at, value)),
  regions(at, seat, _, value) {
    for (const hex of wordsOf(value)) at.regions.push({ hex: hexNamed(at, hex), seat })
  },
  quests: (at, seat, player, value) =>
    (player.quests = wordsOf(value).map((id) => ({ is: questNamed(at, id), knownTo: [seat] }))),
  used: (at, seat, _, value) => note(at, seat, (turn) => use(at, turn, cardsIn(at, value))),
  activated: (at, seat, _, value) =>
    note(at, seat, ({ activated }) =>
      activated.push(...wordsOf(value).map((who) => (who === 'character' ? who : cardNamed(at, who)))),
    ),
  visited: (at, seat, _, value) =>
    note(at, seat, ({ visited }) => visited.push(...wordsOf(value).map((hex) => hexNamed(at, hex)))),
  moved: (at, seat) => note(at, seat, (turn) => (turn.move = 'done')),
  rested: (at, seat) => note(at, seat, (turn) => (turn.isRested = true)),
}
/** Every mention of a trait with slots has filled one. */
function use({ content }: Laying, turn: TurnFrame, cards: readonly CardId[]): void {
  for (const card of cards) {
    turn.used.push(card)
    if (cardOf(content, card).voluntary?.cost === 'slot') turn.filled[card] = (turn.filled[card] ?? 0) + 1
  }
}

function layPlayer(at: Laying, seat: Seat, text: string): void {
  const player = playerAt(at.state, seat)
  for (const [key, value] of itemsOf(text)) {
    const meaning = PLAYER_WORDS[key]
    if (meaning !== undefined) meaning(at, seat, player, value)
    else layCubes(at, seat, player, key, numberFrom(value))
  }
}
function layCubes(at: Laying, seat: Seat, { zones, spheres }: Player, place: string, n: number): void {
  if (ZONES.includes(place as Zone)) zones[place as Zone] = n
  else if (ATTRIBUTES.includes(place as Attr)) spheres[place as Attr] = n
  else throw new Flaw('given', `"${place} ${n}" is nothing a player has`)
  at.cubes.set(seat, (at.cubes.get(seat) ?? new Set()).add(place))
}

/** Lays what one line names. */
export function lay(at: Laying, line: string): void {
  const [words, meaning] = read(GIVEN, line)
  meaning(at, words)
}
