/** The table: the island in its shape, spheres, markets, the ways it can end, and the players. */

import { type Language, type Line, type Span, seatLetter } from '@skerry/contracts'
import { type Seat, sizeOf } from '@skerry/kernel'
import {
  ATTRIBUTES,
  cardOf,
  championOf,
  controlledBy,
  countFor,
  DECKS,
  dueOf,
  finalSum,
  knownQuests,
  masterOf,
  masterySum,
  playerOf,
  tableCount,
  ZONES,
} from '../queries.ts'
import type { Content, Deck, InPlay, Quest, Requirement, Trigger, TriggerId } from '../types.ts'
import { abilityText, cardText, questText, triggerText } from '../words/effects.ts'
import { attributeName, cardName, deckName, faceName, regionName, triggerName } from '../words/names.ts'
import { openTexts } from './choices.ts'
import { islandLines, regionLines } from './island.ts'
import { dim, frameOf, plain, type Seen, seatSpan, strong, type Table, tableOf, topFrame } from './seen.ts'

export function draw(content: Content, pack: unknown, view: Seen, language: Language, width: number): readonly Line[] {
  const table = tableOf(content, view, language)
  return [
    ...headLines(table),
    [],
    ...islandLines(table, pack, width),
    [],
    ...regionLines(table, width),
    [],
    ...sphereLines(table),
    [],
    ...marketLines(table, DECKS),
    [],
    ...endLines(table),
    [],
    ...view.state.players.flatMap((_, seat) => playerLines(table, seat)),
    ...handLines(table),
  ]
}

// —— the head ——

function headLines(table: Table): Line[] {
  const { state, view, words } = table
  if (state.round === 0) return [[strong(words.setup)]]
  const head = strong(words.round(state.round, state.lastRound, state.active))
  return frameOf(view, 'turn') === undefined ? [[head]] : [[head, plain(` · ${words.open(openTexts(table))}`)]]
}

// —— spheres ——

const CELL = 6
function sphereLines({ state, rules, words, language }: Table): Line[] {
  const name = (text: string) => text.padEnd(16)
  const seats = state.players.map((_, seat) => seat)
  const cells = (of: (seat: Seat) => number): Span[] =>
    seats.map((seat) => seatSpan(seat, String(of(seat)).padStart(CELL)))
  const head: Line = [
    strong(name(words.spheres)),
    ...seats.map((seat): Span => seatSpan(seat, seatLetter(seat).padStart(CELL))),
    dim(`   ${words.tiles.padStart(10)}   ${words.mastery}`),
  ]
  const rows = ATTRIBUTES.map((attr): Line => {
    const master = masterOf(rules, attr)
    const leader: Span = master === null ? dim(words.nobody) : seatSpan(master, seatLetter(master))
    return [
      plain(name(`${attr} ${attributeName(attr, language)}`)),
      ...cells((seat) => playerOf(state, seat).spheres[attr]),
      dim(`   ${String(state.profs[attr]).padStart(10)}   `),
      leader,
      dim(` (${seats.map((seat) => masterySum(rules, seat, attr).total).join(' ')})`),
    ]
  })
  return [head, ...rows]
}

// —— markets ——

function marketLines(table: Table, decks: readonly Deck[]): Line[] {
  return [[strong(table.words.markets)], ...decks.flatMap((deck) => deckLines(table, deck))]
}
function deckLines({ content, state, words, language, view }: Table, deck: Deck): Line[] {
  const { pile, open } = state.decks[deck]
  const top = open.at(-1)
  const name = strong(`  ${deckName(deck, language).padEnd(18)}`)
  const size = dim(` · ${words.deck(sizeOf(pile))}`)
  if (top === undefined) return [[name, dim(words.noneOpen), size]]
  const line: Line = [
    name,
    plain(`${top} ${cardName(top, language)}`),
    dim(` · ${cardText(cardOf(content, top), language)} · ${words.deck(sizeOf(pile))}${words.below(open.length - 1)}`),
  ]
  // VIN-VISIT-12 In an empowered draw all open cards count.
  const isPicking = frameOf(view, 'draw')?.at === 'pick'
  const others = isPicking ? open.slice(0, -1) : []
  return [
    line,
    ...others.map(
      (card): Line => [
        plain(`${' '.repeat(20)}${card} ${cardName(card, language)}`),
        dim(` · ${cardText(cardOf(content, card), language)}`),
      ],
    ),
  ]
}

// —— the ways it can end ——

