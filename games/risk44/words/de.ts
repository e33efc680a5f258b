import { seatMark as player, type Words } from '@skerry/contracts'
import type { Attack, Fortify, Place, RiskEvent } from '../types.ts'

type Told<T extends RiskEvent['type']> = Extract<RiskEvent, { type: T }>

const count = (n: unknown, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const armies = (n: unknown) => (n === 0 ? 'keine Armee' : count(n, 'Armee', 'Armeen'))
const KINDS = ['Sonne', 'Mond', 'Stern']
const cards = (kinds: unknown) =>
  (kinds as number[]).flatMap((n, kind) => (n === 0 ? [] : [`${n}× ${KINDS[kind]}`])).join(', ') || 'keine'

export const de: Words = {
  name: 'Vierundvierzig Gebiete',
  rules: {
    'R44-SETUP-01':
      'Der Zufall verteilt alle Gebiete möglichst gleichmäßig an die drei Spieler; in jedes kommt eine Armee.',
    'R44-SETUP-02': 'Die übrigen Armeen, mit denen ein Spieler beginnt, fallen zufällig auf seine Gebiete.',
    'R44-TURN-01': 'Der erste Platz beginnt.',
    'R44-TURN-02': 'Der Zug geht in der Reihenfolge der Plätze weiter; wer kein Gebiet mehr hat, wird übergangen.',
    'R44-REINF-01': 'Ein Zug beginnt mit neuen Armeen: eine für je drei eigene Gebiete, aber nie weniger als drei.',
    'R44-REINF-02': 'Wer alle Gebiete einer Region besitzt, bekommt auch den Zuschlag dieser Region.',
    'R44-REINF-03':
      'Alle neuen Armeen kommen vor dem ersten Angriff in eigene Gebiete: einzeln oder der ganze Rest auf einmal.',
    'R44-CARD-01':
      'Wer in seinem Zug ein Gebiet erobert hat, zieht am Ende eine Karte, sofern die Hand nicht schon voll ist.',
    'R44-CARD-02': 'Wer Armeen aufstellt, darf einen Satz eintauschen: je eine Karte jeder Art, sonst drei einer Art.',
    'R44-CARD-03':
      'Der erste Satz des Spiels bringt 4 Armeen, jeder weitere 2 mehr als der vorige, aber nie mehr als 20.',
    'R44-CARD-04': 'Wer das letzte Gebiet eines Spielers erobert, übernimmt alle seine Karten.',
    'R44-ATTACK-01':
      'Ein Spieler darf beliebig oft angreifen, jedes Mal aus einem eigenen Gebiet in ein verbundenes fremdes.',
    'R44-ATTACK-02': 'Eine Armee bleibt immer zu Hause: Ein Gebiet mit nur einer Armee kann nicht angreifen.',
    'R44-ATTACK-03':
      'Der Angreifer hat je Armee bis auf eine einen Würfel, höchstens drei; der Verteidiger je Armee, höchstens zwei.',
    'R44-ATTACK-04':
      'Die höchsten Würfel treten paarweise an; der niedrigere kostet eine Armee, bei Gleichstand der des Angreifers.',
    'R44-ATTACK-05':
      'Ein Gebiet ohne Verteidiger ist erobert: Es rücken so viele Armeen ein, wie Würfel angegriffen haben.',
    'R44-FORT-01':
      'Am Ende des Zuges dürfen einmal Armeen in ein verbundenes eigenes Gebiet ziehen: eine oder alle bis auf eine.',
    'R44-END-01': 'Wer so viele Gebiete erobert, dass die Siegzahl erreicht ist, gewinnt sofort.',
    'R44-END-02':
      'Nach dem letzten Zug gewinnt, wer die meisten Gebiete besitzt; wer gleich viele hat, teilt sich den Sieg.',
  },
  prompts: {
    'turn.reinforce': 'Wohin kommen deine neuen Armeen?',
    'turn.attack': 'Welches Gebiet greifst du an?',
    'turn.fortify': 'Welche Armeen bewegst du, bevor dein Zug endet?',
  },
  choices: {
    trade: () => 'einen Satz Karten eintauschen',
    place: ({ area }: Place) => `eine Armee in Gebiet ${area} stellen`,
    placeAll: ({ area }: Place) => `alle übrigen Armeen in Gebiet ${area} stellen`,
    attack: ({ from, to }: Attack) => `von Gebiet ${from} aus Gebiet ${to} angreifen`,
    stop: () => 'nicht weiter angreifen',
    fortify: ({ from, to }: Fortify) => `eine Armee von Gebiet ${from} nach Gebiet ${to} bewegen`,
    fortifyAll: ({ from, to }: Fortify) => `alle Armeen bis auf eine von Gebiet ${from} nach Gebiet ${to} bewegen`,
    skip: () => 'keine Armeen bewegen',
  },
  events: {
    armiesPlaced: (e: Told<'armiesPlaced'>) => `${player(e.seat)} stellt ${armies(e.armies)} in Gebiet ${e.area}`,
    cardsTraded: (e: Told<'cardsTraded'>) => `${player(e.seat)} tauscht einen Satz Karten gegen ${armies(e.armies)}`,
    diceRolled: (e: Told<'diceRolled'>) =>
      `${player(e.seat)} greift von Gebiet ${e.source} aus Gebiet ${e.target} an: ${e.attacker.join(', ')} gegen ${e.defender.join(', ')}`,
    armiesLost: (e: Told<'armiesLost'>) =>
      `${player(e.seat)} verliert ${armies(e.attacker)}, ${player(e.other)} ${armies(e.defender)}`,
    areaConquered: (e: Told<'areaConquered'>) => `${player(e.seat)} erobert Gebiet ${e.area}`,
    cardsTaken: (e: Told<'cardsTaken'>) =>
      `${player(e.seat)} hat ${player(e.loser)} besiegt und übernimmt ${count(e.cards, 'Karte', 'Karten')}`,
    armiesMoved: (e: Told<'armiesMoved'>) =>
      `${player(e.seat)} bewegt ${armies(e.armies)} von Gebiet ${e.source} nach Gebiet ${e.target}`,
    cardDrawn: (e: Told<'cardDrawn'>) => `${player(e.seat)} zieht eine Karte: ${KINDS[e.kind]}`,
  },
  reasons: {
    noSet: () => 'du hast weder je eine Karte jeder Art noch drei einer Art',
    notYourArea: () => 'dieses Gebiet gehört dir nicht',
    onlyOneLeft: () => 'es ist nur noch eine Armee übrig: stelle diese auf',
    notLinked: () => 'diese Gebiete sind nicht verbunden',
    ownArea: () => 'dieses Gebiet gehört dir selbst',
    notToOthers: () => 'Armeen ziehen nur in eigene Gebiete',
    lastArmyStays: () => 'die einzige Armee dort muss bleiben',
    onlyOneCanMove: () => 'nur eine Armee kann dort weg: bewege diese',
  },
  results: { conquest: 'genug Gebiete sind erobert', lastTurn: 'der letzte Zug ist vorbei' },
  labels: {
    area: ({ area, owner, armies: n }) =>
      owner === -1 ? `Gebiet ${area}: noch nicht verteilt` : `Gebiet ${area}: ${player(owner)}, ${armies(n)}`,
    pool: ({ seat, left }) => `${player(seat)} hat noch ${armies(left)} aufzustellen`,
    hand: ({ seat, kinds }) => `Karten von ${player(seat)}: ${cards(kinds)}`,
  },
  sums: { reinforcements: ({ seat }) => `Verstärkung von ${player(seat)}` },
  parts: { areas: 'für Gebiete', least: 'bis zum Mindesten', regions: 'für eine Region' },
  options: {},
}
