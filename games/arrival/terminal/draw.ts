/** The table: provinces, tribes, cards and tiles in short lines. */

import { type Language, type Line, type Span, seatLetter, spans } from '@skerry/contracts'
import type { Seat, View } from '@skerry/kernel'
import {
  cardOf,
  endingOf,
  fomoriInSupply,
  fomoriLocations,
  isFaceUp,
  isThreat,
  isTribe,
  limitOf,
  roundsOf,
  SECTIONS,
  STACKS,
  STRENGTH,
  siteAt,
  tribeLocations,
} from '../queries.ts'
import type { Content, Location, Province, Section, State, Threat, Yield } from '../types.ts'
import { provinceName, tribeName } from '../words/names.ts'
import { type TableWords, tableWords } from '../words/terminal.ts'

export type Seen = View<State>
const THREAT_SIGNS: Readonly<Record<Threat, string>> = { sineach: 's', athach: 'a', monghfinn: 'm', castle: 'C' }

export function draw(content: Content, _: unknown, { state }: Seen, language: Language): readonly Line[] {
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
  if (isTribe(holder)) return [name, spans.seat(holder, `${seatLetter(holder)} ${level}`)]
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
  return [spans.seat(seat, `${seatLetter(seat)} ${tribeName(seat)}`.padEnd(17)), { text: numbers.join(' · ') }]
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
  return [[spans.seat(seat, seatLetter(seat))], ...SECTIONS.map(sectionLine)]
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
