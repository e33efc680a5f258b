/** What only a process shows; elsewhere the commands are called without one. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HAUL, MAIN, ROOT, readJson, type Setting, skerryHere, skerryProcess, temporary, textOf } from './skerry.ts'

test.each<[what: string, code: number, args: string[], setting?: Setting]>([
  ['done', 0, ['games']],
  ['done, with input', 0, ['play', 'tic-tac-toe', '--seed', '1', '--lang', 'de'], { input: '1\n'.repeat(9) }],
  ['failed, in another house', 1, ['mutate', 'haul'], { root: HAUL }],
  ['wrong usage, with another language', 2, ['play', 'tic-tac-toe', '--bots', 'x'], { env: { LC_ALL: 'de_DE' } }],
])('%s: the exit code and both streams are as without a process', async (_, code, args, setting) => {
  const ran = await skerryProcess(args, setting)
  expect(ran.code).toBe(code)
  expect(ran).toEqual(await skerryHere(args, setting))
})

test('a reader that has seen enough is no error', async () => {
  const child = spawn(process.execPath, [MAIN, 'help'], { cwd: ROOT })
  const err = textOf(child.stderr)
  child.stdout.destroy() // before it writes anything
  const [code] = await once(child, 'close')
  expect({ code, err: err() }).toEqual({ code: 0, err: '' })
})

test('files without a folder are written where the command is started', async () => {
  const folder = temporary()
  const { code, err } = await skerryProcess(['sim', 'connect-four', '--games', '1', '--longest', '3'], { cwd: folder })
  expect(code).toBe(1)
  expect(err).toContain('still going on after 3 decisions')
  expect(readJson(join(folder, 'skerry-connect-four-1-0.json')).rows).toHaveLength(3)
})
