/** What every thing on the table is, what it does, and all that lies there. */

import { capital } from '@skerry/boards'
import { type Chip, type Explanation, type Language, seatLetter, seatMark } from '@skerry/contracts'
import { countOf, type Seat, type ThingId } from '@skerry/kernel'
import type { RuleId } from '../../ledger.ts'
import {
  buildBasis,
  cardOf,
  FAME_OF,
  fomoriInSupply,
  fortsIn,
  hasSource,
  holderAt,
  isFaceUp,
  isLastFort,
  isOpenToFomori,
  isThreat,
  isTribe,
  limitOf,
  MASTER_CAPACITY,
  PIECES,
  provinceOf,
  repelBasis,
  SECTIONS,
  STACKS,
  STRENGTH,
  shieldsAt,
  siteAt,
  spreadCost,
  tileOf,
  tribeOf,
} from '../../queries.ts'
import type { Back, Content, Location, Province, Section, StackId, TileId, TileKind } from '../../types.ts'
import { colourName, tribeName } from '../../words/names.ts'
import { type About, aboutOf, levelOf } from './about.ts'
import { type ExplanationWords, explanationWords } from './explanationWords.ts'
import { BACK_ICONS, levelIcon, PIECE_ICONS, SECTION_ICONS, threatIcon, tileIcon } from './icons.ts'
import { worthNow } from './progress.ts'
import { amountsText, amountText, knownYield, type Seen, stackThing, tileName, tileText, yieldFor } from './reading.ts'

interface Asked extends About {
  readonly say: ExplanationWords
  /** Whether the viewer has a seat: else nothing is anybody's own. */
  readonly isSeated: boolean
}
/** With the rules of this game. */
type Told = Explanation & { readonly rules: readonly RuleId[] }

export function explanation(content: Content, view: Seen, thing: ThingId, language: Language): Explanation | null {
  const asked: Asked = {
    ...aboutOf(content, view, language),
    say: explanationWords[language],
    isSeated: typeof view.seat === 'number',
  }
  return toldOf(asked, thing)
}

function toldOf(asked: Asked, thing: ThingId): Told | null {
  const { content, state } = asked
  const at = content.location[thing as never] as Location | undefined
  if (at !== undefined) return at.isCastle ? isleOf(asked, at) : locationOf(asked, at)
  const province = content.province[thing as never] as Province | undefined
  if (province !== undefined) return provinceTold(asked, province)
  if (content.tiles[thing as TileId] !== undefined) return tileTold(asked, thing as TileId)
  const stack = STACKS.find((id) => stackThing(id) === thing)
  if (stack !== undefined) return stackTold(asked, stack)
  const section = SECTIONS.find((one) => one === thing)
  if (section !== undefined) return sectionTold(asked, section)
  if (thing === 'supply') return supplyTold(asked)
  const seat = state.tribes.findIndex((_, i) => seatLetter(i) === thing)
  return seat >= 0 ? tribeTold(asked, seat) : cardTold(asked, thing)
}

// —— locations ——

/** What stands there, and the shields of its province. */
function hereAt({ content, state, words, say }: Asked, at: Location): readonly Chip[] {
  const { holder, level } = siteAt(state, at.index)
  const shields = at.isCastle ? 0 : shieldsAt(state, at)
  const stands: Chip[] = isTribe(holder)
    ? [{ text: say.here(words.levels[levelOf(level)], holder), icon: levelIcon(level), seat: holder }]
    : isThreat(holder)
      ? [{ text: words.threats[holder], icon: threatIcon(holder) }]
      : []
  const there = shields > 0 && provinceOf(content, at) !== undefined
  return [...stands, ...(there ? [{ text: say.shields(shields), icon: 'shield' }] : [])]
}

