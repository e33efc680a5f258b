/** Facts about the table, worded as the scene would word them: `LAB1: D 2`, `D: fame 6`, `builds D: LAB2 LAB4`. */

import { type Choice, countOf, entriesOf, type Slot, type Sum, type Viewer } from '@skerry/kernel'
import { game } from '../game.ts'
import type { CardId, Content, Section, Species, State, Tribe } from '../types.ts'
import {
  type Forms,
  itemsOf,
  letterOf,
  listText,
  locationNamed,
  type P,
  provinceNamed,
  seatOf,
  type Words,
} from './reading.ts'

interface Seen {
  readonly content: Content
  readonly p: P
  readonly state: State
}

const SECTIONS: readonly Section[] = ['top', 'middle', 'bottom']
const yesNo = (is: boolean): string => (is ? 'yes' : 'no')

// —— the map and the tribes ——

function siteText({ content, state }: Seen, id: string | undefined): string {
  const { holder, level } = state.sites[content.location[locationNamed(content, id)]!.index]!
  if (holder === null) return 'empty'
  return typeof holder === 'number' ? `${letterOf(holder)} ${level}` : holder
}

/** The items of a tribe that the fact names. */
function tribeText({ state }: Seen, who: string | undefined, text: string): string {
  const tribe = state.tribes[seatOf(who)] as Tribe
  const itemText = (key: string): string => {
    if (key === 'passed' || key === 'playing') return tribe.hasPassed ? 'passed' : 'playing'
    if (key === 'tiles') return `tiles ${listText(tribe.tiles)}`
    return `${key} ${tribe[key as keyof Tribe] ?? 'unknown'}`
  }
  return itemsOf(text)
    .map(([key]) => itemText(key))
    .join(', ')
}

function supplyText({ state }: Seen, text: string): string {
  const { swords, shields, discs } = state.supply
  const held = state.tribes.reduce((sum, { fomori }) => sum + fomori, 0)
  const counts: Record<string, number> = {
    swords,
    shields,
    fomori: countOf(state.fomori) - held,
    tiles: countOf(state.tiles),
  }
  const itemText = ([key, rest]: readonly [string, string]): string => {
    const who = rest.split(' ')[0] as string
    return key === 'discs' ? `discs ${who} ${discs[seatOf(who)]}` : `${key} ${counts[key]}`
  }
  return itemsOf(text).map(itemText).join(', ')
}

function locationsOf({ state }: Seen, whose: string): number {
  const isTheirs = ({ holder }: State['sites'][number]) =>
    whose === 'fomori'
      ? typeof holder === 'string'
      : whose === 'tribes'
        ? typeof holder === 'number'
        : holder === seatOf(whose)
  return state.sites.filter(isTheirs).length
}

const countsText = (counts: Partial<Record<string, number>>): string =>
  entriesOf(counts)
    .map(([of, n]) => `${of} ${n}`)
    .sort()
    .join(', ') || 'nothing'

/** Face-up by name, face-down by its back. */
const cardText = ({ is, back, knownTo }: Slot<CardId>): string =>
  is !== undefined && knownTo === 'all' ? is : String(back)

// —— what may be chosen ——

/** Facts about legal choices: the fact's first word, the verb, and which word of the choice it lists. */
const LISTS: Readonly<Record<string, readonly [verb: string, word: string]>> = {
  settles: ['settle', 'location'],
  draws: ['draw', 'stack'],
  blocks: ['block', 'section'],
  reopens: ['reopen', 'section'],
  takes: ['take', 'tile'],
  builds: ['build', 'location'],
  spreads: ['spread', 'location'],
  repels: ['repel', 'location'],
  shields: ['shield', 'province'],
  ruses: ['ruse', 'location'],
  migrates: ['migration', 'location'],
  partners: ['with', 'location'],
  returns: ['trophy', 'fomori'],
}

function choicesOf({ content, p }: Seen, who: string | undefined): readonly Choice[] {
  const choices = game.choices(content, p, seatOf(who))
  return choices.kind === 'none' ? [] : choices.list
}

const wordIn = (choice: Choice, word: string): string => String((choice as unknown as Record<string, unknown>)[word])
const sorted = (words: readonly string[]): string => listText([...new Set(words)].sort())

