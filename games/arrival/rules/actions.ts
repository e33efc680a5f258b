/** The actions: build, place shield, spread, repel. Ledger 3.8 to 3.11. */

import {
  addTo,
  among,
  type Condition,
  entriesOf,
  type Frame,
  itself,
  type Next,
  oneOf,
  type Rule,
  type Seat,
  steps,
  type Table,
  type Turn,
  weighted,
} from '@skerry/kernel'
import { gainFame, lowerCorruption, payFame, placeFomori, raise, wreck } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import {
  buildBasis,
  buildCost,
  canSpread,
  FAME_OF,
  HIGHEST_LEVEL,
  hasSource,
  holderAt,
  isFomori,
  isIn,
  isLastFort,
  isOpenToFomori,
  isThreat,
  locationOf,
  OUTPOST_COST,
  reachCost,
  repelBasis,
  SHIELDS_PER_PROVINCE,
  STRENGTH,
  siteAt,
  siteOf,
  spreadCost,
  swordCost,
  tribeOf,
} from '../queries.ts'
import type {
  Arrival,
  Build,
  BuildBasis,
  Content,
  Location,
  PlaceShield,
  Province,
  ProvinceId,
  Repel,
  RepelBasis,
  Site,
  Spread,
  SpreadFrame,
  Threat,
  TurnFrame,
} from '../types.ts'
import { anyLocation } from './args.ts'

type T = Table<Arrival>
const { choiceNeeds, needs, offer } = steps<Arrival, TurnFrame>()

/** ARR-TURN-02 One action less; the same question again if one is left. */
const acted = (f: TurnFrame): Next<TurnFrame> => {
  f.actions -= 1
  return f.actions > 0 ? 'again' : 'after'
}
const has = (t: T, fame: number): boolean => tribeOf(t.state, t.seat).fame >= fame

// —— build ——

/** Where this seat may build, by conditions that look at the map and its Fame. */
function buildable(t: T): Build[] {
  const legal: Build[] = []
  const affordable = has(t, OUTPOST_COST)
  for (const at of t.content.locations) {
    const basis = buildBasis(t, t.seat, at)
    if (basis !== null && (basis !== 'outpost' || affordable)) legal.push(at.build)
  }
  return legal
}

/** Building in a turn, and with the discs of a master-builder (ARR-TILE-MASTER-04). */
export function building<F extends Frame>(
  rule: RuleId,
  extra: readonly Condition<Arrival, F, Build>[],
  take: (t: Turn<Arrival>, f: F, at: Location, basis: BuildBasis) => Next<F>,
) {
  const of = steps<Arrival, F>()
  return of.offer<Build>(rule, 'build', {
    args: { location: anyLocation } as never,
    exact: true, // listed all the time; the kit ties it to the conditions
    candidates: buildable,
    conditions: [
      ...extra,
      of.choiceNeeds(
        'ARR-BUILD-08',
        'balorsIsle',
        ({ content }, _, { location }) => !locationOf(content, location).isCastle,
      ),
      of.choiceNeeds(
        'ARR-BUILD-07',
        'occupied',
        (t, _, { location }) => isEmptyOrOwn(siteOf(t, location), t.seat),
        (t, _, { location }) => ({ holder: siteOf(t, location).holder }),
      ),
      of.choiceNeeds('ARR-BUILD-06', 'alreadyCaer', (t, _, { location }) => !isOwnCaer(siteOf(t, location), t.seat)),
      // ARR-BUILD-02, -04, -05 Next to an own fortification, on a port, or on top; ARR-BUILD-03 or next to somebody else's.
      of.choiceNeeds(
        'ARR-BUILD-02',
        'notConnected',
        (t, _, { location }) => buildBasis(t, t.seat, locationOf(t.content, location)) !== null,
        ({ content }, _, { location }) => ({ isPort: locationOf(content, location).isPort }),
      ),
      of.choiceNeeds(
        'ARR-BUILD-03',
        'tooLittleFame',
        (t, _, { location }) => has(t, buildCost(buildBasis(t, t.seat, locationOf(t.content, location))).total),
        (t) => ({ cost: OUTPOST_COST, have: tribeOf(t.state, t.seat).fame }),
      ),
    ],
    take(t, f, { location }) {
      const at = locationOf(t.content, location)
      const basis = buildBasis(t, t.seat, at) as BuildBasis
      payFame(t, 'ARR-BUILD-03', t.seat, buildCost(basis))
      return take(t, f, at, basis)
    },
  })
}
const isEmptyOrOwn = ({ holder }: Site, seat: Seat): boolean => holder === null || holder === seat
const isOwnCaer = ({ holder, level }: Site, seat: Seat): boolean => holder === seat && level === HIGHEST_LEVEL

