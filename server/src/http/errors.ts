/** Every error is answered as a problem. Callers learn the reason only where they can do something about it. */

import type { Language } from '@skerry/contracts'
import type { Problem, ProblemCode } from '@skerry/link'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../requests.ts'
import { ProblemError } from '../tables/types.ts'
import { faultText, type OtherFault, otherFaultText } from './faults.ts'
import type { ProblemWriter } from './problem-writer.ts'
import { problemText, STATUS } from './problems.ts'

/** A problem of the request itself, found before any table is asked. */
export class HttpProblem extends ProblemError {
  /** If it differs from the usual one of the code. */
  readonly status: number | undefined
  readonly fault: OtherFault | undefined
  /** In seconds. */
  readonly retryAfter: number | undefined
  constructor(code: ProblemCode, about: Partial<Pick<HttpProblem, 'status' | 'fault' | 'retryAfter'>> = {}) {
    super(code)
    this.status = about.status
    this.fault = about.fault
    this.retryAfter = about.retryAfter
  }
}

export function answerProblems(app: FastifyInstance, write: ProblemWriter): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, problem } = await answerTo(error, languageFor(request), write)
    if (status >= 500) request.server.log.error({ ...aboutAnswer(request, status), err: error }, 'fault')
    if (error instanceof HttpProblem && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    return sendProblem(reply, status, problem)
  })
}

export function sendProblem(reply: FastifyReply, status: number, problem: Problem): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(problem)
}

/** The route of an address that has none. */
export const NO_ROUTE = 'none'

/** What logs and metrics may know of a request: its route, but not its address, which may hold an invitation. */
export function aboutAnswer({ method, routeOptions }: FastifyRequest, status: number) {
  return { method, route: routeOptions.url ?? NO_ROUTE, status }
}

/** The language of an answer: `?lang=` wins. */
export function languageFor({ headers, query }: FastifyRequest): Language {
  const { lang } = (query ?? {}) as { lang?: unknown }
  return languageOf(headers['accept-language'], typeof lang === 'string' ? lang : null)
}

interface Answer {
  readonly status: number
  readonly problem: Problem
}

/** Without `write` for errors that occur before a request has a route. */
export async function answerTo(error: unknown, language: Language, write?: ProblemWriter): Promise<Answer> {
  if (error instanceof HttpProblem) return answerToRequest(error, language)
  if (error instanceof ProblemError && write !== undefined) return answerFromTables(error, language, write)
  return answerToRequest(requestProblem(error as FastifyError, language), language)
}

async function answerFromTables(error: ProblemError, language: Language, write: ProblemWriter): Promise<Answer> {
  try {
    const { code, message, refusal, version, details } = await write(error, language)
    const status = STATUS[code]
    if (status >= 500) return { status, problem: { code, message: problemText(code, language) } }
    return { status, problem: { code, message, ...given({ refusal, version, details }) } }
  } catch {
    return { status: STATUS.fault, problem: { code: 'fault', message: problemText('fault', language) } }
  }
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const given = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>

type RequestProblem = Pick<HttpProblem, 'code' | 'status' | 'fault'> & { readonly details?: string | undefined }

function answerToRequest({ code, status = STATUS[code], fault, details }: RequestProblem, language: Language): Answer {
  details ??= fault === undefined ? undefined : otherFaultText(fault, language)
  return { status, problem: { code, message: problemText(code, language, details), ...given({ details }) } }
}

/** What the framework or the parser has thrown, or anything unexpected. */
function requestProblem(error: FastifyError, language: Language): RequestProblem {
  const status = error instanceof Error ? error.statusCode : undefined
  if (status === undefined || status < 400 || status >= 500)
    return { code: 'fault', status: undefined, fault: undefined }
  if (status === 413 || status === 414) return { code: 'tooLarge', status, fault: undefined }
  const [fault] = error.validation?.slice(-1) ?? []
  if (fault === undefined)
    return { code: 'badRequest', status, fault: status === 415 ? 'notJsonType' : 'notUnderstood' }
  const details = faultText(error.validationContext ?? 'body', fault, language)
  return { code: 'badRequest', status, fault: undefined, details }
}
