/** Packs with something wrong, and what they are refused for; packs with something unusual, and what the warnings about them are. */

import { type Broken, type Change, editedThings, packEditor, type ThingLists } from '@skerry/kit'
import pack from '../data/pack.json' with { type: 'json' }

// —— the pack, changed in one place ——

export const { changed, withThings, withMore } = packEditor(pack)
const withProvinces = (change: Change) => withThings('provinces', change)
const withLocations = (change: Change) => withThings('locations', change)
const withCards = (change: Change) => withThings('cards', change)
const withTiles = (change: Change) => withThings('tiles', change)
const withDrawing = (change: object) => changed({ drawing: { ...pack.drawing, ...change } })

type Link = readonly string[]
const LAST = pack.connections.length
const linked = (...more: Link[]) => changed({ connections: [...pack.connections, ...more] })
const isOneOf = (links: readonly Link[], [a, b]: Link) =>
  links.some(([c, d]) => (a === c && b === d) || (a === d && b === c))
const unlinked = (links: readonly Link[]) => pack.connections.filter((link) => !isOneOf(links, link))
/** Other connections: the castle's landing is another place. */
const relinked = (links: readonly Link[], ...more: Link[]) => changed({ connections: [...unlinked(links), ...more] })
const PORTS = pack.locations.filter(({ port }) => port).map(({ id }) => id)
const withoutPorts = (ids: readonly string[]) =>
  withLocations(Object.fromEntries(ids.map((id) => [id, { port: false }])))
/** The same thing with another id, and the lists that name it. */
const location = (id: string) => pack.locations.find((one) => one.id === id)

/** What has the wrong shape has this fault and no other. */
export const MISSHAPEN: readonly Broken[] = [
  ['nothing', null, '(top): notAnObject'],
  ['a list', [], '(top): notAnObject'],
  ['another format', changed({ format: 'arrival-pack-0' }), 'format: unknownFormat'],
  ['no provinces', changed({ provinces: undefined }), 'provinces: notAList'],
  ['no facts', changed({ facts: null }), 'facts: notAList'],
  ['no sources', changed({ sources: undefined }), 'sources: notAnObject'],
  ['a fact without id', withThings('facts', { F1: { id: '' } }), 'facts.0.id: notAText'],
  ['a colour that is none', changed({ colours: ['moss'] }), 'colours.0: notAnObject'],
  ['a province without name', withProvinces({ MAG: { name: ' ' } }), 'provinces.1.name: notAText'],
  ['half a Fame', withProvinces({ MAG: { fame: 2.5 } }), 'provinces.1.fame: notANumber'],
  ['Fame below nothing', withProvinces({ MAG: { fame: -1 } }), 'provinces.1.fame: notANumber'],
  ['neighbours as a text', withProvinces({ MAG: { neighbours: 'ALT' } }), 'provinces.1.neighbours: notAList'],
  ['a badge in space', withProvinces({ MAG: { badge: [1, 2, 3] } }), 'provinces.1.badge: notAPoint'],
  ['a location without id', withLocations({ MAG2: { id: 12 } }), 'locations.1.id: notAText'],
  ['a location in no province', withLocations({ MAG2: { province: null } }), 'locations.1.province: notAText'],
  ['a location in two', withLocations({ MAG2: { province: ['MAG', 'RHI'] } }), 'locations.1.province: notAText'],
  ['a port that is neither', withLocations({ MAG2: { port: 'no' } }), 'locations.1.port: notYesOrNo'],
  ['a location nowhere', withLocations({ MAG2: { at: [1, null] } }), 'locations.1.at.1: notANumber'],
  ['a castle on a line', withThings('castles', { CAS2: { at: [540] } }), 'castles.1.at: notAPoint'],
  ['a connection of one', linked(['MAG1']), `connections.${LAST}: notAPair`],
  ['a connection of three', linked(['MAG1', 'MAG2', 'MAG3']), `connections.${LAST}: notAPair`],
  ['a connection as a text', changed({ connections: ['MAG1-MAG2'] }), 'connections.0: notAList'],
  ['a card without bottom', withCards({ B01: { bottom: undefined } }), 'cards.0.bottom: notAnObject'],
  ['half a sword', withCards({ B01: { top: { swords: 0.5 } } }), 'cards.0.top.swords: notANumber'],
  ['a disc too few', withCards({ B01: { top: { discs: -1 } } }), 'cards.0.top.discs: notANumber'],
  [
    'a symbol that is none',
    withCards({ B01: { top: { famePerFort: [2] } } }),
    'cards.0.top.famePerFort.0: notAnObject',
  ],
  ['a tile without kind', withTiles({ ogam: { kind: undefined } }), 'tiles.20.kind: notAText'],
  ['tiles without number', withTiles({ ogam: { count: '2' } }), 'tiles.20.count: notANumber'],
  ['a tribe without colour', withThings('tribes', { tuathDe: { colour: 4 } }), 'tribes.3.colour: notAText'],
  ['half a blocker', withThings('components', { blocker: { count: 0.5 } }), 'components.2.count: notANumber'],
  ['no drawing', changed({ drawing: undefined }), 'drawing: notAnObject'],
  ['a frame of three', withDrawing({ viewBox: [0, 0, 1000] }), 'drawing.viewBox: notABox'],
  ['an outline of ids', withDrawing({ island: ['MAG1', 'MAG2', 'MAG3'] }), 'drawing.island.0: notAList'],
]

