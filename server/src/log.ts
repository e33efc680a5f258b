/** The server's log: lines of JSON. It never holds names, tokens, choices or anything a seat may not know. */

export interface Log {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

/** The stack of an error, or whatever else was thrown, as text. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
