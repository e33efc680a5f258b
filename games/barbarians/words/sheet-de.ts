/** The summary sheet in German. */

import { sheetLine as line, type SheetChapter } from '@skerry/contracts'

export const sheet: readonly SheetChapter[] = [
  {
    title: 'Eine Ära',
    lines: [
      line(
        '1 Vorbereitung',
        'nicht in der 1. Ära: Richte Götter und Kriegsherren auf; so viele Gebäude werden aktiviert, wie deine ' +
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
      line('Produktion', 'so viele Gebäude werden in der Vorbereitung aktiviert; 2 (1) DP je Gebäude'),
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

export const goal: readonly string[] = [
  'Du führst einen Stamm von Barbaren. In jeder von sechs Ären steigen drei Helden Ring um Ring den Vulkan hinab, und jedes Feld, auf dem sie stehen, bringt dir etwas.',
  'Sammle Truppen und Wissen, erobere Regionen auf fünf Inseln, baue und gewinne Götter und Kriegsherren für dich.',
  'Wer nach der letzten Ära, dem letzten Feldzug und der Wertung von Gebäuden und Bannern die meisten Dominanzpunkte (DP) hat, gewinnt.',
]
