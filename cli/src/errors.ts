/** Wrong usage or bad input: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What was asked for failed: exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
