/** Cards of the dice: the fight at the Gaping Maw and the roll at the Academy. */

import type { Card, Chip } from '@skerry/contracts'
import { cardOf, championOf, cubesAt } from '../../queries.ts'
import type { CardId, First, MonsterFace, NameFace, RerollBy, RollFrame } from '../../types.ts'
import { attributeName, faceName } from '../../words/names.ts'
import { type About, faceOf, nameOf, ownOf } from './about.ts'
import { chip, chipsOf, comes, goes, honor, oddsChips, only } from './chips/chips.ts'
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
  if (rollIn(about)?.isFight !== true)
    return { title: words.dice.rollOne, icon: 'die', effect: [chip(words.chip.equal, 'attribute')], rank: 1 }
  return {
    title: words.dice.roll,
    icon: 'die',
    effect: [missChip(about)],
    risk: oddsChips(about),
    rank: 1,
    outlook: oddsOutlook(about, oddsOf(table, seat)),
    outlookLine: oddsLine(about),
  }
}
/** `miss 50 %` */
const missChip = ({ words, language, table, seat }: About): Chip =>
  chip(words.chip.chance(faceName('MISS', language), percent(oddsOf(table, seat).MISS)), 'MISS')

export const setDieCard = (about: About, { face }: NameFace): Card => ({
  title: about.words.dice.set(face),
  icon: iconOf(face),
  line: about.words.dice.setLine,
  effect: [chip(about.words.chip.there(ownOf(about).spheres[face]), iconOf(face))],
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
    effect: [
      better === null ? chip(words.chip.equal, 'attribute') : chip(words.chip.better(percent(better)), 'champion'),
    ],
    rank: better === null ? 0 : better * 4,
  }
}
export function acceptCard(about: About): Card {
  const { words, language, table, seat } = about
  const dice = rollIn(about)?.dice ?? null
  if (dice === null) return { title: words.dice.keep, icon: 'die', effect: [chip(words.chip.nothing, 'die')] }
  const meaning = dice.MON === null ? null : meaningOf(table, seat, dice.MON)
  return {
    title: words.dice.keep,
    icon: meaning === null ? iconOf(dice.ATT) : iconOf(meaning),
    ...(meaning === null ? {} : { line: meaningText(about, meaning) }),
    gain: [chip(words.chip.upTo(`1 ${attributeName(dice.ATT, language)}`), iconOf(dice.ATT))],
    ...(meaning === null || meaning === 'MISS' ? {} : { risk: [chip(faceName(meaning, language), iconOf(meaning))] }),
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
    line: words.dice.firstLine[half],
    effect: result === false ? [] : [chip(result, half === 'champion' ? 'champion' : 'attribute')],
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
    price: [goes(about, 1, 'conv')],
    gain: champion === null ? [] : [chip(words.chip.saved(nameOf(about, champion)), 'champion')],
    effect: [chip(words.chip.back(1), 'inf')],
    rank: 2,
  }
}
export function letDieCard(about: About): Card {
  const { words, table, seat } = about
  const champion = championIn(about)
  if (champion === null) return { title: words.dice.letDie, icon: 'DEATH' }
  const points = Math.max(0, faceOf(about, champion).honor)
  const cubes = cubesOn(ownOf(about), champion)
  const canSave = cubesAt(table, seat, 'conv') > 0
  return {
    title: words.dice.letDie,
    icon: 'DEATH',
    ...chipsOf({
      gain: cubes > 0 ? [comes(about, cubes, 'inf')] : [],
      risk: only(chip(words.chip.leaves(nameOf(about, champion)), 'DEATH'), points > 0 && honor(about, -points)),
    }),
    rank: 0,
    ...(canSave ? { warning: words.warnings.letDie(nameOf(about, champion), points) } : {}),
  }
}
