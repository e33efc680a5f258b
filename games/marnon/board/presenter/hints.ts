/** One or two sentences for whoever does not know the game: what a question is about and what to look at. */

import { hintIn } from '@skerry/boards'
import type { Language } from '@skerry/contracts'

const BLOCK = {
  en: 'All these men go into one of your fields. Pick one from which you want to attack, or one that must hold.',
  de: 'Alle diese Männer kommen in eines deiner Felder. Nimm eines, aus dem du angreifen willst, oder eines, das halten muss.',
}
const FIGURE = {
  en: 'The hero adds 1 to your strength and keeps orcs away from his field, the sorcerer adds 2. Either of them takes the place of two men. All men are counted in already: confirm, or switch on one figure first.',
  de: 'Der Held bringt 1 Stärke und hält Orks von seinem Feld fern, der Zauberer bringt 2. Jeder von ihnen tritt an die Stelle von zwei Männern. Alle Männer sind schon eingerechnet: Bestätige, oder schalte vorher eine Figur ein.',
}
const LOSSES = {
  en: 'Every unit counts the same here. Men beyond the fourth add no strength, so they are cheap to lose; figures come back only in place of two men.',
  de: 'Hier zählt jede Einheit gleich. Männer ab dem fünften bringen keine Stärke und sind leicht zu entbehren; Figuren kommen nur anstelle von zwei Männern zurück.',
}

const en = {
  'setup.castle':
    'A castle adds 2 to the strength of its defender, and only fields connected with a castle bring you more men each turn. Look for one with many free areas around it.',
  'setup.man':
    'Everybody places one man after the other until no area is free. Areas connected with your castle form a kingdom, and each of its fields brings you a man per turn.',
  'setup.hide':
    'You hide what your neighbour has to find: the first treasure in a castle, the others in areas. All see where a tile lies and whose it is, but only you know which treasure it is.',
  'setup.guard':
    'With two players, five men come to guard a tile that you hide in a field of your own. The hero or the sorcerer may take the place of two of them.',
  'setup.force': BLOCK.en,
  'setup.forceMen': FIGURE.en,
  'setup.firstForce': BLOCK.en,
  'setup.firstForceMen': FIGURE.en,
  'setup.secondForce': BLOCK.en,
  'setup.secondForceMen': FIGURE.en,
  'setup.thirdForce': BLOCK.en,
  'setup.thirdForceMen': FIGURE.en,
  'dragon.eaten': `The dragon eats as many units as its die shows. ${LOSSES.en}`,
  'peace.gift':
    'Peacemaker brings three men to the field he stands in. The hero or the sorcerer may take the place of two of them.',
  'turn.aid':
    'You have ten aids for the whole game and may take one per turn. Look at what helps most now: men, a second attack, or a boat across the water.',
  'turn.aidField': 'Both men go into the same field of yours. They add strength where fewer than four men stand.',
  'turn.extraManField': 'One man comes into a field of yours. After your attack in this turn you may attack once more.',
  'turn.aidMen':
    'Two men are two units. A figure is one unit, but the hero adds 1 and keeps orcs away, and the sorcerer adds 2 to your strength.',
  'turn.moveTreasure':
    'Move a hidden tile of somebody else, for example farther away from its owner. You do not see what it is, and it can be done only once in the whole game.',
  'turn.remnant':
    'Six men come to help you, because you have fewer than seven units. Spread them or keep them together; a figure takes the place of two men in one field.',
  'turn.reinforce':
    'Your new men go into fields you hold, as you like. Four men in a field give the full strength; more of them last longer in a fight.',
  'turn.declare':
    'You may attack one field next to yours. Compare the strengths: a die that shows at most the strength hits and takes as many units as it shows.',
  'turn.extraAttack':
    'Your aid gives you a second attack. It may begin in any of your fields, also in the one you have just won.',
  'attack.muster':
    'Before the dice fall, units from your fields around the attack field may join. In every field that gives units at least one must stay.',
  'attack.jump':
    'Your hero or your sorcerer may come to the attack field from anywhere and adds 1 or 2 to your strength. Look at what is left in the field he comes from.',
  'fight.attackerLosses': LOSSES.en,
  'fight.defenderLosses': LOSSES.en,
  'fight.goOn':
    'You may roll again until one side is gone, or break off and keep what you have. Compare the strengths as they are now.',
  'fight.attackerAdvance':
    'You have won. At least one unit moves in and at least one stays behind; if a treasure of yours lies there, you find it.',
  'fight.defenderAdvance':
    'Your attacker is gone. At least one unit moves into the empty field and at least one stays; if a treasure of yours lies there, you find it.',
  'find.chest':
    'You have found your chest: four men come to the field where it lay. A figure may take the place of two of them.',
  'find.crown':
    'You have found your crown: three men come into your fields. A figure takes the place of two men in one field.',
  'find.ringTarget':
    'You have found your ring: somebody you name loses three units. Look at who is close to winning; you may also let the ring rest.',
  'find.ringLosses':
    'The ring takes three units, from any fields on the board. A field that loses its last unit is left empty.',
}

