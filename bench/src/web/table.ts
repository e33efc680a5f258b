/** Tables to measure at: games played beforehand, put into the store of a browser, as often as needed. */

import { type launch, playedTable, putTable, type Site, visit } from '@skerry/web/browser'

export type Browser = Awaited<ReturnType<typeof launch>>
export type Visit = Awaited<ReturnType<typeof visit>>
export type Page = Visit['page']

/** Who sits there: people around one screen with nothing to hide, or four bots with somebody watching. */
export type Seated = 'people' | 'bots'

/** The table asks somebody, or the game is over. */
export const SETTLED = '[data-phase=asked]:has([data-suggest]), [data-phase=over]'

const NAMES = ['Mara', 'Jannik', 'Ole', 'Inga']

export interface Tables extends Visit {
  /** Puts one more copy of the table into the store; answers with its address. */
  fresh(): Promise<string>
}

export async function visitTables(browser: Browser, site: Site, seated: Seated, rows: number): Promise<Tables> {
  const opened = await visit(browser, `${site.url}/games`, { hasMotion: seated === 'bots' })
  const seats = NAMES.map((name) => ({ name, by: seated === 'people' ? ('person' as const) : ('novice' as const) }))
  const saved = await playedTable({ seats, sharing: seated === 'people' ? 'open' : 'alone', rows })
  let count = 0
  return {
    ...opened,
    async fresh() {
      count += 1
      await putTable(opened.page, `bench${count}`, saved)
      return `${site.url}/table/bench${count}`
    },
  }
}
