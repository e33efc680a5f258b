import { nodesIn, picturesOf, tableFinder } from '@skerry/boards/kit'
import type { Arrangement } from '@skerry/contracts'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { chartOf } from '../board/chart.ts'
import { drawings } from '../board/drawing.ts'
import { ground } from '../board/ground.ts'
import { game, pack } from '../index.ts'
import type { Barbarians } from '../types.ts'
import { anybodysChoice } from './playing.ts'

export const content = game.load(pack)
/** Above each other all parts are there at once. */
export const chart = chartOf(pack, 'tall')
export const volcano = Object.values(content.volcanoes)[0] as (typeof content.volcanoes)[keyof typeof content.volcanoes]

export const pictured = (arrangement: Arrangement) => ({
  ...{ game, content, pack, drawing: drawings[arrangement] },
  render: (node: ReactNode) => renderToStaticMarkup(createElement('svg', null, node)),
  scale: 0.46,
})
export const { viewOf, markupOf, letteringOf } = picturesOf<Barbarians>(pictured('tall'))
export const wide = picturesOf<Barbarians>(pictured('wide'))
export const still = nodesIn(ground(pack, 'tall')) + nodesIn(letteringOf('de'))
export const someTable = tableFinder<Barbarians>(
  (seats, seed) => ({ game, content, seats, seed, choose: anybodysChoice }),
  20,
)
