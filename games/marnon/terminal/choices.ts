/** What to know about a choice: the odds of a fight, who holds a field, what would be regretted. */

import { type Language, type Line, type Span, seatLetter } from '@skerry/contracts'
import type { Choice, ThingId } from '@skerry/kernel'
import {
  attackOutlook,
  fightOutlook,
  finderOf,
  type Outlook,
  outlookOf,
  rankOf,
  type Seen,
  topFrame,
} from '../outlook.ts'
import {
  fieldOf,
  fieldOfSlot,
  figureOfSlot,
  forceIn,
  holdingIn,
  LETTERS,
  ownerFor,
  partyIn,
  placeOf,
  regionOf,
  tileIn,
  unitCount,
  unitsIn,
  unitsOf,
} from '../queries.ts'
import type { Attack, Content, Curse, FieldId, Hide, Jump, Link, MoveTreasure, Settle, Station } from '../types.ts'
import { decimal } from '../words/phrases.ts'
import { tableWords } from '../words/terminal.ts'
import { forceText, forceTint } from './map.ts'

// —— fights ——

/** Never 0 or 100 % for what can happen, or fail. */
function percent(p: number): string {
  const rounded = Math.round(p * 100)
  const honest = rounded === 0 && p > 0 ? '<1' : rounded === 100 && p < 1 ? '>99' : String(rounded)
  return `${honest} %`
}

/** Chance to win and to move in, and what each side loses on average. */
function oddsText({ own, foe, odds }: Outlook, language: Language): string {
  const { win, takes, attackerLeft, defenderLeft } = odds
  const words = tableWords[language]
  const [units, foes] = [unitsOf(own), unitsOf(foe)]
  return words.odds(
    percent(win).padStart(4),
    percent(takes).padStart(4),
    `${decimal(units - attackerLeft, language)}/${units}`,
    `${decimal(foes - defenderLeft, language)}/${foes}`,
  )
}

function attackNote(content: Content, view: Seen, attack: Attack, language: Language): string {
  const fight = attackOutlook(content, view, attack)
  const sides = `${fight.strengths.attacker.total}:${fight.strengths.defender.total}`
  const tile = tileIn(view.state, attack.to)
  const there = `${forceText(fight.foe)}${tile === undefined ? '' : ` ?${seatLetter(tile.owner)}`}`
  return `${there.padEnd(6)}  ${sides.padEnd(4)} ${oddsText(fight, language)}`
}

// —— the members of the part ——

export function note(content: Content, view: Seen, choice: Choice, language: Language): string | null {
  const words = tableWords[language]
  const { state } = view
  const seat = typeof view.seat === 'number' ? view.seat : -1
  const held = (field: FieldId) => forceText(forceIn(state, field))
  switch (choice.do) {
    case 'attack':
      return attackNote(content, view, choice as Attack, language)
    case 'goOn': {
      const fight = fightOutlook(content, view)
      return fight === null ? null : oddsText(fight, language)
    }
    case 'jump': {
      const from = placeOf({ state }, seat, (choice as Jump).figure)
      if (from === null) return null
      const alone = unitsIn(state, from) === 1 ? `; ${words.standsAlone(from)}` : ''
      return `${words.from(from, held(from))}${alone}`
    }
    case 'settle': {
      const { field } = choice as Settle
      const near = fieldOf(content, field).ways.filter(({ to }) => partyIn(state, to) === seat)
      return near.length === 0 ? null : words.nextTo(near.map(({ to }) => to).join(' ')) // MAR-SETUP-10
    }
    case 'hide':
    case 'moveTreasure': {
      const { field, to } = choice as Partial<Hide & MoveTreasure>
      const isRash = finderOf(view, choice) !== null
      return `${held((field ?? to) as FieldId)}${isRash ? ' !' : ''}`
    }
    case 'station':
      return held((choice as Station).field)
    case 'curse':
      return words.units(unitCount({ state }, LETTERS.indexOf((choice as Curse).victim)))
    default:
      return null
  }
}

