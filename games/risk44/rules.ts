import {
  among,
  type Condition,
  dice,
  equally,
  itself,
  type Rule,
  type Seat,
  steps,
  type Turn,
  weighted,
} from '@skerry/kernel'
import {
  armiesIn,
  attackDice,
  cardsOf,
  defenceDice,
  hasSet,
  isLinked,
  isOwn,
  reinforcementCount,
  worthOfSet,
} from './queries.ts'
import type { Attack, Content, Fortify, Place, Risk, SetupFrame, State, Trade, TurnFrame } from './types.ts'

const areas = among((c: Content) => c.places.map(({ area }) => area), itself)
const SEATS = 3

// —— setup: chance deals the areas and the armies ——

const s = steps<Risk, SetupFrame>()
const setup: Rule<Risk, SetupFrame> = {
  // R44-SETUP-01 The areas are dealt out as evenly as they divide.
  deal: s.chance('R44-SETUP-01', {
    outcomes: ({ state, content }) =>
      weighted(state.held.map((held, seat) => [seat, shareOf(content, seat) - held] as const)),
    take({ state, content }, f, seat) {
      state.owner[f.area] = seat
      state.armies[f.area] = 1
      state.held[seat] = (state.held[seat] as number) + 1
      f.area += 1
      if (f.area < content.links.length) return 'again'
      f.left = content.startArmies - (state.held[0] as number)
      return 'muster'
    },
  }),
  // R44-SETUP-02 The other armies fall on random own areas.
  muster: s.chance('R44-SETUP-02', {
    outcomes: ({ state }, f) => equally(state.owner.flatMap((seat, area) => (seat === f.seat ? [area] : []))),
    take({ state, content }, f, area) {
      state.armies[area] = armiesIn(state, area) + 1
      f.left -= 1
      if (f.left > 0) return 'again'
      f.seat += 1
      if (f.seat === SEATS) return 'done'
      f.left = content.startArmies - (state.held[f.seat] as number)
      return 'again'
    },
  }),
  done: s.auto('R44-TURN-01', (t) => {
    t.call(turnOf(t.state, t.content, 0))
    return 'end'
  }),
}
const shareOf = (content: Content, seat: Seat): number => Math.ceil((content.links.length - seat) / SEATS)

function turnOf(state: State, content: Content, seat: Seat): TurnFrame {
  const pool = reinforcementCount(state, content, seat)
  return { rule: 'turn', at: 'reinforce', seat, pool, conquered: false, from: -1, to: -1 }
}

// —— a turn: reinforce, attack, fortify ——

const { auto, chance, decision, offer, choiceNeeds, needs, word } = steps<Risk, TurnFrame>()

const trade = offer<Trade>('R44-CARD-02', 'trade', {
  args: {},
  candidates: () => [{ do: 'trade' }],
  conditions: [needs('R44-CARD-02', 'noSet', ({ state }, f) => hasSet(cardsOf(state, f.seat)))],
  take(t, f) {
    const cards = cardsOf(t.state, f.seat)
    if (cards.every((n) => n > 0)) for (let kind = 0; kind < 3; kind++) cards[kind] = (cards[kind] as number) - 1
    else {
      const kind = cards.findIndex((n) => n > 2)
      cards[kind] = (cards[kind] as number) - 3
    }
    const worth = worthOfSet(t.state.trades) // R44-CARD-03
    f.pool += worth
    t.state.trades += 1
    t.emit({ rule: 'R44-CARD-03', type: 'cardsTraded', seat: f.seat, armies: worth })
    return 'again'
  },
})

/** R44-REINF-03 Armies go one at a time, or all that are left at once. */
const placing = (
  verb: Place['do'],
  amount: (f: TurnFrame) => number,
  choices: (c: Content) => readonly Place[],
  conditions: readonly Condition<Risk, TurnFrame, Place>[],
) =>
  offer<Place>('R44-REINF-03', verb, {
    exact: true,
    args: { area: areas },
    candidates({ state, content }, f) {
      const reached: Place[] = []
      for (const choice of choices(content)) if (isOwn(state, choice.area, f.seat)) reached.push(choice)
      return reached
    },
    conditions: [
      ...conditions,
      choiceNeeds('R44-REINF-03', 'notYourArea', ({ state }, f, { area }) => isOwn(state, area, f.seat)),
    ],
    take(t, f, { area }) {
      const armies = amount(f)
      t.state.armies[area] = armiesIn(t.state, area) + armies
      f.pool -= armies
      t.emit({ rule: 'R44-REINF-03', type: 'armiesPlaced', seat: f.seat, area, armies })
      return f.pool === 0 ? 'attack' : 'again'
    },
  })

