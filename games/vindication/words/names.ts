/**
 * What the built-in pack calls its places, cards and pieces, for sentences: rules and events know ids only. An id of
 * another pack is shown as it is. A test ties this to the pack.
 */

import type { Language } from '@skerry/contracts'
import type { Attr, Colour, Deck, Die, Kind, MonsterFace, Zone } from '../types.ts'

/** In English and German. */
type Both = Readonly<Record<Language, string>>
/** One and many. */
export type Forms = readonly [one: string, many: string]

const both = (en: string, de: string): Both => ({ en, de })
const same = (name: string): Both => both(name, name)

// —— attributes and the power board ——

const ATTRIBUTES: Readonly<Record<Attr, Both>> = {
  INS: both('Inspiration', 'Inspiration'),
  KNO: both('Knowledge', 'Wissen'),
  STR: both('Strength', 'Stärke'),
  WIS: both('Wisdom', 'Weisheit'),
  VIS: both('Vision', 'Vision'),
  COU: both('Courage', 'Courage'),
}
/** VIN-BONUS-CONVERT-02 … -04 What heroic attributes are made of. */
const PARTS: Readonly<Partial<Record<Attr, readonly Attr[]>>> = {
  WIS: ['INS', 'KNO'],
  VIS: ['KNO', 'STR'],
  COU: ['INS', 'STR'],
}
export const attributeParts = (id: unknown): readonly Attr[] => PARTS[id as Attr] ?? []
/** Common ones first. */
export const ATTRIBUTE_IDS = Object.keys(ATTRIBUTES) as readonly Attr[]
export const isAttribute = (id: unknown): id is Attr => (id as string) in ATTRIBUTES
export const attributeName = (id: unknown, language: Language): string =>
  ATTRIBUTES[id as Attr]?.[language] ?? String(id)

const ZONES: Readonly<Record<Zone, Both>> = {
  pot: both('Potential', 'Potenzial'),
  inf: both('Influence', 'Einfluss'),
  conv: both('Conviction', 'Überzeugungskraft'),
}
export const isZone = (id: unknown): id is Zone => (id as string) in ZONES
export const zoneName = (id: unknown, language: Language): string => ZONES[id as Zone]?.[language] ?? String(id)

// —— the island ——

/** A name by itself, and in a German sentence: `der Mysteriöse Turm`, `den …`, `einen …`. */
interface RegionForms {
  readonly name: Both
  readonly nominative: string
  readonly accusative: string
  readonly dative: string
  readonly any: string
}
const feminine = (en: string, de: string): RegionForms => ({
  name: both(en, de),
  nominative: `die ${de}`,
  accusative: `die ${de}`,
  dative: `der ${de}`,
  any: `eine ${de}`,
})
const neuter = (en: string, de: string): RegionForms => ({
  name: both(en, de),
  nominative: `das ${de}`,
  accusative: `das ${de}`,
  dative: `dem ${de}`,
  any: `ein ${de}`,
})
const masculine = (en: string, de: string): RegionForms => ({
  name: both(en, de),
  nominative: `der ${de}`,
  accusative: `den ${de}`,
  dative: `dem ${de}`,
  any: `einen ${de}`,
})
/** With an adjective before the noun: `Mysteriöser Turm`, `der Mysteriöse Turm`, `den Mysteriösen Turm`. */
const masculineWith = (en: string, adjective: string, noun: string): RegionForms => ({
  name: both(en, `${adjective}r ${noun}`),
  nominative: `der ${adjective} ${noun}`,
  accusative: `den ${adjective}n ${noun}`,
  dative: `dem ${adjective}n ${noun}`,
  any: `einen ${adjective}n ${noun}`,
})
const REGIONS: Readonly<Record<string, RegionForms>> = {
  ACADEMY: feminine('Academy', 'Akademie'),
  ANCIENT_TOMB: {
    name: both('Ancient Tomb', 'Altertümliches Grab'),
    nominative: 'das Altertümliche Grab',
    accusative: 'das Altertümliche Grab',
    dative: 'dem Altertümlichen Grab',
    any: 'ein Altertümliches Grab',
  },
  ARCANE_TOWER: masculineWith('Arcane Tower', 'Mysteriöse', 'Turm'),
  COMMAND_POST: masculine('Command Post', 'Kommandoposten'),
  FORT: neuter('Fort', 'Fort'),
  GAPING_MAW: masculineWith('Gaping Maw', 'Klaffende', 'Schlund'),
  HOLY_SPIRE: masculineWith('Holy Spire', 'Heilige', 'Kirchturm'),
  INN: feminine('Inn', 'Schenke'),
  LIBRARY: feminine('Library', 'Bibliothek'),
  MONASTERY: neuter('Monastery', 'Kloster'),
  SHRINE: masculine('Shrine', 'Schrein'),
}
export const REGION_IDS: readonly string[] = Object.keys(REGIONS)
export const regionName = (id: unknown, language: Language): string => REGIONS[String(id)]?.name[language] ?? String(id)

