/** Feasts, demons, what is asked of them, and the dummy of a solo game with its fate. */

import { capital } from '@skerry/boards'
import type { Chip, Explanation } from '@skerry/contracts'
import { isPayable, playerOf, TRACKS } from '../../../queries.ts'
import type { Demon, Direction, FateId, Feast, TimelineId } from '../../../types.ts'
import { factionName, fateName, ringName, timelineName, trackName } from '../../../words/names.ts'
import { listText } from '../../../words/phrases.ts'
import { textOf, titleOf } from '../about.ts'
import { billOf, chip } from '../bill.ts'
import { effectIcon, iconOf } from '../icons.ts'
import { frameOf } from '../reading.ts'
import { type Asked, told } from './asked.ts'

const eventOf = ({ content }: Asked, id: TimelineId) => content.timeline[id] as Feast | Demon

export function eventTold(asked: Asked, id: TimelineId): Explanation {
  const { state, seat, say, language, isSeated } = asked
  const event = eventOf(asked, id)
  const slot = state.timeline.indexOf(id) + 1
  const when = slot < state.era ? say.event.past : slot === state.era ? say.event.now : say.event.later(slot)
  const here: readonly Chip[] =
    event.kind === 'feast'
      ? event.rows.map((effects, i) => chip(effectIcon(effects), say.event.row(i + 1, textOf(asked, effects))))
      : [chip(effectIcon(event.tribute), say.event.tribute(textOf(asked, event.tribute)))]
  return told(timelineName(id, language), {
    sort: say.sorts[event.kind],
    icon: iconOf(event.kind),
    text: [
      when,
      say.event[event.kind],
      isSeated && event.kind === 'demon' && slot >= state.era && say.event.gold(playerOf(state, seat).resources.gold),
    ],
    here,
    rules: event.kind === 'feast' ? ['BAR-FEAST-01', 'BAR-RULING-66'] : ['BAR-DEMON-01', 'BAR-DEMON-02'],
  })
}

/** Null: there is no feast now, or it has no such row. */
export function rowTold(asked: Asked, row: number): Explanation | null {
  const { state, seat, say } = asked
  const id = state.timeline[state.era - 1]
  const event = id === undefined ? undefined : eventOf(asked, id)
  const effects = event?.kind === 'feast' ? event.rows[row - 1] : undefined
  if (effects === undefined) return null
  const { price, gain, risk } = billOf(asked, effects, false)
  return told(`${say.names.row} ${row}: ${titleOf(asked, effects)}`, {
    sort: say.sorts.row,
    icon: effectIcon(effects),
    text: [
      say.row.gives(textOf(asked, effects)),
      row === 3 && say.row.free,
      asked.isSeated && !isPayable(state, seat, effects) && say.row.cannot,
    ],
    chips: asked.isSeated ? [...price, ...gain, ...risk] : [],
    rules: ['BAR-FEAST-01', 'BAR-RULING-66'],
  })
}

/** Null: nothing is to be chosen between. */
export function sideTold(asked: Asked, side: 1 | 2): Explanation | null {
  const frame = frameOf(asked.view, 'either')
  const effects = frame?.sides[side - 1]
  if (effects === undefined) return null
  const { price, gain, effect, risk } = billOf(asked, effects, frame?.context.isSpace ?? false)
  return told(titleOf(asked, effects), {
    sort: asked.say.names.side[side],
    icon: effectIcon(effects),
    text: [asked.say.side(textOf(asked, effects))],
    chips: [...price, ...gain, ...effect, ...risk],
    rules: ['BAR-GEN-06'],
  })
}

/** Null: no ring is turned. */
export function directionTold(asked: Asked, direction: Direction): Explanation | null {
  const ring = frameOf(asked.view, 'rotate')?.ring
  if (ring === undefined) return null
  return told(asked.say.directions[direction], {
    icon: direction,
    text: [asked.say.direction(ringName(ring, asked.language))],
    rules: ['BAR-ROT-01', 'BAR-PLACE-08'],
  })
}

// —— solo ——

/** Null: nobody plays alone. */
export function rivalTold({ state: { rival }, say }: Asked): Explanation | null {
  if (rival === null) return null
  return told(say.names.dummy, {
    icon: 'dummy',
    text: [say.rival.text],
    here: [chip('honour', say.rival.honour(rival.honour)), chip('banner', say.rival.banners(rival.banners.length))],
    rules: ['BAR-SOLO-16', 'BAR-SOLO-18'],
  })
}

export function fateTold({ content, say, language }: Asked, id: FateId): Explanation {
  const fate = content.fates[id] as NonNullable<(typeof content.fates)[FateId]>
  const learns = TRACKS.filter((track) => (fate.knowledge[track] ?? 0) > 0).map((track) => trackName(track, language))
  const here: readonly Chip[] = [
    chip('dummy', say.fate.heroes(fate.heroes)),
    ...(learns.length === 0 ? [] : [chip('knowledge', say.fate.learns(listText(learns, language)))]),
    ...(fate.discards.length === 0
      ? []
      : [chip('card', say.fate.discards(listText(fate.discards.map(String), language)))]),
    chip('honour', say.fate.honour(fate.honour)),
    chip(
      'banner',
      fate.conquest.length === 0
        ? say.fate.nothing
        : say.fate.conquers(listText(fate.conquest.map(factionName), language)),
    ),
  ]
  return told(capital(fateName(id, language)), {
    sort: say.sorts.fate,
    icon: 'fate',
    text: [say.fate.text],
    here,
    rules: ['BAR-SOLO-10', 'BAR-SOLO-11', 'BAR-SOLO-12'],
  })
}
