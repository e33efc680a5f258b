/** Games of the terminal that an earlier version stored: each goes on. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { skerryAt } from './skerry.ts'

const STORED = join(import.meta.dirname, '..', '..', 'session', 'test', 'stored', 'terminal')

test.each(readdirSync(STORED))('%s goes on', async (file) => {
  const { code, out, err } = await skerryAt(inject('width'))(['play', '--resume', join(STORED, file), '--lang', 'en'], {
    input: 'quit\n',
  })
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('To go on with this game:')
})
