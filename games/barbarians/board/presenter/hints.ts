/** One or two sentences for whoever does not know the game: what a question is about and what to look at. */

import { hintIn } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Ring } from '../../types.ts'
import { frameOf, type Seen } from './reading.ts'

const en = {
  'setup.tribe':
    'Each tribe has one power that holds all game. The wolf is the simplest, the tiger makes campaigns safer.',
  'setup.soloStack':
    'It has no effect on the score. At the end only the distance in honour counts: if the dummy is ahead, you lose as many points.',
  'setup.learn':
    'You have two steps: on two tracks, or both on one. Discovery opens islands, economy gives more resources, a tactics track shortens campaigns against one faction.',
  'preparation.produce':
    'Your production level says how many buildings you activate now. Take first what you have least of; above 6 everything is lost.',
  'turn.before':
    'The hero must stand in a sector that touches your last hero. Look at what the next hero can reach from there. Before it you may pray to one god or sacrifice one warlord.',
  'turn.space': 'You may have what the space shows, or leave it. What has an arrow costs something first.',
  'turn.second': 'Your x2 lets you carry out this space a second time; a cost is paid again.',
  'turn.after':
    'One god or one warlord per turn may be used, if you have not done so before. A god turns upright again next era, a sacrificed warlord is gone.',
  'sacrifice.second':
    'The bear tribe may have the effect of a sacrifice twice. The warlord goes under its deck afterwards in either case.',
  'rotate.direction':
    'The ring turns by one step with everything on it. Compare what your next hero can reach each way, and what others lose by it.',
  'gain.resources':
    'Take what you lack for your next plan: stone for buildings, 2 gold for warlords and demons, food, wood and iron for troops. Above 6 everything is lost.',
  'gain.troops':
    'Forest, glacier, mountain and swamp ask for different troops. Look at the terrains you can reach; above 6 of a kind everything is lost.',
  'pay.resources': 'Give what you have most of. One gold should be left for the next demon.',
  'pay.troops': 'Give the kind that the terrains you can reach ask for least.',
  'pay.card': 'The card goes under its deck. A god that is turned already is the cheapest to give.',
  'either.side': 'Exactly one side is carried out. A turn of the ring can open the way for this hero or the next one.',
  'knowledge.step':
    'The first and the second to finish a track get a bonus. Barbarian tracks help all the time, tactics tracks make campaigns against one faction shorter.',
  'bonus.second': 'As the second to finish this track you have one of the two: the effect or the points.',
  'take.choose':
    'Gods cost 1 resource and give points at once, warlords cost 2 gold and give honour, buildings cost stone and score at the end. The display is not refilled before the end of the era.',
  'draw.choose': 'The card comes unseen and costs nothing. A god brings points at once, a warlord honour.',
  'overLimit.discard': 'You may keep 3 gods, 3 warlords and 4 buildings. The card that goes does nothing more.',
  'campaign.recruit':
    'Now you may buy troops with resources, as many as you can pay. Afterwards you see what each region would cost; you may also not attack.',
  'campaign.target':
    'The percentage is the chance to win enough battles if you pay whenever you can. More tactics against a faction mean fewer battles.',
  'campaign.swap':
    'The tiger tribe may set this card aside once; the next one must be faced. The one set aside does not come back in this campaign.',
  'campaign.battle':
    'Pay the troops shown to win. Half of all battles, rounded up, conquer the region; a lost battle costs the penalty of the faction at once.',
  'campaign.pay':
    'Troops of your board or upright warlords pay, each warlord for one troop. A warlord stays turned until the next preparation.',
  'campaign.payOverkill':
    'Grey and red troops together. The points of the overkill stay yours even if the campaign fails.',
  'campaign.avert':
    'Your defence averts one penalty per campaign, and only in the first battles. You may keep it for a worse moment.',
  'penalty.nefriar': 'The Nefriar take one troop and 1 DP. Give the kind you will need least in the battles to come.',
  'penalty.varg':
    'The Varg turn two of your gods or warlords. A warlord that is turned cannot be called in battle any more.',
  'banner.choose':
    'You take the marker and the points as after a conquest, without any battle. Banners next to each other score at the end.',
  'closing.demonPayment': 'The demon wants 1 gold from everybody. Without it you lose 5 DP.',
  'closing.demonTribute': 'Whoever pays the tribute gets the advantage of the demon. It is never compulsory.',
  'closing.demonAgain': 'The horse tribe may pay the tribute twice. The gold at the beginning is not due again.',
  'closing.feastRow':
    'Exactly one row: two offerings for points, or the last row, which gives resources and costs nothing.',
  'closing.feastAgain': 'The horse tribe may take a second row, the same or another one, if it can be paid.',
  'lastCampaigns.choose':
    'Before the final scoring everybody may fight one last campaign. Resources and troops are worth nothing afterwards, except where a building counts them.',
}

