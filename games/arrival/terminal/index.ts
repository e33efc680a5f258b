/** The Arrival at a table made of text: provinces, tribes, cards and tiles in short lines. */

import {
  type Choice,
  type Language,
  type Line,
  type Seat,
  type Span,
  seatLetter,
  sheetText,
  type TerminalPart,
  type Tint,
  type View,
} from '@skerry/kernel'
import {
  buildBasis,
  buildCost,
  cardOf,
  endingOf,
  fomoriInSupply,
  fomoriLocations,
  isFaceUp,
  isThreat,
  isTribe,
  limitOf,
  locationOf,
  reachCost,
  repelBasis,
  roundsOf,
  SECTIONS,
  STACKS,
  STRENGTH,
  siteAt,
  siteOf,
  spreadCost,
  swordCost,
  tileFame,
  tribeLocations,
} from '../queries.ts'
import { goal, sheetOf } from '../sheet.ts'
import type {
  Arrival,
  Build,
  Content,
  Location,
  Province,
  Repel,
  Section,
  Spread,
  State,
  Threat,
  UseTile,
  Yield,
} from '../types.ts'
import { provinceName, tribeName } from '../words/names.ts'
import { type TableWords, tableWords } from './words.ts'

type Seen = View<State>
const tintOf = (seat: Seat): Tint => `seat${seat}` as Tint
const THREAT_SIGNS: Readonly<Record<Threat, string>> = { sineach: 's', athach: 'a', monghfinn: 'm', castle: 'C' }

function draw(content: Content, _: unknown, { state }: Seen, language: Language): readonly Line[] {
  const words = tableWords[language]
  return [
    ...headLines(state, words),
    [],
    isleLine(content, state, words),
    ...content.provinces.map((province) => provinceLine(content, state, province)),
    [],
    ...state.tribes.map((_, seat) => tribeLine(state, seat, words)),
    ...state.tribes.flatMap((_, seat) => cardLines(content, state, seat, words)),
    [],
    [{ text: `${words.display}: ` }, { text: state.display.join('  ') }],
    stackLine(state, words),
    [{ text: words.supply(state.supply.swords, state.supply.shields, fomoriInSupply(state)), tint: 'dim' }],
  ]
}

function headLines(state: State, words: TableWords): Line[] {
  const [fomori, tribes] = [fomoriLocations(state).total, tribeLocations(state).total]
  const isLast = state.isLastRound || state.round === roundsOf(state)
  return [
    [{ text: words.round(state.round, roundsOf(state), isLast), tint: 'strong' }],
    [{ text: words.held(fomori, tribes, endingOf(state) === 'overrun') }],
  ]
}

function isleLine(content: Content, state: State, words: TableWords): Line {
  const sites = content.castles.flatMap((index) => [
    ...siteSpans(content.locations[index] as Location, state),
    { text: '  ' },
  ])
  return [{ text: words.isle.padEnd(20), tint: 'strong' }, ...sites]
}

/** `Rhigia 4 ◊◊   RHI1 s1  RHI2 A 2  …` */
function provinceLine(content: Content, state: State, { id, index, fame, locations }: Province): Line {
  const title = `${provinceName(id)} ${fame} ${'◊'.repeat(state.shields[index] as number)}`
  const sites = locations.flatMap((at) => [...siteSpans(content.locations[at] as Location, state), { text: '  ' }])
  return [{ text: title.padEnd(20), tint: 'strong' }, ...sites]
}

function siteSpans(at: Location, state: State): Span[] {
  const { holder, level } = siteAt(state, at.index)
  const name: Span = { text: `${at.id}${at.isPort ? '~' : ''}`.padEnd(6), tint: 'dim' }
  if (isTribe(holder)) return [name, { text: `${seatLetter(holder)} ${level}`, tint: tintOf(holder) }]
  if (isThreat(holder)) return [name, { text: `${THREAT_SIGNS[holder]}${STRENGTH[holder]} `, tint: 'danger' }]
  return [name, { text: '·  ', tint: 'dim' }]
}

function tribeLine(state: State, seat: Seat, w: TableWords): Line {
  const tribe = state.tribes[seat] as State['tribes'][number]
  const { fame, corruption, discs, swords, shields, fomori, trophies } = tribe
  const numbers = [
    `${w.fame} ${fame}`,
    `${w.corruption} ${corruption}/${limitOf(state)}`,
    `${discs} ${w.discs}`,
    `${swords} ${w.swords}`,
    `${shields} ${w.shields}`,
    `${fomori} ${w.fomori}`,
    ...(trophies > 0 ? [`${trophies} ${w.trophies}`] : []),
    ...(tribe.tiles.length > 0 ? [`${w.tiles}: ${tribe.tiles.join(' ')}`] : []),
    ...(state.startPlayer === seat ? [w.begins] : []),
    ...(tribe.hasPassed ? [w.passed] : []),
  ]
  return [
    { text: `${seatLetter(seat)} ${tribeName(seat)}`.padEnd(17), tint: tintOf(seat) },
    { text: numbers.join(' · ') },
  ]
}

