/** Descriptions of routes, from which both their checks and their documentation are made. */

import type { ProblemCode } from '@skerry/link'
import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'
import { otherFaultText } from '../faults.ts'
import { problemText, STATUS } from '../problems.ts'
import { problem } from './schemas.ts'
import { fields, words } from './shapes.ts'

export type Tag = 'server' | 'guest' | 'lobby' | 'table' | 'play' | 'chat'

/** Who may use a route. */
const ANYBODY = [{}, { guest: [] }]
const GUEST = [{ guest: [] }]

interface About {
  readonly tags: Tag[]
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly security: { [name: string]: string[] }[]
}

const about =
  (security: About['security']) =>
  (tag: Tag, operationId: string, summary: string, description?: string): About => ({
    tags: [tag],
    operationId,
    summary,
    ...(description === undefined ? {} : { description }),
    security,
  })

export const forAnybody = about(ANYBODY)
export const forGuests = about(GUEST)

const lang = Type.Optional(words(['en', 'de'], { description: 'The language of sentences; else `Accept-Language`' }))
/** The fields of a query, the language among them. */
export const queryOf = <P extends Record<string, TSchema>>(properties: P) => fields({ lang, ...properties })
export const inLanguage = queryOf({})
export const ofTable = fields({
  id: Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$', description: 'The table' }),
})
/** A number in a query. */
export const digits = (description: string) => Type.Optional(Type.String({ pattern: '^\\d{1,15}$', description }))

/** A body with an example of it. */
export const bodyLike = <S extends TSchema>(schema: S, example: Static<S>): TUnsafe<Static<S>> =>
  Type.Unsafe<Static<S>>({ ...schema, examples: [example] })

export const answer = <S extends TSchema>(description: string, schema: S, example?: Static<S>) => ({
  description,
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
})

export const nothingToSay = (description: string) => Type.Null({ description })

interface Reading<Q extends TSchema, A> {
  readonly description?: string
  readonly query?: Q
  readonly problems?: readonly ProblemCode[]
  readonly response: A
}

/** The options of a route that reads something. */
export const reads = <A, Q extends TSchema = typeof inLanguage>(
  tag: Tag,
  id: string,
  summary: string,
  { description, query, problems: codes = [], response }: Reading<Q, A>,
) => ({
  config: problems(...codes),
  schema: {
    ...forAnybody(tag, id, summary, description),
    querystring: (query ?? inLanguage) as Q,
    response: { 200: response },
  },
})

/** The options of a route that reads something of what its path names. */
const readsOf =
  <P extends TSchema>(params: P) =>
  <A, Q extends TSchema = typeof inLanguage>(tag: Tag, id: string, summary: string, reading: Reading<Q, A>) => {
    const { config, schema } = reads(tag, id, summary, {
      ...reading,
      problems: ['notFound', ...(reading.problems ?? [])],
    })
    return { config, schema: { ...schema, params } }
  }
export const readsTable = readsOf(ofTable)
export const readsInvitation = readsOf(
  fields({ invite: Type.String({ minLength: 1, maxLength: 64, description: 'The secret of the link' }) }),
)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Possible problems, for the documentation only: problems are thrown, and answered in one place. */
    problems?: ProblemAnswers
  }
}
type ProblemAnswers = Readonly<Record<number, ReturnType<typeof problemsOf>>>
interface WithProblems {
  readonly problems: ProblemAnswers
}

/** Problems of every request. */
const ALWAYS: readonly ProblemCode[] = ['badRequest', 'tooMany', 'fault', 'unavailable']

/** Problems of a route, besides those of every request. */
export function problems(...codes: ProblemCode[]): WithProblems {
  const byStatus = Map.groupBy([...ALWAYS, ...codes], (code) => STATUS[code])
  return { problems: Object.fromEntries([...byStatus].map(([status, some]) => [status, problemsOf(some)])) }
}

/** Problems of a change, which has a body and may come from a page of another site. */
export function changeProblems(...codes: ProblemCode[]): WithProblems {
  const foreign = problemOf('badRequest', otherFaultText('foreignPage', 'en'))
  const forbidden = codes.filter((code) => STATUS[code] === 403)
  return {
    problems: {
      ...problems('tooLarge', ...codes).problems,
      403: problemsOf(forbidden, { foreignPage: foreign }),
      415: problemsOf([], { notJson: problemOf('badRequest', otherFaultText('notJsonType', 'en')) }),
    },
  }
}

const problemOf = (code: ProblemCode, details?: string) => ({
  code,
  message: problemText(code, 'en', details),
  ...(details === undefined ? {} : { details }),
})

type Examples = Record<string, ReturnType<typeof problemOf>>

function problemsOf(codes: readonly ProblemCode[], others: Examples = {}) {
  const examples: Examples = { ...Object.fromEntries(codes.map((code) => [code, exampleOf(code)])), ...others }
  const lines = Object.values(examples).map(({ code, message }) => `\`${code}\`: ${message}`)
  return {
    description: lines.join(' · '),
    content: {
      'application/json': {
        schema: problem,
        examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
      },
    },
  }
}

function exampleOf(code: ProblemCode) {
  const plain = problemOf(code)
  if (code === 'stale') return { ...plain, version: 12 }
  if (code === 'refused')
    return { ...plain, refusal: { rule: 'RULE-7', reason: 'notYourTurn', params: { open: 'turn.move', seats: [1] } } }
  return plain
}
