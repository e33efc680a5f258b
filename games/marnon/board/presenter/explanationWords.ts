/** What things on the table are and do, in both languages. */

import { type Language, seatMark } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Link, Terrain, Tile } from '../../types.ts'
import { count } from '../../words/phrases.ts'

const en = {
  sort: (terrain: Terrain, region: string | null): string =>
    region === null
      ? 'castle, in no region'
      : `${{ plain: 'plain', forest: 'forest', mountain: 'mountains', castle: 'castle' }[terrain]}, region ${region}`,
  ways: (places: readonly string[]) => `Connected with ${places.join(', ')}.`,
  way: (place: string, by: Link) =>
    ({ land: place, bridge: `${place} (bridge)`, tunnel: `${place} (tunnel)`, boat: `${place} (boat)` })[by],
  defends: (bonus: number) =>
    bonus === 0 ? 'Its ground adds nothing to a defence.' : `Whoever defends it is stronger by ${bonus}.`,
  kingdom: 'Fields connected with a castle of yours are a kingdom: each of them brings you a man per turn.',
  bridge: 'Against an attack over a bridge or through the tunnel it is 2 more.',
  dragonHere: 'While the dragon is here nobody attacks this field.',
  atPeace: 'Peacemaker closes this region to the attacks of players.',
  nobody: 'nobody',
  tile: (owner: Seat, face: string | null) =>
    face === null ? `hidden treasure of ${seatMark(owner)}` : `${face} of ${seatMark(owner)}`,
  dragon: 'the dragon',
  peacemaker: 'Peacemaker',
  strength: (n: number) => `defends with strength ${n}`,
  ownTreasure: 'a treasure of yours lies here',
  tileSort: 'treasure tile',
  tileText: (owner: Seat, isOwn: boolean) =>
    isOwn
      ? 'It is yours: you find it as soon as a unit of yours holds this field.'
      : `Only ${seatMark(owner)} can find it, by holding its field with a unit. All three found is the game.`,
  tileKnown: (isKnown: boolean): string =>
    isKnown ? 'You have hidden it, so you know what it is.' : 'Only whoever hid it knows what it is.',
  dragonName: 'The dragon',
  dragonText: [
    'In the dragon phase it lands in an area and eats as many units there as a die shows; after orcs alone it flies on.',
    'Nobody attacks the field it stands in.',
  ],
  peaceName: 'Peacemaker',
  peaceText: [
    'He moves every round and brings three men, or three orcs, to whoever holds his area.',
    'No player may attack any area of his region; out of it attacks are allowed.',
  ],
  markerSort: 'belongs to nobody',
  player: (perTurn: number) => `Gets ${count(perTurn, 'man', 'men')} each turn.`,
  goal: 'Wins with crown, chest and ring found.',
  playerOut: 'Has no unit left and is out of the game.',
  fields: (n: number) => count(n, 'field', 'fields'),
  aidsLeft: (n: number) => count(n, 'aid left', 'aids left'),
  found: (treasure: string) => `${treasure} found`,
  figureAt: (figure: string, place: string) => `${figure} in ${place}`,
  figureAway: (figure: string) => `${figure} in the supply`,
}
export type ExplanationWords = typeof en

const de: ExplanationWords = {
  sort: (terrain, region) =>
    region === null
      ? 'Schloss, in keiner Region'
      : `${{ plain: 'Ebene', forest: 'Wald', mountain: 'Berge', castle: 'Schloss' }[terrain]}, Region ${region}`,
  ways: (places) => `Verbunden mit ${places.join(', ')}.`,
  way: (place, by) =>
    ({ land: place, bridge: `${place} (Brücke)`, tunnel: `${place} (Tunnel)`, boat: `${place} (Boot)` })[by],
  defends: (bonus) =>
    bonus === 0 ? 'Der Boden hilft der Verteidigung nicht.' : `Wer hier verteidigt, ist um ${bonus} stärker.`,
  kingdom:
    'Felder, die mit einem deiner Schlösser zusammenhängen, sind ein Königreich: Jedes bringt einen Mann pro Zug.',
  bridge: 'Gegen einen Angriff über eine Brücke oder durch den Tunnel sind es 2 mehr.',
  dragonHere: 'Solange der Drache hier steht, greift niemand dieses Feld an.',
  atPeace: 'Der Friedensstifter schützt diese Region vor Angriffen der Spieler.',
  nobody: 'niemand',
  tile: (owner, face) =>
    face === null ? `verdeckter Schatz von ${seatMark(owner)}` : `${face} von ${seatMark(owner)}`,
  dragon: 'der Drache',
  peacemaker: 'der Friedensstifter',
  strength: (n) => `verteidigt mit Stärke ${n}`,
  ownTreasure: 'hier liegt ein Schatz von dir',
  tileSort: 'Schatzplättchen',
  tileText: (owner, isOwn) =>
    isOwn
      ? 'Es ist deines: Du findest es, sobald eine Einheit von dir dieses Feld hält.'
      : `Nur ${seatMark(owner)} kann es finden, mit einer Einheit auf seinem Feld. Wer alle drei hat, gewinnt.`,
  tileKnown: (isKnown) =>
    isKnown ? 'Du hast es versteckt und weißt, was es ist.' : 'Was es ist, weiß nur, wer es versteckt hat.',
  dragonName: 'Der Drache',
  dragonText: [
    'In der Drachenphase landet er in einem Gebiet und frisst dort so viele Einheiten, wie ein Würfel zeigt; nach Orks allein fliegt er weiter.',
    'Niemand greift das Feld an, in dem er steht.',
  ],
  peaceName: 'Der Friedensstifter',
  peaceText: [
    'Er zieht jede Runde um und bringt drei Männer, oder drei Orks, für die, die sein Gebiet halten.',
    'Kein Spieler darf ein Gebiet seiner Region angreifen; aus ihr heraus ist es erlaubt.',
  ],
  markerSort: 'gehört niemandem',
  player: (perTurn) => `Bekommt jeden Zug ${count(perTurn, 'Mann', 'Männer')}.`,
  goal: 'Gewinnt mit Krone, Truhe und Ring.',
  playerOut: 'Hat keine Einheit mehr und ist ausgeschieden.',
  fields: (n) => count(n, 'Feld', 'Felder'),
  aidsLeft: (n) => count(n, 'Hilfe übrig', 'Hilfen übrig'),
  found: (treasure) => `${treasure} gefunden`,
  figureAt: (figure, place) => `${figure} in ${place}`,
  figureAway: (figure) => `${figure} im Vorrat`,
}

export const explanationWords: Readonly<Record<Language, ExplanationWords>> = { en, de }
/** A tile whose face is known to the viewer. */
export const isKnown = (kind: Tile['kind']): boolean => kind !== 'hidden'