const lost = (key: ThingLists<typeof pack>, id: string) => withThings(key, { [id]: undefined })

/** By the title of their tests. */
export const REFUSED: Readonly<Record<string, readonly Broken[]>> = {
  'ids that cannot be told apart or written down: %s': [
    ['a location twice', withMore('locations', location('IVE5') ?? {}), 'locations.IVE5: sameIdTwice'],
    ['a province twice', withProvinces({ IVE: { id: 'MAN' } }), 'provinces.MAN: sameIdTwice'],
    ['a colour twice', withThings('colours', { peat: { id: 'moss' } }), 'colours.moss: sameIdTwice'],
    ['a card twice', withCards({ B02: { id: 'B01' } }), 'cards.B01: sameIdTwice'],
    ['a tile twice', withTiles({ bard: { id: 'ogam', kind: 'ogam' } }), 'tiles.ogam: sameIdTwice'],
    ['a castle twice', withThings('castles', { CAS2: { id: 'CAS1' } }), 'castles.CAS1: sameIdTwice'],
    ['a tribe twice', withThings('tribes', { tuathDe: { id: 'firBolg' } }), 'tribes.firBolg: sameIdTwice'],
    ['a fact twice', withThings('facts', { F2: { id: 'F1' } }), 'facts.F1: sameIdTwice'],
    ['a castle like a location', withThings('castles', { CAS2: { id: 'MAG2' } }), 'castles.MAG2: idOfAnother'],
    ['a province like a location', withProvinces({ IVE: { id: 'IVE1' } }), 'provinces.IVE1: idOfAnother'],
    ['a card like a province', withCards({ B01: { id: 'MAG' } }), 'cards.MAG: idOfAnother'],
    ['a card like a tile', withCards({ B01: { id: 'bard' } }), 'tiles.bard: idOfAnother'],
    ['a location like a section', withLocations({ IVE5: { id: 'top' } }), 'locations.top: idTaken'],
    ['a province like a player', withProvinces({ IVE: { id: 'A' } }), 'provinces.A: idTaken'],
    ['a card like the display', withCards({ B01: { id: 'display' } }), 'cards.display: idTaken'],
    ['a location of two words', withLocations({ IVE5: { id: 'Ros Ailithir' } }), 'locations.Ros Ailithir: badId'],
    ['a location like a stack', withLocations({ IVE5: { id: '1' } }), 'locations.1: badId'],
    ['a location like a slot', withLocations({ IVE5: { id: 'IVE:5' } }), 'locations.IVE:5: badId'],
    ['a location like a path', withLocations({ IVE5: { id: 'IVE.5' } }), 'locations.IVE.5: badId'],
    ['a card that all have', withCards({ B01: { id: 'constructor' } }), 'cards.constructor: badId'],
    ['a card of nobody', withCards({ B01: { id: '__proto__' } }), 'cards.__proto__: badId'],
    ['a colour of two words', withThings('colours', { moss: { id: 'dark moss' } }), 'colours.dark moss: badId'],
  ],
  'ARR-GEN-05, ARR-RULING-58 %s': [
    ['a province too few', lost('provinces', 'IVE'), 'provinces: wrongNumber'],
    [
      'an eleventh province',
      withMore('provinces', { ...pack.provinces[9], id: 'ISL', neighbours: [] }),
      'provinces: wrongNumber',
    ],
    ['a province without locations', withProvinces({ IVE: { id: 'IVN' } }), 'provinces.IVN: emptyProvince'],
    ['Fame with three figures', withProvinces({ MAG: { fame: 100 } }), 'provinces.MAG.fame: tooLarge'],
    ['three colours', lost('colours', 'peat'), 'colours: wrongNumber'],
    ['a fifth colour', withMore('colours', { ...pack.colours[0], id: 'gorse' }), 'colours: wrongNumber'],
    [
      'a colour of no province',
      withProvinces({ MAG: { colour: 'moss' }, EBL: { colour: 'moss' } }),
      'colours.peat: unusedColour',
    ],
    ['a province of no colour', withProvinces({ MAG: { colour: 'gorse' } }), 'provinces.MAG.colour: noSuchColour'],
    [
      'a location in a strange province',
      withLocations({ MAG2: { province: 'CAS' } }),
      'locations.MAG2.province: noSuchProvince',
    ],
    ['a castle too few', lost('castles', 'CAS4'), 'castles: wrongNumber'],
    ['a fifth castle', withMore('castles', { id: 'CAS5', at: [450, 80], source: 'designed' }), 'castles: wrongNumber'],
    [
      'a castle in a province',
      withThings('castles', { CAS1: { province: 'MAG' } }),
      'castles.CAS1.province: castleOnIsland',
    ],
    ['a castle with a port', withThings('castles', { CAS1: { port: false } }), 'castles.CAS1.port: castleOnIsland'],
  ],
  'ARR-INV-32 %s': [
    [
      'a neighbour that is none',
      withProvinces({ IVE: { neighbours: ['MAC', 'MAN', 'CAS'] } }),
      'provinces.IVE.neighbours.2: noSuchProvince',
    ],
    [
      'a neighbour of itself',
      withProvinces({ IVE: { neighbours: ['MAC', 'MAN', 'IVE'] } }),
      'provinces.IVE.neighbours.2: ownNeighbour',
    ],
    [
      'a neighbour twice',
      withProvinces({ IVE: { neighbours: ['MAC', 'MAN', 'MAC'] } }),
      'provinces.IVE.neighbours.2: neighbourTwice',
    ],
    [
      'a neighbour on one side',
      withProvinces({ IVE: { neighbours: ['MAC'] } }),
      'provinces.MAN.neighbours.1: neighbourNotTwoWay',
    ],
    ['a connection to nowhere', linked(['MAG1', 'MAG9']), `connections.${LAST}: noSuchLocation`],
    ['a connection to a province', linked(['MAG', 'MAG1']), `connections.${LAST}: noSuchLocation`],
    ['a connection to itself', linked(['MAG1', 'MAG1']), `connections.${LAST}: connectedToItself`],
    ['a connection twice', linked(['ALT1', 'ALT2']), `connections.${LAST}: connectedTwice`],
    ['a connection there and back', linked(['ALT2', 'ALT1']), `connections.${LAST}: connectedTwice`],
  ],
  'ARR-GEN-09 %s': [
    [
      'a location cut off',
      changed({ connections: pack.connections.filter((link) => !link.includes('IVE5')) }),
      'connections: mapInPieces',
    ],
    ['a location taken out', lost('locations', 'IVE5'), 'connections.36: noSuchLocation'],
    [
      'an island in two parts',
      changed({
        connections: pack.connections.filter(([a = '', b = '']) => a.startsWith('IVE') === b.startsWith('IVE')),
      }),
      'connections: mapInPieces',
    ],
  ],
  'ARR-SETUP-06 %s': [
    ['a castle cut off', relinked([['CAS1', 'MAG1']]), 'castles.CAS1: castleCutOff'],
    ['a castle behind a castle', relinked([['CAS1', 'MAG1']], ['CAS1', 'CAS2']), 'castles.CAS1: castleCutOff'],
    ['two castles side by side', linked(['CAS1', 'CAS2']), `connections.${LAST}: castlesConnected`],
    ['a fifth landing', linked(['CAS1', 'RHI4']), 'castles: wrongLandings'],
    ['three landings', relinked([['CAS4', 'DUN1']], ['CAS4', 'RHI2']), 'castles: wrongLandings'],
  ],
  'ARR-SETUP-10 %s': [
    ['no port', withoutPorts(PORTS), 'locations: tooFewPorts'],
    ['three ports', withoutPorts(PORTS.slice(3)), 'locations: tooFewPorts'],
    [
      'four ports, one of them full of Fomori',
      {
        ...withoutPorts(PORTS.slice(4)),
        connections: [...unlinked([['CAS1', 'MAG1']]), ['CAS1', PORTS[0]]],
      },
      'locations: tooFewPorts',
    ],
  ],
  'ARR-SUPPLY-01, -02 %s': [
    ['a card too few', lost('cards', 'W11'), 'cards: wrongNumber'],
    ['a card too many', withMore('cards', { ...pack.cards[0], id: 'B19' }), 'cards: wrongNumber'],
    ['a sword too many', withThings('components', { sword: { count: 21 } }), 'components.sword.count: wrongCount'],
    ['a shield too few', withThings('components', { shield: { count: 11 } }), 'components.shield.count: wrongCount'],
    ['more Fomori', withThings('components', { athach: { count: 13 } }), 'components.athach.count: wrongCount'],
    ['15 discs a tribe', withThings('components', { disc: { count: 60 } }), 'components.disc.count: wrongCount'],
    ['no round counter', lost('components', 'roundCounter'), 'components: missing'],
    [
      'a die',
      withMore('components', { id: 'die', name: { en: 'Die', de: 'Würfel' }, count: 1, source: 'designed' }),
      'components.die: unknownId',
    ],
  ],
  'ARR-GEN-01 %s': [
    ['three tribes', lost('tribes', 'tuathDe'), 'tribes: missing'],
    ['a fifth tribe', withThings('tribes', { tuathDe: { id: 'fomori' } }), 'tribes.fomori: unknownId'],
    [
      'two tribes in red',
      withThings('tribes', { tuathDe: { colour: 'red' } }),
      'tribes.tuathDe.colour: wrongTribeColour',
    ],
  ],
  'ARR-DRAW-03, ARR-EARN-22 a card with %s': [
    ['a strange back', withCards({ B01: { back: 'swords' } }), 'cards.B01.back: unknownBack'],
    ['a strange symbol', withCards({ B01: { top: { sword: 1 } } }), 'cards.B01.top.sword: unknownSymbol'],
    ['no disc at all', withCards({ B01: { top: { discs: 0 } } }), 'cards.B01.top.discs: lessThanOne'],
    ['a hundred swords', withCards({ B01: { middle: { swords: 100 } } }), 'cards.B01.middle.swords: tooLarge'],
    [
      'no Fame for a fortification',
      withCards({ G03: { top: { famePerFort: [{ fame: 0, level: 2 }] } } }),
      'cards.G03.top.famePerFort.0.fame: lessThanOne',
    ],
    [
      'Fame for level 0',
      withCards({ G03: { top: { famePerFort: [{ fame: 2, level: 0 }] } } }),
      'cards.G03.top.famePerFort.0.level: noSuchLevel',
    ],
    [
      'Fame for level 4',
      withCards({
        G03: {
          bottom: {
            famePerFort: [
              { fame: 2, level: 2 },
              { fame: 2, level: 4 },
            ],
          },
        },
      }),
      'cards.G03.bottom.famePerFort.1.level: noSuchLevel',
    ],
  ],
  'ARR-TILE-CAULDRON-02 %s': [
    ['a Cauldron too few', lost('tiles', 'cauldron-MAG'), 'tiles: missing'],
    ['a Cauldron twice', withTiles({ 'cauldron-MAG': { count: 2 } }), 'tiles.cauldron-MAG.count: wrongCount'],
    [
      'a Cauldron of nowhere',
      withTiles({ 'cauldron-MAG': { province: 'CAS' } }),
      'tiles.cauldron-MAG.province: noSuchProvince',
    ],
    [
      'a Cauldron without province',
      withTiles({ 'cauldron-MAG': { province: undefined } }),
      'tiles.cauldron-MAG.province: tileWithout',
    ],
    [
      'a Cauldron of another province',
      withTiles({ 'cauldron-MAG': { province: 'EBL' } }),
      'tiles.cauldron-MAG.id: wrongTileId',
    ],
    [
      'a Cauldron of a colour',
      withTiles({ 'cauldron-MAG': { colour: 'peat' } }),
      'tiles.cauldron-MAG.colour: notOnThisTile',
    ],
    [
      'a Cauldron without value',
      withTiles({ 'cauldron-MAG': { value: undefined } }),
      'tiles.cauldron-MAG.value: tileWithout',
    ],
    ['a Cauldron for nothing', withTiles({ 'cauldron-MAG': { value: 0 } }), 'tiles.cauldron-MAG.value: lessThanOne'],
  ],
  'ARR-TILE-SILVER-02 %s': [
    ['a Silver too few', lost('tiles', 'silver-moss'), 'tiles: missing'],
    [
      'a Silver of no colour',
      withTiles({ 'silver-moss': { colour: 'gold' } }),
      'tiles.silver-moss.colour: noSuchColour',
    ],
    [
      'a Silver without colour',
      withTiles({ 'silver-moss': { colour: undefined } }),
      'tiles.silver-moss.colour: tileWithout',
    ],
    [
      'a Silver of another colour',
      withTiles({ 'silver-moss': { colour: 'peat' } }),
      'tiles.silver-moss.id: wrongTileId',
    ],
    [
      'a Silver of a province',
      withTiles({ 'silver-moss': { province: 'RHI' } }),
      'tiles.silver-moss.province: notOnThisTile',
    ],
    ['a Silver worth a hundred', withTiles({ 'silver-moss': { value: 100 } }), 'tiles.silver-moss.value: tooLarge'],
  ],
  'thirty tactic tiles: %s': [
    ['no bard', lost('tiles', 'bard'), 'tiles: missing'],
    ['three bards', withTiles({ bard: { count: 3 } }), 'tiles.bard.count: wrongCount'],
    ['two salmon', withTiles({ salmon: { count: 2 } }), 'tiles.salmon.count: wrongCount'],
    [
      'a strange tile',
      withMore('tiles', { id: 'dragon', kind: 'dragon', count: 1, source: 'designed' }),
      'tiles.dragon.kind: unknownKind',
    ],
    ['a tile by another name', withTiles({ bard: { id: 'bard2' } }), 'tiles.bard2.id: wrongTileId'],
    ['geese of another value', withTiles({ wildGeese: { value: 3 } }), 'tiles.wildGeese.value: notOnThisTile'],
  ],
  'a drawing with %s': [
    ['no width', withDrawing({ viewBox: [0, 0, 0, 1000] }), 'drawing.viewBox: flatBox'],
    [
      'an island of two corners',
      withDrawing({ island: pack.drawing.island.slice(2, 4) }),
      'drawing.island: tooFewCorners',
    ],
    ['no isle', withDrawing({ isle: [] }), 'drawing.isle: tooFewCorners'],
    ['a corner outside', withDrawing({ isle: [...pack.drawing.isle, [350, -20]] }), 'drawing.isle.12: offTheDrawing'],
    ['a location outside', withLocations({ IVE5: { at: [370, 1945] } }), 'locations.IVE5.at: offTheDrawing'],
    ['a castle outside', withThings('castles', { CAS1: { at: [-1, 95] } }), 'castles.CAS1.at: offTheDrawing'],
    ['a badge outside', withProvinces({ IVE: { badge: [1355, 885] } }), 'provinces.IVE.badge: offTheDrawing'],
    ['two locations in one place', withLocations({ IVE5: { at: [270, 885] } }), 'locations.IVE5.at: samePlace'],
  ],
  'texts that are missing: %s': [
    ['a colour', withThings('colours', { moss: { name: { en: 'moss' } } }), 'colours.moss.name.de: textMissing'],
    ['a colour at all', withThings('colours', { moss: { name: undefined } }), 'colours.moss.name.en: textMissing'],
    ['a piece', withThings('components', { sword: { name: 'Swords' } }), 'components.sword.name.de: textMissing'],
    ['a fact', withThings('facts', { F4: { says: { en: '', de: 'Etwas' } } }), 'facts.F4.says.en: textMissing'],
  ],
  'a source that is missing or wrong: %s': [
    ['a location without', withLocations({ MAG2: { source: undefined } }), 'locations.MAG2.source: noSource'],
    ['a province in part', withProvinces({ MAG: { source: { name: 'rulebook' } } }), 'provinces.MAG.source: noSource'],
    ['a card from hearsay', withCards({ B01: { source: 'hearsay' } }), 'cards.B01.source: unknownSource'],
    [
      'a neighbour from hearsay',
      withProvinces({ MAG: { source: { 'neighbours.ALT': 'hearsay', rest: 'designed' } } }),
      'provinces.MAG.source: unknownSource',
    ],
    [
      'a neighbour that is none',
      withProvinces({ MAG: { source: { 'neighbours.IVE': 'rulebook', rest: 'designed' } } }),
      'provinces.MAG.source: sourceOfNothing',
    ],
    [
      'a part that is none',
      withTiles({ bard: { source: { vlaue: 'designed', rest: 'rulebook' } } }),
      'tiles.bard.source: sourceOfNothing',
    ],
    ['a fact published nowhere', withThings('facts', { F3: { from: undefined } }), 'facts.F3.from: publishedNowhere'],
    ['a castle without', withThings('castles', { CAS1: { source: undefined } }), 'castles.CAS1.source: noSource'],
    ['a tribe without', withThings('tribes', { firBolg: { source: null } }), 'tribes.firBolg.source: unknownSource'],
    ['a drawing without', withDrawing({ source: undefined }), 'drawing.source: noSource'],
    ['connections without', changed({ sources: {} }), 'sources.connections: noSource'],
    [
      'connections published nowhere',
      changed({ sources: { connections: 'published' } }),
      'sources.from: publishedNowhere',
    ],
  ],
}

