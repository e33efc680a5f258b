import { BOT_LEVELS, type ProblemCode } from '@skerry/link'
import type { FastifyInstance } from 'fastify'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROBLEM_CODES, STATUS } from '../src/http/problems.ts'
import { POLICY } from '../src/http/security.ts'
import { closeUsual, usual } from './http-kit.ts'

type Plain = Record<string, unknown>
interface Media {
  readonly schema: Plain
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
interface Answer {
  readonly description: string
  readonly content?: Readonly<Record<string, Media>>
}
interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Plain }[]
  readonly requestBody?: Answer
  readonly responses: Readonly<Record<string, Answer>>
}
interface Description {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Plain>> }
}

let app: FastifyInstance
let api: Description
beforeAll(async () => {
  app = (await usual()).app
  api = (await app.inject('/docs/json')).json()
})
afterAll(closeUsual)

const ROUTES = [
  'GET /api',
  'GET /api/games',
  'GET /api/invitations/{invite}',
  'GET /api/me',
  'GET /api/me/tables',
  'GET /api/tables',
  'GET /api/tables/{id}',
  'GET /api/tables/{id}/chat',
  'GET /api/tables/{id}/choices',
  'GET /api/tables/{id}/export',
  'GET /api/tables/{id}/history',
  'GET /api/tables/{id}/orders',
  'GET /api/tables/{id}/pack',
  'GET /api/tables/{id}/view',
  'GET /healthz',
  'GET /metrics',
  'POST /api/join',
  'POST /api/me',
  'POST /api/tables',
  'POST /api/tables/bring',
  'POST /api/tables/{id}/chat',
  'POST /api/tables/{id}/choose',
  'POST /api/tables/{id}/delegate',
  'POST /api/tables/{id}/explain',
  'POST /api/tables/{id}/join',
  'POST /api/tables/{id}/kick',
  'POST /api/tables/{id}/leave',
  'POST /api/tables/{id}/orders',
  'POST /api/tables/{id}/orders/withdraw',
  'POST /api/tables/{id}/rematch',
  'POST /api/tables/{id}/resign',
  'POST /api/tables/{id}/seat',
  'POST /api/tables/{id}/start',
  'POST /api/tables/{id}/undo',
]

/** `GET /api` and its operation. */
const operations = (): readonly (readonly [string, Operation])[] =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  )

/** With what it refers to written out. */
function whole(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(whole)
  if (typeof schema !== 'object' || schema === null) return schema
  const { $ref } = schema as { $ref?: string }
  if ($ref === undefined) return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, whole(part)]))
  const found = api.components.schemas[$ref.replace('#/components/schemas/', '')]
  expect(found, $ref).toBeDefined()
  return whole(found)
}

const fits = (schema: Plain, value: unknown): boolean => Value.Check(whole(schema) as Plain, value)

const jsonOf = (content: Answer['content']): Media =>
  (content as NonNullable<typeof content>)['application/json'] as Media

/** Every object in a schema, however deep. */
function* objectsIn(schema: unknown): Generator<Plain> {
  if (typeof schema !== 'object' || schema === null) return
  if (!Array.isArray(schema) && [(schema as Plain).type].flat().includes('object')) yield schema as Plain
  for (const part of Object.values(schema)) yield* objectsIn(part)
}