/** Tiles that can be used, those that need places too, and trophies. */
function usesText(at: Seen, who: string | undefined): string {
  const nameOf = (choice: Choice): string[] => {
    if (choice.do === 'use') return [wordIn(choice, 'tile')]
    if (choice.do === 'migration') return ['migration']
    return choice.do === 'ruse' || choice.do === 'trophy' ? [choice.do] : []
  }
  return sorted(choicesOf(at, who).flatMap(nameOf))
}

/** What may be kept: `3 of discs 2, swords 1`. */
function keepText({ content, p }: Seen, who: string | undefined): string {
  const choices = game.choices(content, p, seatOf(who))
  if (choices.kind !== 'allotment') return 'not asked'
  const { least, most, slots } = choices.allotment
  return `${least} to ${most} of ${slots.map(({ id, max }) => `${id} ${max}`).join(', ')}`
}

// —— how the game goes on ——

function waitsFor({ content, p }: Seen): string {
  const pending = game.pending(content, p)
  if (pending.kind === 'chance') return `chance ${pending.chance}`
  if (pending.kind === 'over') return 'the game is over'
  return `asks ${pending.seats.map(letterOf).join(', ')} ${pending.decision}`
}

function outcomesText({ content, p }: Seen): string {
  const pending = game.pending(content, p)
  if (pending.kind !== 'chance') return 'no chance'
  const { list, weights } = pending.outcomes
  return list.map((outcome, i) => `${outcome} ${weights?.[i] ?? 1}`).join(', ')
}

function endText({ p: { result } }: Seen): string {
  if (result === null) return 'no winner yet'
  const { winners, rule, reason } = result
  return `winner ${winners.map(letterOf).join(', ')}: ${rule} ${reason}`
}

const sumText = ({ total, parts }: Sum): string =>
  `${parts.map(({ amount, of }) => `${amount} ${of}`).join(' + ')} = ${total}`

function sumsText({ content, p }: Seen, name: string): string {
  const sums = game.sums(content, p, 'open')
  return Object.hasOwn(sums, name) ? sumText(sums[name] as Sum) : `unknown among ${Object.keys(sums).join(' ')}`
}

// —— what a viewer sees ——

const viewerOf = (who: string | undefined): Viewer => (who === 'spectator' ? who : seatOf(who))

function seenAnswer({ content, p }: Seen, who: string | undefined, whose: string | undefined): string {
  const sealed = game.view(content, p, viewerOf(who)).stack.findLast((f) => f.sealed !== undefined)?.sealed
  const answer = sealed?.[seatOf(whose)]
  return answer === undefined || answer === 'hidden' ? (answer ?? 'nothing') : wordIn(answer, 'section')
}

function seenCards({ content, p }: Seen, who: string | undefined, whose: string | undefined): string {
  const { tribes } = game.view(content, p, viewerOf(who)).state
  return listText(tribes[seatOf(whose)]!.cards.map(({ is, back }) => is ?? String(back)))
}

// —— all facts ——

