/** A game is added by adding its folder: a house with one game more, built and played as it is. */

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@skerry/server'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildOnce } from '../build/build.ts'
import { answerByKeys, settled } from './hands.ts'
import { sharedBrowser } from './suite.ts'
import { goTo, visit } from './visit.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const NO_PART = /[\\/](dist|test|e2e)$/

/** Everything outside the folder of the new game is as it is here. */
function house(): string {
  const root = mkdtempSync(join(tmpdir(), 'skerry-house-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const part of [
    'kernel',
    'contracts',
    'session',
    'kit',
    'link',
    'boards',
    'bots',
    'node_modules',
    'package.json',
  ])
    symlinkSync(join(ROOT, part), join(root, part))
  const filter = (path: string) => !NO_PART.test(path)
  cpSync(join(ROOT, 'web'), join(root, 'web'), { recursive: true, filter })
  for (const game of ['connect-four', 'tic-tac-toe'])
    cpSync(join(ROOT, 'games', game), join(root, 'games', game), { recursive: true, filter })
  return root
}

/** The smallest game there is, under another name. */
function addGame(root: string, id: string): void {
  const folder = join(root, 'games', id)
  cpSync(join(root, 'games', 'tic-tac-toe'), folder, { recursive: true })
  for (const [file, from, to] of [
    ['game.ts', "'tic-tac-toe'", `'${id}'`],
    ['about.ts', "'Tic-tac-toe'", "'Nine Holes'"],
    ['about.ts', "'Tic-Tac-Toe'", "'Neun Löcher'"],
    ['package.json', '@skerry/tic-tac-toe', `@skerry/${id}`],
  ] as const)
    change(join(folder, file), from, to)
  rmSync(join(folder, 'examples'), { recursive: true }) // not every game has some
}

function change(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

test('a folder more is a game more: in the lobby, on the shelf of rules, at the table and in the terminal', async () => {
  const root = house()
  addGame(root, 'nine-holes')
  const dist = await buildOnce(root)
  const assets = readdirSync(join(dist, 'assets')).filter((name) => /^nine-holes-.*\.js$/.test(name))
  expect(assets.map((name) => name.replace(/-[\w-]{8}\.js$/, ''))).toContain('nine-holes-words')

  const { url, close } = await serve({ root, data: null, port: 0, dist })
  onTestFinished(() => close())
  const { page, faults, close: leave } = await visit(await sharedBrowser(), url, { seed: inject('seed') })
  onTestFinished(() => leave())
  await page.getByRole('button', { name: 'Play Nine Holes' }).click()
  for (let i = 0; i < 5 && !(await settled(page)); i++) await answerByKeys(page)
  expect(await settled(page)).toBe(true)
  await goTo(page, `${url}rules/nine-holes`)
  await page.getByText('TTT-MARK-02').first().waitFor()
  await page.getByRole('link', { name: 'Worked examples' }).click()
  await page.getByText('This game has no worked examples yet.').waitFor()
  expect(faults).toEqual([])

  const skerry = (...args: string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'cli', 'src', 'main.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, SKERRY_ROOT: root },
    })
  expect(skerry('games')).toContain('nine-holes')
  expect(JSON.parse(skerry('sim', 'nine-holes', '--games', '3', '--seed', '1', '--json')).games).toBe(3)
})
