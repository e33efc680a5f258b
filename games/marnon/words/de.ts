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
import { faults } from './faults-de.ts'
import { type Allotted, count, field, isOne, phrasesOf, player, type UnitWords } from './phrases.ts'

type Told<T extends MarnonEvent['type']> = Extract<MarnonEvent, { type: T }>

const UNITS: Omit<UnitWords, 'hero' | 'sorcerer'> = {
  man: 'Mann',
  men: 'Männer',
  orc: 'Ork',
  orcs: 'Orks',
  and: 'und',
  asWellAs: 'sowie',
}
/** Nominative, and accusative as after most verbs. */
export const nominative = phrasesOf({ ...UNITS, hero: 'der Held', sorcerer: 'der Zauberer' })
const { list, fields, units, split } = phrasesOf({ ...UNITS, hero: 'den Helden', sorcerer: 'den Zauberer' })

const TERRAIN: Readonly<Record<Terrain, string>> = {
  plain: 'Ebene',
  forest: 'Wald',
  mountain: 'Berge',
  castle: 'Schloss',
}
const WAY: Readonly<Record<Link, string>> = {
  land: '',
  bridge: ' über die Brücke',
  tunnel: ' durch den Großen Tunnel',
  boat: ' mit dem Boot',
}
const TREASURE: Readonly<Record<Treasure, string>> = {
  crown: 'Krone',
  chest: 'Schatztruhe',
  ring: 'Ring',
  blank: 'leeres Plättchen',
}
const THE_TREASURE: Readonly<Record<Treasure, string>> = {
  crown: 'die Krone',
  chest: 'die Schatztruhe',
  ring: 'den Ring',
  blank: 'das leere Plättchen',
}
const AID: Readonly<Record<Aid, string>> = {
  twoMen: 'Hilfe 1: zwei weitere Männer',
  extraAttack: 'Hilfe 2: ein Mann und ein Extra-Angriff',
  moveTreasure: 'Hilfe 3: einen Schatz umsetzen',
  remnant: 'Hilfe 4: sechs Männer für die Resttruppen',
  boat: 'Hilfe 5: ein Boot',
}
const FIGURE: Readonly<Record<Figure, string>> = { hero: 'der Held', sorcerer: 'der Zauberer' }
const SPARED: Readonly<Record<Told<'targetSpared'>['because'], string>> = {
  hero: 'dort steht ein Held',
  dragon: 'dort sitzt der Drache',
  peacemaker: 'dort steht der Friedensstifter',
}
const PARTS: Readonly<Record<string, string>> = {
  men: 'für Männer',
  orcs: 'für Orks',
  hero: 'für den Helden',
  sorcerer: 'für den Zauberer',
  forest: 'für den Wald',
  mountain: 'für die Berge',
  castle: 'für das Schloss',
  bridge: 'für die Brücke',
  tunnel: 'für den Tunnel',
  kingdom: 'aus dem Königreich um',
  least: 'bis zur Mindestzahl',
}
/** Where reinforcements come from: `: 3 aus dem Königreich um C2 und 3 aus dem Königreich um C6` */
function sources({ parts }: Sum): string {
  if (!parts.some(({ of }) => of !== 'least')) return ''
  return `: ${list(parts.map(({ amount, of }) => `${amount} ${partName(de, of)}`))}`
}

const roll = (e: Told<'diceRolled'>, role: Role) =>
  `${e.dice[role]} bei Kampfstärke ${e.strengths[role]} und trifft${e.dice[role] <= e.strengths[role] ? '' : ' nicht'}`

/** How men come to the board, by the rule that brings them. */
function menPlaced({ rule, seat, n }: Told<'menPlaced'>): string {
  const men = split(n, 'in', seat)
  if (rule === 'MAR-PEACE-02') return `der Friedensstifter bringt ${player(seat)} ${men}`
  if (rule === 'MAR-TREASURE-02') return `die Schatztruhe bringt ${player(seat)} ${men}`
  if (rule === 'MAR-TREASURE-03') return `die Krone bringt ${player(seat)} ${men}`
  if (rule === 'MAR-2P-02') return `${player(seat)} stellt ${men} als Wache auf`
  return `${player(seat)} stellt ${men} auf`
}

