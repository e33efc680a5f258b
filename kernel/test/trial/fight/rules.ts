import { among, dice, exactly, oneOf, type Rule, reactionsOf, type Seat, steps } from '../../../src/index.ts'
import { loseUnits, moveUnits, placeUnits } from './effects.ts'
import {
  fieldsOf,
  figuresApart,
  forceIn,
  hiderOf,
  isOut,
  oneOfEach,
  placesFor,
  reinforcements,
  seatOf,
  strength,
  survivors,
  TREASURES,
  unitCount,
  unitsIn,
} from './queries.ts'
import type {
  Attack,
  Content,
  EliminationFrame,
  FieldId,
  Fight,
  FightFrame,
  FindFrame,
  GameFrame,
  Hide,
  Name,
  Role,
  Tile,
  Treasure,
  TurnFrame,
  Way,
} from './types.ts'

const ROLES: readonly Role[] = ['attacker', 'defender']
const fieldIds = among((c: Content) => c.fields)
const seatNumbers = among((c: Content) => c.hidden.map((_, seat) => seat))

const find = (seat: Seat, field: FieldId): FindFrame => ({ rule: 'find', at: 'reveal', seat, field, victim: -1 })
const elimination = (seats: readonly Seat[]): EliminationFrame => ({ rule: 'elimination', at: 'leave', seats })
const turnOf = (seat: Seat): TurnFrame => ({ rule: 'turn', at: 'reinforce', seat, attacksLeft: 2 })
const fightBetween = (attacker: FightFrame['attacker'], defender: FightFrame['defender'], by: Way): FightFrame => ({
  rule: 'fight',
  at: 'exchange',
  attacker,
  defender,
  by,
  due: { attacker: 0, defender: 0 },
  named: { attacker: {}, defender: {} },
})

// —— the game: hiding, then turns ——

const g = steps<Fight, GameFrame>()
const isUnlaid = (f: GameFrame) => (tile: Tile) => tile.owner === f.owner && tile.face === null
const game: Rule<Fight, GameFrame> = {
  // MAR-SETUP-12, MAR-RULING-04 The hider lays the tiles face down; which is where is his secret.
  hide: g.decision('MAR-SETUP-12', {
    seat: (f, { state }) => hiderOf(state, f.owner),
    ask: 'always', // MAR-RULING-04 the last tile is asked for too, or its silence would be heard
    offers: [
      g.offer<Hide>('MAR-SETUP-12', 'hide', {
        args: { face: oneOf('crown', 'chest', 'ring') },
        reach: () => TREASURES.map((face): Hide => ({ do: 'hide', face })),
        conditions: [
          g.needs(
            'MAR-SETUP-12',
            'alreadyLaid',
            ({ state }, f, { face }) => !state.tiles.some((tile) => tile.owner === f.owner && tile.face === face),
          ),
        ],
        take(t, f, { face }) {
          const tile = t.state.tiles.find(isUnlaid(f)) as Tile
          tile.face = face
          const laid = { rule: 'MAR-SETUP-12', type: 'tileLaid', owner: f.owner, field: tile.field } as const
          t.emit({ ...laid, face, shownTo: [t.seat], others: laid }) // MAR-RULING-09 field and owner open, face secret
          if (t.state.tiles.some(isUnlaid(f))) return 'again'
          f.owner += 1
          return f.owner < t.state.seats ? 'again' : 'nextTurn'
        },
      }),
    ],
  }),
  // MAR-TURN-01 Clockwise; MAR-RULING-93 the eliminated are skipped.
  nextTurn: g.auto('MAR-TURN-01', (t) => {
    const { state, content } = t
    const next = [...state.out.keys()]
      .map((i) => (state.active + 1 + i) % state.seats)
      .find((s) => !state.out[s]) as Seat
    if (next <= state.active) state.round += 1
    if (state.round > content.rounds) t.end({ rule: 'MAR-ROUND-02', reason: 'lastRound', winners: [] })
    state.active = next
    t.call(turnOf(next))
    return 'again'
  }),
}

// —— a turn: reinforcements, then attacks ——