function locationOf(asked: Asked, at: Location): Told {
  const { content, state, words, say } = asked
  const { holder, level } = siteAt(state, at.index)
  const province = words.name(provinceOf(content, at)?.id ?? '')
  const links = at.links.map((link) => words.name((content.locations[link] as Location).id))
  return {
    name: words.name(at.id),
    sort: (at.isPort ? say.sorts.port : say.sorts.location)(province),
    icon: isTribe(holder) ? levelIcon(level) : isThreat(holder) ? threatIcon(holder) : at.isPort ? 'port' : 'site',
    ...(isTribe(holder) ? { seat: holder } : {}),
    text: [...textAt(asked, at), ...(at.isPort ? [say.port] : []), say.roads(links)],
    here: hereAt(asked, at),
    chips: chipsAt(asked, at),
    rules: [...rulesAt(asked, at), ...(at.isPort ? (['ARR-BUILD-04', 'ARR-REPEL-04'] as const) : [])],
  }
}

function textAt({ state, say, seat, isSeated }: Asked, at: Location): readonly string[] {
  const { holder, level } = siteAt(state, at.index)
  if (isThreat(holder)) return [say.threat(holder, STRENGTH[holder], FAME_OF[holder]), say.threatSpreads]
  const cost = say.spreadHere(spreadCost(state, at).total)
  if (!isTribe(holder)) return [cost]
  return [say.fort(level, isSeated && holder === seat), isLastFort(state, at) ? say.lastFort : cost]
}

/** What the viewer could do here, if it were their turn and they had the pieces. */
function chipsAt(asked: Asked, at: Location): readonly Chip[] {
  const { content, state, words, say, seat, isSeated } = asked
  const { holder } = siteAt(state, at.index)
  const exposed: Chip[] =
    !isThreat(holder) && !at.isCastle && !isLastFort(state, at) && hasSource(state, content, at)
      ? [{ text: words.build.exposed(spreadCost(state, at).total), icon: 'fomori' }]
      : []
  if (!isSeated) return exposed
  if (isThreat(holder)) {
    const basis = repelBasis(asked, seat, at)
    return [
      ...(basis === null ? [] : [{ text: words.repel.basis[basis], icon: 'sword' }]),
      { text: say.have(tribeOf(state, seat).swords), icon: 'sword' },
    ]
  }
  const basis = buildBasis(asked, seat, at)
  const text = basis === null ? '' : words.build.basis(basis, ownNear(asked, at))
  return [...(text === '' ? [] : [{ text, icon: 'build' }]), ...exposed]
}
function ownNear({ content, state, words, seat }: Asked, at: Location): string {
  const own = at.links.find((link) => holderAt(state, link) === seat)
  return own === undefined ? '' : words.name((content.locations[own] as Location).id)
}

function rulesAt({ state }: Asked, at: Location): readonly RuleId[] {
  const { holder } = siteAt(state, at.index)
  if (isThreat(holder)) return ['ARR-GEN-11', 'ARR-REPEL-02', 'ARR-SPREAD-01']
  return isTribe(holder) ? ['ARR-GEN-07', 'ARR-SPREAD-02', 'ARR-SPREAD-08'] : ['ARR-BUILD-02', 'ARR-SPREAD-02']
}

function isleOf(asked: Asked, at: Location): Told {
  const { state, words, say } = asked
  const { holder } = siteAt(state, at.index)
  return {
    name: words.name(at.id),
    sort: say.sorts.isle,
    icon: isThreat(holder) ? threatIcon(holder) : 'castle',
    text: isThreat(holder) ? textAt(asked, at) : [say.fallen(isOpenToFomori(state, at))],
    here: hereAt(asked, at),
    chips: isThreat(holder) ? chipsAt(asked, at) : [],
    rules: isThreat(holder) ? ['ARR-GEN-11', 'ARR-RULING-59'] : ['ARR-BUILD-08', 'ARR-RULING-60'],
  }
}

// —— provinces ——

