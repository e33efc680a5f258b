/** Every pictogram and what it stands for: one without an entry does not compile. */

import { capital } from '@skerry/boards'
import type { Language, LegendEntry } from '@skerry/contracts'
import { tileWords } from '../../sheet.ts'
import type { TileKind } from '../../types.ts'
import { type ArrivalIcon, ICONS } from './icons.ts'

type Entries = Readonly<Record<Exclude<ArrivalIcon, TileKind>, readonly [name: string, text: string]>>

const en: Entries = {
  fame: ['Fame', 'Points. The most Fame wins if Érin holds; Outposts and Distant Attacks are paid with it.'],
  corruption: ['Corruption', 'One for every Fomori you earn. The least Corruption wins if Érin is overrun.'],
  disc: ['Building disc', 'Builds an Ait, or raises a fortification by one level.'],
  sword: ['Sword', 'Repels Fomori and castles: as many swords as their strength.'],
  shield: ['Shield', 'Lies in a province and makes every spread there cost one Fomori more.'],
  fomori: ['Fomori', 'Face-down: nobody knows which. What you hold must be spread before you pass.'],
  trophy: ['Castle Trophy', 'A castle you have repelled. Once, it lets you give back up to 3 Fomori.'],
  tile: ['Tactic tile', 'Used once in your turn, without an action. Unused tiles count as elements.'],
  sineach: ['Sineach', 'Strength 1: one sword repels it, for 1 Fame.'],
  athach: ['Athach', 'Strength 2: two swords repel it, for 3 Fame.'],
  monghfinn: ['Monghfinn', 'Strength 3: three swords repel it, for 6 Fame.'],
  castle: ['Castle of Balor', 'Strength 4: four swords repel it, for 10 Fame and a Castle Trophy.'],
  ait: ['Ait', 'A fortification of one disc.'],
  broch: ['Broch', 'A fortification of two discs.'],
  caer: ['Caer', 'A fortification of three discs: it cannot grow any higher.'],
  port: ['Port', 'Whoever holds a port may build and repel on every other one.'],
  site: ['Free place', 'An empty location: tribes may build there and Fomori spread to it.'],
  outpost: ['Outpost', 'Built next to others only, for 2 Fame.'],
  province: ['Province', 'Each of your forts there is worth its number in Fame at the end, if Érin holds.'],
  repelled: ['Érin holds', 'The tribes hold more locations than the Fomori: the most Fame wins.'],
  overrun: ['Érin is overrun', 'The Fomori hold at least as many locations as all tribes: the least Corruption wins.'],
  card: ['Earning card', 'Each has three sections; the one you leave open on your four cards is what you earn.'],
  backDiscs: ['Card with discs', 'Its front shows more building discs.'],
  backArms: ['Card with arms', 'Its front shows more swords and shields.'],
  backGlory: ['Card with glory', 'Its front shows more Fame and tactic tiles.'],
  startPlayer: ['Starting Player', 'Begins the round. Whoever passes first begins the next one.'],
  pass: ['Passed', 'Takes no more turns in this round.'],
  elements: ['Elements', 'Pieces you keep, and unused tiles: every three count one point at the end.'],
  build: ['Build', 'The action that puts a disc on the map.'],
  spread: ['Spread', 'The action that sends your Fomori to a location.'],
  blocker: ['Blocker', 'Blocks a section on all four of your cards: it brings nothing.'],
  top: ['Top section', 'The upper third of the earning cards.'],
  middle: ['Middle section', 'The middle third of the earning cards.'],
  bottom: ['Bottom section', 'The lower third of the earning cards.'],
  round: ['Round', 'A round has an Earning Phase and an Action Phase.'],
  lastRound: ['Last round', 'Somebody has reached the limit of Corruption: the game ends after this round.'],
  draw: ['Draw', 'Everybody draws four earning cards.'],
  block: ['Block', 'Everybody blocks two of the three sections.'],
  exploit: ['Exploit', 'The open sections bring what they show.'],
  actions: ['Actions', 'Turns of two actions, until everybody has passed.'],
  roundEnd: ['Round end', 'Master-builders build, and the next round is prepared.'],
  endTurn: ['End of a turn', 'Nothing more is done in this turn.'],
}

