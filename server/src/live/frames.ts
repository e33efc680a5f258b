/** Reads frames from clients and checks them before anything else sees them. */

import type { Language, Localized } from '@skerry/contracts'
import type { ClientFrame } from '@skerry/link'
import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { faultText } from '../http/faults.ts'
import { chooseCommand, command, delegation, saying } from '../http/schema/schemas.ts'
import { fields, integer } from '../http/schema/shapes.ts'

const n = integer({ maximum: 2 ** 31 - 1 })
const table = Type.String({ minLength: 1, maxLength: 64 })

/** Commands have the same fields as over HTTP. */
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

/** What is wrong with a frame besides its fields. */
export type FrameFault = 'notText' | 'notAnObject' | 'noTable'
const FAULTS: Readonly<Record<FrameFault, Localized>> = {
  notText: { en: 'frame: it must be text', de: 'frame: Es muss Text sein' },
  notAnObject: { en: 'frame: it must be a JSON object', de: 'frame: Es muss ein JSON-Objekt sein' },
  noTable: { en: 'frame.n: no table is watched under it', de: 'frame.n: Darunter wird kein Tisch beobachtet' },
}
export const frameFaultText = (fault: FrameFault, language: Language): string => FAULTS[fault][language]

/** The frame, or what is wrong with it and where. */
export function readFrame(text: string, language: Language): ClientFrame | string {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return frameFaultText('notAnObject', language)
  const check = CHECKS.get((value as { t?: unknown }).t)
  if (check === undefined) return faultIn([UNKNOWN], language)
  return check.Check(value) ? (value as ClientFrame) : faultIn(check.Errors(value), language)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Fault {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: object
}

const UNKNOWN: Fault = {
  keyword: 'enum',
  instancePath: '/t',
  schemaPath: '',
  params: { allowedValues: [...CHECKS.keys()] },
}

/** In the words of the HTTP API, which names only the first field that is wrong. */
function faultIn(faults: readonly Fault[], language: Language): string {
  const { params, ...fault } = faults.find(({ keyword }) => keyword !== 'boolean') ?? UNKNOWN
  const { requiredProperties, additionalProperties } = params as Record<string, readonly string[] | undefined>
  const one = { missingProperty: requiredProperties?.[0], additionalProperty: additionalProperties?.[0] }
  return faultText('frame', { ...fault, params: { ...params, ...one } }, language)
}