/** `the Inn`, `die Schenke`: as a subject, as what somebody visits or controls, or after `zu` and `von`. */
export function regionForm(
  id: unknown,
  language: Language,
  as: 'nominative' | 'accusative' | 'dative' | 'any',
): string {
  const forms = REGIONS[String(id)]
  if (forms === undefined) return String(id)
  if (language === 'de') return forms[as]
  const { en } = forms.name
  return as === 'any' ? `${/^[AEIOU]/.test(en) ? 'an' : 'a'} ${en}` : `the ${en}`
}

/** `H05`, `T07` and `S03` by their numbers. */
function numbered(id: unknown, form: RegExp, name: Both, language: Language): string | undefined {
  const number = form.exec(String(id))?.[1]
  return number === undefined ? undefined : `${name[language]} ${Number(number)}`
}
export const hexName = (id: unknown, language: Language): string =>
  numbered(id, /^H(\d+)$/, both('hex', 'Hexfeld'), language) ?? String(id)
export const triangleName = (id: unknown, language: Language): string =>
  numbered(id, /^T(\d+)$/, both('triangle', 'Dreieck'), language) ??
  numbered(id, /^S(\d+)$/, both('shore triangle', 'Uferdreieck'), language) ??
  String(id)
export const isTriangle = (id: unknown): boolean => /^[TS]\d+$/.test(String(id))
export const isHex = (id: unknown): boolean => /^H\d+$/.test(String(id))

// —— cards ——

