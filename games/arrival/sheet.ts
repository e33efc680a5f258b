/** The summary sheet: a round, the actions, the Fomori, the tactic tiles and the two endings. */

import type { Language } from '@skerry/kernel'
import type { TileKind } from './types.ts'

/** A short line: what it is about, and what to know. */
export interface SheetLine {
  readonly term: string
  readonly text: string
  /** The kind of tactic tile it tells of. */
  readonly tile?: TileKind
}
export interface Chapter {
  readonly title: string
  readonly lines: readonly SheetLine[]
}

/** A tactic tile in a few words, and what it does. */
export interface TileWords {
  readonly name: string
  readonly text: string
}

interface SheetWords {
  readonly before: readonly Chapter[]
  readonly tiles: {
    readonly title: string
    readonly when: SheetLine
    readonly each: Readonly<Record<TileKind, TileWords>>
  }
  readonly end: Chapter
}

const line = (term: string, text: string): SheetLine => ({ term, text })

const en: SheetWords = {
  before: [
    {
      title: 'A round',
      lines: [
        line('1 Draw', 'four times in turn order: the top card of one of the three stacks, face-down'),
        line(
          '2 Block',
          'cards 1 and 2 are turned up, block a section; card 3 is turned up, block another; card 4 is turned up. ' +
            'A block counts for all four cards',
        ),
        line(
          '3 Exploit',
          'the open section of your four cards brings Fame, then discs, swords and shields, then Fomori with as much ' +
            'Corruption, then tactic tiles',
        ),
        line('4 Actions', 'turns of two actions until everybody has passed; in round 1 the first turn has only one'),
        line('5 Round end', 'master-builders build; whoever passed first begins the next round'),
      ],
    },
    {
      title: 'Actions',
      lines: [
        line(
          'Build',
          'one disc: next to a fortification of yours, on any port if you hold one, or one level higher on your own; ' +
            'next to others as an Outpost for 2 Fame',
        ),
        line('Shield', 'one into a province where you have a fortification, up to 3; it protects everybody there'),
        line(
          'Spread',
          'next to a Fomori or a castle: 1 Fomori, and 1 more for each shield of the province and each disc of the ' +
            'location. Shields and discs are gone; never the last fortification of anybody, never from port to port',
        ),
        line(
          'Repel',
          'as many swords as its strength: next to your fortification, in its province, or from port to port; from a ' +
            'neighbour province for 2 Fame. Take its Fame, or 1 Corruption less',
        ),
        line('Pass', 'only if no Fomori of yours can be spread. Keep 3 discs, swords and shields in all'),
        line('No action', 'tactic tiles, and a Castle Trophy: once, up to 3 Fomori go back'),
      ],
    },
    {
      title: 'Fomori',
      lines: [
        line('Sineach', 'strength 1, 1 Fame; 32 of them'),
        line('Athach', 'strength 2, 3 Fame; 12 of them'),
        line('Monghfinn', 'strength 3, 6 Fame; 6 of them'),
        line('Castle', 'strength 4, 10 Fame and a Castle Trophy; 4 of them'),
      ],
    },
  ],
  tiles: {
    title: 'Tactic tiles',
    when: line('when', 'in your turn, before or after any action, each once; unused ones count as elements at the end'),
    each: {
      cauldron: { name: 'Cauldron of Dagda', text: 'Fame for each fortification of yours in its province' },
      silver: { name: 'Silver in the hills', text: 'Fame for each fortification of yours in provinces of its colour' },
      wildGeese: {
        name: 'Flight of the wild geese',
        text: '2 Fame for each province in which you have a fortification',
      },
      salmon: { name: 'Trail of the salmon', text: '2 Fame for each port you have fortified' },
      liaFail: { name: 'Lia Fáil', text: '2, 4, 6 or 8 Fame for place 1 to 4 in Fame, if no two are equal' },
      emer: { name: 'Emer’s mercy', text: '5 Fame if you alone have the least Corruption' },
      highWalls: { name: 'High walls', text: '2 Fame for each Broch or Caer of yours' },
      stronghold: { name: 'Sublime stronghold', text: '3 Fame for each Caer of yours' },
      ogam: { name: 'Ogam’s wisdom', text: 'before exploiting: move one of your blockers to the open section' },
      masterBuilder: {
        name: 'Hour of the master-builder',
        text: 'works in the round you take it: up to 3 discs lost to Fomori are built again at its end',
      },
      ruse: { name: 'Cú Chulainn’s ruse', text: 'two Fomori on the map change places' },
      migration: { name: 'Big migration', text: 'two Aits on the map change places, whoever owns them' },
      bard: { name: 'Song of the bard', text: 'up to 3 Corruption less' },
    },
  },
  end: {
    title: 'The end',
    lines: [
      line('2 players', '6 rounds, or the round in which somebody reaches 25 Corruption'),
      line('3 players', '5 rounds, or 21 Corruption'),
      line('4 players', '4 rounds, or 17 Corruption'),
      line(
        'Overrun',
        'Fomori and castles hold at least as many locations as all tribes together: the least Corruption wins',
      ),
      line(
        'Repelled',
        'the tribes hold more: the most Fame wins, after each fortification brought the number of its province',
      ),
      line(
        'Elements',
        'every 3 kept discs, swords, shields and unused tiles: 1 Corruption less if overrun, 1 Fame more if repelled',
      ),
      line('Ties', 'if overrun more Fame, if repelled less Corruption; then the victory is shared'),
    ],
  },
}

