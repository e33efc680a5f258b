/** Packs with something wrong, and what they are refused for; packs with something unusual, and what the warnings about them are. */

import { idsOf } from '@skerry/contracts'
import { type Broken, type Change, editedThings, packEditor, type ThingLists } from '@skerry/kit'
import pack from '../data/pack.json' with { type: 'json' }

// —— the pack, changed in one place ——

export const { changed, withThings, lost } = packEditor(pack)
/** The same for some cards, whose number stands on the list of components too. */
const counted = (key: ThingLists<typeof pack>, component: string, change: Change) => ({
  ...withThings(key, change),
  components: editedThings(pack.components, { [component]: { count: editedThings(pack[key], change).length } }),
})
const allBut = (key: ThingLists<typeof pack>, kept: number): Change =>
  Object.fromEntries(idsOf(pack[key].slice(kept)).map((id) => [id, undefined]))

const withHexes = (change: Change) => withThings('hexes', change)
const withTriangle = (id: string, ...hexes: string[]) => withThings('triangles', { [id]: { hexes } })
const withRegions = (change: Change) => withThings('regions', change)
const withVisit = (id: string, ...visit: string[]) => withRegions({ [id]: { visit } })
const withCompanions = (change: Change) => withThings('companions', change)
/** By a companion, a trait, a relic or a monster. */
const acting = (ability: string) => withCompanions({ RED01: { ability } })
const withTrait = (ability: string, slots = 0) => withThings('traits', { TRA01: { ability, slots } })
const withRelic = (ability: string) => withThings('relics', { REL01: { ability } })
const withMonster = (ability: string) => withThings('monsters', { MON01: { ability } })
const withJourneys = (change: Change) => withThings('journeys', change)
const withGoal = (goal: string) =>
  withThings('quests', {
    QST01: {
      goals: [
        { if: goal, honor: 4 },
        { if: 'ctrl>=1', honor: 3 },
      ],
    },
  })
const withTrigger = (change: object) =>
  withThings('triggers', { TRG01: { player: undefined, table: undefined, ...change } })
const withDice = (change: object) => changed({ dice: { ...pack.dice, ...change } })

/** What has the wrong shape has this fault and no other. */
export const MISSHAPEN: readonly Broken[] = [
  ['nothing', null, '(top): notAnObject'],
  ['a list', [], '(top): notAnObject'],
  ['another format', changed({ format: 'vindication-pack-0' }), 'format: unknownFormat'],
  ['no facts', changed({ facts: null }), 'facts: notAList'],
  ['no sources', changed({ sources: 'rulebook' }), 'sources: notAnObject'],
  ['no hexes', changed({ hexes: undefined }), 'hexes: notAList'],
  ['half a hex', withHexes({ H01: { at: [0.5, 1] } }), 'hexes.0.at.0: notAnInteger'],
  ['a hex on a line', withHexes({ H01: { at: [0] } }), 'hexes.0.at: notAPlace'],
  ['a hex in three dimensions', withHexes({ H01: { at: [0, 1, -1] } }), 'hexes.0.at: notAPlace'],
  ['a triangle without hexes', withThings('triangles', { S01: { hexes: 'H02' } }), 'triangles.0.hexes: notAList'],
  ['a region without rule', withRegions({ ACADEMY: { rule: null } }), 'regions.0.rule: notAText'],
  ['half a tile', withRegions({ ACADEMY: { count: 0.5 } }), 'regions.0.count: notANumber'],
  ['a region without visits', withRegions({ ACADEMY: { visit: '– → roll()' } }), 'regions.0.visit: notAList'],
  ['a region mixed somehow', withRegions({ ACADEMY: { mixed: 'no' } }), 'regions.0.mixed: notYesOrNo'],
  ['a region perhaps controlled', withRegions({ ACADEMY: { controllable: 1 } }), 'regions.0.controllable: notYesOrNo'],
  ['a companion without ability', withCompanions({ YEL01: { ability: '' } }), 'companions.0.ability: notAText'],
  ['a companion of half an honor', withCompanions({ YEL01: { honor: 0.5 } }), 'companions.0.honor: notANumber'],
  ['a companion that may start', withCompanions({ YEL01: { start: 'S' } }), 'companions.0.start: notYesOrNo'],
  ['a companion of no colour', withCompanions({ YEL01: { colour: 4 } }), 'companions.0.colour: notAText'],
  ['a trait without slots', withThings('traits', { TRA01: { slots: undefined } }), 'traits.0.slots: notANumber'],
  ['half a charge', withThings('relics', { REL01: { charge: 0.5 } }), 'relics.0.charge: notANumber'],
  ['a monster of no set', withThings('monsters', { MON01: { set: null } }), 'monsters.0.set: notAText'],
  ['a journey to nowhere', withJourneys({ JRN01: { triangle: 1 } }), 'journeys.0.triangle: notAText'],
  ['a quest without goals', withThings('quests', { QST01: { goals: {} } }), 'quests.0.goals: notAList'],
  [
    'a goal without honor',
    withThings('quests', { QST01: { goals: [{ if: 'pot=0' }] } }),
    'quests.0.goals.0.honor: notANumber',
  ],
  ['a trigger of numbers', withTrigger({ player: 75 }), 'triggers.0.player: notAText'],
  ['a table of nothing', withTrigger({ table: '' }), 'triggers.0.table: notAText'],
  ['a part of an attribute', withThings('attributes', { WIS: { parts: 'INS' } }), 'attributes.3.parts: notAList'],
  ['no dice', changed({ dice: [] }), 'dice: notAnObject'],
  ['a die of numbers', withDice({ monster: [1, 2, 3, 4, 5, 6] }), 'dice.monster.0: notAText'],
  ['half a coin', changed({ coins: [30, 45.5] }), 'coins.1: notANumber'],
  ['half a cube', withThings('components', { cube: { count: 0.5 } }), 'components.11.count: notANumber'],
]

