/** What is wrong with a request, and where, in words. */

import type { Language, Localized } from '@skerry/contracts'
import type { FastifyError } from 'fastify'

/** As the validator tells it. */
type Fault = NonNullable<FastifyError['validation']>[number]
type Say = (params: Readonly<Record<string, unknown>>) => string

/** What is wrong with a request besides its fields. */
export type OtherFault =
  | 'notUnderstood'
  | 'notJson'
  | 'notJsonType'
  | 'tooDeep'
  | 'badAddress'
  | 'badRange'
  | 'foreignPage'

const OTHERS: Readonly<Record<OtherFault, Localized>> = {
  notUnderstood: { en: 'it is not well formed', de: 'sie ist nicht wohlgeformt' },
  notJson: { en: 'body: it is not JSON', de: 'body: Das ist kein JSON' },
  notJsonType: {
    en: 'content-type: it must be application/json',
    de: 'content-type: Es muss application/json sein',
  },
  tooDeep: { en: 'body: it is nested too deeply', de: 'body: Es ist zu tief verschachtelt' },
  badAddress: { en: 'address: nobody writes it like that', de: 'Adresse: So schreibt sie niemand' },
  badRange: {
    en: 'query.to: it must come after “from”, and not too far',
    de: 'query.to: Es muss nach „from“ kommen, und nicht zu weit danach',
  },
  foreignPage: {
    en: 'origin: a page of another site may not do this',
    de: 'origin: Eine Seite von anderswo darf das nicht',
  },
}

/** By the keyword of the schema that failed. */
const FAULTS: Readonly<Record<Language, Readonly<Record<string, Say>>>> = {
  en: {
    required: ({ missingProperty }) => `“${missingProperty}” is missing`,
    additionalProperties: ({ additionalProperty }) => `“${cut(additionalProperty)}” is not known here`,
    type: ({ type }) => `it must be of type ${listed(type, 'or')}`,
    enum: ({ allowedValues }) => `it must be ${listed(allowedValues, 'or')}`,
    minLength: ({ limit }) => `it must have at least ${letters(limit, 'character', 'characters')}`,
    maxLength: ({ limit }) => `it may have at most ${letters(limit, 'character', 'characters')}`,
    pattern: () => 'it has characters that do not belong there, or lacks some',
    minItems: ({ limit }) => `it must have at least ${letters(limit, 'entry', 'entries')}`,
    maxItems: ({ limit }) => `it may have at most ${letters(limit, 'entry', 'entries')}`,
    minimum: ({ limit }) => `it must be at least ${limit}`,
    maximum: ({ limit }) => `it may be at most ${limit}`,
    maxProperties: ({ limit }) => `it may have at most ${letters(limit, 'field', 'fields')}`,
    anyOf: () => 'it has none of the forms it may have',
    other: () => 'it is not as it should be',
  },
  de: {
    required: ({ missingProperty }) => `„${missingProperty}“ fehlt`,
    additionalProperties: ({ additionalProperty }) => `„${cut(additionalProperty)}“ ist hier nicht bekannt`,
    type: ({ type }) => `Es muss vom Typ ${listed(type, 'oder')} sein`,
    enum: ({ allowedValues }) => `Es muss ${listed(allowedValues, 'oder')} sein`,
    minLength: ({ limit }) => `Es muss mindestens ${letters(limit, 'Zeichen', 'Zeichen')} haben`,
    maxLength: ({ limit }) => `Es darf höchstens ${letters(limit, 'Zeichen', 'Zeichen')} haben`,
    pattern: () => 'Es hat Zeichen, die dort nicht hingehören, oder ihm fehlen welche',
    minItems: ({ limit }) => `Es muss mindestens ${letters(limit, 'Eintrag', 'Einträge')} haben`,
    maxItems: ({ limit }) => `Es darf höchstens ${letters(limit, 'Eintrag', 'Einträge')} haben`,
    minimum: ({ limit }) => `Es muss mindestens ${limit} sein`,
    maximum: ({ limit }) => `Es darf höchstens ${limit} sein`,
    maxProperties: ({ limit }) => `Es darf höchstens ${letters(limit, 'Feld', 'Felder')} haben`,
    anyOf: () => 'Es hat keine der Formen, die es haben darf',
    other: () => 'Es ist nicht, wie es sein soll',
  },
}

const LONGEST_NAME = 40
const cut = (name: unknown): string => String(name).slice(0, LONGEST_NAME)
const letters = (n: unknown, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

function listed(values: unknown, or: string): string {
  const all = (Array.isArray(values) ? values : [values]).map(String)
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${or} ${all.at(-1)}`
}

/** `body.seats[0]: it must be …` */
export function faultText(part: string, { keyword, instancePath, params }: Fault, language: Language): string {
  const say = FAULTS[language][keyword] ?? (FAULTS[language].other as Say)
  return `${part === 'querystring' ? 'query' : part}${placeOf(instancePath)}: ${say(params)}`
}

const placeOf = (path: string): string =>
  path
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${cut(step)}`))
    .join('')

export const otherFaultText = (fault: OtherFault, language: Language): string => OTHERS[fault][language]
