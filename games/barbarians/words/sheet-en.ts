/** The summary sheet in English. */

import { sheetLine as line, type SheetChapter } from '@skerry/contracts'

export const sheet: readonly SheetChapter[] = [
  {
    title: 'An era',
    lines: [
      line(
        '1 Preparation',
        'not in era 1: turn your gods and warlords upright; as many buildings are activated as your production level says',
      ),
      line(
        '2 Action',
        'in honour order hero 1 to the central ring, then hero 2 to the middle ring, hero 3 to the outer ring, and a ' +
          'fourth hero, if you have one, to the periphery. Each in a sector that touches that of the hero before; no ' +
          'free space: 2 DP',
      ),
      line(
        'Extra',
        'once in your turn, before or after placing: pray to an upright god, or sacrifice an upright warlord',
      ),
      line(
        '3 End',
        'heroes back; odd eras a feast, one of three rows; even eras a demon: 1 gold or 5 DP, then a tribute if you ' +
          'like. New display, and a ring turns',
      ),
    ],
  },
  {
    title: 'Spaces',
    lines: [
      line('Building', 'from the display at its cost; at most 4'),
      line('God', 'from the display for 1 resource of any kind, brings DP; at most 3'),
      line('Warlord', 'from the display for 2 gold, brings a step of honour for each crown; at most 3'),
      line('Knowledge', 'barbarian or tactics: a step on one track of that category'),
      line('Campaign', 'recruit, then attack one region'),
      line('x2', 'the space of hero 3 may be carried out twice'),
      line('Fourth hero', 'for the periphery, in this era'),
      line(
        'Trades',
        '2 food → 1 barbarian and 1 tactics knowledge and 1 honour; 2 wood → top building; 2 iron → top god or warlord; ' +
          '2 stone → 3 troops; 2 gold → campaign whose marker counts double',
      ),
      line('Limits', 'at most 6 of each resource and of each kind of troops; the rest is lost'),
    ],
  },
  {
    title: 'Campaign',
    lines: [
      line('1 Recruit', 'archer 1 food and 1 wood, berserker 1 wood and 1 iron, raider 1 food and 1 iron'),
      line(
        '2 Target',
        'a region with a marker, next to the start or to a conquered region, by land or sea, on an island your ' +
          'discovery reaches',
      ),
      line('3 Battles', '6, less your tactics level against the faction; one after the other, and all of them'),
      line(
        'Win',
        'pay the troops shown in grey, from your board or by calling upright warlords; with the red ones too, the ' +
          'overkill DP at once',
      ),
      line('Conquest', 'at least half of the battles won: DP of the marker and the island, 3 more for the first there'),
      line('Rewards', 'at the end, for every battle won, conquest or not'),
      line(
        'Troops asked',
        'forest berserkers, then raiders; glacier raiders, then archers; mountain archers, then berserkers; swamp all',
      ),
    ],
  },
  {
    title: 'Penalty for a lost battle',
    lines: [
      line('Nefriar', '1 troop and 1 DP; without troops 2 DP'),
      line('Shan', '1 gold and 1 stone, 1 DP for each that is missing'),
      line('Aspidian', '2 steps back in honour, 1 DP for each that is impossible'),
      line('Varg', 'turn 2 upright gods or warlords, 1 DP for each that is missing'),
      line('Defence', 'level k averts one penalty in each campaign, among the first k battles'),
    ],
  },
  {
    title: 'Knowledge: level, and the bonus of the first (the second)',
    lines: [
      line('Discovery', 'each level opens the next island; 2 (1) DP for each faction marker'),
      line('Defence', 'averts a penalty; 2 (1) DP for each milestone'),
      line(
        'Economy',
        '1 more food, then wood, iron, stone from spaces of the volcano; 2 (1) DP for each set of food, wood and iron',
      ),
      line('Production', 'so many buildings are activated in preparation; 2 (1) DP for each building'),
      line('Nefriar', 'one battle fewer for each level; 3 troops and 3 DP (one of the two)'),
      line('Shan', 'one battle fewer for each level; 4 resources and 3 DP (one of the two)'),
      line('Aspidian', 'one battle fewer for each level; 2 honour and 3 DP (one of the two)'),
      line('Varg', 'one battle fewer for each level; top god or warlord and 3 DP (one of the two)'),
    ],
  },
  {
    title: 'Honour',
    lines: [
      line('Order', 'who is further ahead goes first, on one space whoever is on top; read anew in every round'),
      line('2', '1 food, 1 wood and 1 iron'),
      line('4', '1 knowledge'),
      line('6', 'fourth hero'),
      line('9', '3 troops'),
      line('12', '4 resources'),
      line('15', 'top building of the deck'),
    ],
  },
  {
    title: 'The end',
    lines: [
      line('When', 'after era 6, or after the era in which somebody reaches 100 DP or the last marker leaves the map'),
      line('Last campaign', 'one for everybody who likes, without a hero'),
      line('Buildings', '2 DP for each faction marker, type of building, finished track, god or unit of the resource'),
      line('Banners', 'a group of 2, 3, 4, 5, 6, 7, 8 adjacent regions: 1, 4, 9, 16, 25, 36, 49 DP'),
      line('Victory', 'the most DP; if equal, whoever is ahead in honour'),
    ],
  },
  {
    title: 'Tribe powers',
    lines: [
      line('Tiger', 'set a revealed battle aside and face the next one, once in every battle'),
      line('Bear', 'carry out a sacrifice twice'),
      line('Horse', 'use a feast or a demon’s tribute twice'),
      line('Wolf', '2 resources at the start of every era'),
    ],
  },
  {
    title: 'Alone',
    lines: [
      line('Target', 'you must exceed it: 80 easy, 100 normal, 130 hard, 150 extreme'),
      line(
        'Fate card',
        'at the start of every era: dummy heroes move, the dummy learns, cards leave the display, the dummy gains ' +
          'honour and takes the highest marker of the first faction it can reach',
      ),
      line(
        'Display',
        '7 cards of any kind from one deck; at the end of an era they slide to the left and are filled up',
      ),
      line('Scoring', 'if the dummy is ahead in honour, 1 DP less for each space'),
    ],
  },
]

export const goal: readonly string[] = [
  'You lead a tribe of barbarians. In each of six eras three heroes climb down the volcano, ring by ring, and every space they stand on gives you something.',
  'Gather troops and knowledge, conquer regions of five islands, build, and win gods and warlords over.',
  'Whoever has the most domination points (DP) after the last era, the last campaign and the scoring of buildings and banners wins.',
]