const ACT = 'companions.RED01.ability.0'
const TRAIT = 'traits.TRA01.ability.0'
const RELIC = 'relics.REL01.ability.0'
const FORT = 'regions.FORT.visit.0'
const GOAL = 'quests.QST01.goals.0.if'

/** By the title of their tests. */
export const REFUSED: Readonly<Record<string, readonly Broken[]>> = {
  'ids that cannot be told apart or written down: %s': [
    ['a hex twice', withHexes({ H02: { id: 'H01' } }), 'hexes.H01: sameIdTwice'],
    ['a companion twice', withCompanions({ RED02: { id: 'RED01' } }), 'companions.RED01: sameIdTwice'],
    ['a fact twice', withThings('facts', { F2: { id: 'F1' } }), 'facts.F1: sameIdTwice'],
    ['a zone twice', withThings('zones', { pot: { id: 'inf' } }), 'zones.inf: sameIdTwice'],
    ['a trait like a companion', withThings('traits', { TRA01: { id: 'RED01' } }), 'traits.RED01: idOfAnother'],
    ['a quest like a hex', withThings('quests', { QST01: { id: 'H01' } }), 'quests.H01: idOfAnother'],
    ['a monster like a player', withThings('monsters', { MON01: { id: 'E' } }), 'monsters.E: idTaken'],
    ['a relic like a sphere', withThings('relics', { REL01: { id: 'WIS' } }), 'relics.WIS: idTaken'],
    ['a companion like a zone', withCompanions({ RED01: { id: 'conv' } }), 'companions.conv: idTaken'],
    ['a companion like the character', withCompanions({ RED01: { id: 'character' } }), 'companions.character: idTaken'],
    ['a trigger like a deck', withThings('triggers', { TRG01: { id: 'relic' } }), 'triggers.relic: idTaken'],
    ['a relic of two words', withThings('relics', { REL01: { id: 'REL 01' } }), 'relics.REL 01: badId'],
    ['a relic like a path', withThings('relics', { REL01: { id: 'REL.01' } }), 'relics.REL.01: badId'],
    ['a relic that all have', withThings('relics', { REL01: { id: 'constructor' } }), 'relics.constructor: badId'],
  ],
  'a list that is not the known one: %s': [
    ['a region too few', lost('regions', 'SHRINE'), 'regions: missing'],
    ['a strange region', withRegions({ SHRINE: { id: 'VOLCANO' } }), 'regions.VOLCANO: unknownId'],
    ['an attribute too few', lost('attributes', 'COU'), 'attributes: missing'],
    ['a strange zone', withThings('zones', { pot: { id: 'energy' } }), 'zones.energy: unknownId'],
    ['a deck too few', lost('decks', 'trait'), 'decks: missing'],
    ['no cubes', lost('components', 'cube'), 'components: missing'],
  ],
  'numbers the rules count on: %s': [
    ['more cubes', withThings('components', { cube: { count: 110 } }), 'components.cube.count: wrongCount'],
    ['a companion unlisted', lost('companions', 'RED20'), 'components.companion.count: wrongCount'],
    ['a coin at 20', changed({ coins: [20, 30, 45, 60, 75] }), 'coins: wrongCoins'],
    [
      'Courage of Knowledge',
      withThings('attributes', { COU: { parts: ['INS', 'KNO'] } }),
      'attributes.COU.parts: wrongParts',
    ],
    [
      'Strength of others',
      withThings('attributes', { STR: { parts: ['INS', 'KNO'] } }),
      'attributes.STR.parts: wrongParts',
    ],
    ['a die of five', withDice({ monster: ['MISS', 'MISS', 'EXH', 'EXH', 'DEATH'] }), 'dice.monster: wrongNumber'],
    [
      'a strange face',
      withDice({ attribute: ['INS', 'KNO', 'STR', 'WIS', 'VIS', 'JOY'] }),
      'dice.attribute.5: noSuchWord',
    ],
    ['no trait', counted('traits', 'trait', allBut('traits', 0)), 'traits: tooFew'],
    ['nine quests', counted('quests', 'quest', allBut('quests', 9)), 'quests: tooFew'],
    ['five triggers', counted('triggers', 'trigger', allBut('triggers', 5)), 'triggers: tooFew'],
  ],
  'VIN-SETUP-02, VIN-RULING-17 an island with %s': [
    ['18 hexes', lost('hexes', 'H10'), 'hexes: wrongNumber'],
    ['35 triangles', lost('triangles', 'T10'), 'triangles: wrongNumber'],
    ['11 on the shore', lost('triangles', 'S10'), 'triangles: wrongShore'],
    ['a hex in the sea', withHexes({ H01: { at: [2, 1] } }), 'hexes.H01.at: offTheIsland'],
    ['two hexes in one', withHexes({ H02: { at: [0, -2] } }), 'hexes.H02.at: samePlace'],
    ['a hex that is not there', withTriangle('T01', 'H01', 'H02', 'H99'), 'triangles.T01.hexes: noSuchHex'],
    ['hexes apart', withTriangle('T01', 'H01', 'H02', 'H10'), 'triangles.T01.hexes: notMeeting'],
    ['one hex alone', withTriangle('S12', 'H01'), 'triangles.S12.hexes: notMeeting'],
    ['four hexes', withTriangle('T01', 'H01', 'H02', 'H05', 'H06'), 'triangles.T01.hexes: notMeeting'],
    ['a hex met twice', withTriangle('T01', 'H01', 'H02', 'H02'), 'triangles.T01.hexes: notMeeting'],
    ['a shore inland', withTriangle('S12', 'H10', 'H11'), 'triangles.S12.hexes: notAtTheShore'],
    ['a triangle twice', withTriangle('T02', 'H05', 'H01', 'H02'), 'triangles.T02.hexes: sameTriangle'],
  ],
  'VIN-SETUP-06, VIN-REG-01 to -11 regions with %s': [
    ['a tile too many', withRegions({ INN: { count: 4 } }), 'regions: wrongTiles'],
    ['no tile', withRegions({ INN: { count: 0 } }), 'regions.INN.count: lessThanOne'],
    ['a strange set', withRegions({ INN: { set: 'guilds' } }), 'regions.INN.set: noSuchWord'],
    ['the rule of another', withRegions({ INN: { rule: 'VIN-REG-01' } }), 'regions.INN.rule: wrongRule'],
    ['no visit', withVisit('INN'), 'regions.INN.visit: lessThanOne'],
    ['four options', withVisit('INN', ...Array(4).fill('2 INS → take(yellow)')), 'regions.INN.visit: tooLarge'],
    ['one option mixed', withRegions({ FORT: { mixed: true } }), 'regions.FORT.mixed: nothingToMix'],
  ],
  'VIN-VISIT-04, -05 a visit with %s': [
    ['no arrow', withVisit('FORT', 'attr(STR,2)'), `${FORT}: notAVisit`],
    ['a strange price', withVisit('FORT', '2 GOLD → attr(STR,2)'), `${FORT}: noSuchWord`],
    ['a price without number', withVisit('FORT', 'STR → take(red)'), `${FORT}: noSuchWord`],
    ['a price of letters', withVisit('FORT', 'two STR → take(red)'), `${FORT}: noNumber`],
    ['a price twice', withVisit('FORT', '1 STR + 1 STR → take(red)'), `${FORT}: namedTwice`],
    ['a price of nothing', withVisit('FORT', '0 STR → take(red)'), `${FORT}: lessThanOne`],
    ['a price beyond all cubes', withVisit('FORT', '22 STR → take(red)'), `${FORT}: tooLarge`],
    ['a card of no deck', withVisit('FORT', '2 STR → take(pet)'), `${FORT}: noSuchWord`],
    ['a score', withVisit('FORT', '– → score(1,RED,5)'), `${FORT}: notInAVisit`],
    ['mastery', withVisit('FORT', '– → mastery(STR,1)'), `${FORT}: notInAVisit`],
    ['a way around the Move', withVisit('FORT', '– → tele(FREE)'), `${FORT}: notInAVisit`],
    ['an unknown visitor', withVisit('FORT', '– → lose(VISITOR,1)'), `${FORT}: noVisitor`],
    ['repetitions for nothing', withVisit('FORT', '– : aug(1)'), `${FORT}: freeWithoutEnd`],
    ['repetitions that pay', withVisit('FORT', '1 STR : attr(STR,2)'), `${FORT}: paysForItself`],
    ['repetitions that charge', withVisit('FORT', '1 STR : charge(1)'), `${FORT}: paysForItself`],
  ],
  'the words of an ability: %s': [
    ['no trigger', acting('move(1)'), `${ACT}: notAClause`],
    ['a strange trigger', acting('SOMETIMES: move(1)'), `${ACT}: notAClause`],
    ['no effect', acting('ACT: '), `${ACT}: notAClause`],
    ['a second clause', acting('ACT: move(1) / sometimes'), 'companions.RED01.ability.1: notAClause'],
    ['a text for an effect', acting('ACT: walk on'), `${ACT}: notAnEffect`],
    ['a bracket open', acting('ACT: move(1'), `${ACT}: notAnEffect`],
    ['a strange verb', acting('ACT: fly(1)'), `${ACT}: noSuchWord`],
    ['a verb that all have', acting('ACT: constructor(1)'), `${ACT}: noSuchWord`],
    ['no number', acting('ACT: move(far)'), `${ACT}: noNumber`],
    ['a number below nothing', acting('ACT: move(-1)'), `${ACT}: noNumber`],
    ['a number too many', acting('ACT: move(1,2)'), `${ACT}: wrongWords`],
    ['nothing in brackets', acting('ACT: hon()'), `${ACT}: wrongWords`],
    ['something in brackets', withVisit('FORT', '– → roll(ATT)'), `${FORT}: wrongWords`],
    ['a strange attribute', acting('ACT: attr(JOY,1)'), `${ACT}: noSuchWord`],
    ['an attribute twice', acting('ACT: attr(STR|COMMON,1)'), `${ACT}: namedTwice`],
    ['a strange zone', acting('ACT: aug(1,CONV)'), `${ACT}: noSuchWord`],
    ['down for oneself', acting('ACT: down(ME,1)'), `${ACT}: noSuchWord`],
    ['a card of no deck', acting('ACT: card(PET,OPEN)'), `${ACT}: noSuchWord`],
    ['a card from nowhere', acting('ACT: card(ANYCOMP,BOX)'), `${ACT}: noSuchWord`],
    ['a region in small letters', acting('ACT: discount(inn,INS,1)'), `${ACT}: notARegion`],
    ['a region twice', acting('ACT: discount(INN|INN,INS,1)'), `${ACT}: namedTwice`],
    ['a strange region', acting('ACT: discount(MENAGERIE,INS,1)'), `${ACT}: noSuchRegion`],
    ['a discount of nothing', acting('ACT: discount(MONASTERY,STR|INS,1)'), `${ACT}: discountOfNothing`],
    ['teleport to a hex', acting('ACT: tele(H05)'), `${ACT}: noSuchWord`],
    ['a third die', acting('ACT: reroll(D20)'), `${ACT}: noSuchWord`],
    ['the monster die set', acting('ACT: setdie(MON)'), `${ACT}: noSuchWord`],
    ['safe from a miss', acting('PASSIVE: safe(MISS)'), `${ACT}: noSuchWord`],
    ['no way to shift', acting('ACT: convert(STR,1)'), `${ACT}: notAShift`],
    ['two ways to shift', acting('ACT: convert(STR>INS>KNO,1)'), `${ACT}: notAShift`],
    ['a shift in place', acting('ACT: convert(STR>STR,1)'), `${ACT}: shiftInPlace`],
    ['control for nothing', acting('ACT: ctrlcost(-2)'), `${ACT}: noSuchWord`],
    ['a second Move', acting('ACT: again(MOVE)'), `${ACT}: noSuchWord`],
    ['mastery of two', acting('PASSIVE: mastery(COMMON,1)'), `${ACT}: noSuchWord`],
    ['a score for gold', acting('END: score(1,GOLD,5)'), `${ACT}: noSuchWord`],
    ['a score above its most', acting('END: score(3,RED,2)'), `${ACT}: scoresLess`],
    ['honor lost by oneself', acting('ACT: lose(ME,1)'), `${ACT}: noSuchWord`],
    ['a companion evicted', acting('ACT: evict(COMPANION)'), `${ACT}: noSuchWord`],
    ['nothing of something', acting('ACT: hon(0)'), `${ACT}: lessThanOne`],
    ['very much', acting('ACT: hon(21)'), `${ACT}: tooLarge`],
    ['very many attributes', acting('ACT: attr(ANY,7)'), `${ACT}: tooLarge`],
    ['a strange event', acting('WHEN youSleep: hon(1)'), `${ACT}: noSuchWord`],
    ['a strange price', acting('ACT[1 GOLD]: hon(1)'), `${ACT}: noSuchWord`],
    ['a price without number', acting('ACT[STR]: hon(1)'), `${ACT}: noSuchWord`],
    ['a double price', acting('ACT[2 STR]: hon(1)'), `${ACT}: noSuchWord`],
    ['a price nobody chooses', acting('ENTER[1 STR]: hon(1)'), `${ACT}: costWithoutChoice`],
  ],
  'VIN-ACT-09, VIN-TRAIT-09, VIN-RELIC-07, VIN-RULING-133 %s': [
    ['two abilities by choice', acting('ACT: hon(1) / ACT: move(1)'), 'companions.RED01.ability: twoVoluntary'],
    [
      'two reactions once a turn',
      acting('WHEN youRest (1/turn): hon(1) / WHEN youConvert (1/turn): hon(1)'),
      'companions.RED01.ability: twoOncePerTurn',
    ],
    ['a companion used', acting('USE1: hon(1)'), `${ACT}: notUsedSo`],
    ['a companion as a pet', acting('MATE: hon(1)'), `${ACT}: notUsedSo`],
    ['a trait activated', withTrait('ACT: hon(1)'), `${TRAIT}: notUsedSo`],
    ['a monster activated', withMonster('ACT: hon(1)'), 'monsters.MON01.ability.0: notUsedSo'],
    ['a charge of a companion', acting('ACT[1 CHG]: hon(1)'), `${ACT}: cannotBePaid`],
    ['a slot of a relic', withRelic('USE1[1 INF>here]: hon(1)'), `${RELIC}: cannotBePaid`],
    ['a trait without slots', withTrait('USE*[1 INF>here]: hon(1)'), 'traits.TRA01.slots: noSlots'],
    ['slots for nothing', withTrait('END: hon(1)', 2), 'traits.TRA01.slots: slotsForNothing'],
    ['a champion safe by choice', acting('ACT: safe(EXH)'), `${ACT}: safeByChoice`],
    ['a use for nothing', withTrait('USE*: hon(1)'), `${TRAIT}: freeWithoutEnd`],
    ['conversions that pay', withTrait('WHEN youConvert: attr(COMMON,1)'), `${TRAIT}: paysForItself`],
    ['a use that pays', withTrait('USE*[1 KNO]: attr(KNO,1) + hon(1)'), `${TRAIT}: paysForItself`],
    ['a use that pays another', withTrait('USE*[1 CONV]: attr(COMMON,1)'), `${TRAIT}: paysForItself`],
    ['a charge that charges', withRelic('USE*[1 CHG]: charge(1) + hon(1)'), `${RELIC}: paysForItself`],
  ],
  'effects where they mean nothing: %s': [
    ['honor all the time', acting('PASSIVE: hon(1)'), `${ACT}: notHere`],
    ['mastery for a turn', acting('ACT: mastery(STR,1)'), `${ACT}: notHere`],
    ['a score at once', acting('ENTER: score(1,RED,5)'), `${ACT}: notHere`],
    ['attributes at the end', acting('END: attr(STR,1)'), `${ACT}: notHere`],
    ['a fight by a card', acting('ACT: fight()'), `${ACT}: notHere`],
    ['a purchase by a card', acting('ACT: take(red)'), `${ACT}: notHere`],
    ['steps at setup', acting('ENTER: move(1)'), `${ACT}: notHere`],
    ['a teleport in a reaction', acting('WHEN youRest: tele(FREE)'), `${ACT}: notHere`],
    ['a visitor of nothing', acting('WHEN youRest: lose(VISITOR,1)'), `${ACT}: noVisitor`],
    ['VIN-RULING-117 a choice off turn', acting('WHEN oppVisitsMine: attr(COMMON,1)'), `${ACT}: choiceOffTurn`],
    ['VIN-RULING-117 a zone off turn', acting('WHEN oppGains(COMPANION): aug(1)'), `${ACT}: choiceOffTurn`],
    ['VIN-RULING-117 a victim off turn', acting('WHEN oppVisitsMine: lose(OPP,1)'), `${ACT}: choiceOffTurn`],
  ],
  'a condition with %s': [
    ['no number', withGoal('monsters'), `${GOAL}: notARequirement`],
    ['less', withGoal('pot<3'), `${GOAL}: notARequirement`],
    ['a strange counter', withGoal('gold>=3'), `${GOAL}: noSuchWord`],
    ['a counter that all have', withGoal('constructor>=3'), `${GOAL}: noSuchWord`],
    ['a type of monster', withGoal('monsters(INN)>=1'), `${GOAL}: notARequirement`],
    ['a region in small letters', withGoal('regions(inn)>=1'), `${GOAL}: notARegion`],
    ['a strange region', withGoal('regions(MENAGERIE)>=1'), `${GOAL}: noSuchRegion`],
    ['more Inns than there are', withGoal('regions(INN)>=4'), `${GOAL}: neverMet`],
    ['speed 6', withGoal('speed>=6'), `${GOAL}: neverMet`],
    ['more traits than there are', withGoal('traits>=17'), `${GOAL}: neverMet`],
    ['more reds than there are', withGoal('red>=21'), `${GOAL}: neverMet`],
    ['what everybody has', withGoal('coins>=0'), `${GOAL}: lessThanOne`],
    ['nothing to it', acting('ACT: hon(1) IF rich'), `${ACT}: notARequirement`],
    ['a strange region on a card', acting('ACT: hon(1) IF regions(WELL)>=1'), `${ACT}: noSuchRegion`],
  ],
  'cards with %s': [
    ['a strange set', withCompanions({ RED01: { set: 'treachery' } }), 'companions.RED01.set: noSuchWord'],
    ['very much honor', withThings('monsters', { MON01: { honor: 21 } }), 'monsters.MON01.honor: tooLarge'],
    ['a strange colour', withCompanions({ RED01: { colour: 'green' } }), 'companions.RED01.colour: noSuchWord'],
    ['no initiative', withCompanions({ RED01: { initiative: 0 } }), 'companions.RED01.initiative: lessThanOne'],
    [
      'VIN-MONSTER-03 equal initiative',
      withCompanions({ RED02: { initiative: 1 } }),
      'companions.RED02.initiative: sameInitiative',
    ],
    ['no attributes', withCompanions({ RED01: { attributes: '–' } }), 'companions.RED01.attributes: notAttributes'],
    [
      'a strange attribute',
      withCompanions({ RED01: { attributes: 'JOY 2' } }),
      'companions.RED01.attributes: noSuchWord',
    ],
    ['no cube', withCompanions({ RED01: { attributes: 'STR 0' } }), 'companions.RED01.attributes: lessThanOne'],
    ['seven attributes', withCompanions({ RED01: { attributes: 'STR 7' } }), 'companions.RED01.attributes: tooLarge'],
    [
      'VIN-SETUP-17, -18 four reds to start',
      withCompanions(
        Object.fromEntries(['05', '06', '07', '08', '09', '10', '11', '12'].map((n) => [`RED${n}`, { start: false }])),
      ),
      'companions: fewStarts',
    ],
    ['very many slots', withThings('traits', { TRA09: { slots: 21 } }), 'traits.TRA09.slots: tooLarge'],
    ['VIN-RELIC-04 four charges', withThings('relics', { REL01: { charge: 4 } }), 'relics.REL01.charge: tooLarge'],
  ],
  'VIN-SETUP-14, -15 journeys: %s': [
    ['11 of them', counted('journeys', 'journey', { JRN12: undefined }), 'journeys: wrongNumber'],
    ['number 13', withJourneys({ JRN12: { number: 13 } }), 'journeys.JRN12.number: tooLarge'],
    ['a number twice', withJourneys({ JRN12: { number: 11 } }), 'journeys.JRN12.number: sameStart'],
    ['inland', withJourneys({ JRN12: { triangle: 'T01' } }), 'journeys.JRN12.triangle: noSuchWord'],
    ['a start twice', withJourneys({ JRN12: { triangle: 'S11' } }), 'journeys.JRN12.triangle: sameStart'],
    ['a strange colour', withJourneys({ JRN12: { colour: 'green' } }), 'journeys.JRN12.colour: noSuchWord'],
  ],
  'VIN-QUEST-01, VIN-END-01 %s': [
    [
      'a quest of one goal',
      withThings('quests', { QST01: { goals: [{ if: 'pot=0', honor: 3 }] } }),
      'quests.QST01.goals: wrongNumber',
    ],
    ['a quest of a strange set', withThings('quests', { QST01: { set: 'ruins' } }), 'quests.QST01.set: noSuchWord'],
    [
      'a goal for nothing',
      withThings('quests', { QST01: { goals: ['pot=0', 'ctrl>=1'].map((goal) => ({ if: goal, honor: 0 })) } }),
      'quests.QST01.goals.0.honor: lessThanOne',
    ],
    [
      'a trigger of a strange set',
      withTrigger({ player: 'honor>=75', set: 'myths' }),
      'triggers.TRG01.set: noSuchWord',
    ],
    ['a trigger without condition', withTrigger({}), 'triggers.TRG01: noCondition'],
    ['a trigger by word of mouth', withTrigger({ player: 'rich' }), 'triggers.TRG01.player: notARequirement'],
    ['a trigger beyond reach', withTrigger({ player: 'speed>=6' }), 'triggers.TRG01.player: neverMet'],
    ['a table by word of mouth', withTrigger({ table: 'all is lost' }), 'triggers.TRG01.table: notATableRequirement'],
    ['a table without sign', withTrigger({ table: 'controlled>=2p4' }), 'triggers.TRG01.table: notATableRequirement'],
    ['a table of gold', withTrigger({ table: 'gold>=2p' }), 'triggers.TRG01.table: noSuchWord'],
    ['more hexes than there are', withTrigger({ table: 'discovered>=20' }), 'triggers.TRG01.table: tableNeverMet'],
    ['more players than there are', withTrigger({ table: 'redeemed>=p+1' }), 'triggers.TRG01.table: tableNeverMet'],
    ['nothing to be reached', withTrigger({ table: 'redeemed>=p-2' }), 'triggers.TRG01.table: tableNeverMet'],
    ['an end before the beginning', withTrigger({ player: 'speed>=2 & honor>=17' }), 'triggers.TRG01: metAtOnce'],
    [
      'a start that ends it',
      withTrigger({ player: 'companions>=1', table: 'discovered>=2p' }),
      'triggers.TRG01: metAtOnce',
    ],
    ['a start that ends it with many players', withTrigger({ table: 'discovered>=p+3' }), 'triggers.TRG01: metAtOnce'],
    ['a start that ends it with few players', withTrigger({ table: 'discovered>=4' }), 'triggers.TRG01: metAtOnce'],
  ],
  'texts and sources: %s': [
    [
      'a trait in one language',
      withThings('traits', { TRA01: { name: { en: 'Steadfast' } } }),
      'traits.TRA01.name.de: textMissing',
    ],
    ['a region without name', withRegions({ INN: { name: undefined } }), 'regions.INN.name.en: textMissing'],
    ['a silent fact', withThings('facts', { F1: { says: { en: '', de: ' ' } } }), 'facts.F1.says.en: textMissing'],
    ['a relic from nowhere', withThings('relics', { REL01: { source: undefined } }), 'relics.REL01.source: noSource'],
    ['a strange source', withThings('relics', { REL01: { source: 'hearsay' } }), 'relics.REL01.source: unknownSource'],
    [
      'the source of nothing',
      withThings('relics', { REL01: { source: { slots: 'rulebook', rest: 'designed' } } }),
      'relics.REL01.source: sourceOfNothing',
    ],
    ['published nowhere', withRegions({ INN: { from: undefined } }), 'regions.INN.from: publishedNowhere'],
    ['dice from nowhere', withDice({ source: undefined }), 'dice.source: noSource'],
    ['coins from nowhere', changed({ sources: {} }), 'sources.coins: noSource'],
  ],
}