const de: SheetWords = {
  before: [
    {
      title: 'Eine Runde',
      lines: [
        line('1 Ziehen', 'viermal reihum: die oberste Karte von einem der drei Stapel, verdeckt'),
        line(
          '2 Blocken',
          'Karten 1 und 2 werden aufgedeckt, block einen Abschnitt; Karte 3 wird aufgedeckt, block einen zweiten; ' +
            'Karte 4 wird aufgedeckt. Ein Block gilt für alle vier Karten',
        ),
        line(
          '3 Auswerten',
          'der offene Abschnitt deiner vier Karten bringt Ruhm, dann Bauscheiben, Schwerter und Schilde, dann Fomori ' +
            'mit ebenso viel Korruption, dann Taktikplättchen',
        ),
        line('4 Aktionen', 'Züge mit zwei Aktionen, bis alle gepasst haben; in Runde 1 hat der erste Zug nur eine'),
        line('5 Rundenende', 'Baumeister bauen; wer zuerst gepasst hat, beginnt die nächste Runde'),
      ],
    },
    {
      title: 'Aktionen',
      lines: [
        line(
          'Bauen',
          'eine Bauscheibe: neben einer eigenen Befestigung, in jedem Hafen, wenn du einen hältst, oder eine Stufe ' +
            'höher auf einer eigenen; neben anderen als Außenposten für 2 Ruhm',
        ),
        line('Schild', 'einer in eine Provinz, in der du eine Befestigung hast, bis zu 3; er schützt dort alle'),
        line(
          'Ausbreiten',
          'neben Fomori oder eine Burg: 1 Fomori, dazu 1 für jeden Schild der Provinz und jede Bauscheibe des Ortes. ' +
            'Schilde und Scheiben sind dann weg; nie die letzte Befestigung von jemandem, nie von Hafen zu Hafen',
        ),
        line(
          'Zurückdrängen',
          'so viele Schwerter wie die Stärke: neben deiner Befestigung, in ihrer Provinz oder von Hafen zu Hafen; aus ' +
            'einer Nachbarprovinz für 2 Ruhm. Dafür Ruhm, oder 1 Korruption weniger',
        ),
        line(
          'Passen',
          'nur, wenn sich keine deiner Fomori ausbreiten können. Behalte 3 Bauscheiben, Schwerter und Schilde zusammen',
        ),
        line('Keine Aktion', 'Taktikplättchen, und eine Burg-Trophäe: einmal bis zu 3 Fomori zurück'),
      ],
    },
    {
      title: 'Fomori',
      lines: [
        line('Sineach', 'Stärke 1, 1 Ruhm; 32 davon'),
        line('Athach', 'Stärke 2, 3 Ruhm; 12 davon'),
        line('Monghfinn', 'Stärke 3, 6 Ruhm; 6 davon'),
        line('Burg', 'Stärke 4, 10 Ruhm und eine Burg-Trophäe; 4 davon'),
      ],
    },
  ],
  tiles: {
    title: 'Taktikplättchen',
    when: line(
      'wann',
      'in deinem Zug, vor oder nach jeder Aktion, jedes einmal; unbenutzte zählen am Ende als Elemente',
    ),
    each: {
      cauldron: { name: 'Kessel des Dagda', text: 'Ruhm für jede deiner Befestigungen in der Provinz' },
      silver: {
        name: 'Silber in den Hügeln',
        text: 'Ruhm für jede deiner Befestigungen in Provinzen dieser Farbe',
      },
      wildGeese: { name: 'Flug der Wildgänse', text: '2 Ruhm für jede Provinz, in der du eine Befestigung hast' },
      salmon: { name: 'Zug der Lachse', text: '2 Ruhm für jeden Hafen, den du befestigt hast' },
      liaFail: {
        name: 'Lia Fáil',
        text: '2, 4, 6 oder 8 Ruhm für Platz 1 bis 4 im Ruhm, wenn alle verschieden viel haben',
      },
      emer: { name: 'Emers Gnade', text: '5 Ruhm, wenn nur du die wenigste Korruption hast' },
      highWalls: { name: 'Hohe Mauern', text: '2 Ruhm für jeden Broch und jedes Caer von dir' },
      stronghold: { name: 'Hehre Trutzburg', text: '3 Ruhm für jedes Caer von dir' },
      ogam: { name: 'Ogams Weisheit', text: 'vor dem Auswerten: ein Blocker von dir geht auf den offenen Abschnitt' },
      masterBuilder: {
        name: 'Stunde der Baumeister',
        text: 'wirkt in der Runde, in der du es nimmst: bis zu 3 an Fomori verlorene Bauscheiben werden am Ende neu gebaut',
      },
      ruse: { name: 'Cú Chulainns List', text: 'zwei Fomori auf dem Plan tauschen die Plätze' },
      migration: {
        name: 'Große Wanderung',
        text: 'zwei Áits auf dem Plan tauschen die Plätze, gleich wem sie gehören',
      },
      bard: { name: 'Lied des Barden', text: 'bis zu 3 Korruption weniger' },
    },
  },
  end: {
    title: 'Das Ende',
    lines: [
      line('zu zweit', '6 Runden, oder die Runde, in der jemand 25 Korruption erreicht'),
      line('zu dritt', '5 Runden, oder 21 Korruption'),
      line('zu viert', '4 Runden, oder 17 Korruption'),
      line(
        'Überrannt',
        'Fomori und Burgen halten mindestens so viele Orte wie alle Stämme zusammen: Die wenigste Korruption gewinnt',
      ),
      line(
        'Zurückgedrängt',
        'die Stämme halten mehr: Der meiste Ruhm gewinnt, nachdem jede Befestigung die Zahl ihrer Provinz gebracht hat',
      ),
      line(
        'Elemente',
        'je 3 behaltene Bauscheiben, Schwerter, Schilde und unbenutzte Plättchen: überrannt 1 Korruption weniger, ' +
          'zurückgedrängt 1 Ruhm mehr',
      ),
      line('Gleichstand', 'überrannt der größere Ruhm, zurückgedrängt die kleinere Korruption; sonst gemeinsam'),
    ],
  },
}

