import { type PlayTexts, partName } from '@skerry/contracts'
import type { Sum } from '@skerry/kernel'
import { LETTERS } from '../queries.ts'
import type {
  Aid,
  Attack,
  Curse,
  Figure,
  Hide,
  Jump,
  Link,
  MarnonEvent,
  MoveTreasure,
  Party,
  Role,
  Settle,
  Station,
  TakeAid,
  Terrain,
  Treasure,
} from '../types.ts'
import { closed } from './closed.ts'
import { faults } from './faults-en.ts'
import { type Allotted, count, field, isOne, phrasesOf, player } from './phrases.ts'

type Told<T extends MarnonEvent['type']> = Extract<MarnonEvent, { type: T }>

export const phrases = phrasesOf({
  man: 'man',
  men: 'men',
  orc: 'orc',
  orcs: 'orcs',
  hero: 'the hero',
  sorcerer: 'the sorcerer',
  and: 'and',
  asWellAs: 'as well as',
})
const { list, fields, force, units, split, slot } = phrases

const TERRAIN: Readonly<Record<Terrain, string>> = {
  plain: 'plain',
  forest: 'forest',
  mountain: 'mountains',
  castle: 'castle',
}
const WAY: Readonly<Record<Link, string>> = {
  land: '',
  bridge: ' over the bridge',
  tunnel: ' through the Great Tunnel',
  boat: ' by boat',
}
const TREASURE: Readonly<Record<Treasure, string>> = {
  crown: 'crown',
  chest: 'chest',
  ring: 'ring',
  blank: 'blank tile',
}
const AID: Readonly<Record<Aid, string>> = {
  twoMen: 'aid 1: two extra men',
  extraAttack: 'aid 2: one man and an extra attack',
  moveTreasure: 'aid 3: move a treasure',
  remnant: 'aid 4: six men for the remnant',
  boat: 'aid 5: a boat',
}
const FIGURE: Readonly<Record<Figure, string>> = { hero: 'hero', sorcerer: 'sorcerer' }
const SPARED: Readonly<Record<Told<'targetSpared'>['because'], string>> = {
  hero: 'a hero stands there',
  dragon: 'the dragon sits there',
  peacemaker: 'Peacemaker stands there',
}
const PARTS: Readonly<Record<string, string>> = {
  men: 'for men',
  orcs: 'for orcs',
  hero: 'for the hero',
  sorcerer: 'for the sorcerer',
  forest: 'for the forest',
  mountain: 'for the mountains',
  castle: 'for the castle',
  bridge: 'for the bridge',
  tunnel: 'for the tunnel',
  kingdom: 'from the kingdom of',
  least: 'to reach the minimum',
}
/** Where reinforcements come from: `: 3 from the kingdom of C2 and 3 from the kingdom of C6` */
function sources({ parts }: Sum): string {
  if (!parts.some(({ of }) => of !== 'least')) return ''
  return `: ${list(parts.map(({ amount, of }) => `${amount} ${partName(en, of)}`))}`
}

const roll = (e: Told<'diceRolled'>, role: Role) =>
  `${e.dice[role]} with strength ${e.strengths[role]} and ${e.dice[role] <= e.strengths[role] ? 'hits' : 'misses'}`

/** How men come to the board, by the rule that brings them. */
function menPlaced({ rule, seat, n }: Told<'menPlaced'>): string {
  const men = split(n, 'in', seat)
  if (rule === 'MAR-PEACE-02') return `Peacemaker brings ${player(seat)} ${men}`
  if (rule === 'MAR-TREASURE-02') return `the chest brings ${player(seat)} ${men}`
  if (rule === 'MAR-TREASURE-03') return `the crown brings ${player(seat)} ${men}`
  if (rule === 'MAR-2P-02') return `${player(seat)} guards the tile with ${men}`
  return `${player(seat)} places ${men}`
}

function orcsGrew({ n }: Told<'orcsGrew'>): string {
  const [first, ...others] = Object.values(n)
  const each = others.length === 0 ? '' : ' each'
  if (others.every((more) => more === first))
    return `the orcs multiply by ${first === 1 ? 'one' : first}${each} in ${fields(Object.keys(n))}`
  return `the orcs in castles multiply by ${list(Object.entries(n).map(([at, more]) => `${more} in ${field(at)}`))}`
}