// —— unusual packs ——

type Card = (typeof pack.cards)[number]
type Shown = Readonly<Record<string, number | object[]>>
const num = (section: Shown, symbol: string) => (section[symbol] as number | undefined) ?? 0
/** The cards with another top section. */
const withTops = (change: (top: Shown, card: Card) => Shown, cards: readonly Card[] = pack.cards) => ({
  cards: cards.map((card) => ({ ...card, top: change(card.top as unknown as Shown, card) })),
})
/** One symbol in place of another. */
function instead(section: Shown, from: string, to: string): Shown {
  const { [from]: gone, ...rest } = section
  return gone === undefined ? section : { ...rest, [to]: num(section, to) + num(section, from) }
}
const withTile = (id: string, value: number) => ({ [id]: { value } })
const values = (change: Record<string, object>) => ({ tiles: editedThings(pack.tiles, change) })
const provinces = (change: Record<string, object>) => ({ provinces: editedThings(pack.provinces, change) })
const neighboursOf = (id: string) => pack.provinces.find((one) => one.id === id)?.neighbours ?? []
const indexOf = (a: string, b: string) => pack.connections.findIndex((link) => isOneOf([[a, b]], link))
const more = (id: string, at: readonly number[], ...to: string[]) => ({
  location: { id, name: id, province: id.slice(0, 3), port: false, at, source: 'designed' },
  links: to.map((other) => [id, other]),
})
const grown = (...places: ReturnType<typeof more>[]) => ({
  locations: [...pack.locations, ...places.map((one) => one.location)],
  connections: [...pack.connections, ...places.flatMap((one) => one.links)],
})
const LIGHT = pack.cards
  .filter(({ top, middle }) => top.fomori === 2 && num(middle as Shown, 'fomori') <= 1)
  .slice(0, 9)