const de: Readonly<Record<keyof typeof en, string>> = {
  'setup.tribe':
    'Jeder Stamm hat eine Fähigkeit, die das ganze Spiel gilt. Der Wolf ist am einfachsten, der Tiger macht Feldzüge sicherer.',
  'setup.soloStack':
    'Auf die Wertung hat das keinen Einfluss. Am Ende zählt nur der Abstand an Ehre: Liegt die freie Farbe vorn, verlierst du so viele Punkte.',
  'setup.learn':
    'Du hast zwei Schritte: auf zwei Pfaden oder beide auf einem. Entdeckung öffnet Inseln, Wirtschaft gibt mehr Ressourcen, ein Taktikpfad verkürzt Feldzüge gegen eine Faktion.',
  'preparation.produce':
    'Deine Produktion sagt, wie viele Gebäude jetzt produzieren. Nimm zuerst, wovon du am wenigsten hast; über 6 verfällt alles.',
  'turn.before':
    'Der Held muss in einem Abschnitt stehen, der den deines letzten Helden berührt. Sieh nach, was der nächste von dort erreicht. Vorher darfst du einen Gott anbeten oder einen Kriegsherrn opfern.',
  'turn.space': 'Du darfst bekommen, was das Feld zeigt, oder es lassen. Was einen Pfeil hat, kostet zuerst etwas.',
  'turn.second': 'Mit dem x2 darfst du dieses Feld ein zweites Mal ausführen; Kosten werden wieder bezahlt.',
  'turn.after':
    'Ein Gott oder ein Kriegsherr je Zug darf eingesetzt werden, wenn du es noch nicht getan hast. Ein Gott richtet sich in der nächsten Ära wieder auf, ein geopferter Kriegsherr ist fort.',
  'sacrifice.second':
    'Der Stamm des Bären darf die Wirkung einer Opferung zweimal haben. Der Kriegsherr kommt danach in jedem Fall unter seinen Stapel.',
  'rotate.direction':
    'Der Ring dreht sich um einen Schritt mit allem, was auf ihm steht. Vergleiche, was dein nächster Held jeweils erreicht und was andere dadurch verlieren.',
  'gain.resources':
    'Nimm, was dir für deinen nächsten Plan fehlt: Stein für Gebäude, Gold für Kriegsherren und Dämonen, Lebensmittel, Holz und Eisen für Truppen. Über 6 verfällt alles.',
  'gain.troops':
    'Wald, Gletscher, Berg und Sumpf verlangen verschiedene Truppen. Sieh auf das Gelände, das du erreichst; über 6 einer Art verfällt alles.',
  'pay.resources': 'Gib, wovon du am meisten hast. Ein Gold sollte für den nächsten Dämon bleiben.',
  'pay.troops': 'Gib die Art, die in deiner Reichweite am wenigsten verlangt wird.',
  'pay.card': 'Die Karte kommt unter ihren Stapel. Ein Gott, der schon gedreht ist, kostet dich am wenigsten.',
  'either.side':
    'Genau eine Seite wird ausgeführt. Eine Drehung des Rings kann diesem oder dem nächsten Helden den Weg öffnen.',
  'knowledge.step':
    'Wer einen Pfad als Erster oder Zweiter vollendet, bekommt einen Bonus. Barbarenpfade helfen immer, Taktikpfade verkürzen Feldzüge gegen eine Faktion.',
  'bonus.second': 'Als Zweiter auf diesem Pfad bekommst du einen von beiden: die Wirkung oder die Punkte.',
  'take.choose':
    'Götter kosten 1 Ressource und geben sofort Punkte, Kriegsherren kosten 2 Gold und geben Ehre, Gebäude kosten Stein und zählen am Ende. Das Kartenlager wird erst am Ende der Ära aufgefüllt.',
  'draw.choose': 'Die Karte kommt ungesehen und kostet nichts. Ein Gott bringt sofort Punkte, ein Kriegsherr Ehre.',
  'overLimit.discard':
    'Du darfst 3 Götter, 3 Kriegsherren und 4 Gebäude behalten. Die Karte, die geht, bewirkt nichts mehr.',
  'campaign.recruit':
    'Jetzt darfst du Truppen mit Ressourcen rekrutieren, so viele du bezahlen kannst. Danach siehst du, wie die Aussichten sind; du musst nicht angreifen.',
  'campaign.target':
    'Die Prozentzahl ist die Chance, genug Schlachten zu gewinnen, wenn du zahlst, wann immer du kannst. Mehr Taktik gegen eine Faktion heißt weniger Schlachten.',
  'campaign.swap':
    'Der Stamm des Tigers darf diese Karte einmal beiseitelegen; der nächsten muss er sich stellen. Die beiseitegelegte kommt in diesem Feldzug nicht wieder.',
  'campaign.battle':
    'Zahle die gezeigten Truppen, um zu gewinnen. Die Hälfte aller Schlachten, aufgerundet, erobert die Region; eine verlorene kostet sofort die Strafe der Faktion.',
  'campaign.pay':
    'Truppen vom Tableau oder aufrechte Kriegsherren zahlen, jeder Kriegsherr für eine Truppe. Er bleibt bis zur nächsten Vorbereitung gedreht.',
  'campaign.payOverkill':
    'Graue und rote Truppen zusammen. Die Punkte des Overkills bleiben dir, auch wenn der Feldzug scheitert.',
  'campaign.avert':
    'Deine Verteidigung wendet je Feldzug eine Strafe ab, und nur in den ersten Schlachten. Du darfst sie für einen schlimmeren Moment behalten.',
  'penalty.nefriar':
    'Die Nefriar nehmen eine Truppe und 1 DP. Gib die Art, die du in den nächsten Schlachten am wenigsten brauchst.',
  'penalty.varg':
    'Die Varg drehen zwei deiner Götter oder Kriegsherren. Ein gedrehter Kriegsherr kann nicht mehr gerufen werden.',
  'banner.choose':
    'Du bekommst Marker und Punkte wie nach einer Eroberung, ohne Schlacht. Banner, die aneinandergrenzen, zählen am Ende.',
  'closing.demonPayment': 'Der Dämon will von jedem 1 Gold. Ohne Gold verlierst du 5 DP.',
  'closing.demonTribute': 'Wer den Tribut zahlt, bekommt den Vorteil des Dämons. Du musst es nie.',
  'closing.demonAgain':
    'Der Stamm des Pferdes darf den Tribut zweimal zahlen. Das Gold vom Anfang ist nicht noch einmal fällig.',
  'closing.feastRow':
    'Genau eine Zeile: zwei Gaben für Punkte oder die letzte Zeile, die Ressourcen gibt und nichts kostet.',
  'closing.feastAgain':
    'Der Stamm des Pferdes darf eine zweite Zeile nehmen, dieselbe oder eine andere, wenn sie bezahlbar ist.',
  'lastCampaigns.choose':
    'Vor der Schlusswertung darf jeder einen letzten Feldzug führen. Ressourcen und Truppen sind danach nichts mehr wert, außer wo ein Gebäude sie zählt.',
}