/** A pack that can be played, and all warnings about it as `path: reason`. */
export type Unusual = readonly [what: string, pack: unknown, warnings: readonly string[]]

export const UNUSUAL: readonly Unusual[] = [
  [
    'an Inn for an Academy',
    withRegions({ INN: { count: 2 }, ACADEMY: { count: 2 } }),
    ['regions.ACADEMY.count: tileCount', 'regions.INN.count: tileCount'],
  ],
  ['a strong Fort', withVisit('FORT', '– → attr(STR,3)'), ['regions.FORT.visit: otherVisit']],
  ['a mixed Inn', withRegions({ INN: { mixed: true } }), ['regions.INN.mixed: otherMixing']],
  [
    'a free Maw',
    withRegions({ GAPING_MAW: { controllable: false } }),
    ['regions.GAPING_MAW.controllable: notToBeControlled'],
  ],
  ['a resource more', withRegions({ INN: { resource: true } }), ['regions.INN.resource: otherResources']],
  ['15 relics', counted('relics', 'relic', { REL16: undefined }), ['decks: deckSize']],
  ['a poor monster', withThings('monsters', { MON01: { honor: 3 } }), ['monsters.MON01.honor: unusualHonor']],
  ['a rich companion', withCompanions({ RED13: { honor: 5 } }), ['companions.RED13.honor: unusualHonor']],
  [
    'a strong start',
    withCompanions({ RED01: { attributes: 'STR 2, COU 1' } }),
    ['companions.RED01.attributes: unusualWorth'],
  ],
  [
    'a weak companion',
    withCompanions({ RED20: { attributes: 'STR 1' } }),
    ['companions.RED20.attributes: unusualWorth'],
  ],
  [
    'few starts',
    withCompanions(Object.fromEntries(['01', '02', '03'].map((n) => [`BLU${n}`, { start: false }]))),
    ['companions: startCards'],
  ],
  ['a full relic', withThings('relics', { REL02: { charge: 3 } }), ['relics.REL02.charge: highCharge']],
  ['an empty relic', withThings('relics', { REL02: { charge: 0 } }), ['relics.REL02.charge: emptyRelic']],
  ['an idle charge', withThings('relics', { REL11: { charge: 1 } }), ['relics.REL11.charge: idleCharge']],
  ['a monster for the end', withMonster('END: score(2,RELIC,8)'), ['monsters.MON01.ability: highBonus']],
  [
    'a journey of another colour',
    withJourneys({ JRN01: { colour: 'red' } }),
    ['journeys: journeyColours', 'journeys: journeyColours'],
  ],
  ['19 quests', counted('quests', 'quest', { QST20: undefined }), ['quests: questCount']],
  [
    'a quest upside down',
    withThings('quests', {
      QST01: {
        goals: [
          { if: 'speed>=4', honor: 3 },
          { if: 'monsters>=2', honor: 4 },
        ],
      },
    }),
    ['quests.QST01.goals.0.honor: unusualGoal', 'quests.QST01.goals.1.honor: unusualGoal'],
  ],
  ['11 triggers', counted('triggers', 'trigger', { TRG12: undefined }), ['triggers: triggerCount']],
  [
    'a deadly die',
    withDice({ monster: ['MISS', 'MISS', 'EXH', 'EXH', 'DEATH', 'DEATH'] }),
    ['dice: monsterFaces', 'dice: monsterFaces'],
  ],
  ['a die of Strength', withDice({ attribute: ['INS', 'KNO', 'STR', 'WIS', 'VIS', 'STR'] }), ['dice: faceTwice']],
]
