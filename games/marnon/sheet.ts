/** MAR-GEN-23 The summary sheet: phases, the five aids, treasure effects, combat strengths, specials of the figures. */

import type { Language } from '@skerry/kernel'
import type { Aid } from './types.ts'

/** A short line: what it is about, and what to know. */
export interface SheetLine {
  readonly term: string
  readonly text: string
  /** The aid it tells of; the line's term begins with its number. */
  readonly aid?: Aid
}
export interface Chapter {
  readonly title: string
  readonly lines: readonly SheetLine[]
}

/** An aid in a few words, and what it does. */
export interface AidWords {
  readonly name: string
  readonly text: string
}

interface SheetWords {
  readonly round: Chapter
  readonly aids: { readonly title: string; readonly often: SheetLine; readonly each: Readonly<Record<Aid, AidWords>> }
  readonly others: readonly Chapter[]
}

const line = (term: string, text: string): SheetLine => ({ term, text })

const en: SheetWords = {
  round: {
    title: 'A round',
    lines: [
      line(
        '1 Orcs',
        'a die per player names regions that multiply: +1 in each orc field there, castles once per region; ' +
          'fields with 4 or more orcs attack all players next to them, until 1 orc is left; empty fields get 1',
      ),
      line(
        '2 Dragon',
        'two dice: region and area; a third die: that many units are eaten. It flies on until a player is hit',
      ),
      line(
        '3 Peacemaker',
        'two dice: region and area; 3 men (or orcs) for whoever is there; nobody may attack that region',
      ),
      line('4 Start player', 'one die each, the highest begins'),
      line('5 Turns', 'clockwise: aid – reinforcements – attack'),
    ],
  },
  aids: {
    title: 'Aids',
    often: line('how often', 'at most one per turn and 10 per game, before the reinforcements'),
    each: {
      twoMen: { name: 'Two men', text: 'two men into one of your fields, or a figure' },
      extraAttack: {
        name: 'Extra attack',
        text: 'one man into one of your fields, and a second attack in this turn',
      },
      moveTreasure: {
        name: 'Move a treasure',
        text: 'put the hidden tile of somebody else into another field without a tile; once per game for all',
      },
      remnant: { name: 'Six men', text: 'with fewer than 7 units: six men into your fields' },
      boat: {
        name: 'Boat',
        text: 'your attack may cross the river or the sea: both fields must touch the same water',
      },
    },
  },
  others: [
    {
      title: 'Reinforcements',
      lines: [
        line('men', 'as many as your kingdoms have fields, but at least 4'),
        line('kingdom', 'fields of yours that are connected, with a castle among them'),
      ],
    },
    {
      title: 'Treasures',
      lines: [
        line('crown', '3 men into your fields'),
        line('chest', '4 men into the field where it lay'),
        line('ring', 'somebody you name loses 3 units'),
        line('blank', 'nothing (only in the variant)'),
      ],
    },
    {
      title: 'Fights',
      lines: [
        line(
          'Dice',
          'each side rolls one: at most your strength, and the enemy loses that many units; more is a miss. ' +
            'If both miss, the attacker loses one',
        ),
        line('Break off', 'between two exchanges the attacker may stop'),
        line('Strength', 'men or orcs up to 4, hero +1, sorcerer +2'),
        line(
          'Defender',
          'forest or mountain +1, castle +2, attacked over a bridge or through the tunnel +2 ' +
            '(through the tunnel without the forest)',
        ),
        line('Winner', 'moves in with at least one unit and leaves at least one behind; a single unit stays'),
      ],
    },
    {
      title: 'Hero and sorcerer',
      lines: [
        line('both', 'each comes in place of 2 men placed in one field; never both in one field'),
        line('hero', '+1 in a fight; orcs never attack his field'),
        line('sorcerer', '+2 in a fight'),
        line(
          'jump',
          'before an attack one of them may jump into the attack field from anywhere, if no figure is there',
        ),
      ],
    },
  ],
}

const de: SheetWords = {
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

const words: Readonly<Record<Language, SheetWords>> = { en, de }

const AIDS: readonly Aid[] = ['twoMen', 'extraAttack', 'moveTreasure', 'remnant', 'boat']

export const aidWords = (aid: Aid, language: Language): AidWords => words[language].aids.each[aid]

export function sheetOf(language: Language): readonly Chapter[] {
  const { round, aids, others } = words[language]
  const each = AIDS.map((aid, i): SheetLine => {
    const { name, text } = aids.each[aid]
    return { term: `${i + 1} ${name}`, text, aid }
  })
  return [round, { title: aids.title, lines: [aids.often, ...each] }, ...others]
}

/** The goal, for whoever sits down for the first time. */
export const goal: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Your left neighbour hides your crown, your chest and your ring on the island; small tiles in your colour show where.',
    'Those tiles are what you must find: take the field where one of them lies, and you find it.',
    'Whoever finds all three first wins.',
  ],
  de: [
    'Wer links neben dir sitzt, versteckt deine Krone, deine Truhe und deinen Ring auf der Insel; kleine Plättchen in deiner Farbe zeigen, wo.',
    'Diese Plättchen musst du finden: Nimm das Feld ein, in dem eines liegt, und der Schatz ist gefunden.',
    'Wer alle drei zuerst findet, gewinnt.',
  ],
}
