import type { GameEdition } from '@skerry/contracts'

export const edition: GameEdition = {
  facts: {
    en: [
      ['Author', 'Martin Wallace'],
      ['Edition followed', 'the first, Game’s Up, 2016'],
      ['Where rulebooks differ', 'the German one, which is the original, decides'],
    ],
    de: [
      ['Autor', 'Martin Wallace'],
      ['Ausgabe', 'die erste, Game’s Up, 2016'],
      ['Wo Spielregeln abweichen', 'entscheidet die deutsche, das Original'],
    ],
  },
  shares: { rulebook: 137, published: 0, designed: 1072 },
  origins: {
    en: [
      'Map, earning cards and some values are our own: no public source shows the printed board or the faces of the cards.',
      'The contents of the box, the tribes, the castles and what the tactic tiles do follow the rulebook. Of the ten provinces it names one, Magnata, with its value. The other nine, all 48 locations and 94 connections, the 54 card faces and the values of Cauldron and Silver are ours. They keep to what reviews tell: about fifty locations, four castles in the north with one location linked to each, and places near the enemy that are worth more.',
    ],
    de: [
      'Karte, Ertragskarten und einige Werte sind von uns: Keine öffentliche Quelle zeigt den gedruckten Plan oder die Vorderseiten der Karten.',
      'Der Inhalt der Schachtel, die Stämme, die Burgen und die Wirkung der Taktikplättchen folgen der Spielregel. Von den zehn Provinzen nennt sie eine, Magnata, mit ihrem Wert. Die anderen neun, alle 48 Orte und 94 Verbindungen, die 54 Kartenvorderseiten und die Werte von Kessel und Silber sind von uns. Sie halten sich an das, was Rezensionen erzählen: etwa fünfzig Orte, vier Burgen im Norden mit je einem verbundenen Ort, und Orte nahe am Feind, die mehr zählen.',
    ],
  },
  pictograms: [
    {
      by: {
        en: 'Lorc, Delapouite and other contributors of game-icons.net',
        de: 'Lorc, Delapouite und weitere Mitwirkende von game-icons.net',
      },
      which: {
        en: 'laurels, eye, stones, sword, round shield, horned head, three faces, trophy, chest, anchor, tent, map, crossed swords, ingots, wing, standing stone, heart, brick wall, tower, horse’s head, footprints, hourglass, crown',
        de: 'Lorbeer, Auge, Steine, Schwert, Rundschild, gehörnter Kopf, drei Gesichter, Trophäe, Truhe, Anker, Zelt, Karte, gekreuzte Schwerter, Barren, Flügel, stehender Stein, Herz, Ziegelmauer, Turm, Pferdekopf, Fußspuren, Sanduhr, Krone',
      },
    },
  ],
}
