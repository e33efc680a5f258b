import { useSettings } from '../settings/index.ts'
import { examples as de } from './de/examples.ts'
import { type ExampleWords, examples as en } from './en/examples.ts'

/** What is said about worked examples; only pages that show some load it. */
export const useExampleWords = (): ExampleWords => ({ en, de })[useSettings().language]
