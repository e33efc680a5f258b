/** Tactic tiles and castle trophies: the display, what may be used in one's own turn, and exchanges. Ledger 3.13 to 3.15. */

import { addTo, countOf, entriesOf, oneOf, type Rule, type Seat, steps, takeFrom, weighted } from '@skerry/kernel'
import { exchange, gainFame, lowerCorruption, spendTile } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import {
  areSwappable,
  bardEffect,
  DISPLAY,
  hasPartner,
  holdsTile,
  isFameTied,
  isFomori,
  isMovable,
  isPurest,
  isTribe,
  locationOf,
  MIGRATION,
  OGAM,
  RUSE,
  siteOf,
  TROPHY_RETURN,
  tileFame,
  tileOf,
  tribeOf,
} from '../queries.ts'
import type {
  Arrival,
  Content,
  Exchange,
  ExchangeWith,
  LocationId,
  RefillFrame,
  SwapFrame,
  TileId,
  TurnFrame,
  UseTile,
  UseTrophy,
} from '../types.ts'
import { anyLocation, anyTile } from './args.ts'

// —— the display ——

export const refillOf = (because: RuleId): RefillFrame => ({ rule: 'refill', at: 'look', because })

const ofRefill = steps<Arrival, RefillFrame>()
export const refill: Rule<Arrival, RefillFrame> = {
  // ARR-EARN-17 To six; ARR-EARN-18, ARR-RULING-36 if the supply is too small, used tiles are shuffled into it first;
  // ARR-EARN-19 if there are still too few, the display stays smaller.
  look: ofRefill.auto('ARR-EARN-18', (t) => {
    const { state } = t
    const [short, used] = [DISPLAY - state.display.length, countOf(state.usedTiles)]
    if (countOf(state.tiles) < short && used > 0) {
      for (const [tile, n] of entriesOf(state.usedTiles)) addTo(state.tiles, tile, n)
      state.usedTiles = {}
      t.emit({ rule: 'ARR-EARN-18', type: 'tilesShuffled', n: used })
    }
    return short > 0 && countOf(state.tiles) > 0 ? 'open' : 'end'
  }),
  open: ofRefill.chance('ARR-EARN-17', {
    outcomes: ({ state }) => weighted(entriesOf(state.tiles)),
    take(t, f, tile) {
      takeFrom(t.state.tiles, tile)
      t.state.display.push(tile)
      t.emit({ rule: f.because, type: 'tileOpened', tile })
      return 'look'
    },
  }),
}

// —— offers of a turn: ARR-TILE-01, -02, -03 no action, any number of them; ARR-TURN-07, ARR-RULING-16 in one's own turn ——

const { choiceNeeds, needs, offer } = steps<Arrival, TurnFrame>()

/** An exchange is used by naming the first of its two locations. */
const namesNoPlace = (exchange: TileId, rule: RuleId) =>
  choiceNeeds<UseTile>(
    rule,
    'nameThePlace',
    (_, _f, { tile }) => tile !== exchange,
    () => ({ tile: exchange }),
  )
const isKind = (content: Content, tile: TileId, kind: string): boolean => tileOf(content, tile).kind === kind

/** ARR-RULING-90, -91 From the round on in which it was taken. */
const use = offer<UseTile>('ARR-TILE-01', 'use', {
  args: { tile: anyTile },
  candidates({ state, seat }) {
    const held: UseTile[] = []
    const { tiles } = tribeOf(state, seat)
    for (let i = 0; i < tiles.length; i++) {
      const tile = tiles[i] as TileId
      if (tiles.indexOf(tile) === i && tile !== RUSE && tile !== MIGRATION) held.push({ do: 'use', tile })
    }
    return held
  },
  conditions: [
    choiceNeeds('ARR-TILE-03', 'notHeld', ({ state, seat }, _, { tile }) => holdsTile(state, seat, tile)),
    namesNoPlace(RUSE, 'ARR-TILE-RUSE-01'),
    namesNoPlace(MIGRATION, 'ARR-TILE-MIGRATION-01'),
    // ARR-TILE-04, ARR-RULING-42 Only in the Earning Phase.
    choiceNeeds('ARR-TILE-OGAM-01', 'onlyAfterBlocking', (_, _f, { tile }) => tile !== OGAM),
    choiceNeeds(
      'ARR-TILE-LIA-02',
      'fameTied',
      ({ state, content }, _, { tile }) => !isKind(content, tile, 'liaFail') || !isFameTied(state),
    ),
    choiceNeeds(
      'ARR-TILE-EMER-01',
      'notPurest',
      ({ state, content, seat }, _, { tile }) => !isKind(content, tile, 'emer') || isPurest(state, seat),
    ),
    choiceNeeds(
      'ARR-RULING-94',
      'noCorruption',
      ({ state, content, seat }, _, { tile }) => !isKind(content, tile, 'bard') || bardEffect(state, seat) > 0,
    ),
    // ARR-RULING-89 Only what changes something.
    choiceNeeds(
      'ARR-RULING-89',
      'noFame',
      (t, _, { tile }) => isKind(t.content, tile, 'bard') || tileFame(t, t.seat, tile).total > 0,
    ),
  ],
  take(t, _, { tile }) {
    if (isKind(t.content, tile, 'bard')) {
      const n = bardEffect(t.state, t.seat)
      spendTile(t, 'ARR-TILE-01', t.seat, tile, null)
      lowerCorruption(t, 'ARR-TILE-BARD-01', t.seat, n)
    } else {
      const sum = tileFame(t, t.seat, tile)
      spendTile(t, 'ARR-TILE-01', t.seat, tile, sum)
      gainFame(t, sum.parts[0]?.rule as RuleId, t.seat, sum.total)
    }
    return 'again'
  },
})