function provinceTold(asked: Asked, province: Province): Told {
  const { content, state, words, say, seat, isSeated, language } = asked
  const { id, index, colour, fame, locations } = province
  const shields = state.shields[index] ?? 0
  const stands = locations.flatMap((place): Chip[] => {
    const { id: name } = content.locations[place] as Location
    const { holder, level } = siteAt(state, place)
    if (isTribe(holder))
      return [{ text: say.at(words.levels[levelOf(level)], words.name(name)), icon: levelIcon(level), seat: holder }]
    return isThreat(holder) ? [{ text: say.at(words.threats[holder], words.name(name)), icon: threatIcon(holder) }] : []
  })
  return {
    name: words.name(id),
    sort: say.sorts.province(colourName(colour, language), locations.length),
    icon: 'province',
    text: [say.province(fame), say.provinceShields(shields)],
    here: [...(shields > 0 ? [{ text: amountText('shields', shields, language), icon: 'shield' }] : []), ...stands],
    chips: isSeated ? [{ text: say.ownForts(fortsIn(asked, seat, province)), icon: 'ait' }] : [],
    rules: ['ARR-SCORE-05', 'ARR-SHIELD-02', 'ARR-SHIELD-03'],
  }
}

// —— cards ——

function stackTold({ state, words, say }: Asked, id: StackId): Told {
  const { size, top } = state.stacks[id]
  const back = (top?.back ?? null) as Back | null
  return {
    name: words.draw.title(id),
    sort: say.sorts.stack,
    icon: back === null ? 'card' : BACK_ICONS[back],
    text: [say.stack, ...(back === null ? [] : [say.stackBack(back)])],
    here: [{ text: say.cards(size), icon: 'card' }],
    rules: ['ARR-DRAW-01', 'ARR-DRAW-06'],
  }
}

function sectionTold(asked: Asked, section: Section): Told {
  const { state, say, seat, isSeated, language } = asked
  const { cards, blockers } = tribeOf(state, seat)
  const isBlocked = isSeated && blockers.includes(section)
  const shows = isSeated && cards.some(isFaceUp)
  return {
    name: say.sectionName[section],
    sort: say.sorts.section,
    icon: SECTION_ICONS[section],
    text: [say.section, ...(shows ? [say.sectionShows(amountsText(knownYield(asked, seat, section), language))] : [])],
    here: isBlocked ? [{ text: say.blocker, icon: 'blocker', seat }] : [],
    rules: ['ARR-BLOCK-01', 'ARR-BLOCK-07', 'ARR-BLOCK-09'],
  }
}

/** `card/B/3` */
function cardTold({ content, state, say, language }: Asked, thing: ThingId): Told | null {
  const [, letter, nth] = thing.split('/')
  const seat = state.tribes.findIndex((_, i) => seatLetter(i) === letter)
  const slot = state.tribes[seat]?.cards[Number(nth) - 1]
  if (slot === undefined) return null
  const back = (slot.back ?? null) as Back | null
  const card = isFaceUp(slot) && slot.is !== undefined ? cardOf(content, slot.is) : null
  const shows = (section: Section) =>
    card === null ? '' : amountsText(yieldFor(state, seat, card.sections[section]), language)
  return {
    name: say.cardName(Number(nth), seat),
    sort: say.sorts.card,
    icon: back === null ? 'card' : BACK_ICONS[back],
    seat,
    text: [card === null ? say.cardHidden(back) : say.cardShows(shows('top'), shows('middle'), shows('bottom'))],
    rules: ['ARR-DRAW-02', 'ARR-BLOCK-01'],
  }
}

// —— tiles ——

const RULES_OF_TILE: Readonly<Record<TileKind, readonly RuleId[]>> = {
  cauldron: ['ARR-TILE-CAULDRON-01'],
  silver: ['ARR-TILE-SILVER-01'],
  wildGeese: ['ARR-TILE-GEESE-01'],
  salmon: ['ARR-TILE-SALMON-01'],
  liaFail: ['ARR-TILE-LIA-01', 'ARR-TILE-LIA-02'],
  emer: ['ARR-TILE-EMER-01'],
  highWalls: ['ARR-TILE-WALLS-01'],
  stronghold: ['ARR-TILE-STRONG-01'],
  ogam: ['ARR-TILE-OGAM-01', 'ARR-TILE-OGAM-02'],
  masterBuilder: ['ARR-TILE-MASTER-01', 'ARR-TILE-MASTER-02'],
  ruse: ['ARR-TILE-RUSE-01'],
  migration: ['ARR-TILE-MIGRATION-01'],
  bard: ['ARR-TILE-BARD-01'],
}

