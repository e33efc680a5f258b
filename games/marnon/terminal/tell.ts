/** The news: a fight is one line, a lap of placing another, and every phase and turn has its heading. */

import { eventText, type Language, type News, seatLetter } from '@skerry/contracts'
import type { Event, Split } from '@skerry/kernel'
import type { Content, MarnonEvent, Party } from '../types.ts'
import { words as allWords } from '../words/index.ts'
import { type TableWords, tableWords } from '../words/terminal.ts'

type Of<T extends MarnonEvent['type']> = Extract<MarnonEvent, { type: T }>

/** Events that are told in one line if they follow each other. */
const CHAPTERS: readonly (readonly MarnonEvent['type'][])[] = [
  ['startDieRolled', 'startPlayerChosen'],
  ['fieldSettled'],
  ['orcsPlaced'],
  ['regionNamed', 'regionNamedAgain', 'regionSpared', 'allRegionsNamed'],
  ['orcsGrew'],
  ['targetSpared'],
  ['dragonLanded', 'dragonBit', 'unitsLost', 'dragonStayed'],
  [
    'attackDeclared',
    'orcsAttacked',
    'unitsMustered',
    'figureJumped',
    'diceRolled',
    'bothMissed',
    'unitsLost',
    'fightEnded',
    'fieldOccupied',
  ],
]
const OPENS = new Set<string>(['attackDeclared', 'orcsAttacked', 'startDieRolled', 'dragonLanded'])
const CLOSES = new Set<string>(['fightEnded', 'fieldOccupied', 'startPlayerChosen', 'dragonStayed'])

export function tell(_content: Content, events: readonly Event[], language: Language): readonly News[] {
  const worthTelling = (events as readonly MarnonEvent[]).filter(({ type }) => !QUIET.has(type))
  return chaptersOf(worthTelling).map((chapter) => newsOf(chapter, language))
}

/** What comes next says it as well: the attacks of these orcs, the second roll. */
const QUIET = new Set<string>(['orcsRoused', 'doublesRolled'])

function chaptersOf(events: readonly MarnonEvent[]): MarnonEvent[][] {
  const chapters: MarnonEvent[][] = []
  let open: readonly string[] = []
  for (const event of events) {
    const last = chapters.at(-1)
    const isNew = last === undefined || !open.includes(event.type) || isOpening(last, event)
    if (isNew) {
      chapters.push([event])
      open = CHAPTERS.find((types) => types.includes(event.type)) ?? []
    } else last.push(event)
    if (CLOSES.has(event.type)) open = []
  }
  return chapters
}

/** A fight or a roll-off begins anew; a dragon that flies on stays in its line. */
const isOpening = (chapter: readonly MarnonEvent[], { type }: MarnonEvent): boolean =>
  OPENS.has(type) && type !== 'startDieRolled' && type !== 'dragonLanded' && chapter.length > 0

function newsOf(chapter: readonly MarnonEvent[], language: Language): News {
  const [first] = chapter as [MarnonEvent, ...MarnonEvent[]]
  const last = chapter.at(-1) as MarnonEvent
  const words = tableWords[language]
  return { section: sectionOf(first, words), text: textOf(chapter, words, language), rule: last.rule }
}

function textOf(chapter: readonly MarnonEvent[], words: TableWords, language: Language): string {
  const [first] = chapter as [MarnonEvent, ...MarnonEvent[]]
  const plain = () => chapter.map((event) => eventText(allWords[language], event)).join('; ')
  switch (first.type) {
    case 'startDieRolled':
    case 'startPlayerChosen':
      return rollOff(chapter, words)
    case 'roundBegan': // the heading says it
    case 'turnBegan':
      return ''
    case 'fieldSettled':
      return chapter.length === 1 ? plain() : words.settled(pairs(chapter as readonly Of<'fieldSettled'>[]))
    case 'orcsPlaced':
      return placedOrcs(chapter, words)
    case 'regionNamed':
    case 'regionNamedAgain':
      return words.multiply(all(chapter, 'regionNamed').map(({ region }) => region))
    case 'orcsGrew':
      return words.grew(
        all(chapter, 'orcsGrew')
          .map(({ n }) => splitText(n))
          .join(' '),
      )
    case 'targetSpared':
      return words.spared(
        all(chapter, 'targetSpared').map(({ target, because }) => `${target} (${words.shields[because]})`),
      )
    case 'dragonLanded':
      return flight(chapter, words)
    case 'attackDeclared':
    case 'orcsAttacked':
    case 'unitsMustered':
    case 'figureJumped':
    case 'diceRolled':
    case 'bothMissed':
    case 'fightEnded':
    case 'fieldOccupied':
      return fight(chapter, words)
    default:
      return plain()
  }
}

const all = <T extends MarnonEvent['type']>(chapter: readonly MarnonEvent[], type: T): Of<T>[] =>
  chapter.filter((event) => event.type === type) as Of<T>[]
const pairs = (events: readonly { readonly seat: number; readonly field: string }[]): string =>
  events.map(({ seat, field }) => `${seatLetter(seat)} → ${field}`).join(', ')