function orcsGrew({ n }: Told<'orcsGrew'>): string {
  const [first, ...others] = Object.values(n)
  if (others.every((orcs) => orcs === first)) {
    const each = others.length === 0 ? '' : 'je '
    const come = first === 1 ? `kommt ${each}ein Ork` : `kommen ${each}${first} Orks`
    return `in ${fields(Object.keys(n))} ${come} dazu`
  }
  const more = Object.entries(n).map(([at, orcs]) => `${orcs} in ${field(at)}`)
  return `die Orks in Schlössern vermehren sich um ${list(more)}`
}

function unitsLost({ rule, losses }: Told<'unitsLost'>): string {
  const lost = losses.map(({ party, n }) => {
    const which = split(n, 'in', party)
    if (party === 'orcs')
      return rule.startsWith('MAR-DRAGON') ? `der Drache frisst ${which}` : `${which} ${isOne(n) ? 'fällt' : 'fallen'}`
    if (rule.startsWith('MAR-DRAGON')) return `${player(party)} verliert ${which} an den Drachen`
    if (rule === 'MAR-TREASURE-04') return `der Ring kostet ${player(party)} ${which}`
    return `${player(party)} verliert ${which}`
  })
  return lost.join(', ')
}

function fightEnded({ rule, how, source, target }: Told<'fightEnded'>): string {
  if (rule === 'MAR-ORC-18') return `der letzte Ork bleibt in ${field(source)}, und ${field(target)} bleibt leer`
  if (rule === 'MAR-RULING-29')
    return `die Orks in ${field(source)} sind ausgelöscht, und die Verteidiger bleiben in ${field(target)}`
  return {
    broken: `der Angriff von ${field(source)} auf ${field(target)} ist abgebrochen`,
    stopped: `in ${field(source)} ist nur ein Ork übrig: der Angriff auf ${field(target)} hört auf`,
    stayed: 'die einzige Einheit des Siegers bleibt stehen, und das andere Feld bleibt leer',
    bothGone: `beide Seiten sind ausgelöscht: ${field(source)} und ${field(target)} sind leer`,
  }[how]
}

function playerLabel(facts: Readonly<Record<string, unknown>>): string {
  const name = player(facts.seat)
  if (facts.out) return `${name}: ausgeschieden`
  const found = facts.found as readonly Treasure[]
  const place = (at: unknown) => (at === 'board' ? 'auf dem Plan' : 'im Vorrat')
  return [
    `${name}: ${count(facts.fields, 'Feld', 'Felder')}, ${count(facts.units, 'Einheit', 'Einheiten')}`,
    `Held ${place(facts.hero)}, Zauberer ${place(facts.sorcerer)}`,
    `${facts.aids} von 10 Hilfen verbraucht`,
    found.length === 0 ? 'noch nichts gefunden' : `gefunden: ${list(found.map((kind) => TREASURE[kind]))}`,
  ].join('; ')
}

const ORDER: Readonly<Record<string, string>> = { men: 'Männer', hero: 'den Helden', sorcerer: 'den Zauberer' }

/** What standing orders say (MAR-RULING-108). */
const orders = {
  /** `men-hero-sorcerer` */
  losses: ({ order }: { readonly order: string }) =>
    `zuerst ${order
      .split('-')
      .map((unit) => ORDER[unit] ?? unit)
      .join(', dann ')} verlieren`,
  /** `won`, or the own strength at which to stop */
  fightOn: ({ until }: { readonly until: string | number }) =>
    until === 'won'
      ? 'weiterkämpfen, bis der Kampf gewonnen ist'
      : `weiterkämpfen, bis deine Kampfstärke höchstens ${until} ist`,
}

