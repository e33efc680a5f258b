/** The commands that the README shows; scripts/test/docs.test.ts runs them in a shell. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, skerryHere } from './skerry.ts'

const PREFIX = 'npm run -s skerry -- '
const [, block = ''] = /^```sh run\n([\s\S]*?)^```$/m.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? []
const commands = block.trim().split('\n')

test('there are some, and all are ours', () => {
  expect(commands.length).toBeGreaterThan(3)
  for (const command of commands) expect(command.startsWith(PREFIX), command).toBe(true)
})

test.each(commands)('%s', async (command) => {
  const { code, out, err } = await skerryHere(command.slice(PREFIX.length).split(' '))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).not.toBe('')
})