/** The tile is spent with the choice of the first location; the second must follow. */
const exchanging = (verb: Exchange['do'], tile: 'ruse' | 'migration', held: TileId, rule: RuleId) =>
  offer<Exchange>(rule, verb, {
    thing: held,
    args: { location: anyLocation },
    *candidates({ state, content, seat }) {
      if (!holdsTile(state, seat, held)) return
      for (const { id, index } of content.locations)
        if (hasPartner(tile, state, index)) yield { do: verb, location: id }
    },
    conditions: [
      needs('ARR-TILE-03', 'notHeld', ({ state, seat }) => holdsTile(state, seat, held)),
      ...(tile === 'ruse' ? [fomoriThere] : [fortThere, aitThere]),
      // ARR-RULING-89 Something must change.
      choiceNeeds('ARR-RULING-89', 'noPartner', ({ state, content }, _, { location }) =>
        hasPartner(tile, state, locationOf(content, location).index),
      ),
    ],
    take(t, _, { location }) {
      spendTile(t, 'ARR-TILE-01', t.seat, held, null)
      t.call({ rule: 'swap', at: 'second', seat: t.seat, tile, first: location })
      return 'again'
    },
  })
const fomoriThere = choiceNeeds<Exchange>('ARR-TILE-RUSE-01', 'noFomoriThere', (t, _, { location }) =>
  isFomori(siteOf(t, location).holder),
)
const fortThere = choiceNeeds<Exchange>('ARR-TILE-MIGRATION-01', 'nobodyThere', (t, _, { location }) =>
  isTribe(siteOf(t, location).holder),
)
const aitThere = choiceNeeds<Exchange>('ARR-RULING-96', 'notAnAit', ({ state, content }, _, { location }) =>
  isMovable(state, locationOf(content, location).index),
)

const RETURNS: readonly UseTrophy[] = ([1, 2, 3] as const).map((fomori) => ({ do: 'trophy', fomori }))
/** ARR-TROPHY-01, -03, ARR-RULING-17 Fomori of one's own Tribe Supply go back unseen; no Corruption is given back. */
const trophy = offer<UseTrophy>('ARR-TROPHY-01', 'trophy', {
  args: { fomori: oneOf(1, 2, TROPHY_RETURN) },
  candidates: () => RETURNS,
  conditions: [
    needs('ARR-TROPHY-02', 'noTrophy', ({ state, seat }) => tribeOf(state, seat).trophies > 0),
    needs('ARR-RULING-86', 'noFomori', ({ state, seat }) => tribeOf(state, seat).fomori > 0),
    choiceNeeds(
      'ARR-TROPHY-01',
      'tooFewFomori',
      ({ state, seat }, _, { fomori }) => tribeOf(state, seat).fomori >= fomori,
      ({ state, seat }) => ({ have: tribeOf(state, seat).fomori }),
    ),
  ],
  take(t, _, { fomori }) {
    const tribe = tribeOf(t.state, t.seat)
    tribe.trophies -= 1
    tribe.usedTrophies += 1
    tribe.fomori -= fomori
    t.emit({ rule: 'ARR-TROPHY-01', type: 'trophyUsed', seat: t.seat, fomori })
    return 'again'
  },
})

/** ARR-TURN-07 What may be done before, between and after the actions of a turn. */
export const freeUses = [
  use,
  exchanging('ruse', 'ruse', RUSE, 'ARR-TILE-RUSE-01'),
  exchanging('migration', 'migration', MIGRATION, 'ARR-TILE-MIGRATION-01'),
  trophy,
]

// —— the second location of an exchange ——

const ofSwap = steps<Arrival, SwapFrame>()
const indexOf = (content: Content, id: LocationId): number => locationOf(content, id).index
const withOther = ofSwap.offer<ExchangeWith>('ARR-TILE-01', 'with', {
  args: { location: anyLocation },
  *candidates({ state, content }, f) {
    const first = indexOf(content, f.first)
    for (const { id, index } of content.locations)
      if (index !== first && areSwappable(f.tile, state, first, index)) yield { do: 'with', location: id }
  },
  conditions: [
    ofSwap.choiceNeeds(
      'ARR-TILE-RUSE-01',
      'noFomoriThere',
      (t, f, { location }) => f.tile !== 'ruse' || isFomori(siteOf(t, location).holder),
    ),
    ofSwap.choiceNeeds(
      'ARR-TILE-MIGRATION-01',
      'nobodyThere',
      (t, f, { location }) => f.tile !== 'migration' || isTribe(siteOf(t, location).holder),
    ),
    ofSwap.choiceNeeds(
      'ARR-RULING-96',
      'notAnAit',
      ({ state, content }, f, { location }) => f.tile !== 'migration' || isMovable(state, indexOf(content, location)),
    ),
    ofSwap.choiceNeeds(
      'ARR-RULING-100',
      'sameSpecies',
      ({ state, content }, f, { location }) =>
        f.tile !== 'ruse' || areSwappable(f.tile, state, indexOf(content, f.first), indexOf(content, location)),
    ),
    ofSwap.choiceNeeds(
      'ARR-RULING-97',
      'sameOwner',
      ({ state, content }, f, { location }) =>
        f.tile !== 'migration' || areSwappable(f.tile, state, indexOf(content, f.first), indexOf(content, location)),
    ),
  ],
  take(t, f, { location }) {
    exchange(t, f.seat, f.tile, locationOf(t.content, f.first), locationOf(t.content, location))
    return 'end'
  },
})
export const swap: Rule<Arrival, SwapFrame> = {
  // ARR-RULING-03 An exchange is completed before anything else.
  second: ofSwap.decision('ARR-TILE-01', { seat: (f): Seat => f.seat, offers: [withOther] }),
}
