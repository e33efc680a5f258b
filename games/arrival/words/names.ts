/**
 * What the built-in map calls its places, for sentences: rules and events know ids only. An id of another map is shown as it is.
 * A test ties this to the pack.
 */

import type { Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'

interface ProvinceNames {
  readonly name: string
  readonly locations: Readonly<Record<string, string>>
  readonly ports: readonly string[]
}

/** Names are the same in both languages. */
const MAP: Readonly<Record<string, ProvinceNames>> = {
  RHI: {
    name: 'Rhigia',
    locations: { RHI1: 'Ailech', RHI2: 'Dún Ceithirn', RHI3: 'Tulach Óc', RHI4: 'Ard Sratha' },
    ports: [],
  },
  MAG: {
    name: 'Magnata',
    locations: {
      MAG1: 'Cloch Chinnfhaola',
      MAG2: 'Ess Ruaid',
      MAG3: 'Sligech',
      MAG4: 'Mag Tuired',
      MAG5: 'Cell Alaid',
    },
    ports: ['MAG3'],
  },
  DUN: {
    name: 'Dunum',
    locations: {
      DUN1: 'Dún Sobairce',
      DUN2: 'Sliab Mis',
      DUN3: 'Latharna',
      DUN4: 'Emain Macha',
      DUN5: 'Dún Lethglaise',
    },
    ports: ['DUN3', 'DUN5'],
  },
  RHA: {
    name: 'Rhaeba',
    locations: { RHA1: 'Clochar', RHA2: 'Daiminis', RHA3: 'Mag Slécht', RHA4: 'Granard', RHA5: 'Cruachu' },
    ports: [],
  },
  ALT: {
    name: 'Rhigia Altera',
    locations: { ALT1: 'Umall', ALT2: 'Cnoc Meda', ALT3: 'Gaillim', ALT4: 'Loch Riach', ALT5: 'Mag Adair' },
    ports: ['ALT1', 'ALT3'],
  },
  EBL: {
    name: 'Eblana',
    locations: { EBL1: 'Dún Dealgan', EBL2: 'Tailtiu', EBL3: 'Brú na Bóinne', EBL4: 'Temair', EBL5: 'Áth Cliath' },
    ports: ['EBL1', 'EBL5'],
  },
  LAB: {
    name: 'Laberus',
    locations: { LAB1: 'Uisnech', LAB2: 'Cluain', LAB3: 'Dún Ailinne', LAB4: 'Dún Masc' },
    ports: [],
  },
  MAC: {
    name: 'Macolicum',
    locations: { MAC1: 'Luimnech', MAC2: 'Aenach', MAC3: 'Caisel', MAC4: 'Cnoc Áine', MAC5: 'Ros Cré' },
    ports: ['MAC1'],
  },
  MAN: {
    name: 'Manapia',
    locations: {
      MAN1: 'Glenn Dá Locha',
      MAN2: 'Inber Dea',
      MAN3: 'Ferna',
      MAN4: 'Cell Chainnig',
      MAN5: 'Port Láirge',
    },
    ports: ['MAN2', 'MAN5'],
  },
  IVE: {
    name: 'Ivernis',
    locations: {
      IVE1: 'Corcach',
      IVE2: 'Temair Luachra',
      IVE3: 'Inber Scéne',
      IVE4: 'Mag Féne',
      IVE5: 'Ros Ailithir',
    },
    ports: ['IVE1', 'IVE3'],
  },
}
/** Castle locations have no names: they are told apart by the location on the coast opposite. */
const OPPOSITE: Readonly<Record<string, string>> = { CAS1: 'MAG1', CAS2: 'RHI1', CAS3: 'RHI2', CAS4: 'DUN1' }

const COLOURS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  moss: { en: 'moss', de: 'Moos' },
  peat: { en: 'peat', de: 'Torf' },
  slate: { en: 'slate', de: 'Schiefer' },
  heather: { en: 'heather', de: 'Heide' },
}
/** The tribe of each seat: red, blue, yellow and green, as seats are painted in this order. It changes no rule (ARR-RULING-22). */
const TRIBES: readonly string[] = ['Fir Bolg', 'Mil Éspaine', 'Tuath Dé', 'Muintir Nemid']

export interface Place {
  readonly name: string
  /** Empty: unknown. */
  readonly province: string
  readonly isPort: boolean
  /** A castle location: the name of the location opposite; else null. */
  readonly opposite: string | null
}

const PLACES: ReadonlyMap<string, Place> = new Map(
  Object.values(MAP).flatMap(({ name: province, locations, ports }) =>
    Object.entries(locations).map(([id, name]): [string, Place] => [
      id,
      { name, province, isPort: ports.includes(id), opposite: null },
    ]),
  ),
)

export function placeOf(id: unknown): Place {
  const key = String(id)
  const coast = OPPOSITE[key]
  const opposite = coast === undefined ? null : (PLACES.get(coast)?.name ?? coast)
  return PLACES.get(key) ?? { name: key, province: '', isPort: false, opposite }
}
export const provinceName = (id: unknown): string => MAP[String(id)]?.name ?? String(id)
export const colourName = (id: unknown, language: Language): string => COLOURS[String(id)]?.[language] ?? String(id)
export const tribeName = (seat: Seat): string => TRIBES[seat] ?? String(seat)

/** The parts of sums that name something of the map, worded: `province RHI`, `port IVE1`, `tribe A`. */
export function namedParts(word: (name: string) => string): Record<string, string> {
  const named = (kind: string, all: readonly (readonly [string, string])[]) =>
    all.map(([id, name]): [string, string] => [`${kind} ${id}`, word(name)])
  return Object.fromEntries([
    ...named(
      'province',
      Object.entries(MAP).map(([id, { name }]) => [id, name]),
    ),
    ...named(
      'port',
      [...PLACES].filter(([, { isPort }]) => isPort).map(([id, { name }]) => [id, name]),
    ),
    ...named(
      'tribe',
      TRIBES.map((name, seat) => [String.fromCharCode(65 + seat), name]),
    ),
  ])
}
