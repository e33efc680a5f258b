/** What can be done with a table besides playing at it; how depends on where it is kept. */

import type { Viewer } from '@skerry/kernel'
import type { ServerLink } from '@skerry/link/client'
import { hasGuide } from '../games/rules.ts'
import { branchFromView, createTable, type LocalLink } from './local.ts'
import { exportTable } from './shelf.ts'
import type { SeatInfo, TableInfo } from './types.ts'

export interface TableActions {
  /** A table of this browser that goes on from this version; answers with its id. */
  branch(version: number, viewer: Viewer): Promise<string>
  /** The same people at a new table; answers with its address. */
  rematch(): Promise<string>
  /** The table as a file. */
  exported(): Promise<string>
}

export const isOnline = (link: LocalLink | ServerLink): link is ServerLink => 'connection' in link

export const tableActions = (link: LocalLink | ServerLink): TableActions =>
  isOnline(link) ? onlineWays(link) : localWays(link)

const localWays = (link: LocalLink): TableActions => ({
  branch: (version) => link.branch(version),
  async rematch() {
    const { game, seats, options, sharing } = link.info
    return `/table/${await createTable({ game, seats: [...seats], options, sharing })}`
  },
  exported: () => exportTable(link.info.id),
})

const onlineWays = (link: ServerLink): TableActions => ({
  async branch(version, viewer) {
    const { view, version: at } = await link.at(version, link.info.isOver ? 'open' : viewer)
    const { id, game, options } = link.info
    const branchOf = { table: id, version: at, isOnline: true } as const
    const brought = link.ownPack === undefined ? {} : { ownPack: link.ownPack }
    return branchFromView({ game, options, ...crewOf(link.info, link.state.you), branchOf, ...brought }, view)
  },
  rematch: async () => `/t/${await link.rematch()}`,
  exported: () => link.exported(),
})

/** Bots take the places of those who are not at this screen; whoever only watched plays all seats. */
function crewOf({ game, seats }: TableInfo, own: number | null): Pick<TableInfo, 'seats' | 'sharing'> {
  if (own === null) return { seats: seats.map(({ name }) => ({ name, by: 'person' })), sharing: 'open' }
  const standIn: SeatInfo['by'] = hasGuide(game) ? 'adept' : 'random'
  const by = (seat: SeatInfo, i: number) => (i === own ? 'person' : seat.by === 'person' ? standIn : seat.by)
  return { seats: seats.map((seat, i) => ({ name: seat.name, by: by(seat, i) })), sharing: 'alone' }
}
