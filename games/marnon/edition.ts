import type { GameEdition } from '@skerry/contracts'

export const edition: GameEdition = {
  facts: {
    en: [
      ['Author', 'Garrett J. Donner'],
      ['Edition followed', 'the German one, Schmidt Spiele'],
      ['Original', 'Wizard’s Quest, Avalon Hill, 1979'],
    ],
    de: [
      ['Autor', 'Garrett J. Donner'],
      ['Ausgabe', 'die deutsche, Schmidt Spiele'],
      ['Original', 'Wizard’s Quest, Avalon Hill, 1979'],
    ],
  },
  shares: { rulebook: 220, published: 21, designed: 774 },
  origins: {
    en: [
      'Most of the map is our own: no public source tells the borders, bridges and places of the printed board.',
      'The fields with their numbers, the regions and their terrain and the contents of the box follow the rulebook. Which field borders on which is known for six of 98 borders; the other 92, the course of the river, the bridges and the coast are ours.',
    ],
    de: [
      'Das meiste an der Karte ist von uns: Keine öffentliche Quelle nennt Grenzen, Brücken und Lagen des gedruckten Plans.',
      'Die Felder mit ihren Nummern, die Regionen mit ihrem Gelände und der Inhalt der Schachtel folgen der Spielregel. Welches Feld an welches grenzt, ist für sechs von 98 Grenzen bekannt; die anderen 92, der Lauf des Flusses, die Brücken und die Küste sind von uns.',
    ],
  },
  pictograms: [
    {
      by: { en: 'Lorc', de: 'Lorc' },
      which: {
        en: 'queen’s crown, crossed swords, hourglass, visored helm, pointy hat, white tower',
        de: 'Königinnenkrone, gekreuzte Schwerter, Sanduhr, Visierhelm, Spitzhut, weißer Turm',
      },
    },
    {
      by: { en: 'Delapouite', de: 'Delapouite' },
      which: { en: 'meeple, peace dove', de: 'Meeple, Friedenstaube' },
    },
    {
      by: { en: 'Other contributors of game-icons.net', de: 'Weitere Mitwirkende von game-icons.net' },
      which: { en: 'orc, dragon, chest, ring, boat', de: 'Ork, Drache, Truhe, Ring, Boot' },
    },
  ],
}
