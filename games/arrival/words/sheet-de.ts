/** The summary sheet in German. */

import { sheetLine as line } from '@skerry/contracts'
import type { SheetWords } from '../sheet.ts'

export const sheet: SheetWords = {
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

export const goal: readonly string[] = [
  'Du führst einen Stamm auf Érin; die Fomori drängen von vier Burgen nach Süden, und ihr selbst bewegt sie.',
  'Halten sie am Ende mindestens so viele Orte wie alle Stämme zusammen, gewinnt, wer die wenigste Korruption hat.',
  'Sonst gewinnt der meiste Ruhm. Reiche Erträge bringen Fomori, und alle Fomori, die du bekommst, sind je eine Korruption.',
]