const COMPANIONS: Readonly<Record<string, Both>> = {
  RED01: same('Brask Oldmarrow'),
  RED02: same('Tessaly Knott'),
  RED03: same('Dunmore Pike'),
  RED04: same('Ysolt Garrick'),
  RED05: same('Corvane Reed'),
  RED06: same('Hild Ashmantle'),
  RED07: same('Perrin Slate'),
  RED08: same('Marrek Thole'),
  RED09: same('Jorra Fennick'),
  RED10: same('Vashti Crowe'),
  RED11: same('Odric Salt'),
  RED12: same('Nessa Holloway'),
  RED13: same('Kestrel Vane'),
  RED14: same('Garran Bloodoak'),
  RED15: same('Sable Ironwood'),
  RED16: same('Ulfric Dray'),
  RED17: same('Petra Lonngard'),
  RED18: same('Rook Amberley'),
  RED19: same('Thane Wister'),
  RED20: both('Mother Cask', 'Mutter Cask'),
  YEL01: same('Lark Sunnivel'),
  YEL02: same('Pell Underby'),
  YEL03: same('Quilla Moss'),
  YEL04: both('Father Ambrin', 'Vater Ambrin'),
  YEL05: same('Dovie Tallow'),
  YEL06: same('Ellory Wren'),
  YEL07: same('Cass Merriday'),
  YEL08: same('Ivo Lanternwright'),
  YEL09: both('Sister Pomarine', 'Schwester Pomarine'),
  YEL10: same('Bellamy Trask'),
  YEL11: same('Minna Oakheart'),
  YEL12: same('Tobias Fairlea'),
  YEL13: same('Seraphel Dawn'),
  YEL14: both('Old Gideon', 'Der alte Gideon'),
  YEL15: same('Rosamund Vey'),
  YEL16: same('Calder Finch'),
  YEL17: same('Wynne Halloran'),
  YEL18: both('Brother Eustace', 'Bruder Eustace'),
  YEL19: same('Lady Ferrow'),
  YEL20: both('The Reed Piper', 'Der Schilfpfeifer'),
  BLU01: same('Edda Quill'),
  BLU02: same('Marlow Teague'),
  BLU03: same('Fenn Arkwright'),
  BLU04: same('Isolde Marrow'),
  BLU05: same('Hob Larkspur'),
  BLU06: same('Astra Penhallow'),
  BLU07: same('Dorian Grebe'),
  BLU08: same('Wilf Umber'),
  BLU09: same('Cosima Raine'),
  BLU10: same('Thaddeus Moor'),
  BLU11: same('Linnet Bray'),
  BLU12: same('Jasper Coil'),
  BLU13: both('Archivist Noor', 'Archivarin Noor'),
  BLU14: both('Sage Ottoline', 'Die weise Ottoline'),
  BLU15: same('Lucan Frost'),
  BLU16: same('Vera Stillwater'),
  BLU17: same('Ephraim Dusk'),
  BLU18: both('Odalys the Mapmaker', 'Odalys die Kartenzeichnerin'),
  BLU19: same('Magister Olwen'),
  BLU20: same('Ravel Thistle'),
}
const TRAITS: Readonly<Record<string, Both>> = {
  TRA01: both('Steadfast', 'Standhaft'),
  TRA02: both('Fleet-Footed', 'Leichtfüßig'),
  TRA03: both('Persuasive', 'Redegewandt'),
  TRA04: both('Magnanimous', 'Großmütig'),
  TRA05: both('Resolute', 'Entschlossen'),
  TRA06: both('Scholarly', 'Gelehrt'),
  TRA07: both('Bold', 'Kühn'),
  TRA08: both('Farsighted', 'Weitblickend'),
  TRA09: both('Charismatic', 'Charismatisch'),
  TRA10: both('Dauntless', 'Unerschrocken'),
  TRA11: both('Big-Hearted', 'Großherzig'),
  TRA12: both('Dutiful Steward', 'Pflichtgetreu'),
  TRA13: both('Studious', 'Lernbegierig'),
  TRA14: both('Renowned', 'Hochgeachtet'),
  TRA15: both('Iron-Willed', 'Willensstark'),
  TRA16: both('Commanding', 'Gebieterisch'),
}
const RELICS: Readonly<Record<string, Both>> = {
  REL01: both('Hourglass of Still Sand', 'Stundenglas des stillen Sandes'),
  REL02: both("Wayfarer's Needle", 'Nadel des Wanderers'),
  REL03: both('Bell of Concord', 'Glocke der Eintracht'),
  REL04: both('Glass Feather', 'Gläserne Feder'),
  REL05: both('Ember Chalice', 'Glutkelch'),
  REL06: both('Tallow Idol', 'Talggötze'),
  REL07: both('Ledger of Names', 'Buch der Namen'),
  REL08: both('Mirror of Vows', 'Spiegel der Gelübde'),
  REL09: both('Warding Stake', 'Bannpfahl'),
  REL10: both('Key of Three Gates', 'Schlüssel der drei Tore'),
  REL11: both('Crown Shard', 'Kronensplitter'),
  REL12: both('Reliquary Chest', 'Reliquientruhe'),
  REL13: both('Salt-Stained Banner', 'Salzfleckiges Banner'),
  REL14: both('Lodestone Ring', 'Magnetsteinring'),
  REL15: both('Knucklebone Charm', 'Knöchelchen-Talisman'),
  REL16: both('Tidewoven Net', 'Gezeitennetz'),
}
const MONSTERS: Readonly<Record<string, Both>> = {
  MON01: both('Mirefang', 'Sumpffang'),
  MON02: both('Hollow Stag', 'Hohler Hirsch'),
  MON03: both('Gravewing', 'Grabschwinge'),
  MON04: both('Lanternjaw', 'Laternenmaul'),
  MON05: both('Thornback', 'Dornrücken'),
  MON06: both('Saltwyrm', 'Salzlindwurm'),
  MON07: both('Cinder Hound', 'Gluthund'),
  MON08: both('Weeping Colossus', 'Weinender Koloss'),
  MON09: both('Marsh Hag', 'Moorhexe'),
  MON10: both('Pale Leviathan', 'Bleicher Leviathan'),
  MON11: both('Gloomstalker', 'Düsterschleicher'),
  MON12: both('Bone Shepherd', 'Knochenhirte'),
  MON13: both('Iron Basilisk', 'Eiserner Basilisk'),
  MON14: both('Duskmoth', 'Dämmerfalter'),
  MON15: both('Stormhide', 'Sturmhaut'),
  MON16: both('Old Hunger', 'Alter Hunger'),
}
const CARDS: Readonly<Record<string, Both>> = { ...COMPANIONS, ...TRAITS, ...RELICS, ...MONSTERS }
export const CARD_IDS: readonly string[] = Object.keys(CARDS)

