import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildOnce } from '@skerry/web/build'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { skerry } from './skerry.ts'

const ROOT = join(import.meta.dirname, '..', '..')

beforeAll(() => buildOnce(ROOT), 300_000)

/** Starts `skerry serve`; the lines it prints come one by one. */
function serving(...args: string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'cli', 'src', 'main.ts'), 'serve', '--port', '0', ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => (await lines.next()).value as string
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, line, ended }
}

test('prints the address, serves the site, ends with Ctrl-C', async () => {
  const { child, line, ended } = serving()
  const url = /^Skerry is at (http:\/\/127\.0\.0\.1:\d+\/)$/.exec(await line())?.[1] as string
  expect(await line()).toContain('serve --host 0.0.0.0” opens it to your network')
  const page = await fetch(url)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<script type="module"')
  expect(await (await fetch(new URL('healthz', url))).json()).toEqual({ ok: true })
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

test('--json: one line with the addresses', async () => {
  const { child, line, ended } = serving('--json', '--host', '0.0.0.0')
  const { url, urls } = JSON.parse(await line())
  expect(urls[0]).toBe(url)
  expect((await fetch(url)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a port that is taken: one line, exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const { code, out, err } = await skerry(['serve', '--port', `${port}`])
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: `skerry: Port ${port} is in use; choose another one.\n` })
})

test('what the service worker keeps is what is served, and fits its name', async () => {
  const { line } = serving('--json')
  const { url } = JSON.parse(await line())
  const script = await (await fetch(new URL('sw.js', url))).text()
  const files = JSON.parse(/^const FILES = (.*)$/m.exec(script)?.[1] as string) as string[]
  const version = JSON.parse(/^const VERSION = (.*)$/m.exec(script)?.[1] as string)
  expect(files).toContain('/index.html')
  const hash = createHash('sha256')
  for (const file of files) {
    const response = await fetch(new URL(file, url))
    expect({ file, status: response.status }).toEqual({ file, status: 200 })
    hash.update(file.slice(1)).update(Buffer.from(await response.arrayBuffer()))
  }
  expect(hash.digest('hex').slice(0, 12)).toBe(version)
})
