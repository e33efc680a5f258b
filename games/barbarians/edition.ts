import type { GameEdition } from '@skerry/contracts'

export const edition: GameEdition = {
  facts: {
    en: [
      ['Authors', 'Martino Chiacchiera, Marta Ciaccasassi, Pierluca Zizzi'],
      ['Edition followed', 'the German one, Tabula Games'],
      ['What can be played', 'the base game for one to four players, with or without the powers of the tribes'],
    ],
    de: [
      ['Autoren', 'Martino Chiacchiera, Marta Ciaccasassi, Pierluca Zizzi'],
      ['Ausgabe', 'die deutsche, Tabula Games'],
      ['Was sich spielen lässt', 'das Grundspiel für eine Person bis vier, mit oder ohne die Kräfte der Stämme'],
    ],
  },
  shares: { rulebook: 260, published: 339, designed: 429 },
  origins: {
    en: [
      'Volcano and map follow the printed ones; most of what the cards show is our own, because public pictures show only a few of them.',
      'The rulebook gives the contents of the box, what the demons ask and offer, one feast and one battle. The rulebook app of the publisher shows the 35 spaces of the volcano and how its rings turn, the map with its 20 regions, the values of the markers, the milestones, the names of gods, warlords and demons, and some of the cards: two more feasts, five prayers, three warlords, seven buildings, one battle and two fate cards. The other 70 battles, eleven prayers, 13 warlords and four fate cards are ours; so are the points of all gods, the mine, the points of one feast, and what the other buildings score by. They keep to what is known: which troops a terrain mainly asks for, and five kinds of buildings with five ways of scoring.',
    ],
    de: [
      'Vulkan und Karte folgen den gedruckten; das meiste auf den Spielkarten ist von uns, denn öffentliche Bilder zeigen nur wenige davon.',
      'Die Spielregel nennt den Inhalt der Schachtel, was die Dämonen verlangen und bieten, ein Fest und eine Schlacht. Die Regel-App des Verlags zeigt die 35 Felder des Vulkans und wie sich seine Ringe drehen, die Karte mit ihren 20 Regionen, die Werte der Marker, die Meilensteine, die Namen der Götter, Kriegsherren und Dämonen und einige der Spielkarten: zwei weitere Feste, fünf Gebete, drei Kriegsherren, sieben Gebäude, eine Schlacht und zwei Schicksalskarten. Die übrigen 70 Schlachten, elf Gebete, 13 Kriegsherren und vier Schicksalskarten sind von uns; ebenso die Punkte aller Götter, die Mine, die Punkte eines Fests und wofür die übrigen Gebäude zählen. Sie halten sich an das, was bekannt ist: welche Truppen ein Gelände vor allem verlangt, und fünf Arten von Gebäuden mit fünf Wertungen.',
    ],
  },
  pictograms: [
    {
      by: {
        en: 'Lorc, Delapouite and other contributors of game-icons.net',
        de: 'Lorc, Delapouite und weitere Mitwirkende von game-icons.net',
      },
      which: {
        en: 'laurels, crown, dolmen, meat, logs, ingot, block of stone, coins, bag, sword, horned helmet, totem, bearded warrior, hut, book, rune stone, chess knight, longship, round shield, chest, masks, eyes, sea serpent, visored helm, crossed axes, crossed swords, horned skull, ring, castle on a hill, hourglass, hermit, tent, beer mug, demon’s head, fist, scroll, horse’s head',
        de: 'Lorbeer, Krone, Dolmen, Fleisch, Stämme, Barren, Steinblock, Münzen, Beutel, Schwert, Hörnerhelm, Totem, bärtiger Krieger, Hütte, Buch, Runenstein, Springer, Langschiff, Rundschild, Truhe, Masken, Augen, Seeschlange, Visierhelm, gekreuzte Äxte, gekreuzte Schwerter, gehörnter Schädel, Ring, Burg auf einem Hügel, Sanduhr, Einsiedler, Zelt, Bierkrug, Dämonenkopf, Faust, Schriftrolle, Pferdekopf',
      },
    },
  ],
}