function unitsLost({ rule, losses }: Told<'unitsLost'>): string {
  const lost = losses.map(({ party, n }) => {
    const which = split(n, 'in', party)
    if (party === 'orcs')
      return rule.startsWith('MAR-DRAGON') ? `the dragon eats ${which}` : `${which} ${isOne(n) ? 'falls' : 'fall'}`
    if (rule.startsWith('MAR-DRAGON')) return `${player(party)} loses ${which} to the dragon`
    if (rule === 'MAR-TREASURE-04') return `the ring costs ${player(party)} ${which}`
    return `${player(party)} loses ${which}`
  })
  return lost.join(', ')
}

function fightEnded({ rule, how, source, target }: Told<'fightEnded'>): string {
  if (rule === 'MAR-ORC-18') return `the last orc stays in ${field(source)}, and ${field(target)} remains empty`
  if (rule === 'MAR-RULING-29')
    return `the orcs of ${field(source)} are wiped out, and the defenders of ${field(target)} stay where they are`
  return {
    broken: `the attack from ${field(source)} on ${field(target)} is broken off`,
    stopped: `a single orc is left in ${field(source)}: the attack on ${field(target)} stops`,
    stayed: 'the only unit of the winner stays, and the other field remains empty',
    bothGone: `both sides are wiped out: ${field(source)} and ${field(target)} are empty`,
  }[how]
}

function playerLabel(facts: Readonly<Record<string, unknown>>): string {
  const name = player(facts.seat)
  if (facts.out) return `${name}: out of the game`
  const found = facts.found as readonly Treasure[]
  const place = (at: unknown) => (at === 'board' ? 'on the board' : 'in the supply')
  return [
    `${name}: ${count(facts.fields, 'field', 'fields')}, ${count(facts.units, 'unit', 'units')}`,
    `hero ${place(facts.hero)}, sorcerer ${place(facts.sorcerer)}`,
    `${facts.aids} of 10 aids used`,
    found.length === 0 ? 'nothing found yet' : `found: ${list(found.map((kind) => TREASURE[kind]))}`,
  ].join('; ')
}

const ORDER: Readonly<Record<string, string>> = { men: 'men', hero: 'the hero', sorcerer: 'the sorcerer' }

/** What standing orders say (MAR-RULING-108). */
const orders = {
  /** `men-hero-sorcerer` */
  losses: ({ order }: { readonly order: string }) =>
    `lose ${order
      .split('-')
      .map((unit) => ORDER[unit] ?? unit)
      .join(', then ')}`,
  /** `won`, or the own strength at which to stop */
  fightOn: ({ until }: { readonly until: string | number }) =>
    until === 'won' ? 'fight on until the fight is won' : `fight on until your strength is ${until} or less`,
}

