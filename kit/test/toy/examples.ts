/** Worked examples of the toy: together they show every rule, and notice whatever is switched off. */

import type { Ledger } from '@skerry/contracts'
import { pileOf, type RuleId, takeFrom } from '@skerry/kernel'
import type { Example, Exercise, Stage } from '../../src/index.ts'
import { pay } from './deeds.ts'
import { pack, toy } from './toy.ts'
import type { Cargo, State, Toy, TurnFrame } from './types.ts'
import { en } from './words.ts'

const { game } = toy()
const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '')
const bySeat = (text: string): string[][] => text.split('|').map(words)

/** What an entry of `given` changes about A's turn in the first round, with silk for everybody and no cards dealt. */
const GIVEN: Readonly<Record<string, (state: State, turn: TurnFrame, text: string) => void>> = {
  at: (_, turn, text) => {
    turn.at = text as TurnFrame['at']
  },
  actions: (_, turn, text) => {
    turn.actions = Number(text)
  },
  round: (state, _, text) => {
    state.round = Number(text)
  },
  hands: (state, _, text) => {
    state.hands = bySeat(text).map((hand, seat) =>
      hand.map((is) => {
        takeFrom(state.pile.bag, is)
        return { is, knownTo: [seat] }
      }),
    )
  },
  cargo: (state, _, text) => {
    state.cargo = bySeat(text).map(([is], seat) => ({ is: is as Cargo, knownTo: [seat] }))
  },
  openCargo: (state) => {
    state.cargo = state.cargo.map(() => ({ is: 'silk', knownTo: 'all' }))
  },
  coins: (state, _, text) => {
    for (const [seat, n] of words(text).entries()) pay(state, seat, (state.coins[seat] as number) - Number(n))
  },
  boats: (state, _, text) => {
    const [dock = '', ...boats] = words(text)
    ;(state.docks[dock] as { boats: number[] }).boats = boats.map(Number)
  },
  crates: (state, _, text) => {
    state.crates = Number(text)
  },
  emptyPile: (state) => {
    state.pile = pileOf({})
  },
  storm: (state) => {
    state.storm = true
  },
  patrol: (state) => {
    state.patrol = true
  },
}

/** A fact is `path = JSON`, of the state or of what else can be asked: `asked`, `result`, `sums` as A sees them. */
export const stage: Stage<Toy> = {
  place(content, { seats = 2, options = {}, given }) {
    const position = game.setup(content, seats, options)
    if (given.length === 0) return position
    const { state, stack } = position
    const turn: TurnFrame = { rule: 'turn', at: 'act', seat: 0, actions: 1 }
    state.cargo = state.cargo.map((_, seat) => ({ is: 'silk', knownTo: [seat] }))
    for (const entry of given) {
      const [key = '', ...rest] = entry.split(' ')
      GIVEN[key]?.(state, turn, rest.join(' '))
    }
    stack.splice(0, 1, { rule: 'game', at: 'round', dealt: 2 * seats }, turn)
    return position
  },
  fact(content, p, fact) {
    const [path = '', wanted] = fact.split(' = ')
    const pending = game.pending(content, p)
    const asked = pending.kind === 'asked' ? pending.decision : pending.kind
    const table: unknown = { ...p.state, asked, result: p.result, sums: game.sums(content, p, 0) }
    const found = path.split('.').reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], table)
    return JSON.stringify(found) === wanted ? null : `it is ${JSON.stringify(found)}`
  },
}

type Scene = Partial<Pick<Example, 'seats' | 'given' | 'line' | 'then'>>
const example = (id: string, title: string, rules: string, scene: Scene): Example => ({
  id,
  title: { en: title, de: title },
  rules: words(rules).map((rule) => `TOY-${rule}`),
  given: ['at act'],
  line: [],
  then: [],
  ...scene,
})

