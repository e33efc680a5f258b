/** One or two sentences for whoever does not know the game: what a question is about and what to look at. */

import { hintIn } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import { frameOf, openActions, type Seen } from './reading.ts'

const en = {
  'setup.keepQuest':
    'Each goal counts by itself at the end of the game, and nobody else sees your quest. What is not met costs nothing.',
  'discover.lay':
    'The tile goes onto a hex beside your medallion. Lay what you want to use where you can get at it again, and what helps others out of their way.',
  'turn.actions':
    'Move, Activate and Visit or Rest come in any order, each once; only Move is a must. Bonus actions such as converting or taking control are possible at any moment.',
  'move.choose':
    'Every triangle you enter discovers the open hexes around it at once. You may stop where nobody else stands, but not where you began.',
  'move.teleport':
    'The teleport is your whole Move. Open hexes beside the triangle are discovered, nothing in between is.',
  'downgrade.zone':
    'One cube goes one step to the left. From Conviction it is still of use in Influence, from Influence it is not in Potential.',
  'visit.option':
    'The price goes from the spheres back to Influence, so your cubes are not lost. Choose what the visit is for.',
  'visit.more':
    'This effect may be paid for again and again. In between you may convert, use cards or recall cubes; leaving ends the visit.',
  'draw.deck': 'The card is free. Each companion counts for the mastery of its colour; look at which one you need.',
  'draw.source':
    'The open card is known, the deck is a gamble. An empowered draw costs 1 Conviction and lets you choose among all open cards and the top three.',
  'draw.pick': 'You see more than the others: choose one, everything else is mixed into the deck.',
  'gain.charging':
    'A relic takes its first charges from Influence. Recalling a cube from elsewhere first makes room for more.',
  'peek.deck':
    'You alone see the top cards and put them back in an order of your choice. What you want to draw soon goes on top.',
  'peek.order': 'The card you name first lies on top and is drawn next by whoever takes from this deck.',
  'roll.before':
    'Now is the time for abilities that name a die or protect the champion. The monster is defeated in any case; the dice only decide about your champion and an attribute.',
  'roll.rerolls': 'A new throw stands, even if it is worse. You need not use a reroll.',
  'roll.order':
    'The attribute costs an Influence cube, exhaustion takes two. If Influence is short, take first what matters more to you.',
  'roll.save':
    'Saving the champion moves 1 cube from Conviction back to Influence. A dead companion is gone with its honor.',
  'exhaustion.recall':
    'Two cubes must go onto the champion, and Influence has too few. Take them where they hurt least: common spheres before Conviction and regions.',
  'attributes.gain':
    'Every attribute takes one cube from Influence to its sphere. Two of a colour buy a card, one each of two common ones makes a heroic one.',
  'augment.zone':
    'From Potential a cube becomes usable, from Influence it turns into Conviction for control and empowered draws. Empty Potential is needed for vindication.',
  'motivate.cubes': 'Cubes on companions are idle. Taking them back costs nothing, and the companions stay.',
  'charge.cubes': 'A relic holds up to 3 charges, each one a cube from Influence. Charge what you will use soon.',
  'spend.choose': 'The cube goes back to Influence. Pay with what you have most of.',
  'shift.choose': 'A cube moves from one sphere to another and stays yours. Two of a colour buy a card.',
  'harm.opponent': 'Only the player you name is concerned. Look at who leads.',
  'harm.cube': 'The cube returns to its owner’s Influence: it is not lost, but it has to come all the way again.',
}