const partyName = (party: Party, words: TableWords): string => (party === 'orcs' ? words.orcs : seatLetter(party))
const countOf = (n: Split): number => Object.values(n).reduce((sum, count) => sum + count, 0)
/** `IV5 C2+2`: one each if nothing is said. */
const splitText = (n: Split): string =>
  Object.entries(n)
    .map(([id, count]) => (count === 1 ? id : `${id}+${count}`))
    .join(' ')

function sectionOf(event: MarnonEvent, words: TableWords): string | null {
  switch (event.type) {
    case 'startDieRolled':
      return event.rule === 'MAR-SETUP-02' ? words.setup : words.phases.startPlayer
    case 'roundBegan':
      return words.round(event.round)
    case 'regionNamed':
    case 'regionNamedAgain':
    case 'regionSpared':
    case 'allRegionsNamed':
      return words.phases.orcs
    case 'dragonLanded':
      return words.phases.dragon
    case 'peacemakerMoved':
      return words.phases.peacemaker
    case 'turnBegan':
      return words.turn(seatLetter(event.seat))
    default:
      return null
  }
}

function rollOff(chapter: readonly MarnonEvent[], words: TableWords): string {
  const dice = all(chapter, 'startDieRolled').map(({ seat, die }) => `${seatLetter(seat)} ${die}`)
  const chosen = all(chapter, 'startPlayerChosen').map(({ seat }) => words.starts(seatLetter(seat)))
  return [...(dice.length > 0 ? [dice.join(', ')] : []), ...chosen].join(': ')
}

function placedOrcs(chapter: readonly MarnonEvent[], words: TableWords): string {
  const placed = all(chapter, 'orcsPlaced')
  return words.placed(
    placed[0]?.orcs ?? 0,
    placed.flatMap(({ fields }) => fields),
  )
}

/** `IV5 3, III2 5`: where it landed and how many it ate, then where it stays. */
function flight(chapter: readonly MarnonEvent[], words: TableWords): string {
  const stops: string[] = []
  for (const event of chapter) {
    if (event.type === 'dragonLanded') stops.push(event.field)
    if (event.type === 'unitsLost')
      stops[stops.length - 1] +=
        ` ${event.losses.map(({ party, n }) => words.loses(partyName(party, words), countOf(n))).join(', ')}`
  }
  const stays = all(chapter, 'dragonStayed').map(({ field }) => words.dragonStays(field))
  return [stops.join(' → '), ...stays].join('; ')
}

/** A fight in one line: who against whom, the dice, the losses, the end. */
function fight(chapter: readonly MarnonEvent[], words: TableWords): string {
  const head = [
    ...all(chapter, 'attackDeclared').map(({ seat, source, target, by }) =>
      words.attacks(seatLetter(seat), source, target, words.links[by]),
    ),
    ...all(chapter, 'orcsAttacked').map(({ source, target, by }) =>
      words.attacks(words.orcs, source, target, words.links[by]),
    ),
    ...all(chapter, 'unitsMustered').map(({ n }) => words.joins(splitUnits(n, words))),
    ...all(chapter, 'figureJumped').map(({ figure, from }) => words.jumps(words.figures[figure], from)),
  ]
  const dice = all(chapter, 'diceRolled').map(diceText)
  const ends = [
    ...lossTexts(chapter, words),
    ...all(chapter, 'fightEnded').map(({ how }) => words.ends[how]),
    ...all(chapter, 'fieldOccupied').map(({ party, n, field }) =>
      party === 'orcs' ? words.orcsTake(field) : words.takes(seatLetter(party), field, splitUnits(n, words)),
    ),
  ]
  const rolled = dice.length === 0 ? [] : [`${words.dice} ${dice.join('  ')}`]
  return [head.join(', '), ...rolled, ends.join(', ')].filter((text) => text !== '').join('; ')
}

/** `5:2×`: the attacker's die, the defender's; a cross after a die that missed. */
const diceText = ({ dice, strengths }: Of<'diceRolled'>): string => {
  const side = (role: 'attacker' | 'defender') => `${dice[role]}${dice[role] > strengths[role] ? '×' : ''}`
  return `${side('attacker')}:${side('defender')}`
}

function lossTexts(chapter: readonly MarnonEvent[], words: TableWords): string[] {
  const lost = new Map<Party, Split[]>()
  for (const { losses } of all(chapter, 'unitsLost'))
    for (const { party, n } of losses) lost.set(party, [...(lost.get(party) ?? []), n])
  return [...lost].map(([party, ns]) => {
    const figures = ns.flatMap((n) => figuresIn(n, words))
    const count = ns.reduce((sum, n) => sum + countOf(n), 0)
    const named = figures.length > 0 ? ` (${figures.join(', ')})` : ''
    return `${words.loses(partyName(party, words), count)}${named}`
  })
}

const figuresIn = (n: Split, words: TableWords): string[] =>
  Object.keys(n).flatMap((id) =>
    id.endsWith('/hero') ? [words.figures.hero] : id.endsWith('/sorcerer') ? [words.figures.sorcerer] : [],
  )

/** `3 + hero`. */
function splitUnits(n: Split, words: TableWords): string {
  const figures = figuresIn(n, words)
  const men = countOf(n) - figures.length
  return [...(men > 0 ? [String(men)] : []), ...figures].join(' + ')
}
