import type { Width } from '@skerry/kit'

declare module 'vitest' {
  /** What a test asks for with `inject`. */
  interface ProvidedContext {
    readonly width: Width
    /** What is drawn at random in a test is drawn from this: another seed is another sample. */
    readonly seed: string
  }
}

/** `SKERRY_WIDTH` and `SKERRY_SEED`, as `npm run test:deep` sets them, for the settings of every kind of test. */
export const PROVIDED = {
  width: process.env.SKERRY_WIDTH === 'deep' ? 'deep' : 'quick',
  seed: process.env.SKERRY_SEED ?? 'skerry',
} as const
