/** Toys whose chance is none, or whose log does not lead where it led. */

import type { Offer } from '@skerry/kernel'
import { effects } from '../toy/rules.ts'
import { pack, toy } from '../toy/toy.ts'
import type { Light, State, Toy, TurnFrame } from '../toy/types.ts'
import { type Broken, type Change, withDeal, withField, withOffer, withOpen, withUnload, withWind } from './make.ts'

export const LOG: readonly Broken[] = [
  // —— chance ——
  {
    property: 'chance',
    name: 'weights that are no whole numbers',
    says: 'a weight of game.deal is no positive integer',
    subject: () =>
      toy(
        withDeal(({ state }) => {
          const list = Object.keys(state.pile.bag)
          return { list, weights: list.map(() => 1.5), total: list.length * 1.5 }
        }),
      ),
  },
  {
    property: 'chance',
    name: 'weights in mid-game that are no whole numbers',
    says: 'a weight of turn.wind is no positive integer',
    subject: () => toy(withWinds(1.5, 1.5, 1)),
  },
  {
    property: 'chance',
    name: 'a weight in mid-game below zero',
    says: 'a weight of turn.wind is no positive integer',
    subject: () => toy(withWinds(3, -1, 2)),
  },
  {
    property: 'chance',
    name: 'two outcomes of one text',
    says: 'two outcomes of game.deal read the same',
    subject: () =>
      toy(
        withDeal(({ state }) => {
          const list = Object.keys(state.pile.bag)
          return { list: [...list, ...list], weights: null, total: 2 * list.length }
        }),
      ),
  },
  {
    property: 'chance',
    name: 'weights that do not add up',
    says: 'the weights of game.deal do not add up',
    subject: () =>
      toy(
        withDeal(({ state }) => {
          const list = Object.keys(state.pile.bag)
          return { list, weights: list.map(() => 2), total: list.length }
        }),
      ),
  },
  {
    property: 'chance',
    name: 'nothing that chance could choose',
    says: 'has no outcome',
    alone: false,
    subject: () => toy(withDeal(() => ({ list: [], weights: null, total: 0 }))),
  },
  // —— replay and undo ——
  {
    property: 'replay',
    name: 'a rule that remembers earlier games',
    says: 'otherPosition',
    alone: false,
    subject: () => toy(withMemory()),
  },
  {
    property: 'replay',
    name: 'a setup that remembers how many games there were',
    says: 'otherPosition',
    subject() {
      let games = 0
      return toy((d) => ({
        ...d,
        setup(...given) {
          const { state, first } = d.setup(...given)
          games += 1
          return { state: { ...state, lastWind: games === 5 ? 'calm' : null }, first }
        },
      }))
    },
  },
  {
    property: 'undo',
    name: 'a light that shows a cargo without saying so',
    says: 'may take back {"do":"light"',
    alone: false,
    subject: () =>
      toy(
        withOffer<Offer<Toy, TurnFrame, Light>>('turn', 'act', 'light', ({ take }) => ({
          take(t, f, choice) {
            t.state.cargo = t.state.cargo.map((cargo) => cargo && { ...cargo, knownTo: 'all' })
            return take(t, f, choice)
          },
        })),
      ),
  },
  {
    property: 'undo',
    name: 'splits that are legal or not by the cargo of another',
    says: 'may take back {"do":"unload"',
    alone: false,
    subject: () => ({ ...toy(withSecretSplits), pack: { ...pack, crates: 30, room: 9 } }),
  },
  {
    property: 'undo',
    name: 'a view that remembers what was taken back',
    says: 'after undo a view shows something else',
    subject: () => toy(withHindsight()),
  },
  {
    property: 'undo',
    name: 'a step that writes into the position before it',
    says: 'undo does not lead back',
    alone: false,
    subject: () => toy((d) => ({ ...d, clone: (s) => ({ ...d.clone(s), coins: s.coins }) })),
  },
]

/** The three winds with weights by hand. */
const withWinds = (...weights: readonly [number, number, number]): Change =>
  withWind(() => ({
    outcomes: () => ({ list: ['calm', 'breeze', 'gale'], weights, total: weights.reduce((a, b) => a + b, 0) }),
  }))

/** All cards bring crates, often several in one turn; where they may go depends on the cargo of the other seat. */
const withSecretSplits = withField({ windWeights: { calm: 1, breeze: 9, gale: 2 } }, (d) =>
  withUnload(({ conditions }) => ({
    conditions: [
      ...conditions,
      {
        looksAt: 'choice',
        rule: 'TOY-UNLOAD-02',
        reason: 'craneAlone',
        holds: ({ state }, f, { n }) => n[state.cargo[1 - f.seat]?.is === 'silk' ? 'A' : 'C'] === undefined,
      },
    ],
  }))({ ...d, effects: { ...d.effects, coins: effects.unload } }),
)

/** The most boats any view has ever shown. */
function withHindsight(): Change {
  let most = 0
  return withOpen((state) => {
    most = Math.max(most, Object.values(state.docks).filter((dock) => dock.light).length)
    return { ...state, most } as State
  })
}

/** The wind is remembered outside the position. */
function withMemory(): Change {
  let winds = 0
  return withWind(({ take }) => ({
    take(t, f, wind) {
      const next = take(t, f, wind)
      winds += 1
      t.state.lastWind = winds % 7 === 0 ? 'calm' : 'gale'
      return next
    },
  }))
}