/** BAR-PLACE-01, -09 The first hero of an era may stand anywhere in its ring, the fourth goes beyond the rings. */
const HEROES: Readonly<Record<Language, Readonly<Partial<Record<Ring, string>>>>> = {
  en: {
    1: 'Hero 1 may stand anywhere in the central ring. Think of what hero 2 will reach from there. Before it you may pray to one god or sacrifice one warlord.',
    3: 'Hero 3 must stand in a sector that touches hero 2. It is your last hero of this era, unless you have a fourth. Before it you may pray to one god or sacrifice one warlord.',
    4: 'Your fourth hero goes to the periphery, where it touches hero 3. Before it you may pray to one god or sacrifice one warlord.',
  },
  de: {
    1: 'Held 1 darf überall im zentralen Ring stehen. Denk daran, was Held 2 von dort erreicht. Vorher darfst du einen Gott anbeten oder einen Kriegsherrn opfern.',
    3: 'Held 3 muss in einem Abschnitt stehen, der Held 2 berührt. Er ist dein letzter in dieser Ära, wenn du keinen vierten hast. Vorher darfst du einen Gott anbeten oder einen Kriegsherrn opfern.',
    4: 'Dein vierter Held geht in die Peripherie, wo sie Held 3 berührt. Vorher darfst du einen Gott anbeten oder einen Kriegsherrn opfern.',
  },
}

/** Empty: there is nothing to say beside the question. The placement depends on which hero it is. */
export function hintOf(view: Pick<Seen, 'stack'>, decision: string, language: Language): string {
  const ring = decision === 'turn.before' ? frameOf(view, 'turn')?.ring : undefined
  return (ring === undefined ? undefined : HEROES[language][ring]) ?? hintIn({ en, de }, decision, language)
}