const u = steps<Fight, TurnFrame>()
const attack = u.offer<Attack>('MAR-ATTACK-03', 'attack', {
  args: { from: fieldIds, to: fieldIds, by: oneOf('land', 'bridge') },
  *reach({ state, content }, f) {
    for (const from of fieldsOf(state, f.seat))
      for (const { to, by } of content.links[from] ?? []) yield { do: 'attack', from, to, by }
  },
  conditions: [
    u.needs('MAR-ATTACK-01', 'noAttackLeft', (_, f) => f.attacksLeft > 0),
    u.needs('MAR-ATTACK-03', 'notYourField', ({ state }, f, { from }) => forceIn(state, from).party === f.seat),
    u.needs('MAR-ATTACK-03', 'notAdjacent', ({ content }, _, { from, to, by }) =>
      (content.links[from] ?? []).some((l) => l.to === to && l.by === by),
    ),
    u.needs('MAR-RULING-64', 'nobodyThere', ({ state }, _, { to }) => forceIn(state, to).party !== null),
    u.needs('MAR-ATTACK-02', 'ownField', ({ state }, f, { to }) => forceIn(state, to).party !== f.seat),
  ],
  take(t, f, { from, to, by }) {
    f.attacksLeft -= 1
    t.emit({ rule: 'MAR-ATTACK-03', type: 'attackDeclared', source: from, target: to })
    t.call(fightBetween({ party: f.seat, field: from }, { party: forceIn(t.state, to).party as Seat, field: to }, by))
    return 'afterAttack'
  },
})
const turn: Rule<Fight, TurnFrame> = {
  // MAR-REINF-05 Spread over any own fields, figures for 2 men each.
  reinforce: u.allotment('MAR-REINF-05', 'place', {
    seat: (f) => f.seat,
    spread(t, f) {
      const men = reinforcements(t, f.seat).total
      return exactly(men, placesFor(t.state, f.seat, fieldsOf(t.state, f.seat), men))
    },
    conditions: [
      u.needs('MAR-GEN-20', 'oneOfEach', (_, _f, { n }) => oneOfEach(n)),
      u.needs('MAR-GEN-15', 'figuresApart', (_, _f, { n }) => figuresApart(n)),
    ],
    take(t, f, { n }) {
      placeUnits(t, 'MAR-REINF-05', f.seat, n)
      return 'declare'
    },
  }),
  // MAR-ATTACK-01 Attacking is optional.
  declare: u.decision('MAR-ATTACK-01', {
    seat: (f) => f.seat,
    offers: [attack, u.word('MAR-ATTACK-01', 'rest', 'end')],
  }),
  // MAR-RULING-66 A further attack, from any own field.
  afterAttack: u.auto('MAR-RULING-66', (_, f) => (f.attacksLeft > 0 ? 'declare' : 'end')),
}

// —— a fight, exchange by exchange ——

const x = steps<Fight, FightFrame>()
const losses = (role: Role, next: FightFrame['at']) =>
  x.allotment('MAR-COMBAT-14', 'lose', {
    seat: (f) => seatOf(f[role]), // nobody for the orcs: they have one kind of unit, hence one way to lose it
    spread: ({ state }, f) => exactly(Math.min(f.due[role], unitCount(state, f[role])), unitsIn(state, f[role])), // MAR-COMBAT-10, -12
    take(_, f, { n }) {
      f.named[role] = n
      return next
    },
  })
// MAR-ATTACK-10, MAR-RULING-67 The winner moves at least one unit and keeps at least one.
const advance = (winner: Role, loser: Role) =>
  x.allotment('MAR-ATTACK-10', 'advance', {
    seat: (f) => seatOf(f[winner]),
    spread({ state }, f) {
      const most = f[winner].party === 'orcs' ? 1 : unitCount(state, f[winner]) - 1 // MAR-ATTACK-13
      return { least: 1, most, slots: unitsIn(state, f[winner]) }
    },
    take(t, f, { n }) {
      moveUnits(t.state, f[winner].party, n, f[loser].field)
      t.emit({ rule: 'MAR-ATTACK-10', type: 'fieldOccupied', party: f[winner].party, field: f[loser].field })
      return 'end'
    },
  })
