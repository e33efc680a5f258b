import { useSettings } from '../settings/index.ts'
import { online as de } from './de/online.ts'
import { online as en, type OnlineWords } from './en/online.ts'

/** What is said about tables on the server; only pages that show some load it. */
export const useOnlineWords = (): OnlineWords => ({ en, de })[useSettings().language]
