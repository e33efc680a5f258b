import { nodesIn, picturesOf, tableFinder } from '@skerry/boards/kit'
import type { Arrangement } from '@skerry/contracts'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { chartOf } from '../board/chart.ts'
import { drawings } from '../board/drawing.ts'
import { ground } from '../board/ground.ts'
import type { Seen } from '../board/scene.ts'
import { game, pack } from '../index.ts'
import { ATTRIBUTES, DECKS } from '../queries.ts'
import type { TriggerId, Vindication } from '../types.ts'
import { anybodysChoice } from './playing.ts'

export const content = game.load(pack)
export const charts = { wide: chartOf(pack, 'wide'), tall: chartOf(pack, 'tall') }
export const chart = charts.wide
export const cards = Object.values(content.cards)

export const picturedIn = (arrangement: Arrangement) => ({
  ...{ game, content, pack, drawing: drawings[arrangement] },
  ground: (of: unknown) => ground(of, arrangement),
  render: (node: ReactNode) => renderToStaticMarkup(createElement('svg', null, node)),
  scale: 0.72,
})
export const { viewOf, markupOf, letteringOf } = picturesOf<Vindication>(picturedIn('wide'))
export const still = nodesIn(ground(pack, 'wide')) + nodesIn(letteringOf('de'))
export const someTable = tableFinder<Vindication>((seats, seed) => ({
  game,
  content,
  seats,
  seed,
  choose: anybodysChoice,
}))

/** As much as can reasonably lie there at once. */
export function fullTable(seats: number): Seen {
  const view = structuredClone(viewOf(someTable(seats, 'turn.actions').position, 0)) as {
    -readonly [K in keyof Seen]: Seen[K]
  }
  const { state } = view
  const held = [3, 2, 3, 2, 2, 2]
  state.players.forEach((player, seat) => {
    player.cards = DECKS.flatMap((deck, k) => {
      const n = held[k] as number
      return content.deckIds[deck].slice(seat * n, seat * n + n)
    }).map((card, i) => ({ card, cubes: i % 4 }))
    for (const attr of ATTRIBUTES) {
      player.spheres[attr] = 3
      player.profs[attr] = 1
    }
    player.zones = { pot: 1, inf: 1, conv: 1 }
    player.honor = 34
  })
  state.faceUp = (Object.keys(content.triggers) as TriggerId[]).slice(0, 6)
  content.hexes.forEach(({ id }, i) => {
    state.tiles[id] = Object.values(content.regions)[i % 11]?.id as never
    state.controllers[id] = i % seats
  })
  view.stack = []
  return view as Seen
}
