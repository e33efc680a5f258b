import type { Viewer } from '@skerry/kernel'
import type { Look } from '../../table/useTable.ts'

/** What the address says about the position to open at. */
export function lookIn(search: string): Look {
  const query = new URLSearchParams(search)
  const version = Number(query.get('v') ?? Number.NaN)
  const as = query.get('as')
  const viewer: Viewer | null =
    as === 'open' || as === 'spectator' ? as : as !== null && /^\d$/.test(as) ? Number(as) : null
  return {
    ...(Number.isSafeInteger(version) && version >= 0 ? { version } : {}),
    ...(viewer === null ? {} : { viewer }),
  }
}
