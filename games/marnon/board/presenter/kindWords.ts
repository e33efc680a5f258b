/** What the kinds of action are called, what they give now, and why one is not possible, in a few letters. */

import type { Language } from '@skerry/contracts'
import type { Params } from '@skerry/kernel'

type Brief = Readonly<Record<string, string | ((params: Params) => string)>>

const enBrief: Brief = {
  aidsUsedUp: 'all 10 used',
  alreadyMoved: 'done already',
  noTileToMove: 'no tile to move',
  tooManyUnits: ({ units }) => `${units} units, max 6`,
  notYourField: 'nothing near',
  noBoat: 'nothing near',
  noCommonWater: 'nothing near',
  riverBetween: 'river between',
  notAdjacent: 'nothing near',
  notThatWay: 'nothing near',
  nobodyThere: 'nobody there',
  ownField: 'all are yours',
  dragonThere: 'dragon there',
  regionInPeace: 'region at peace',
  figureThere: 'one is there',
  notOnBoard: 'not on board',
  fieldGaveUnits: 'would be empty',
  fieldLeftEmpty: 'would be empty',
  notYourself: 'not yourself',
  notInGame: 'out of the game',
  noBlanks: 'not in this game',
  alreadyLaid: 'hidden already',
  castleFirst: 'castles first',
  areasNow: 'areas now',
  tileThere: 'tile there',
  ownersField: 'owner is there',
}

const deBrief: Brief = {
  aidsUsedUp: 'alle 10 weg',
  alreadyMoved: 'schon gewesen',
  noTileToMove: 'kein Plättchen',
  tooManyUnits: ({ units }) => `${units}, höchst. 6`,
  notYourField: 'nichts nebenan',
  noBoat: 'nichts nebenan',
  noCommonWater: 'nichts nebenan',
  riverBetween: 'Fluss trennt',
  notAdjacent: 'nichts nebenan',
  notThatWay: 'nichts nebenan',
  nobodyThere: 'niemand dort',
  ownField: 'alles deins',
  dragonThere: 'Drache dort',
  regionInPeace: 'Friede dort',
  figureThere: 'eine ist dort',
  notOnBoard: 'im Vorrat',
  fieldGaveUnits: 'Feld wäre leer',
  fieldLeftEmpty: 'Feld wäre leer',
  notYourself: 'nicht du',
  notInGame: 'nicht im Spiel',
  noBlanks: 'nicht im Spiel',
  alreadyLaid: 'schon versteckt',
  castleFirst: 'erst Schlösser',
  areasNow: 'jetzt Gebiete',
  tileThere: 'schon eines da',
  ownersField: 'Besitzer dort',
}

const en = {
  gives: {
    twoMen: '+2 men',
    extraAttack: '+1 man, attack',
    moveTreasure: 'once per game',
    remnant: '+6 men',
    boat: 'attack over water',
  },
  noAid: 'No aid',
  left: (n: number) => `${n} of 10 left`,
  attack: 'Attack',
  rest: 'Do not attack',
  groups: { treasure: 'Your treasure', better: 'Stronger', even: 'Even', worse: 'Weaker', orcs: 'Orcs' },
  goOn: 'Fight on',
  breakOff: 'Break off',
  figures: { hero: 'Hero jumps', sorcerer: 'Sorcerer jumps' },
  noJump: 'Nobody jumps',
  curse: 'Strike',
  decline: 'Let it rest',
  brief: enBrief,
}
export type KindWords = typeof en

const de: KindWords = {
  gives: {
    twoMen: '+2 Männer',
    extraAttack: '+1 Mann, Angriff',
    moveTreasure: 'einmal im Spiel',
    remnant: '+6 Männer',
    boat: 'Angriff übers Wasser',
  },
  noAid: 'Keine Hilfe',
  left: (n) => `noch ${n} von 10`,
  attack: 'Angreifen',
  rest: 'Nicht angreifen',
  groups: { treasure: 'Dein Schatz', better: 'Überlegen', even: 'Gleich', worse: 'Unterlegen', orcs: 'Orks' },
  goOn: 'Weiterkämpfen',
  breakOff: 'Abbrechen',
  figures: { hero: 'Held springt', sorcerer: 'Zauberer springt' },
  noJump: 'Niemand springt',
  curse: 'Treffen',
  decline: 'Ruhen lassen',
  brief: deBrief,
}

export const kindWords: Readonly<Record<Language, KindWords>> = { en, de }
