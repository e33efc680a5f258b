/** The table: the volcano by positions, the map by islands, tracks, cards and players. */

import { type Language, type Line, type Span, seatLetter, spans } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import {
  cardOf,
  conquerorOf,
  DUMMY,
  deckSize,
  ERAS,
  isCovered,
  isFinalEra,
  isSolo,
  KINDS,
  levelOf,
  mapOf,
  openSpaces,
  playerOf,
  positionOf,
  RESOURCES,
  RINGS,
  regionCardOf,
  regionOf,
  SECTORS,
  scoreSum,
  spacesOf,
  TRACKS,
  TROOPS,
  winsNeeded,
} from '../queries.ts'
import type { CardId, Content, Island, Region, Ring, Space, SpaceId, Track } from '../types.ts'
import {
  cardName,
  islandName,
  markerName,
  regionName,
  terrainName,
  timelineName,
  trackName,
  tribeName,
} from '../words/names.ts'
import { battleText, cardText } from '../words/phrases.ts'
import { frameOf, type Seen, type Table, tableOf } from './seen.ts'
import { shortEffects } from './short.ts'

const { dim, strong } = spans

export function draw(content: Content, _: unknown, view: Seen, language: Language): readonly Line[] {
  const table = tableOf(content, view, language)
  return [
    ...headLines(table),
    [],
    ...volcanoLines(table),
    [],
    ...mapOf(table).islands.map((island) => islandLine(table, island)),
    [],
    ...trackLines(table),
    honourLine(table),
    timelineLine(table),
    [],
    ...displayLines(table),
    [],
    ...view.state.players.flatMap((_, seat) => playerLines(table, seat)),
    ...campaignLines(table),
  ]
}

// —— the head ——

function headLines({ content, state, words }: Table): Line[] {
  if (state.era === 0) return [[strong(words.setup)]]
  const era = words.era(state.era, ERAS, state.round, isFinalEra(state))
  const { soloTarget } = state.options
  return [
    [strong(era)],
    ...(isSolo(state) ? [[{ text: words.target(scoreSum({ content, state }, 0).total, soloTarget) }]] : []),
  ]
}

// —— the volcano ——

/** Enough for `R3-s1b* F2→Ba1 Ta1 Ho1 [A]`. */
const COLUMNS: Readonly<Record<Ring, number>> = { 1: 21, 2: 34, 3: 44, 4: 24 }

function volcanoLines(table: Table): Line[] {
  const { words } = table
  const head = [dim(words.position.padEnd(5)), ...RINGS.map((ring) => strong(words.rings[ring].padEnd(COLUMNS[ring])))]
  const open = openIds(table)
  const rows = Array.from(
    { length: SECTORS },
    (_, position): Line => [
      dim(String(position).padEnd(5)),
      ...RINGS.flatMap((ring) => sectorSpans(table, ring, position, open)),
    ],
  )
  return [head, ...rows, [dim(words.links)]]
}

/** Where the hero to be placed may go. */
function openIds(table: Table): ReadonlySet<SpaceId> {
  const turn = frameOf(table.view, 'turn')
  if (turn === undefined || turn.space !== null || turn.at !== 'before') return new Set()
  return new Set(openSpaces(table, turn.seat, turn.ring).map(({ id }) => id))
}

function sectorSpans(table: Table, ring: Ring, position: number, open: ReadonlySet<SpaceId>): Span[] {
  const spaces = spacesOf(table, ring).filter(
    (space) => positionOf(table.state, space) === position && !isCovered(table.state, space),
  )
  const spans = spaces.flatMap((space) => spaceSpans(table, space, open.has(space.id)))
  const used = spans.reduce((all, { text }) => all + [...text].length, 0)
  return [...spans, { text: ' '.repeat(Math.max(1, COLUMNS[ring] - used)) }]
}

function spaceSpans({ state }: Table, { id, effects }: Space, isOpen: boolean): Span[] {
  const seat = state.players.findIndex(({ heroes }) => heroes.includes(id))
  const short = shortEffects(effects)
  return [
    dim(`${id}${isOpen ? '*' : ''} `),
    { text: short, ...(isOpen ? { tint: 'accent' as const } : {}) },
    ...(seat >= 0 ? [spans.seat(seat, ` [${seatLetter(seat)}]`)] : []),
    ...(state.dummies.includes(id) ? [dim(' [#]')] : []),
    { text: '  ' },
  ]
}

// —— the map ——

function islandLine(table: Table, { id, value }: Island): Line {
  const { state } = table
  const title = `${islandName(id)} +${value}${state.tiles.includes(id) ? ' ◆' : ''}`
  const regions = mapOf(table).regions.filter(({ island }) => island === id)
  return [strong(title.padEnd(16)), ...regions.flatMap((region) => regionSpans(table, region))]
}
function regionSpans({ state, language, words }: Table, { id, terrain }: Region): Span[] {
  const owner = conquerorOf(state, id)
  const marker = state.markers[id]
  const held: Span =
    owner === null
      ? marker === undefined
        ? dim('·')
        : { text: markerName(marker), tint: 'danger' }
      : owner === DUMMY
        ? dim(words.dummy)
        : spans.seat(owner, seatLetter(owner))
  return [dim(`${id} ${terrainName(terrain, language)} `), held, { text: '   ' }]
}

// —— tracks ——

