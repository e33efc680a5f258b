/** The worker of the worked examples: it lists them and sets one up as a table of this browser. Positions stay here. */

import { expose } from 'comlink'
import { loadShowcase } from '../games/examples.ts'
import { openRules } from '../games/rules.ts'
import type { ListedExample } from '../link/types.ts'
import { exampleTable } from './example-table.ts'
import { openStore } from './store.ts'

const worker = {
  async list(game: string): Promise<readonly ListedExample[]> {
    const { examples = [] } = (await loadShowcase(game)) ?? {}
    return examples.map(({ id, title, rules }) => ({ id, title, rules }))
  },
  /** Answers with the id of the table: one per example, which begins anew each time. */
  async setUp(game: string, id: string): Promise<string> {
    const [rules, showcase, store] = await Promise.all([openRules(game), loadShowcase(game), openStore()])
    const example = showcase?.examples.find((one) => one.id === id)
    if (showcase === null || example === undefined) throw new Error(`no example ${id} of ${game}`)
    const table = `example-${game}-${id}`
    await store.remove(table)
    await store.create(table, exampleTable(rules, showcase, example, Date.now()))
    return table
  },
}
export type ExamplesWorker = typeof worker

expose(worker)
