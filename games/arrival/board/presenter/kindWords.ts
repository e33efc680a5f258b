/** What the kinds of action are called, and why one is not possible, in as few words as stand under it. */

import type { Language } from '@skerry/contracts'
import type { Params } from '@skerry/kernel'
import type { Back, BuildBasis, RepelBasis, Section } from '../../types.ts'

type KindName = 'build' | 'spread' | 'repel' | 'shield' | 'pass' | 'tiles' | 'trophy' | 'endTurn' | 'stop' | 'decline'

export interface KindWords {
  readonly names: Readonly<Record<KindName, string>>
  readonly builds: Readonly<Record<BuildBasis, string>>
  readonly repels: Readonly<Record<RepelBasis, string>>
  readonly spreads: Readonly<Record<'others' | 'empty' | 'own', string>>
  readonly held: (n: number) => string
  readonly stack: (n: number) => string
  readonly backs: Readonly<Record<Back, string>>
  readonly block: Readonly<Record<Section, string>>
  readonly reopen: Readonly<Record<Section, string>>
  /** By the reason of the refusal. */
  readonly brief: Readonly<Record<string, string | ((params: Params) => string)>>
}

const en: KindWords = {
  names: {
    build: 'Build',
    spread: 'Spread',
    repel: 'Repel',
    shield: 'Shield',
    pass: 'Pass',
    tiles: 'Tiles',
    trophy: 'Trophy',
    endTurn: 'End turn',
    stop: 'Stop',
    decline: 'Keep as is',
  },
  builds: { own: 'Next to yours', port: 'At a port', extend: 'Raise', outpost: 'Outposts · −2 Fame' },
  repels: {
    connected: 'Next to yours',
    port: 'From a port',
    province: 'In your province',
    distant: 'Distant · −2 Fame',
  },
  spreads: { others: 'On others', empty: 'Empty', own: 'On your own' },
  held: (n) => (n === 0 ? 'none held' : `${n} held`),
  stack: (n) => `Stack ${n}`,
  backs: { discs: 'mostly discs', arms: 'swords, shields', glory: 'Fame and tiles' },
  block: { top: 'Block top', middle: 'Block middle', bottom: 'Block bottom' },
  reopen: { top: 'Open top', middle: 'Open middle', bottom: 'Open bottom' },
  brief: {
    noDisc: 'no disc left',
    balorsIsle: 'no free place',
    occupied: 'no free place',
    alreadyCaer: 'all are Caers',
    notConnected: 'nothing near',
    tooLittleFame: ({ cost }) => `needs ${cost} Fame`,
    noShield: 'no shield left',
    notInProvince: 'no province',
    shieldsFull: 'all full',
    heldByFomori: 'no target',
    castleLocation: 'no target',
    portToPort: 'no target',
    noSource: 'none is near',
    lastFort: 'last forts safe',
    tooFewFomori: ({ cost, have }) => (have === 0 || cost === undefined ? 'no Fomori' : `needs ${cost} Fomori`),
    nothingToRepel: 'nothing there',
    onlyOverItsLink: 'out of reach',
    outOfReach: 'out of reach',
    tooFewSwords: ({ cost, have }) => (have === 0 ? 'no sword left' : `needs ${cost} swords`),
    noCorruption: 'no Corruption',
    mustSpread: 'Fomori first',
    notHeld: 'none held',
    nameThePlace: 'name the place',
    onlyAfterBlocking: 'when blocking',
    fameTied: 'Fame is tied',
    notPurest: 'others are purer',
    noFame: 'no Fame now',
    noFomoriThere: 'no Fomori there',
    nobodyThere: 'nobody there',
    notAnAit: 'no Ait there',
    noPartner: 'nothing to swap',
    noTrophy: 'none held',
    noFomori: 'no Fomori held',
    actionsLeft: 'actions left',
    noActionLeft: 'no action left',
    onlyBuilding: 'only building',
  },
}

const de: KindWords = {
  names: {
    build: 'Bauen',
    spread: 'Ausbreiten',
    repel: 'Zurückdrängen',
    shield: 'Schild',
    pass: 'Passen',
    tiles: 'Plättchen',
    trophy: 'Trophäe',
    endTurn: 'Zug beenden',
    stop: 'Aufhören',
    decline: 'So lassen',
  },
  builds: { own: 'Neben eigenen', port: 'Im Hafen', extend: 'Ausbauen', outpost: 'Außenposten · −2 Ruhm' },
  repels: {
    connected: 'Neben eigenen',
    port: 'Vom Hafen aus',
    province: 'In deiner Provinz',
    distant: 'Distanzangriff · −2 Ruhm',
  },
  spreads: { others: 'Auf andere', empty: 'Leere Orte', own: 'Auf eigene' },
  held: (n) => (n === 0 ? 'keine' : `${n} vorhanden`),
  stack: (n) => `Stapel ${n}`,
  backs: { discs: 'eher Scheiben', arms: 'Waffen', glory: 'Ruhm, Plättchen' },
  block: { top: 'Oben blocken', middle: 'Mitte blocken', bottom: 'Unten blocken' },
  reopen: { top: 'Oben öffnen', middle: 'Mitte öffnen', bottom: 'Unten öffnen' },
  brief: {
    noDisc: 'keine Scheibe',
    balorsIsle: 'kein Ort frei',
    occupied: 'kein Ort frei',
    alreadyCaer: 'alles Caers',
    notConnected: 'nichts nebenan',
    tooLittleFame: ({ cost }) => `${cost} Ruhm nötig`,
    noShield: 'kein Schild',
    notInProvince: 'keine Provinz',
    shieldsFull: 'alle voll',
    heldByFomori: 'kein Ziel',
    castleLocation: 'kein Ziel',
    portToPort: 'kein Ziel',
    noSource: 'keine nebenan',
    lastFort: 'kein Ziel',
    tooFewFomori: ({ cost, have }) => (have === 0 || cost === undefined ? 'keine Fomori' : `${cost} Fomori nötig`),
    nothingToRepel: 'kein Ziel',
    onlyOverItsLink: 'zu weit weg',
    outOfReach: 'zu weit weg',
    tooFewSwords: ({ cost, have }) => (have === 0 ? 'kein Schwert' : `braucht ${cost}`),
    noCorruption: 'nichts zu tun',
    mustSpread: 'erst Fomori',
    notHeld: 'keine',
    nameThePlace: 'Ort nennen',
    onlyAfterBlocking: 'beim Blocken',
    fameTied: 'Ruhm gleich',
    notPurest: 'zu korrupt',
    noFame: 'jetzt nichts',
    noFomoriThere: 'keine Fomori',
    nobodyThere: 'niemand dort',
    notAnAit: 'kein Áit dort',
    noPartner: 'kein Tausch',
    noTrophy: 'keine',
    noFomori: 'keine Fomori',
    actionsLeft: 'Aktionen übrig',
    noActionLeft: 'keine Aktion',
    onlyBuilding: 'nur bauen',
  },
}

export const kindWords: Readonly<Record<Language, KindWords>> = { en, de }