const words: Readonly<Record<Language, SheetWords>> = { en, de }

export const TILE_KINDS = Object.keys(en.tiles.each) as readonly TileKind[]

export const tileWords = (kind: TileKind, language: Language): TileWords => words[language].tiles.each[kind]

export function sheetOf(language: Language): readonly Chapter[] {
  const { before, tiles, end } = words[language]
  const each = TILE_KINDS.map((tile): SheetLine => ({ term: tiles.each[tile].name, text: tiles.each[tile].text, tile }))
  return [...before, { title: tiles.title, lines: [tiles.when, ...each] }, end]
}

/** The goal, for whoever sits down for the first time. */
export const goal: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'You lead a tribe on Érin; the Fomori press south from four castles, and it is you who move them.',
    'If at the end they hold at least as many locations as all tribes together, whoever has the least Corruption wins.',
    'Otherwise the most Fame wins. Rich earnings bring Fomori, and every Fomori you get is one Corruption.',
  ],
  de: [
    'Du führst einen Stamm auf Érin; die Fomori drängen von vier Burgen nach Süden, und ihr selbst bewegt sie.',
    'Halten sie am Ende mindestens so viele Orte wie alle Stämme zusammen, gewinnt, wer die wenigste Korruption hat.',
    'Sonst gewinnt der meiste Ruhm. Reiche Erträge bringen Fomori, und alle Fomori, die du bekommst, sind je eine Korruption.',
  ],
}
