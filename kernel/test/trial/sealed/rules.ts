import {
  backsOf,
  countOf,
  equally,
  frontsOf,
  oneOf,
  type Rule,
  reactionsOf,
  type Seat,
  steps,
} from '../../../src/index.ts'
import {
  discardCards,
  earn,
  fixUnseen,
  moveBlocker,
  setBlocker,
  showTop,
  spendOgam,
  splitStacks,
  takeCard,
  turnUp,
} from './effects.ts'
import {
  backsIn,
  CARDS_EACH,
  claims,
  dealtSingly,
  earning,
  inTurnOrder,
  isBlocked,
  type Lying,
  nextFaceDown,
  nextUndetermined,
  nthInTurn,
  SECTIONS,
  STACKS,
  stackToLookAt,
  tribeOf,
} from './queries.ts'
import type {
  Block,
  Blocker,
  BlockingFrame,
  DrawFrame,
  ExploitFrame,
  GameFrame,
  Move,
  OgamFrame,
  ReshuffleFrame,
  Sealed,
  StackId,
  State,
  Take,
  TopsFrame,
  TurnUpFrame,
} from './types.ts'

const draw = (): DrawFrame => ({ rule: 'draw', at: 'take', drawn: 0 })
const reshuffle = (): ReshuffleFrame => ({ rule: 'reshuffle', at: 'lying' })
const tops = (): TopsFrame => ({ rule: 'tops', at: 'look' })
const blocking = (): BlockingFrame => ({ rule: 'blocking', at: 'cardsOneAndTwo', set: 0 })
const turnUpTo = (upTo: number): TurnUpFrame => ({ rule: 'turnUp', at: 'look', upTo })
const ogam = (): OgamFrame => ({ rule: 'ogam', at: 'window', done: 0 })
const exploit = (): ExploitFrame => ({ rule: 'exploit', at: 'fame' })

// —— the game: rounds of an Earning Phase each; the Action Phase is left out ——

const g = steps<Sealed, GameFrame>()
const gameRule: Rule<Sealed, GameFrame> = {
  // ARR-SETUP-09 A random player begins.
  startPlayer: g.chance('ARR-SETUP-09', {
    outcomes: ({ state }) => equally([...state.rows.keys()]),
    take(t, _, seat) {
      t.state.startPlayer = seat
      t.emit({ rule: 'ARR-SETUP-09', type: 'startPlayerFound', seat })
      return 'stacks'
    },
  }),
  // ARR-SETUP-08 All cards in three face-down stacks.
  stacks: g.auto('ARR-SETUP-08', (t) => {
    splitStacks(t, 'ARR-SETUP-08')
    return 'round'
  }),
  // ARR-FLOW-01 Draw, reveal and block, exploit.
  round: g.auto('ARR-FLOW-01', (t) => {
    t.call(draw())
    t.call(blocking())
    t.call(exploit())
    return 'roundEnd'
  }),
  // ARR-ROUND-02 The next round, unless ARR-END-05 it was the last scheduled one.
  roundEnd: g.auto('ARR-ROUND-02', (t) => {
    const { state, content } = t
    t.emit({ rule: 'ARR-ROUND-02', type: 'roundEnded', round: state.round })
    state.blockers = state.rows.map(() => []) // ARR-PASS-06
    if (state.round === content.rounds[state.seats]) return 'lastRound'
    state.round += 1
    state.startPlayer = nthInTurn(state, 1) // stands in for the first to pass: ARR-PASS-08
    return 'round'
  }),
  // ARR-SCORE-07 The most Fame wins; ARR-TIE-03 or shares the victory.
  lastRound: g.auto('ARR-END-05', (t) => {
    const scores = t.state.tribes.map((tribe) => tribe.fame)
    const winners = [...scores.keys()].filter((seat) => scores[seat] === Math.max(...scores))
    t.end({ rule: 'ARR-END-05', reason: 'lastRound', winners, scores })
    return 'end'
  }),
}

// —— A.1 draw ——

const d = steps<Sealed, DrawFrame>()
const drawRule: Rule<Sealed, DrawFrame> = {
  // ARR-DRAW-01, -02 Four laps in turn order, one card a time.
  take: d.decision('ARR-DRAW-01', {
    seat: (f, { state }) => nthInTurn(state, f.drawn),
    offers: [
      d.offer<Take>('ARR-DRAW-01', 'take', {
        args: { stack: oneOf(1, 2, 3) },
        reach: () => STACKS.map((stack): Take => ({ do: 'take', stack })),
        conditions: [], // ARR-DRAW-06 any stack, any number of times; ARR-RULING-31 none is ever empty
        take(t, f, { stack }) {
          takeCard(t, t.seat, stack)
          f.drawn += 1
          return f.drawn < CARDS_EACH * t.state.seats ? 'again' : 'end'
        },
      }),
    ],
  }),
}

