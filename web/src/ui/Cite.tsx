import type { RuleId } from '@skerry/kernel'
import { createContext, useContext } from 'react'
import { navigate } from 'wouter/use-browser-location'

export interface Citations {
  /** Shows the text of a rule. */
  open(rule: RuleId): void
}

/** Who shows a rule that is cited: the table opens its own book, elsewhere the page of the rules does. */
export const CitationContext = createContext<Citations>({ open: (rule) => navigate(`/rules#${rule}`) })
export const useCitation = (): Citations => useContext(CitationContext)

/** A rule id: always brass, small, unbroken, and a way to the rule. */
export function Cite({ rule }: { readonly rule: RuleId }) {
  const { open } = useCitation()
  return (
    <button type='button' className='cite' onClick={() => open(rule)}>
      {rule}
    </button>
  )
}

/** The same as a quiet mark, where sentences stand one below the other. */
export function Section({ rule }: { readonly rule: RuleId }) {
  const { open } = useCitation()
  return (
    <button type='button' className='cite section' aria-label={rule} title={rule} onClick={() => open(rule)}>
      §
    </button>
  )
}
