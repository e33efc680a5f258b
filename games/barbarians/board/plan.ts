/**
 * What moves while an event is shown. The picture under it is already that from after the event, without what is still on its way;
 * `acts` bring that. Rings, discs, stones and cards that lie on the table glide by themselves.
 */

import { circlePath, rectPath } from '@skerry/boards'
import type { Point, Seat, Split } from '@skerry/kernel'
import { cardOf, DUMMY, LAST_LEVEL, playerOf, RESOURCES, TRACKS, TROOPS } from '../queries.ts'
import type {
  BarEvent,
  CardId,
  Content,
  Faction,
  Kind,
  Player,
  RegionCardId,
  RegionId,
  SpaceId,
  State,
  TimelineId,
  Track,
} from '../types.ts'
import type { Chart } from './chart.ts'
import {
  ARENA,
  BATTLE,
  CARD,
  deckPoint,
  discAt,
  EAST,
  FATE,
  goodsPoint,
  HONOUR,
  heldSize,
  heldSlot,
  MILESTONE_Y,
  milestoneX,
  RIVAL_PLAN,
  TIMELINE,
  TRACK,
  trackBonusX,
  trackTop,
  VOLCANO,
} from './layout.ts'
import { rowPoint } from './rows.ts'
import {
  battlePoint,
  boardLine,
  cardsBefore,
  decksOf,
  displayPoint,
  planFor,
  type Seen,
  timelinePoint,
  volcanoIn,
} from './scene.ts'
import { honourSpots, learners, pointSpots } from './Tracks.tsx'
import { after as viewAfter } from './telling/after.ts'
import { heroAt, ringOutline, spaceOutline } from './volcano.ts'

/** What is set down, slides or sinks. */
export type Moving =
  | { readonly is: 'hero'; readonly seat: Seat }
  | { readonly is: 'stone'; readonly seat: Seat; readonly scale: number }
  | { readonly is: 'banner'; readonly seat: Seat }
  | { readonly is: 'marker'; readonly faction: Faction; readonly value: number }
  | { readonly is: 'card'; readonly card: CardId; readonly width: number; readonly height: number }
  | { readonly is: 'battle'; readonly card: RegionCardId }

export type Act =
  | { readonly do: 'drop'; readonly at: Point; readonly what: Moving }
  | { readonly do: 'sink'; readonly at: Point; readonly what: Moving }
  | { readonly do: 'slide'; readonly from: Point; readonly to: Point; readonly what: Moving }
  | { readonly do: 'float'; readonly at: Point; readonly text: string; readonly tone: 'gain' | 'loss' }
  | { readonly do: 'mark'; readonly at: Point; readonly sign: 'endTurn' | 'lost' | 'defence' }
  | { readonly do: 'flash'; readonly line: string; readonly tone: 'lamp' | 'foe' | Seat }

export interface Plan {
  /** What is drawn under the acts. */
  readonly view: Seen
  readonly acts: readonly Act[]
  /** A card or battle that is drawn by its act alone, while its place is kept free. */
  readonly coming: CardId | RegionCardId | null
}

/** Events that only tell something: what they change is drawn without a motion of its own. */
export const STILL_EVENTS: ReadonlySet<BarEvent['type']> = new Set<BarEvent['type']>([
  'cardsSelected',
  'spaceCarriedOut',
  'knowledgeLost',
  'heroVoid',
  'deckEmpty',
])

interface Stage {
  readonly content: Content
  readonly chart: Chart
  /** From before and from after the event. */
  readonly before: Seen
  readonly after: Seen
}
type Moved = Partial<Pick<Plan, 'acts' | 'coming'> & { readonly state: State }>

export function planOf(content: Content, chart: Chart, before: Seen, event: BarEvent): Plan {
  const after = viewAfter(content, before, event)
  const {
    state = after.state,
    acts = [],
    coming = null,
  } = STILL_EVENTS.has(event.type) ? {} : moved({ content, chart, before, after }, event)
  return { view: state === after.state ? after : { ...after, state }, acts, coming }
}

const only = (...acts: readonly Act[]): Moved => ({ acts })

