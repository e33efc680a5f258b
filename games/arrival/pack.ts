/** The shape of a pack: the document with map, cards and tiles in it, as far as rules, checks and board need it. */

import { PackError } from '@skerry/kernel'
import type { Point } from './geometry.ts'
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
  /** Left, top, width, height. */
  readonly viewBox: readonly [number, number, number, number]
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
export type Doc = Readonly<Record<string, unknown>>

/** Reads the shape of a pack, and nothing more: whether it makes sense is for `load` to say. */
export function packFrom(pack: unknown): Pack {
  const doc = object(pack, '')
  if (doc.format !== FORMAT) throw new PackError('format', 'unknownFormat', { want: FORMAT })
  object(doc.sources, 'sources')
  list(doc.facts, 'facts', (fact, path) => text(object(fact, path).id, `${path}.id`))
  return {
    colours: list(doc.colours, 'colours', (colour, path) => ({ id: text(object(colour, path).id, `${path}.id`) })),
    provinces: list(doc.provinces, 'provinces', provinceFrom),
    locations: list(doc.locations, 'locations', locationFrom),
    castles: list(doc.castles, 'castles', castleFrom),
    connections: list(doc.connections, 'connections', connectionFrom),
    cards: list(doc.cards, 'cards', cardFrom),
    tiles: list(doc.tiles, 'tiles', tileFrom),
    tribes: list(doc.tribes, 'tribes', tribeFrom),
    components: list(doc.components, 'components', componentFrom),
    drawing: drawingFrom(doc.drawing, 'drawing'),
  }
}

function provinceFrom(province: unknown, path: string): PackProvince {
  const { id, name, colour, fame, neighbours, badge } = object(province, path)
  return {
    id: text(id, `${path}.id`),
    name: text(name, `${path}.name`),
    colour: text(colour, `${path}.colour`),
    fame: natural(fame, `${path}.fame`),
    neighbours: list(neighbours, `${path}.neighbours`, text),
    badge: point(badge, `${path}.badge`),
  }
}

function locationFrom(location: unknown, path: string): PackLocation {
  const { id, name, province, port, at } = object(location, path)
  if (typeof port !== 'boolean') throw new PackError(`${path}.port`, 'notYesOrNo')
  return {
    id: text(id, `${path}.id`),
    name: text(name, `${path}.name`),
    province: text(province, `${path}.province`),
    port,
    at: point(at, `${path}.at`),
  }
}

function castleFrom(castle: unknown, path: string): PackCastle {
  const doc = object(castle, path)
  return {
    id: text(doc.id, `${path}.id`),
    at: point(doc.at, `${path}.at`),
    strange: (['province', 'port'] as const).filter((key) => doc[key] !== undefined),
  }
}

function connectionFrom(connection: unknown, path: string): PackConnection {
  const [a, b, ...more] = list(connection, path, text)
  if (a === undefined || b === undefined || more.length > 0) throw new PackError(path, 'notAPair')
  return [a, b]
}

function cardFrom(card: unknown, path: string): PackCard {
  const { id, back, top, middle, bottom } = object(card, path)
  return {
    id: text(id, `${path}.id`),
    back: text(back, `${path}.back`),
    sections: {
      top: yieldFrom(top, `${path}.top`),
      middle: yieldFrom(middle, `${path}.middle`),
      bottom: yieldFrom(bottom, `${path}.bottom`),
    },
  }
}

function yieldFrom(section: unknown, path: string): PackYield {
  const { famePerFort = [], ...numbers } = object(section, path)
  const read = Object.entries(numbers).map(([symbol, n]) => [symbol, natural(n, `${path}.${symbol}`)])
  return {
    numbers: Object.fromEntries(read),
    famePerFort: list(famePerFort, `${path}.famePerFort`, (symbol, at) => {
      const { fame, level } = object(symbol, at)
      return { fame: natural(fame, `${at}.fame`), level: natural(level, `${at}.level`) }
    }),
  }
}

function tileFrom(tile: unknown, path: string): PackTile {
  const { id, kind, count, value, province, colour } = object(tile, path)
  return {
    id: text(id, `${path}.id`),
    kind: text(kind, `${path}.kind`),
    count: natural(count, `${path}.count`),
    ...(value === undefined ? {} : { value: natural(value, `${path}.value`) }),
    ...(province === undefined ? {} : { province: text(province, `${path}.province`) }),
    ...(colour === undefined ? {} : { colour: text(colour, `${path}.colour`) }),
  }
}

function tribeFrom(tribe: unknown, path: string): PackTribe {
  const { id, name, colour } = object(tribe, path)
  return { id: text(id, `${path}.id`), name: text(name, `${path}.name`), colour: text(colour, `${path}.colour`) }
}

function componentFrom(component: unknown, path: string): PackComponent {
  const { id, count } = object(component, path)
  return { id: text(id, `${path}.id`), count: natural(count, `${path}.count`) }
}

function drawingFrom(drawing: unknown, path: string): Drawing {
  const { viewBox, island, isle } = object(drawing, path)
  const box = list(viewBox, `${path}.viewBox`, number)
  if (box.length !== 4) throw new PackError(`${path}.viewBox`, 'notABox')
  return {
    viewBox: box as unknown as Drawing['viewBox'],
    island: list(island, `${path}.island`, point),
    isle: list(isle, `${path}.isle`, point),
  }
}

function object(value: unknown, path: string): Doc {
  if (!isObject(value)) throw new PackError(path, 'notAnObject')
  return value
}
function list<T>(value: unknown, path: string, from: (item: unknown, path: string) => T): readonly T[] {
  if (!Array.isArray(value)) throw new PackError(path, 'notAList')
  return value.map((item, i) => from(item, `${path}.${i}`))
}
function text(value: unknown, path: string): string {
  if (!isText(value)) throw new PackError(path, 'notAText')
  return value
}
function number(value: unknown, path: string): number {
  if (!Number.isFinite(value)) throw new PackError(path, 'notANumber')
  return value as number
}
function natural(value: unknown, path: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new PackError(path, 'notANumber')
  return value as number
}
function point(value: unknown, path: string): Point {
  const [x, y, ...more] = list(value, path, number)
  if (x === undefined || y === undefined || more.length > 0) throw new PackError(path, 'notAPoint')
  return [x, y]
}

export const isObject = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
