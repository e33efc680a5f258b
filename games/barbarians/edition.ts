import type { GameEdition } from '@skerry/kernel'

export const edition: GameEdition = {
  facts: {
    en: [
      ['Authors', 'Martino Chiacchiera, Marta Ciaccasassi, Pierluca Zizzi'],
      ['Edition followed', 'the German one, Tabula Games'],
      ['Here to play', 'the base game with the powers of the tribes, and alone'],
    ],
    de: [
      ['Autoren', 'Martino Chiacchiera, Marta Ciaccasassi, Pierluca Zizzi'],
      ['Ausgabe', 'die deutsche, Tabula Games'],
      ['Hier zu spielen', 'das Grundspiel mit den Kräften der Stämme, und allein'],
    ],
  },
  shares: { rulebook: 260, published: 339, designed: 429 },
  origins: {
    en: [
      'Volcano and map are the printed ones; most faces of the cards are our own, because public pictures show only a few of them.',
      'The rulebook gives the contents of the box, what the demons ask and offer, one feast, one battle and the first turn of a ring. The rulebook app of the publisher shows the 35 spaces of the volcano, the map with its 20 regions, the values of the markers, the milestones, the names of gods, warlords and demons, and a few cards: five prayers, three warlords, seven buildings, one battle, two fate cards. The other 70 battles, eleven prayers, 13 warlords and four fate cards are ours, as are the points of the gods, the mine, and which building scores by what where no picture tells it. They keep to what the rulebook says about them: which troops a terrain asks for, and in what proportion buildings go with ways of scoring.',
    ],
    de: [
      'Vulkan und Karte sind die gedruckten; die meisten Vorderseiten der Karten sind von uns, weil öffentliche Bilder nur wenige davon zeigen.',
      'Die Spielregel nennt den Inhalt der Schachtel, was die Dämonen verlangen und bieten, ein Fest, eine Schlacht und die erste Drehung eines Rings. Die Regel-App des Verlags zeigt die 35 Felder des Vulkans, die Karte mit ihren 20 Regionen, die Werte der Marker, die Meilensteine, die Namen der Götter, Kriegsherren und Dämonen und einige Karten: fünf Gebete, drei Kriegsherren, sieben Gebäude, eine Schlacht, zwei Schicksalskarten. Die übrigen 70 Schlachten, elf Gebete, 13 Kriegsherren und vier Schicksalskarten sind von uns, ebenso die Punkte der Götter, die Mine und welches Gebäude wofür zählt, wo es kein Bild verrät. Sie halten sich an das, was die Spielregel dazu sagt: welche Truppen ein Gelände verlangt und wie sich Gebäude auf die Wertungen verteilen.',
    ],
  },
}