const examples: readonly Example[] = [
  example(
    'T-1',
    'cards are dealt, cargo and bids are sealed',
    'DEAL-01 STOW-01 BID-01 BID-02 TURN-01 WIND-01 PASS-01',
    {
      given: [],
      line: [
        ...['chance gold', 'chance lead', 'chance chart', 'chance crates'],
        'A stow silk',
        'A stow spice', // until the last answer is in it can be changed
        'B stow silk',
        'A may not bid 2: TOY-BID-02 notEnough',
        'B bid 1',
        'A bid 0',
        'B may not pass: TOY-WIND-01 notNow',
        'chance calm',
        'A may not pass: TOY-ACT-01 notYourTurn',
        'B pass',
      ],
      then: ['order = [1,0]', 'coins = [1,0]', 'cargo.0.is = "spice"', 'asked = "chance"'],
    },
  ),
  example('T-2', 'a card and its effects', 'ACT-01 ACT-02 PLAY-01 PLAY-03 BLOCK-01 CARD-01', {
    given: ['hands gold | lead'],
    line: ['A may not play lead A: TOY-PLAY-01 notInHand', 'A play gold A', 'now coins = [1,1]', 'B letGo'],
    then: ['coins = [3,1]', 'docks.A.boats = [1,0]', 'asked = "game.bid"'],
  }),
  example('T-3', 'one boat in a dock; everybody is asked, with lead or without', 'PLAY-02 BLOCK-01 BLOCK-02', {
    given: ['hands gold gold | chart', 'actions 2'],
    line: [
      'A play gold A',
      'B may not block: TOY-BLOCK-02 noLead',
      'B letGo',
      'A may not play gold A: TOY-PLAY-02 boatThere',
      'A play gold B',
      'B letGo',
    ],
    then: ['coins = [5,1]'],
  }),
  example('T-4', 'a card that is blocked has no effect and needs no further answer', 'BLOCK-02 PLAY-03', {
    seats: 3,
    given: ['hands gold | lead | lead'],
    line: ['A play gold A', 'C may not block: TOY-BLOCK-01 notYourTurn', 'B block'],
    then: ['docks.A.boats = [0,0,0]', 'coins = [1,1,1]', 'discard = {"gold":1,"lead":1}', 'asked = "game.bid"'],
  }),
  example(
    'T-5',
    'the toll is paid, then the patrol comes and pays, before anybody answers',
    'TOLL-01 TOLL-02 PATROL-02',
    {
      given: ['hands gold | lead', 'boats A 0 1', 'coins 3 1'],
      line: ['A play gold A', 'now patrol = true', 'now coins = [3,1]', 'B letGo'],
      then: ['coins = [5,1]'],
    },
  ),
  example(
    'T-6',
    'what answers any change is listed last: without a coin there was no toll to pay',
    'TOLL-01 PATROL-01',
    {
      given: ['hands gold | lead', 'boats A 0 1', 'coins 0 1'],
      line: ['A play gold A', 'now coins = [1,1]', 'B block'],
      then: ['patrol = true', 'coins = [1,1]'],
    },
  ),
  example('T-7', 'the patrol comes once', 'TOLL-02', {
    given: ['hands gold | lead', 'boats A 0 1', 'coins 3 1', 'patrol'],
    line: ['A play gold A', 'now coins = [2,1]', 'B letGo'],
  }),
  example('T-8', 'a gale costs a coin, ends the turn and raises the flag', 'WIND-03 WIND-04 STORM-01', {
    given: ['at wind', 'hands gold | lead', 'coins 2 1'],
    line: ['chance gale'],
    then: ['storm = true', 'coins = [1,1]', 'asked = "game.bid"', 'lastWind = "gale"'],
  }),
  example(
    'T-9',
    'crates and cranes are one allotment, other verbs rest, a light goes beside it',
    'UNLOAD-01 UNLOAD-02 UNLOAD-03 LIGHT-02',
    {
      given: ['hands crates | chart', 'coins 2 1'],
      line: [
        'A play crates A',
        'B letGo',
        'A may not peek: TOY-UNLOAD-03 unloadFirst',
        'A may not unload A:4: TOY-UNLOAD-01 notSoMany',
        'A may not unload A:2 B/crane:1: TOY-UNLOAD-01 tooMany',
        'A may not unload A:1 A/crane:1: TOY-UNLOAD-02 craneAlone',
        'A light B',
        'A may not light B: TOY-LIGHT-02 lightThere',
        'A unload A:1 B/crane:1',
      ],
      then: ['docks.A.crates = 1', 'docks.B.crane = true', 'crates = 5', 'coins = [2,1]'],
    },
  ),
  example(
    'T-10',
    'under the storm flag a slot is closed and more verbs rest; it may all stay aboard',
    'STORM-02 STORM-03 UNLOAD-04',
    {
      given: ['hands crates | chart', 'storm'],
      line: [
        'A play crates A',
        'B letGo',
        'A may not peek: TOY-STORM-02 stormy',
        'A may not pass: TOY-UNLOAD-03 unloadFirst',
        'A may not unload A/crane:1: TOY-STORM-03 craneInStorm',
        'A may unload A:1',
        'A keep',
      ],
      then: ['crates = 6', 'coins = [2,1]'],
    },
  ),
  example('T-11', 'with nothing aboard nobody is asked', 'UNLOAD-01 UNLOAD-04', {
    given: ['hands crates | chart', 'crates 0'],
    line: ['A play crates A', 'B letGo'],
    then: ['asked = "game.bid"', 'coins = [2,1]'],
  }),
  example('T-12', 'a look at the top card, once', 'PEEK-01 PEEK-02', {
    given: ['hands gold | chart', 'actions 2'],
    line: ['A peek', 'chance lead', 'A may not peek: TOY-PEEK-02 alreadySeen', 'A pass'],
    then: ['pile.top = [{"knownTo":[0],"is":"lead"}]'],
  }),
  example('T-13', 'a look at a cargo', 'INSPECT-01 INSPECT-02 PEEK-01', {
    given: ['hands gold | chart', 'actions 2', 'emptyPile'],
    line: [
      'A may not peek: TOY-PEEK-01 pileEmpty',
      'A may not inspect 2: TOY-INSPECT-01 nobodyThere',
      'A may not inspect 0: TOY-INSPECT-02 alreadyKnown',
      'now sums.worth 1.total = 1',
      'A inspect 1',
    ],
    then: ['cargo.1.knownTo = [0,1]', 'sums.worth 1.total = 3', 'A may not inspect 1: TOY-INSPECT-02 alreadyKnown'],
  }),
  example('T-14', 'a card is drawn, from the discards if there is no other', 'DRAW-01 DRAW-02', {
    given: ['hands chart | gold', 'emptyPile'],
    line: ['A play chart A', 'B letGo', 'now discard = {}', 'chance chart'],
    then: ['hands.0 = [{"is":"chart","knownTo":[0]}]', 'coins = [2,1]'],
  }),
  example('T-15', 'a light costs a coin', 'LIGHT-01', {
    given: ['hands gold | chart'],
    line: ['A light A', 'A may not light B: TOY-LIGHT-01 notEnough', 'A may play gold B'],
    then: ['docks.A.light = true', 'coins = [0,1]', 'asked = "turn.act"'],
  }),
  example('T-16', 'what may be done beside it is no reason to ask', 'PASS-01', {
    given: ['at wind', 'emptyPile', 'openCargo'],
    line: ['chance calm'],
    then: ['asked = "game.bid"', 'coins = [1,1]'],
  }),
  example('T-17', 'the end, and what everything is worth', 'END-01 SCORE-01 SCORE-02 SCORE-03 HAND-01', {
    given: ['hands gold lead | chart', 'round 2', 'boats A 1 0', 'cargo silk | spice'],
    line: ['now sums.hand.total = 2', 'A pass'],
    then: ['sums.worth 0.total = 4', 'sums.worth 1.total = 1', 'result.winners = [0]', 'result.scores = [4,1]'],
  }),
]

const isOption = (id: RuleId): boolean => id.startsWith('TOY-OPTION')
export const ledger: Ledger = Object.fromEntries(
  Object.keys(en.rules).map((id) => [id, isOption(id) ? 'definition' : 'rule']),
)
export const exercise: Exercise<Toy> & { readonly ledger: Ledger } = { game, pack, stage, examples, ledger }
