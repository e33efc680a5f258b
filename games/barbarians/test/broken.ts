/** Packs with something wrong, and what they are refused for; packs with something unusual, and what the warnings about them are. */

import { idsOf } from '@skerry/contracts'
import { type Broken, type Change, editedThings, packEditor } from '@skerry/kit'
import pack from '../data/pack.json' with { type: 'json' }

// —— the pack, changed in one place ——

export const { changed, withThings, withMore, lost } = packEditor(pack)

const [volcano] = pack.volcanoes
const [map] = pack.maps
const withVolcano = (change: object) => changed({ volcanoes: [{ ...volcano, ...change }] })
const withSpaces = (change: Change) => withVolcano({ spaces: editedThings(volcano?.spaces ?? [], change) })
const withEffect = (space: string, effect: string) => withSpaces({ [space]: { effect } })
const withMap = (change: object) => changed({ maps: [{ ...map, ...change }] })
const withRegions = (change: Change) => withMap({ regions: editedThings(map?.regions ?? [], change) })
const withIslands = (change: Change) => withMap({ islands: editedThings(map?.islands ?? [], change) })
type Way = readonly string[]
const [borders, routes]: readonly [readonly Way[], readonly Way[]] = [map?.borders ?? [], map?.routes ?? []]
const bordered = (...more: Way[]) => withMap({ borders: [...borders, ...more] })
const routed = (...more: Way[]) => withMap({ routes: [...routes, ...more] })
const [LAST_BORDER, LAST_ROUTE] = [borders.length, routes.length]
/** Without any way to this region. */
const cutOff = (id: string) =>
  withMap({
    borders: borders.filter((way) => !way.includes(id)),
    routes: routes.filter((way) => !way.includes(id)),
  })
const withSlots = (change: Readonly<Record<number, object>>) =>
  changed({ timeline: pack.timeline.map((slot, k) => ({ ...slot, ...change[k] })) })
const withRecruits = (change: object) => changed({ recruits: { ...pack.recruits, ...change } })
const withMarkers = (change: Change) => withThings('markers', change)
const withCards = (change: Change) => withThings('regionCards', change)
const withBattle = (id: string, battle: string) => withCards({ [id]: { battle } })
const withGods = (change: Change) => withThings('gods', change)
const withPrayer = (prayer: string) => withGods({ GD01: { prayer } })
const withWarlords = (change: Change) => withThings('warlords', change)
const withBuildings = (change: Change) => withThings('buildings', change)
const withRows = (...rows: string[]) => withThings('feasts', { FS01: { rows } })
const withTribute = (tribute: string) => withThings('demons', { D01: { tribute } })
const withFates = (change: Change) => withThings('fates', change)

