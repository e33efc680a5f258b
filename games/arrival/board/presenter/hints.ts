/** One or two sentences for whoever does not know the game: what a question is about and what to look at. */

import { hintIn } from '@skerry/boards'
import type { Language } from '@skerry/contracts'

const FIRST = {
  en: 'Two of your four cards lie open. The section you block brings you nothing on any of the four: usually the top one holds most, and most Fomori with it.',
  de: 'Zwei deiner vier Karten liegen offen. Der Abschnitt, den du blockst, bringt dir auf keiner der vier etwas: Meist steht oben am meisten, auch an Fomori.',
}
const SECOND = {
  en: 'With your second blocker you decide what you earn: the section that stays open counts on all four cards. Every Fomori in it is one Corruption, and it must be spread before you may pass.',
  de: 'Mit dem zweiten Blocker entscheidest du, was du bekommst: Der Abschnitt, der offen bleibt, zählt auf allen vier Karten. Jeder Fomori darin ist eine Korruption und muss sich ausbreiten, bevor du passen darfst.',
}

const en = {
  'setup.port':
    'Your first Ait stands on a port. Ports let you build on every other free port; far from the castles you are safe for long, but the provinces near them are worth more Fame at the end.',
  'draw.take':
    'You draw four cards, face-down. The back tells what there is more of: building discs, swords and shields, or Fame and tactic tiles. You may take the same stack again.',
  'blocking.first': FIRST.en,
  'blocking.firstInTurn': FIRST.en,
  'blocking.second': SECOND.en,
  'blocking.secondInTurn': SECOND.en,
  'ogam.window':
    'Ogam’s wisdom lets you change your mind: one of your blockers moves to the open section, and the one it leaves is open instead. Compare what the sections bring; the tile is gone then.',
  'exploit.take':
    'Take a tactic tile. Most bring Fame for what stands on the map at the moment you use them, so look at where you want to build; unused tiles count a little at the end.',
  'turn.act':
    'Discs build, swords repel, shields protect a whole province, and Fomori must be spread, at best on what belongs to others. Look at who would win now: if the Fomori hold as many locations as all tribes, the least Corruption decides.',
  'turn.keep':
    'Three pieces stay with you for the next round, everything else goes back. At the end of the game every three elements, tactic tiles included, count one point.',
  'turn.after':
    'Your actions are done. You may still use tactic tiles and trophies before your turn ends; what you hold stays yours.',
  'swap.second': 'The first of the two is chosen. Pick the one it changes places with.',
  'masters.build':
    'The master-builder has saved discs you lost this round. Each may be built again by the usual rules; what you do not build goes back to the General Supply.',
}

const de: Readonly<Record<keyof typeof en, string>> = {
  'setup.port':
    'Dein erster Áit steht in einem Hafen. Von Häfen aus darfst du in jedem anderen freien Hafen bauen; weit weg von den Burgen bist du lange sicher, aber die Provinzen in ihrer Nähe sind am Ende mehr Ruhm wert.',
  'draw.take':
    'Du ziehst vier Karten, verdeckt. Die Rückseite sagt, wovon es mehr gibt: Bauscheiben, Schwerter und Schilde, oder Ruhm und Taktikplättchen. Du darfst denselben Stapel wieder nehmen.',
  'blocking.first': FIRST.de,
  'blocking.firstInTurn': FIRST.de,
  'blocking.second': SECOND.de,
  'blocking.secondInTurn': SECOND.de,
  'ogam.window':
    'Mit Ogams Weisheit kannst du es dir anders überlegen: Einer deiner Blocker geht auf den offenen Abschnitt, und der, den er verlässt, ist stattdessen offen. Vergleiche, was die Abschnitte bringen; das Plättchen ist danach weg.',
  'exploit.take':
    'Nimm ein Taktikplättchen. Die meisten bringen Ruhm für das, was auf dem Plan steht, wenn du sie einsetzt; überleg also, wo du bauen willst. Unbenutzte zählen am Ende ein wenig.',
  'turn.act':
    'Bauscheiben bauen, Schwerter drängen zurück, Schilde schützen eine ganze Provinz, und Fomori müssen sich ausbreiten, am besten auf das, was anderen gehört. Sieh nach, wer jetzt gewänne: Halten die Fomori so viele Orte wie alle Stämme, entscheidet die wenigste Korruption.',
  'turn.keep':
    'Drei Teile bleiben dir für die nächste Runde, alles andere geht zurück. Am Ende des Spiels zählen je drei Elemente, auch Taktikplättchen, einen Punkt.',
  'turn.after':
    'Deine Aktionen sind getan. Bevor dein Zug endet, darfst du noch Taktikplättchen und Trophäen einsetzen; was du hast, bleibt dir.',
  'swap.second': 'Der erste der beiden Orte ist gewählt. Nimm den, mit dem er tauscht.',
  'masters.build':
    'Die Baumeister haben Bauscheiben gerettet, die du in dieser Runde verloren hast. Jede darf nach den üblichen Regeln neu gebaut werden; was du nicht baust, geht in den allgemeinen Vorrat.',
}

export const hintOf = (decision: string, language: Language): string => hintIn({ en, de }, decision, language)
