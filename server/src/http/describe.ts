/** How a route is described, so that its part of the documentation and what it checks are the same. */

import type { ProblemCode } from '@skerry/link'
import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'
import { otherFaultText } from './faults.ts'
import { problemText, STATUS } from './problems.ts'
import { problem } from './schemas.ts'
import { fields, words } from './shapes.ts'

export type Tag = 'server' | 'guest' | 'lobby' | 'table' | 'play' | 'chat'

/** Whose route it is: anybody's, or only a guest's. */
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

export const lang = Type.Optional(
  words(['en', 'de'], { description: 'The language of sentences; else `Accept-Language`' }),
)
export const inLanguage = fields({ lang })
export const ofTable = fields({
  id: Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$', description: 'The table' }),
})
/** A number in an address is written in digits and nothing else. */
export const digits = (description: string) => Type.Optional(Type.String({ pattern: '^\\d{1,15}$', description }))

/** A body with an example of it. */
export const bodyLike = <S extends TSchema>(schema: S, example: Static<S>): TUnsafe<Static<S>> =>
  Type.Unsafe<Static<S>>({ ...schema, examples: [example] })

export const answer = <S extends TSchema>(description: string, schema: S, example?: Static<S>) => ({
  description,
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
})

export const nothingToSay = (description: string) => Type.Null({ description })

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers that only the documentation needs to know: problems are thrown, and written in one place. */
    problems?: ProblemAnswers
  }
}
type ProblemAnswers = Readonly<Record<number, ReturnType<typeof problemsOf>>>
interface WithProblems {
  readonly problems: ProblemAnswers
}

/** The problems any question may meet. */
const ALWAYS: readonly ProblemCode[] = ['badRequest', 'tooMany', 'fault', 'unavailable']

/** Problems a question may meet beside those that are always possible. */
export function problems(...codes: ProblemCode[]): WithProblems {
  const byStatus = Map.groupBy([...ALWAYS, ...codes], (code) => STATUS[code])
  return { problems: Object.fromEntries([...byStatus].map(([status, some]) => [status, problemsOf(some)])) }
}

/** Problems a change may meet: it has a body, and it may come from a page that has no business here. */
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
    return { ...plain, refusal: { rule: 'RULE-7', reason: 'notYourTurn', params: { asked: [1] } } }
  return plain
}