export const en: PlayTexts = {
  name: 'Marnon',
  prompts: {
    'setup.castle': 'Which castle do you settle in?',
    'setup.man': 'Which area does your next man go to?',
    'setup.hide': "Which of your neighbour's treasures do you hide, and where?",
    'setup.guard': 'Who guards the tile you have just hidden?',
    'setup.force': 'Which of your fields gets the block of men?',
    'setup.forceMen': 'Does a figure come in place of two men?',
    'setup.firstForce': 'Which of your fields gets your ten men?',
    'setup.firstForceMen': 'Does a figure come in place of two men?',
    'setup.secondForce': 'Which of your fields gets your twenty men?',
    'setup.secondForceMen': 'Does a figure come in place of two men?',
    'setup.thirdForce': 'Which of your fields gets your second ten men?',
    'setup.thirdForceMen': 'Does a figure come in place of two men?',
    'dragon.eaten': 'Which of your units does the dragon eat?',
    'peace.gift': 'What does Peacemaker bring you?',
    'turn.aid': "Do you ask for Peacemaker's aid?",
    'turn.aidField': 'Which of your fields gets the two men?',
    'turn.extraManField': 'Which of your fields gets the extra man?',
    'turn.aidMen': 'Two men or a figure?',
    'turn.moveTreasure': 'Which tile do you move, and where to?',
    'turn.remnant': 'Where do the six men go?',
    'turn.reinforce': 'Where do your reinforcements go?',
    'turn.declare': 'Which field do you attack?',
    'turn.extraAttack': 'Which field do you attack with your extra attack?',
    'attack.muster': 'Which units do you muster for the attack?',
    'attack.jump': 'Does a figure jump into the attack field?',
    'fight.attackerLosses': 'Which units does your attack cost you?',
    'fight.defenderLosses': 'Which units does your defence cost you?',
    'fight.goOn': 'Do you fight on?',
    'fight.attackerAdvance': 'Who advances into the field you have won?',
    'fight.defenderAdvance': "Who advances into the attacker's empty field?",
    'find.chest': 'Whom does your chest bring?',
    'find.crown': 'Where do the men of your crown go?',
    'find.ringTarget': 'Whom does your ring strike?',
    'find.ringLosses': 'Which units does the ring take?',
  },
  choices: {
    settle: (c: Settle) => `put a man into ${field(c.field)}`,
    hide: (c: Hide) => `hide the ${TREASURE[c.kind]} in ${field(c.field)}`,
    station: (c: Station) => `choose ${field(c.field)}`,
    aid: ({ aid }: TakeAid) => AID[aid],
    noAid: () => 'no aid',
    moveTreasure: ({ from, to }: MoveTreasure) => `move the tile from ${field(from)} to ${field(to)}`,
    attack: ({ from, to, by }: Attack) => `attack ${field(to)} from ${field(from)}${WAY[by]}`,
    rest: () => 'do not attack',
    jump: ({ figure }: Jump) => `the ${FIGURE[figure]} jumps in`,
    noJump: () => 'no figure jumps',
    goOn: () => 'fight on',
    breakOff: () => 'break off the attack',
    curse: ({ victim }: Curse) => `turn the ring on ${player(LETTERS.indexOf(victim))}`,
    decline: () => 'let the ring rest',
    place: ({ n }: Allotted) => `place ${split(n, 'in', 0) || 'nobody'}`,
    lose: ({ n }: Allotted) => `lose ${split(n, 'in', 0) || 'nobody'}`,
    muster: ({ n }: Allotted) => `muster ${split(n, 'from', 0) || 'nobody'}`,
    advance: ({ n }: Allotted) => `advance with ${units(n) || 'nobody'}`,
  },
  events: {
    startDieRolled: (e: Told<'startDieRolled'>) => `${player(e.seat)} rolls ${e.die}`,
    startPlayerChosen: (e: Told<'startPlayerChosen'>) => `${player(e.seat)} is start player`,
    fieldSettled: (e: Told<'fieldSettled'>) => `${player(e.seat)} puts a man into ${field(e.field)}`,
    orcsPlaced: (e: Told<'orcsPlaced'>) =>
      e.rule === 'MAR-SETUP-06'
        ? `${count(e.orcs, 'orc', 'orcs')} each move into the free castles ${fields(e.fields)}`
        : `${count(e.orcs, 'orc', 'orcs')} each appear in ${fields(e.fields)}`,
    doublesRolled: (e: Told<'doublesRolled'>) =>
      `the dice for region ${e.region} both show ${e.die} and are rolled again`,
    tileLaid: (e: Told<'tileLaid'>) =>
      e.kind === undefined
        ? `${player(e.hider)} hides one of ${player(e.owner)}'s tiles in ${field(e.field)}`
        : `${player(e.hider)} hides ${player(e.owner)}'s ${TREASURE[e.kind]} in ${field(e.field)}`,
    menPlaced,
    roundBegan: (e: Told<'roundBegan'>) => `round ${e.round} begins`,
    regionNamed: (e: Told<'regionNamed'>) => `${player(e.seat)} rolls region ${e.region}: its orcs will multiply`,
    regionNamedAgain: (e: Told<'regionNamedAgain'>) =>
      `${player(e.seat)} rolls region ${e.region}, which is named already, and rolls again`,
    regionSpared: (e: Told<'regionSpared'>) => `orcs multiply everywhere but in region ${e.region}`,
    allRegionsNamed: () => 'orcs multiply in all six regions',
    orcsGrew,
    orcsRoused: (e: Told<'orcsRoused'>) => `the orcs of ${field(e.source)}, ${e.orcs} of them, go on the attack`,
    orcsAttacked: (e: Told<'orcsAttacked'>) => `the orcs of ${field(e.source)} attack ${field(e.target)}${WAY[e.by]}`,
    targetSpared: (e: Told<'targetSpared'>) =>
      `the orcs of ${field(e.source)} leave ${field(e.target)} alone: ${SPARED[e.because]}`,
    fieldsFilled: (e: Told<'fieldsFilled'>) => `the orcs fill ${fields(e.fields)}`,
    dragonLanded: (e: Told<'dragonLanded'>) => `the dragon lands in ${field(e.field)}`,
    dragonBit: (e: Told<'dragonBit'>) =>
      `the dragon in ${field(e.field)} is hungry for ${count(e.die, 'unit', 'units')}`,
    dragonStayed: (e: Told<'dragonStayed'>) =>
      e.rule === 'MAR-RULING-37'
        ? `the dragon finds no player in any area and stays in ${field(e.field)}`
        : `the dragon has had enough and stays in ${field(e.field)}`,
    peacemakerMoved: (e: Told<'peacemakerMoved'>) =>
      `Peacemaker moves to ${field(e.field)} and protects region ${e.region}`,
    orcsGifted: (e: Told<'orcsGifted'>) =>
      `Peacemaker brings ${count(e.orcs, 'more orc', 'more orcs')} to ${field(e.field)}`,
    turnBegan: (e: Told<'turnBegan'>) => `${player(e.seat)} takes a turn`,
    aidTaken: (e: Told<'aidTaken'>) => `${player(e.seat)} takes ${AID[e.aid]} (${e.tally} of 10)`,
    treasureMoved: (e: Told<'treasureMoved'>) =>
      `${player(e.seat)} moves one of ${player(e.owner)}'s tiles from ${field(e.from)} to ${field(e.field)}`,
    reinforcementsCounted: (e: Told<'reinforcementsCounted'>) =>
      `${player(e.seat)} gets ${count(e.sum.total, 'man', 'men')} as reinforcements${sources(e.sum)}`,
    attackDeclared: (e: Told<'attackDeclared'>) =>
      `${player(e.seat)} attacks ${field(e.target)} from ${field(e.source)}${WAY[e.by]}`,
    unitsMustered: (e: Told<'unitsMustered'>) =>
      `${player(e.seat)} musters ${split(e.n, 'from', e.seat)} into ${field(e.field)}`,
    figureJumped: (e: Told<'figureJumped'>) =>
      `${player(e.seat)}'s ${FIGURE[e.figure]} jumps from ${field(e.from)} to ${field(e.field)}`,
    diceRolled: (e: Told<'diceRolled'>) =>
      `the attacker rolls ${roll(e, 'attacker')}, the defender ${roll(e, 'defender')}`,
    bothMissed: () => 'both miss, which costs the attacker one unit',
    unitsLost,
    fightEnded,
    fieldOccupied: (e: Told<'fieldOccupied'>) =>
      e.party === 'orcs'
        ? `an orc moves into ${field(e.field)}`
        : `${player(e.party)} advances into ${field(e.field)} with ${units(e.n)}`,
    treasureFound: (e: Told<'treasureFound'>) =>
      e.kind === 'blank'
        ? `${player(e.seat)} finds only the blank tile in ${field(e.field)}`
        : `${player(e.seat)} finds the ${TREASURE[e.kind]} in ${field(e.field)}`,
    ringTurned: (e: Told<'ringTurned'>) => `${player(e.seat)} turns the ring on ${player(e.victim)}`,
    ringUnused: (e: Told<'ringUnused'>) => `${player(e.seat)} lets the ring rest`,
    eliminated: (e: Told<'eliminated'>) =>
      `${player(e.seat)} has no unit left and is out${
        e.tiles === 0 ? '' : `; ${count(e.tiles, 'tile leaves', 'tiles leave')} the board unseen`
      }`,
  },
  reasons: {
    noSuchSlot: (about) => closed[String(about.rule)]?.en ?? `${slot(about.slot, 'in')} cannot be chosen here`,
    notSoMany: (about) => `${slot(about.slot, 'in')}: at most ${about.max}, not ${about.got}`,
    notACastle: () => 'that is an area: your first man goes into a castle',
    notAnArea: () => 'that is a castle: men go into free areas now',
    occupied: () => 'somebody is there already',
    noBlanks: () => 'blank tiles are not part of this game',
    alreadyLaid: () => 'you have hidden that tile already',
    castleFirst: () => 'the first tile must go into a castle',
    areasNow: () => 'this tile must go into an area',
    tileThere: () => 'there is a tile in that field already',
    ownersField: () => 'the owner of the treasure holds that field',
    notYourField: () => 'you do not hold that field',
    figureOnBoard: () => 'that figure is already on the board',
    otherFigureThere: () => 'your other figure stands in that field',
    oneOfEach: () => 'you have only one hero and one sorcerer',
    figuresApart: () => 'hero and sorcerer never share a field',
    aidsUsedUp: () => 'you have used aid ten times already',
    alreadyMoved: () => 'a treasure has been moved in this game already',
    noTileToMove: () => 'no other player has a hidden tile on the board',
    tooManyUnits: ({ units: n }) => `you have ${n} units on the board: this aid needs fewer than seven`,
    noTileThere: () => 'there is no tile in that field',
    ownTile: () => 'that tile is your own',
    sameField: () => 'the tile lies in that field already',
    noBoat: () => 'you have no boat for this attack',
    noCommonWater: () => 'these fields do not lie on the same water',
    riverBetween: () => 'the river lies between these fields, and no bridge spans it there',
    notThatWay: () => 'these fields are adjacent, but not by that way',
    notAdjacent: () => 'these fields are not connected that way',
    nobodyThere: () => 'that field is unoccupied',
    ownField: () => 'that field is your own',
    dragonThere: () => 'the dragon stands in that field',
    regionInPeace: ({ region }) => `Peacemaker protects region ${region}`,
    oneMustStay: () => 'at least one unit must stay in each field that gives units',
    notOnBoard: () => 'that figure is not on the board',
    figureThere: () => 'a figure of yours already stands in the attack field',
    fieldGaveUnits: () => 'the field of that figure has just given units by muster',
    fieldLeftEmpty: () => 'that figure stands alone: its field would be left empty',
    notYourself: () => 'the ring strikes somebody else',
    notInGame: () => 'that player is not in the game',
  },
  results: {
    threeTreasures: 'all three own treasures are found',
    lastSurvivor: 'only one player is left',
    orcsRule: 'nobody is left: the orcs rule the island',
  },
  labels: {
    field: (facts) => {
      const place = `${field(facts.field)}, ${TERRAIN[facts.terrain as Terrain]}`
      if (facts.party === null) return `${place}: unoccupied`
      const group = { bodies: Number(facts.bodies), hero: facts.hero === true, sorcerer: facts.sorcerer === true }
      const who = facts.party as Party
      return who === 'orcs' ? `${place}: ${force(group, who)}` : `${place}: ${player(who)}, ${force(group, who)}`
    },
    tile: ({ owner, kind }) =>
      kind === 'hidden' ? `hidden tile of ${player(owner)}` : `${player(owner)}'s ${TREASURE[kind as Treasure]}`,
    dragon: (facts) => (facts.field ? `the dragon in ${field(facts.field)}` : 'the dragon, not yet on the board'),
    peacemaker: (facts) => (facts.field ? `Peacemaker in ${field(facts.field)}` : 'Peacemaker, not yet on the board'),
    player: playerLabel,
  },
  sums: {
    reinforcements: ({ seat }) => `reinforcements of ${player(seat)}`,
    attackStrength: () => 'strength of the attacker',
    defenceStrength: () => 'strength of the defender',
  },
  parts: PARTS,
  orders,
  faults,
  options: {
    blankTreasure: 'Each player also has a blank fourth tile, which is hidden like the others and worth nothing.',
    allowHideAtOwner: "Tiles may be hidden in a field of the treasure's owner, who then finds them at once.",
    orcPhaseDefenderAdvance:
      'In the orc phase a player who wipes out the attacking orcs moves into their field at once.',
    figureJumpMayVacate: 'A figure may jump to an attack from a field where it stands alone, leaving it empty.',
    breakOffEndsTurn: 'Breaking off an attack ends the whole turn, even if an extra attack is open.',
    ringChooser: 'Who picks the three units that the ring costs: the victim, or the finder of the ring.',
    'ringChooser.victim': 'the victim',
    'ringChooser.finder': 'the finder',
    lastSurvivorWins: 'The last player left wins at once instead of having to find the third treasure.',
  },
}