function tileTold(asked: Asked, tile: TileId): Told {
  const { content, state, say, seat, isSeated, language } = asked
  const { kind } = tileOf(content, tile)
  const displayed = state.display.filter((shown) => shown === tile).length
  const holders = state.tribes.flatMap(({ tiles }, i) => (tiles.includes(tile) ? [i] : []))
  const isKept = kind !== 'masterBuilder' && kind !== 'ogam'
  return {
    name: tileName(content, tile, language),
    sort: say.sorts.tile,
    icon: tileIcon(kind),
    text: [
      `${capital(tileText(content, tile, language))}.`,
      ...(isSeated && isKept ? [say.tileNow(worthNow(asked, seat, tile, language))] : []),
      ...(isKept ? [say.tileUse] : []),
    ],
    here: [
      ...(displayed > 0 ? [{ text: say.display(displayed), icon: 'tile' }] : []),
      ...holders.map((holder): Chip => ({ text: say.heldBy(holder), icon: 'tile', seat: holder })),
    ],
    rules: [...RULES_OF_TILE[kind], 'ARR-TILE-01'],
  }
}

// —— tribes and the supply ——

/** ARR-GEN-02, ARR-RULING-83, -90, -122 All of it is public. */
function tribeTold({ content, state, words, say, language }: Asked, seat: Seat): Told {
  const tribe = tribeOf(state, seat)
  const { fame, corruption, fomori, tiles, trophies, usedTrophies, masters, collected, hasPassed } = tribe
  const forts = ([1, 2, 3] as const).flatMap((level): Chip[] => {
    const n = state.sites.filter(({ holder, level: discs }) => holder === seat && discs === level).length
    return n === 0 ? [] : [{ text: say.levelCount(words.levels[level], n), icon: levelIcon(level) }]
  })
  return {
    name: seatMark(seat),
    sort: tribeName(seat),
    seat,
    text: [say.tribe],
    here: [
      ...forts,
      ...PIECES.map((piece) => ({ text: amountText(piece, tribe[piece], language), icon: PIECE_ICONS[piece] })),
      { text: amountText('fomori', fomori, language), icon: 'fomori' },
      ...[...new Set(tiles)].map((tile) => ({
        text: tileName(content, tile, language),
        icon: tileIcon(tileOf(content, tile).kind),
      })),
      ...(trophies + usedTrophies > 0 ? [{ text: say.trophies(trophies, usedTrophies), icon: 'trophy' }] : []),
      ...(masters > 0 ? [{ text: say.saved(collected, masters * MASTER_CAPACITY), icon: 'masterBuilder' }] : []),
      ...(hasPassed ? [{ text: say.passed, icon: 'pass' }] : []),
    ],
    chips: [
      { text: say.fame(fame), icon: 'fame' },
      { text: say.corruption(corruption, limitOf(state)), icon: 'corruption' },
    ],
    rules: ['ARR-GEN-02', 'ARR-GEN-07', 'ARR-END-01'],
  }
}

function supplyTold({ state, say, language }: Asked): Told {
  const { supply } = state
  const repelled = countOf(state.repelled)
  return {
    name: say.supplyName,
    sort: say.sorts.supply,
    icon: 'tile',
    text: [say.supply],
    here: [
      ...supply.discs.map((n, seat): Chip => ({ text: say.discsOf(seat, n), icon: 'disc', seat })),
      { text: amountText('swords', supply.swords, language), icon: 'sword' },
      { text: amountText('shields', supply.shields, language), icon: 'shield' },
      { text: amountText('fomori', fomoriInSupply(state), language), icon: 'fomori' },
      ...(repelled > 0 ? [{ text: say.repelled(repelled), icon: 'fomori' }] : []),
      { text: amountText('tiles', countOf(state.tiles), language), icon: 'tile' },
    ],
    rules: ['ARR-SUPPLY-01', 'ARR-SUPPLY-02'],
  }
}
