/** Every pictogram and what it stands for: one without an entry does not compile. */

import type { Language, LegendEntry } from '@skerry/contracts'
import { PICTOGRAMS, type PictogramName } from '../pictograms.ts'

type Entries = Readonly<Record<PictogramName, readonly [name: string, text: string]>>

const en: Entries = {
  orc: ['Orcs', 'They belong to nobody, multiply at the start of a round and attack in fours.'],
  dragon: ['Dragon', 'Lands in an area and eats units there. Nobody attacks the field it stands in.'],
  dove: [
    'Peacemaker',
    'Brings three units where he goes and closes his region to attacks. His aid can be taken ten times.',
  ],
  crown: ['Crown', 'A treasure: whoever finds their own gets three men. Also marks the start player.'],
  chest: ['Chest', 'A treasure: whoever finds their own gets four men in its field.'],
  ring: ['Ring', 'A treasure: whoever finds their own takes three units from somebody.'],
  swords: ['Attack', 'Fights, and the turns in which they happen.'],
  helm: ['Hero', 'Adds 1 to the strength of his field and keeps orcs from attacking it.'],
  hat: ['Sorcerer', 'Adds 2 to the strength of his field.'],
  meeple: ['Units', 'Men, heroes, sorcerers and orcs: each counts as one.'],
  castle: ['Castle', 'Adds 2 to its defender. Fields connected with one bring you a man each turn.'],
  boat: ['Boat', 'An aid: your attack may cross the river or the sea.'],
  hourglass: ['Wait', 'Nothing more is done now.'],
  die: ['Die', 'It hits if it shows no more than the strength, and takes as many units as it shows.'],
}

const de: Entries = {
  orc: ['Orks', 'Sie gehören niemandem, vermehren sich am Anfang der Runde und greifen ab vier an.'],
  dragon: ['Drache', 'Landet in einem Gebiet und frisst dort Einheiten. Sein Feld greift niemand an.'],
  dove: [
    'Friedensstifter',
    'Bringt drei Einheiten mit und schützt seine Region vor Angriffen. Zehnmal darfst du ihn um Hilfe bitten.',
  ],
  crown: ['Krone', 'Ein Schatz: Wer die eigene findet, bekommt drei Männer. Steht auch für den Startspieler.'],
  chest: ['Truhe', 'Ein Schatz: Wer die eigene findet, bekommt vier Männer in ihr Feld.'],
  ring: ['Ring', 'Ein Schatz: Wer den eigenen findet, nimmt jemandem drei Einheiten.'],
  swords: ['Angriff', 'Kämpfe und die Züge, in denen sie stattfinden.'],
  helm: ['Held', 'Bringt seinem Feld 1 Stärke und hält Orks davon ab, es anzugreifen.'],
  hat: ['Zauberer', 'Bringt seinem Feld 2 Stärke.'],
  meeple: ['Einheiten', 'Männer, Helden, Zauberer und Orks: Jede zählt eins.'],
  castle: [
    'Schloss',
    'Bringt seiner Verteidigung 2 Stärke. Felder, die mit ihm zusammenhängen, bringen je einen Mann.',
  ],
  boat: ['Boot', 'Eine Hilfe: Dein Angriff darf über Fluss oder See gehen.'],
  hourglass: ['Warten', 'Jetzt geschieht nichts weiter.'],
  die: ['Würfel', 'Er trifft, wenn er höchstens die Stärke zeigt, und nimmt so viele Einheiten, wie er zeigt.'],
}

export const legend = (language: Language): readonly LegendEntry[] =>
  (Object.keys(PICTOGRAMS) as PictogramName[]).map((icon) => {
    const [name, text] = (language === 'de' ? de : en)[icon]
    return { icon, name, text }
  })