/** What has the wrong shape has this fault and no other. */
export const MISSHAPEN: readonly Broken[] = [
  ['nothing', null, '(top): notAnObject'],
  ['a list', [], '(top): notAnObject'],
  ['another format', changed({ format: 'barbarians-pack-0' }), 'format: unknownFormat'],
  ['no facts', changed({ facts: null }), 'facts: notAList'],
  ['no volcano', changed({ volcanoes: undefined }), 'volcanoes: notAList'],
  ['a volcano without spaces', withVolcano({ spaces: {} }), 'volcanoes.0.spaces: notAList'],
  ['a space without effect', withSpaces({ P1: { effect: '' } }), 'volcanoes.0.spaces.30.effect: notAText'],
  ['a space in half a ring', withSpaces({ P1: { ring: 3.5 } }), 'volcanoes.0.spaces.30.ring: notANumber'],
  ['a map of no width', withMap({ aspect: null }), 'maps.0.aspect: notANumber'],
  ['no start region', withMap({ start: undefined }), 'maps.0.start: notAnObject'],
  ['a start on a line', withMap({ start: { at: [1] } }), 'maps.0.start.at: notAPoint'],
  ['an island without name', withIslands({ AAR: { name: 1 } }), 'maps.0.islands.1.name: notAText'],
  ['a region nowhere', withRegions({ 'FEN-S': { at: 'north' } }), 'maps.0.regions.0.at: notAList'],
  ['a region for less than nobody', withRegions({ 'FEN-S': { players: -1 } }), 'maps.0.regions.0.players: notANumber'],
  ['a border of one', bordered(['FEN-S']), `maps.0.borders.${LAST_BORDER}: notAPair`],
  ['a route of three', routed(['FEN-S', 'AAR-G', 'AAR-M']), `maps.0.routes.${LAST_ROUTE}: notAPair`],
  ['a marker of half a point', withMarkers({ 'shan-2': { value: 2.5 } }), 'markers.5.value: notANumber'],
  ['a card without battle', withCards({ F01: { battle: undefined } }), 'regionCards.0.battle: notAText'],
  ['a god without name', withGods({ GD01: { name: ' ' } }), 'gods.0.name: notAText'],
  ['a god without points', withGods({ GD01: { dp: undefined } }), 'gods.0.dp: notANumber'],
  ['a warlord without troop', withWarlords({ W02: { troop: null } }), 'warlords.1.troop: notAText'],
  ['a building type without id', changed({ buildingTypes: [{}] }), 'buildingTypes.0.id: notAText'],
  [
    'a building for half a stone',
    withBuildings({ BU01: { cost: { stone: 0.5 } } }),
    'buildings.0.cost.stone: notANumber',
  ],
  ['a building for a list', withBuildings({ BU01: { cost: ['stone'] } }), 'buildings.0.cost: notAnObject'],
  ['a feast without rows', withThings('feasts', { FS01: { rows: 'wood 2' } }), 'feasts.0.rows: notAList'],
  ['a demon without tribute', withThings('demons', { D01: { tribute: 8 } }), 'demons.0.tribute: notAText'],
  ['half a step', withSlots({ 0: { steps: 0.5 } }), 'timeline.0.steps: notAnInteger'],
  ['a ring below the first', withSlots({ 0: { ring: -2 } }), 'timeline.0.ring: notANumber'],
  ['a milestone nowhere', withThings('milestones', { MS1: { space: 'low' } }), 'milestones.0.space: notANumber'],
  ['fate of half a space', withFates({ FTE01: { heroes: 1.5 } }), 'fates.0.heroes: notAnInteger'],
  ['fate without discards', withFates({ FTE01: { discards: 3 } }), 'fates.0.discards: notAList'],
  ['recruits as a list', changed({ recruits: [] }), 'recruits: notAnObject'],
  ['a recruit for a text', withRecruits({ archer: 'food' }), 'recruits.archer: notAnObject'],
  ['a tribe without colour', withThings('tribes', { bear: { colour: 4 } }), 'tribes.1.colour: notAText'],
  ['half a banner', withThings('components', { banner: { count: 0.5 } }), 'components.15.count: notANumber'],
]

const EFFECT = 'volcanoes.base.spaces.R1-s0.effect'
const inSpace = (effect: string) => withEffect('R1-s0', effect)
const PRAYER = 'gods.GD01.prayer'