const attack = offer<Attack>('R44-ATTACK-01', 'attack', {
  exact: true,
  args: { from: areas, to: areas },
  candidates({ state, content }, f) {
    const reached: Attack[] = []
    for (let from = 0; from < content.attacks.length; from++)
      if (isOwn(state, from, f.seat) && armiesIn(state, from) > 1)
        for (const choice of content.attacks[from] as readonly Attack[])
          if (!isOwn(state, choice.to, f.seat)) reached.push(choice)
    return reached
  },
  conditions: [
    choiceNeeds('R44-ATTACK-01', 'notYourArea', ({ state }, f, { from }) => isOwn(state, from, f.seat)),
    choiceNeeds('R44-ATTACK-01', 'notLinked', ({ content }, _, { from, to }) => isLinked(content, from, to)),
    choiceNeeds('R44-ATTACK-01', 'ownArea', ({ state }, f, { to }) => !isOwn(state, to, f.seat)),
    choiceNeeds('R44-ATTACK-02', 'lastArmyStays', ({ state }, _, { from }) => armiesIn(state, from) > 1),
  ],
  take(_, f, { from, to }) {
    f.from = from
    f.to = to
    return 'roll'
  },
})

/** R44-FORT-01 One army, or all but one, from an own area to a linked own area. */
const fortifying = (
  verb: Fortify['do'],
  fewest: number,
  amount: (armies: number) => number,
  choices: (c: Content) => readonly (readonly Fortify[])[],
  conditions: readonly Condition<Risk, TurnFrame, Fortify>[],
) =>
  offer<Fortify>('R44-FORT-01', verb, {
    exact: true,
    args: { from: areas, to: areas },
    candidates({ state, content }, f) {
      const reached: Fortify[] = []
      const all = choices(content)
      for (let from = 0; from < all.length; from++)
        if (isOwn(state, from, f.seat) && armiesIn(state, from) >= fewest)
          for (const choice of all[from] as readonly Fortify[])
            if (isOwn(state, choice.to, f.seat)) reached.push(choice)
      return reached
    },
    conditions: [
      choiceNeeds('R44-FORT-01', 'notYourArea', ({ state }, f, { from }) => isOwn(state, from, f.seat)),
      choiceNeeds('R44-FORT-01', 'notToOthers', ({ state }, f, { to }) => isOwn(state, to, f.seat)),
      choiceNeeds('R44-FORT-01', 'notLinked', ({ content }, _, { from, to }) => isLinked(content, from, to)),
      choiceNeeds('R44-FORT-01', 'lastArmyStays', ({ state }, _, { from }) => armiesIn(state, from) > 1),
      ...conditions,
    ],
    take(t, { seat }, { from, to }) {
      const armies = amount(armiesIn(t.state, from))
      t.state.armies[from] = armiesIn(t.state, from) - armies
      t.state.armies[to] = armiesIn(t.state, to) + armies
      t.emit({ rule: 'R44-FORT-01', type: 'armiesMoved', seat, source: from, target: to, armies })
      return 'card'
    },
  })

