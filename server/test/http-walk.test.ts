// The walk of docs/api.md, from its first line to its last, against a server that has just been started.
import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../src/index.ts'

const root = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(root, 'docs', 'api.md'), 'utf8')
/** Blocks marked so are one script: later ones know what earlier ones have found out. */
const blocks = [...page.matchAll(/^```sh run server\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)

test('docs/api.md can be walked', async () => {
  expect(blocks.length).toBeGreaterThan(10)
  const served = await serve({ root, dist: null, data: null, port: 0 })
  onTestFinished(() => served.close())
  const script = `${blocks.join('\necho; echo\n')}\necho; echo "$v $PWD"`
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    env: { ...process.env, SKERRY: served.url.replace(/\/$/, '') },
  })
  const [v, folder] = stdout.trimEnd().split('\n').at(-1)?.split(' ') ?? []
  onTestFinished(() => rmSync(folder as string, { recursive: true }))
  expect(v).toBe('12')
  // Ten moves, one that is taken back, and the taking back; nothing of it was a problem but what should be one.
  expect(stdout.match(/"type":"stoneDropped"/g)?.length).toBeGreaterThanOrEqual(11)
  expect([...stdout.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code)).toEqual(['refused', 'stale', 'badRequest'])
  expect(stdout).toContain('Spalte')
  const game = JSON.parse(readFileSync(join(folder as string, 'game.json'), 'utf8'))
  expect(game.rows).toHaveLength(13)
  expect(game.dice.commitment).toMatch(/^[0-9a-f]{64}$/)
})
