/** Effects in a word or two, for titles and tiles: what they cost and when they work stands beside them. */

import type { Language } from '@skerry/contracts'
import type { Deck, Region, RegionOption, Scored, VinEffect } from '../types.ts'
import { attributesTitle, count, listText, orText, priceText } from './effects.ts'
import { attributeName, deckForms, dieName, type Forms, faceName, isColour, regionName } from './names.ts'

/** The words of a language that titles are made of. */
interface TitleWords {
  readonly honor: string
  readonly augment: (n: number) => string
  readonly downgrade: (n: number) => string
  readonly cubesBack: (n: number) => string
  readonly companion: string
  readonly cheaper: (region: string, less: string) => string
  readonly steps: Forms
  readonly teleport: Readonly<Record<'shore' | 'free', string>>
  readonly reroll: (die: string) => string
  readonly setdie: string
  readonly counts: (face: string, as: string) => string
  readonly charges: Forms
  readonly eviction: string
  readonly again: Readonly<Record<'visit' | 'activate' | 'prof', string>>
  readonly mastery: (n: number, attr: string) => string
  readonly score: (n: number, each: string) => string
  readonly each: Readonly<Record<Scored, string>>
  readonly steal: (n: number) => string
  readonly lose: (n: number) => string
  readonly evict: string
  readonly peek: Forms
  readonly tiles: Forms
  readonly speed: (n: number) => string
  readonly recharge: string
  readonly fight: string
  readonly roll: string
  readonly nothing: string
}

const WORDS: Readonly<Record<Language, TitleWords>> = {
  en: {
    honor: 'honor',
    augment: (n) => `augment ${n}`,
    downgrade: (n) => `opponent: downgrade ${n}`,
    cubesBack: (n) => `${count(n, 'cube', 'cubes')} off companions`,
    companion: 'companion',
    cheaper: (region, less) => `${region} ${less} cheaper`,
    steps: ['more step', 'more steps'],
    teleport: { shore: 'teleport to the shore', free: 'teleport' },
    reroll: (die) => `${die} again`,
    setdie: 'choice of the attribute die',
    counts: (face, as) => `${face} counts as ${as}`,
    charges: ['charge', 'charges'],
    eviction: 'eviction for 1 Conviction',
    again: { visit: 'one more visit', activate: 'one more activation', prof: 'one more proficiency tile' },
    mastery: (n, attr) => `${attr} mastery +${n}`,
    score: (n, each) => `${n} honor per ${each}`,
    each: {
      RED: 'red companion',
      YEL: 'yellow companion',
      BLU: 'blue companion',
      COMPANION: 'companion',
      TRAIT: 'trait',
      RELIC: 'relic',
      MONSTER: 'monster',
      REGION: 'region',
      PROF: 'proficiency tile',
      COIN: 'coin',
    },
    steal: (n) => `take ${n} honor from an opponent`,
    lose: (n) => `others lose ${n} honor`,
    evict: 'evict a cube',
    peek: ['card seen', 'cards seen'],
    tiles: ['tile', 'tiles'],
    speed: (n) => `speed +${n}`,
    recharge: 'charge relics',
    fight: 'monster',
    roll: 'attribute die',
    nothing: 'nothing',
  },
  de: {
    honor: 'Ehre',
    augment: (n) => `Energie +${n}`,
    downgrade: (n) => `fremde Energie −${n}`,
    cubesBack: (n) => `${count(n, 'Block', 'Blöcke')} von Begleitern`,
    companion: 'Begleiter',
    cheaper: (region, less) => `${region}: ${less} weniger`,
    steps: ['Schritt mehr', 'Schritte mehr'],
    teleport: { shore: 'Teleport ans Ufer', free: 'Teleport' },
    reroll: (die) => `${die} neu`,
    setdie: 'Wahl des Attributwürfels',
    counts: (face, as) => `${face} zählt als ${as}`,
    charges: ['Ladung', 'Ladungen'],
    eviction: 'Rauswurf für 1 Überzeugungskraft',
    again: {
      visit: 'ein weiterer Besuch',
      activate: 'eine weitere Aktivierung',
      prof: 'ein weiteres Kenntnisplättchen',
    },
    mastery: (n, attr) => `Meisterschaft ${attr} +${n}`,
    score: (n, each) => `${n} Ehre je ${each}`,
    each: {
      RED: 'rotem Begleiter',
      YEL: 'gelbem Begleiter',
      BLU: 'blauem Begleiter',
      COMPANION: 'Begleiter',
      TRAIT: 'Eigenschaft',
      RELIC: 'Reliquie',
      MONSTER: 'Monster',
      REGION: 'Region',
      PROF: 'Kenntnisplättchen',
      COIN: 'Münze',
    },
    steal: (n) => `${n} fremde Ehre`,
    lose: (n) => `andere verlieren ${n} Ehre`,
    evict: 'fremder Block zurück',
    peek: ['Karte ansehen', 'Karten ansehen'],
    tiles: ['Plättchen', 'Plättchen'],
    speed: (n) => `Geschwindigkeit +${n}`,
    recharge: 'Reliquien laden',
    fight: 'Monster',
    roll: 'Attributwürfel',
    nothing: 'nichts',
  },
}

