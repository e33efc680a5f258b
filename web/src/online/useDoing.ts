import { useCallback, useState } from 'react'
import type { Trouble } from '../words/en/online.ts'
import { troubleOf } from './troubles.ts'

export interface Doing {
  readonly isBusy: boolean
  /** Why the last one did not work; null: it did. */
  readonly trouble: Trouble | null
  /** Does one thing at a time; true: it is done. */
  run(work: () => Promise<unknown>): Promise<boolean>
}

/** Something that is asked of the server: in progress, done, or why not. */
export function useDoing(): Doing {
  const [state, setState] = useState<Pick<Doing, 'isBusy' | 'trouble'>>({ isBusy: false, trouble: null })
  const run = useCallback(async (work: () => Promise<unknown>) => {
    setState({ isBusy: true, trouble: null })
    try {
      await work()
      setState({ isBusy: false, trouble: null })
      return true
    } catch (error) {
      setState({ isBusy: false, trouble: troubleOf(error) })
      return false
    }
  }, [])
  return { ...state, run }
}
