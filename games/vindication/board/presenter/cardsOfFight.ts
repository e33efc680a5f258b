/** Cards of the dice: the fight at the Gaping Maw and the roll at the Academy. */

import { joined } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
import { cardOf, championOf, cubesAt } from '../../queries.ts'
import type { CardId, First, MonsterFace, NameFace, RerollBy, RollFrame } from '../../types.ts'
import { attributeName, faceName } from '../../words/names.ts'
import { type About, faceOf, nameOf, ownOf } from './about.ts'
import { iconOf } from './icons.ts'
import { betterThan, meaningOf, monsterRerollers, type Odds, oddsOf } from './odds.ts'
import { cubesOn, frameOf, likeliest, percent, sentences } from './reading.ts'
import { attrWorth } from './worth.ts'

// —— odds ——

const FACES: readonly MonsterFace[] = ['MISS', 'EXH', 'DEATH']
export const oddsOutlook = ({ language }: About, odds: Odds): NonNullable<Card['outlook']> =>
  likeliest(
    FACES.map((face) => [face, odds[face]] as const),
    (face) => faceName(face, language),
  )
/** Who fights, what the worst would mean, and who could roll again. */
export function oddsLine(about: About): string {
  const { words, table, seat, content } = about
  const champion = championOf(about, seat)
  if (champion === null) return ''
  const odds = oddsOf(table, seat)
  const isProtected = FACES.some((face) => meaningOf(table, seat, face) !== face)
  const rerollers = monsterRerollers(table, seat).map((card) => nameOf(about, card))
  const { honor } = cardOf(content, champion)
  return sentences(
    `${words.dice.champion(nameOf(about, champion))}.`,
    odds.EXH > 0 && `${faceName('EXH', about.language)}: ${words.dice.exh}.`,
    odds.DEATH > 0 &&
      `${faceName('DEATH', about.language)}: ${words.dice.death(Math.max(0, honor), ownOf(about).zones.conv)}.`,
    isProtected && words.dice.softened,
    rerollers.length > 0 && words.dice.rerolls(rerollers),
  )
}

// —— before the throw ——

const rollIn = ({ view }: About): RollFrame | undefined => frameOf(view, 'roll')

export function rollCard(about: About): Card {
  const { words, table, seat } = about
  if (rollIn(about)?.isFight !== true) return { title: words.dice.rollOne, icon: 'die', line: words.dice.each, rank: 1 }
  return {
    title: words.dice.roll,
    icon: 'die',
    line: oddsText(about, oddsOf(table, seat)),
    rank: 1,
    outlook: oddsOutlook(about, oddsOf(table, seat)),
    outlookLine: oddsLine(about),
  }
}
/** `miss 50 %, Exhaustion 33 %, Death 17 %` */
const oddsText = ({ language }: About, odds: Odds): string =>
  FACES.filter((face) => odds[face] > 0)
    .map((face) => `${faceName(face, language)} ${percent(odds[face])}`)
    .join(', ')

export const setDieCard = (about: About, { face }: NameFace): Card => ({
  title: about.words.dice.set(face),
  icon: iconOf(face),
  line: about.words.dice.setLine(ownOf(about).spheres[face]),
  rank: 2 + attrWorth(face),
})

// —— dice on the table ——

export function rerollCard(about: About, { card }: RerollBy): Card {
  const { words, table, seat } = about
  const face = rollIn(about)?.dice?.MON ?? null
  const isOfMonster = faceOf(about, card).clauses.some(({ effects }) =>
    effects.some((effect) => effect.do === 'reroll' && effect.die === 'MON'),
  )
  const better = face !== null && isOfMonster ? betterThan(table, seat, face) : null
  return {
    title: words.dice.reroll(nameOf(about, card)),
    icon: 'reroll',
    ...(better === null ? {} : { line: words.dice.better(percent(better)) }),
    rank: better === null ? 0 : better * 4,
  }
}
export function acceptCard(about: About): Card {
  const { words, language, table, seat } = about
  const dice = rollIn(about)?.dice ?? null
  if (dice === null) return { title: words.dice.keep, icon: 'die' }
  const meaning = dice.MON === null ? null : meaningOf(table, seat, dice.MON)
  return {
    title: words.dice.keep,
    icon: meaning === null ? iconOf(dice.ATT) : iconOf(meaning),
    line: joined(
      words.dice.keepLine(dice.MON === null ? null : faceName(dice.MON, language), dice.ATT),
      meaning !== null && meaningText(about, meaning),
    ),
    rank: 1,
  }
}
/** What a result would do to the champion now. */
function meaningText(about: About, meaning: MonsterFace): string {
  const { words } = about
  const champion = rollIn(about)?.champion ?? championOf(about, about.seat)
  if (meaning === 'MISS') return words.dice.miss
  if (meaning === 'EXH') return words.dice.exh
  return words.dice.death(champion === null ? 0 : Math.max(0, faceOf(about, champion).honor), ownOf(about).zones.conv)
}

/** VIN-RULING-61 Whether Influence suffices for both may depend on it. */
export function firstCard(about: About, { half }: First): Card {
  const { words, table, seat, language } = about
  const dice = rollIn(about)?.dice ?? null
  const meaning = dice === null || dice.MON === null ? null : meaningOf(table, seat, dice.MON)
  const result =
    half === 'attribute'
      ? dice !== null && attributeName(dice.ATT, language)
      : meaning !== null && `${faceName(meaning, language)}: ${meaningText(about, meaning)}`
  return {
    title: words.dice.first[half],
    icon: half === 'champion' ? 'champion' : dice === null ? 'attribute' : iconOf(dice.ATT),
    line: joined(result, words.dice.firstLine[half]),
    rank: half === 'attribute' ? 1 : 0,
  }
}

// —— death ——

const championIn = (about: About): CardId | null => rollIn(about)?.champion ?? null

export function saveCard(about: About): Card {
  const { words } = about
  const champion = championIn(about)
  return {
    title: words.dice.save,
    icon: 'save',
    ...(champion === null ? {} : { line: words.dice.saveLine(nameOf(about, champion), ownOf(about).zones.conv - 1) }),
    rank: 2,
  }
}
export function letDieCard(about: About): Card {
  const { words, table, seat } = about
  const champion = championIn(about)
  if (champion === null) return { title: words.dice.letDie, icon: 'DEATH' }
  const honor = Math.max(0, faceOf(about, champion).honor)
  const canSave = cubesAt(table, seat, 'conv') > 0
  return {
    title: words.dice.letDie,
    icon: 'DEATH',
    line: joined(
      words.dice.letDieLine(nameOf(about, champion), cubesOn(ownOf(about), champion)),
      words.dismiss.honor(honor),
    ),
    rank: 0,
    ...(canSave ? { warning: words.warnings.letDie(nameOf(about, champion), honor) } : {}),
  }
}