const fight: Rule<Fight, FightFrame> = {
  // MAR-COMBAT-08, -15 Each side rolls one die against its strength of this moment.
  exchange: x.chance('MAR-COMBAT-08', {
    outcomes: () => dice(2),
    take(t, f, [a, d]) {
      const attackerHits = a <= strength(t, f, 'attacker').total // MAR-COMBAT-09 a die of at most one's own strength hits
      const defenderHits = d <= strength(t, f, 'defender').total
      f.due.defender = attackerHits ? a : 0 // MAR-COMBAT-09 and takes as many units as it shows
      f.due.attacker = defenderHits ? d : attackerHits ? 0 : 1 // MAR-COMBAT-11 both miss: one attacking unit
      t.emit({ rule: 'MAR-COMBAT-08', type: 'diceRolled', attacker: a, defender: d })
      return 'attackerLosses'
    },
  }),
  // MAR-COMBAT-14, MAR-RULING-76 Each player names his own losses, the attacker first.
  attackerLosses: losses('attacker', 'defenderLosses'),
  defenderLosses: losses('defender', 'removal'),
  // MAR-RULING-106 What was named leaves together; eliminations follow at once.
  removal: x.auto('MAR-COMBAT-13', (t, f) => {
    loseUnits(
      t,
      'MAR-COMBAT-13',
      ROLES.map((role) => ({ party: f[role].party, n: f.named[role] })),
    )
    return 'outcome'
  }),
  // MAR-ATTACK-04 Exchanges repeat until a field is empty.
  outcome: x.auto('MAR-ATTACK-04', ({ state }, f) => {
    const [a, d] = [unitCount(state, f.attacker), unitCount(state, f.defender)]
    if (a > 0 && d > 0) return 'goOn'
    if (a + d < 2) return 'end' // MAR-ATTACK-11 a single winner stays; MAR-ATTACK-14 or both fields are empty
    return a > 0 ? 'attackerAdvance' : 'defenderAdvance' // MAR-ATTACK-12 for both sides alike
  }),
  // MAR-ATTACK-05 Between two exchanges the attacker is free to stop.
  goOn: x.decision('MAR-ATTACK-05', {
    seat: (f) => seatOf(f.attacker),
    offers: [x.word('MAR-ATTACK-04', 'goOn', 'exchange'), x.word('MAR-ATTACK-05', 'breakOff', 'end')],
  }),
  attackerAdvance: advance('attacker', 'defender'),
  defenderAdvance: advance('defender', 'attacker'),
}

// —— a find and what it brings ——

const n = steps<Fight, FindFrame>()
const AFTER: Readonly<Record<Treasure, FindFrame['at']>> = { chest: 'chest', crown: 'crown', ring: 'ringTarget' }
const granted = (rule: string, verb: string, men: number, fields: (f: FindFrame, own: FieldId[]) => FieldId[]) =>
  n.allotment(rule, verb, {
    seat: (f) => f.seat,
    spread: ({ state }, f) => exactly(men, placesFor(state, f.seat, fields(f, fieldsOf(state, f.seat)), men)),
    conditions: [
      n.needs('MAR-GEN-20', 'oneOfEach', (_, _f, c) => oneOfEach(c.n)),
      n.needs('MAR-GEN-15', 'figuresApart', (_, _f, c) => figuresApart(c.n)),
    ],
    take(t, f, c) {
      placeUnits(t, rule, f.seat, c.n)
      return 'end'
    },
  })
