import { copy, defineGame, PackError, type Seat, type Viewer } from '../../../src/index.ts'
import { forceIn, hiderOf, reinforcements, TREASURES, unitsOf } from './queries.ts'
import { reactions, rules } from './rules.ts'
import type { Content, Fight, Force, State, Tile, Treasure } from './types.ts'

const force = (party: Seat | 'orcs' | null, men: number, figure?: 'hero' | 'sorcerer'): Force => ({
  party,
  men,
  hero: figure === 'hero',
  sorcerer: figure === 'sorcerer',
})

/** Nine fields, three players; every seat's tiles lie in other hands' fields. */
export const pack = {
  rounds: 6,
  terrain: {
    C1: 'castle',
    I1: 'plain',
    I2: 'plain',
    C2: 'castle',
    II1: 'plain',
    III1: 'forest',
    III2: 'forest',
    C3: 'castle',
    I3: 'plain',
  },
  links: [
    'C1 I1 land',
    'I1 I2 land',
    'I2 C2 bridge',
    'C2 II1 land',
    'II1 III1 land',
    'III1 III2 land',
    'III2 C3 land',
    'C3 I3 land',
    'I3 C1 land',
    'I1 III1 land',
    'II1 I3 bridge',
  ],
  forces: {
    C1: force(0, 4),
    I1: force(0, 2, 'hero'),
    I2: force('orcs', 2),
    C2: force(1, 3, 'sorcerer'),
    II1: force(1, 2),
    III1: force('orcs', 3),
    III2: force(2, 3),
    C3: force(2, 4, 'hero'),
    I3: force('orcs', 1),
  },
  hidden: [
    ['C2', 'III1', 'III2'],
    ['I1', 'C1', 'I3'],
    ['I2', 'II1', 'C3'],
  ],
}

function load(given: unknown): Content {
  const { terrain, links: lines, forces, hidden, rounds } = given as typeof pack
  const fields = Object.keys(terrain)
  const links: Record<string, { to: string; by: 'land' | 'bridge' }[]> = {}
  lines.forEach((line, i) => {
    const [a = '', b = '', by = ''] = line.split(' ')
    for (const id of [a, b]) if (!fields.includes(id)) throw new PackError(`links.${i}`, 'noSuchField', { id })
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      links[from] = [...(links[from] ?? []), { to, by: by as 'land' | 'bridge' }]
  })
  return { fields, terrain: terrain as Content['terrain'], links, forces, hidden, rounds }
}

export const fightGame = defineGame<Fight>({
  id: 'trial-fight',
  version: '1',
  seats: { min: 3, max: 3 },
  options: [],
  load,
  setup(content, seats) {
    const tiles = content.hidden.flatMap((fields, owner) => fields.map((field): Tile => ({ owner, field, face: null })))
    const state: State = {
      seats,
      round: 1,
      active: seats - 1,
      fields: copy(content.forces) as Record<string, Force>,
      tiles,
      found: content.hidden.map(() => []),
      out: content.hidden.map(() => false),
      buried: content.hidden.map(() => ({})),
    }
    return { state, first: { rule: 'game', at: 'hide', owner: 0 } }
  },
  rules,
  reactions,
  clone: (s) => ({
    ...s,
    fields: Object.fromEntries(Object.entries(s.fields).map(([id, f]) => [id, { ...f }])),
    tiles: s.tiles.map((tile) => ({ ...tile })),
    found: s.found.map((kinds) => kinds.slice()),
    out: s.out.slice(),
    buried: s.buried.map((b) => ({ ...b })),
  }),
  // MAR-RULING-09, -10 The face of a tile is its hider's secret.
  view({ state }, stack, viewer) {
    for (const tile of state.tiles) if (hiderOf(state, tile.owner) !== viewer) tile.face = hidden(tile)
    state.buried.forEach((_, owner) => {
      if (hiderOf(state, owner) !== viewer) state.buried[owner] = {}
    })
    return { state, stack }
  },
  redeal(_, { state, stack }, viewer: Viewer, random) {
    for (let owner = 0; owner < state.seats; owner++) {
      if (hiderOf(state, owner) === viewer) continue
      const unseen = TREASURES.filter((face) => !state.found[owner]?.includes(face))
      const pick = () => unseen.splice(random(unseen.length), 1)[0] as Treasure
      for (const tile of state.tiles) if (tile.owner === owner && tile.face === HIDDEN) tile.face = pick()
      if (state.out[owner])
        for (const face of unseen) (state.buried[owner] as Partial<Record<Treasure, number>>)[face] = 1
    }
    return { state, stack }
  },
  things: ({ state, content }) => [
    ...content.fields.map((id) => ({
      id,
      kind: 'field',
      label: 'field',
      facts: { party: forceIn(state, id).party, units: unitsOf(forceIn(state, id)) },
    })),
    ...state.tiles.map((tile) => ({
      id: `tile/${tile.field}`,
      kind: 'tile',
      at: tile.field,
      label: 'tile',
      facts: { owner: tile.owner },
    })),
  ],
  sums: (t) => Object.fromEntries(t.state.out.map((_, seat) => [`reinforcements ${seat}`, reinforcements(t, seat)])),
})

/** What others see of a laid tile: that it is laid. */
const HIDDEN = 'hidden' as Treasure
const hidden = (tile: Tile): Treasure | null => (tile.face === null ? null : HIDDEN)
