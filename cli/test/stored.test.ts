/** Games that earlier versions stored go on in the terminal: today, with another built-in pack, and when newer rules lead elsewhere. */

import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openGame, packOfHash } from '@skerry/registry'
import { buildHouse, NEWER } from '@skerry/registry/testing'
import { goOn, parseRecord, recordToKeep } from '@skerry/session'
import { describe, expect, inject, test } from 'vitest'
import { ROOT, readJson, skerryAt, temporary, writeJson } from './skerry.ts'

const skerry = skerryAt(inject('width'))
const STORED = join(ROOT, 'session', 'test', 'stored')
const FILES = ['terminal', 'record'].flatMap((kind) => readdirSync(join(STORED, kind)).map((file) => join(kind, file)))

const OTHER_PACKS = buildHouse(temporary(), { rules: 'same', packs: 'other' })
const NO_PACKS = buildHouse(temporary(), { rules: 'same', packs: 'other, and none kept' })
const SAME_RULES = buildHouse(temporary(), { rules: 'newer', packs: 'same' })
const ELSEWHERE = buildHouse(temporary(), { rules: 'elsewhere', packs: 'other, and none kept' })

/** The stored game as it is saved by now: with its pack and its newest position. */
async function savedNow(stored: string): Promise<string> {
  const value = readJson(stored)
  const record = parseRecord(value)
  const opened = await openGame(ROOT, record.game)
  const pack = packOfHash(opened, record.pack)
  const { session } = goOn(opened.game, opened.game.load(pack), record)
  return writeJson(join(temporary(), basename(stored)), {
    ...recordToKeep(session, pack),
    terminal: value.terminal,
  })
}

/** Opens it, makes a choice that is open there, and saves it. */
async function goesOn(file: string, root: string): Promise<{ readonly out: string; readonly saved: string }> {
  const saved = join(temporary(), basename(file))
  const play = ['play', '--resume', file, '--lang', 'en', '--bots', 'random']
  const first = await skerry(play, { root, input: 'quit\n' })
  const choice = /For example: (.*?) –/.exec(first.out)?.[1] ?? '1'
  const { code, out, err } = await skerry(play, { root, input: `${choice}\nyes\nsave ${saved}\nquit\n` })
  expect([code, err]).toEqual([0, ''])
  if (!out.includes('The game is over')) {
    expect(readJson(saved)).toMatchObject({ ownPack: {}, snapshot: { standing: [] } })
    expect(readJson(saved).rows.length).toBeGreaterThan(readJson(file).rows.length)
    const again = await skerry(['replay', saved], { root })
    expect([again.code, again.err]).toEqual([0, ''])
  }
  return { out, saved }
}

describe.each(FILES)('%s', (name) => {
  const stored = join(STORED, name)

  test('goes on, also with another built-in pack', async () => {
    await goesOn(stored, ROOT)
    await goesOn(stored, OTHER_PACKS)
    await goesOn(await savedNow(stored), NO_PACKS)
  })

  test('goes on under newer rules, which is told, as long as they lead to the same', async () => {
    const file = await savedNow(stored)
    const { rules } = readJson(file)
    expect((await goesOn(file, SAME_RULES)).out).toContain(
      `Version ${rules} of the rules played this game; version ${NEWER} leads to the same and goes on with it.`,
    )
  })

  test('goes on from where it stood when newer rules lead elsewhere, which is told', async () => {
    const file = await savedNow(stored)
    const { rules, rows } = readJson(file)
    const sentence = `Version ${rules} of the rules played this game. Version ${NEWER} would have led elsewhere: it goes on from where the game stood.`
    const { out, saved } = await goesOn(file, ELSEWHERE)
    expect(out).toContain(sentence)
    if (!out.includes('The game is over')) {
      const told = await skerry(['play', '--resume', saved, '--lang', 'en'], { root: ELSEWHERE, input: 'log\nquit\n' })
      expect(told.out).toContain(`from here on by version ${NEWER} of the rules`)
      expect(readJson(saved).rows[rows.length]).toMatchObject({ rules: NEWER, position: { pack: readJson(file).pack } })
      await goesOn(saved, ELSEWHERE)
    }
    const replayed = await skerry(['replay', file], { root: ELSEWHERE })
    expect([replayed.code, replayed.err]).toEqual([0, ''])
    expect(replayed.out).toContain(sentence)
    const german = await skerry(['replay', file, '--lang', 'de'], { root: ELSEWHERE })
    expect(german.out).toContain(
      `Version ${NEWER} hätte anderswohin geführt: Sie macht dort weiter, wo das Spiel stand.`,
    )
    const exactly = await skerry(['replay', file, '--any-rules'], { root: ELSEWHERE })
    expect(exactly.code).toBe(
      rows.some(({ choices, outcomes }: { choices: []; outcomes: [] }) => choices.length + outcomes.length > 0) ? 1 : 0,
    )
  })
})

test('without a position that was kept, rules that nobody knows the way to do not guess', async () => {
  const { out, err, code } = await skerry(['play', '--resume', join(STORED, 'record', 'marnon.json')], {
    root: buildHouse(temporary(), { rules: 'elsewhere', packs: 'same' }),
  })
  expect({ out, code }).toEqual({ out: '', code: 2 })
  expect(err).toContain(
    `played by version 1 of the rules, these are version ${NEWER}; --any-rules shows where they part`,
  )
})
