/** Shapes of packs, stated once: how something is read, and by that what it is (`ReturnType<typeof godAt>`). */

import {
  boxAt,
  type From,
  integerAt,
  listAt,
  naturalAt,
  numberAt,
  PackPart,
  pointAt,
  textAt,
  yesOrNoAt,
} from './pack.ts'
import { PackError } from './pack-errors.ts'

type Shaped<S extends Readonly<Record<string, From<unknown>>>> = { readonly [K in keyof S]: ReturnType<S[K]> }

/** An object with these parts, read in this order; what else is in it does not matter. */
const shapeAt =
  <S extends Readonly<Record<string, From<unknown>>>>(shape: S): From<Shaped<S>> =>
  (value, path) => {
    const given = new PackPart(value, path)
    return Object.fromEntries(Object.entries(shape).map(([key, from]) => [key, given.part(key, from)])) as Shaped<S>
  }

const listOf =
  <T>(from: From<T>): From<readonly T[]> =>
  (value, path) =>
    listAt(value, path, from)
const textsAt = listOf(textAt)

/** What may be left out. */
const orElse =
  <T, E>(from: From<T>, otherwise: E): From<T | E> =>
  (value, path) =>
    value === undefined ? otherwise : from(value, path)

const pairAt: From<readonly [a: string, b: string]> = (value, path) => {
  const [a, b, ...more] = textsAt(value, path)
  if (a === undefined || b === undefined || more.length > 0) throw new PackError(path, 'notAPair')
  return [a, b]
}

/** A whole number, below 0 too, and said so if it is none. */
const wholeAt: From<number> = (value, path) => {
  if (!Number.isSafeInteger(value)) throw new PackError(path, 'notAnInteger')
  return value as number
}

/** Whole numbers by what they are numbers of. */
const numbersAt: From<Readonly<Record<string, number>>> = (value, path) => {
  const given = new PackPart(value, path)
  return Object.fromEntries(Object.keys(given.doc).map((key) => [key, given.natural(key)]))
}

/** What packs are made of. */
export const shapes = {
  text: textAt,
  texts: textsAt,
  /** Any number, for coordinates. */
  number: numberAt,
  /** A whole number from 0. */
  natural: naturalAt,
  /** Whole numbers below 0 too: they are refused as no number, or as no whole one. */
  integer: integerAt,
  whole: wholeAt,
  numbers: numbersAt,
  yesOrNo: yesOrNoAt,
  point: pointAt,
  box: boxAt,
  pair: pairAt,
  object: shapeAt,
  list: listOf,
  orElse,
  /** Something of which the rules need only that it is there. */
  named: shapeAt({ id: textAt }),
  /** How many of something are in the box. */
  component: shapeAt({ id: textAt, count: naturalAt }),
} as const
