import { InputError, RuleError } from '@skerry/kernel'

/** Null: the game cannot be played so by these rules, whichever way they say it. */
export function tried<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof InputError || error instanceof RuleError || error instanceof TypeError) return null
    throw error
  }
}
