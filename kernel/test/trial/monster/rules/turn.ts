import {
  among,
  drawCard,
  oneOf,
  outcomesAt,
  type Result,
  type Rule,
  type Seat,
  settleSlot,
  steps,
  type Turn,
} from '../../../../src/index.ts'
import { augmentBy, gaining, moveCubes, turnOf, visitBy } from '../effects.ts'
import {
  COMMON,
  cardOf,
  championOf,
  cubesAt,
  finalHonor,
  inPlay,
  MAW,
  MAW_COST,
  monstersLeft,
  petsOf,
  playerOf,
} from '../queries.ts'
import type { Activate, CardId, Content, GameFrame, Maw, Player, State, TurnFrame, Visit } from '../types.ts'
import { bonusActions } from './bonus.ts'

// —— the game: opening, turns, final scoring ——

const g = steps<Maw, GameFrame>()
export const game: Rule<Maw, GameFrame> = {
  // VIN-SETUP-05 The top monster starts the open pile.
  openMonster: g.chance('VIN-SETUP-05', {
    outcomes: ({ state }) => outcomesAt(state.monsters, 0),
    take(t, _, card) {
      t.state.open.push(drawCard(t.state.monsters, card))
      t.emit({ rule: 'VIN-SETUP-05', type: 'monsterTurnedUp', card })
      return 'openTriggers'
    },
  }),
  // VIN-SETUP-10 Two triggers lie open from the start.
  openTriggers: g.chance('VIN-SETUP-10', {
    outcomes: ({ state }) => outcomesAt(state.triggers, 0),
    take(t, _, trigger) {
      t.state.faceUp.push(drawCard(t.state.triggers, trigger))
      t.emit({ rule: 'VIN-SETUP-10', type: 'triggerRevealed', trigger })
      return t.state.faceUp.length < 2 ? 'again' : 'dealQuests'
    },
  }),
  // VIN-SETUP-23, VIN-QUEST-04 A secret quest for everybody, known to its owner alone.
  dealQuests: g.chance('VIN-SETUP-23', {
    outcomes: ({ state }) => outcomesAt(state.quests, 0),
    take(t, _, quest) {
      const seat = t.state.players.findIndex((p) => p.quests.length === 0)
      const { quests } = playerOf(t.state, seat)
      quests.push({ is: drawCard(t.state.quests, quest), knownTo: [seat] })
      t.reveal([seat])
      const dealt = { rule: 'VIN-QUEST-04', type: 'questDealt', seat } as const
      t.emit({ ...dealt, quest, shownTo: [seat], others: dealt })
      return seat + 1 < t.state.seats ? 'again' : 'nextTurn'
    },
  }),
  // VIN-TURN-01 Clockwise, round by round.
  nextTurn: g.auto('VIN-TURN-01', (t) => {
    const { state, content } = t
    state.active = (state.active + 1) % state.seats
    if (state.active === 0) {
      if (state.round === state.lastRound) return 'scoring' // VIN-END-03 exactly one further round
      if (state.round === content.maxRounds) state.lastRound = state.round + 1 // VIN-END-07
      state.round += 1
    }
    t.emit({ rule: 'VIN-TURN-01', type: 'turnBegun', seat: state.active, round: state.round })
    t.call(turnOf(state.active))
    return 'again'
  }),
  // VIN-FINAL-01 … -04 Everything is counted on the last state; the quests are shown.
  scoring: g.auto('VIN-FINAL-01', (t) => {
    t.reveal('all')
    for (const p of t.state.players) p.quests = p.quests.map((q) => settleSlot(q, {}, q.is ?? '', 'all'))
    const scores = t.state.players.map((_, seat) => finalHonor(t, seat, 'spectator').total)
    for (const [seat, honor] of scores.entries()) t.emit({ rule: 'VIN-FINAL-01', type: 'scored', seat, honor })
    return t.end(resultOf(t.state, scores))
  }),
}