const r = steps<Sealed, ReshuffleFrame>()
const reshuffleRule: Rule<Sealed, ReshuffleFrame> = {
  // ARR-DRAW-05 Cards before players take no part, so none of them can come from the discard: as long as nobody has
  // fixed them they share a bag with the stacks, and must be fixed before the discard joins it.
  lying: r.auto('ARR-DRAW-05', ({ state }) => {
    if (countOf(state.discard) === 0) return 'split' // nothing joins the bag
    return nextUndetermined(state) === undefined ? 'split' : 'fix'
  }),
  // One card, unseen by anybody.
  fix: r.chance('ARR-DRAW-05', {
    outcomes: ({ state, content }) => frontsOf(nextUndetermined(state)?.slot, state.bag, backsIn(content)),
    take({ state }, _, card) {
      fixUnseen(state, nextUndetermined(state) as Lying, card)
      return 'lying'
    },
  }),
  // ARR-DRAW-04 Discard and stacks are mixed and dealt out as three new stacks.
  split: r.auto('ARR-DRAW-04', (t) => {
    splitStacks(t, 'ARR-DRAW-04')
    return 'end'
  }),
}

const p = steps<Sealed, TopsFrame>()
const topsRule: Rule<Sealed, TopsFrame> = {
  // ARR-DRAW-03 The back of every top card is public.
  look: p.auto('ARR-DRAW-03', ({ state }) => (stackToLookAt(state) === undefined ? 'end' : 'back')),
  back: p.chance('ARR-DRAW-03', {
    outcomes: ({ state, content }) => backsOf(state.bag, claims(state), backsIn(content)),
    take(t, _, back) {
      showTop(t, stackToLookAt(t.state) as StackId, back)
      return 'look'
    },
  }),
}

// —— A.2 reveal and block ——

const b = steps<Sealed, BlockingFrame>()
const sections = oneOf('top', 'middle', 'bottom')
const block = b.answer<Block>('ARR-BLOCK-06', 'block', {
  args: { section: sections },
  reach: () => SECTIONS.map((section): Block => ({ do: 'block', section })),
  conditions: [
    b.needs('ARR-BLOCK-06', 'sectionTaken', ({ state, seat }, _, { section }) => !isBlocked(state, seat, section)),
  ],
})
// ARR-RULING-26 All at once: nobody sees a blocker before the last one is committed.
const blockAtOnce = (rule: string, next: BlockingFrame['at']) =>
  b.sealed<Block>(rule, {
    seats: (_, { state }) => inTurnOrder(state),
    offers: [block],
    take(t, _, answers) {
      for (const { seat, choice } of answers) setBlocker(t, rule, seat, choice.section)
      return next
    },
  })
// ARR-RULING-26 Or one after the other, openly.
const blockInTurn = (rule: string, next: BlockingFrame['at']) =>
  b.decision(rule, {
    seat: (f, { state }) => nthInTurn(state, f.set),
    offers: [
      b.offer<Block>(block.rule, block.do, {
        ...block,
        args: { section: sections },
        take(t, f, { section }) {
          setBlocker(t, rule, t.seat, section)
          f.set = (f.set + 1) % t.state.seats
          return f.set === 0 ? next : 'again'
        },
      }),
    ],
  })
const blockingRule: Rule<Sealed, BlockingFrame> = {
  // ARR-BLOCK-02 Cards 1 and 2, then blocker 1; ARR-BLOCK-08 at once or in turn.
  cardsOneAndTwo: b.auto('ARR-BLOCK-02', (t) => {
    t.call(turnUpTo(2))
    return t.state.blockersInTurnOrder ? 'firstInTurn' : 'first'
  }),
  first: blockAtOnce('ARR-BLOCK-02', 'cardThree'),
  firstInTurn: blockInTurn('ARR-BLOCK-02', 'cardThree'),
  // ARR-BLOCK-03 Card 3, then blocker 2 on a different section.
  cardThree: b.auto('ARR-BLOCK-03', (t) => {
    t.call(turnUpTo(3))
    return t.state.blockersInTurnOrder ? 'secondInTurn' : 'second'
  }),
  second: blockAtOnce('ARR-BLOCK-03', 'cardFour'),
  secondInTurn: blockInTurn('ARR-BLOCK-03', 'cardFour'),
  // ARR-BLOCK-04 Card 4; ARR-RULING-40 Ogam's window opens after it, or before it.
  cardFour: b.auto('ARR-BLOCK-04', (t) => {
    if (t.state.ogamBeforeFourthCard) t.call(ogam())
    t.call(turnUpTo(4))
    if (!t.state.ogamBeforeFourthCard) t.call(ogam())
    return 'end'
  }),
}

