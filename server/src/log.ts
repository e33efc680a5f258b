/** What is written down about the server's work: lines of JSON. Never names, tokens, choices or anything a seat may not know. */

export interface Log {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

export const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