function trackLines({ state, words, language }: Table): Line[] {
  const line = (track: Track): Span[] => [
    dim(`${trackName(track, language)} `),
    ...state.players.flatMap((_, seat): Span[] => [
      spans.seat(seat, `${seatLetter(seat)}${levelOf(state, seat, track)} `),
    ]),
    ...(state.rival === null ? [] : [dim(`#${state.rival.knowledge[track]} `)]),
    { text: '  ' },
  ]
  const [first, second] = [TRACKS.slice(0, 4), TRACKS.slice(4)]
  return [
    [strong(words.tracks.padEnd(12)), ...first.flatMap(line)],
    [{ text: ' '.repeat(12) }, ...second.flatMap(line)],
  ]
}
function honourLine({ state, words }: Table): Line {
  const marks = state.order.flatMap((seat): Span[] =>
    seat === DUMMY
      ? [dim(`# ${state.rival?.honour ?? 0}  `)]
      : [spans.seat(seat, `${seatLetter(seat)} ${playerOf(state, seat).honour}  `)],
  )
  return [strong(words.honour.padEnd(12)), ...marks]
}
function timelineLine({ state, words, language }: Table): Line {
  const cards = state.timeline.map((card, i): Span => {
    const text = `${i + 1} ${timelineName(card, language)}  `
    return i + 1 < state.era ? dim(text) : i + 1 === state.era ? strong(text) : { text }
  })
  return [strong(words.timeline.padEnd(12)), ...cards]
}

// —— cards ——

function displayLines({ content, state, words, language }: Table): Line[] {
  const cards = state.display.map((id, i): Line => {
    const place = `${String(i + 1).padStart(3)} `
    if (id === null) return [dim(`${place}${words.gap}`)]
    return [dim(place), ...cardSpans(content, id, language)]
  })
  const sizes = isSolo(state)
    ? `${deckSize(state, 'god')} ${words.kinds.common}`
    : KINDS.map((kind) => `${deckSize(state, kind)} ${words.kinds[kind]}`).join(', ')
  return [[strong(words.display), dim(`   ${words.decks}: ${sizes}`)], ...cards]
}
const cardSpans = (content: Content, id: CardId, language: Language): Span[] => [
  { text: `${id} ${cardName(id, language)}`.padEnd(28) },
  dim(cardText(cardOf(content, id), language)),
]

// —— players ——

function playerLines(table: Table, seat: Seat): Line[] {
  const { content, state, words, language } = table
  const player = playerOf(state, seat)
  const { tribe, gods, warlords, buildings } = player
  const title = tribe === null ? seatLetter(seat) : `${seatLetter(seat)} ${tribeName(tribe, language)}`
  const score = state.final === null ? ` (${words.score(scoreSum(table, seat).total)})` : ''
  const numbers = [
    `DP ${player.dp}${score}`,
    `${words.honour} ${player.honour}`,
    RESOURCES.map((id) => `${shortOf(id)}${player.resources[id]}`).join(' '),
    TROOPS.map((id) => `${shortOf(id)}${player.troops[id]}`).join(' '),
    `${words.banners} ${player.banners.map(({ region }) => region).join(' ') || words.none}`,
    ...(player.hasFourth ? [words.fourth] : []),
    ...(player.hasFourthNext ? [words.fourthNext] : []),
    ...(player.hasTwice ? [words.twice] : []),
    ...(tribe === null ? [] : [words.powers[tribe]]),
  ]
  return [
    [spans.seat(seat, title.padEnd(3)), { text: ` ${numbers.join(' · ')}` }],
    ...[...gods, ...warlords].map(
      ({ card, isUpright }): Line => [
        dim(`   ${isUpright ? words.upright : words.turned} `),
        ...cardSpans(content, card, language),
      ],
    ),
    ...buildings.map((card): Line => [{ text: '   ' }, ...cardSpans(content, card, language)]),
  ]
}
const shortOf = (id: string): string => id.charAt(0).toUpperCase()

// —— a campaign ——

function campaignLines(table: Table): Line[] {
  const { content, view, words, language } = table
  const campaign = frameOf(view, 'campaign')
  if (campaign === undefined || campaign.region === null) return []
  const { seat, region, faced, battles, won, swapped } = campaign
  const { terrain } = regionOf(table, region)
  const cards = content.decks[terrain].length - faced.length - swapped.length
  const lineOf = (id: (typeof faced)[number], state: string): Line => [
    dim(`   ${state.padEnd(10)}`),
    { text: `${id} ${battleText(regionCardOf(table, id), language)}` },
  ]
  const stateOf = (id: (typeof faced)[number], i: number): string => {
    if (won.includes(id)) return words.battle.won
    return i === faced.length - 1 ? words.battle.now : words.battle.lost
  }
  const title = words.campaign(
    seat,
    regionName(region, language),
    faced.length,
    battles,
    won.length,
    winsNeeded(battles),
  )
  return [
    [],
    [strong(title), dim(` · ${words.left(cards)}`)],
    ...faced.map((id, i) => lineOf(id, stateOf(id, i))),
    ...swapped.map((id) => lineOf(id, words.battle.aside)),
  ]
}

/** In a battle its cards are enough. */
export function brief(content: Content, view: Seen, language: Language): readonly Line[] | null {
  const table = tableOf(content, view, language)
  const seat = frameOf(view, 'campaign')?.seat
  const lines = campaignLines(table)
  return lines.length === 0 || seat === undefined ? null : [...playerLines(table, seat), ...lines]
}