const RULE_OF_BASIS: Readonly<Record<BuildBasis, RuleId>> = {
  own: 'ARR-BUILD-02',
  outpost: 'ARR-BUILD-03',
  port: 'ARR-BUILD-04',
  extend: 'ARR-BUILD-05',
}
const build = building<TurnFrame>(
  'ARR-BUILD-01',
  [needs('ARR-BUILD-01', 'noDisc', ({ state, seat }) => tribeOf(state, seat).discs > 0)],
  (t, f, at, basis) => {
    tribeOf(t.state, t.seat).discs -= 1
    raise(t, RULE_OF_BASIS[basis], t.seat, at, basis, false)
    return acted(f)
  },
)

// —— place shield ——

const shield = offer<PlaceShield>('ARR-SHIELD-01', 'shield', {
  args: { province: among<Content, ProvinceId>(({ provinces }) => provinces.map(({ id }) => id), itself) },
  candidates: ({ content }) => content.provinces.map((province) => province.shield),
  conditions: [
    needs('ARR-SHIELD-01', 'noShield', ({ state, seat }) => tribeOf(state, seat).shields > 0),
    choiceNeeds('ARR-SHIELD-01', 'notInProvince', (t, _, { province }) =>
      isIn(t, t.seat, provinceNamed(t.content, province)),
    ),
    choiceNeeds(
      'ARR-SHIELD-02',
      'shieldsFull',
      ({ state, content }, _, { province }) =>
        (state.shields[provinceNamed(content, province).index] as number) < SHIELDS_PER_PROVINCE,
    ),
  ],
  // ARR-RULING-56 Exactly one; ARR-SHIELD-04, ARR-RULING-54, -55 from now on it is nobody's.
  take(t, f, { province }) {
    const { index } = provinceNamed(t.content, province)
    const shields = (t.state.shields[index] as number) + 1
    tribeOf(t.state, t.seat).shields -= 1
    t.state.shields[index] = shields
    t.emit({ rule: 'ARR-SHIELD-01', type: 'shieldPlaced', seat: t.seat, province, shields })
    return acted(f)
  },
})
const provinceNamed = (content: Content, id: ProvinceId): Province => content.province[id] as Province

// —— spread: ARR-SPREAD-13, ARR-RULING-75 it changes neither Fame nor Corruption, whoever is hit ——

const spread = offer<Spread>('ARR-SPREAD-01', 'spread', {
  args: { location: anyLocation },
  exact: true, // as above
  candidates(t) {
    const legal: Spread[] = []
    if (tribeOf(t.state, t.seat).fomori > 0)
      for (const at of t.content.locations) if (canSpread(t, t.seat, at)) legal.push(at.spread)
    return legal
  },
  conditions: [
    // ARR-RULING-57, -19
    choiceNeeds('ARR-SPREAD-11', 'heldByFomori', (t, _, { location }) => !isThreat(siteOf(t, location).holder)),
    choiceNeeds('ARR-RULING-60', 'castleLocation', ({ state, content }, _, { location }) =>
      isOpenToFomori(state, locationOf(content, location)),
    ),
    choiceNeeds('ARR-SPREAD-10', 'portToPort', ({ state, content }, _, { location }) => {
      const at = locationOf(content, location)
      return !isThreatened(state, at) || hasSource(state, content, at)
    }),
    // ARR-RULING-61, -74 Without a Fomori or castle beside it nothing spreads there.
    choiceNeeds('ARR-SPREAD-01', 'noSource', ({ state, content }, _, { location }) =>
      hasSource(state, content, locationOf(content, location)),
    ),
    // ARR-SPREAD-09 One's own fortification is a target like any other; ARR-RULING-120 so nobody is ever eliminated.
    choiceNeeds(
      'ARR-SPREAD-08',
      'lastFort',
      ({ state, content }, _, { location }) => !isLastFort(state, locationOf(content, location)),
    ),
    choiceNeeds(
      'ARR-SPREAD-03',
      'tooFewFomori',
      ({ state, content, seat }, _, { location }) =>
        tribeOf(state, seat).fomori >= spreadCost(state, locationOf(content, location)).total,
      ({ state, content, seat }, _, { location }) => ({
        cost: spreadCost(state, locationOf(content, location)).total,
        have: tribeOf(state, seat).fomori,
      }),
    ),
  ],
  take(t, f, { location }) {
    t.call({ rule: 'spread', at: 'flip', seat: t.seat, location })
    return acted(f)
  },
})
const isThreatened = (state: Arrival['state'], { links }: Location): boolean =>
  links.some((link) => isThreat(holderAt(state, link)))

