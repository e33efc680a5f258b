/** Sentences for what the kernel finds wrong with packs, options and records. */

import { faultSentence, type Language, type PackFault, paramsText, refusalText, type Words } from '@skerry/contracts'
import { InputError, type Params, type Plain, type Refusal } from '@skerry/kernel'
import { messageOf } from './errors.ts'

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const WHOLE: Readonly<Record<Language, string>> = { en: 'the whole document', de: 'das ganze Dokument' }

/**
 * `fields.C1.land: V1 borders on this field in the drawing, but is not in the list  [borderNotLinked]`, or where the game
 * has no sentence `areas.3.links: noSuchArea (got 99)`
 */
export function packFaultText(fault: PackFault, words: Words, language: Language): string {
  const { path, reason } = fault
  const id = words.faults?.[reason] === undefined ? '' : `  [${reason}]`
  return `${path === '' ? WHOLE[language] : path}: ${faultSentence(words, fault)}${id}`
}

const fewOf = (values: Plain | undefined): string =>
  Array.isArray(values) ? `; there is ${values.slice(0, 12).join(', ')}${values.length > 12 ? ' …' : ''}` : ''

/** `1 seat`, `2 or 3 seats` */
const seatCounts = (...counts: readonly unknown[]): string =>
  `${counts.join(' or ')} ${counts.length === 1 && counts[0] === 1 ? 'seat' : 'seats'}`

const INPUT: Readonly<Record<string, (params: Params) => string>> = {
  noSuchSeatCount: ({ min, max, got }) => `${min === max ? min : `${min} to ${max}`} can play, not ${got}`,
  notWithSoManySeats: ({ seats, got }) => `only with ${seatCounts(...(seats as number[]))}, not ${got}`,
  needs: ({ option, value }) => `needs ${option}=${shown(value)}`,
  excludes: ({ option, value }) => `cannot go together with ${option}=${shown(value)}`,
  noSuchOption: () => 'there is no such option',
  otherGame: ({ recorded, here }) => `this is a record of ${recorded}, not of ${here}`,
  otherPack: ({ recorded, here }) =>
    `it was played with the pack ${recorded}, this one is ${here}; name the right one by --pack`,
  unknownFormat: ({ known }) => `this is no game record of a kind known here (${known})`,
  outcomesLeftOver: ({ outcomes }) => `chance is asked for less than the row holds; left over: ${shown(outcomes)}`,
  otherPosition: ({ recorded, reached }) => `it leads to another position (recorded ${recorded}, reached ${reached})`,
  otherDice: ({ recorded, given }) =>
    `chance gave ${(recorded as string[]).join(' ')}, its dice say ${(given as string[]).join(' ')}`,
  chanceNotAsked: () => 'chance is not asked here',
  notOnePerSeat: ({ seats, got }) => `there should be ${seats}, one for each seat, not ${got}`,
  noSuchVerb: ({ verb }) => `there is no choice “${verb}” in this game`,
  wrongNumberOfWords: ({ expected }) => `it should read: ${(expected as string[]).join(' ')}`,
  noSuchValue: ({ expected, ...given }) => `there is no ${paramsText(given).slice(2, -1)}${fewOf(expected)}`,
  otherSeats: ({ recorded, here }) => `this is a position of ${seatCounts(recorded)}, not of ${here}`,
  nothingInProgress: () => 'no rule is in progress and the game is not over',
  noSuchStep: ({ rule, at }) => `the game has no step ${rule}.${at} to rest at`,
  undoWithMore: () => 'an undo has a seat, no choices and no outcomes',
  remarkWithMore: () => 'a row in which somebody gives up or newer rules take over has nothing else in it',
  positionWithoutRules: () => 'only where newer rules take over a row has a position',
  notTrue: () => 'this should be true, or not there at all',
  notAnOptionValue: () => 'this should be a text, a number, true or false',
  noChoice: () => 'a seat without a choice',
  noOutcome: () => 'neither a choice nor an outcome',
  notASlotAndCount: ({ got }) => `“${got}” is no place and number like II2:3`,
  notAnObject: () => 'this should be an object',
  notAList: () => 'this should be a list',
  notAText: () => 'this should be a text',
  notASeat: () => 'this should be a seat number or null',
  notAWholeNumber: () => 'this should be a whole number',
}

/** What an error says, in one sentence; refusals of a game use its English words. */
export function faultText(error: unknown, words?: Words): string {
  if (!(error instanceof InputError)) return messageOf(error)
  const { where, reason, params } = error
  if (reason === 'refused' && words) return `${where}: refused: ${refused(words, params as unknown as Refusal)}`
  return `${where}: ${INPUT[reason]?.(params) ?? `${reason}${paramsText(params)}`}`
}

function refused(words: Words, refusal: Refusal): string {
  const { rule, reason, params } = refusal
  if (reason === 'noSuchOutcome' && params.outcome === null)
    return `chance is asked at ${params.open}, but the row holds no outcome for it [${rule}]`
  return `${refusalText(words, 'en', refusal)} [${rule}]`
}
