/**
 * Reading and checking packs, as far as it is the same for every game: shapes, ids, texts in both languages, and where
 * everything comes from. What has the wrong shape ends reading at once; the checks gather what else is wrong.
 */

import type { Params, Plain } from '@skerry/kernel'
import type { Origin } from './about.ts'
import type { Point } from './board.ts'
import { PackError, type PackFaults } from './pack-errors.ts'
import type { Language } from './words.ts'

/** An object of a document, with anything in it. */
export type Doc = Readonly<Record<string, unknown>>
/** A part of a drawing: left, top, width, height. */
export type PackBox = readonly [left: number, top: number, width: number, height: number]

/** An object that is no list. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A text that says something. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

// —— shape ——

/** Makes something of the value that stands at this path, or throws a `PackError`. */
export type From<T> = (value: unknown, path: string) => T

/** A list, each entry as `from` makes it. */
export const listAt = <T>(value: unknown, path: string, from: From<T>): readonly T[] => {
  if (!Array.isArray(value)) throw new PackError(path, 'notAList')
  return value.map((item, i) => from(item, `${path}.${i}`))
}
/** A text, and not an empty one. */
export const textAt: From<string> = (value, path) => {
  if (!isText(value)) throw new PackError(path, 'notAText')
  return value
}
/** Any number, for coordinates. */
export const numberAt: From<number> = (value, path) => {
  if (!Number.isFinite(value)) throw new PackError(path, 'notANumber')
  return value as number
}
/** A whole number, below 0 as well. */
export const integerAt: From<number> = (value, path) => {
  if (!Number.isSafeInteger(value)) throw new PackError(path, 'notANumber')
  return value as number
}
/** A whole number from 0. */
export const naturalAt: From<number> = (value, path) => {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new PackError(path, 'notANumber')
  return value as number
}
/** `true` or `false`. */
export const yesOrNoAt: From<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new PackError(path, 'notYesOrNo')
  return value
}
/** `[x, y]` */
export const pointAt: From<Point> = (value, path) => {
  const [x, y, ...more] = listAt(value, path, numberAt)
  if (x === undefined || y === undefined || more.length > 0) throw new PackError(path, 'notAPoint')
  return [x, y]
}
/** `[left, top, width, height]` */
export const boxAt: From<PackBox> = (value, path) => {
  const [left, top, width, height, ...more] = listAt(value, path, numberAt)
  if (left === undefined || top === undefined || width === undefined || height === undefined || more.length > 0)
    throw new PackError(path, 'notABox')
  return [left, top, width, height]
}

/** An object of a pack whose parts are read one by one, each by its key; it knows its path, so that every fault does. */
export class PackPart {
  readonly doc: Doc
  readonly path: string
  constructor(value: unknown, path: string) {
    if (!isDoc(value)) throw new PackError(path, 'notAnObject')
    this.doc = value
    this.path = path
  }
  /** What stands at this key, as `from` makes it. */
  part<T>(key: string, from: From<T>): T {
    return from(this.doc[key], this.path === '' ? key : `${this.path}.${key}`)
  }
  /** The same, where it may be left out. */
  optional<T>(key: string, from: From<T>): T | undefined {
    return this.doc[key] === undefined ? undefined : this.part(key, from)
  }
  text(key: string): string {
    return this.part(key, textAt)
  }
  integer(key: string): number {
    return this.part(key, integerAt)
  }
  natural(key: string): number {
    return this.part(key, naturalAt)
  }
  yesOrNo(key: string): boolean {
    return this.part(key, yesOrNoAt)
  }
  point(key: string): Point {
    return this.part(key, pointAt)
  }
  box(key: string): PackBox {
    return this.part(key, boxAt)
  }
  /** A single object. */
  object(key: string): PackPart {
    return this.part(key, partAt)
  }
  list<T>(key: string, from: From<T>): readonly T[] {
    return this.part(key, (value, path) => listAt(value, path, from))
  }
  texts(key: string): readonly string[] {
    return this.list(key, textAt)
  }
  /** A list of objects. */
  things<T>(key: string, from: (thing: PackPart) => T): readonly T[] {
    return this.list(key, (value, path) => from(new PackPart(value, path)))
  }
}

const partAt: From<PackPart> = (value, path) => new PackPart(value, path)

/** A whole pack to read, if it is of this format. */
export function openPack(pack: unknown, format: string): PackPart {
  const whole = new PackPart(pack, '')
  if (whole.doc.format !== format) throw new PackError('format', 'unknownFormat', { want: format })
  return whole
}

// —— ids ——

/** Things of a pack that have an id. */
export type Identified = readonly { readonly id: string }[]
/** Their ids, in order. */
export const idsOf = (things: Identified): readonly string[] => things.map(({ id }) => id)

/** No id twice. */
export function checkTwice(faults: PackFaults, path: string, ids: readonly string[]): void {
  ids.forEach((id, i) => {
    faults.need(ids.indexOf(id) === i, `${path}.${id}`, 'sameIdTwice')
  })
}

