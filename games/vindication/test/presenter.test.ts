/** What the board says: it never drifts from the truth, and never is at a loss for words. */

import { checkShares, presenterTests } from '@skerry/boards/kit'
import { sizeOf } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { VERBS } from '../board/presenter/cards.ts'
import { ICONS } from '../board/presenter/icons.ts'
import { presenter } from '../board/presenter.ts'
import { game } from '../index.ts'
import { ATTRIBUTES, DECKS } from '../queries.ts'
import type { CardId, State, Vindication } from '../types.ts'
import { talk } from '../words/talk.ts'
import { inTurn, table } from './positions.ts'
import { begun, content, games, width } from './told.ts'

/** What is drawn of a state: of decks their size and what is seen of them, in which order soever it is being put back. */
function drawn({ options: _, decks, quests: _unseen, players, ...rest }: State) {
  return {
    ...rest,
    decks: DECKS.map((deck) => {
      const { pile, open } = decks[deck]
      return { size: sizeOf(pile), open, known: pile.top.flatMap(({ is }) => is ?? []).toSorted() }
    }),
    players: players.map((player) => ({ ...player, quests: player.quests.map(({ is }) => is ?? null) })),
  }
}
const THINGS = new Set<string>([
  ...content.hexes.map(({ id }) => id),
  ...content.triangles.map(({ id }) => id),
  ...Object.keys(content.cards),
  ...Object.keys(content.triggers),
  ...ATTRIBUTES,
  ...ATTRIBUTES.map((attr) => `tile ${attr}`),
  ...DECKS.map((deck) => `deck ${deck}`),
  ...['pot', 'inf', 'conv', 'character', 'A', 'B', 'C', 'D', 'E'],
])

describe('the presenter', () => {
  const tests = presenterTests<Vindication>({
    ...{ game, presenter, games, drawn },
    icons: ICONS,
    words: talk.en,
    hasIcons: true,
    things: THINGS,
    header: ({ round }) => round,
    isBegun: ({ state }) => state.round > 0,
    odd: / {2}|· *·|^ | $|Infinity|\.\./,
    mayRefuse: (reason, { state }, seat) => reason === 'tooFew' && state.players[seat]?.zones.inf === 0, // a recall comes first
    checkCard: checkShares,
    every: 2,
    samples: { row: 3, table: 6, event: 4, card: 4 },
    width,
  })
  for (const { name, run } of tests) it(name, run, 240_000)

  it('has a maker for every choice', () => {
    expect(Object.keys(talk.en.choices).filter((verb) => !VERBS.includes(verb))).toEqual([])
  })

  it('VIN-RULING-29 after somebody takes up cards that another has known', () => {
    const view = game.view(content, begun(content, 3, 'known'), 1)
    const { pile } = view.state.decks.blue
    const [known, ...unseen] = Object.keys(pile.bag) as CardId[]
    const bag = Object.fromEntries(unseen.map((card) => [card, 1]))
    const blue = { ...view.state.decks.blue, pile: { ...pile, bag, top: [{ is: known as CardId, knownTo: [1] }] } }
    let now: typeof view = { ...view, state: { ...view.state, decks: { ...view.state.decks, blue } } }
    const happened = { rule: 'VIN-RULING-29', seat: 0, deck: 'blue' } as const
    for (const depth of [0, 1]) now = presenter.after(content, now, { ...happened, type: 'cardSeen', depth })
    expect(now.state.decks.blue.pile.top.map(({ is }) => is)).toEqual([known, undefined])
    now = presenter.after(content, now, { ...happened, type: 'cardsTakenUp', n: 2 })
    expect(now.state.decks.blue.pile).toMatchObject({ bag: { ...bag, [known as CardId]: 1 } })
    expect(now.state.decks.blue.pile.top).toEqual([{ knownTo: [0] }, { knownTo: [0] }])
  })
})

describe('the log', () => {
  it('begins a section with every turn, in the colour of whoever takes it', () => {
    for (const seat of [0, 1, 2]) {
      const sign = presenter.sign({ rule: 'VIN-TURN-01', type: 'turnBegan', seat, round: 3 }, 'en')
      expect(sign).toMatchObject({ seat, heading: expect.stringContaining('Round 3') })
      expect(sign.isQuiet).toBeUndefined()
    }
    expect(presenter.sign({ rule: 'VIN-TURN-06', type: 'turnEnded', seat: 1 }, 'en').isQuiet).toBe(true)
  })
})

describe('hints', () => {
  it('speak of bonus actions when the main actions are done', () => {
    const open = inTurn(table(() => undefined))
    const done = inTurn(
      table(() => undefined),
      { move: 'done', activated: ['character'], isRested: true },
    )
    expect(presenter.hint(open, 'turn.actions', 'en')).toMatch(/^Move, Activate and Visit or Rest come in any order/)
    expect(presenter.hint(done, 'turn.actions', 'en')).toMatch(/^Before you end the turn/)
    expect(presenter.hint(done, 'turn.actions', 'de')).toMatch(/^Bevor du den Zug beendest/)
  })
})