const u = steps<Sealed, TurnUpFrame>()
const turnUpRule: Rule<Sealed, TurnUpFrame> = {
  // ARR-RULING-27, -28 Card by card in drawing order, all players before anybody goes on.
  look: u.auto('ARR-RULING-27', ({ state }, f) => {
    const card = nextFaceDown(state, f.upTo)
    if (card === undefined) return 'end'
    return card.slot.is === undefined ? 'front' : 'fixed'
  }),
  // ARR-DRAW-05 It was fixed by a reshuffle.
  fixed: u.auto('ARR-DRAW-05', (t, f) => {
    const card = nextFaceDown(t.state, f.upTo) as Lying
    turnUp(t, card, card.slot.is as string)
    return 'look'
  }),
  front: u.chance('ARR-RULING-27', {
    outcomes: ({ state, content }, f) => frontsOf(nextFaceDown(state, f.upTo)?.slot, state.bag, backsIn(content)),
    take(t, f, card) {
      turnUp(t, nextFaceDown(t.state, f.upTo) as Lying, card)
      return 'look'
    },
  }),
}

// —— Ogam's wisdom ——

const o = steps<Sealed, OgamFrame>()
const holdsOgam = (state: State, seat: Seat): boolean => tribeOf(state, seat).ogam > 0
const ogamRule: Rule<Sealed, OgamFrame> = {
  // ARR-RULING-40 In turn order each holder decides, again with a second copy. Without a copy there is only `decline`.
  window: o.decision('ARR-RULING-40', {
    seat: (f, { state }) => nthInTurn(state, f.done),
    offers: [
      o.offer<Move>('ARR-TILE-OGAM-02', 'move', {
        args: { blocker: oneOf(1, 2) },
        reach: () => ([1, 2] as const).map((blocker: Blocker): Move => ({ do: 'move', blocker })),
        conditions: [o.needs('ARR-TILE-OGAM-01', 'noOgam', ({ state, seat }) => holdsOgam(state, seat))],
        take(t, _, { blocker }) {
          moveBlocker(t, t.seat, blocker)
          spendOgam(t.state, t.seat)
          return 'again'
        },
      }),
      o.word('ARR-RULING-40', 'decline', ({ state }, f) => {
        f.done += 1
        return f.done < state.seats ? 'again' : 'end'
      }),
    ],
  }),
}

// —— A.3 exploit: each step for all players before the next (ARR-EARN-01) ——

const x = steps<Sealed, ExploitFrame>()
const exploitRule: Rule<Sealed, ExploitFrame> = {
  // a) ARR-EARN-04
  fame: x.auto('ARR-EARN-04', (t) => {
    for (const seat of inTurnOrder(t.state)) earn(t, 'ARR-EARN-04', seat, 'fame', earning(t, seat, 'fame').total)
    return 'discs'
  }),
  // b) ARR-EARN-08 Discs of one's own colour; ARR-EARN-10 what is not there is void.
  discs: x.auto('ARR-EARN-08', (t) => {
    const { discs } = t.state.supply
    for (const seat of inTurnOrder(t.state)) {
      const got = Math.min(earning(t, seat, 'discs').total, discs[seat] as number)
      discs[seat] = (discs[seat] as number) - got
      earn(t, 'ARR-EARN-08', seat, 'discs', got)
    }
    return 'swords'
  }),
  // b) ARR-EARN-09 Swords; if they are scarce, one at a time from the Starting Player on.
  swords: x.auto('ARR-EARN-09', (t) => {
    const seats = inTurnOrder(t.state)
    const got = dealtSingly(
      t.state.supply.swords,
      seats.map((seat) => earning(t, seat, 'swords').total),
    )
    seats.forEach((seat, n) => {
      t.state.supply.swords -= got[n] as number
      earn(t, 'ARR-EARN-09', seat, 'swords', got[n] as number)
    })
    return 'discard'
  }),
  // e) ARR-EARN-21
  discard: x.auto('ARR-EARN-21', (t) => {
    discardCards(t)
    return 'end'
  }),
}

export const rules = {
  game: gameRule,
  draw: drawRule,
  reshuffle: reshuffleRule,
  tops: topsRule,
  blocking: blockingRule,
  turnUp: turnUpRule,
  ogam: ogamRule,
  exploit: exploitRule,
}

// What happens at once, in this order.
const { when } = reactionsOf<Sealed>()
export const reactions = [
  // ARR-DRAW-04, ARR-RULING-30 Before anything else, be it the last draw of the phase.
  when('cardTaken', 'ARR-DRAW-04', ({ state }, { stack }) => (state.stacks[stack].size === 0 ? [reshuffle()] : [])),
  when('cardTaken', 'ARR-DRAW-03', () => [tops()]),
  when('stacksSplit', 'ARR-DRAW-03', () => [tops()]),
]
