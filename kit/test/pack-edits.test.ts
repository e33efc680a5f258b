import { gatherWarnings, loadPack, openPack, shapes, warning } from '@skerry/contracts'
import { type Tiny, tinyGame, x } from '@skerry/kernel/testing'
import { describe, expect, it } from 'vitest'
import { incompletePackTests, packEditor, packWarningTests, type WarnedPacks } from '../src/index.ts'
import { failuresOf } from './failures.ts'

const plain = tinyGame({ main: { go: x.auto('T-1', (t) => t.end({ rule: 'T-1', reason: 'done', winners: [] })) } })
const isleAt = shapes.object({ id: shapes.text, high: shapes.natural })
const packAt = shapes.object({ isles: shapes.list(isleAt) })
const packFrom = (doc: unknown) => packAt(openPack(doc, 'isle-1').doc, '')
const load = (doc: unknown) =>
  loadPack(
    doc,
    packFrom,
    (faults, { isles }) => faults.length('isles', isles, 2),
    (pack) => pack as unknown as Tiny['content'],
  )
const game = { ...plain, load }
const pack = {
  format: 'isle-1',
  isles: [
    { id: 'L', high: 3 },
    { id: 'M', high: 4 },
  ],
}
const { changed, withThings, withMore, lost } = packEditor(pack)

describe('packs changed in one place', () => {
  it('have other parts, more things or fewer; the pack itself stays as it was', () => {
    expect(withThings('isles', { L: { high: 9 } }).isles).toEqual([{ id: 'L', high: 9 }, pack.isles[1]])
    expect(withMore('isles', { id: 'N' }).isles).toHaveLength(3)
    expect(lost('isles', 'L').isles).toEqual([pack.isles[1]])
    expect(changed({ isles: [] }).isles).toEqual([])
    expect(pack.isles.map(({ high }) => high)).toEqual([3, 4])
  })

  it('must be refused without any entry and any part, which a game may forget to check', () => {
    expect(failuresOf(incompletePackTests(game, pack, ['isles'], ['isles']))).toEqual([])
    const careless = { ...plain, load: (doc: unknown) => packFrom(doc) as unknown as Tiny['content'] }
    expect(failuresOf(incompletePackTests(careless, pack, ['isles'], ['isles'])).join('\n')).toBe(
      'any single entry taken out of its isles: refused: nothing is wrong without isles L',
    )
    const blind = { ...plain, load: () => ({}) as Tiny['content'] }
    expect(failuresOf(incompletePackTests(blind, pack, ['isles'], [])).join('\n')).toContain('isles L id')
  })
})

describe('the tests of warnings', () => {
  const packWarnings = gatherWarnings(load, packFrom, [
    ({ pack: { isles } }) =>
      isles.flatMap(({ id, high }) => (high > 8 ? [warning(`isles.${id}`, 'steep', { high })] : [])),
  ])
  const healthy: WarnedPacks<Tiny> = {
    game,
    packWarnings,
    usual: { 'the pack': pack },
    unusual: [['a steep isle', withThings('isles', { L: { high: 9 } }), ['isles.L: steep']]],
    refused: [lost('isles', 'L'), 'isles: wrongNumber'],
  }

  it('pass for the warnings that there should be', () => expect(failuresOf(packWarningTests(healthy))).toEqual([]))

  it.each<[string, Partial<WarnedPacks<Tiny>>, string]>([
    ['a warning about a usual pack', { usual: { it: withThings('isles', { L: { high: 9 } }) } }, 'isles.L: steep'],
    ['no warning about an unusual one', { unusual: [['a low isle', pack, ['isles.L: low']]] }, 'instead of'],
    ['an unusual pack that cannot be played', { unusual: [['one', lost('isles', 'L'), []]] }, 'cannot be played'],
    ['a bad pack that is not refused', { packWarnings: () => [] }, 'instead of “isles: wrongNumber”'],
  ])('notice %s', (_, change, failure) => {
    expect(failuresOf(packWarningTests({ ...healthy, ...change })).join('\n')).toContain(failure)
  })
})