const de: Entries = {
  fame: ['Ruhm', 'Punkte. Hält Érin stand, gewinnt der meiste Ruhm; Außenposten und Distanzangriffe kosten welchen.'],
  corruption: ['Korruption', 'Eine für jeden Fomori, den du bekommst. Wird Érin überrannt, gewinnt die wenigste.'],
  disc: ['Bauscheibe', 'Baut einen Áit oder macht eine Befestigung eine Stufe höher.'],
  sword: ['Schwert', 'Drängt Fomori und Burgen zurück: so viele Schwerter wie ihre Stärke.'],
  shield: ['Schild', 'Liegt in einer Provinz; jedes Ausbreiten dorthin kostet einen Fomori mehr.'],
  fomori: ['Fomori', 'Verdeckt: Niemand weiß, welcher. Was du davon hast, muss sich ausbreiten, bevor du passt.'],
  trophy: ['Burg-Trophäe', 'Eine Burg, die du zurückgedrängt hast. Einmal gibst du damit bis zu 3 Fomori zurück.'],
  tile: ['Taktikplättchen', 'Einmal in deinem Zug einzusetzen, ohne Aktion. Unbenutzte zählen als Elemente.'],
  sineach: ['Sineach', 'Stärke 1: Ein Schwert drängt ihn zurück, für 1 Ruhm.'],
  athach: ['Athach', 'Stärke 2: Zwei Schwerter drängen ihn zurück, für 3 Ruhm.'],
  monghfinn: ['Monghfinn', 'Stärke 3: Drei Schwerter drängen sie zurück, für 6 Ruhm.'],
  castle: ['Burg Balors', 'Stärke 4: Vier Schwerter drängen sie zurück, für 10 Ruhm und eine Burg-Trophäe.'],
  ait: ['Áit', 'Eine Befestigung aus einer Bauscheibe.'],
  broch: ['Broch', 'Eine Befestigung aus zwei Bauscheiben.'],
  caer: ['Caer', 'Eine Befestigung aus drei Bauscheiben: Höher wird sie nicht.'],
  port: ['Hafen', 'Wer einen Hafen hält, darf in jedem anderen bauen und zurückdrängen.'],
  site: ['Freier Ort', 'Dort dürfen Stämme bauen, und Fomori breiten sich dorthin aus.'],
  outpost: ['Außenposten', 'Nur neben anderen gebaut, für 2 Ruhm.'],
  province: [
    'Provinz',
    'Jede deiner Befestigungen dort bringt am Ende so viel Ruhm wie ihre Zahl, wenn Érin standhält.',
  ],
  repelled: ['Érin hält stand', 'Die Stämme halten mehr Orte als die Fomori: Der meiste Ruhm gewinnt.'],
  overrun: [
    'Érin ist überrannt',
    'Die Fomori halten mindestens so viele Orte wie alle Stämme: Die wenigste Korruption gewinnt.',
  ],
  card: ['Ertragskarte', 'Drei Abschnitte; der, den du auf deinen vier Karten offen lässt, ist dein Ertrag.'],
  backDiscs: ['Karte mit Bauscheiben', 'Vorne zeigt sie mehr Bauscheiben.'],
  backArms: ['Karte mit Waffen', 'Vorne zeigt sie mehr Schwerter und Schilde.'],
  backGlory: ['Karte mit Ruhm', 'Vorne zeigt sie mehr Ruhm und Taktikplättchen.'],
  startPlayer: ['Startspieler', 'Beginnt die Runde. Wer zuerst passt, beginnt die nächste.'],
  pass: ['Gepasst', 'Kommt in dieser Runde nicht mehr an die Reihe.'],
  elements: ['Elemente', 'Was du behältst, und unbenutzte Plättchen: Je drei zählen am Ende einen Punkt.'],
  build: ['Bauen', 'Die Aktion, die eine Bauscheibe auf den Plan bringt.'],
  spread: ['Ausbreiten', 'Die Aktion, mit der sich deine Fomori auf einen Ort ausbreiten.'],
  blocker: ['Blocker', 'Blockt einen Abschnitt auf allen vier deiner Karten: Er bringt nichts.'],
  top: ['Oberer Abschnitt', 'Das obere Drittel der Ertragskarten.'],
  middle: ['Mittlerer Abschnitt', 'Das mittlere Drittel der Ertragskarten.'],
  bottom: ['Unterer Abschnitt', 'Das untere Drittel der Ertragskarten.'],
  round: ['Runde', 'Eine Runde hat eine Ertragsphase und eine Aktionsphase.'],
  lastRound: ['Letzte Runde', 'Jemand hat das Korruptionslimit erreicht: Nach dieser Runde ist das Spiel aus.'],
  draw: ['Ziehen', 'Alle ziehen vier Ertragskarten.'],
  block: ['Blocken', 'Alle blocken zwei der drei Abschnitte.'],
  exploit: ['Auswerten', 'Die offenen Abschnitte bringen, was sie zeigen.'],
  actions: ['Aktionen', 'Züge mit zwei Aktionen, bis alle gepasst haben.'],
  roundEnd: ['Rundenende', 'Baumeister bauen, und die nächste Runde wird vorbereitet.'],
  endTurn: ['Zugende', 'In diesem Zug geschieht nichts mehr.'],
}

const isListed = (icon: ArrivalIcon): icon is keyof Entries => icon in en

export const legend = (language: Language): readonly LegendEntry[] =>
  ICONS.map((icon): LegendEntry => {
    if (isListed(icon)) {
      const [name, text] = (language === 'de' ? de : en)[icon]
      return { icon, name, text }
    }
    const { name, text } = tileWords(icon, language)
    return { icon, name, text: `${capital(text)}.` }
  })