const turn: Rule<Risk, TurnFrame> = {
  // R44-REINF-03 All of the pool is placed before anybody attacks.
  reinforce: decision('R44-REINF-03', {
    seat: (f) => f.seat,
    ask: 'always', // every move of a turn is the player's own, also where only one is left
    offers: [
      trade,
      placing(
        'place',
        () => 1,
        (c) => c.places,
        [],
      ),
      placing(
        'placeAll',
        (f) => f.pool,
        (c) => c.placesAll,
        [needs('R44-REINF-03', 'onlyOneLeft', (_, f) => f.pool > 1)], // then it is the same as `place`
      ),
    ],
  }),
  attack: decision('R44-ATTACK-01', {
    seat: (f) => f.seat,
    ask: 'always',
    offers: [attack, word('R44-ATTACK-01', 'stop', 'fortify')],
  }),
  // R44-ATTACK-03 Up to three dice against up to two, both sides at once.
  roll: chance('R44-ATTACK-03', {
    outcomes: ({ state }, f) => dice((attackDice(state, f.from) + defenceDice(state, f.to)) as 2 | 3 | 4 | 5),
    take(t, f, roll) {
      const attackers = attackDice(t.state, f.from)
      const attacker = highestFirst(roll, 0, attackers)
      const defender = highestFirst(roll, attackers, roll.length)
      const { seat, from: source, to: target } = f
      t.emit({ rule: 'R44-ATTACK-03', type: 'diceRolled', seat, source, target, attacker, defender })
      // R44-ATTACK-04 The highest dice are compared in pairs; a tie is the defender's.
      let lost = 0
      const pairs = Math.min(attacker.length, defender.length)
      for (let i = 0; i < pairs; i++) if ((attacker[i] as number) <= (defender[i] as number)) lost += 1
      t.state.armies[f.from] = armiesIn(t.state, f.from) - lost
      t.state.armies[f.to] = armiesIn(t.state, f.to) - (pairs - lost)
      const other = t.state.owner[target] as Seat
      t.emit({ rule: 'R44-ATTACK-04', type: 'armiesLost', seat, other, attacker: lost, defender: pairs - lost })
      if (armiesIn(t.state, f.to) > 0) return 'attack'
      conquer(t, f, attackers)
      return (t.state.held[f.seat] as number) < t.content.winningAreas ? 'attack' : 'conquest'
    },
  }),
  conquest: auto('R44-END-01', (t, f) => t.end({ rule: 'R44-END-01', reason: 'conquest', winners: [f.seat] })),
  fortify: decision('R44-FORT-01', {
    seat: (f) => f.seat,
    ask: 'always',
    offers: [
      fortifying(
        'fortify',
        2,
        () => 1,
        (c) => c.moves,
        [],
      ),
      fortifying(
        'fortifyAll',
        3,
        (armies) => armies - 1,
        (c) => c.movesAll,
        [choiceNeeds('R44-FORT-01', 'onlyOneCanMove', ({ state }, _, { from }) => armiesIn(state, from) > 2)], // as above
      ),
      word('R44-FORT-01', 'skip', 'card'),
    ],
  }),
  // R44-CARD-01 Whoever conquered something draws a card, up to the limit of the hand.
  card: auto('R44-CARD-01', ({ state, content }, f) => {
    const hand = cardsOf(state, f.seat).reduce((all, n) => all + n, 0)
    return f.conquered && hand < content.mostCards ? 'draw' : 'next'
  }),
  draw: chance('R44-CARD-01', {
    outcomes: () => KINDS,
    take(t, f, kind) {
      const cards = cardsOf(t.state, f.seat)
      cards[kind] = (cards[kind] as number) + 1
      t.emit({ rule: 'R44-CARD-01', type: 'cardDrawn', seat: f.seat, kind })
      return 'next'
    },
  }),
  // R44-TURN-02 Who has no area left is passed over.
  next: auto('R44-TURN-02', (t, f) => {
    const { state, content } = t
    state.turn += 1
    if (state.turn >= content.mostTurns) return 'lastTurn'
    let seat = f.seat
    do seat = (seat + 1) % SEATS
    while (state.held[seat] === 0)
    t.call(turnOf(state, content, seat))
    return 'end'
  }),
  // R44-END-02 After the last turn most areas win; those who hold equally many share the victory.
  lastTurn: auto('R44-END-02', (t) => {
    const most = Math.max(...t.state.held)
    const winners = [0, 1, 2].filter((seat) => t.state.held[seat] === most)
    return t.end({ rule: 'R44-END-02', reason: 'lastTurn', winners })
  }),
}
const KINDS = equally([0, 1, 2])

function highestFirst(roll: readonly number[], from: number, to: number): number[] {
  const dice: number[] = []
  for (let i = from; i < to; i++) {
    const die = roll[i] as number
    let place = dice.length
    for (; place > 0 && (dice[place - 1] as number) < die; place--) dice[place] = dice[place - 1] as number
    dice[place] = die
  }
  return dice
}

/** R44-ATTACK-05 As many armies move in as dice were rolled: all are there, for a roll that conquers loses none. */
function conquer(t: Turn<Risk>, f: TurnFrame, rolled: number): void {
  const { state } = t
  const loser = state.owner[f.to] as Seat
  state.owner[f.to] = f.seat
  state.held[loser] = (state.held[loser] as number) - 1
  state.held[f.seat] = (state.held[f.seat] as number) + 1
  f.conquered = true
  state.armies[f.from] = armiesIn(state, f.from) - rolled
  state.armies[f.to] = rolled
  t.emit({ rule: 'R44-ATTACK-05', type: 'areaConquered', seat: f.seat, area: f.to })
  if (state.held[loser] === 0) takeCards(t, f.seat, loser)
}

/** R44-CARD-04 The cards of a beaten player change hands. */
function takeCards(t: Turn<Risk>, seat: Seat, loser: Seat): void {
  const [mine, taken] = [cardsOf(t.state, seat), cardsOf(t.state, loser)]
  t.state.cards[seat] = mine.map((n, kind) => n + (taken[kind] as number))
  t.state.cards[loser] = [0, 0, 0]
  t.emit({ rule: 'R44-CARD-04', type: 'cardsTaken', seat, loser, cards: taken.reduce((all, n) => all + n, 0) })
}

export const rules = { setup, turn }