const findTreasure: Rule<Fight, FindFrame> = {
  // MAR-TREASURE-01, MAR-RULING-80 The tile is turned over for all to see.
  reveal: n.auto('MAR-TREASURE-01', (t, f) => {
    const at = t.state.tiles.findIndex((tile) => tile.field === f.field)
    const face = (t.state.tiles.splice(at, 1)[0] as Tile).face as Treasure
    const found = t.state.found[f.seat] as Treasure[]
    found.push(face)
    t.reveal('all')
    t.emit({ rule: 'MAR-TREASURE-01', type: 'treasureFound', seat: f.seat, face })
    if (found.length === 3) t.end({ rule: 'MAR-END-01', reason: 'threeTreasures', winners: [f.seat] }) // MAR-RULING-87
    return AFTER[face]
  }),
  chest: granted('MAR-TREASURE-02', 'fill', 4, (f) => [f.field]), // MAR-TREASURE-02 into the field where it lay
  crown: granted('MAR-TREASURE-03', 'spread', 3, (_, own) => own), // MAR-TREASURE-03 into any own fields
  // MAR-TREASURE-04, MAR-RULING-85 One other player, named by the finder, who may decline.
  ringTarget: n.decision('MAR-TREASURE-04', {
    seat: (f) => f.seat,
    offers: [
      n.offer<Name>('MAR-TREASURE-04', 'name', {
        args: { victim: seatNumbers },
        reach: ({ state }) => survivors(state).map((victim): Name => ({ do: 'name', victim })),
        conditions: [
          n.needs('MAR-TREASURE-04', 'notYourself', (_, f, { victim }) => victim !== f.seat),
          n.needs('MAR-RULING-85', 'alreadyOut', ({ state }, _, { victim }) => state.out[victim] === false),
        ],
        take(_, f, { victim }) {
          f.victim = victim
          return 'ringLosses'
        },
      }),
      n.word('MAR-RULING-85', 'decline', 'end'),
    ],
  }),
  // MAR-RULING-85 The victim picks 3 units anywhere, all if fewer.
  ringLosses: n.allotment('MAR-RULING-85', 'yield', {
    seat: (f) => f.victim,
    spread({ state }, f) {
      const units = fieldsOf(state, f.victim).flatMap((field) => unitsIn(state, { field }))
      return exactly(
        Math.min(
          3,
          units.reduce((all, s) => all + s.max, 0),
        ),
        units,
      )
    },
    take(t, f, c) {
      loseUnits(t, 'MAR-RULING-85', [{ party: f.victim, n: c.n }])
      return 'end'
    },
  }),
}

// —— elimination ——

const e = steps<Fight, EliminationFrame>()
const eliminate: Rule<Fight, EliminationFrame> = {
  // MAR-ELIM-01 Zero units: out. MAR-RULING-92 The tiles leave unseen.
  leave: e.auto('MAR-ELIM-01', (t, f) => {
    for (const seat of f.seats) {
      t.state.out[seat] = true
      const bury = t.state.buried[seat] as Partial<Record<Treasure, number>>
      for (const tile of t.state.tiles) if (tile.owner === seat && tile.face !== null) bury[tile.face] = 1
      t.state.tiles = t.state.tiles.filter((tile) => tile.owner !== seat)
      t.emit({ rule: 'MAR-ELIM-01', type: 'eliminated', seat })
    }
    return 'survivors'
  }),
  survivors: e.auto('MAR-RULING-94', (t, f) => {
    const left = survivors(t.state)
    if (left.length === 1) t.end({ rule: 'MAR-RULING-94', reason: 'lastSurvivor', winners: left })
    else if (left.length === 0) t.end({ rule: 'MAR-RULING-95', reason: 'orcsRule', winners: [] })
    else if (f.seats.includes(t.state.active)) t.lapse('turn') // MAR-RULING-86, -105 his turn ends; what runs above it is carried out
    return 'end'
  }),
}

export const rules = { game, turn, fight, find: findTreasure, elimination: eliminate }

// MAR-RULING-106, -81 What happens at once, in this order.
const { when } = reactionsOf<Fight>()
export const reactions = [
  when('unitsLost', 'MAR-ELIM-01', ({ state }, { losses: lost }) => {
    const gone = lost.flatMap(({ party }) =>
      party !== 'orcs' && !state.out[party] && isOut(state, party) ? [party] : [],
    )
    return gone.length > 0 ? [elimination(gone)] : []
  }),
  // MAR-TREASURE-05 Only the owner finds.
  when('fieldOccupied', 'MAR-TREASURE-01', ({ state }, { party, field }) =>
    state.tiles.some((tile) => tile.field === field && tile.owner === party) ? [find(party as Seat, field)] : [],
  ),
]
