/** What the board says: it never drifts from the truth, and never is at a loss for words. */

import { checkShares, explanationTests, presenterTests } from '@skerry/boards/kit'
import { demand } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { VERBS } from '../board/presenter/cards.ts'
import { ICONS } from '../board/presenter/icons.ts'
import type { Seen } from '../board/presenter/reading.ts'
import { presenter } from '../board/presenter.ts'
import { game } from '../index.ts'
import { deckSize, KINDS, TRACKS } from '../queries.ts'
import type { Barbarians, CampaignFrame, MarkerId, Player, RegionId, State } from '../types.ts'
import { words } from '../words/index.ts'
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

describe('explanations', () => {
  const tests = explanationTests<Barbarians>({
    ...{ game, presenter, games, width },
    icons: ICONS,
    rules: new Set(Object.keys(words.en.rules)),
    sample: 2,
    check({ here = [] }, { kind, facts }) {
      if (kind === 'space') demand('here', here.length === (facts.isOccupied ? 1 : 0), () => `space ${facts.space}`)
      if (kind === 'region')
        demand('here', here.length === (facts.faction === '' && facts.banner === null ? 0 : 1), () => `${facts.region}`)
    },
  })
  for (const { name, run } of tests) it(name, run, 120_000)

  it('tell a space and a region with the viewer’s numbers', () => {
    const view = table((state) => {
      state.markers = { ...state.markers, ['FEN-S' as RegionId]: 'nefriar-3' as MarkerId }
      const [a] = state.players as [Player]
      a.knowledge.nefriar = 2
      a.troops = { archer: 2, berserker: 2, raider: 3 }
    })
    const told = (thing: string) => presenter.explanation(content, inTurn(view, 1), thing, 'en')
    expect(told('R1-s1')).toMatchObject({ name: 'Campaign', sort: 'action space, in the central ring' })
    expect(told('R1-s1')?.text).toContain('Your hero 1 can go there now.')
    expect(told('R2-s2a')?.text).toContain('Hero 2 of each era goes there.')
    const region = told('FEN-S')
    expect(region?.here?.map(({ text }) => text)).toEqual(['marker of the Nefriar: 3 DP'])
    expect(region?.text.slice(0, 2)).toEqual(['Conquering it brings 6 DP.', 'You face 4 battles and need 2 wins.'])
    expect(told('nothing')).toBeNull()
  })

  it('announce what comes at the end of the era', () => {
    const at = (era: number) => {
      const view = table((state) => {
        state.era = era
      })
      return presenter.progress(content, inTurn(view, 1), 'en').detail
    }
    expect(at(1)).toMatch(/^then Feast of /)
    expect(at(2)).toMatch(/^then [A-Z]/)
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
