/** Builders of schemas that do not compile if a schema and its type drift apart. */

import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'

/** The types are assignable to each other, and have the same fields, optional ones included. */
type Same<A, B> = [A, keyof A] extends [B, keyof B] ? ([B, keyof B] extends [A, keyof A] ? true : false) : false
/** `never` if schema and type disagree. */
type Agreeing<S extends TSchema, T> = Same<Static<S>, T> extends true ? S : never

const models = new Map<string, TSchema>()

/** A schema with a name in the OpenAPI document. */
export function model<T>(name: string): { of<S extends TSchema>(schema: S & Agreeing<S, T>): TUnsafe<T> } {
  return {
    of(schema) {
      models.set(name, { ...schema, $id: name })
      return Type.Unsafe<T>({ $ref: `${name}#` })
    },
  }
}

/** A schema that the OpenAPI document repeats wherever it is used. */
export function shape<T>(): { of<S extends TSchema>(schema: S & Agreeing<S, T>): TUnsafe<T> } {
  return { of: (schema) => Type.Unsafe<T>(schema) }
}

export const modelsOfApi = (): readonly TSchema[] => [...models.values()]

/** Exactly these fields. */
export const fields = <P extends Record<string, TSchema>>(properties: P, about: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...about })

export const list = <S extends TSchema>(items: S, about: object = {}): TUnsafe<readonly Static<S>[]> =>
  Type.Unsafe({ ...Type.Array(items), ...about })

export const words = <const W extends string>(values: readonly W[], about: object = {}): TUnsafe<W> =>
  Type.Unsafe({ type: 'string', enum: [...values], ...about })

export function orNull<S extends TSchema>(schema: S): TUnsafe<Static<S> | null> {
  const { type, enum: values } = schema as { type?: string; enum?: readonly unknown[] }
  if (type === undefined) return Type.Unsafe({ anyOf: [schema, Type.Null()] })
  return Type.Unsafe({ ...schema, type: [type, 'null'], ...(values === undefined ? {} : { enum: [...values, null] }) })
}

export const integer = (about: object = {}) => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, ...about })

/** Anything that JSON can hold. */
export const anything = <T>(about: object = {}): TUnsafe<T> => Type.Unsafe<T>({ ...about })

/** An object with these fields, to which a game adds its own. */
export const open = <T>(properties: Record<string, TSchema>, about: object = {}): TUnsafe<T> =>
  Type.Unsafe<T>(Type.Object(properties, { additionalProperties: true, ...about }))
