/** The summary sheet in German. */

import { sheetLine as line } from '@skerry/contracts'
import type { SheetWords } from '../sheet.ts'

export const sheet: SheetWords = {
  round: {
    title: 'Eine Runde',
    lines: [
      line(
        '1 Orks',
        'ein Würfel je Person nennt Regionen: dort +1 in jedem Orkfeld, in Schlössern je Region; ' +
          'Felder mit 4 oder mehr Orks greifen alle Personen nebenan an, bis 1 Ork bleibt; in leere Felder kommt 1 Ork',
      ),
      line(
        '2 Drache',
        'zwei Würfel: Region und Gebiet; ein dritter: so viele Einheiten frisst er. ' +
          'Er fliegt weiter, bis es jemanden von euch trifft',
      ),
      line(
        '3 Friedensstifter',
        'zwei Würfel: Region und Gebiet; 3 Männer (oder Orks) für die, die dort stehen; ' +
          'niemand darf diese Region angreifen',
      ),
      line('4 Startspieler', 'ein Würfel für alle, der höchste beginnt'),
      line('5 Spielzüge', 'im Uhrzeigersinn: Hilfe – Verstärkung – Angriff'),
    ],
  },
  aids: {
    title: 'Hilfen',
    often: line('wie oft', 'höchstens eine je Zug und 10 im ganzen Spiel, vor der Verstärkung'),
    each: {
      twoMen: { name: 'Zwei Männer', text: 'zwei Männer in ein eigenes Feld oder eine Figur' },
      extraAttack: {
        name: 'Extra-Angriff',
        text: 'ein Mann in ein eigenes Feld und ein zweiter Angriff in diesem Zug',
      },
      moveTreasure: {
        name: 'Schatz umsetzen',
        text: 'ein verdecktes Plättchen von anderen in ein Feld ohne Plättchen; einmal im Spiel für alle',
      },
      remnant: { name: 'Sechs Männer', text: 'mit weniger als 7 Einheiten: sechs Männer in eigene Felder' },
      boat: { name: 'Boot', text: 'dein Angriff darf über Fluss oder See gehen: beide Felder am selben Wasser' },
    },
  },
  others: [
    {
      title: 'Verstärkung',
      lines: [
        line('Männer', 'so viele, wie deine Königreiche Felder haben, mindestens 4'),
        line('Königreich', 'eigene Felder, die zusammenhängen, mit einem Schloss darunter'),
      ],
    },
    {
      title: 'Schätze',
      lines: [
        line('Krone', '3 Männer in eigene Felder'),
        line('Truhe', '4 Männer in ihr Feld'),
        line('Ring', 'jemand, den du nennst, verliert 3 Einheiten'),
        line('leer', 'nichts (nur in der Variante)'),
      ],
    },
    {
      title: 'Kampf',
      lines: [
        line(
          'Würfel',
          'jede Seite wirft einen: höchstens deine Stärke, und der Gegner verliert so viele Einheiten; mehr geht ' +
            'daneben. Würfeln beide daneben, verliert der Angreifer eine Einheit',
        ),
        line('Abbrechen', 'zwischen zwei Würfen darf der Angreifer aufhören'),
        line('Stärke', 'Männer oder Orks bis 4, Held +1, Zauberer +2'),
        line(
          'Verteidigung',
          'Wald oder Berge +1, Schloss +2, Angriff über Brücke oder durch den Tunnel +2 ' +
            '(durch den Tunnel ohne den Wald)',
        ),
        line(
          'Sieg',
          'wer siegt, zieht mit mindestens einer Einheit ein und lässt eine zurück; eine einzelne bleibt stehen',
        ),
      ],
    },
    {
      title: 'Held und Zauberer',
      lines: [
        line('beide', 'kommen je statt 2 Männern, die in ein Feld gesetzt werden; nie beide in einem Feld'),
        line('Held', '+1 im Kampf; Orks greifen sein Feld nie an'),
        line('Zauberer', '+2 im Kampf'),
        line(
          'Sprung',
          'vor einem Angriff darf einer von ihnen von überall ins Angriffsfeld springen, wenn dort keine Figur steht',
        ),
      ],
    },
  ],
}

export const goal: readonly string[] = [
  'Wer links neben dir sitzt, versteckt deine Krone, deine Truhe und deinen Ring auf der Insel; kleine Plättchen in deiner Farbe zeigen, wo.',
  'Diese Plättchen musst du finden: Nimm das Feld ein, in dem eines liegt, und der Schatz ist gefunden.',
  'Wer alle drei zuerst findet, gewinnt.',
]
