/** Frames from clients: read, and checked before anything else sees them. */

import type { ClientFrame } from '@skerry/link'
import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { chooseCommand, command, delegation, saying } from '../http/schemas.ts'
import { fields, integer } from '../http/shapes.ts'

const n = integer({ maximum: 2 ** 31 - 1 })
const table = Type.String({ minLength: 1, maxLength: 64 })

/** Commands are the same whichever way they come. */
const CHECKS = new Map<unknown, ReturnType<typeof frame>>([
  ['sub', frame('sub', { n, table, since: Type.Optional(integer()) })],
  ['unsub', frame('unsub', { n })],
  ['choose', frame('choose', { n, ...fieldsOf(chooseCommand) })],
  ['undo', frame('undo', { n, ...fieldsOf(command) })],
  ['delegate', frame('delegate', { n, ...fieldsOf(delegation) })],
  ['say', frame('say', { n, ...fieldsOf(saying) })],
  ['lobby', frame('lobby', {})],
  ['ping', frame('ping', {})],
])

function frame(t: ClientFrame['t'], properties: TProperties) {
  return Compile(fields({ t: Type.Literal(t), ...properties }))
}

function fieldsOf(schema: TSchema): TProperties {
  return (schema as TObject).properties
}

/** The frame, or what is wrong with it and where; never a word of what it said. */
export function readFrame(text: string): ClientFrame | string {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'frame: must be a JSON object'
  const check = CHECKS.get((value as { t?: unknown }).t)
  if (check === undefined) return `frame/t: must be one of ${[...CHECKS.keys()].join(', ')}`
  return check.Check(value) ? (value as ClientFrame) : faultIn(check.Errors(value))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Fields that are not in the schema are told about as a whole: their names are the sender's, not ours. */
function faultIn(
  errors: readonly { readonly keyword: string; readonly instancePath: string; readonly message: string }[],
) {
  const error = errors.find(({ keyword }) => keyword !== 'boolean')
  return `frame${error?.instancePath ?? ''}: ${error?.message ?? 'is not understood'}`
}