/** A companion, trait, relic or monster. */
export const cardName = (id: unknown, language: Language): string => CARDS[String(id)]?.[language] ?? String(id)
/** German names with an article bend with the sentence. */
const BENT: Readonly<Record<string, { readonly accusative: string; readonly dative: string }>> = {
  YEL14: { accusative: 'den alten Gideon', dative: 'dem alten Gideon' },
  YEL20: { accusative: 'den Schilfpfeifer', dative: 'dem Schilfpfeifer' },
  BLU14: { accusative: 'die weise Ottoline', dative: 'der weisen Ottoline' },
  BLU18: { accusative: 'Odalys die Kartenzeichnerin', dative: 'Odalys der Kartenzeichnerin' },
}
/**
 * A card within a sentence: that somebody gains, uses or loses, or from which cubes come. In German what is no person is a
 * title, for it does not bend: `nutzt „Gelehrt“`.
 */
export const cardForm = (id: unknown, language: Language, as: 'accusative' | 'dative'): string => {
  const name = cardName(id, language)
  if (language === 'en') return name.replace(/^The /, 'the ')
  const kind = kindOf(id)
  return kind === null || kind === 'companion' ? (BENT[String(id)]?.[as] ?? name) : `„${name}“`
}
/** Of which kind a card of the built-in pack is. */
export function kindOf(id: unknown): Kind | null {
  const card = String(id)
  if (card in COMPANIONS) return 'companion'
  if (card in TRAITS) return 'trait'
  if (card in RELICS) return 'relic'
  return card in MONSTERS ? 'monster' : null
}

const KINDS: Readonly<Record<Kind, Readonly<Record<Language, Forms>>>> = {
  companion: { en: ['companion', 'companions'], de: ['Begleiter', 'Begleiter'] },
  trait: { en: ['trait', 'traits'], de: ['Eigenschaft', 'Eigenschaften'] },
  relic: { en: ['relic', 'relics'], de: ['Reliquie', 'Reliquien'] },
  monster: { en: ['monster', 'monsters'], de: ['Monster', 'Monster'] },
}

/** A card of this deck, one and many. */
const DECKS: Readonly<Record<Deck, Readonly<Record<Language, Forms>>>> = {
  yellow: { en: ['yellow companion', 'yellow companions'], de: ['gelber Begleiter', 'gelbe Begleiter'] },
  blue: { en: ['blue companion', 'blue companions'], de: ['blauer Begleiter', 'blaue Begleiter'] },
  red: { en: ['red companion', 'red companions'], de: ['roter Begleiter', 'rote Begleiter'] },
  ...KINDS,
}
export const DECK_IDS = ['yellow', 'blue', 'red', 'trait', 'relic', 'monster'] as const satisfies readonly Deck[]
export const isDeck = (id: unknown): id is Deck => DECK_IDS.some((deck) => deck === id)
export const isColour = (deck: Deck): deck is Colour => deck === 'yellow' || deck === 'blue' || deck === 'red'
export const deckForms = (deck: Deck, language: Language): Forms => DECKS[deck][language]

const A_CARD: Readonly<Record<Deck, Both>> = {
  yellow: both('a yellow companion', 'einen gelben Begleiter'),
  blue: both('a blue companion', 'einen blauen Begleiter'),
  red: both('a red companion', 'einen roten Begleiter'),
  trait: both('a trait', 'eine Eigenschaft'),
  relic: both('a relic', 'eine Reliquie'),
  monster: both('a monster', 'ein Monster'),
}
/** What somebody gains from this deck. */
export const aCardOf = (deck: Deck, language: Language): string => A_CARD[deck][language]

const DECK_NAMES: Readonly<Record<Deck, Both>> = {
  yellow: both('yellow companions', 'Gelbe Begleiter'),
  blue: both('blue companions', 'Blaue Begleiter'),
  red: both('red companions', 'Rote Begleiter'),
  trait: both('traits', 'Eigenschaften'),
  relic: both('relics', 'Reliquien'),
  monster: both('monsters', 'Monster'),
}
/** What a deck is called; an unknown one as it is. */
export const deckName = (deck: unknown, language: Language): string =>
  DECK_NAMES[deck as Deck]?.[language] ?? String(deck)

