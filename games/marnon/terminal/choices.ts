/** What to know about a choice: the odds of a fight, who holds a field, what would be regretted. */

import type { Choice, Language, Line, Span, ThingId, View } from '@skerry/kernel'
import { fightOdds, type Odds } from '../odds.ts'
import {
  defence,
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
  strengthIn,
  tileIn,
  unitCount,
  unitsIn,
  unitsOf,
} from '../queries.ts'
import type {
  Attack,
  Content,
  Curse,
  FieldId,
  Force,
  Hide,
  Jump,
  Link,
  Marnon,
  MoveTreasure,
  Settle,
  Station,
} from '../types.ts'
import { forceText, forceTint, letterOf } from './map.ts'
import { tableWords } from './words.ts'

type Seen = View<Marnon['seen']>
type Frames = readonly Marnon['frame'][]

const frameOf = <R extends Marnon['frame']['rule']>({ stack }: Seen, rule: R) =>
  (stack as Frames).findLast((frame) => frame.rule === rule) as Extract<Marnon['frame'], { rule: R }> | undefined

// —— fights ——

interface Fight {
  readonly own: Force
  readonly foe: Force
  readonly bonus: number
  /** Strengths of attacker and defender. */
  readonly strengths: readonly [number, number]
}

const fightOf = (content: Content, { state }: Seen, from: FieldId, to: FieldId, by: Link): Fight => ({
  own: forceIn(state, from),
  foe: forceIn(state, to),
  bonus: defence(content, to, by).reduce((sum, { amount }) => sum + amount, 0),
  strengths: [
    strengthIn({ state, content }, from, 'attacker', by).total,
    strengthIn({ state, content }, to, 'defender', by).total,
  ],
})
const oddsOf = ({ own, foe, bonus }: Fight): Odds => fightOdds(own, { ...foe, bonus })

/** Never 0 or 100 % for what can happen, or fail. */
function percent(p: number): string {
  const rounded = Math.round(p * 100)
  const honest = rounded === 0 && p > 0 ? '<1' : rounded === 100 && p < 1 ? '>99' : String(rounded)
  return `${honest} %`
}
const decimal = (n: number, language: Language): string => n.toFixed(1).replace('.', language === 'de' ? ',' : '.')

/** Chance to win and to move in, and what each side loses on average. */
function oddsText(fight: Fight, language: Language): string {
  const { win, takes, attackerLeft, defenderLeft } = oddsOf(fight)
  const words = tableWords[language]
  const [units, foes] = [unitsOf(fight.own), unitsOf(fight.foe)]
  return words.odds(
    percent(win).padStart(4),
    percent(takes).padStart(4),
    `${decimal(units - attackerLeft, language)}/${units}`,
    `${decimal(foes - defenderLeft, language)}/${foes}`,
  )
}

const attackFight = (content: Content, view: Seen, { from, to, by }: Attack): Fight =>
  fightOf(content, view, from, to, by)

function attackNote(content: Content, view: Seen, attack: Attack, language: Language): string {
  const fight = attackFight(content, view, attack)
  const sides = fight.strengths.join(':')
  const tile = tileIn(view.state, attack.to)
  const there = `${forceText(fight.foe)}${tile === undefined ? '' : ` ?${letterOf(tile.owner)}`}`
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
      const fight = frameOf(view, 'fight')
      if (fight === undefined) return null
      const { attacker, defender, by } = fight
      return oddsText(fightOf(content, view, attacker.field, defender.field, by), language)
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
      const isRash = warn(content, view, choice, language) !== null
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
  const { state } = view
  const words = tableWords[language]
  const givesBack = (field: FieldId, owner: number) =>
    partyIn(state, field) === owner ? words.hideAtOwner(field, letterOf(owner)) : null
  if (choice.do === 'hide' && typeof view.seat === 'number')
    return givesBack((choice as Hide).field, ownerFor(state, view.seat))
  if (choice.do === 'moveTreasure') {
    const { from, to } = choice as MoveTreasure
    const owner = tileIn(state, from)?.owner
    return owner === undefined ? null : givesBack(to, owner)
  }
  return null
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
    const owner = typeof view.seat === 'number' ? letterOf(ownerFor(view.state, view.seat)) : ''
    return words.treasureOf(owner, words.treasures[(choice as Hide).kind].full)
  }
  if (choice.do === 'moveTreasure') {
    const { from } = choice as MoveTreasure
    const owner = tileIn(view.state, from)?.owner
    return owner === undefined ? null : words.tileFrom(letterOf(owner), from)
  }
  return null
}

/** The best chance first; what would be regretted last. */
export function rank(content: Content, view: Seen, choice: Choice): number {
  if (choice.do === 'attack') return oddsOf(attackFight(content, view, choice as Attack)).win
  return warn(content, view, choice, 'en') === null ? 0 : -1
}

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
  const frame = (view.stack as Frames).at(-1)
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
  const [own, foe] = fightOf(content, view, from, to, by).strengths
  return [
    { text: '  ' },
    ...forceSpans(view, from),
    { text: ` (${words.strength(own)})  →  ` },
    ...forceSpans(view, to),
    { text: ` (${words.strength(foe)})  ${words.links[by]}` },
  ]
}
