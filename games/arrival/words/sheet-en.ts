/** The summary sheet in English. */

import { sheetLine as line } from '@skerry/contracts'
import type { SheetWords } from '../sheet.ts'

export const sheet: SheetWords = {
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

export const goal: readonly string[] = [
  'You lead a tribe on Érin; the Fomori press south from four castles, and it is you who move them.',
  'If at the end they hold at least as many locations as all tribes together, whoever has the least Corruption wins.',
  'Otherwise the most Fame wins. Rich earnings bring Fomori, and every Fomori you get is one Corruption.',
]