const ofSpread = steps<Arrival, SpreadFrame>()
export const spreading: Rule<Arrival, SpreadFrame> = {
  // ARR-SPREAD-04, ARR-RULING-69, -127 A random one of the face-down Fomori is turned up; nobody has looked at any of them.
  flip: ofSpread.chance('ARR-SPREAD-04', {
    outcomes: ({ state }) => weighted(entriesOf(state.fomori)),
    take(t, f, species) {
      const at = locationOf(t.content, f.location)
      const cost = spreadCost(t.state, at).total
      tribeOf(t.state, f.seat).fomori -= cost // ARR-SPREAD-05, ARR-RULING-04, -70 the others go back unseen
      const lost = wreck(t.state, at)
      placeFomori(t.state, at, species)
      const { seat, location } = f
      t.emit({ rule: 'ARR-SPREAD-04', type: 'fomoriSpread', seat, location, species, cost, ...lost })
      return 'end'
    },
  }),
}

// —— repel ——

const RULE_OF_REACH: Readonly<Record<RepelBasis, RuleId>> = {
  connected: 'ARR-REPEL-03',
  port: 'ARR-REPEL-04',
  province: 'ARR-REPEL-05',
  distant: 'ARR-REPEL-06',
}
const threatAt = (t: T, { location }: Repel): Threat => siteOf(t, location).holder as Threat
const basisFor = (t: T, { location }: Repel): RepelBasis | null =>
  repelBasis(t, t.seat, locationOf(t.content, location))

// ARR-REPEL-12 Shields play no part.
const repel = offer<Repel>('ARR-REPEL-01', 'repel', {
  args: { location: anyLocation, reward: oneOf('fame', 'corruption') },
  exact: true, // as above
  candidates(t) {
    const legal: Repel[] = []
    const { swords, fame, corruption } = tribeOf(t.state, t.seat)
    if (swords === 0) return legal
    for (const at of t.content.locations) {
      const { holder } = siteAt(t.state, at.index)
      if (!isThreat(holder) || STRENGTH[holder] > swords) continue
      const basis = repelBasis(t, t.seat, at)
      if (basis === null || reachCost(basis).total > fame) continue
      legal.push(at.repel.fame)
      if (corruption > 0) legal.push(at.repel.corruption)
    }
    return legal
  },
  conditions: [
    choiceNeeds('ARR-REPEL-01', 'nothingToRepel', (t, _, { location }) => isThreat(siteOf(t, location).holder)),
    // ARR-RULING-58 A castle location has neither province nor port.
    choiceNeeds(
      'ARR-RULING-59',
      'onlyOverItsLink',
      (t, _, c) => !locationOf(t.content, c.location).isCastle || basisFor(t, c) === 'connected',
    ),
    choiceNeeds(
      'ARR-RULING-79',
      'outOfReach',
      (t, _, c) => basisFor(t, c) !== null,
      ({ content }, _, { location }) => ({ isPort: locationOf(content, location).isPort }),
    ),
    choiceNeeds(
      'ARR-REPEL-06',
      'tooLittleFame',
      (t, _, c) => has(t, reachCost(basisFor(t, c)).total),
      (t, _, c) => ({ cost: reachCost(basisFor(t, c)).total, have: tribeOf(t.state, t.seat).fame }),
    ),
    choiceNeeds(
      'ARR-REPEL-02',
      'tooFewSwords',
      (t, _, c) => tribeOf(t.state, t.seat).swords >= swordCost(threatAt(t, c)).total,
      (t, _, c) => ({ cost: swordCost(threatAt(t, c)).total, have: tribeOf(t.state, t.seat).swords }),
    ),
    // ARR-RULING-77
    choiceNeeds(
      'ARR-REPEL-08',
      'noCorruption',
      ({ state, seat }, _, { reward }) => reward !== 'corruption' || tribeOf(state, seat).corruption > 0,
    ),
  ],
  take(t, f, c) {
    const threat = threatAt(t, c)
    const basis = basisFor(t, c) as RepelBasis
    payFame(t, 'ARR-REPEL-06', t.seat, reachCost(basis))
    driveOut(t, c, threat, basis)
    if (c.reward === 'fame') gainFame(t, 'ARR-REPEL-07', t.seat, FAME_OF[threat])
    else lowerCorruption(t, 'ARR-REPEL-07', t.seat, 1)
    return acted(f)
  },
})

/** ARR-REPEL-09, -10, -11, ARR-RULING-05 Fomori to the open discard, a castle becomes a trophy, the location is empty. */
function driveOut(t: Turn<Arrival>, { location }: Repel, threat: Threat, basis: RepelBasis): void {
  const tribe = tribeOf(t.state, t.seat)
  const swords = swordCost(threat).total
  tribe.swords -= swords
  t.state.supply.swords += swords // ARR-RULING-76
  siteOf(t, location).holder = null
  if (isFomori(threat)) addTo(t.state.repelled, threat)
  else tribe.trophies += 1 // ARR-RULING-78, -88
  t.emit({ rule: RULE_OF_REACH[basis], type: 'repelled', seat: t.seat, location, threat, basis, swords })
}

/** ARR-TURN-04 All actions but the pass. */
export const actions = [build, shield, spread, repel]