/** VIN-TIE-01 … -04 More Conviction, then less Potential, then fewer coins, then a shared victory. */
const TIE_BREAKS: readonly { rule: string; value: (p: Player) => number }[] = [
  { rule: 'VIN-TIE-01', value: (p) => p.zones.conv },
  { rule: 'VIN-TIE-02', value: (p) => -p.zones.pot },
  { rule: 'VIN-TIE-03', value: (p) => -p.coins.length },
]
function resultOf(state: State, scores: readonly number[]): Result {
  const best = (seats: readonly Seat[], value: (seat: Seat) => number) =>
    seats.filter((seat) => value(seat) === Math.max(...seats.map(value)))
  let winners = best([...scores.keys()], (seat) => scores[seat] as number)
  let rule = 'VIN-FINAL-04'
  for (const tie of TIE_BREAKS) {
    if (winners.length === 1) break
    winners = best(winners, (seat) => tie.value(playerOf(state, seat)))
    rule = tie.rule
  }
  return { rule: winners.length === 1 ? rule : 'VIN-TIE-04', reason: 'mostHonor', winners, scores }
}

// —— a turn: main actions in any order, bonus actions between them ——

const u = steps<Maw, TurnFrame>()
const whoever = among((c: Content) => ['character', ...c.cardIds.filter((id) => cardOf(c, id).kind === 'companion')])

const activate = u.offer<Activate>('VIN-ACT-01', 'activate', {
  args: { who: whoever },
  *reach({ state, content }, f) {
    yield { do: 'activate', who: 'character' }
    for (const { card } of playerOf(state, f.seat).cards)
      if (cardOf(content, card).kind === 'companion') yield { do: 'activate', who: card }
  },
  conditions: [
    u.needs('VIN-ACT-01', 'alreadyActivated', (_, f) => f.activated === null),
    u.needs(
      'VIN-ACT-01',
      'notYours',
      ({ state }, f, { who }) => who === 'character' || inPlay(state, f.seat, who) !== undefined,
    ),
    u.needs(
      'VIN-ACT-10',
      'noInfluence',
      ({ state }, f, { who }) => who === 'character' || playerOf(state, f.seat).zones.inf > 0,
    ),
  ],
  take(t, f, { who }) {
    f.activated = who
    t.emit({ rule: 'VIN-ACT-01', type: 'activated', seat: f.seat, who })
    if (who === 'character')
      t.call(gaining(f.seat, [COMMON])) // VIN-ACT-03, -04
    else activateCompanion(t, f, who)
    return 'again'
  },
})
function activateCompanion(t: Turn<Maw>, f: TurnFrame, card: CardId): void {
  moveCubes(t, 'VIN-ACT-02', f.seat, 'inf', card)
  f.mates = petsOf(t, f.seat, card).map((p) => p.card) // VIN-RULING-131
  t.call(gaining(f.seat, cardOf(t.content, card).attributes)) // VIN-ACT-07
}

const visit = u.offer<Visit>('VIN-REG-06', 'visit', {
  args: { region: oneOf(MAW) },
  reach: () => [{ do: 'visit', region: MAW }],
  conditions: [
    u.needs('VIN-VISIT-01', 'alreadyVisited', (_, f) => !f.visited),
    u.needs('VIN-MONSTER-02', 'noChampion', (t, f) => championOf(t, f.seat) !== null),
    u.needs('VIN-VISIT-16', 'noMonsterLeft', ({ state }) => monstersLeft(state) > 0),
    u.needs(
      'VIN-VISIT-03',
      'cannotPay',
      (t, f) => cubesAt(t, f.seat, 'COU') >= MAW_COST,
      (t, f) => ({
        needs: MAW_COST,
        has: cubesAt(t, f.seat, 'COU'),
      }),
    ),
  ],
  take(t, f) {
    f.visited = true
    t.call(visitBy(f.seat))
    return 'again'
  },
})

const rest = u.word(
  'VIN-VISIT-08',
  'rest',
  (t, f) => {
    f.visited = true
    t.call(augmentBy(f.seat, 1, 'either'))
    return 'rested'
  },
  [u.needs('VIN-VISIT-01', 'alreadyVisited', (_, f) => !f.visited)],
)

export const turn: Rule<Maw, TurnFrame> = {
  // VIN-TURN-02, -04 Each main action at most once, bonus actions at any moment; VIN-RULING-120 nothing is a must here.
  actions: u.decision('VIN-TURN-02', {
    seat: (f) => f.seat,
    offers: [activate, visit, rest, u.word('VIN-TURN-06', 'endTurn', 'end'), ...bonusActions],
  }),
  // VIN-VISIT-08 The augment is done; now it is a rest that cards may answer.
  rested: u.auto('VIN-VISIT-08', (t, f) => {
    t.emit({ rule: 'VIN-VISIT-08', type: 'rested', seat: f.seat })
    return 'actions'
  }),
}
