/** What the kernel and sessions find wrong with options and records, as sentences. */

import { type Language, paramsText, refusalText, type Words } from '@skerry/contracts'
import type { InputError, Params, Plain, Refusal } from '@skerry/kernel'

/** An `InputError` as data, so that it can go from one thread to another. */
export type InputFault = Pick<InputError, 'where' | 'reason' | 'params'>

type Sentences = Readonly<Record<string, (params: Params) => string>>

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const joined = (values: Plain | undefined): string => (values as Plain[]).map(shown).join(', ')

/** The first of what there is, where that is known. */
function fewOf(values: Plain | undefined, before: string): string {
  if (!Array.isArray(values)) return ''
  return `; ${before} ${values.slice(0, 12).join(', ')}${values.length > 12 ? ' …' : ''}`
}

/** `1 seat`, `2 or 3 seats` */
const seatCounts = (...counts: readonly unknown[]): string =>
  `${counts.join(' or ')} ${counts.length === 1 && counts[0] === 1 ? 'seat' : 'seats'}`
const placeCounts = (...counts: readonly unknown[]): string =>
  `${counts.join(' oder ')} ${counts.length === 1 && counts[0] === 1 ? 'Platz' : 'Plätze'}`

const en: Sentences = {
  noSuchSeatCount: ({ min, max, got }) => `${min === max ? min : `${min} to ${max}`} can play, not ${got}`,
  notWithSoManySeats: ({ seats, got }) => `only with ${seatCounts(...(seats as number[]))}, not ${got}`,
  needs: ({ option, value }) => `needs ${option}=${shown(value)}`,
  excludes: ({ option, value }) => `cannot go together with ${option}=${shown(value)}`,
  noSuchOption: () => 'there is no such option',
  otherGame: ({ recorded, here }) => `this is a record of ${recorded}, not of ${here}`,
  noSuchGame: ({ game }) => `there is no “${shown(game)}” here`,
  otherPack: ({ recorded, here }) => `it was played with the pack ${recorded}, this one is ${here}`,
  otherRules: ({ recorded, here }) =>
    `version ${recorded} of the rules played it, and version ${here} cannot go on with it`,
  unknownFormat: ({ known }) => `this is no game record of a kind known here (${known})`,
  outcomesLeftOver: ({ outcomes }) => `chance is asked for less than the row holds; left over: ${shown(outcomes)}`,
  otherPosition: ({ recorded, reached }) => `it leads to another position (recorded ${recorded}, reached ${reached})`,
  otherDice: ({ recorded, given }) =>
    `chance gave ${(recorded as string[]).join(' ')}, its dice say ${(given as string[]).join(' ')}`,
  chanceNotAsked: () => 'chance is not asked here',
  notOnePerSeat: ({ seats, got }) => `there should be ${seats}, one for each seat, not ${got}`,
  noSuchVerb: ({ verb }) => `there is no choice “${verb}” in this game`,
  wrongNumberOfWords: ({ expected }) => `it should read: ${(expected as string[]).join(' ')}`,
  noSuchValue: ({ expected, ...given }) =>
    `there is no ${paramsText(given).slice(2, -1)}${fewOf(expected, 'there is')}`,
  noSuchOptionValue: ({ got, values, least, most }) =>
    `${shown(got)} is none of its values: ${joined(values)}${least === undefined ? '' : `, or any number from ${least} to ${most}`}`,
  otherSeats: ({ recorded, here }) => `this is a position of ${seatCounts(recorded)}, not of ${here}`,
  nothingInProgress: () => 'no rule is in progress and the game is not over',
  noSuchStep: ({ rule, at }) => `the game has no step ${rule}.${at} to rest at`,
  nobodyGoesOn: () => 'it leads to where no rule knows what to do',
  noSuchRow: ({ rows }) => `this should be a number of rows, at most ${rows}`,
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

const de: Sentences = {
  noSuchSeatCount: ({ min, max, got }) =>
    `Das Spiel ist für ${min === max ? min : `${min} bis ${max}`}, nicht für ${got}`,
  notWithSoManySeats: ({ seats, got }) => `nur für ${placeCounts(...(seats as number[]))}, nicht für ${got}`,
  needs: ({ option, value }) => `geht nur mit ${option}=${shown(value)}`,
  excludes: ({ option, value }) => `geht nicht zusammen mit ${option}=${shown(value)}`,
  noSuchOption: () => 'So eine Option gibt es nicht',
  otherGame: ({ recorded, here }) => `Das ist ein Spielverlauf von ${recorded}, nicht von ${here}`,
  noSuchGame: ({ game }) => `„${shown(game)}“ gibt es hier nicht`,
  otherPack: ({ recorded, here }) => `Gespielt wurde mit dem Paket ${recorded}, dieses hier ist ${here}`,
  otherRules: ({ recorded, here }) =>
    `Gespielt wurde nach Version ${recorded} der Regeln, und Version ${here} kann das Spiel nicht fortsetzen`,
  unknownFormat: ({ known }) => `Das ist kein Spielverlauf in einer Form, die hier bekannt ist (${known})`,
  outcomesLeftOver: ({ outcomes }) =>
    `Der Zufall ist seltener gefragt, als die Zeile enthält; übrig: ${shown(outcomes)}`,
  otherPosition: ({ recorded, reached }) =>
    `Das führt zu einer anderen Stellung (aufgezeichnet ${recorded}, erreicht ${reached})`,
  otherDice: ({ recorded, given }) =>
    `Der Zufall gab ${(recorded as string[]).join(' ')}, die Würfel sagen ${(given as string[]).join(' ')}`,
  chanceNotAsked: () => 'Hier ist kein Zufall gefragt',
  notOnePerSeat: ({ seats, got }) => `Es müssten ${seats} sein, für jeden Platz eines, nicht ${got}`,
  noSuchVerb: ({ verb }) => `In diesem Spiel gibt es die Wahl „${verb}“ nicht`,
  wrongNumberOfWords: ({ expected }) => `Es müsste heißen: ${(expected as string[]).join(' ')}`,
  noSuchValue: ({ expected, ...given }) =>
    `Das gibt es nicht: ${paramsText(given).slice(2, -1)}${fewOf(expected, 'es gibt')}`,
  noSuchOptionValue: ({ got, values, least, most }) =>
    `${shown(got)} gehört nicht zu den Werten: ${joined(values)}${least === undefined ? '' : ` oder eine Zahl von ${least} bis ${most}`}`,
  otherSeats: ({ recorded, here }) => `Das ist eine Stellung für ${placeCounts(recorded)}, nicht für ${here}`,
  nothingInProgress: () => 'Keine Regel läuft, und das Spiel ist nicht zu Ende',
  noSuchStep: ({ rule, at }) => `Das Spiel hat keinen Schritt ${rule}.${at}, an dem es wartet`,
  nobodyGoesOn: () => 'Das führt dorthin, wo keine Regel weiterweiß',
  noSuchRow: ({ rows }) => `Das muss eine Anzahl von Zeilen sein, höchstens ${rows}`,
  undoWithMore: () => 'Zum Zurücknehmen gehört ein Platz, aber keine Wahl und kein Ergebnis',
  remarkWithMore: () => 'Wo jemand aufgibt oder neuere Regeln übernehmen, steht sonst nichts in der Zeile',
  positionWithoutRules: () => 'Nur wo neuere Regeln übernehmen, enthält eine Zeile eine Stellung',
  notTrue: () => 'Das muss true sein oder fehlen',
  notAnOptionValue: () => 'Das muss ein Text, eine Zahl, true oder false sein',
  noChoice: () => 'ein Platz ohne Wahl',
  noOutcome: () => 'weder eine Wahl noch ein Ergebnis',
  notASlotAndCount: ({ got }) => `„${got}“ ist kein Ort mit Anzahl wie II2:3`,
  notAnObject: () => 'Das muss ein Objekt sein',
  notAList: () => 'Das muss eine Liste sein',
  notAText: () => 'Das muss ein Text sein',
  notASeat: () => 'Das muss die Nummer eines Platzes oder null sein',
  notAWholeNumber: () => 'Das muss eine ganze Zahl sein',
}

const SENTENCES: Readonly<Record<Language, Sentences>> = { en, de }

/** `option dragons: there is no such option`; why a choice was refused is said in the words of its game. */
export function inputFaultText({ where, reason, params }: InputFault, language: Language, words?: Words): string {
  const isRefused = reason === 'refused' && words !== undefined
  const what = isRefused ? refusedText(words, language, params as unknown as Refusal) : said(reason, params, language)
  return `${where}: ${what}`
}

function said(reason: string, params: Params, language: Language): string {
  const isOfOption = reason === 'noSuchValue' && params.values !== undefined
  return SENTENCES[language][isOfOption ? 'noSuchOptionValue' : reason]?.(params) ?? `${reason}${paramsText(params)}`
}

function refusedText(words: Words, language: Language, refusal: Refusal): string {
  const { rule, reason, params } = refusal
  const isMissing = reason === 'noSuchOutcome' && params.outcome === null
  const why = isMissing ? NO_OUTCOME_FOR[language](shown(params.open)) : refusalText(words, language, refusal)
  return `${REFUSED[language]}: ${why} [${rule}]`
}

const REFUSED: Readonly<Record<Language, string>> = { en: 'refused', de: 'nicht erlaubt' }
const NO_OUTCOME_FOR: Readonly<Record<Language, (open: string) => string>> = {
  en: (open) => `chance is asked at ${open}, but the row holds no outcome for it`,
  de: (open) => `Bei ${open} ist der Zufall gefragt, aber die Zeile enthält kein Ergebnis dafür`,
}
