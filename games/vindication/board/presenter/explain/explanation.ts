/** What every thing on the table is, what it does, and everything that lies there. */

import { capital } from '@skerry/boards'
import type { Chip, Explanation, Language } from '@skerry/contracts'
import { countOf, type RuleId, type ThingId } from '@skerry/kernel'
import { controllerOf, isAttr, openHexesAt, regionAt, triangleOf } from '../../../queries.ts'
import type { CardId, Content, Die, HexId, QuestId, RegionOption, TriangleId, TriggerId, Zone } from '../../../types.ts'
import { listText, optionText, priceText, visitText } from '../../../words/effects.ts'
import { dieName, faceName, hexName, isDeck, isZone, regionName, triangleName } from '../../../words/names.ts'
import { titleText } from '../../../words/titles.ts'
import { aboutOf, ownOf } from '../about.ts'
import { chip } from '../chips/chips.ts'
import { effectIcon, iconOf, regionIcon } from '../icons.ts'
import { frameOf, type Seen } from '../reading.ts'
import { missingText, offersAt } from '../visits.ts'
import type { Asked } from './asked.ts'
import { cardTold, deckTold, sourceTold } from './cards.ts'
import { coinTold, questTold, triggerTold } from './ending.ts'
import { characterTold, masteryTold, playerTold, sphereTold, tileTold, zoneTold } from './power.ts'
import { explanationWords } from './words.ts'

export function explanation(content: Content, view: Seen, thing: ThingId, language: Language): Explanation | null {
  const asked: Asked = {
    ...aboutOf(content, view, language),
    say: explanationWords[language],
    isSeated: typeof view.seat === 'number',
  }
  return toldOf(asked, thing)
}

function toldOf(asked: Asked, thing: ThingId): Explanation | null {
  const { content, state } = asked
  if (content.hex[thing as HexId] !== undefined) return hexTold(asked, thing as HexId)
  if (content.triangle[thing as TriangleId] !== undefined) return triangleTold(asked, thing as TriangleId)
  if (content.cards[thing as CardId] !== undefined) return cardTold(asked, thing as CardId)
  if (content.triggers[thing as TriggerId] !== undefined) return triggerTold(asked, thing as TriggerId)
  if (content.quests[thing as QuestId] !== undefined) return questTold(asked, thing as QuestId)
  if (isAttr(thing)) return sphereTold(asked, thing)
  if (isZone(thing)) return zoneTold(asked, thing as Zone)
  if (isDeck(thing)) return deckTold(asked, thing)
  const seat = /^[A-E]$/.test(thing) ? thing.charCodeAt(0) - 65 : -1
  if (state.players[seat] !== undefined) return playerTold(asked, seat)
  const [kind = '', which = ''] = thing.split(' ')
  return KINDS[kind]?.(asked, which) ?? null
}
/** Things whose id is a kind and a name or number. */
const KINDS: Readonly<Record<string, (asked: Asked, which: string) => Explanation | null>> = {
  character: (asked) => characterTold(asked),
  tile: (asked, which) => (isAttr(which) ? tileTold(asked, which) : null),
  mastery: (asked, which) => (isAttr(which) ? masteryTold(asked, which) : null),
  coin: (asked, which) => coinTold(asked, Number(which)),
  deck: (asked, which) => (isDeck(which) ? deckTold(asked, which) : null),
  source: (asked, which) => sourceTold(asked, which),
  option: (asked, which) => optionTold(asked, Number(which)),
  die: (asked, which) => dieTold(asked, which as Die),
}

// —— the island ——

const REGION_RULES: readonly RuleId[] = ['VIN-VISIT-02', 'VIN-VISIT-07']
const CONTROL_RULES: readonly RuleId[] = ['VIN-BONUS-CONTROL-01', 'VIN-BONUS-CONTROL-04']