const de: Readonly<Record<keyof typeof en, string>> = {
  'setup.keepQuest':
    'Jedes Ziel zählt am Spielende für sich, und niemand sonst sieht deine geheimen Ziele. Was nicht erfüllt ist, kostet nichts.',
  'discover.lay':
    'Das Plättchen kommt auf ein Hexfeld neben deinem Medaillon. Lege, was du brauchst, dorthin, wo du wieder hinkommst, und was anderen hilft, aus deren Weg.',
  'turn.actions':
    'Bewegen, Aktivieren und Besuchen oder Ausruhen kommen in beliebiger Folge, jedes einmal; nur die Bewegung ist Pflicht. Bonusaktionen wie Konvertieren oder Kontrollieren gehen jederzeit.',
  'move.choose':
    'Jedes Dreieck, das du betrittst, deckt sofort die offenen Hexfelder ringsum auf. Anhalten darfst du, wo sonst niemand steht, aber nicht, wo du begonnen hast.',
  'move.teleport':
    'Der Teleport ist deine ganze Bewegung. Offene Hexfelder neben dem Dreieck werden entdeckt, dazwischen nichts.',
  'downgrade.zone':
    'Ein Block geht einen Schritt nach links. Aus der Überzeugungskraft bleibt er im Einfluss nützlich, vom Einfluss geht er ins Potenzial und ruht dort.',
  'visit.option':
    'Der Preis geht von den Kreisen zurück zum Einfluss, deine Blöcke sind also nicht verloren. Wähle, wofür du den Besuch nutzt.',
  'visit.more':
    'Diese Wirkung darf immer wieder bezahlt werden. Dazwischen darfst du konvertieren, Karten nutzen oder Blöcke zurückholen; mit dem Verlassen endet der Besuch.',
  'draw.deck':
    'Die Karte ist kostenlos. Jeder Begleiter zählt für die Meisterschaft seiner Farbe; sieh nach, welche du brauchst.',
  'draw.source':
    'Die offene Karte ist bekannt, der Stapel ein Wagnis. Verbessertes Ziehen kostet 1 Überzeugungskraft und lässt dich unter allen offenen und den obersten drei Karten wählen.',
  'draw.pick': 'Du siehst mehr als die anderen: Wähle eine Karte, alles Übrige wird in den Stapel gemischt.',
  'gain.charging':
    'Eine Reliquie nimmt ihre ersten Ladungen vom Einfluss. Holst du vorher einen Block zurück, ist mehr möglich.',
  'peek.deck':
    'Du allein siehst die obersten Karten und legst sie in beliebiger Reihenfolge zurück. Was du bald ziehen willst, kommt nach oben.',
  'peek.order': 'Die Karte, die du zuerst nennst, liegt oben: Wer als Nächstes von diesem Stapel zieht, bekommt sie.',
  'roll.before':
    'Jetzt ist die Zeit für Fähigkeiten, die eine Würfelseite bestimmen oder den Champion schützen. Das Monster ist auf jeden Fall besiegt; die Würfel entscheiden nur über deinen Champion und ein Attribut.',
  'roll.rerolls': 'Ein neuer Wurf gilt, auch wenn er schlechter ist. Du musst nicht neu würfeln.',
  'roll.order':
    'Das Attribut kostet einen Block vom Einfluss, die Erschöpfung zwei. Ist der Einfluss knapp, nimm zuerst, was dir wichtiger ist.',
  'roll.save':
    'Die Rettung kostet 1 Block der Überzeugungskraft, er geht zum Einfluss. Ein toter Begleiter ist samt seiner Ehre verloren.',
  'exhaustion.recall':
    'Zwei Blöcke müssen auf den Champion, und der Einfluss hat zu wenige. Nimm sie, wo es am wenigsten schmerzt: Standardkreise vor Überzeugungskraft und Regionen.',
  'attributes.gain':
    'Jedes Attribut nimmt einen Block vom Einfluss auf seinen Kreis. Zwei einer Farbe kaufen eine Karte, je eins von zwei Standardattributen ergibt ein heroisches.',
  'augment.zone':
    'Aus dem Potenzial wird ein Block nutzbar, aus dem Einfluss wird er Überzeugungskraft für Kontrolle und verbessertes Ziehen. Für die Rehabilitierung muss das Potenzial leer sein.',
  'motivate.cubes': 'Blöcke auf Begleitern ruhen. Sie zurückzunehmen kostet nichts, und die Begleiter bleiben.',
  'charge.cubes':
    'Eine Reliquie fasst bis zu 3 Ladungen, jede ist ein Block vom Einfluss. Lade auf, was du bald nutzt.',
  'spend.choose': 'Der Block geht zurück zum Einfluss. Zahle mit dem, wovon du am meisten hast.',
  'shift.choose':
    'Ein Block wechselt von einem Kreis auf einen anderen und bleibt deiner. Zwei einer Farbe kaufen eine Karte.',
  'harm.opponent': 'Es trifft nur, wen du nennst. Sieh nach, wer vorn liegt.',
  'harm.cube':
    'Der Block geht zum Einfluss seiner Besitzerin oder seines Besitzers zurück: Verloren ist er nicht, aber er muss den ganzen Weg noch einmal gehen.',
}

/** When only the way out of the turn is left, another word helps more. */
const DONE: Readonly<Record<Language, string>> = {
  en: 'Before you end the turn: a heroic attribute by converting, one proficiency tile for three of a kind, control of the region you have visited, or cards with abilities.',
  de: 'Bevor du den Zug beendest: ein heroisches Attribut durch Konvertieren, ein Kenntnisplättchen für drei gleiche, die Kontrolle über die besuchte Region oder Karten mit Fähigkeiten.',
}

export function hintOf(view: Pick<Seen, 'stack'>, decision: string, language: Language): string {
  const turn = decision === 'turn.actions' ? frameOf(view, 'turn') : undefined
  if (turn !== undefined && openActions(turn).length === 0) return DONE[language]
  return hintIn({ en, de }, decision, language)
}