/** MAR-RULING-05 Legal, but nobody wants to give a treasure back by mistake; the same for aid 3 (MAR-RULING-49). */
export function warn(_content: Content, view: Seen, choice: Choice, language: Language): string | null {
  const finder = finderOf(view, choice)
  if (finder === null) return null
  const { field, to } = choice as Partial<Hide & MoveTreasure>
  return tableWords[language].hideAtOwner((field ?? to) as FieldId, seatLetter(finder))
}

export function group(content: Content, view: Seen, choice: Choice, language: Language): string | null {
  const words = tableWords[language]
  const region = (field: FieldId) => {
    const id = regionOf(content, field)
    return id === null ? words.castles : words.region(id)
  }
  if (choice.do === 'attack') {
    const { from } = choice as Attack
    return words.from(from, forceText(forceIn(view.state, from)))
  }
  if (choice.do === 'settle') return region((choice as Settle).field)
  if (choice.do === 'hide') {
    const owner = typeof view.seat === 'number' ? seatLetter(ownerFor(view.state, view.seat)) : ''
    return words.treasureOf(owner, words.treasures[(choice as Hide).kind].full)
  }
  if (choice.do === 'moveTreasure') {
    const { from } = choice as MoveTreasure
    const owner = tileIn(view.state, from)?.owner
    return owner === undefined ? null : words.tileFrom(seatLetter(owner), from)
  }
  return null
}

export const rank = rankOf

export function slot(_content: Content, { state }: Seen, id: ThingId, language: Language) {
  const field = fieldOfSlot(id)
  const figure = figureOfSlot(id)
  if (holdingIn(state, field) === undefined) return null
  const words = tableWords[language]
  const kind = figure === null ? words.men : words.figures[figure]
  return { place: field, kind, there: forceText(forceIn(state, field)) }
}

// —— what is enough to answer ——

/** A question about one field or one fight needs no map. */
export function brief(content: Content, view: Seen, language: Language): Line[] | null {
  const { state } = view
  const frame = topFrame(view)
  if (frame?.rule === 'fight')
    return [fightLine(content, view, frame.attacker.field, frame.defender.field, frame.by, language)]
  if (frame?.rule === 'attack') return [fightLine(content, view, frame.source, frame.target, frame.by, language)]
  const isGrant = frame?.rule === 'setup' || frame?.rule === 'turn' || frame?.rule === 'find'
  if (isGrant && ONE_FIELD.has(frame.at) && frame.field !== null) return [fieldLine(view, frame.field)]
  if (frame?.rule === 'dragon' && state.dragon !== null) return [fieldLine(view, state.dragon)]
  if (frame?.rule === 'peace' && state.peacemaker !== null) return [fieldLine(view, state.peacemaker)]
  return null
}
/** Steps at which men come into one given field. */
const ONE_FIELD = new Set(['guard', 'forceMen', 'aidMen', 'chest'])

const forceSpans = ({ state }: Seen, field: FieldId): Span[] => {
  const force = forceIn(state, field)
  return [
    { text: `${field} `, tint: 'strong' },
    { text: forceText(force), tint: forceTint(force) },
  ]
}
const fieldLine = (view: Seen, field: FieldId): Line => [{ text: '  ' }, ...forceSpans(view, field)]

function fightLine(content: Content, view: Seen, from: FieldId, to: FieldId, by: Link, language: Language): Line {
  const words = tableWords[language]
  const { attacker, defender } = outlookOf(content, view.state, from, to, by).strengths
  return [
    { text: '  ' },
    ...forceSpans(view, from),
    { text: ` (${words.strength(attacker.total)})  →  ` },
    ...forceSpans(view, to),
    { text: ` (${words.strength(defender.total)})  ${words.links[by]}` },
  ]
}