const lackOf = ({ rules }: Table, seat: Seat, { count, region, is, n }: Requirement): number => {
  const have = countFor(rules, seat, count, region)
  return is === '=' ? Math.abs(n - have) : Math.max(0, n - have)
}
function nearest(table: Table, { player, table: shared }: Trigger): readonly [seats: readonly Seat[], lack: number] {
  const { state, rules } = table
  const common = shared.reduce((all, req) => all + Math.max(0, dueOf(state, req) - tableCount(rules, req)), 0)
  if (player.length === 0) return [[], common]
  const lacks = state.players.map((_, seat) => player.reduce((all, req) => all + lackOf(table, seat, req), common))
  const lack = Math.min(...lacks)
  return [lacks.flatMap((n, seat) => (n === lack ? [seat] : [])), lack]
}
function endLines(table: Table): Line[] {
  const { state, content, words, language } = table
  const triggers = state.faceUp.map((id: TriggerId): Line => {
    const trigger = content.triggers[id] as Trigger
    return [
      plain(`  ${id} ${triggerName(id, language)}: `),
      dim(triggerText(trigger, language, state.players.length)),
      plain(` · ${words.lack(...nearest(table, trigger))}`),
    ]
  })
  return [[strong(words.triggers), dim(`   ${words.coins}: ${state.coins.join(' ') || words.nobody}`)], ...triggers]
}

// —— players ——

function playerLines(table: Table, seat: Seat): Line[] {
  const { state, rules, words, language, view } = table
  const player = playerOf(state, seat)
  const { honor, zones, speed, at, isVindicated, profs, coins, cards } = player
  const score = state.final === null ? honor + finalSum(rules, seat, view.seat).total : honor
  const regions = controlledBy(state, seat).map((hex) => `${regionName(state.tiles[hex], language)} ${hex}`)
  const tiles = ATTRIBUTES.flatMap((attr) =>
    profs[attr] === 0 ? [] : [`${attributeName(attr, language)}${profs[attr] > 1 ? ` ×${profs[attr]}` : ''}`],
  )
  const parts = [
    words.honor(honor, score),
    ZONES.map((zone) => `${words.zones[zone]} ${zones[zone]}`).join(' '),
    words.speed(speed),
    ...(at === null ? [] : [words.at(at)]),
    ...(isVindicated ? [words.vindicated] : []),
    ...(regions.length === 0 ? [] : [words.regions(regions)]),
    ...(tiles.length === 0 ? [] : [words.tilesOwned(tiles)]),
    ...(coins.length === 0 ? [] : [words.coinsOwned(coins)]),
  ]
  return [
    [seatSpan(seat, seatLetter(seat)), plain(` ${parts.join(' · ')}`)],
    ...cards.map((held) => heldLine(table, seat, held)),
    ...knownQuests(state, seat, view.seat).map(
      (quest): Line => [dim(`   ${quest} ${words.quest(questText(table.content.quests[quest] as Quest, language))}`)],
    ),
  ]
}
function heldLine({ content, rules, words, language }: Table, seat: Seat, { card: id, cubes }: InPlay): Line {
  const card = cardOf(content, id)
  const isChampion = championOf(rules, seat) === id
  const told = [
    ...(isChampion ? [words.champion] : []),
    ...(cubes > 0 || card.kind === 'companion' || card.kind === 'relic' ? [words.cubes(cubes)] : []),
    ...(card.clauses.length > 0 ? [abilityText(card, language)] : []),
  ]
  return [plain(`   ${`${id} ${cardName(id, language)}`.padEnd(30)}`), dim(told.join(' · '))]
}

// —— what is in hand: a tile, dice, cards seen ——

function handLines({ content, view, state, words, language }: Table): Line[] {
  const tile = frameOf(view, 'discover')?.tiles[0]
  const dice = frameOf(view, 'roll')?.dice ?? null
  const looking = frameOf(view, 'draw') ?? frameOf(view, 'peek')
  const deck = looking?.decks[0]
  const seen = deck === undefined || looking === undefined ? [] : state.decks[deck].pile.top.slice(0, looking.seen)
  const faces = dice === null ? [] : [dice.MON, dice.ATT].flatMap((face) => (face === null ? [] : [face]))
  return [
    ...(tile === undefined ? [] : [[], [strong(words.hand(tile))]]),
    ...(faces.length === 0 ? [] : [[], [strong(words.dice(faces.map((face) => faceName(face, language))))]]),
    ...seen.flatMap(({ is }): Line[] =>
      is === undefined
        ? []
        : [[plain(`   ${is} ${cardName(is, language)}`), dim(` · ${cardText(cardOf(content, is), language)}`)]],
    ),
  ]
}

// —— what is enough for a question ——

const WHOLE_TABLE: readonly string[] = ['turn', 'move', 'discover', 'setup', 'harm']
/** Within an action one's own board is enough; for cards their market as well. */
export function brief(content: Content, view: Seen, language: Language): readonly Line[] | null {
  const top = topFrame(view)
  if (top === undefined || WHOLE_TABLE.includes(top.rule)) return null
  const table = tableOf(content, view, language)
  const decks = top.rule === 'draw' || top.rule === 'peek' ? top.decks : []
  return [
    ...(decks.length === 0 ? [] : marketLines(table, decks)),
    ...playerLines(table, table.seat),
    ...handLines(table),
  ]
}
