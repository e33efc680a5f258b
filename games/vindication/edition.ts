import type { GameEdition } from '@skerry/contracts'

export const edition: GameEdition = {
  facts: {
    en: [
      ['Author', 'Marc Neidlinger'],
      ['Edition followed', 'the one of Orange Nebula, by a German summary of its rules'],
      ['What can be played', 'the base game for two to five players'],
    ],
    de: [
      ['Autor', 'Marc Neidlinger'],
      ['Ausgabe', 'die von Orange Nebula, nach einer deutschen Zusammenfassung der Regeln'],
      ['Was sich spielen lässt', 'das Grundspiel für zwei bis fünf Personen'],
    ],
  },
  shares: { rulebook: 203, published: 40, designed: 1288 },
  origins: {
    en: [
      'The regions follow the printed tiles; all cards are our own, because no public source shows their faces.',
      'The rules summary gives the numbers of tiles, cubes and coins, what a journey tells, what the monster die can show and how attributes are combined. Pictures of all region tiles show what a visit costs and brings. From these follow the island with its 19 hexes and 36 triangles. The numbering of the shore, the distribution of both dice, all 60 companions, 16 traits, 16 relics, 16 monsters, 20 quests and 12 end triggers are ours. They keep to what is known: six decks with a price in their own attribute, start companions and others, charges on relics, two goals on a quest, and twelve journeys and end triggers as in the prototype.',
    ],
    de: [
      'Die Regionen folgen den gedruckten Plättchen; alle Karten sind von uns, denn keine öffentliche Quelle zeigt ihre Vorderseiten.',
      'Die Zusammenfassung der Regeln nennt die Anzahl der Plättchen, Blöcke und Münzen, was auf einer Reisekarte steht, was der Monsterwürfel zeigen kann und wie sich Attribute verbinden. Bilder aller Regionsplättchen zeigen, was ein Besuch kostet und bringt. Daraus folgt die Insel mit ihren 19 Hexfeldern und 36 Dreiecken. Die Nummern am Ufer, die Verteilung auf beiden Würfeln, alle 60 Begleiter, 16 Eigenschaften, 16 Reliquien, 16 Monster, 20 geheimen Ziele und 12 Spielende-Auslöser sind von uns. Sie halten sich an das, was bekannt ist: sechs Stapel mit einem Preis im eigenen Attribut, Startbegleiter und andere, Ladungen auf Reliquien, zwei Ziele auf einer Karte und je zwölf Reisen und Spielende-Auslöser wie im Prototyp.',
    ],
  },
  pictograms: [
    {
      by: {
        en: 'Lorc, Delapouite and other contributors of game-icons.net',
        de: 'Lorc, Delapouite und weitere Mitwirkende von game-icons.net',
      },
      which: {
        en: 'feather, open book, fist, nature spirit, eye, lion, emblems of the regions (tower, tombstone, dolmen, beer mug, pagoda, church, castle, cave, horse’s head, scribe, bookshelf), chest, horned beast, heart, companions, laurels, crown, dove, visored helm, tent, hourglass, scroll, crossed axes, rosette',
        de: 'Feder, aufgeschlagenes Buch, Faust, Naturgeist, Auge, Löwe, Zeichen der Regionen (Turm, Grabstein, Dolmen, Bierkrug, Pagode, Kirche, Burg, Höhle, Pferdekopf, Schreiber, Bücherregal), Truhe, gehörntes Tier, Herz, Begleiter, Lorbeer, Krone, Taube, Visierhelm, Zelt, Sanduhr, Schriftrolle, gekreuzte Äxte, Rosette',
      },
    },
  ],
}
