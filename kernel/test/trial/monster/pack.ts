/** The pack of the excerpt, and the door it comes through. */

import { PackError } from '../../../src/index.ts'
import { ability, attrs, number, requirement } from './ability.ts'
import { ATTRIBUTES } from './queries.ts'
import type { Attr, Card, Colour, Content, Goal, InPlay, Kind, Start, Zone } from './types.ts'

/** One line a card: id, kind, honor, initiative (companions), attributes (companions), ability. */
export const pack = {
  maxRounds: 30,
  coins: [30, 45, 60, 75],
  cards: [
    'RED03 | companion | 2 | 7 | STR 1, INS 1 | PASSIVE: safe(EXH)',
    'RED04 | companion | 2 | 10 | STR 1, KNO 1 | ACT: motivate(1)',
    'RED09 | companion | 2 | 25 | STR 1, INS 1 | ACT: reroll(MON)',
    'RED10 | companion | 2 | 28 | STR 2 | ACT[1 STR]: aug(1)',
    'RED14 | companion | 3 | 40 | STR 2, COU 1 | PASSIVE: safe(DEATH)',
    'RED18 | companion | 3 | 52 | COU 1 | WHEN youDefeat: hon(2)',
    'YEL01 | companion | 2 | 2 | INS 2 | ACT: motivate(1)',
    'YEL05 | companion | 2 | 14 | INS 1, STR 1 | WHEN youRest: hon(1)',
    'YEL07 | companion | 2 | 20 | INS 1, COMMON 1 | ACT: hon(1) IF ctrl>=1',
    'YEL15 | companion | 3 | 44 | INS 2, WIS 1 | ACT: hon(1)',
    'YEL16 | companion | 3 | 47 | INS 2, COMMON 1 | WHEN oppVisitsMine: hon(1)',
    'BLU02 | companion | 2 | 6 | KNO 2 | –',
    'BLU07 | companion | 2 | 21 | KNO 1, COMMON 1 | ACT: setdie(ATT)',
    'BLU08 | companion | 1 | 24 | KNO 2 | WHEN youConvert (1/turn): hon(1)',
    'BLU10 | companion | 2 | 30 | KNO 1, STR 1 | ACT: reroll(ATT)',
    'TRA01 | trait | 4 | – | – | PASSIVE: safe(EXH)',
    'TRA04 | trait | 5 | – | – | WHEN oppVisitsMine: hon(1)',
    'TRA05 | trait | 4 | – | – | WHEN youRest: aug(1)',
    'TRA07 | trait | 4 | – | – | USE1[1 STR]: attr(COU,1)',
    'TRA10 | trait | 5 | – | – | PASSIVE: reroll(MON)',
    'TRA11 | trait | 3 | – | – | END: score(1,COMPANION,8)',
    'REL03 | relic | 4 | – | – | USE*[1 CHG]: motivate(2)',
    'REL06 | relic | 4 | – | – | USE1[1 CHG]: hon(2)',
    'REL09 | relic | 5 | – | – | USE1[1 CHG]: safe(DEATH)',
    'REL15 | relic | 5 | – | – | USE*[1 CHG]: reroll(MON) + reroll(ATT)',
    'TRE06 | relic | -2 | – | – | WHEN oppGains(MONSTER) (1/turn): hon(1)', // the excerpt gains monsters only
    'TRE07 | relic | 1 | – | – | WHEN oppGains(MONSTER): hon(2)',
    'PET05 | pet | 3 | – | – | PASSIVE: safe(EXH)',
    'PET08 | pet | 3 | – | – | PASSIVE: reroll(MON)',
    'PET11 | pet | 2 | – | – | WHEN youRest: hon(1)',
    'PET12 | pet | 3 | – | – | MATE: hon(1)',
    'LOO12 | loot | 5 | – | – | WHEN companionDies: hon(1)',
    'MON02 | monster | 4 | – | – | END: score(1,COMPANION,6)',
    'MON04 | monster | 5 | – | – | END: score(1,RELIC,5)',
    'MON05 | monster | 5 | – | – | END: score(1,TRAIT,5)',
    'MON06 | monster | 5 | – | – | USE*[1 COU]: hon(1)',
    'MON07 | monster | 5 | – | – | END: score(1,RED,4)',
    'MON09 | monster | 5 | – | – | END: score(1,YEL,4)',
    'MON11 | monster | 6 | – | – | END: hon(3) IF conv>=4',
    'MON12 | monster | 4 | – | – | END: score(1,REGION,6)',
    'MON13 | monster | 7 | – | – | END: hon(2) IF relics>=2',
    'MON16 | monster | 8 | – | – | END: hon(2) IF monsters>=3',
  ],
  triggers: {
    TRG01: 'honor>=75',
    TRG03: 'monsters>=4',
    TRG04: 'traits>=4',
    TRG05: 'relics>=4',
    TRG06: 'companions>=7',
    TRG08: 'conv>=6', // the excerpt has no vindication
    TRG12: 'cardColours>=6',
  },
  quests: {
    QST08: 'companions>=7 6, yellow>=2 3',
    QST12: 'ctrl>=4 5, conv>=3 3',
    QST17: 'cardColours>=4 4, coins>=1 3',
    QST18: 'cardColours>=5 6, conv>=2 3',
    QST19: 'conv>=6 6, pot=0 3',
    QST20: 'heroicCards>=4 5, red>=2 3',
  },
  start: [
    'honor 26, pot 2, inf 8, conv 2, INS 2, STR 2, COU 2, RED03 1, YEL01 1, RED18, PET08@YEL01, REL15 1, LOO12',
    'honor 24, pot 4, inf 8, conv 2, INS 1, KNO 1, STR 2, COU 2, BLU07 1, RED09, TRA07, TRE06, PET05@BLU07',
    'honor 22, pot 5, inf 7, conv 3, INS 1, KNO 1, STR 1, COU 2, RED14, YEL05, TRA10, REL09 1, PET12@RED14',
  ],
}