export const de: PlayTexts = {
  name: 'Marnon',
  prompts: {
    'setup.castle': 'In welchem Schloss lässt du dich nieder?',
    'setup.man': 'In welches Gebiet kommt dein nächster Mann?',
    'setup.hide': 'Welchen Schatz deines Nachbarn versteckst du, und wo?',
    'setup.guard': 'Wer bewacht das Plättchen, das du gerade versteckt hast?',
    'setup.force': 'In welches deiner Felder kommt der Trupp?',
    'setup.forceMen': 'Kommt eine Figur anstelle von zwei Männern?',
    'setup.firstForce': 'In welches deiner Felder kommen deine zehn Männer?',
    'setup.firstForceMen': 'Kommt eine Figur anstelle von zwei Männern?',
    'setup.secondForce': 'In welches deiner Felder kommen deine zwanzig Männer?',
    'setup.secondForceMen': 'Kommt eine Figur anstelle von zwei Männern?',
    'setup.thirdForce': 'In welches deiner Felder kommen deine zweiten zehn Männer?',
    'setup.thirdForceMen': 'Kommt eine Figur anstelle von zwei Männern?',
    'dragon.eaten': 'Welche deiner Einheiten frisst der Drache?',
    'peace.gift': 'Was bringt dir der Friedensstifter?',
    'turn.aid': 'Bittest du den Friedensstifter um Hilfe?',
    'turn.aidField': 'In welches deiner Felder kommen die zwei Männer?',
    'turn.extraManField': 'In welches deiner Felder kommt der weitere Mann?',
    'turn.aidMen': 'Zwei Männer oder eine Figur?',
    'turn.moveTreasure': 'Welches Plättchen setzt du um, und wohin?',
    'turn.remnant': 'Wohin kommen die sechs Männer?',
    'turn.reinforce': 'Wohin kommen deine Verstärkungen?',
    'turn.declare': 'Welches Feld greifst du an?',
    'turn.extraAttack': 'Welches Feld greifst du mit dem Extra-Angriff an?',
    'attack.muster': 'Welche Einheiten ziehst du für den Angriff heran?',
    'attack.jump': 'Springt eine Figur ins Angriffsfeld?',
    'fight.attackerLosses': 'Welche Einheiten kostet dich dein Angriff?',
    'fight.defenderLosses': 'Welche Einheiten kostet dich deine Verteidigung?',
    'fight.goOn': 'Kämpfst du weiter?',
    'fight.attackerAdvance': 'Wer rückt in das gewonnene Feld nach?',
    'fight.defenderAdvance': 'Wer rückt in das leere Feld des Angreifers nach?',
    'find.chest': 'Wen bringt dir die Schatztruhe?',
    'find.crown': 'Wohin kommen die Männer deiner Krone?',
    'find.ringTarget': 'Wen trifft dein Ring?',
    'find.ringLosses': 'Welche Einheiten nimmt der Ring?',
  },
  choices: {
    settle: (c: Settle) => `einen Mann in ${field(c.field)} stellen`,
    hide: (c: Hide) => `${THE_TREASURE[c.kind]} in ${field(c.field)} verstecken`,
    station: (c: Station) => `${field(c.field)} wählen`,
    aid: ({ aid }: TakeAid) => AID[aid],
    noAid: () => 'keine Hilfe',
    moveTreasure: ({ from, to }: MoveTreasure) => `das Plättchen von ${field(from)} nach ${field(to)} umsetzen`,
    attack: ({ from, to, by }: Attack) => `${field(to)} von ${field(from)} aus${WAY[by]} angreifen`,
    rest: () => 'nicht angreifen',
    jump: ({ figure }: Jump) => `${FIGURE[figure]} springt herbei`,
    noJump: () => 'keine Figur springt',
    goOn: () => 'weiterkämpfen',
    breakOff: () => 'den Angriff abbrechen',
    curse: ({ victim }: Curse) => `den Ring gegen ${player(LETTERS.indexOf(victim))} richten`,
    decline: () => 'den Ring ruhen lassen',
    place: ({ n }: Allotted) => `${split(n, 'in', 0) || 'niemanden'} aufstellen`,
    lose: ({ n }: Allotted) => `${split(n, 'in', 0) || 'niemanden'} verlieren`,
    muster: ({ n }: Allotted) => `${split(n, 'aus', 0) || 'niemanden'} heranziehen`,
    advance: ({ n }: Allotted) => `${units(n) || 'niemanden'} nachrücken lassen`,
  },
  events: {
    startDieRolled: (e: Told<'startDieRolled'>) => `${player(e.seat)} würfelt ${e.die}`,
    startPlayerChosen: (e: Told<'startPlayerChosen'>) => `${player(e.seat)} ist Startspieler`,
    fieldSettled: (e: Told<'fieldSettled'>) => `${player(e.seat)} stellt einen Mann in ${field(e.field)}`,
    orcsPlaced: (e: Told<'orcsPlaced'>) =>
      e.rule === 'MAR-SETUP-06'
        ? `je ${count(e.orcs, 'Ork zieht', 'Orks ziehen')} in die freien Schlösser ${fields(e.fields)}`
        : `je ${count(e.orcs, 'Ork erscheint', 'Orks erscheinen')} in ${fields(e.fields)}`,
    doublesRolled: (e: Told<'doublesRolled'>) =>
      `beide Würfel für Region ${e.region} zeigen ${e.die} und werden noch einmal geworfen`,
    tileLaid: (e: Told<'tileLaid'>) =>
      `${player(e.hider)} versteckt ${e.kind === undefined ? 'ein Plättchen' : THE_TREASURE[e.kind]} von ${player(e.owner)} in ${field(e.field)}`,
    menPlaced,
    roundBegan: (e: Told<'roundBegan'>) => `Spielrunde ${e.round} beginnt`,
    regionNamed: (e: Told<'regionNamed'>) =>
      `${player(e.seat)} würfelt Region ${e.region}: Dort vermehren sich die Orks`,
    regionNamedAgain: (e: Told<'regionNamedAgain'>) =>
      `${player(e.seat)} würfelt Region ${e.region}, die schon genannt ist, und würfelt noch einmal`,
    regionSpared: (e: Told<'regionSpared'>) => `überall außer in Region ${e.region} vermehren sich die Orks`,
    allRegionsNamed: () => 'in allen sechs Regionen vermehren sich die Orks',
    orcsGrew,
    orcsRoused: (e: Told<'orcsRoused'>) => `die ${e.orcs} Orks in ${field(e.source)} ziehen zum Angriff aus`,
    orcsAttacked: (e: Told<'orcsAttacked'>) =>
      `die Orks aus ${field(e.source)} greifen ${field(e.target)}${WAY[e.by]} an`,
    targetSpared: (e: Told<'targetSpared'>) =>
      `die Orks aus ${field(e.source)} lassen ${field(e.target)} in Ruhe: ${SPARED[e.because]}`,
    fieldsFilled: (e: Told<'fieldsFilled'>) => `die Orks füllen ${fields(e.fields)} auf`,
    dragonLanded: (e: Told<'dragonLanded'>) => `der Drache landet in ${field(e.field)}`,
    dragonBit: (e: Told<'dragonBit'>) =>
      `der Drache in ${field(e.field)} hat Hunger auf ${count(e.die, 'Einheit', 'Einheiten')}`,
    dragonStayed: (e: Told<'dragonStayed'>) =>
      e.rule === 'MAR-RULING-37'
        ? `der Drache findet in keinem Gebiet einen Spieler und bleibt in ${field(e.field)}`
        : `der Drache hat genug und bleibt in ${field(e.field)}`,
    peacemakerMoved: (e: Told<'peacemakerMoved'>) =>
      `der Friedensstifter zieht nach ${field(e.field)} und schützt Region ${e.region}`,
    orcsGifted: (e: Told<'orcsGifted'>) =>
      `der Friedensstifter bringt ${count(e.orcs, 'weiteren Ork', 'weitere Orks')} nach ${field(e.field)}`,
    turnBegan: (e: Told<'turnBegan'>) => `${player(e.seat)} ist am Zug`,
    aidTaken: (e: Told<'aidTaken'>) => `${player(e.seat)} nimmt ${AID[e.aid]} (${e.tally} von 10)`,
    treasureMoved: (e: Told<'treasureMoved'>) =>
      `${player(e.seat)} setzt ein Plättchen von ${player(e.owner)} von ${field(e.from)} nach ${field(e.field)} um`,
    reinforcementsCounted: (e: Told<'reinforcementsCounted'>) =>
      `${player(e.seat)} bekommt ${count(e.sum.total, 'Mann', 'Männer')} als Verstärkung${sources(e.sum)}`,
    attackDeclared: (e: Told<'attackDeclared'>) =>
      `${player(e.seat)} greift ${field(e.target)} von ${field(e.source)} aus${WAY[e.by]} an`,
    unitsMustered: (e: Told<'unitsMustered'>) =>
      `${player(e.seat)} zieht ${split(e.n, 'aus', e.seat)} nach ${field(e.field)} heran`,
    figureJumped: (e: Told<'figureJumped'>) =>
      `${FIGURE[e.figure]} von ${player(e.seat)} springt von ${field(e.from)} nach ${field(e.field)}`,
    diceRolled: (e: Told<'diceRolled'>) =>
      `der Angreifer würfelt ${roll(e, 'attacker')}, der Verteidiger ${roll(e, 'defender')}`,
    bothMissed: () => 'keiner trifft, und das kostet den Angreifer eine Einheit',
    unitsLost,
    fightEnded,
    fieldOccupied: (e: Told<'fieldOccupied'>) =>
      e.party === 'orcs'
        ? `ein Ork rückt in ${field(e.field)} nach`
        : `${player(e.party)} lässt ${units(e.n)} in ${field(e.field)} nachrücken`,
    treasureFound: (e: Told<'treasureFound'>) =>
      `${player(e.seat)} findet ${e.kind === 'blank' ? 'nur ' : ''}${THE_TREASURE[e.kind]} in ${field(e.field)}`,
    ringTurned: (e: Told<'ringTurned'>) => `${player(e.seat)} richtet den Ring gegen ${player(e.victim)}`,
    ringUnused: (e: Told<'ringUnused'>) => `${player(e.seat)} lässt den Ring ruhen`,
    eliminated: (e: Told<'eliminated'>) =>
      `${player(e.seat)} hat keine Einheit mehr und scheidet aus${
        e.tiles === 0 ? '' : `; ${count(e.tiles, 'Plättchen verlässt', 'Plättchen verlassen')} ungesehen den Plan`
      }`,
  },
  reasons: {
    noSuchSlot: (about) => closed[String(about.rule)]?.de ?? `hier nicht wählbar: ${nominative.slot(about.slot, 'in')}`,
    notSoMany: (about) => `${nominative.slot(about.slot, 'in')}: höchstens ${about.max}, nicht ${about.got}`,
    notACastle: () => 'das ist ein Gebiet: dein erster Mann kommt in ein Schloss',
    notAnArea: () => 'das ist ein Schloss: Männer kommen jetzt in freie Gebiete',
    occupied: () => 'dort steht schon jemand',
    noBlanks: () => 'leere Plättchen sind in diesem Spiel nicht dabei',
    alreadyLaid: () => 'dieses Plättchen hast du schon versteckt',
    castleFirst: () => 'das erste Plättchen muss in ein Schloss',
    areasNow: () => 'dieses Plättchen muss in ein Gebiet',
    tileThere: () => 'in diesem Feld liegt schon ein Plättchen',
    ownersField: () => 'dieses Feld hält der Besitzer des Schatzes',
    notYourField: () => 'dieses Feld hältst du nicht',
    figureOnBoard: () => 'diese Figur steht schon auf dem Plan',
    otherFigureThere: () => 'in diesem Feld steht deine andere Figur',
    oneOfEach: () => 'du hast nur einen Helden und einen Zauberer',
    figuresApart: () => 'Held und Zauberer stehen nie im selben Feld',
    aidsUsedUp: () => 'du hast schon zehnmal Hilfe genommen',
    alreadyMoved: () => 'in diesem Spiel wurde schon ein Schatz umgesetzt',
    noTileToMove: () => 'von keinem anderen Spieler liegt ein Plättchen auf dem Plan',
    tooManyUnits: ({ units: n }) =>
      `du hast ${n} Einheiten auf dem Plan: für diese Hilfe müssen es weniger als sieben sein`,
    noTileThere: () => 'in diesem Feld liegt kein Plättchen',
    ownTile: () => 'dieses Plättchen ist dein eigenes',
    sameField: () => 'in diesem Feld liegt das Plättchen schon',
    noBoat: () => 'du hast für diesen Angriff kein Boot',
    noCommonWater: () => 'diese Felder liegen nicht am selben Gewässer',
    riverBetween: () => 'zwischen diesen Feldern liegt der Fluss, und dort führt keine Brücke hinüber',
    notThatWay: () => 'diese Felder sind benachbart, aber nicht auf diesem Weg',
    notAdjacent: () => 'diese Felder sind auf diesem Weg nicht verbunden',
    nobodyThere: () => 'dieses Feld ist unbesetzt',
    ownField: () => 'dieses Feld ist dein eigenes',
    dragonThere: () => 'in diesem Feld steht der Drache',
    regionInPeace: ({ region }) => `der Friedensstifter schützt Region ${region}`,
    oneMustStay: () => 'wo Einheiten weggehen, muss mindestens eine bleiben',
    notOnBoard: () => 'diese Figur steht nicht auf dem Plan',
    figureThere: () => 'im Angriffsfeld steht schon eine deiner Figuren',
    fieldGaveUnits: () => 'aus dem Feld dieser Figur wurden gerade Einheiten herangezogen',
    fieldLeftEmpty: () => 'diese Figur steht allein: ihr Feld bliebe leer zurück',
    notYourself: () => 'der Ring trifft nur andere',
    notInGame: () => 'dieser Spieler ist nicht im Spiel',
  },
  results: {
    threeTreasures: 'alle drei eigenen Schätze sind gefunden',
    lastSurvivor: 'nur ein Spieler ist noch übrig',
    orcsRule: 'niemand ist mehr übrig: die Orks herrschen über die Insel',
  },
  labels: {
    field: (facts) => {
      const place = `${field(facts.field)}, ${TERRAIN[facts.terrain as Terrain]}`
      if (facts.party === null) return `${place}: unbesetzt`
      const group = { bodies: Number(facts.bodies), hero: facts.hero === true, sorcerer: facts.sorcerer === true }
      const who = facts.party as Party
      const force = nominative.force(group, who)
      return who === 'orcs' ? `${place}: ${force}` : `${place}: ${player(who)}, ${force}`
    },
    tile: ({ owner, kind }) =>
      `${kind === 'hidden' ? 'verdecktes Plättchen' : TREASURE[kind as Treasure]} von ${player(owner)}`,
    dragon: (facts) => (facts.field ? `der Drache in ${field(facts.field)}` : 'der Drache, noch nicht auf dem Plan'),
    peacemaker: (facts) =>
      facts.field ? `der Friedensstifter in ${field(facts.field)}` : 'der Friedensstifter, noch nicht auf dem Plan',
    player: playerLabel,
  },
  sums: {
    reinforcements: ({ seat }) => `Verstärkungen von ${player(seat)}`,
    attackStrength: () => 'Kampfstärke des Angreifers',
    defenceStrength: () => 'Kampfstärke des Verteidigers',
  },
  parts: PARTS,
  orders,
  faults,
  options: {
    blankTreasure: 'Jeder hat ein viertes, leeres Plättchen, das wie die anderen versteckt wird und nichts wert ist.',
    allowHideAtOwner: 'Plättchen dürfen in einem Feld ihres Besitzers versteckt werden, der sie dann sofort findet.',
    orcPhaseDefenderAdvance: 'Wer in der Ork-Phase die angreifenden Orks auslöscht, rückt sofort in ihr Feld nach.',
    figureJumpMayVacate:
      'Eine Figur darf auch aus einem Feld, in dem sie allein steht, zum Angriff springen; es wird leer.',
    breakOffEndsTurn: 'Wer einen Angriff abbricht, beendet den ganzen Spielzug, auch wenn ein Extra-Angriff offen ist.',
    ringChooser: 'Wer die drei Einheiten aussucht, die der Ring kostet: das Opfer oder der Finder des Rings.',
    'ringChooser.victim': 'das Opfer',
    'ringChooser.finder': 'der Finder',
    lastSurvivorWins: 'Wer als Letzter übrig ist, gewinnt sofort und muss den dritten Schatz nicht mehr finden.',
  },
}
