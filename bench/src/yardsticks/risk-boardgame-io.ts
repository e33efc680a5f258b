/** risk44 as boardgame.io's documentation would have it: moves on drafts, stages, its plugins for chance and events. */

import type { Ctx, Game } from 'boardgame.io/dist/cjs/internal.js'
import { ADJ, BONUS, MAX_CARDS, MAX_TURNS, N, P, REGION, REGIONS, START_ARMIES, WIN_FIELDS } from './map44.ts'
import type { Enumerated } from './reducer.ts'

interface Field {
  owner: number
  armies: number
}
interface Table {
  fields: Field[]
  cards: number[][]
  pool: number
  turn: number
  conquered: boolean
  trades: number
}

const INVALID_MOVE = 'INVALID_MOVE'
const fullCount = Array.from({ length: REGIONS }, (_, r) => REGION.filter((x) => x === r).length)
const count = (G: Table, p: number) => G.fields.filter((f) => f.owner === p).length

export const risk: Game<Table> = {
  name: 'risk44',
  minPlayers: P,
  maxPlayers: P,
  setup: ({ random }) => {
    const owners = random.Shuffle(Array.from({ length: N }, (_, i) => i % P))
    const fields = owners.map((owner) => ({ owner, armies: 1 }))
    for (let p = 0; p < P; p++) {
      const mine = fields.filter((f) => f.owner === p)
      for (let k = mine.length; k < START_ARMIES; k++) mine[random.Die(mine.length) - 1]!.armies++
    }
    return {
      fields,
      cards: Array.from({ length: P }, () => [0, 0, 0]),
      pool: 0,
      turn: 0,
      conquered: false,
      trades: 0,
    }
  },
  turn: {
    onBegin: ({ G, ctx }) => {
      const p = +ctx.currentPlayer
      let pool = Math.max(3, Math.floor(count(G, p) / 3))
      const have = new Array<number>(REGIONS).fill(0)
      G.fields.forEach((f, i) => {
        if (f.owner === p) have[REGION[i]!]!++
      })
      have.forEach((h, r) => {
        if (h === fullCount[r]) pool += BONUS[r]!
      })
      G.pool = pool
      G.conquered = false
    },
    onEnd: ({ G, ctx, random }) => {
      const c = G.cards[+ctx.currentPlayer]!
      if (G.conquered && c.reduce((a, b) => a + b) < MAX_CARDS) c[random.Die(3) - 1]!++
      G.turn++
    },
    order: {
      first: () => 0,
      next: ({ G, ctx }) => {
        let q = ctx.playOrderPos
        do q = (q + 1) % ctx.numPlayers
        while (count(G, q) === 0)
        return q
      },
    },
    activePlayers: { currentPlayer: 'reinforce' },
    stages: {
      reinforce: {
        moves: {
          trade: ({ G, ctx }) => {
            const c = G.cards[+ctx.currentPlayer]!
            if (c.every((v) => v > 0)) for (let i = 0; i < 3; i++) c[i]!--
            else {
              const i = c.findIndex((v) => v > 2)
              if (i < 0) return INVALID_MOVE
              c[i]! -= 3
            }
            G.pool += 4 + 2 * Math.min(8, G.trades++)
            return undefined
          },
          place: ({ G, ctx, events }, at, n) => {
            if (G.fields[at!]?.owner !== +ctx.currentPlayer || n! < 1 || n! > G.pool) return INVALID_MOVE
            G.fields[at!]!.armies += n!
            G.pool -= n!
            if (G.pool === 0) events.setStage('attack')
            return undefined
          },
        },
      },
      attack: {
        moves: {
          attack: ({ G, ctx, random }, from, to) => {
            const p = +ctx.currentPlayer
            const a = G.fields[from!]
            const d = G.fields[to!]
            if (!a || !d || a.owner !== p || d.owner === p || a.armies < 2 || !ADJ[from!]!.includes(to!))
              return INVALID_MOVE
            const na = Math.min(3, a.armies - 1)
            const nd = Math.min(2, d.armies)
            const A = random.D6(na).sort((x, y) => y - x)
            const D = random.D6(nd).sort((x, y) => y - x)
            for (let i = 0; i < Math.min(na, nd); i++)
              if (A[i]! > D[i]!) d.armies--
              else a.armies--
            if (d.armies <= 0) {
              const q = d.owner
              const mv = Math.min(na, a.armies - 1)
              d.owner = p
              a.armies -= mv
              d.armies = mv
              G.conquered = true
              if (count(G, q) === 0)
                for (let k = 0; k < 3; k++) {
                  G.cards[p]![k]! += G.cards[q]![k]!
                  G.cards[q]![k] = 0
                }
            }
            return undefined
          },
          endAttack: ({ events }) => {
            events.setStage('fortify')
          },
        },
      },
      fortify: {
        moves: {
          fortify: ({ G, ctx, events }, from, to, n) => {
            const p = +ctx.currentPlayer
            const a = G.fields[from!]
            const b = G.fields[to!]
            const isOwn = a?.owner === p && b?.owner === p
            if (!isOwn || n! < 1 || n! >= a.armies || !ADJ[from!]!.includes(to!)) return INVALID_MOVE
            a.armies -= n!
            b.armies += n!
            events.endTurn()
            return undefined
          },
          skip: ({ events }) => {
            events.endTurn()
          },
        },
      },
    },
  },
  endIf: ({ G }) => {
    for (let p = 0; p < P; p++) if (count(G, p) >= WIN_FIELDS) return { winner: p }
    return G.turn >= MAX_TURNS ? { winner: -1 } : undefined
  },
}

const stage = (ctx: Ctx) => ctx.activePlayers?.[ctx.currentPlayer]

export function orders(G: Table, ctx: Ctx): Enumerated[] {
  const out: Enumerated[] = []
  const p = +ctx.currentPlayer
  const c = G.cards[p]!
  const st = stage(ctx)
  if (st === 'reinforce') {
    if (c.some((v) => v > 2) || c.every((v) => v > 0)) out.push({ move: 'trade', args: [] })
    G.fields.forEach((f, at) => {
      if (f.owner !== p) return
      out.push({ move: 'place', args: [at, 1] })
      if (G.pool > 1) out.push({ move: 'place', args: [at, G.pool] })
    })
  } else if (st === 'attack') {
    G.fields.forEach((f, from) => {
      if (f.owner === p && f.armies > 1)
        for (const to of ADJ[from]!) if (G.fields[to]!.owner !== p) out.push({ move: 'attack', args: [from, to] })
    })
    out.push({ move: 'endAttack', args: [] })
  } else {
    G.fields.forEach((f, from) => {
      if (f.owner === p && f.armies > 1)
        for (const to of ADJ[from]!)
          if (G.fields[to]!.owner === p) {
            out.push({ move: 'fortify', args: [from, to, 1] })
            if (f.armies > 2) out.push({ move: 'fortify', args: [from, to, f.armies - 1] })
          }
    })
    out.push({ move: 'skip', args: [] })
  }
  return out
}
