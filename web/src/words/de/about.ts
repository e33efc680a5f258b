/** The page about Skerry, in German; loaded with it. */

import type { AboutWords } from '../en/about.ts'

export const about: AboutWords = {
  title: 'Über Skerry',
  lead: 'Ein Tisch für große Strategiespiele, der ihre Regeln kennt und einhält. Er läuft auf deinem eigenen Rechner.',
  what: {
    title: 'Was das ist',
    lines: [
      'Skerry prüft jeden Zug an den Regeln. Was es ablehnt, begründet es und nennt die Regel. Das Logbuch erzählt, was geschah und nach welcher Regel.',
      'Bots sehen nur, was ein Mensch auf ihrem Platz sähe. Der Rechner würfelt, und was verdeckt liegt, kann sich niemand ansehen.',
      'Alles liegt in diesem Browser. Nichts wird irgendwohin geschickt, nichts gezählt, und Werbung gibt es keine.',
    ],
  },
  unofficial: {
    title: 'Inoffiziell',
    lines: [
      'Skerry ist von Fans gemacht. Es hat mit den Autoren und Verlagen der Spiele, denen es folgt, nichts zu tun und ist von ihnen nicht freigegeben.',
      'Es enthält weder ihre Texte noch ihre Bilder. Die Regeln sind in eigenen Worten neu gefasst und eigens nummeriert, Pläne und Figuren neu gezeichnet. Wenn dir ein Spiel gefällt, besorg es dir.',
    ],
  },
  games: {
    title: 'Welchen Spielen es folgt',
    players: 'Spieler',
    data: 'Woher Karte und Zahlen stammen',
    dataLine: (n) => `Jede der ${n.toLocaleString('de')} Angaben hinter dem Spielplan sagt, woher sie kommt.`,
    shares: {
      rulebook: 'aus der Spielregel',
      published: 'aus anderen öffentlichen Quellen',
      designed: 'von uns entworfen',
    },
    samples:
      'Die kleinen Spiele sind zum Ausprobieren da. Sie folgen keiner Ausgabe: Regeln und Wortlaut sind von uns.',
  },
  credits: {
    title: 'Dank',
    pictograms: {
      name: 'Piktogramme',
      line: 'von game-icons.net, Lizenz CC BY 3.0; auf eine Farbe beschränkt und auf Steine gezeichnet.',
    },
    icons: { name: 'Zeichen der Oberfläche', line: 'Lucide, ISC-Lizenz' },
    grenze: { name: 'Grenze', line: 'von den Grenze Project Authors (Omnibus-Type), SIL Open Font License 1.1' },
    alegreya: {
      name: 'Alegreya Sans',
      line: 'von den Alegreya Sans Project Authors (Huerta Tipográfica), SIL Open Font License 1.1',
    },
    license: 'Lizenztext',
  },
  license: {
    title: 'Lizenz',
    line: 'Skerry ist freie Software unter der MIT-Lizenz: benutze es, ändere es, gib es weiter.',
  },
}
