import type { Card } from '@skerry/contracts'
import { useMemo } from 'react'
import type { Option } from '../../link/types.ts'
import type { AtTable } from '../common/context.ts'

/** Cards are asked for often, while options are the same. */
export function useCards({ saying }: AtTable): (option: Option) => Card {
  return useMemo(() => {
    const cards = new Map<string, Card>()
    return (option) => {
      const known = cards.get(option.notation) ?? saying.card(option.choice)
      cards.set(option.notation, known)
      return known
    }
  }, [saying])
}
