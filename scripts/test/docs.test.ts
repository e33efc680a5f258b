// Shell blocks marked `sh run` in the README and the docs are executed, so they cannot go out of date: one command a line.
// The quick width runs the first one of each; cli/test/readme.test.ts runs those of the README without a process.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { someOf } from '@skerry/kit'
import { expect, inject, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !path.includes('node_modules'))
  .sort()

const blocks = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```sh run\n([\s\S]*?)^```$/gm)].map(([, code = '']) => ({
    page,
    code: someOf(code.trim().split('\n'), 1, inject('width')).join('\n'),
  })),
)

it('the README has blocks to run', () => {
  expect(blocks.some(({ page }) => page === 'README.md')).toBe(true)
})

it.each(blocks)('$page runs: $code', { timeout: 120_000 }, ({ code }) => {
  const printed = execFileSync('bash', ['-euo', 'pipefail', '-c', code], { cwd: root, encoding: 'utf8' })
  expect(printed.trim()).not.toBe('')
})

it('links between pages lead to files that exist', () => {
  for (const page of pages) {
    const text = readFileSync(join(root, page), 'utf8')
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g))
      expect(() => readFileSync(join(root, page, '..', target)), `${page} links to ${target}`).not.toThrow(/ENOENT/)
  }
})
