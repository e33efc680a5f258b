/** The summary sheet in English. */

import { sheetLine as line } from '@skerry/contracts'
import type { SheetWords } from '../sheet.ts'

export const sheet: SheetWords = {
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

export const goal: readonly string[] = [
  'Your left neighbour hides your crown, your chest and your ring on the island; small tiles in your colour show where.',
  'Those tiles are what you must find: take the field where one of them lies, and you find it.',
  'Whoever finds all three first wins.',
]
