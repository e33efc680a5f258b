import { expect, test } from 'vitest'
import { tableOf } from '../src/index.ts'
import { benchWeb } from '../src/web.ts'

test('bench web: every figure is there, and the scripts keep to their limits', { timeout: 300_000 }, async () => {
  const { name, figures } = await benchWeb({ answers: 2, stretches: 1, stretchMs: 300 })
  expect(name).toBe('web')
  const byId = new Map(figures.map((figure) => [figure.id, figure]))
  for (const id of ['start/script', 'marnon/page-script', 'marnon/worker-script'])
    expect(byId.get(id), id).toMatchObject({ unit: 'bytes gzip', goal: 1, met: true })
  for (const id of ['marnon/answer-p95', 'marnon/longest-frame', 'marnon/frame-gap', 'marnon/frame-gap-beside-empty'])
    expect(byId.get(id)?.value, id).toBeGreaterThan(0)
  expect(tableOf({ name, figures })).toContain('start/script')
})