/** Behind the colon stands what the fact claims. */
const FACTS: Forms<(at: Seen, words: Words) => string> = [
  [/^([A-Z]{3}\d): /, (at, [id]) => `${id}: ${siteText(at, id)}`],
  [/^([A-D]): (.+)$/, (at, [who, text = '']) => `${who}: ${tribeText(at, who, text)}`],
  [/^supply: (.+)$/, (at, [text = '']) => `supply: ${supplyText(at, text)}`],
  [
    /^shields ([A-Z]{3}): /,
    ({ content, state }, [id]) =>
      `shields ${id}: ${state.shields[content.province[provinceNamed(content, id)]!.index]}`,
  ],
  [/^locations (\w+): /, (at, [whose = '']) => `locations ${whose}: ${locationsOf(at, whose)}`],
  [/^repelled: /, ({ state }) => `repelled: ${countsText(state.repelled)}`],
  [/^face-down (\w+): /, ({ state }, [species]) => `face-down ${species}: ${state.fomori[species as Species] ?? 0}`],
  [/^display: /, ({ state }) => `display: ${listText(state.display)}`],
  [/^displayed: /, ({ state }) => `displayed: ${state.display.length}`],
  [/^used tiles: /, ({ state }) => `used tiles: ${countsText(state.usedTiles)}`],
  [/^tile supply: /, ({ state }) => `tile supply: ${countsText(state.tiles)}`],
  [/^stacks: /, ({ state: { stacks } }) => `stacks: ${stacks[1].size} ${stacks[2].size} ${stacks[3].size}`],
  [
    /^tops: /,
    ({ state: { stacks } }) =>
      `tops: ${[stacks[1], stacks[2], stacks[3]].map(({ top }) => top?.back ?? 'none').join(' ')}`,
  ],
  [/^discard: \d+ cards$/, ({ state }) => `discard: ${countOf(state.discard)} cards`],
  [/^discard: /, ({ state }) => `discard: ${listText(Object.keys(state.discard).sort())}`],
  [
    /^cards ([A-D]): /,
    ({ state }, [who]) => `cards ${who}: ${listText(state.tribes[seatOf(who)]!.cards.map(cardText))}`,
  ],
  [/^blockers ([A-D]): /, ({ state }, [who]) => `blockers ${who}: ${listText(state.tribes[seatOf(who)]!.blockers)}`],
  [
    /^open ([A-D]): /,
    ({ state }, [who]) =>
      `open ${who}: ${listText(SECTIONS.filter((section) => !state.tribes[seatOf(who)]!.blockers.includes(section)))}`,
  ],
  [/^round \d$/, ({ state }) => `round ${state.round}`],
  [/^last round: /, ({ state }) => `last round: ${yesNo(state.isLastRound)}`],
  [/^start /, ({ state }) => `start ${letterOf(state.startPlayer)}`],
  [
    /^next /,
    ({ state: { nextStartPlayer } }) => `next ${nextStartPlayer === null ? 'nobody' : letterOf(nextStartPlayer)}`,
  ],
  [/^(?:asks|chance) |^the game is over$/, waitsFor],
  [/^outcomes: /, (at) => `outcomes: ${outcomesText(at)}`],
  [/^actions left: /, ({ p }) => `actions left: ${p.stack.findLast((f) => f.rule === 'turn')?.actions ?? 'no turn'}`],
  [/^uses ([A-D]): /, (at, [who]) => `uses ${who}: ${usesText(at, who)}`],
  [/^verbs ([A-D]): /, (at, [who]) => `verbs ${who}: ${sorted(choicesOf(at, who).map((choice) => choice.do))}`],
  [/^keeps ([A-D]): /, (at, [who]) => `keeps ${who}: ${keepText(at, who)}`],
  [
    /^rewards ([A-D]) (\w+): /,
    (at, [who, id = '']) => {
      const here = choicesOf(at, who).filter((choice) => choice.do === 'repel' && wordIn(choice, 'location') === id)
      return `rewards ${who} ${id}: ${sorted(here.map((choice) => wordIn(choice, 'reward')))}`
    },
  ],
  [
    new RegExp(`^(${Object.keys(LISTS).join('|')}) ([A-D]): `),
    (at, [list = '', who]) => {
      const [verb, word] = LISTS[list] as readonly [string, string]
      const offered = choicesOf(at, who).filter((choice) => choice.do === verb)
      return `${list} ${who}: ${sorted(offered.map((choice) => wordIn(choice, word)))}`
    },
  ],
  [/^sum (\S+): /, (at, [name = '']) => `sum ${name}: ${sumsText(at, name)}`],
  [/^sees (\w+) answer ([A-D]): /, (at, [who, whose]) => `sees ${who} answer ${whose}: ${seenAnswer(at, who, whose)}`],
  [/^sees (\w+) cards ([A-D]): /, (at, [who, whose]) => `sees ${who} cards ${whose}: ${seenCards(at, who, whose)}`],
  [
    /^sees (\w+): (.+)$/,
    ({ content, p }, [who, text = '']) => {
      const { state } = game.view(content, p, viewerOf(who))
      return `sees ${who}: ${saying({ content, p, state }, text)}`
    },
  ],
  [/^(?:winner |no winner)/, endText],
  [/^ending /, ({ state }) => `ending ${state.final?.ending ?? 'none yet'}`],
  [/^counted: /, ({ state: { final } }) => `counted: fomori ${final?.fomori}, tribes ${final?.tribes}`],
  [/^places: /, ({ state: { final } }) => `places: ${final?.places.join(' ')}`],
]

/** The fact as it would have to be worded to hold. */
function saying(at: Seen, text: string): string {
  const [form, say] = FACTS.find(([pattern]) => pattern.test(text)) ?? []
  if (form === undefined || say === undefined) return 'no such fact is known'
  return say(at, (form.exec(text) as RegExpExecArray).slice(1))
}

/** What the table says about this fact: null if it holds, else what holds instead. */
export function fact(content: Content, p: P, text: string): string | null {
  const holds = saying({ content, p, state: p.state }, text)
  return holds === text ? null : holds
}
