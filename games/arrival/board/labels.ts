/** The few words written on the live picture. */

import type { Language } from '@skerry/contracts'
import type { TileKind } from '../types.ts'
import type { PictogramName } from './pictograms.ts'

interface Labels {
  readonly tribes: string
  /** Silver of a colour: `Silver, peat`. */
  readonly silver: string
  /** Short names: the full ones are told by lists and cards. */
  readonly tiles: Readonly<Record<Exclude<TileKind, 'cauldron' | 'silver'>, string>>
}

export const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    tribes: 'Tribes',
    silver: 'Silver',
    tiles: {
      wildGeese: 'Wild geese',
      salmon: 'Salmon',
      liaFail: 'Lia Fáil',
      emer: 'Emer’s mercy',
      highWalls: 'High walls',
      stronghold: 'Stronghold',
      ogam: 'Ogam',
      masterBuilder: 'Master-builder',
      ruse: 'Ruse',
      migration: 'Migration',
      bard: 'Bard',
    },
  },
  de: {
    tribes: 'Stämme',
    silver: 'Silber',
    tiles: {
      wildGeese: 'Wildgänse',
      salmon: 'Lachse',
      liaFail: 'Lia Fáil',
      emer: 'Emers Gnade',
      highWalls: 'Hohe Mauern',
      stronghold: 'Trutzburg',
      ogam: 'Ogam',
      masterBuilder: 'Baumeister',
      ruse: 'List',
      migration: 'Wanderung',
      bard: 'Barde',
    },
  },
}

/** Words that are drawn as their pictogram on a chip, where there is little room. */
const UNITS: Readonly<Record<Language, Readonly<Record<string, PictogramName>>>> = {
  en: { Fame: 'fame', Corruption: 'corruption', Fomori: 'fomori' },
  de: { Ruhm: 'fame', Korruption: 'corruption', Fomori: 'fomori' },
}

/** `−2 Fame` is a number and a pictogram; whatever else is said stays as it is. */
export function chipParts(
  text: string,
  language: Language,
): { readonly text: string; readonly unit: PictogramName | null } {
  const [, number = '', word = ''] = /^([+−]?\d+(?:–\d+)?) (\S+)$/.exec(text) ?? []
  const unit = UNITS[language][word]
  return unit === undefined ? { text, unit: null } : { text: number, unit }
}

/** Whether a chip tells what something costs; Corruption is gladly lost. */
export const isPrice = (text: string): boolean =>
  text.startsWith('−') && chipParts(text, 'en').unit !== 'corruption' && chipParts(text, 'de').unit !== 'corruption'
