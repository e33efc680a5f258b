/** Effects in a word or two, for titles: what they cost and how much is of choice stands in the line beside them. */

import type { Language } from '@skerry/contracts'
import type { BarEffect, Category, Kind } from '../types.ts'
import { count, resourceText } from './effects.ts'
import { RESOURCE_IDS, resourceName } from './names.ts'

/** The words of a language that titles are made of. */
interface TitleWords {
  readonly or: string
  readonly and: string
  /** Standing alone, and as one of several. */
  readonly knowledge: Readonly<Record<Category | 'either', string>>
  readonly step: Readonly<Record<Category | 'either', string>>
  readonly eachKnowledge: string
  readonly twoSteps: string
  readonly eachResource: string
  readonly honour: string
  readonly resources: readonly [one: string, many: string]
  readonly troops: readonly [one: string, many: string]
  readonly kinds: Readonly<Record<Kind, string>>
  readonly top: Readonly<Record<Kind, string>>
  readonly topOfSeveral: string
  readonly hero: string
  readonly twice: string
  readonly campaign: string
  readonly rotate: string
  readonly banner: string
  readonly nothing: string
}

const WORDS: Readonly<Record<Language, TitleWords>> = {
  en: {
    or: 'or',
    and: 'and',
    knowledge: { barbarian: 'barbarian knowledge', tactics: 'tactics knowledge', either: 'knowledge' },
    step: { barbarian: 'barbarian', tactics: 'tactics', either: 'knowledge' },
    eachKnowledge: 'knowledge: 1 of each',
    twoSteps: '2 steps',
    eachResource: '1 of each resource',
    honour: 'honour',
    resources: ['resource', 'resources'],
    troops: ['troop', 'troops'],
    kinds: { god: 'god', warlord: 'warlord', building: 'building' },
    top: { god: 'top god', warlord: 'top warlord', building: 'top building' },
    topOfSeveral: 'god or warlord card',
    hero: 'fourth hero',
    twice: 'hero 3 acts twice',
    campaign: 'campaign',
    rotate: 'turn the ring',
    banner: 'banner',
    nothing: 'nothing',
  },
  de: {
    or: 'oder',
    and: 'und',
    knowledge: { barbarian: 'Barbarenwissen', tactics: 'Taktikwissen', either: 'Wissen' },
    step: { barbarian: 'Barbaren', tactics: 'Taktik', either: 'Wissen' },
    eachKnowledge: 'Wissen: je 1 Schritt',
    twoSteps: '2 Schritte',
    eachResource: '1 von jeder Ressource',
    honour: 'Ehre',
    resources: ['Ressource', 'Ressourcen'],
    troops: ['Truppe', 'Truppen'],
    kinds: { god: 'Gott', warlord: 'Kriegsherr', building: 'Gebäude' },
    top: { god: 'oberster Gott', warlord: 'oberster Kriegsherr', building: 'oberstes Gebäude' },
    topOfSeveral: 'Karte vom Stapel',
    hero: 'vierter Held',
    twice: 'Held 3 zweimal',
    campaign: 'Feldzug',
    rotate: 'Ring drehen',
    banner: 'Banner',
    nothing: 'nichts',
  },
}

function oneTitle(effect: BarEffect, language: Language, isAlone: boolean): string {
  const words = WORDS[language]
  switch (effect.do) {
    case 'resource':
      return resourceText(effect.n, effect.resource, language)
    case 'any':
      return count(effect.n, ...words.resources)
    case 'troops':
      return count(effect.n, ...words.troops)
    case 'dp':
      return `${effect.n} DP`
    case 'know':
      return `${(isAlone ? words.knowledge : words.step)[effect.category]} +${effect.n}`
    case 'honour':
      return effect.n === 1 && !isAlone ? words.honour : `${effect.n} ${words.honour}`
    case 'take':
      return effect.kinds.map((kind) => words.kinds[kind]).join(` ${words.or} `)
    case 'draw':
      return effect.kinds.length === 1 ? words.top[effect.kinds[0] as Kind] : words.topOfSeveral
    case 'hero':
      return words.hero
    case 'twice':
      return words.twice
    case 'campaign':
      return effect.times === 1 ? words.campaign : `${words.campaign} ×${effect.times}`
    case 'rotate':
      return words.rotate
    case 'banner':
      return words.banner
    case 'either':
      return effect.sides.map((side) => titleText(side, language)).join(` ${words.or} `)
    case 'trade':
      return titleText(effect.gains, language)
  }
}

const isOneResource = (effect: BarEffect): boolean => effect.do === 'resource' && effect.n === 1
/** One step of each category. */
const isEachKnowledge = ([first, second]: readonly BarEffect[]): boolean =>
  first?.do === 'know' && second?.do === 'know' && first.n === 1 && second.n === 1

/** `4 wood`, `food, wood, iron`, `2 steps and honour`; a trade is named by what it gives. */
export function titleText(effects: readonly BarEffect[], language: Language): string {
  const words = WORDS[language]
  if (effects.length === 0) return words.nothing
  if (effects.length === RESOURCE_IDS.length && effects.every(isOneResource)) return words.eachResource
  if (isEachKnowledge(effects)) {
    const rest = effects.slice(2)
    if (rest.length === 0) return words.eachKnowledge
    return `${words.twoSteps} ${words.and} ${listed(rest, language, false)}`
  }
  return listed(effects, language, effects.length === 1)
}

/** Several things with commas, cards with a word; one of a resource is only named if it is so with all of them. */
function listed(effects: readonly BarEffect[], language: Language, isAlone: boolean): string {
  const goods = effects.filter((effect) => effect.do === 'resource')
  const areNamed = goods.length > 1 && goods.every(isOneResource)
  return effects
    .map((effect) =>
      areNamed && effect.do === 'resource'
        ? resourceName(effect.resource, language)
        : oneTitle(effect, language, isAlone),
    )
    .join(effects.every((effect) => effect.do === 'take') ? ` ${WORDS[language].and} ` : ', ')
}