function moved(stage: Stage, event: BarEvent): Moved {
  switch (event.type) {
    // setup
    case 'ringOriented':
    case 'ringTurned':
      return only({ do: 'flash', line: ringOutline(event.ring), tone: 'lamp' })
    case 'markerLaid':
      return laid(stage, event.region)
    case 'markersRemoved':
      return only(...event.regions.flatMap((region) => markerActs(stage, region)))
    case 'cardShown':
      return shown(stage, event.card, event.place)
    case 'timelineFilled':
    case 'timelineReached':
    case 'timelineTurned':
      return only(flashSlot(event.slot))
    case 'godDealt':
      return taken(stage, event.seat, event.card, deckMiddle(stage, 'god'))
    case 'honourStacked':
      return only(flashPath())
    case 'dummyPlaced':
      return dummySet(stage, event.space)
    case 'learnt':
    case 'knowledgeGained':
      return learnt(stage, event.seat, event.track, event.level)

    // an era begins
    case 'eraBegan':
      return only(flashSlot(event.era))
    case 'fateDrawn':
      return only({ do: 'flash', line: rectPath(FATE.x, FATE.y, FATE.width, FATE.height, 14), tone: 'lamp' })
    case 'dummiesMoved':
      return dummiesMoved(stage, event.spaces)
    case 'dummyLearnt':
      return learnt(stage, DUMMY, event.track, event.level)
    case 'displayDiscarded':
      return only(...event.cards.flatMap((card) => leaving(stage, card)))
    case 'dummyAdvanced':
      return only(honourFloat(stage, DUMMY, event.space - (stage.before.state.rival?.honour ?? 0)), flashRival())
    case 'dummyConquered':
      return conquered(stage, DUMMY, event.region)
    case 'nothingConquered':
      return only(flashRival())
    case 'cardsUpright':
      return only(...stage.after.state.players.map((_, seat) => flashBoard(stage, seat)))
    case 'produced':
    case 'prayed':
    case 'warlordSacrificed':
    case 'sacrificedAgain':
      return only(...flashCards(stage, event.seat, [event.card]))

    // turns
    case 'roundBegan':
      return only({ do: 'flash', line: ringOutline(event.round as 1), tone: 'lamp' })
    case 'heroPlaced':
      return heroPlaced(stage, event.seat, event.ring, event.space)
    case 'spaceLeft':
      return only(flashSpace(stage, event.space))
    case 'heroesTakenBack':
      return heroesBack(stage)

    // goods, points, honour
    case 'resourcesGained':
    case 'troopsGained':
      return only(flashBoard(stage, event.seat), ...goodsFloats(stage, event.seat, event.n, 1))
    case 'resourcesPaid':
    case 'troopsPaid':
      return only(flashBoard(stage, event.seat), ...goodsFloats(stage, event.seat, event.n, -1))
    case 'dpChanged':
      return only(...pointFloats(stage, event.seat, event.by))
    case 'honourGained':
    case 'honourLost':
      return only(honourFloat(stage, event.seat, event.space - event.from), flashBoard(stage, event.seat))
    case 'milestonePassed':
      return only(...flashMilestone(stage, event.milestone))
    case 'trackFinished':
      return finished(stage, event.seat, event.track, event.place)

    // cards
    case 'cardTaken':
      return taken(stage, event.seat, event.card, cameFrom(stage, event.card, event.kind, event.from))
    case 'cardPutUnder':
      return only(...leaving(stage, event.card))
    case 'cardsTurned':
    case 'warlordsCalled':
      return only(...flashCards(stage, event.seat, event.cards))

    // campaigns
    case 'campaignBegun':
      return only(flashRegion(stage, event.region, 'lamp'))
    case 'campaignFailed':
      return only(flashRegion(stage, event.region, 'foe'))
    case 'battleRevealed':
      return { acts: [{ do: 'drop', at: battlePoint, what: { is: 'battle', card: event.card } }], coming: event.card }
    case 'battleSwapped':
      return only({ do: 'sink', at: battlePoint, what: { is: 'battle', card: event.card } })
    case 'battleWon':
      return only({ do: 'mark', at: battlePoint, sign: 'endTurn' })
    case 'battleLost':
      return only(
        { do: 'mark', at: battlePoint, sign: 'lost' },
        { do: 'flash', line: rectPath(ARENA[0], ARENA[1], ARENA[2], ARENA[3], 18), tone: 'foe' },
      )
    case 'penaltyAverted':
      return only({ do: 'mark', at: battlePoint, sign: 'defence' })
    case 'rewardCollected':
      return only(
        { do: 'flash', line: rectPath(BATTLE.x, BATTLE.y, BATTLE.width, BATTLE.height, 14), tone: 'lamp' },
        flashBoard(stage, event.seat),
      )
    case 'regionConquered':
      return conquered(stage, event.seat, event.region)

    // the end of an era, and of the game
    case 'tributePaid':
    case 'tributeRefused':
      return only(...flashTimeline(stage, event.card), flashBoard(stage, event.seat))
    case 'rowChosen':
      return only(flashRow(stage, event.card, event.row), flashBoard(stage, event.seat))
    case 'finalScored':
      return only(flashBoard(stage, event.seat), ...pointFloats(stage, event.seat, event.sum.total))
    case 'endCalled':
    case 'lastCampaigns':
      return only(flashSlot(6))
    case 'displaySlid':
      return only({
        do: 'flash',
        line: rectPath(0, displayPoint(0)[1] - CARD.height / 2, 940, CARD.height, 10),
        tone: 'lamp',
      })
    case 'ranked':
      return only(...stage.after.state.players.map((_, seat) => flashBoard(stage, seat)))
    case 'tribeChosen':
    case 'turnBegan':
    case 'placementSkipped':
    case 'twiceGained':
    case 'heroGained':
    case 'noAttack':
    case 'demonAppeased':
      return only(flashBoard(stage, event.seat))
    default:
      return {}
  }
}

