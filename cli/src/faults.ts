/** Sentences for what the kernel finds wrong with packs, options and records. */

import { faultSentence, type Language, type PackFault, type Words } from '@skerry/contracts'
import { InputError } from '@skerry/kernel'
import { inputFaultText } from '@skerry/session'
import { messageOf } from './errors.ts'

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

/** What an error says, in one sentence; refusals of a game use its English words. */
export function faultText(error: unknown, words?: Words): string {
  if (!(error instanceof InputError)) return messageOf(error)
  const hint = error.reason === 'otherPack' ? '; name the right one by --pack' : ''
  return `${inputFaultText(error, 'en', words)}${hint}`
}
