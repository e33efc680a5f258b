/** What the board draws: everything that can be touched has a place and a shape, and the picture stays light. */

import { distance } from '@skerry/boards'
import { count, drawingTests, NO_LIGHT, picturesOf } from '@skerry/boards/kit'
import { ARRANGEMENTS, type Arrangement } from '@skerry/contracts'
import { anyChoice, type Choice, type Play, type Random, type Seat } from '@skerry/kernel'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, inject, it } from 'vitest'
import { drawings } from '../board/drawing.ts'
import { ground } from '../board/ground.ts'
import { seatPlace } from '../board/layout.ts'
import { PICTOGRAMS } from '../board/pictograms.ts'
import { guide } from '../bot.ts'
import { stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'
import type { Marnon, Player } from '../types.ts'

const content = game.load(pack)
const choose = (play: Play<Marnon>, seat: Seat, random: Random): Choice =>
  random(3) === 0 ? (anyChoice(play, seat, random) as Choice) : guide.answer(play, seat, random)

const pictured = (arrangement: Arrangement) => ({
  ...{ game, content, pack, drawing: drawings[arrangement] },
  render: (node: ReactNode) => renderToStaticMarkup(createElement('svg', null, node)),
  scale: 0.9,
})

describe.each(ARRANGEMENTS)('%s', (arrangement) => {
  const tests = drawingTests<Marnon>({
    ...pictured(arrangement),
    ground,
    icons: Object.keys(PICTOGRAMS),
    pictograms: PICTOGRAMS,
    cases: [{ seats: 2 }, { seats: 4 }, { seats: 6 }],
    choose,
    every: 6,
    isWanted: ({ kind }) => kind === 'field' || kind === 'player',
    answered: ['setup.castle', 'setup.man', 'setup.hide', 'turn.declare'],
    nodes: 1100,
    width: inject('width'),
    seed: inject('seed'),
  })
  for (const { name, run } of tests) it(name, run, 60_000)

  it('has room for the standings of all seats inside the box, none over another or over the island', () => {
    const [x, y, width, height] = drawings[arrangement].box(pack)
    const places = [0, 1, 2, 3, 4, 5].map((seat) => seatPlace(pack, arrangement, seat))
    places.forEach(([px, py], seat) => {
      expect(px > x + 60 && px < x + width - 60 && py > y + 30 && py < y + height - 30, String(seat)).toBe(true)
      expect(arrangement === 'wide' ? px > 1080 : py > 800).toBe(true)
      for (const other of places.slice(seat + 1)) expect(distance([px, py], other)).toBeGreaterThan(85)
    })
  })

  it('shows what everybody has found, and their aids', () => {
    const position = stage.place(content, { given: ['turn A attack', 'I4: A 4m', 'I6: B 3m'] })
    Object.assign(position.state.players[1] as Player, { found: ['ring'], aids: 4 })
    const { viewOf, markupOf } = picturesOf<Marnon>(pictured(arrangement))
    const markup = markupOf(viewOf(position, 0), NO_LIGHT)
    expect(count(markup, 'class="found"')).toBe(1)
    expect(count(markup, 'class="missing"')).toBe(5)
    const beads = [...markup.matchAll(/class="aid( used)?" d="([^"]*)"/g)].map(
      ([, , line = '']) => line.split('M').length - 1,
    )
    expect(beads).toEqual([10, 0, 6, 4])
    const lit = markupOf(viewOf(position, 0), { ...NO_LIGHT, affected: new Set(['B']) })
    expect(lit).toContain('other-warm')
  })
})