/** A pack, and all warnings about it, as `path: reason`. */
export type Unusual = readonly [what: string, pack: unknown, warnings: readonly string[]]

export const UNUSUAL: readonly Unusual[] = [
  [
    'a colour used once',
    changed({
      ...provinces({ MAC: { colour: 'peat' } }),
      ...values({ ...withTile('silver-peat', 2), ...withTile('silver-heather', 6) }),
    }),
    ['colours.heather: colourShare'],
  ],
  [
    'neighbours of one colour',
    withProvinces({ MAC: { colour: 'peat' }, EBL: { colour: 'heather' } }),
    ['provinces.RHA.colour: colourOfNeighbour'],
  ],
  ['no Magnata', withProvinces({ MAG: { name: 'Nagnata' } }), ['provinces: noMagnata']],
  [
    'another Magnata',
    changed({
      ...provinces({ MAG: { fame: 4 }, DUN: { fame: 4 } }),
      ...values({ ...withTile('cauldron-MAG', 5), ...withTile('cauldron-DUN', 5) }),
    }),
    ['provinces.MAG.fame: valueOfMagnata'],
  ],
  [
    '56 locations, and so many of one colour',
    changed(
      grown(
        more('RHI5', [606, 230], 'RHI1', 'RHI2', 'RHI3'),
        more('RHI6', [570, 260], 'RHI1', 'RHI3', 'RHI4'),
        more('LAB5', [601, 628], 'LAB1', 'LAB3', 'LAB4'),
        more('LAB6', [546, 623], 'LAB1', 'LAB2', 'LAB4'),
      ),
    ),
    ['locations: locationCount', 'tiles.silver-moss.value: silverValue'],
  ],
  [
    'a province of seven',
    changed(grown(more('IVE6', [390, 895], 'IVE1', 'IVE2'), more('IVE7', [330, 890], 'IVE3', 'IVE5'))),
    ['provinces.IVE: provinceSize'],
  ],
  [
    'a province in two pieces',
    relinked([
      ['EBL3', 'EBL5'],
      ['EBL4', 'EBL5'],
    ]),
    ['provinces.EBL: provinceInPieces'],
  ],
  ['a location with one way', relinked([['DUN1', 'DUN3']]), ['locations.DUN2: onlyWay']],
  ['a castle with two links', linked(['CAS1', 'RHI1']), ['castles.CAS1: castleLinks']],
  ['a port at a castle', withLocations({ MAG1: { port: true } }), ['locations.MAG1.port: portAtCastle']],
  ['seven ports', withoutPorts(['DUN3', 'MAG3', 'DUN5', 'EBL1', 'ALT1']), ['locations: fewPorts']],
  [
    'three far ports',
    changed({
      locations: editedThings(
        pack.locations,
        Object.fromEntries([
          ...['EBL5', 'ALT3', 'MAC1', 'MAN2', 'MAN5'].map((id) => [id, { port: false }]),
          ['RHI4', { port: true }],
        ]),
      ),
    }),
    ['locations: fewFarPorts'],
  ],
  [
    'ports side by side',
    withLocations({ MAC2: { port: true } }),
    [`connections.${indexOf('MAC1', 'MAC2')}: portsConnected`],
  ],
  [
    'a rich province in the south',
    changed({ ...provinces({ IVE: { fame: 2 } }), ...values(withTile('cauldron-IVE', 3)) }),
    ['provinces.IVE.fame: fameRises'],
  ],
  [
    'neighbours without connection',
    withProvinces({
      MAG: { neighbours: [...neighboursOf('MAG'), 'DUN'] },
      DUN: { neighbours: [...neighboursOf('DUN'), 'MAG'] },
    }),
    ['provinces.MAG.neighbours: nothingCrosses'],
  ],
  [
    'a connection without neighbours',
    withProvinces({ MAN: { neighbours: ['EBL', 'LAB', 'MAC'] }, IVE: { neighbours: ['MAC'] } }),
    ['provinces.MAN.neighbours: joinedNotListed'],
  ],
  ['lines that cross', linked(['RHI2', 'RHI4']), [`connections.${indexOf('RHI1', 'RHI3')}: linesCross`]],
  ['a location at sea', withLocations({ DUN3: { at: [900, 255] } }), ['locations.DUN3.at: atSea']],
  ['a castle at sea', withThings('castles', { CAS1: { at: [330, 95] } }), ['castles.CAS1.at: atSea']],
  ['an odd number of backs', withCards({ B01: { back: 'arms' } }), ['cards: backShare', 'cards: backShare']],
  [
    'much Fame in the middle',
    withCards({ G15: { middle: { tiles: 2, fomori: 2, famePerFort: Array(70).fill({ fame: 2, level: 2 }) } } }),
    ['cards: gainsRise'],
  ],
  [
    'most Fomori in the middle',
    changed({
      cards: pack.cards.map((card) => {
        const [{ fomori: few, ...middle }, { fomori: many, ...top }] = [card.middle as Shown, card.top as Shown]
        return {
          ...card,
          top: few === undefined ? top : { ...top, fomori: few },
          middle: { ...middle, fomori: many },
        }
      }),
    }),
    ['cards: fomoriRise', 'cards: deviatingCards', 'cards: fomoriOfFour', 'cards: fomoriOfFour'],
  ],
  [
    'six odd cards',
    withCards({ B01: { bottom: { discs: 3 } }, B06: { bottom: { discs: 3 } } }),
    ['cards: deviatingCards'],
  ],
  [
    'backs that mislead',
    changed({
      cards: pack.cards.map((card) => ({
        ...card,
        back: card.back === 'arms' ? 'glory' : card.back === 'glory' ? 'arms' : 'discs',
      })),
    }),
    ['cards: backMisleads', 'cards: backMisleads'],
  ],
  [
    'few Fomori on top',
    changed(withTops((top, card) => (LIGHT.includes(card) ? { ...top, fomori: 1 } : top))),
    ['cards: fomoriOfFour'],
  ],
  ['four discs', withCards({ B01: { top: { discs: 4, fomori: 2 } } }), ['cards.B01.top.discs: bigNumber']],
  [
    'four Fame for a Caer',
    withCards({ G16: { top: { discs: 1, swords: 1, famePerFort: [{ fame: 4, level: 3 }], fomori: 2 } } }),
    ['cards.G16.top.famePerFort.0: bigNumber'],
  ],
  [
    'nothing for a Caer',
    changed({
      cards: JSON.parse(JSON.stringify(pack.cards).replaceAll('{"fame":3,"level":3}', '{"fame":2,"level":2}')),
    }),
    ['cards: symbolMissing'],
  ],
  [
    'swords for everybody',
    changed(withTops((top, { back }) => (back === 'arms' ? { ...top, swords: 3 } : top))),
    ['cards: swordsRunOut'],
  ],
  [
    'few shields',
    changed(
      withTops((top, { id, back }) =>
        back === 'discs' || id === 'W07'
          ? instead(top, 'shields', 'discs')
          : back === 'glory'
            ? instead(top, 'shields', 'tiles')
            : top,
      ),
    ),
    ['cards: shieldsAbound'],
  ],
  [
    'few discs',
    changed(
      withTops((top, { back }) =>
        back === 'arms' ? instead(top, 'discs', 'shields') : back === 'glory' ? instead(top, 'discs', 'tiles') : top,
      ),
    ),
    ['cards: discsAbound'],
  ],
  ['a rich Cauldron', withTiles(withTile('cauldron-MAG', 5)), ['tiles.cauldron-MAG.value: cauldronValue']],
  ['rich Silver', withTiles(withTile('silver-moss', 3)), ['tiles.silver-moss.value: silverValue']],
]
