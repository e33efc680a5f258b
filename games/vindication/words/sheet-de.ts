/** The summary sheet in German. */

import { sheetLine as line, type SheetChapter } from '@skerry/contracts'

export const sheet: readonly SheetChapter[] = [
  {
    title: 'Dein Zug: drei Aktionen in beliebiger Reihenfolge, jede höchstens einmal',
    lines: [
      line(
        'Bewegen',
        'Pflicht: 1 Schritt oder so viele wie deine Geschwindigkeit, von Dreieck zu Dreieck; nicht zurück zum Anfang, ' +
          'nicht auf ein anderes Medaillon. Offene Hexfelder neben jedem betretenen Dreieck werden entdeckt',
      ),
      line(
        'Aktivieren',
        'deinen Charakter für 1 Standardattribut (rehabilitiert: 2) oder einen Begleiter: 1 Einflussblock auf ihn für ' +
          'seine Attribute und seine Fähigkeit',
      ),
      line('Besuchen', 'eine entdeckte Region, die dein Dreieck berührt; du zahlst ihre Kosten und nutzt ihre Wirkung'),
      line('Oder ausruhen', 'statt eines Besuchs die Energie um 1 steigern'),
    ],
  },
  {
    title: 'Blöcke: 21 gehören dir, und nur mit ihnen wird gezahlt',
    lines: [
      line('Potenzial', 'schlummert: Nur wer die Energie steigert, bekommt Blöcke frei'),
      line(
        'Einfluss',
        'deine Kasse: Attribute, Aktivierungen und Ladungen werden daraus bezahlt; alles Ausgegebene kehrt dorthin zurück',
      ),
      line('Überzeugungskraft', 'für Kontrolle, verbessertes Ziehen und die Rettung eines Champions'),
      line('Steigern', 'ein Block einen Schritt: vom Potenzial zum Einfluss oder vom Einfluss zur Überzeugungskraft'),
      line('Attribut erhalten', 'ein Block vom Einfluss auf seinen Kreis; bezahlt geht er zurück zum Einfluss'),
    ],
  },
  {
    title: 'Bonusaktionen: jederzeit in deinem Zug',
    lines: [
      line('Courage', '1 Inspiration und 1 Stärke konvertieren'),
      line('Weisheit', '1 Inspiration und 1 Wissen konvertieren'),
      line('Vision', '1 Wissen und 1 Stärke konvertieren'),
      line(
        'Konvertieren',
        'einer der beiden Blöcke geht auf den heroischen Kreis, der andere zurück zum Einfluss; beliebig oft',
      ),
      line('Kenntnis', 'einmal je Zug 3 von einem Attribut für dessen Plättchen; zurückgegeben bringt es 2 davon'),
      line(
        'Kontrolle',
        'über eine in diesem Zug besuchte Region: 1 Block der Überzeugungskraft auf sie; gehört sie jemand anderem, 2 ' +
          '(einer davon zum Einfluss)',
      ),
      line(
        'Zurücknehmen',
        'jeden Block außer vom Potenzial zurück zum Einfluss; Begleiter geben ihre nur zurück, wenn sie dich verlassen',
      ),
      line('Rehabilitieren', 'mit leerem Potenzial und 25 Ehre: 5 Ehre, und dein Charakter gibt 2 Attribute'),
      line('Karten nutzen', 'Fähigkeiten von Eigenschaften und Reliquien'),
    ],
  },
  {
    title: 'Regionen',
    lines: [
      line('Fort', '2 Stärke'),
      line('Heiliger Kirchturm', '2 Inspiration'),
      line('Bibliothek', '2 Wissen'),
      line('Akademie', 'Attributwürfel werfen und 1 davon erhalten'),
      line('Schenke', '2 Inspiration, Wissen oder Stärke: ein gelber, blauer oder roter Begleiter'),
      line('Altertümliches Grab', '2 Weisheit: eine Eigenschaft'),
      line('Mysteriöser Turm', '2 Vision: eine Reliquie; dazu Reliquien bis 3 Blöcke laden, auch ohne Kauf'),
      line('Klaffender Schlund', '2 Courage: ein Monster'),
      line('Kommandoposten', 'je 3 Stärke: Geschwindigkeit +1, bis 5'),
      line('Kloster', 'je 1 Wissen: Energie um 1 steigern'),
      line('Schrein', 'je 1 Inspiration: 2 Blöcke von deinen Begleitern zurück'),
      line('Wem sie gehört', 'kontrolliert jemand anders die Region, die du besuchst, bekommt diese Person 2 Ehre'),
    ],
  },
  {
    title: 'Karten',
    lines: [
      line('Nehmen', 'die oberste vom offenen Stapel oder ungesehen die oberste vom verdeckten'),
      line(
        'Verbessert ziehen',
        'für 1 Überzeugungskraft: eine beliebige aus dem offenen Stapel oder den obersten 3 des verdeckten',
      ),
      line('Ehre', 'die aufgedruckte Ehre zählt sofort; mit einer Karte, die dich verlässt, geht sie verloren'),
      line('Begleiter', 'mit jeder Aktivierung sammeln sich Blöcke auf ihnen; ein Schrein bringt sie zurück'),
      line('Reliquien', 'kommen mit Ladungen, fassen höchstens 3; eine Ladung bezahlt ihre Fähigkeit'),
    ],
  },
  {
    title: 'Ein Kampf am Klaffenden Schlund',
    lines: [
      line('Champion', 'dein Begleiter mit der niedrigsten Initiative; das Monster wird immer besiegt'),
      line(
        'Dann würfeln',
        'Attributwürfel: 1 davon erhalten. Monsterwürfel: 3 Seiten Misslingen, 2 Erschöpfung, 1 Tod',
      ),
      line('Erschöpfung', '2 Einflussblöcke auf den Champion'),
      line('Tod', 'der Champion und seine Ehre sind verloren, es sei denn, du zahlst 1 Überzeugungskraft'),
    ],
  },
  {
    title: 'Das Ende',
    lines: [
      line(
        'Auslöser',
        'zwei liegen offen; wer zuerst 30, 45, 60 und 75 Ehre erreicht, nimmt die Münze und deckt einen weiteren auf',
      ),
      line('Letzte Runde', 'sobald einer erfüllt ist, wird diese Runde beendet und genau eine weitere gespielt'),
    ],
  },
  {
    title: 'Schlusswertung',
    lines: [
      line(
        'Meisterschaft',
        '5 Ehre für jedes Attribut, in dem du allein am meisten zählst: 1 je Karte seiner Farbe, 2 je Kenntnisplättchen',
      ),
      line('Karten', 'ihre Boni für das Spielende'),
      line('Geheime Ziele', 'jedes der beiden, das erreicht ist'),
      line('Kontrolle', '2 Ehre je Region'),
      line('Sieg', 'die meiste Ehre; dann meiste Überzeugungskraft, wenigstes Potenzial, wenigste Münzen'),
    ],
  },
]

export const goal: readonly string[] = [
  'Du bist ein Schurke, an eine unbekannte Insel gespült, und willst deine Ehre zurück. In jedem Zug bewegst du dich, aktivierst deinen Charakter oder einen Begleiter und besuchst eine Region oder ruhst dich aus, in beliebiger Reihenfolge.',
  'Deine 21 Blöcke sind alles, was du hast: Aus ihnen werden Attribute, aus Attributen Begleiter, Eigenschaften, Reliquien und Monster, und was du ausgibst, kommt zurück.',
  'Übernimm die Kontrolle über Regionen, rehabilitiere deinen Charakter und behalte die Auslöser im Auge. Wer nach der Schlusswertung die meiste Ehre hat, gewinnt.',
]
