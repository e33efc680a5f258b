/** The summary sheet: an era, the spaces, campaigns, knowledge, honour, the end and the solo game. */

import type { Language } from '@skerry/kernel'

/** A short line: what it is about, and what to know. */
export interface SheetLine {
  readonly term: string
  readonly text: string
}
export interface Chapter {
  readonly title: string
  readonly lines: readonly SheetLine[]
}

const line = (term: string, text: string): SheetLine => ({ term, text })

const en: readonly Chapter[] = [
  {
    title: 'An era',
    lines: [
      line(
        '1 Preparation',
        'not in era 1: turn your gods and warlords upright; as many buildings produce as your production level says',
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
      line('Production', 'so many buildings produce in the preparation; 2 (1) DP for each building'),
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

const de: readonly Chapter[] = [
  {
    title: 'Eine Ära',
    lines: [
      line(
        '1 Vorbereitung',
        'nicht in der 1. Ära: Richte Götter und Kriegsherren auf; so viele Gebäude produzieren, wie deine ' +
          'Produktionsstufe angibt',
      ),
      line(
        '2 Aktion',
        'in der Ehrenfolge Held 1 in den zentralen Ring, dann Held 2 in den mittleren, Held 3 in den äußeren und ein ' +
          'vierter Held, wenn du einen hast, in die Peripherie. Jeder in einen Abschnitt, der den des vorigen Helden ' +
          'berührt; kein freies Feld: 2 DP',
      ),
      line(
        'Dazu',
        'einmal in deinem Zug, vor oder nach dem Einsetzen: einen aufrechten Gott anbeten oder einen aufrechten ' +
          'Kriegsherrn opfern',
      ),
      line(
        '3 Abschluss',
        'Helden zurück; in ungeraden Ären ein Fest, eine von drei Zeilen; in geraden ein Dämon: 1 Gold oder 5 DP, dann ' +
          'nach Wunsch ein Tribut. Neues Kartenlager, und ein Ring dreht sich',
      ),
    ],
  },
  {
    title: 'Felder',
    lines: [
      line('Gebäude', 'aus dem Kartenlager zu seinen Kosten; höchstens 4'),
      line('Gott', 'aus dem Kartenlager für 1 beliebige Ressource, bringt DP; höchstens 3'),
      line('Kriegsherr', 'aus dem Kartenlager für 2 Gold, bringt einen Ehrenschritt je Krone; höchstens 3'),
      line('Wissen', 'Barbaren- oder Taktikwissen: ein Schritt auf einem Pfad dieser Kategorie'),
      line('Feldzug', 'rekrutieren, dann eine Region angreifen'),
      line('x2', 'das Feld von Held 3 darf zweimal ausgeführt werden'),
      line('Vierter Held', 'für die Peripherie, in dieser Ära'),
      line(
        'Tausch',
        '2 Lebensmittel → 1 Barbaren- und 1 Taktikwissen und 1 Ehre; 2 Holz → oberstes Gebäude; 2 Eisen → oberster Gott ' +
          'oder Kriegsherr; 2 Stein → 3 Truppen; 2 Gold → Feldzug, dessen Marker doppelt zählt',
      ),
      line('Grenzen', 'höchstens 6 von jeder Ressource und jeder Truppenart; der Rest verfällt'),
    ],
  },
  {
    title: 'Feldzug',
    lines: [
      line(
        '1 Rekrutieren',
        'Bogenschütze 1 Lebensmittel und 1 Holz, Berserker 1 Holz und 1 Eisen, Räuber 1 Lebensmittel und 1 Eisen',
      ),
      line(
        '2 Ziel',
        'eine Region mit Marker neben der Startregion oder einer eroberten, zu Land oder über See, auf einer Insel, bis ' +
          'zu der deine Entdeckung reicht',
      ),
      line('3 Schlachten', '6, vermindert um deine Taktikstufe gegen die Faktion; eine nach der anderen und alle'),
      line(
        'Gewinnen',
        'bezahle die grauen Truppen, vom Tableau oder mit gerufenen aufrechten Kriegsherren; mit den roten dazu sofort ' +
          'die DP für Overkill',
      ),
      line(
        'Eroberung',
        'mindestens die Hälfte der Schlachten gewonnen: DP des Markers und der Insel, 3 mehr für die erste dort',
      ),
      line('Belohnungen', 'am Ende, für jede gewonnene Schlacht, ob erobert oder nicht'),
      line(
        'Verlangt',
        'Wald Berserker, dann Räuber; Gletscher Räuber, dann Bogenschützen; Berg Bogenschützen, dann Berserker; Sumpf ' +
          'alle',
      ),
    ],
  },
  {
    title: 'Strafe für eine verlorene Schlacht',
    lines: [
      line('Nefriar', '1 Truppe und 1 DP; ohne Truppen 2 DP'),
      line('Shan', '1 Gold und 1 Stein; für jedes, das fehlt, 1 DP'),
      line('Aspidian', '2 Ehrenschritte zurück; für jeden, der nicht geht, 1 DP'),
      line('Varg', '2 aufrechte Götter oder Kriegsherren drehen; für jeden, der fehlt, 1 DP'),
      line('Verteidigung', 'Stufe k wendet je Feldzug eine Strafe ab, unter den ersten k Schlachten'),
    ],
  },
  {
    title: 'Wissen: Stufe und der Bonus für die Ersten (die Zweiten)',
    lines: [
      line('Entdeckung', 'jede Stufe öffnet die nächste Insel; 2 (1) DP je Faktionsmarker'),
      line('Verteidigung', 'wendet eine Strafe ab; 2 (1) DP je Meilenstein'),
      line(
        'Wirtschaft',
        '1 mehr Lebensmittel, dann Holz, Eisen, Stein von Vulkanfeldern; 2 (1) DP je Satz aus Lebensmittel, Holz und ' +
          'Eisen',
      ),
      line('Produktion', 'so viele Gebäude produzieren in der Vorbereitung; 2 (1) DP je Gebäude'),
      line('Nefriar', 'eine Schlacht weniger je Stufe; 3 Truppen und 3 DP (eines von beiden)'),
      line('Shan', 'eine Schlacht weniger je Stufe; 4 Ressourcen und 3 DP (eines von beiden)'),
      line('Aspidian', 'eine Schlacht weniger je Stufe; 2 Ehre und 3 DP (eines von beiden)'),
      line('Varg', 'eine Schlacht weniger je Stufe; oberster Gott oder Kriegsherr und 3 DP (eines von beiden)'),
    ],
  },
  {
    title: 'Ehre',
    lines: [
      line(
        'Reihenfolge',
        'wer weiter vorn liegt, ist zuerst dran, auf einem Feld, wer oben liegt; in jeder Runde neu abgelesen',
      ),
      line('2', '1 Lebensmittel, 1 Holz und 1 Eisen'),
      line('4', '1 Wissen'),
      line('6', 'vierter Held'),
      line('9', '3 Truppen'),
      line('12', '4 Ressourcen'),
      line('15', 'oberstes Gebäude vom Stapel'),
    ],
  },
  {
    title: 'Das Ende',
    lines: [
      line(
        'Wann',
        'nach der 6. Ära, oder nach der Ära, in der jemand 100 DP erreicht oder der letzte Marker die Karte verlässt',
      ),
      line('Letzter Feldzug', 'einer für alle, die wollen, ohne Held'),
      line('Gebäude', '2 DP je Faktionsmarker, Gebäudeart, vollendetem Pfad, Gott oder Einheit der Ressource'),
      line('Banner', 'eine Gruppe aus 2, 3, 4, 5, 6, 7, 8 benachbarten Regionen: 1, 4, 9, 16, 25, 36, 49 DP'),
      line('Sieg', 'die meisten DP; bei Gleichstand, wer in der Ehre vorn liegt'),
    ],
  },
  {
    title: 'Stammesfähigkeiten',
    lines: [
      line('Tiger', 'eine aufgedeckte Schlacht weglegen und sich der nächsten stellen, einmal in jeder Schlacht'),
      line('Bär', 'eine Opferung zweimal ausführen'),
      line('Pferd', 'ein Fest oder den Tribut eines Dämons zweimal nutzen'),
      line('Wolf', '2 Ressourcen zu Beginn jeder Ära'),
    ],
  },
  {
    title: 'Allein',
    lines: [
      line('Ziel', 'du musst es übertreffen: 80 leicht, 100 normal, 130 schwer, 150 extrem'),
      line(
        'Schicksalskarte',
        'zu Beginn jeder Ära: Freie Helden rücken weiter, die freie Farbe lernt, Karten verlassen das Kartenlager, sie ' +
          'gewinnt Ehre und nimmt den höchsten Marker der ersten Faktion, die sie erreicht',
      ),
      line(
        'Kartenlager',
        '7 Karten beliebiger Art von einem Stapel; am Ende einer Ära rücken sie nach links und werden aufgefüllt',
      ),
      line('Wertung', 'liegt die freie Farbe in der Ehre vorn, 1 DP weniger je Feld'),
    ],
  },
]

const sheets: Readonly<Record<Language, readonly Chapter[]>> = { en, de }

export const sheetOf = (language: Language): readonly Chapter[] => sheets[language]

/** The goal, for whoever sits down for the first time. */
export const goal: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'You lead a tribe of barbarians. In each of six eras three heroes climb down the volcano, ring by ring, and every space they stand on gives you something.',
    'Gather troops and knowledge, conquer regions of five islands, build, and win gods and warlords over.',
    'Whoever has the most domination points (DP) after the last era, the last campaign and the scoring of buildings and banners wins.',
  ],
  de: [
    'Du führst einen Stamm von Barbaren. In jeder von sechs Ären steigen drei Helden Ring um Ring den Vulkan hinab, und jedes Feld, auf dem sie stehen, bringt dir etwas.',
    'Sammle Truppen und Wissen, erobere Regionen auf fünf Inseln, baue und gewinne Götter und Kriegsherren für dich.',
    'Wer nach der letzten Ära, dem letzten Feldzug und der Wertung von Gebäuden und Bannern die meisten Dominanzpunkte (DP) hat, gewinnt.',
  ],
}
