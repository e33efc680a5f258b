import { useState } from 'react'
import { useLocation } from 'wouter'
import type { NewTable } from '../../link/local.ts'
import { rememberOpponents } from '../crew.ts'
import { local } from '../local.ts'

export interface Opening {
  /** Opens a table and goes there. */
  open(table: NewTable): void
  readonly isStarting: boolean
  readonly hasFailed: boolean
}

export function useOpening(): Opening {
  const [, navigate] = useLocation()
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle')
  const open = async (table: NewTable) => {
    setState('starting')
    try {
      const { createTable } = await local()
      const id = await createTable(table)
      rememberOpponents(table.game, table.seats)
      navigate(`/table/${id}`)
    } catch {
      setState('failed')
    }
  }
  return { open, isStarting: state === 'starting', hasFailed: state === 'failed' }
}