/** By the title of their tests. */
export const REFUSED: Readonly<Record<string, readonly Broken[]>> = {
  'ids that cannot be told apart or written down: %s': [
    ['a space twice', withSpaces({ P2: { id: 'P1' } }), 'volcanoes.base.spaces.P1: sameIdTwice'],
    ['a region twice', withRegions({ 'FEN-S': { id: 'FEN-G' } }), 'maps.base.regions.FEN-G: sameIdTwice'],
    ['an island twice', withIslands({ AAR: { id: 'FEN' } }), 'maps.base.islands.FEN: sameIdTwice'],
    ['a god twice', withGods({ GD02: { id: 'GD01' } }), 'gods.GD01: sameIdTwice'],
    ['a type twice', withThings('buildingTypes', { mine: { id: 'farm' } }), 'buildingTypes.farm: sameIdTwice'],
    ['a fact twice', withThings('facts', { F2: { id: 'F1' } }), 'facts.F1: sameIdTwice'],
    ['a track twice', withThings('tracks', { shan: { id: 'varg' } }), 'tracks.varg: sameIdTwice'],
    ['a god like a space', withGods({ GD01: { id: 'P1' } }), 'gods.P1: idOfAnother'],
    ['a demon like a region card', withThings('demons', { D01: { id: 'F05' } }), 'demons.F05: idOfAnother'],
    ['a warlord like a player', withWarlords({ W01: { id: 'A' } }), 'warlords.A: idTaken'],
    ['a region like the start', withRegions({ 'FEN-S': { id: 'START' } }), 'maps.base.regions.START: idTaken'],
    ['a building like a resource', withBuildings({ BU21: { id: 'gold' } }), 'buildings.gold: idTaken'],
    ['a fate like a track', withFates({ FTE01: { id: 'shan' } }), 'fates.shan: idTaken'],
    ['a god of two words', withGods({ GD01: { id: 'GD 01' } }), 'gods.GD 01: badId'],
    ['a god like a path', withGods({ GD01: { id: 'GD.01' } }), 'gods.GD.01: badId'],
    ['a god that all have', withGods({ GD01: { id: 'constructor' } }), 'gods.constructor: badId'],
  ],
  'a list that is not the known one: %s': [
    ['another volcano', withVolcano({ id: 'hunt' }), 'volcanoes: missing'],
    ['another map', withMap({ id: 'north' }), 'maps.north: unknownId'],
    ['a track too few', lost('tracks', 'defence'), 'tracks: missing'],
    ['a strange faction', withThings('factions', { varg: { id: 'orcs' } }), 'factions.orcs: unknownId'],
    ['a terrain too few', lost('terrains', 'swamp'), 'terrains: missing'],
    ['three tribes', lost('tribes', 'wolf'), 'tribes: missing'],
    ['no board', lost('components', 'board'), 'components: missing'],
    ['a strange troop', withRecruits({ knight: { gold: 1 } }), 'recruits.knight: unknownId'],
    ['a troop too few', changed({ recruits: { ...pack.recruits, raider: undefined } }), 'recruits.raider: notAnObject'],
  ],
  'BAR-GEN-05, BAR-RULING-75 %s': [
    ['more banners', withThings('components', { banner: { count: 40 } }), 'components.banner.count: wrongCount'],
    ['two red tribes', withThings('tribes', { bear: { colour: 'red' } }), 'tribes.bear.colour: wrongTribeColour'],
  ],
  'BAR-SETUP-03 to -07, BAR-SOLO-03, -05 %s': [
    ['a marker too few', lost('markers', 'shan-2'), 'markers: wrongNumber'],
    ['six markers of a faction', withMarkers({ 'shan-2': { faction: 'varg', value: 7 } }), 'markers: wrongShare'],
    ['a region card too few', lost('regionCards', 'F01'), 'regionCards: wrongNumber'],
    ['19 cards of a terrain', withCards({ F01: { terrain: 'swamp' } }), 'regionCards: wrongShare'],
    ['ten gods', lost('gods', ...idsOf(pack.gods.slice(10))), 'gods: tooFew'],
    ['nine warlords', lost('warlords', ...idsOf(pack.warlords.slice(9))), 'warlords: tooFew'],
    ['13 buildings', lost('buildings', ...idsOf(pack.buildings.slice(13))), 'buildings: tooFew'],
    ['two feasts', lost('feasts', 'FS01', 'FS02'), 'feasts: tooFew'],
    ['two demons', lost('demons', 'D01', 'D02'), 'demons: tooFew'],
    ['five fates', lost('fates', 'FTE01'), 'fates: tooFew'],
  ],
  'BAR-PLACE-09, -10 %s': [
    ['a fifth ring', withSpaces({ P1: { ring: 5 } }), 'volcanoes.base.spaces.P1.ring: noSuchRing'],
    ['a space too few', withSpaces({ P1: undefined }), 'volcanoes.base.spaces: wrongSectors'],
    ['three spaces in a sector', withSpaces({ 'R2-s1a': { sector: 0 } }), 'volcanoes.base.spaces: wrongSectors'],
    [
      'sectors the other way round',
      withVolcano({ spaces: volcano?.spaces.toReversed() }),
      'volcanoes.base.spaces: wrongSectors',
    ],
  ],
  'BAR-SETUP-02 to -04 a map with %s': [
    ['no width', withMap({ aspect: 0 }), 'maps.base.aspect: flatMap'],
    ['four islands', withIslands({ DOH: undefined }), 'maps.base.islands: wrongNumber'],
    ['an empty island', withIslands({ DOH: { id: 'DOL' } }), 'maps.base.islands.DOL: emptyIsland'],
    ['19 regions', withRegions({ 'AAR-S': undefined }), 'maps.base.regions: wrongNumber'],
    ['six swamps', withRegions({ 'FEN-F': { terrain: 'swamp' } }), 'maps.base.regions: wrongShare'],
    ['a desert', withRegions({ 'FEN-F': { terrain: 'desert' } }), 'maps.base.regions.FEN-F.terrain: noSuchWord'],
    [
      'a region of no island',
      withRegions({ 'FEN-F': { island: 'FNI' } }),
      'maps.base.regions.FEN-F.island: noSuchWord',
    ],
    ['a region for five', withRegions({ 'FEN-F': { players: 5 } }), 'maps.base.regions.FEN-F.players: noSuchMark'],
    ['a region outside', withRegions({ 'FEN-F': { at: [20, 1001] } }), 'maps.base.regions.FEN-F.at: offTheMap'],
    ['a start outside', withMap({ start: { at: [-1, 0] } }), 'maps.base.start.at: offTheMap'],
    ['two regions in one', withRegions({ 'FEN-F': { at: [480, 68] } }), 'maps.base.regions.FEN-F.at: samePlace'],
  ],
  'BAR-CAMPAIGN-03, BAR-RULING-36 %s': [
    ['a border with nothing', bordered(['FEN-S', 'FEN-X']), `maps.base.borders.${LAST_BORDER}: noSuchRegion`],
    ['a border with itself', bordered(['FEN-S', 'FEN-S']), `maps.base.borders.${LAST_BORDER}: joinedToItself`],
    ['a border there and back', bordered(['FEN-S', 'START']), `maps.base.borders.${LAST_BORDER}: joinedTwice`],
    ['a route beside a border', routed(['FEN-S', 'FEN-G']), `maps.base.routes.${LAST_ROUTE}: joinedTwice`],
    ['a region cut off', cutOff('AAR-S'), 'maps.base: mapInPieces'],
    ['no way from the start', cutOff('START'), 'maps.base: mapInPieces'],
  ],
  'BAR-RULING-106 %s': [
    ['a strange marker', withMarkers({ 'shan-2': { faction: 'orcs' } }), 'markers.shan-2.faction: noSuchWord'],
    ['a marker of nothing', withMarkers({ 'shan-2': { value: 0 } }), 'markers.shan-2.value: lessThanOne'],
    ['a marker of 21', withMarkers({ 'shan-2': { value: 21 } }), 'markers.shan-2.value: tooLarge'],
    ['equal markers', withMarkers({ 'shan-3': { value: 2 } }), 'markers.shan-3.value: sameValue'],
  ],
  'BAR-GEN-06 to -10 an effect with %s': [
    ['a strange word', inSpace('MAGIC 2'), `${EFFECT}: unknownWord`],
    ['a word that all have', inSpace('constructor 2'), `${EFFECT}: unknownWord`],
    ['a number first', inSpace('2 wood'), `${EFFECT}: unknownWord`],
    ['no number', inSpace('wood + DP 2'), `${EFFECT}: numberMissing`],
    ['a number below nothing', inSpace('DP -2'), `${EFFECT}: numberMissing`],
    ['an open bracket', inSpace('DP 1 + (wood 1'), `${EFFECT}: bracketOpen`],
    ['a closed bracket', inSpace('DP 1) + wood 1'), `${EFFECT}: tooMuch`],
    ['two words side by side', inSpace('DP 1 wood 1'), `${EFFECT}: tooMuch`],
    ['two arrows', inSpace('wood 1 → stone 1 → DP 2'), `${EFFECT}: tooMuch`],
    ['nothing at the end', inSpace('DP 1 +'), `${EFFECT}: endsEarly`],
    ['no gain', inSpace('wood 1 →'), `${EFFECT}: endsEarly`],
    ['a strange cost', inSpace('HERO4 → DP 1'), `${EFFECT}: notACost`],
    ['a choice of costs', inSpace('wood 1 / iron 1 → DP 1'), `${EFFECT}: notACost`],
    ['a card of no kind', inSpace('DISCARD hero → DP 1'), `${EFFECT}: noSuchCard`],
    ['three sides', inSpace('DP 1 / wood 1 / iron 1'), `${EFFECT}: tooManySides`],
    ['nothing of something', inSpace('wood 0'), `${EFFECT}: lessThanOne`],
    ['no campaign at all', inSpace('CAMPAIGN x0'), `${EFFECT}: lessThanOne`],
    ['very much', inSpace('DP 21'), `${EFFECT}: tooLarge`],
    ['a cost nobody can pay', inSpace('wood 7 → DP 9'), `${EFFECT}: tooLarge`],
    ['a cost named twice', inSpace('wood 4 + wood 3 → DP 9'), `${EFFECT}: costTwice`],
    ['equal sides', inSpace('DP 1 / (DP 1)'), `${EFFECT}: equalSides`],
    ['equal cards', inSpace('GOD / GOD'), `${EFFECT}: equalSides`],
    ['an exchange among others', inSpace('DP 1 + (wood 1 → DP 2)'), `${EFFECT}: tradeWithOthers`],
    ['a choice in a choice', inSpace('DP 1 / (wood 1 / iron 1)'), `${EFFECT}: tooDeep`],
    ['an exchange in an exchange', inSpace('wood 1 → (iron 1 → DP 3)'), `${EFFECT}: tooDeep`],
    ['an exchange in the choice of an exchange', inSpace('wood 1 → DP 1 / (iron 1 → DP 3)'), `${EFFECT}: tooDeep`],
  ],
  'an effect where it cannot be carried out: %s': [
    ['a turn on a space', inSpace('ROT'), `${EFFECT}: notHere`],
    ['a turn on one side', inSpace('DP 1 / ROT'), `${EFFECT}: notHere`],
    ['x2 in the first ring', inSpace('X2'), `${EFFECT}: notHere`],
    ['x2 in the third ring', withEffect('R3-s0a', 'X2'), 'volcanoes.base.spaces.R3-s0a.effect: notHere'],
    ['x2 of a god', withPrayer('ROT / X2'), `${PRAYER}: notHere`],
    [
      'an exchange for production',
      withBuildings({ BU01: { production: 'food 1 → DP 1' } }),
      'buildings.BU01.production: notHere',
    ],
    [
      'an exchange at a milestone',
      withThings('milestones', { MS1: { bonus: 'food 1 → DP 1' } }),
      'milestones.MS1.bonus: notHere',
    ],
    ['an exchange as a reward', withBattle('F05', 'B2 » food 1 → DP 1'), 'regionCards.F05.battle: notHere'],
    ['a campaign as a reward', withBattle('F05', 'B2 » CAMPAIGN'), 'regionCards.F05.battle: notHere'],
    [
      'a row for nothing that costs',
      withRows('wood 1 → DP 1', 'wood 2 → DP 3', 'wood 3 → DP 4'),
      'feasts.FS01.rows.2: notHere',
    ],
    [
      'an offering that costs nothing',
      withRows('DP 1', 'wood 2 → DP 3', 'wood 1'),
      'feasts.FS01.rows.0: notAnExchange',
    ],
    ['a second offering for nothing', withRows('wood 2 → DP 3', 'DP 1', 'wood 1'), 'feasts.FS01.rows.1: notAnExchange'],
    ['a tribute of nothing', withTribute('DP 8'), 'demons.D01.tribute: notAnExchange'],
    ['a turn by a demon', withTribute('gold 1 → ROT'), 'demons.D01.tribute: notHere'],
  ],
  'BAR-RULING-23 a space with %s': [
    ['wood twice', inSpace('wood 1 + wood 1'), `${EFFECT}: resourceTwice`],
    ['wood and any', inSpace('wood 1 + ANY 1'), `${EFFECT}: resourceTwice`],
    ['any twice', inSpace('ANY 1 + ANY 1'), `${EFFECT}: resourceTwice`],
    ['wood on a side, and beside it', inSpace('wood 1 + (DP 2 / wood 1)'), `${EFFECT}: resourceTwice`],
    ['wood twice for gold', inSpace('gold 1 → wood 1 + wood 2'), `${EFFECT}: resourceTwice`],
  ],
  'BAR-BATTLE-01, -05 a battle of %s': [
    ['no kind', withBattle('F05', 'two berserkers'), 'regionCards.F05.battle: notABattle'],
    ['a strange troop', withBattle('F05', 'K2'), 'regionCards.F05.battle: notABattle'],
    ['one troop twice', withBattle('F05', 'B1 B1'), 'regionCards.F05.battle: troopTwice'],
    ['one troop twice in red', withBattle('F05', 'B1 +R1 R1=3'), 'regionCards.F05.battle: troopTwice'],
    ['no troop', withBattle('F05', 'B0'), 'regionCards.F05.battle: noTroops'],
    ['no overkill', withBattle('F05', 'B1 +R0=2'), 'regionCards.F05.battle: noTroops'],
    ['seven troops', withBattle('F05', 'B5 +B2=6'), 'regionCards.F05.battle: tooLarge'],
    ['overkill for nothing', withBattle('F05', 'B1 +B1=0'), 'regionCards.F05.battle: lessThanOne'],
    ['a strange reward', withBattle('F05', 'B1 » MAGIC'), 'regionCards.F05.battle: unknownWord'],
    ['a strange terrain', withCards({ F05: { terrain: 'desert' } }), 'regionCards.F05.terrain: noSuchWord'],
  ],
  'a card with %s': [
    ['21 points', withGods({ GD01: { dp: 21 } }), 'gods.GD01.dp: tooLarge'],
    ['19 crowns', withWarlords({ W01: { crowns: 19 } }), 'warlords.W01.crowns: tooLarge'],
    ['a strange troop', withWarlords({ W01: { troop: 'knight' } }), 'warlords.W01.troop: noSuchWord'],
    ['a strange sacrifice', withWarlords({ W01: { sacrifice: 'X2' } }), 'warlords.W01.sacrifice: notHere'],
    ['a strange set', withBuildings({ BU01: { set: 'hunt' } }), 'buildings.BU01.set: noSuchWord'],
    ['a strange type', withBuildings({ BU01: { type: 'mill' } }), 'buildings.BU01.type: noSuchWord'],
    ['a strange price', withBuildings({ BU01: { cost: { silver: 1 } } }), 'buildings.BU01.cost.silver: noSuchWord'],
    ['a price of nothing', withBuildings({ BU01: { cost: { stone: 0 } } }), 'buildings.BU01.cost.stone: lessThanOne'],
    ['a price of seven', withBuildings({ BU01: { cost: { stone: 7 } } }), 'buildings.BU01.cost.stone: tooLarge'],
    ['a strange scoring', withBuildings({ BU01: { scores: 'heroes' } }), 'buildings.BU01.scores: noSuchWord'],
    ['a strange resource', withBuildings({ BU01: { resource: 'silver' } }), 'buildings.BU01.resource: noSuchWord'],
    [
      'a type that no other has',
      withMore('buildingTypes', { ...pack.buildingTypes[0], id: 'mill' }),
      'buildingTypes.mill: unusedType',
    ],
    ['two rows', withRows('wood 1 → DP 1', 'wood 2'), 'feasts.FS01.rows: wrongNumber'],
    ['a feast of another set', withThings('feasts', { FS01: { set: 'more' } }), 'feasts.FS01.set: noSuchWord'],
    ['a demon of another set', withThings('demons', { D01: { set: 'more' } }), 'demons.D01.set: noSuchWord'],
  ],
  'BAR-EVENT-02, -03 %s': [
    ['five slots', changed({ timeline: pack.timeline.slice(0, 5) }), 'timeline: wrongNumber'],
    ['slots out of order', changed({ timeline: pack.timeline.toReversed() }), 'timeline.0.slot: wrongSlot'],
    ['no ring', withSlots({ 1: { ring: undefined } }), 'timeline.1.ring: slotWithout'],
    ['no steps', withSlots({ 1: { steps: undefined } }), 'timeline.1.steps: slotWithout'],
    ['a ring at the end', withSlots({ 5: { ring: 1, steps: 1 } }), 'timeline.5.ring: lastSlotTurns'],
    ['the periphery alone', withSlots({ 1: { ring: 4 } }), 'timeline.1.ring: noSuchRing'],
    ['no turn', withSlots({ 1: { steps: 0 } }), 'timeline.1.steps: noTurn'],
    ['a full turn back', withSlots({ 1: { steps: -6 } }), 'timeline.1.steps: noTurn'],
  ],
  'BAR-RULING-04 %s': [
    ['five milestones', lost('milestones', 'MS6'), 'milestones: wrongNumber'],
    [
      'a milestone at the beginning',
      withThings('milestones', { MS1: { space: 0 } }),
      'milestones.MS1.space: notRising',
    ],
    ['milestones on one space', withThings('milestones', { MS2: { space: 2 } }), 'milestones.MS2.space: notRising'],
    ['a milestone beyond the end', withThings('milestones', { MS6: { space: 19 } }), 'milestones.MS6.space: tooLarge'],
  ],
  'BAR-SOLO-10 to -15 fate with %s': [
    ['three spaces', withFates({ FTE01: { heroes: -3 } }), 'fates.FTE01.heroes: tooFar'],
    ['a strange track', withFates({ FTE01: { knowledge: { magic: 1 } } }), 'fates.FTE01.knowledge.magic: noSuchWord'],
    ['five steps', withFates({ FTE01: { knowledge: { shan: 5 } } }), 'fates.FTE01.knowledge.shan: tooLarge'],
    ['no step', withFates({ FTE01: { knowledge: { shan: 0 } } }), 'fates.FTE01.knowledge.shan: lessThanOne'],
    ['place 0', withFates({ FTE01: { discards: [0, 3] } }), 'fates.FTE01.discards.0: lessThanOne'],
    ['place 8', withFates({ FTE01: { discards: [1, 8] } }), 'fates.FTE01.discards.1: tooLarge'],
    ['a place twice', withFates({ FTE01: { discards: [3, 3] } }), 'fates.FTE01.discards.1: twiceHere'],
    ['very much honour', withFates({ FTE01: { honour: 19 } }), 'fates.FTE01.honour: tooLarge'],
    ['a strange faction', withFates({ FTE01: { conquest: ['orcs'] } }), 'fates.FTE01.conquest.0: noSuchWord'],
    ['a faction twice', withFates({ FTE01: { conquest: ['shan', 'shan'] } }), 'fates.FTE01.conquest.1: twiceHere'],
  ],
  'BAR-CAMPAIGN-01 %s': [
    ['a troop for nothing', withRecruits({ archer: {} }), 'recruits.archer: freeTroop'],
    ['a troop for silver', withRecruits({ archer: { silver: 1 } }), 'recruits.archer.silver: noSuchWord'],
    ['a troop for seven', withRecruits({ archer: { food: 7 } }), 'recruits.archer.food: tooLarge'],
  ],
  'texts and sources: %s': [
    [
      'a feast in one language',
      withThings('feasts', { FS01: { name: { en: 'Feast' } } }),
      'feasts.FS01.name.de: textMissing',
    ],
    ['a map without name', withMap({ name: undefined }), 'maps.base.name.en: textMissing'],
    ['a silent fact', withThings('facts', { F1: { says: { en: '', de: ' ' } } }), 'facts.F1.says.en: textMissing'],
    ['a god from nowhere', withGods({ GD01: { source: undefined } }), 'gods.GD01.source: noSource'],
    ['a strange source', withGods({ GD01: { source: 'hearsay' } }), 'gods.GD01.source: unknownSource'],
    [
      'the source of nothing',
      withGods({ GD01: { source: { crowns: 'rulebook', rest: 'designed' } } }),
      'gods.GD01.source: sourceOfNothing',
    ],
    ['published nowhere', withGods({ GD01: { from: undefined } }), 'gods.GD01.from: publishedNowhere'],
    ['a slot from nowhere', withSlots({ 0: { source: undefined } }), 'timeline.0.source: noSource'],
    ['recruits from nowhere', withRecruits({ source: undefined }), 'recruits.source: noSource'],
  ],
}

