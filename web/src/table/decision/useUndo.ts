import { useState } from 'react'
import type { AtTable } from '../common/context.ts'
import type { Decision } from './useDecision.ts'

/** Takes back what was done last, or says why it stays done; the reason ends when something else is done. */
export function useUndo({ model, words }: AtTable, { at: question, choosing }: Decision, toQuestion: () => void) {
  const at = `${question} ${model.phase} ${choosing.picked.join(' ')} ${choosing.card ?? ''}`
  const [stored, store] = useState<{ readonly at: string; readonly objection: string } | null>(null)
  const { undoBarrier, phase } = model
  const undo = () => {
    if (undoBarrier !== null) return store({ at, objection: words.undoBarriers[undoBarrier] })
    if (phase !== 'asked' && phase !== 'waiting' && phase !== 'over') return
    toQuestion()
    void model.undo()
  }
  return { undo, objection: stored?.at === at ? stored.objection : null }
}
