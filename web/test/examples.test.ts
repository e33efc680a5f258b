/** Every worked example of every game can be opened at a table, and its line can be played there as it is written. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packOf } from '@skerry/kernel'
import { type Example, someOf } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { loadShowcase, type Showcase } from '../src/games/examples.ts'
import { openRules, type Rules, withPack } from '../src/games/rules.ts'
import type { ExampleStep, Push, TableSnapshot } from '../src/link/types.ts'
import { exampleTable } from '../src/worker/example-table.ts'
import { LocalTable } from '../src/worker/local-table.ts'
import { MemoryStore } from './memory-store.ts'
import { lastSight, settled } from './tables.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'games')
const isWhole = (game: string) =>
  ['index.ts', 'examples/index.ts'].every((file) => existsSync(join(FOLDER, game, file)))
const GAMES = readdirSync(FOLDER).filter(isWhole)

/** The same rules, which check each pack only once. */
async function quickRules(id: string): Promise<Rules> {
  const rules = await openRules(id)
  const loaded = new Map<unknown, object>()
  const load = (pack: unknown) => {
    const content = loaded.get(pack) ?? rules.game.load(pack)
    loaded.set(pack, content)
    return content
  }
  return { ...rules, game: { ...rules.game, load } }
}

const nobody = () => Promise.reject(new Error('there is no bot'))

function opened(rules: Rules, showcase: Showcase, example: Example) {
  const saved = exampleTable(rules, showcase, example, 1)
  const store = new MemoryStore()
  store.tables.set('table', saved)
  const pushes: Push[] = []
  const table: LocalTable = new LocalTable('table', withPack(rules, saved.ownPack), saved, store, nobody, (push) => {
    pushes.push(push)
    if (push.kind === 'row') table.seen(push.sight.version)
  })
  table.tellWhole()
  return { table, store, pushes, saved }
}

const stepAt = (steps: readonly ExampleStep[], { nextStep }: TableSnapshot) =>
  nextStep === null || nextStep === undefined ? undefined : steps[nextStep]

/** Does what the example says until its line is over; returns what the table waits for instead, if it goes another way. */
async function playLine({ table, pushes }: ReturnType<typeof opened>): Promise<string | null> {
  const { steps, length } = table.info.example as NonNullable<typeof table.info.example>
  for (let i = 0; i <= length; i++) {
    await settled(table)
    const sight = lastSight(pushes)
    if (sight.nextStep === length) return null
    const step = stepAt(steps, sight)
    if (step?.kind !== 'choice') return `${sight.nextStep}: ${JSON.stringify(step)}`
    table.sit(step.seat)
    const refused = await table.choose([step.notation])
    if (refused !== null) return `${step.notation}: ${refused.reason}`
  }
  return 'the line has no end'
}

describe.each(GAMES)('the examples of %s', (game) => {
  it('can all be opened and played to the end of their lines, dice and all', async () => {
    const rules = await quickRules(game)
    const showcase = (await loadShowcase(game)) as Showcase
    expect(showcase.examples.length).toBeGreaterThan(0)
    const astray: string[] = []
    for (const example of someOf(showcase.examples, 40, inject('width'))) {
      const at = opened(rules, showcase, example)
      const fault = await playLine(at)
      at.table.close()
      if (fault !== null) astray.push(`${example.id} ${fault}`)
    }
    expect(astray).toEqual([])
  })
})

describe('an example at a table', async () => {
  const rules = await openRules('marnon')
  const showcase = (await loadShowcase('marnon')) as Showcase
  const exampleCalled = (id: string) => showcase.examples.find((one) => one.id === id) as Example

  it('has somebody at the screen in every seat, and nothing to hide', () => {
    const { saved } = opened(rules, showcase, exampleCalled('MAR-T-R-05'))
    expect(saved.table.seats).toEqual(['A', 'B', 'C'].map((name) => ({ name, by: 'person' })))
    expect(saved.table.sharing).toBe('open')
    expect(saved.table.example?.title.de).toBe('Der Held ersetzt zwei von zehn Männern')
  })

  it('tells the next step, and when another way was gone', async () => {
    const { table, pushes } = opened(rules, showcase, exampleCalled('MAR-T-R-05'))
    await settled(table)
    expect(lastSight(pushes).nextStep).toBe(0)
    expect(await table.choose(['station V1'])).toBeNull()
    expect(lastSight(pushes).nextStep).toBe(1)
    expect(await table.choose(['place V1:10'])).toBeNull()
    expect(lastSight(pushes).nextStep).toBeNull()
    expect(await table.undo()).not.toBeNull() // it is B who is asked now
    table.sit(0)
    expect(await table.undo()).toBeNull()
    expect(lastSight(pushes).nextStep).toBe(1)
    expect(table.at(0).nextStep).toBe(0)
  })

  it('throws the dice of the example, whatever the seed, as long as somebody follows it', async () => {
    const isAttack = ({ line }: Example) => / attack /.test(line[0] ?? '') && (line[1]?.startsWith('dice ') ?? false)
    const example = showcase.examples.find(isAttack) as Example
    const [attack = '', dice = ''] = example.line
    const rolledWith = async (seed: string, isExample: boolean) => {
      const { example: shown, ...kept } = exampleTable(rules, showcase, example, 1).table
      const saved = exampleTable(rules, showcase, example, 1)
      const store = new MemoryStore()
      store.tables.set('table', {
        ...saved,
        table: { ...kept, seed, ...(isExample && shown ? { example: shown } : {}) },
      })
      const stored = store.tables.get('table') as typeof saved
      await new LocalTable('table', rules, stored, store, nobody, () => {}).choose([attack.slice(2)])
      return `dice ${store.tables.get('table')?.rows[0]?.outcomes[0]}`
    }
    const seeds = Array.from({ length: 8 }, (_, i) => `seed ${i}`)
    expect(new Set(await Promise.all(seeds.map((seed) => rolledWith(seed, true))))).toEqual(new Set([dice]))
    expect(new Set(await Promise.all(seeds.map((seed) => rolledWith(seed, false)))).size).toBeGreaterThan(1)
  })

  it('brings its pack along, the built-in one or another', async () => {
    const other = structuredClone(rules.pack) as { facts: { id: string }[] }
    other.facts.pop()
    const own = { ...showcase, pack: other }
    const { saved } = opened(rules, own, exampleCalled('MAR-T-R-05'))
    expect(saved.ownPack).toEqual(other)
    expect(saved.pack).toBe(packOf(rules.game.load(other)))
    const { saved: usual } = opened(rules, showcase, exampleCalled('MAR-T-R-05'))
    expect(usual.pack).toBe(packOf(rules.game.load(rules.pack)))
    expect(usual.ownPack).toEqual(rules.pack)
    const { table } = opened(rules, own, exampleCalled('MAR-T-R-05'))
    const branch = table.branch(0, 'seed')
    expect(branch.ownPack).toEqual(other)
    expect(branch.table.example).toBeUndefined()
  })
})