// —— flashes ——

const flashBoard = ({ after }: Stage, seat: Seat): Act => ({
  do: 'flash',
  line: boardLine(planFor(after, seat)),
  tone: seat,
})
const flashRival = (): Act => ({ do: 'flash', line: boardLine(RIVAL_PLAN), tone: 'lamp' })
const flashRegion = ({ chart }: Stage, region: RegionId, tone: 'lamp' | 'foe'): Act => ({
  do: 'flash',
  line: chart.land[region]?.outline ?? '',
  tone,
})
const flashAround = ([x, y]: Point, width: number, height: number): Act => ({
  do: 'flash',
  line: rectPath(x - width / 2, y - height / 2, width, height, 10),
  tone: 'lamp',
})
const flashSlot = (slot: number): Act => flashAround(timelinePoint(slot - 1), TIMELINE.width + 8, TIMELINE.height + 8)
const flashTimeline = ({ after }: Stage, card: TimelineId): readonly Act[] => {
  const slot = after.state.timeline.indexOf(card)
  return slot < 0 ? [] : [flashSlot(slot + 1)]
}
const flashRow = ({ after }: Stage, card: TimelineId, row: number): Act =>
  flashAround(rowPoint(Math.max(0, after.state.timeline.indexOf(card)), row), TIMELINE.width, 46)
const flashPath = (): Act => flashAround([EAST.x + EAST.width / 2, HONOUR.y], EAST.width, 60)
function flashMilestone({ content }: Stage, id: string): readonly Act[] {
  const milestone = content.milestones.find((one) => one.id === id)
  return milestone === undefined ? [] : [flashAround([milestoneX(milestone.space), MILESTONE_Y], 78, 58)]
}
function flashSpace({ content, after }: Stage, id: SpaceId): Act {
  const volcano = volcanoIn(content, after.state)
  const space = volcano.space[id]
  const line = space === undefined ? circlePath(VOLCANO, 10) : spaceOutline(volcano, after.state, space)
  return { do: 'flash', line, tone: 'lamp' }
}
function flashCards({ before }: Stage, seat: Seat, cards: readonly CardId[]): readonly Act[] {
  const spots = heldSpots(before, seat)
  return cards.flatMap((card) => {
    const spot = spots.get(card)
    return spot === undefined ? [] : [flashAround(spot.at, spot.width + 4, spot.height + 4)]
  })
}

// —— the volcano ——

const withPlayer = (state: State, seat: Seat, changed: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...changed } : player)),
})

function heroPoint({ content }: Stage, state: State, id: SpaceId): Point {
  const volcano = volcanoIn(content, state)
  const space = volcano.space[id]
  return space === undefined ? VOLCANO : heroAt(volcano, state, space)
}