const KINDS: readonly Kind[] = ['companion', 'trait', 'relic', 'monster', 'pet', 'loot']
const COLOURS: Readonly<Record<string, Colour>> = { RED: 'red', YEL: 'yellow', BLU: 'blue' }

/** VIN-SETUP-13 Each player has 21 cubes. */
const CUBES = 21

function cardFrom(line: string, where: string): Card {
  const [id = '', kindWord = '', honor = '', initiative = '', attributes = '', text = ''] = line.split(' | ')
  const kind = KINDS.find((k) => k === kindWord)
  if (kind === undefined) throw new PackError(`${where}.kind`, 'noSuchKind', { got: kindWord, known: KINDS })
  if (!/^-?\d+$/.test(honor)) throw new PackError(`${where}.honor`, 'notANumber', { got: honor })
  const gains =
    attributes === '–'
      ? []
      : attributes.split(', ').flatMap((one) => {
          const [kinds = '', n] = one.split(' ')
          return Array<readonly Attr[]>(number(n, `${where}.attributes`)).fill(attrs(kinds, `${where}.attributes`))
        })
  return {
    id,
    kind,
    honor: Number(honor),
    initiative: kind === 'companion' ? number(initiative, `${where}.initiative`) : 0,
    colour: kind === 'companion' ? (COLOURS[id.slice(0, 3)] ?? null) : null,
    attributes: gains,
    clauses: ability(text, `${where}.ability`),
  }
}

/** `honor 26, inf 8, STR 2, RED03 1, PET08@RED03`: numbers by place; cards with their cubes, pets with their companion. */
export function startFrom(text: string, cards: Content['cards'], where: string): Start {
  const zones: Record<Zone, number> = { pot: 0, inf: 0, conv: 0 }
  const spheres: Record<Attr, number> = { INS: 0, KNO: 0, STR: 0, WIS: 0, VIS: 0, COU: 0 }
  const inPlay: InPlay[] = []
  let honor = 0
  for (const entry of text.split(', ')) {
    const [name = '', n = '0'] = entry.split(' ')
    const [card = '', mate] = name.split('@')
    if (name === 'honor') honor = number(n, where)
    else if (name === 'pot' || name === 'inf' || name === 'conv') zones[name] = number(n, where)
    else if (isAttr(name)) spheres[name] = number(n, where)
    else if (cards[card] === undefined) throw new PackError(where, 'noSuchCard', { card })
    else inPlay.push({ card, cubes: number(n, where), mate: mate ?? null })
  }
  return { honor, zones, spheres, cards: inPlay }
}
const isAttr = (word: string): word is Attr => ATTRIBUTES.some((attr) => attr === word)

export const cubesOf = ({ zones, spheres, cards }: Omit<Start, 'honor'>): number =>
  [...Object.values(zones), ...Object.values(spheres), ...cards.map((c) => c.cubes)].reduce((a, b) => a + b, 0)

const goalsFrom = (text: string, where: string): Goal[] =>
  text.split(', ').map((goal) => {
    const [condition = '', honor] = goal.split(' ')
    return { if: requirement(condition, where), honor: number(honor, where) }
  })

export function load(given: unknown): Content {
  const { cards: lines, triggers, quests, coins, start: starts, maxRounds } = given as typeof pack
  const cards: Record<string, Card> = {}
  for (const line of lines) {
    const card = cardFrom(line, `cards.${line.split(' | ')[0]}`)
    if (cards[card.id] !== undefined) throw new PackError(`cards.${card.id}`, 'idTwice')
    cards[card.id] = card
  }
  // VIN-RULING-60 Initiative numbers are unique, so the champion is.
  const companions = Object.values(cards).filter((c) => c.kind === 'companion')
  for (const { id, initiative } of companions)
    if (companions.some((c) => c.id !== id && c.initiative === initiative))
      throw new PackError(`cards.${id}.initiative`, 'initiativeTwice', { initiative })
  // VIN-SETUP-10, VIN-END-06 Two triggers lie open and every coin reveals one more.
  const [have, need] = [Object.keys(triggers).length, 2 + coins.length]
  if (have < need) throw new PackError('triggers', 'tooFewTriggers', { have, need })
  const start = starts.map((text, seat) => {
    const begin = startFrom(text, cards, `start.${seat}`)
    if (cubesOf(begin) !== CUBES)
      throw new PackError(`start.${seat}`, 'notAllCubes', { cubes: cubesOf(begin), of: CUBES })
    return begin
  })
  return {
    cards,
    cardIds: Object.keys(cards),
    triggers: Object.fromEntries(
      Object.entries(triggers).map(([id, text]) => [id, requirement(text, `triggers.${id}`)]),
    ),
    quests: Object.fromEntries(Object.entries(quests).map(([id, text]) => [id, goalsFrom(text, `quests.${id}`)])),
    coins: [...coins].sort((a, b) => a - b),
    start,
    maxRounds,
  }
}