const decksTitle = (decks: readonly Deck[], language: Language): string =>
  decks.length === 3 && decks.every(isColour)
    ? WORDS[language].companion
    : orText(
        decks.map((deck) => deckForms(deck, language)[0]),
        language,
      )

function oneTitle(effect: VinEffect, language: Language): string {
  const words = WORDS[language]
  switch (effect.do) {
    case 'hon':
      return `${effect.n} ${words.honor}`
    case 'attr':
      return attributesTitle(effect.kinds, effect.n, language)
    case 'aug':
      return words.augment(effect.n)
    case 'down':
      return words.downgrade(effect.n)
    case 'motivate':
      return words.cubesBack(effect.n)
    case 'card':
      return decksTitle(effect.decks, language)
    case 'discount': {
      const less = `${effect.n} ${orText(
        effect.attrs.map((attr) => attributeName(attr, language)),
        language,
      )}`
      const regions = effect.regions.map((region) => regionName(region, language))
      return words.cheaper(listText(regions, language), less)
    }
    case 'move':
      return count(effect.n, ...words.steps)
    case 'tele':
      return words.teleport[effect.to]
    case 'reroll':
      return words.reroll(dieName(effect.die, language))
    case 'setdie':
      return words.setdie
    case 'safe':
      return words.counts(faceName(effect.from, language), faceName(effect.from === 'EXH' ? 'MISS' : 'EXH', language))
    case 'convert':
      return `${attributesTitle(effect.from, effect.n, language)} → ${attributesTitle(effect.to, effect.n, language)}`
    case 'charge':
      return count(effect.n, ...words.charges)
    case 'ctrlcost':
      return words.eviction
    case 'again':
      return words.again[effect.what]
    case 'mastery':
      return words.mastery(effect.n, attributeName(effect.attr, language))
    case 'score':
      return words.score(effect.n, words.each[effect.each])
    case 'steal':
      return words.steal(effect.n)
    case 'lose':
      return words.lose(effect.n)
    case 'evict':
      return words.evict
    case 'peek':
      return count(effect.n, ...words.peek)
    case 'scout':
      return count(effect.n, ...words.tiles)
    case 'speed':
      return words.speed(effect.n)
    case 'take':
      return deckForms(effect.deck, language)[0]
    case 'recharge':
      return words.recharge
    case 'fight':
      return words.fight
    case 'roll':
      return words.roll
  }
}

/** `2 Strength`, `1 tile and 1 honor` */
export const titleText = (effects: readonly VinEffect[], language: Language): string =>
  listText(
    effects.map((effect) => oneTitle(effect, language)),
    language,
  ) || WORDS[language].nothing

/** `2 Wisdom → trait`, `1 Knowledge : augment 1`, `2 Strength` */
export function optionTitle({ cost, isRepeatable, effects }: RegionOption, language: Language): string {
  const price = priceText(cost, language)
  return `${price === '' ? '' : `${price} ${isRepeatable ? ':' : '→'} `}${titleText(effects, language)}`
}
/** All options of a region, in short. */
export const visitTitle = ({ options }: Pick<Region, 'options'>, language: Language): string =>
  options.map((option) => optionTitle(option, language)).join(' · ')