function heroPlaced(stage: Stage, seat: Seat, ring: number, space: SpaceId): Moved {
  const { heroes } = playerOf(stage.before.state, seat)
  const { y } = planFor(stage.after, seat)
  return {
    state: withPlayer(stage.after.state, seat, { heroes: heroes.with(ring - 1, null) }),
    acts: [
      {
        do: 'slide',
        from: [EAST.x + 27, y + 30],
        to: heroPoint(stage, stage.after.state, space),
        what: { is: 'hero', seat },
      },
    ],
  }
}

function heroesBack(stage: Stage): Moved {
  const { state } = stage.before
  return only(
    ...state.players.flatMap(({ heroes }, seat) =>
      heroes.flatMap((space): readonly Act[] =>
        space === null ? [] : [{ do: 'sink', at: heroPoint(stage, state, space), what: { is: 'hero', seat } }],
      ),
    ),
    flashSlot(Math.max(1, state.era)),
  )
}

function dummySet(stage: Stage, space: SpaceId): Moved {
  const { state } = stage.after
  return {
    state: { ...state, dummies: state.dummies.filter((id) => id !== space) },
    acts: [{ do: 'drop', at: heroPoint(stage, state, space), what: { is: 'hero', seat: DUMMY } }],
  }
}

function dummiesMoved(stage: Stage, spaces: readonly SpaceId[]): Moved {
  const { before, after } = stage
  return {
    state: { ...after.state, dummies: [] },
    acts: spaces.map((space, i) => ({
      do: 'slide',
      from: heroPoint(stage, before.state, before.state.dummies[i] ?? space),
      to: heroPoint(stage, after.state, space),
      what: { is: 'hero', seat: DUMMY },
    })),
  }
}

// —— the map ——

function markerIn({ content }: Stage, state: State, region: RegionId): Moving | null {
  const id = state.markers[region]
  const marker = id === undefined ? undefined : content.markers[id]
  return marker === undefined ? null : { is: 'marker', faction: marker.faction, value: marker.value }
}
const middleOf = ({ chart }: Stage, region: RegionId): Point => chart.land[region]?.at ?? [0, 0]

function laid(stage: Stage, region: RegionId): Moved {
  const what = markerIn(stage, stage.after.state, region)
  const { [region]: _coming, ...markers } = stage.after.state.markers
  return what === null
    ? {}
    : { state: { ...stage.after.state, markers }, acts: [{ do: 'drop', at: middleOf(stage, region), what }] }
}

const markerActs = (stage: Stage, region: RegionId): readonly Act[] => {
  const what = markerIn(stage, stage.before.state, region)
  return what === null ? [] : [{ do: 'sink', at: middleOf(stage, region), what }]
}

/** The marker goes, the banner comes. */
function conquered(stage: Stage, seat: Seat, region: RegionId): Moved {
  const { state } = stage.after
  const without =
    seat === DUMMY
      ? { ...state, rival: stage.before.state.rival }
      : withPlayer(state, seat, { banners: playerOf(stage.before.state, seat).banners })
  return {
    state: without,
    acts: [
      ...markerActs(stage, region),
      flashRegion(stage, region, 'lamp'),
      { do: 'drop', at: middleOf(stage, region), what: { is: 'banner', seat } },
    ],
  }
}

// —— knowledge ——

/** A first disc is set down; the others glide. */
function learnt(stage: Stage, seat: Seat, track: Track, level: number): Moved {
  const { state } = stage.after
  const row = TRACKS.indexOf(track)
  const place = learners(state).indexOf(seat)
  const line = rectPath(EAST.x, trackTop(row), TRACK.label + 4 * TRACK.space, TRACK.height, 9)
  const flash: Act = { do: 'flash', line, tone: seat === DUMMY ? 'lamp' : seat }
  if (level > 1) return only(flash)
  const what: Moving = { is: 'stone', seat, scale: 1 }
  return {
    state: withLevel(state, seat, track, 0),
    acts: [flash, { do: 'drop', at: discAt(row, level, place), what }],
  }
}

function withLevel(state: State, seat: Seat, track: Track, level: number): State {
  if (seat !== DUMMY)
    return withPlayer(state, seat, { knowledge: { ...playerOf(state, seat).knowledge, [track]: level } })
  return state.rival === null
    ? state
    : { ...state, rival: { ...state.rival, knowledge: { ...state.rival.knowledge, [track]: level } } }
}

