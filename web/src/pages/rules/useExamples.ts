import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { listExamples, setUpExample } from '../../link/examples.ts'
import type { ListedExample } from '../../link/types.ts'

/** Null: not known yet. */
export type Listed = readonly ListedExample[] | 'failed' | null

export function useExamples(game: string, isKnown: boolean): Listed {
  const [examples, setExamples] = useState<Listed>(null)
  useEffect(() => {
    if (isKnown) listExamples(game).then(setExamples, () => setExamples('failed'))
  }, [game, isKnown])
  return examples
}

export interface ExampleOpening {
  /** Sets an example up and goes there. */
  open(id: string): void
  /** The example that is being set up. */
  readonly opening: string | null
  readonly hasFailed: boolean
}

export function useExampleOpening(game: string): ExampleOpening {
  const [, navigate] = useLocation()
  const [opening, setOpening] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const open = async (id: string) => {
    setOpening(id)
    setFailed(false)
    try {
      navigate(`/table/${await setUpExample(game, id)}`)
    } catch {
      setFailed(true)
    } finally {
      setOpening(null)
    }
  }
  return { open, opening, hasFailed }
}
