/** The shape of a pack: the document with map, cards and tiles in it, as far as rules, checks and board need it. */

import {
  listAt,
  naturalAt,
  openPack,
  type PackBox,
  PackError,
  PackPart,
  type Point,
  pointAt,
  textAt,
} from '@skerry/kernel'
import type { FamePerFort, Section } from './types.ts'

export const FORMAT = 'arrival-pack-1'
/** ARR-BLOCK-01 Three sections on every earning card. */
export const SECTIONS = ['top', 'middle', 'bottom'] as const satisfies readonly Section[]

export interface PackProvince {
  readonly id: string
  /** The same in both languages, like those of locations and tribes. */
  readonly name: string
  readonly colour: string
  readonly fame: number
  readonly neighbours: readonly string[]
  /** Where name, number and shields are drawn. */
  readonly badge: Point
}
export interface PackLocation {
  readonly id: string
  readonly name: string
  readonly province: string
  readonly port: boolean
  readonly at: Point
}
export interface PackCastle {
  readonly id: string
  readonly at: Point
  /** What only a location of the main island has, but somebody has given to this one. */
  readonly strange: readonly ('province' | 'port')[]
}
export type PackConnection = readonly [a: string, b: string]
/** One section: what it shows, by symbol. */
export interface PackYield {
  readonly numbers: Readonly<Record<string, number>>
  readonly famePerFort: readonly FamePerFort[]
}
export interface PackCard {
  readonly id: string
  readonly back: string
  readonly sections: Readonly<Record<Section, PackYield>>
}
export interface PackTile {
  readonly id: string
  readonly kind: string
  readonly count: number
  readonly value?: number
  readonly province?: string
  readonly colour?: string
}
export interface PackTribe {
  readonly id: string
  readonly name: string
  readonly colour: string
}
export interface PackComponent {
  readonly id: string
  readonly count: number
}
export interface Drawing {
  readonly viewBox: PackBox
  /** Outlines: the main island, Balor's Isle. */
  readonly island: readonly Point[]
  readonly isle: readonly Point[]
}
export interface Pack {
  readonly colours: readonly { readonly id: string }[]
  readonly provinces: readonly PackProvince[]
  readonly locations: readonly PackLocation[]
  readonly castles: readonly PackCastle[]
  readonly connections: readonly PackConnection[]
  readonly cards: readonly PackCard[]
  readonly tiles: readonly PackTile[]
  readonly tribes: readonly PackTribe[]
  readonly components: readonly PackComponent[]
  readonly drawing: Drawing
}

/** Reads the shape of a pack, and nothing more: whether it makes sense is for `load` to say. */
export function packFrom(pack: unknown): Pack {
  const given = openPack(pack, FORMAT)
  given.object('sources')
  given.things('facts', (fact) => fact.text('id'))
  return {
    colours: given.things('colours', (colour) => ({ id: colour.text('id') })),
    provinces: given.things('provinces', provinceFrom),
    locations: given.things('locations', locationFrom),
    castles: given.things('castles', castleFrom),
    connections: given.list('connections', connectionFrom),
    cards: given.things('cards', cardFrom),
    tiles: given.things('tiles', tileFrom),
    tribes: given.things('tribes', tribeFrom),
    components: given.things('components', (given) => ({ id: given.text('id'), count: given.natural('count') })),
    drawing: drawingFrom(given.object('drawing')),
  }
}

const provinceFrom = (given: PackPart): PackProvince => ({
  id: given.text('id'),
  name: given.text('name'),
  colour: given.text('colour'),
  fame: given.natural('fame'),
  neighbours: given.texts('neighbours'),
  badge: given.point('badge'),
})

const locationFrom = (given: PackPart): PackLocation => ({
  id: given.text('id'),
  name: given.text('name'),
  province: given.text('province'),
  port: given.yesOrNo('port'),
  at: given.point('at'),
})

const castleFrom = (given: PackPart): PackCastle => ({
  id: given.text('id'),
  at: given.point('at'),
  strange: (['province', 'port'] as const).filter((key) => given.doc[key] !== undefined),
})

function connectionFrom(connection: unknown, path: string): PackConnection {
  const [a, b, ...more] = listAt(connection, path, textAt)
  if (a === undefined || b === undefined || more.length > 0) throw new PackError(path, 'notAPair')
  return [a, b]
}

const cardFrom = (given: PackPart): PackCard => ({
  id: given.text('id'),
  back: given.text('back'),
  sections: {
    top: given.part('top', yieldFrom),
    middle: given.part('middle', yieldFrom),
    bottom: given.part('bottom', yieldFrom),
  },
})

function yieldFrom(section: unknown, path: string): PackYield {
  const given = new PackPart(section, path)
  const symbols = Object.keys(given.doc).filter((symbol) => symbol !== 'famePerFort')
  return {
    numbers: Object.fromEntries(symbols.map((symbol) => [symbol, given.natural(symbol)])),
    famePerFort:
      given.doc.famePerFort === undefined
        ? []
        : given.things('famePerFort', (one) => ({ fame: one.natural('fame'), level: one.natural('level') })),
  }
}

function tileFrom(given: PackPart): PackTile {
  const tile = { id: given.text('id'), kind: given.text('kind'), count: given.natural('count') }
  const value = given.optional('value', naturalAt)
  const province = given.optional('province', textAt)
  const colour = given.optional('colour', textAt)
  return {
    ...tile,
    ...(value === undefined ? {} : { value }),
    ...(province === undefined ? {} : { province }),
    ...(colour === undefined ? {} : { colour }),
  }
}

const tribeFrom = (given: PackPart): PackTribe => ({
  id: given.text('id'),
  name: given.text('name'),
  colour: given.text('colour'),
})

const drawingFrom = (given: PackPart): Drawing => ({
  viewBox: given.box('viewBox'),
  island: given.list('island', pointAt),
  isle: given.list('isle', pointAt),
})
