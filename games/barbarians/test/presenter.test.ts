/** What the board says: it never drifts from the truth, and never is at a loss for words. */

import { checkShares, presenterTests } from '@skerry/boards/kit'
import { describe, expect, it } from 'vitest'
import { VERBS } from '../board/presenter/cards.ts'
import { ICONS } from '../board/presenter/icons.ts'
import type { Seen } from '../board/presenter/reading.ts'
import { presenter } from '../board/presenter.ts'
import { game } from '../index.ts'
import { deckSize, KINDS, TRACKS } from '../queries.ts'
import type { Barbarians, CampaignFrame, State } from '../types.ts'
import { talk } from '../words/talk.ts'
import { inTurn, table } from './positions.ts'
import { content, games, width } from './told.ts'

/** What is drawn of a state: of decks their size. */
function drawn(state: State) {
  const { options: _options, decks: _decks, fates: _fates, removedCards: _unseen, ...rest } = state
  return { ...rest, decks: KINDS.map((kind) => deckSize(state, kind)) }
}
/** The battles that lie open. */
const battles = ({ stack }: Seen) => {
  const campaign = stack.findLast(({ rule }) => rule === 'campaign') as CampaignFrame | undefined
  if (campaign === undefined) return null
  const { region, battles: n, faced, swapped, won, isAverted } = campaign
  return { region, battles: n, faced, swapped, won, isAverted }
}

const THINGS = new Set([
  ...Object.values(content.volcanoes).flatMap(({ space }) => Object.keys(space)),
  ...Object.values(content.maps).flatMap(({ region }) => Object.keys(region)),
  ...Object.keys(content.cards),
  ...Object.keys(content.regionCards),
  ...Object.keys(content.timeline),
  ...Object.keys(content.fates),
  ...content.milestones.map(({ id }) => id),
  ...TRACKS,
  ...['ring 1', 'ring 2', 'ring 3', 'dummy', 'A', 'B', 'C', 'D'],
])
describe('the presenter', () => {
  const tests = presenterTests<Barbarians>({
    ...{ game, presenter, games, drawn },
    icons: ICONS,
    words: talk.en,
    things: THINGS,
    follows: (view, truth) =>
      battles(view) === null || battles(truth) === null ? [0, 0] : [battles(view), battles(truth)],
    isBegun: ({ state }) => state.era > 0,
    odd: / {2}|· *·|^ | $|Infinity/,
    longest: ({ type }) => (type === 'ringTurned' ? 1280 : 900),
    checkCard: checkShares,
    samples: { row: 3, table: 6, event: 4, card: 6 },
    width,
  })
  for (const { name, run } of tests) it(name, run, 120_000)

  it('has a maker for every choice', () => {
    expect(Object.keys(talk.en.choices).filter((verb) => !VERBS.includes(verb))).toEqual([])
  })
})

describe('hints', () => {
  it('for a placement fit the hero that is to be placed', () => {
    const view = table(() => undefined)
    const hints = ([1, 2, 3, 4] as const).map((ring) => presenter.hint(inTurn(view, ring), 'turn.before', 'en'))
    expect(hints[0]).toMatch(/^Hero 1 may stand anywhere in the central ring/)
    expect(hints[1]).toContain('touches your last hero')
    expect(hints[3]).toMatch(/^Your fourth hero goes to the periphery/)
    expect(new Set(hints).size).toBe(4)
    expect(presenter.hint(inTurn(view, 1), 'turn.before', 'de')).toMatch(
      /^Held 1 darf überall im zentralen Ring stehen/,
    )
  })
})