const de: Readonly<Record<keyof typeof en, string>> = {
  'setup.castle':
    'Ein Schloss gibt seiner Verteidigung 2 Stärke, und nur Felder, die mit einem Schloss zusammenhängen, bringen dir jeden Zug mehr Männer. Such eines mit vielen freien Gebieten ringsum.',
  'setup.man':
    'Ihr stellt reihum je einen Mann auf, bis kein Gebiet mehr frei ist. Gebiete, die mit deinem Schloss zusammenhängen, sind ein Königreich: Jedes Feld darin bringt dir einen Mann pro Zug.',
  'setup.hide':
    'Du versteckst, was dein Nachbar finden muss: den ersten Schatz in einem Schloss, die anderen in Gebieten. Alle sehen, wo ein Plättchen liegt und wem es gehört, aber nur du weißt, was darauf ist.',
  'setup.guard':
    'Zu zweit kommen fünf Männer als Wache, wenn du ein Plättchen in einem eigenen Feld versteckst. Held oder Zauberer können an die Stelle von zweien treten.',
  'setup.force': BLOCK.de,
  'setup.forceMen': FIGURE.de,
  'setup.firstForce': BLOCK.de,
  'setup.firstForceMen': FIGURE.de,
  'setup.secondForce': BLOCK.de,
  'setup.secondForceMen': FIGURE.de,
  'setup.thirdForce': BLOCK.de,
  'setup.thirdForceMen': FIGURE.de,
  'dragon.eaten': `Der Drache frisst so viele Einheiten, wie sein Würfel zeigt. ${LOSSES.de}`,
  'peace.gift':
    'Der Friedensstifter bringt drei Männer in das Feld, in dem er steht. Held oder Zauberer können an die Stelle von zweien treten.',
  'turn.aid':
    'Du hast zehn Hilfen für das ganze Spiel und darfst eine pro Zug nehmen. Überleg, was dir jetzt am meisten nützt: Männer, ein zweiter Angriff oder ein Boot über das Wasser.',
  'turn.aidField':
    'Beide Männer kommen in dasselbe deiner Felder. Stärke bringen sie dort, wo weniger als vier Männer stehen.',
  'turn.extraManField':
    'Ein Mann kommt in eines deiner Felder. Nach deinem Angriff in diesem Zug darfst du noch einmal angreifen.',
  'turn.aidMen':
    'Zwei Männer sind zwei Einheiten. Eine Figur ist nur eine, aber der Held bringt 1 Stärke und hält Orks fern, der Zauberer bringt 2.',
  'turn.moveTreasure':
    'Setz ein verdecktes Plättchen von anderen um, zum Beispiel weiter weg von denen, die es suchen. Du siehst nicht, was darauf ist, und es geht nur einmal im ganzen Spiel.',
  'turn.remnant':
    'Sechs Männer kommen dir zu Hilfe, weil du weniger als sieben Einheiten hast. Verteil sie oder halt sie zusammen; eine Figur tritt an die Stelle von zwei Männern in einem Feld.',
  'turn.reinforce':
    'Deine neuen Männer kommen in Felder, die du hältst, verteilt, wie du willst. Vier Männer in einem Feld geben die volle Stärke, mehr halten länger durch.',
  'turn.declare':
    'Du darfst ein Feld neben deinen angreifen. Vergleiche die Stärken: Ein Würfel, der höchstens die Stärke zeigt, trifft und nimmt so viele Einheiten, wie er zeigt.',
  'turn.extraAttack':
    'Deine Hilfe gibt dir einen zweiten Angriff. Er kann in jedem deiner Felder beginnen, auch in dem gerade gewonnenen.',
  'attack.muster':
    'Bevor die Würfel fallen, dürfen Einheiten aus deinen Feldern rings um das Angriffsfeld dazukommen. In jedem Feld, das welche abgibt, muss mindestens eine bleiben.',
  'attack.jump':
    'Dein Held oder dein Zauberer darf von überall ins Angriffsfeld kommen und bringt 1 oder 2 Stärke. Sieh dir an, was in seinem Feld zurückbleibt.',
  'fight.attackerLosses': LOSSES.de,
  'fight.defenderLosses': LOSSES.de,
  'fight.goOn':
    'Du darfst weiterwürfeln, bis eine Seite weg ist, oder abbrechen und behalten, was du hast. Vergleiche die Stärken, wie sie jetzt sind.',
  'fight.attackerAdvance':
    'Du hast gewonnen. Mindestens eine Einheit zieht ein, mindestens eine bleibt zurück; liegt dort ein Schatz von dir, findest du ihn.',
  'fight.defenderAdvance':
    'Wer dich angegriffen hat, ist weg. Mindestens eine Einheit zieht in das leere Feld, mindestens eine bleibt; liegt dort ein Schatz von dir, findest du ihn.',
  'find.chest':
    'Du hast deine Truhe gefunden: Vier Männer kommen in das Feld, in dem sie lag. Eine Figur kann an die Stelle von zweien treten.',
  'find.crown':
    'Du hast deine Krone gefunden: Drei Männer kommen in deine Felder. Eine Figur tritt an die Stelle von zwei Männern in einem Feld.',
  'find.ringTarget':
    'Du hast deinen Ring gefunden: Jemand, den du nennst, verliert drei Einheiten. Sieh nach, wer dem Sieg nahe ist; du kannst den Ring auch ruhen lassen.',
  'find.ringLosses':
    'Der Ring nimmt drei Einheiten, aus beliebigen Feldern. Ein Feld, das seine letzte Einheit verliert, bleibt leer.',
}

export const hintOf = (decision: string, language: Language): string => hintIn({ en, de }, decision, language)
