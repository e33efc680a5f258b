/** The summary sheet: a turn, cubes, bonus actions, regions, cards, fights, the end and the scoring. */

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
    title: 'Your turn: three actions in any order, each at most once',
    lines: [
      line(
        'Move',
        'a must: 1 step or as many as your speed, from triangle to triangle; not back to the start, not onto another ' +
          'medallion. Open hexes beside every triangle you enter are discovered',
      ),
      line(
        'Activate',
        'your character for 1 common attribute (vindicated: 2), or a companion: 1 Influence cube onto it for its ' +
          'attributes and its ability',
      ),
      line('Visit', 'one discovered region that touches your triangle; you pay its cost and use its effect'),
      line('Or rest', 'augment 1 instead of a visit'),
    ],
  },
  {
    title: 'Cubes: 21 of yours, nothing else pays',
    lines: [
      line('Potential', 'asleep: only augmenting frees cubes'),
      line(
        'Influence',
        'your purse: attributes, activations and charges are paid from it; whatever you spend returns to it',
      ),
      line('Conviction', 'for control, the empowered draw and saving a champion'),
      line('Augment', 'one cube one step: Potential to Influence, or Influence to Conviction'),
      line('Gain an attribute', 'a cube from Influence to its sphere; to pay it, the cube goes back to Influence'),
    ],
  },
  {
    title: 'Bonus actions: at any moment of your turn',
    lines: [
      line('Courage', 'convert 1 Inspiration and 1 Strength'),
      line('Wisdom', 'convert 1 Inspiration and 1 Knowledge'),
      line('Vision', 'convert 1 Knowledge and 1 Strength'),
      line(
        'Converting',
        'one of the two cubes goes to the heroic sphere, the other back to Influence; as often as you like',
      ),
      line('Proficiency', 'once per turn 3 of an attribute for its tile; give it back for 2 of that attribute'),
      line(
        'Control',
        'of a region visited in this turn: 1 Conviction cube onto it; if it is somebody else’s, 2 (one of them to ' +
          'Influence)',
      ),
      line('Recall', 'any cube outside Potential back to Influence; companions give theirs back only by leaving you'),
      line('Vindicate', 'with an empty Potential and 25 honor: 5 honor, and your character gives 2 attributes'),
      line('Traits, relics', 'use their abilities'),
    ],
  },
  {
    title: 'Regions',
    lines: [
      line('Fort', '2 Strength'),
      line('Holy Spire', '2 Inspiration'),
      line('Library', '2 Knowledge'),
      line('Academy', 'roll the attribute die and gain 1 of it'),
      line('Inn', '2 Inspiration, Knowledge or Strength: a yellow, blue or red companion'),
      line('Ancient Tomb', '2 Wisdom: a trait'),
      line('Arcane Tower', '2 Vision: a relic; and charge your relics up to 3 cubes, also without buying'),
      line('Gaping Maw', '2 Courage: a monster'),
      line('Command Post', 'each 3 Strength: speed +1, up to 5'),
      line('Monastery', 'each 1 Knowledge: augment 1'),
      line('Shrine', 'each 1 Inspiration: 2 cubes back from your companions'),
      line('Whose it is', 'if somebody else controls the region you visit, that player gains 2 honor'),
    ],
  },
  {
    title: 'Cards',
    lines: [
      line('Taking one', 'the top of the open pile, or unseen the top of the deck'),
      line('Empowered draw', 'for 1 Conviction: any card of the open pile or of the top 3 of the deck'),
      line('Honor', 'the printed honor counts at once; with a card that leaves you it is lost'),
      line('Companions', 'cubes pile up on them with every activation; a Shrine brings them back'),
      line('Relics', 'come with charges, hold at most 3; a charge pays for their ability'),
    ],
  },
  {
    title: 'A fight at the Gaping Maw',
    lines: [
      line('Champion', 'your companion with the lowest initiative; the monster is always defeated'),
      line('Then roll', 'attribute die: gain 1 of it. Monster die: 3 faces miss, 2 Exhaustion, 1 Death'),
      line('Exhaustion', '2 Influence cubes onto the champion'),
      line('Death', 'the champion and its honor are lost, unless you pay 1 Conviction'),
    ],
  },
  {
    title: 'The end',
    lines: [
      line(
        'Triggers',
        'two lie face up; whoever first reaches 30, 45, 60 and 75 honor takes the coin and reveals one more',
      ),
      line('Last round', 'as soon as one is met, this round is finished and exactly one more is played'),
    ],
  },
  {
    title: 'Final scoring',
    lines: [
      line(
        'Mastery',
        '5 honor for each attribute in which you alone count most: 1 per card of its colour, 2 per proficiency tile',
      ),
      line('Cards', 'their bonuses for the end of the game'),
      line('Quest', 'each of its two goals that is met'),
      line('Control', '2 honor per region'),
      line('Victory', 'most honor; then most Conviction, least Potential, fewest coins'),
    ],
  },
]

const de: readonly Chapter[] = [
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
      line('Auftrag', 'jedes seiner beiden Ziele, das erreicht ist'),
      line('Kontrolle', '2 Ehre je Region'),
      line('Sieg', 'die meiste Ehre; dann meiste Überzeugungskraft, wenigstes Potenzial, wenigste Münzen'),
    ],
  },
]

const sheets: Readonly<Record<Language, readonly Chapter[]>> = { en, de }

export const sheetOf = (language: Language): readonly Chapter[] => sheets[language]

/** The goal, for whoever sits down for the first time. */
export const goal: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'You are a wretch washed ashore on an unknown island, and you want your honor back. Every turn you move, activate your character or a companion, and visit a region or rest, in any order.',
    'Your 21 cubes are all you have: they become attributes, attributes become companions, traits, relics and monsters, and whatever you spend comes back.',
    'Take control of regions, turn your character to its vindicated side, and watch the end triggers. Whoever has the most honor after the final scoring wins.',
  ],
  de: [
    'Du bist ein Schurke, an eine unbekannte Insel gespült, und willst deine Ehre zurück. In jedem Zug bewegst du dich, aktivierst deinen Charakter oder einen Begleiter und besuchst eine Region oder ruhst dich aus, in beliebiger Reihenfolge.',
    'Deine 21 Blöcke sind alles, was du hast: Aus ihnen werden Attribute, aus Attributen Begleiter, Eigenschaften, Reliquien und Monster, und was du ausgibst, kommt zurück.',
    'Übernimm die Kontrolle über Regionen, rehabilitiere deinen Charakter und behalte die Auslöser im Auge. Wer nach der Schlusswertung die meiste Ehre hat, gewinnt.',
  ],
}