/** A pack that can be played, and all warnings about it as `path: reason`. */
export type Unusual = readonly [what: string, pack: unknown, warnings: readonly string[]]

export const UNUSUAL: readonly Unusual[] = [
  ['two swamps for four', withRegions({ 'BOE-S': { players: 4 } }), ['maps.base.regions: fourMarks']],
  ['nothing for three', withRegions({ 'CAE-G': { players: 0 } }), ['maps.base.regions: threeMarks']],
  [
    'an island that opens too late',
    withMap({ islands: [0, 1, 3, 2, 4].map((k) => map?.islands[k]) }),
    Array(3).fill('maps.base: outOfReach'),
  ],
  [
    'a way through nothing',
    withMap({
      borders: [...borders.filter((way) => !way.includes('AAR-M')), ['AAR-S', 'AAR-M']],
      routes: routes.filter((way) => !way.includes('AAR-M')),
    }),
    Array(8).fill('maps.base: outOfReach'),
  ],
  ['a marker of 7', withMarkers({ 'varg-6': { value: 7 } }), ['markers: noSuchMarker']],
  [
    'a dear battle',
    withBattle('F18', 'B4 R1 +R1=5 » gold 1'),
    ['regionCards: troopsInDeck', 'regionCards.F18.battle: bigBattle'],
  ],
  ['archers in the forest', withBattle('F18', 'B3 A1 +R1=5 » gold 1'), ['regionCards: troopShare']],
  ['more overkill', withBattle('F04', 'B1 +R1=2 » wood 1'), ['regionCards: overkillCount']],
  ['much for overkill', withBattle('F18', 'B3 R1 +R1=6 » gold 1'), ['regionCards.F18.battle: overkillPay']],
  ['overkill with two', withBattle('F18', 'B3 R1 +R2=5 » gold 1'), ['regionCards.F18.battle: overkillTroops']],
  ['little for overkill', withBattle('F18', 'B3 R1 +R1=4 » gold 1'), ['regionCards.F18.battle: overkillFalls']],
  ['fewer rewards', withBattle('F04', 'B1'), ['regionCards: rewardCount']],
  ['a rich god', withGods({ GD01: { dp: 3 } }), ['gods: godsWorth', 'gods: godsWorth']],
  [
    'gods that turn nothing',
    withGods({ GD01: { prayer: 'DP 1' }, GD02: { prayer: 'TROOP 1' } }),
    ['gods: fewRotations'],
  ],
  [
    'a crown too many',
    withWarlords({ W01: { crowns: 2 } }),
    ['warlords: warlordsCrowned', 'warlords: warlordsCrowned'],
  ],
  [
    'two wild warlords',
    withWarlords({ W01: { troop: 'any' } }),
    ['warlords: warlordsCalled', 'warlords: warlordsCalled'],
  ],
  [
    'two farms for markers',
    withBuildings({ BU02: { scores: 'markers' } }),
    ['buildings: buildingGrid', 'buildings: buildingGrid'],
  ],
  [
    'fate that knows little',
    withFates({ FTE01: { knowledge: { defence: 2, shan: 1 } } }),
    ['fates.FTE01.knowledge: fateSteps', 'fates: trackSteps'],
  ],
  ['fate that clears three', withFates({ FTE01: { discards: [1, 3, 7] } }), ['fates.FTE01.discards: fateDiscards']],
  ['five conquests', withFates({ FTE02: { conquest: ['shan'] } }), ['fates: conquests', 'fates: leadingFaction']],
]