/** The cards before a player, section by section, while any lie there. */
function cardLines(content: Content, state: State, seat: Seat, words: TableWords): Line[] {
  const { cards, blockers } = state.tribes[seat] as State['tribes'][number]
  if (cards.length === 0) return []
  const sectionLine = (section: Section): Line => {
    const isBlocked = blockers.includes(section)
    const shown = cards.map((slot) => {
      if (isFaceUp(slot) && slot.is !== undefined) return symbols(cardOf(content, slot.is).sections[section])
      return section === 'middle' ? `(${words.backs[slot.back as keyof TableWords['backs']]})` : ''
    })
    const text = shown.map((one) => one.padEnd(20)).join('')
    const name = `${words.sections[section]}${isBlocked ? ` (${words.blocked})` : ''}`
    return [
      { text: `  ${name.padEnd(18)}`, tint: 'dim' },
      { text, ...(isBlocked ? { tint: 'dim' as const } : {}) },
    ]
  }
  return [[{ text: seatLetter(seat), tint: tintOf(seat) }], ...SECTIONS.map(sectionLine)]
}

/** `D3 S1 X2` */
function symbols({ discs, swords, shields, fame, famePerFort, tiles, fomori }: Yield): string {
  const signs: readonly (readonly [string, number])[] = [
    ['D', discs],
    ['S', swords],
    ['H', shields],
    ['F', fame],
    ['T', tiles],
    ['X', fomori],
  ]
  const plain = signs.flatMap(([sign, n]) => (n > 0 ? [`${sign}${n}`] : []))
  return [...plain, ...famePerFort.map(({ fame: n, level }) => `F${n}/${'I'.repeat(level)}`)].join(' ') || '–'
}

function stackLine(state: State, words: TableWords): Line {
  const text = STACKS.map((id) => {
    const { size, top } = state.stacks[id]
    return `${id}: ${size}${top === null ? '' : ` (${words.backs[top.back as keyof TableWords['backs']]})`}`
  })
  return [{ text: `${words.stacks}: ${text.join('  ')}` }]
}

// —— choices ——

/** The price of a choice, or what it brings. */
function note(content: Content, view: Seen, choice: Choice, language: Language): string | null {
  const words = tableWords[language]
  const { state, seat } = view
  const t = { state, content }
  if (typeof seat !== 'number') return null
  const atLocation = (id: Build['location']) => locationOf(content, id)
  switch (choice.do) {
    case 'build':
      return priced(words.costsFame, buildCost(buildBasis(t, seat, atLocation((choice as Build).location))).total)
    case 'spread':
      return words.costsFomori(spreadCost(state, atLocation((choice as Spread).location)).total)
    case 'repel':
      return repelNote(t, seat, choice as Repel, words)
    case 'use':
      return priced(words.bringsFame, tileFame(t, seat, (choice as UseTile).tile).total)
    default:
      return null
  }
}
const priced = (say: (n: number) => string, n: number): string | null => (n > 0 ? say(n) : null)

function repelNote(t: { state: State; content: Content }, seat: Seat, { location }: Repel, words: TableWords): string {
  const at = locationOf(t.content, location)
  const swords = words.costsSwords(swordCost(siteOf(t, location).holder as Threat).total)
  const fame = reachCost(repelBasis(t, seat, at)).total
  return fame > 0 ? `${swords}, ${words.costsFame(fame)}` : swords
}

function warn(content: Content, { state, seat }: Seen, choice: Choice, language: Language): string | null {
  if (choice.do !== 'spread') return null
  const { holder } = siteOf({ state, content }, (choice as Spread).location)
  return holder === seat ? tableWords[language].ownFort : null
}

const group = (_: Content, _view: Seen, { do: verb }: Choice, language: Language): string | null =>
  tableWords[language].groups[verb] ?? null

const legend = (language: Language): readonly Line[] =>
  tableWords[language].legend.map(([sign, text]) => [{ text: `  ${sign.padEnd(14)}`, tint: 'strong' }, { text }])

export const terminal: TerminalPart<Arrival> = {
  draw,
  legend,
  note,
  warn,
  group,
  summary: (language) => sheetText(tableWords[language].goal, goal[language], sheetOf(language)),
}
