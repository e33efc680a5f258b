/** What the table of text says besides the game's words. */

import type { Language } from '@skerry/contracts'
import type { Back, Section, Species } from '../types.ts'

export interface TableWords {
  readonly goal: string
  readonly round: (round: number, rounds: number, isLast: boolean) => string
  readonly held: (fomori: number, tribes: number, isOverrun: boolean) => string
  readonly isle: string
  readonly castle: string
  readonly fallen: string
  readonly species: Readonly<Record<Species, string>>
  readonly levels: readonly [string, string, string]
  readonly fame: string
  readonly corruption: string
  readonly discs: string
  readonly swords: string
  readonly shields: string
  readonly fomori: string
  readonly trophies: string
  readonly passed: string
  readonly begins: string
  readonly display: string
  readonly tiles: string
  readonly stacks: string
  readonly supply: (swords: number, shields: number, fomori: number) => string
  readonly backs: Readonly<Record<Back, string>>
  readonly sections: Readonly<Record<Section, string>>
  readonly blocked: string
  readonly costsFomori: (n: number) => string
  readonly costsSwords: (n: number) => string
  readonly costsFame: (n: number) => string
  readonly bringsFame: (n: number) => string
  readonly ownFort: string
  readonly groups: Readonly<Record<string, string>>
  readonly legend: readonly (readonly [sign: string, text: string])[]
}

const en: TableWords = {
  goal: 'Goal',
  round: (round, rounds, isLast) => `Round ${round} of ${rounds}${isLast ? ', the last one' : ''}`,
  held: (fomori, tribes, isOverrun) =>
    `Fomori hold ${fomori}, tribes ${tribes}: ${isOverrun ? 'the least Corruption would win' : 'the most Fame would win'}`,
  isle: 'Balor’s Isle',
  castle: 'castle',
  fallen: 'empty',
  species: { sineach: 'Sineach', athach: 'Athach', monghfinn: 'Monghfinn' },
  levels: ['Ait', 'Broch', 'Caer'],
  fame: 'Fame',
  corruption: 'Corruption',
  discs: 'discs',
  swords: 'swords',
  shields: 'shields',
  fomori: 'Fomori',
  trophies: 'trophies',
  passed: 'passed',
  begins: 'begins',
  display: 'Tiles on display',
  tiles: 'tiles',
  stacks: 'Card stacks',
  supply: (swords, shields, fomori) => `General Supply: ${swords} swords, ${shields} shields, ${fomori} Fomori`,
  backs: { discs: 'discs', arms: 'swords & shields', glory: 'Fame & tiles' },
  sections: { top: 'top', middle: 'middle', bottom: 'bottom' },
  blocked: 'blocked',
  costsFomori: (n) => `${n} Fomori`,
  costsSwords: (n) => `${n} ${n === 1 ? 'sword' : 'swords'}`,
  costsFame: (n) => `−${n} Fame`,
  bringsFame: (n) => `+${n} Fame`,
  ownFort: 'this is your own fortification',
  groups: {
    build: 'Build',
    shield: 'Place a shield',
    spread: 'Spread Fomori',
    repel: 'Repel',
    use: 'Use a tile',
    ruse: 'Cú Chulainn’s ruse',
    migration: 'Big migration',
    trophy: 'Use a castle trophy',
    pass: 'End',
    endTurn: 'End',
  },
  legend: [
    ['A 2', 'two discs of A: Ait 1, Broch 2, Caer 3'],
    ['s1 a2 m3', 'Sineach, Athach, Monghfinn with their strength'],
    ['·', 'empty'],
    ['~', 'port'],
    [
      'D S H F T X',
      'discs, swords, shields, Fame, tiles, Fomori on an earning card; F2/II is 2 Fame for each Broch or Caer',
    ],
  ],
}

const de: TableWords = {
  goal: 'Ziel',
  round: (round, rounds, isLast) => `Runde ${round} von ${rounds}${isLast ? ', die letzte' : ''}`,
  held: (fomori, tribes, isOverrun) =>
    `Fomori halten ${fomori}, Stämme ${tribes}: ${isOverrun ? 'die wenigste Korruption gewänne' : 'der meiste Ruhm gewänne'}`,
  isle: 'Balors Insel',
  castle: 'Burg',
  fallen: 'leer',
  species: { sineach: 'Sineach', athach: 'Athach', monghfinn: 'Monghfinn' },
  levels: ['Áit', 'Broch', 'Caer'],
  fame: 'Ruhm',
  corruption: 'Korruption',
  discs: 'Scheiben',
  swords: 'Schwerter',
  shields: 'Schilde',
  fomori: 'Fomori',
  trophies: 'Trophäen',
  passed: 'gepasst',
  begins: 'beginnt',
  display: 'Plättchen in der Auslage',
  tiles: 'Plättchen',
  stacks: 'Kartenstapel',
  supply: (swords, shields, fomori) => `Allgemeiner Vorrat: ${swords} Schwerter, ${shields} Schilde, ${fomori} Fomori`,
  backs: { discs: 'Scheiben', arms: 'Schwerter & Schilde', glory: 'Ruhm & Plättchen' },
  sections: { top: 'oben', middle: 'Mitte', bottom: 'unten' },
  blocked: 'geblockt',
  costsFomori: (n) => `${n} Fomori`,
  costsSwords: (n) => `${n} ${n === 1 ? 'Schwert' : 'Schwerter'}`,
  costsFame: (n) => `−${n} Ruhm`,
  bringsFame: (n) => `+${n} Ruhm`,
  ownFort: 'das ist deine eigene Befestigung',
  groups: {
    build: 'Bauen',
    shield: 'Schild platzieren',
    spread: 'Fomori ausbreiten',
    repel: 'Zurückdrängen',
    use: 'Plättchen einsetzen',
    ruse: 'Cú Chulainns List',
    migration: 'Große Wanderung',
    trophy: 'Burg-Trophäe einsetzen',
    pass: 'Schluss',
    endTurn: 'Schluss',
  },
  legend: [
    ['A 2', 'zwei Scheiben von A: Áit 1, Broch 2, Caer 3'],
    ['s1 a2 m3', 'Sineach, Athach, Monghfinn mit ihrer Stärke'],
    ['·', 'leer'],
    ['~', 'Hafen'],
    [
      'D S H F T X',
      'Scheiben, Schwerter, Schilde, Ruhm, Plättchen, Fomori auf einer Ertragskarte; F2/II ist 2 Ruhm je Broch oder Caer',
    ],
  ],
}

export const tableWords: Readonly<Record<Language, TableWords>> = { en, de }
