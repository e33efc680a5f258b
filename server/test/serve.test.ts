import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as rawRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PORT, type Served, ServeError, type ServeOptions, serve as serveHouse } from '../src/index.ts'

const SCRIPT = `console.log('${'skerry '.repeat(200)}')\n`
const PAGE = '<!doctype html><title>Skerry</title>'

const dist = mkdtempSync(join(tmpdir(), 'skerry-dist-'))
let served: Served

/** A server of this house that keeps nothing. */
const serve = (options: Partial<ServeOptions>): Promise<Served> =>
  serveHouse({ root: join(import.meta.dirname, '..', '..'), dist, data: null, ...options })

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  const files: Record<string, string> = {
    'index.html': PAGE,
    'sw.js': 'self.skipWaiting()',
    'manifest.webmanifest': '{}',
    'assets/main-abc123.js': SCRIPT,
    '.built': 'secret',
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, file), text)
  writeFileSync(join(dist, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(dist, 'assets/main-abc123.js.gz'), gzipSync(SCRIPT))
  served = await serve({ dist, port: 0 })
})
afterAll(async () => {
  await served.close()
  rmSync(dist, { recursive: true, force: true })
})

const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, served.url), { redirect: 'manual', ...init })

/** The status for exactly this path and these headers: `fetch` would tidy them up first. */
function getRaw(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { port } = new URL(served.url)
  return new Promise((resolve, reject) => {
    rawRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode as number)
    })
      .on('error', reject)
      .end()
  })
}

describe('files', () => {
  test('the page, always asked for anew', async () => {
    const response = await get('/')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe(PAGE)
    expect(await getRaw('/', { 'if-none-match': response.headers.get('etag') as string })).toBe(304)
  })

  test.each(['/sw.js', '/manifest.webmanifest', '/index.html'])('%s is asked for anew', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
  ])('a script for a browser that reads %s', async (accepted, encoding) => {
    const response = await get('/assets/main-abc123.js', { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toBe(SCRIPT)
  })

  test('HEAD says the same without a body', async () => {
    for (const path of ['/', '/table/abc', '/assets/main-abc123.js']) {
      const response = await get(path, { method: 'HEAD' })
      expect({ path, status: response.status, body: await response.text() }).toEqual({ path, status: 200, body: '' })
    }
  })

  test('/healthz', async () => {
    // The rules' thread may still be about to begin.
    const healthy = async () =>
      expect(await (await get('/healthz')).json()).toEqual({ ok: true, store: true, rules: true })
    await vi.waitFor(healthy, { timeout: 30_000 })
  })
})

describe('routes of the page', () => {
  test.each(['/table/abc', '/table/abc?v=97&as=open', '/rules/marnon', '/settings', '/new/tic-tac-toe'])(
    '%s is the page',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toBe(PAGE)
    },
  )

  test.each(['/assets/gone-123.js', '/favicon.ico', '/.built', '/.env', '/assets/.built'])(
    '%s is not there',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await response.text()).not.toContain('secret')
    },
  )

  test('a script that asks for something missing is told so', async () => {
    expect((await get('/api/none')).status).toBe(404)
    expect((await get('/table/abc', { headers: { accept: 'application/json' } })).status).toBe(404)
    expect((await get('/table/abc', { method: 'POST' })).status).toBe(404)
  })
})

describe('bad requests', () => {
  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc',
    '/assets/%00.js',
    '/%',
    '/%ff',
    '//example.org/',
    `/${'a'.repeat(3000)}`,
    `/?${'a'.repeat(3000)}`,
    'http://example.org/',
  ])('%j', async (path) => {
    const status = await getRaw(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

test('every answer has the security headers', async () => {
  for (const path of ['/', '/table/abc', '/nothing.js', '/assets/main-abc123.js', '/healthz', '/%00']) {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy'), path).toContain("script-src 'self';")
    expect(headers.get('content-security-policy'), path).not.toContain("style-src 'self' 'unsafe-inline'")
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
  }
})

describe('ports and hosts', () => {
  async function started(options: Partial<ServeOptions>) {
    const one = await serve({ dist, ...options })
    onTestFinished(() => one.close())
    return one
  }

  test('without a port, the next free one', async () => {
    const [first, second] = [await started({}), await started({})]
    const ports = [first, second].map(({ url }) => Number(new URL(url).port))
    expect(ports[0]).toBeGreaterThanOrEqual(PORT)
    expect(ports[1]).toBeGreaterThan(ports[0] as number)
    expect((await fetch(second.url)).status).toBe(200)
  })

  test('a port that was asked for and is taken is an error that says so', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    await expect(serve({ dist, port })).rejects.toThrow(new ServeError(`Port ${port} is in use; choose another one.`))
  })

  test('a host that is none of this machine', async () => {
    await expect(serve({ dist, host: '192.0.2.1', port: 0 })).rejects.toThrow('192.0.2.1 is no address of this machine')
  })

  test('all interfaces: this machine’s address comes first', async () => {
    const { url, urls } = await started({ host: '0.0.0.0', port: 0 })
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
    expect(urls[0]).toBe(url)
    for (const one of urls) expect((await fetch(one)).status).toBe(200)
  })

  test('a folder without a site', async () => {
    await expect(serve({ dist: join(dist, 'assets'), port: 0 })).rejects.toThrow('there is no built site here')
  })

  test('closing ends open connections', async () => {
    const one = await serve({ dist, port: 0 })
    await fetch(one.url, { headers: { connection: 'keep-alive' } })
    await one.close()
    await expect(fetch(one.url)).rejects.toThrow()
  })
})