describe('the description of the API', () => {
  test('has a title, a version and a few lines about how to play', () => {
    expect(api.openapi).toBe('3.1.0')
    expect(api.info).toMatchObject({ title: 'Skerry', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
    expect(api.info.description).toContain('curl')
  })

  test('lists every route there is', () => {
    expect(
      operations()
        .map(([route]) => route)
        .sort(),
    ).toEqual(ROUTES)
    const served = app.printRoutes({ commonPrefix: false })
    const own = served.slice(served.indexOf('/healthz')) // what stands before are the files of the page
    expect(own).toContain('/api (GET, HEAD)')
    expect(own.match(/\b(GET|POST)\b/g)).toHaveLength(ROUTES.length)
  })

  test('says of every route what it is for, under a name of its own', () => {
    const tags = new Set(api.tags.map(({ name }) => name))
    for (const [route, { summary, tags: own, operationId }] of operations()) {
      expect(summary, route).toMatch(/^\S.{5,}/)
      expect(own.length > 0 && own.every((tag) => tags.has(tag)), route).toBe(true)
      expect(operationId, route).toMatch(/^\w+$/)
    }
    const ids = operations().map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has schemas that can say no', () => {
    const { Problem, Table } = api.components.schemas as Record<string, Plain>
    expect(fits(Problem as Plain, { code: 'stale', message: '', version: 3 })).toBe(true)
    expect(fits(Problem as Plain, { code: 'odd', message: '' })).toBe(false)
    expect(fits(Problem as Plain, { code: 'stale', message: '', stack: '' })).toBe(false)
    expect(fits(Table as Plain, {})).toBe(false)
  })

  test('names every part of every address', () => {
    for (const [route, { parameters = [] }] of operations()) {
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
      expect(
        [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        route,
      ).toEqual(inPath)
    }
  })

  test('has a schema for every answer, and an example that fits', () => {
    for (const [route, { responses }] of operations()) {
      expect(
        Object.keys(responses).filter((status) => status.startsWith('2')),
        route,
      ).toHaveLength(1)
      for (const [status, { description, content }] of Object.entries(responses)) {
        const where = `${route} ${status}`
        expect(description, where).not.toMatch(/^(Default Response)?$/)
        if (status === '204') continue
        for (const { schema, example, examples } of Object.values(content ?? {})) {
          expect(Object.keys(schema).length, where).toBeGreaterThan(0)
          const shown = [
            ...(example === undefined ? [] : [example]),
            ...Object.values(examples ?? {}).map(({ value }) => value),
          ]
          for (const value of shown) expect(fits(schema, value), `${where} ${JSON.stringify(value)}`).toBe(true)
        }
        expect(Object.keys(content ?? {}), where).toHaveLength(1)
      }
    }
  })

  test('describes for every route the problems it may meet', () => {
    const told = new Set<string>()
    for (const [route, { responses }] of operations()) {
      if (!route.includes(' /api')) continue
      const statuses = ['400', '429', '500', '503', ...(route.startsWith('POST') ? ['403', '413', '415'] : [])]
      expect(Object.keys(responses), route).toEqual(expect.arrayContaining(statuses))
      for (const [status, { content }] of Object.entries(responses)) {
        if (status.startsWith('2')) continue
        const { schema, examples = {} } = jsonOf(content)
        expect(schema, `${route} ${status}`).toEqual({ $ref: '#/components/schemas/Problem' })
        const codes = Object.values(examples).map(({ value }) => (value as { code: ProblemCode }).code)
        expect(codes.length, `${route} ${status}`).toBeGreaterThan(0)
        for (const code of codes) {
          told.add(code)
          if (code !== 'badRequest') expect(`${STATUS[code]}`, `${route} ${code}`).toBe(status)
        }
      }
    }
    expect([...told].sort()).toEqual([...PROBLEM_CODES].sort())
  })

  test('has bodies that take nothing else than what they say, none without a bound, each with an example that fits', () => {
    for (const [route, { requestBody }] of operations()) {
      expect(requestBody !== undefined, route).toBe(route.startsWith('POST'))
      if (requestBody === undefined) continue
      const { schema, example } = jsonOf(requestBody.content)
      expect(schema.additionalProperties, route).toBe(false)
      for (const value of strings(schema)) expect(bounded(value), `${route} ${JSON.stringify(value)}`).toBe(true)
      if (route !== 'POST /api/tables/bring') expect(fits(schema, example), route).toBe(true)
    }
  })

  test('has models that hold nothing else than what they say, but for what games add', () => {
    const open = new Set(['Event', 'Choice'])
    for (const [name, model] of Object.entries(api.components.schemas))
      for (const object of objectsIn(model)) {
        const isDeclared = object.properties !== undefined && !open.has(name) && !isFrame(object)
        if (isDeclared)
          expect(object.additionalProperties, `${name} ${JSON.stringify(object).slice(0, 80)}`).toBe(false)
      }
  })

  test('names the levels of bots as they are', () => {
    expect(JSON.stringify(api.components.schemas.Game)).toContain(JSON.stringify(BOT_LEVELS))
  })
})

const isFrame = ({ properties }: Plain): boolean => Object.keys(properties as object).join() === 'rule,at'

/** Every text and list that a caller writes. */
function* strings(schema: unknown): Generator<Plain> {
  if (typeof schema !== 'object' || schema === null) return
  const { type } = schema as Plain
  if (!Array.isArray(schema) && [type].flat().some((one) => one === 'string' || one === 'array')) yield schema as Plain
  for (const part of Object.values(schema)) yield* strings(part)
}
const bounded = (schema: Plain): boolean => ['enum', 'maxLength', 'maxItems'].some((key) => key in schema)

describe('the page', () => {
  test('has nothing in it that its policy forbids', async () => {
    const response = await app.inject('/docs')
    expect(response.headers['content-security-policy']).toBe(POLICY)
    expect(response.body).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i)
    const scripts = [...response.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes, inside] of scripts)
      expect([attributes, inside?.trim()]).toEqual([expect.stringContaining('src='), ''])
  })

  test('gets all its files from here', async () => {
    const { body } = await app.inject('/docs')
    const files = [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, file]) => file as string)
    expect(files.length).toBeGreaterThan(4)
    for (const file of files) {
      expect(file).toMatch(/^\/docs\/static\//)
      expect((await app.inject(file)).statusCode, file).toBe(200)
    }
  })
})