/** Exactly these ids, each once. */
export function checkKnown(faults: PackFaults, path: string, ids: readonly string[], known: readonly string[]): void {
  for (const id of known) faults.need(ids.includes(id), path, 'missing', { id })
  for (const id of ids) faults.need(known.includes(id), `${path}.${id}`, 'unknownId', { known })
  checkTwice(faults, path, ids)
}

// —— texts and sources ——

/** Where data can come from. */
export const ORIGINS: readonly Origin[] = ['rulebook', 'published', 'designed']
/** One of the three. */
export const isOrigin = (value: unknown): value is Origin => (ORIGINS as readonly unknown[]).includes(value)

/** What the things of a pack have to say. */
export interface ToBeTold {
  /** Lists of things, and single things, by their key; the value is the text that each must have in both languages, or ''. */
  readonly lists: Readonly<Record<string, string>>
  readonly single: Readonly<Record<string, string>>
  /** Texts that any of them may have; who has one has it in both languages. */
  readonly texts?: readonly string[]
}

/** Everything has its texts in both languages, and says where it comes from. */
export function checkTold(faults: PackFaults, doc: Doc, { lists, single, texts = [] }: ToBeTold): void {
  const check = (path: string, thing: Doc, must: string) => {
    for (const key of new Set([...texts, ...(must === '' ? [] : [must])]))
      if (key === must || thing[key] !== undefined) checkText(faults, `${path}.${key}`, thing[key])
    checkSource(faults, path, thing)
  }
  for (const [key, must] of Object.entries(lists))
    for (const [i, thing] of (doc[key] as readonly Doc[]).entries())
      check(`${key}.${isText(thing.id) ? thing.id : i}`, thing, must)
  for (const [key, must] of Object.entries(single)) check(key, doc[key] as Doc, must)
}

function checkText(faults: PackFaults, path: string, said: unknown): void {
  for (const language of ['en', 'de'])
    faults.need(isDoc(said) && isText(said[language]), `${path}.${language}`, 'textMissing')
}

/**
 * `source` names one origin for the whole thing, or one for each part (`name.en`, `links.C1`) and one for the `rest`.
 * What was published elsewhere says where, in `from`.
 */
function checkSource(faults: PackFaults, path: string, thing: Doc): void {
  const { source, from } = thing
  const parts = isDoc(source) ? source : { rest: source }
  faults.need(parts.rest !== undefined, `${path}.source`, 'noSource')
  for (const [part, origin] of Object.entries(parts)) {
    if (origin === undefined) continue
    faults.need(isOrigin(origin), `${path}.source`, 'unknownSource', { part })
    faults.need(part === 'rest' || hasPart(thing, part), `${path}.source`, 'sourceOfNothing', { part })
  }
  faults.need(!Object.values(parts).includes('published') || isText(from), `${path}.from`, 'publishedNowhere')
}

/** Whether a thing has this part: something at a key, or one entry of it (`links.C1`). */
function hasPart(thing: Doc, part: string): boolean {
  const [key = '', item] = part.split('.')
  const value = thing[key]
  if (item === undefined) return value !== undefined
  return Array.isArray(value) ? value.includes(item) : isDoc(value) && value[item] !== undefined
}

/** Lists whose entries are too small to say where they come from have their origin in `sources`, and their place in `from` there. */
export function checkSources(faults: PackFaults, sources: Doc, lists: readonly string[]): void {
  for (const key of lists) faults.need(isOrigin(sources[key]), `sources.${key}`, 'noSource')
  const isPublished = lists.some((key) => sources[key] === 'published')
  faults.need(!isPublished || isText(sources.from), 'sources.from', 'publishedNowhere')
}

// —— shares: how many data come from each origin ——

/** How many data come from each origin. */
export type Shares = Readonly<Record<Origin, number>>

/** The single data of a thing: an entry of a list or of an object, a point, an outline, or a plain value. */
export function dataOf(thing: Doc): string[] {
  return Object.entries(thing).flatMap(([key, value]) => {
    if (key === 'source' || key === 'from') return []
    if (Array.isArray(value)) {
      if (value.length === 0 || typeof value[0] === 'number') return [key]
      return value.map((entry) => (typeof entry === 'string' ? `${key}.${entry}` : key))
    }
    return isDoc(value) ? Object.keys(value).map((part) => `${key}.${part}`) : [key]
  })
}

/** Where a datum of a thing comes from; undefined if nothing says it. */
export function originOf({ source }: Doc, datum: string): Origin | undefined {
  const parts = isDoc(source) ? source : { rest: source }
  const origin = parts[datum] ?? parts[datum.split('.')[0] as string] ?? parts.rest
  return isOrigin(origin) ? origin : undefined
}