function hexTold(asked: Asked, hex: HexId): Explanation {
  const { say, state, seat, isSeated, language } = asked
  const region = regionAt(asked, hex)
  if (region === null)
    return {
      name: say.hex.unknown,
      sort: hexName(hex, language),
      icon: 'discover',
      text: [say.hex.fog(countOf(state.bag))],
      here: besideOf(asked, hex),
      rules: ['VIN-MOVE-10', 'VIN-MOVE-11'],
    }
  const controller = controllerOf(state, hex)
  const whose =
    controller === null ? say.hex.nobody : isSeated && controller === seat ? say.hex.own : say.hex.others(controller)
  return {
    name: regionName(region.id, language),
    sort: say.hex.sort(hexName(hex, language)),
    icon: regionIcon(region.id),
    text: [say.hex.visit(visitText(region, language)), region.isControllable ? whose : say.hex.never],
    here: [
      ...(controller === null ? [] : [chip(say.hex.cube(controller), 'control', controller)]),
      ...besideOf(asked, hex),
    ],
    chips: isSeated ? pricesOf(asked, hex) : [],
    rules: [region.rule, ...REGION_RULES, ...(region.isControllable ? CONTROL_RULES : [])],
  }
}
/** Whoever could visit it. */
const besideOf = ({ say, state, content }: Asked, hex: HexId): readonly Chip[] =>
  state.players.flatMap(({ at }, seat) =>
    at !== null && triangleOf(content, at).hexes.includes(hex) ? [chip(say.hex.beside(seat), 'medallion', seat)] : [],
  )
/** Which of its prices the viewer could pay. */
function pricesOf(asked: Asked, hex: HexId): readonly Chip[] {
  const { say, language } = asked
  const told = offersAt(asked, hex).map((offer) => {
    const icon = effectIcon(offer.option.effects)
    if (offer.fault === null) return chip(say.hex.payable(priceText(offer.cost, language)), icon)
    if (offer.fault === 'cannotPay') return chip(say.hex.missing(missingText(asked, offer)), icon)
    return chip(say.hex.fault[offer.fault], icon)
  })
  return told.filter(({ text }, i) => told.findIndex((other) => other.text === text) === i)
}

function triangleTold(asked: Asked, id: TriangleId): Explanation {
  const { say, content, state, isSeated, language } = asked
  const { hexes, index } = triangleOf(content, id)
  const regions = hexes.flatMap((hex) =>
    state.tiles[hex] === undefined ? [] : [regionName(state.tiles[hex], language)],
  )
  const open = openHexesAt(asked, id).length
  const around = listText([...regions, ...(open === 0 ? [] : [say.triangle.open(open)])], language)
  const journey = Object.values(content.journeys).find(({ triangle }) => triangle === id)
  const standing = state.players.flatMap(({ at }, seat) => (at === id ? [seat] : []))
  const { at } = ownOf(asked)
  const far = at === null ? undefined : content.distances[triangleOf(content, at).index]?.[index]
  return {
    name: capital(triangleName(id, language)),
    sort: say.triangle.sort,
    icon: 'move',
    text: [
      say.triangle.touches(around),
      ...(open > 0 ? [say.triangle.discover] : []),
      ...(standing.length > 0 ? [say.triangle.taken] : []),
      ...(journey === undefined ? [] : [say.triangle.journey(journey.number)]),
    ],
    here: standing.map((seat) => chip(say.triangle.stands(seat), 'medallion', seat)),
    chips: isSeated && far !== undefined ? [chip(say.triangle.steps(far), 'move')] : [],
    rules: ['VIN-MOVE-01', 'VIN-MOVE-05', 'VIN-MOVE-10'],
  }
}

// —— what is open only while something is in progress ——

function optionTold({ say, content, view, language }: Asked, number: number): Explanation | null {
  const visit = frameOf(view, 'visit')
  const region = visit === undefined ? undefined : content.regions[visit.region]
  const option: RegionOption | undefined = region?.options[number - 1]
  if (region === undefined || option === undefined) return null
  return {
    name: capital(titleText(option.effects, language)),
    sort: say.option.sort(regionName(region.id, language)),
    icon: effectIcon(option.effects),
    text: [`${capital(optionText(option, language))}.`],
    rules: [region.rule, 'VIN-VISIT-02'],
  }
}

function dieTold({ say, view, language }: Asked, die: Die): Explanation | null {
  const face = frameOf(view, 'roll')?.dice?.[die] ?? null
  if (face === null) return null
  const means = face === 'MISS' || face === 'EXH' || face === 'DEATH' ? say.die[face] : say.die.ATT
  return {
    name: capital(dieName(die, language)),
    icon: iconOf(face),
    text: [say.die.shows(faceName(face, language)), means],
    rules: ['VIN-MONSTER-06', die === 'ATT' ? 'VIN-MONSTER-07' : DIE_RULES[face as 'MISS' | 'EXH' | 'DEATH']],
  }
}
const DIE_RULES = { MISS: 'VIN-MONSTER-11', EXH: 'VIN-MONSTER-08', DEATH: 'VIN-MONSTER-09' } as const