const OF_DECK: Readonly<Record<Deck, Both>> = {
  yellow: both('of yellow companions', 'der gelben Begleiter'),
  blue: both('of blue companions', 'der blauen Begleiter'),
  red: both('of red companions', 'der roten Begleiter'),
  trait: both('of traits', 'der Eigenschaften'),
  relic: both('of relics', 'der Reliquien'),
  monster: both('of monsters', 'der Monster'),
}
/** After `deck` or `pile`: `of red companions`, `der roten Begleiter`. */
export const ofDeck = (deck: Deck, language: Language): string => OF_DECK[deck][language]

// —— quests, journeys, triggers, dice ——

export const questName = (id: unknown, language: Language): string =>
  numbered(id, /^QST(\d+)$/, both('quest', 'Geheimziel'), language) ?? String(id)
export const journeyName = (id: unknown, language: Language): string =>
  numbered(id, /^JRN(\d+)$/, both('journey', 'Reise'), language) ?? String(id)

const TRIGGERS: Readonly<Record<string, Both>> = {
  TRG01: both('Legend of the Isle', 'Legende der Insel'),
  TRG02: both('Warlord', 'Kriegsherr'),
  TRG03: both('Monster Bane', 'Monsterschreck'),
  TRG04: both('Paragon', 'Leuchtendes Vorbild'),
  TRG05: both('Relic Hoard', 'Reliquienhort'),
  TRG06: both('Great Company', 'Große Gefolgschaft'),
  TRG07: both('Charted Isle', 'Erschlossene Insel'),
  TRG08: both('Unshakable', 'Unerschütterlich'),
  TRG09: both('Polymath', 'Universalgenie'),
  TRG10: both('Storm Rider', 'Sturmritt'),
  TRG11: both('Redeemed', 'Geläutert'),
  TRG12: both('Renaissance', 'Renaissance'),
}
export const TRIGGER_IDS: readonly string[] = Object.keys(TRIGGERS)
export const triggerName = (id: unknown, language: Language): string => TRIGGERS[String(id)]?.[language] ?? String(id)

const MONSTER_FACES: Readonly<Record<MonsterFace, Both>> = {
  MISS: both('miss', 'Misslingen'),
  EXH: both('Exhaustion', 'Erschöpfung'),
  DEATH: both('Death', 'Tod'),
}
export const faceName = (face: unknown, language: Language): string =>
  MONSTER_FACES[face as MonsterFace]?.[language] ?? attributeName(face, language)

const DICE: Readonly<Record<Die, Both>> = {
  MON: both('monster die', 'Monsterwürfel'),
  ATT: both('attribute die', 'Attributwürfel'),
}
export const dieName = (die: unknown, language: Language): string => DICE[die as Die]?.[language] ?? String(die)

// —— anything ——

/** Things whose id is a kind and a name or number: `deck red`, `coin 30`. */
const NAMED: Readonly<Record<string, (which: string, language: Language) => string>> = {
  deck: (which, language) =>
    isDeck(which) ? `${both('the deck', 'der Stapel')[language]} ${ofDeck(which, language)}` : which,
  coin: (which, language) => both(`the coin at ${which} honor`, `die Münze bei ${which} Ehre`)[language],
  tile: (which, language) => {
    const attr = attributeName(which, language)
    return both(`the ${attr} proficiency tile`, `das Kenntnisplättchen ${attr}`)[language]
  },
  mastery: (which, language) => {
    const attr = attributeName(which, language)
    return both(`${attr} mastery`, `die Meisterschaft in ${attr}`)[language]
  },
  option: (which, language) => `${both('option', 'Möglichkeit')[language]} ${which}`,
  die: dieName,
  character: (_, language) => both('the character', 'der Charakter')[language],
}
function namedThing(id: string, language: Language): string | undefined {
  const [kind = '', which = ''] = id.split(' ')
  return NAMED[kind]?.(which, language)
}

/** Anything on the table but players, by its id; what is unknown stays as it is. */
export function thingName(id: unknown, language: Language): string {
  const names = [
    namedThing(String(id), language),
    attributeName(id, language),
    zoneName(id, language),
    hexName(id, language),
    triangleName(id, language),
    cardName(id, language),
    deckName(id, language),
    questName(id, language),
    journeyName(id, language),
    triggerName(id, language),
    regionName(id, language),
  ]
  return names.find((name) => name !== undefined && name !== id) ?? String(id)
}