/** All things of a pack under one key; a list whose origin is in `sources` is one thing. */
export function packThings(pack: Doc, key: string): readonly Doc[] {
  const value = pack[key]
  const whole = isDoc(pack.sources) ? pack.sources[key] : undefined
  if (whole !== undefined) return [{ [key]: value, source: whole }]
  return (Array.isArray(value) ? value : [value]).filter(isDoc)
}

/** The keys of a pack under which its things stand. */
export const packKeys = (pack: Doc): readonly string[] =>
  Object.keys(pack).filter((key) => key !== 'sources' && packThings(pack, key).length > 0)

/** Counts these things by origin; those that name none are left out. */
export function sharesOf(things: readonly Doc[]): Shares {
  const shares = { rulebook: 0, published: 0, designed: 0 }
  for (const thing of things)
    for (const datum of dataOf(thing)) {
      const origin = originOf(thing, datum)
      if (origin !== undefined) shares[origin] += 1
    }
  return shares
}

/** The shares of a whole pack, without its facts, which say again what the rest shows. */
export const packShares = (pack: Doc): Shares =>
  sharesOf(packKeys(pack).flatMap((key) => packThings(pack, key).filter((thing) => !('says' in thing))))

// —— sentences ——

const listed = (values: Plain | undefined): string => (values as readonly Plain[]).join(', ')
const [ORIGINS_EN, ORIGINS_DE] = [
  '"rulebook", "published" or "designed"',
  '„rulebook“, „published“ oder „designed“',
] as const

/** What these readers and checks find wrong, in sentences: a game adds them to its own `faults`. "This" is what stands at the path. */
export const PACK_REASONS: Readonly<Record<Language, Readonly<Record<string, (about: Params) => string>>>> = {
  en: {
    unknownFormat: ({ want }) => `this is no pack of a kind known here; "format" should be "${want}"`,
    notAnObject: () => 'this should be an object: { … }',
    notAList: () => 'this should be a list: [ … ]',
    notAText: () => 'this should be a text, and not an empty one',
    notANumber: () =>
      'this should be a number; all but coordinates are whole numbers, and from 0 where less makes no sense',
    notYesOrNo: () => 'this should be true or false',
    notAPoint: () => 'this should be a point: [x, y]',
    notABox: () => 'this should be four numbers: left, top, width and height',
    missing: ({ id }) => `${id} is missing`,
    unknownId: ({ known }) => `nothing can have this id here; there are ${listed(known)}`,
    sameIdTwice: () => 'this id is there twice',
    textMissing: () => 'this text is missing or empty; every text is needed in English and German',
    noSource: () =>
      `it is not said where this comes from: ${ORIGINS_EN}; with origins of single parts, "rest" names that of all others`,
    unknownSource: ({ part }) =>
      `the origin of ${part === 'rest' ? 'the whole, or of its "rest",' : `"${part}"`} should be ${ORIGINS_EN}`,
    sourceOfNothing: ({ part }) =>
      `an origin is given for "${part}", but there is no such part; take it out, or mend its spelling`,
    publishedNowhere: () => 'some of this is "published", so "from" should say where',
  },
  de: {
    unknownFormat: ({ want }) => `diese Art von Paket ist hier unbekannt; „format“ muss „${want}“ sein`,
    notAnObject: () => 'hier gehört ein Objekt hin: { … }',
    notAList: () => 'hier gehört eine Liste hin: [ … ]',
    notAText: () => 'hier gehört ein Text hin, und kein leerer',
    notANumber: () =>
      'hier gehört eine Zahl hin; alle außer Koordinaten sind ganze Zahlen, und ab 0, wo weniger keinen Sinn ergibt',
    notYesOrNo: () => 'hier gehört true oder false hin',
    notAPoint: () => 'hier gehört ein Punkt hin: [x, y]',
    notABox: () => 'hier gehören vier Zahlen hin: links, oben, Breite und Höhe',
    missing: ({ id }) => `${id} fehlt`,
    unknownId: ({ known }) => `so kann hier nichts heißen; es gibt ${listed(known)}`,
    sameIdTwice: () => 'diese id gibt es zweimal',
    textMissing: () => 'dieser Text fehlt oder ist leer; jeder Text ist auf Englisch und Deutsch nötig',
    noSource: () =>
      `es fehlt, woher das stammt: ${ORIGINS_DE}; bei Herkunft einzelner Teile nennt „rest“ die aller übrigen`,
    unknownSource: ({ part }) =>
      `die Herkunft ${part === 'rest' ? 'des Ganzen oder seines „rest“' : `von „${part}“`} muss ${ORIGINS_DE} sein`,
    sourceOfNothing: ({ part }) =>
      `für „${part}“ ist eine Herkunft angegeben, doch diesen Teil gibt es nicht; nimm sie heraus, oder berichtige den Namen`,
    publishedNowhere: () => 'etwas davon ist „published“, also muss „from“ sagen, wo',
  },
}