function finished(stage: Stage, seat: Seat, track: Track, place: number): Moved {
  const row = TRACKS.indexOf(track)
  const middle = trackTop(row) + TRACK.height / 2
  const flash = flashAround(
    place === 0 ? [EAST.x + TRACK.label + (LAST_LEVEL - 0.5) * TRACK.space, middle] : [trackBonusX(place), middle],
    place === 0 ? TRACK.space : TRACK.bonus,
    TRACK.height,
  )
  return only(flash, flashBoard(stage, seat))
}

// —— cards ——

interface Spot {
  readonly at: Point
  readonly width: number
  readonly height: number
}

/** Where the cards before a seat lie. */
function heldSpots(view: Seen, seat: Seat): ReadonlyMap<CardId, Spot> {
  const plan = planFor(view, seat)
  const cards = cardsBefore(playerOf(view.state, seat))
  const size = heldSize(plan, cards.length)
  return new Map(cards.map(({ card }, i) => [card, { at: heldSlot(plan, i, cards.length), ...size }]))
}

/** Wherever a card lies in a view. */
function spotOf(view: Seen, card: CardId): Spot | null {
  const place = view.state.display.indexOf(card)
  if (place >= 0) return { at: displayPoint(place), ...CARD }
  for (let seat = 0; seat < view.state.players.length; seat++) {
    const spot = heldSpots(view, seat).get(card)
    if (spot !== undefined) return spot
  }
  return null
}

const deckMiddle = ({ after }: Stage, kind: Kind): Point => {
  const at = decksOf(after.state).indexOf(kind)
  return deckPoint(Math.max(0, at))
}
const cameFrom = (stage: Stage, card: CardId, kind: Kind, from: 'display' | 'deck'): Point =>
  from === 'deck' ? deckMiddle(stage, kind) : (spotOf(stage.before, card)?.at ?? deckMiddle(stage, kind))

function shown(stage: Stage, card: CardId, place: number): Moved {
  const { state } = stage.after
  const from = deckMiddle(stage, cardOf(stage.content, card).kind)
  const { width, height } = CARD
  return {
    state: { ...state, display: state.display.with(place - 1, null) },
    acts: [{ do: 'slide', from, to: displayPoint(place - 1), what: { is: 'card', card, width, height } }],
  }
}

/** The others already make room for it. */
function taken(stage: Stage, seat: Seat, card: CardId, from: Point): Moved {
  const spot = heldSpots(stage.after, seat).get(card)
  if (spot === undefined) return {}
  const { at, width, height } = spot
  const slide: Act = { do: 'slide', from, to: at, what: { is: 'card', card, width, height } }
  return { acts: [flashBoard(stage, seat), slide], coming: card }
}

function leaving(stage: Stage, card: CardId): readonly Act[] {
  const spot = spotOf(stage.before, card)
  if (spot === null) return []
  return [{ do: 'sink', at: spot.at, what: { is: 'card', card, width: spot.width, height: spot.height } }]
}

// —— numbers ——

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const float = (at: Point, n: number): Act => ({ do: 'float', at, text: signed(n), tone: n < 0 ? 'loss' : 'gain' })
const GOODS: readonly string[] = [...RESOURCES, ...TROOPS]

const goodsFloats = ({ after }: Stage, seat: Seat, n: Split, sign: 1 | -1): readonly Act[] =>
  Object.entries(n).flatMap(([good, count]) =>
    count === 0 ? [] : [float(goodsPoint(planFor(after, seat), GOODS.indexOf(good)), sign * count)],
  )

function pointFloats(stage: Stage, seat: Seat, by: number): readonly Act[] {
  const spot = pointSpots(stage.after.state.players.map(({ dp }) => dp))[seat]
  return by === 0 || spot === undefined ? [flashBoard(stage, seat)] : [float(spot, by), flashBoard(stage, seat)]
}

function honourFloat({ after }: Stage, seat: Seat, by: number): Act {
  const { x, y } = honourSpots(after.state).find((spot) => spot.seat === seat) ?? { x: EAST.x, y: HONOUR.y }
  return float([x, y], by)
}
