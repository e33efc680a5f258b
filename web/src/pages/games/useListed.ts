import { useLobby } from '../../online/index.ts'
import { type Listed, merged } from './listed.ts'
import { useTables } from './tables.ts'

export interface AllListed {
  readonly tables: readonly Listed[]
  /** Some list is not known yet. */
  readonly isBusy: boolean
  /** The browser does not give its tables out. */
  readonly isRefused: boolean
  /** There is a server, so it must be said where a table lies. */
  readonly hasServer: boolean
  /** Reads the tables of this browser again. */
  reload(): void
}

/** All your tables, wherever they lie; worked examples only where they are wanted. */
export function useListed(withExamples: boolean): AllListed {
  const { tables, isRefused, reload } = useTables()
  const { server, mine } = useLobby()
  const here = (tables ?? []).filter(({ example }) => withExamples || example === undefined)
  return {
    tables: merged(here, mine ?? []),
    isBusy: (tables === null && !isRefused) || server === null || (server === 'there' && mine === null),
    isRefused,
    hasServer: mine !== null,
    reload,
  }
}
