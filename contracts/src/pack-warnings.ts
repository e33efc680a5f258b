/** Warnings about packs that can be played but are unusual: never a reason to refuse one. */

import type { PackFault } from './pack-errors.ts'

export type PackWarning = PackFault
/** The optional `pack-warnings.ts` of a game exports this as `packWarnings`. Throws what `load` throws on a bad pack. */
export type PackWarnings = (doc: unknown) => readonly PackWarning[]

/** A pack with the content made of it. */
export interface LoadedPack<Pack, Content> {
  readonly content: Content
  readonly pack: Pack
}
/** Yields the warnings of one subject. */
export type Warn<Pack, Content> = (loaded: LoadedPack<Pack, Content>) => Iterable<PackWarning>

/** All warnings, subject by subject. */
export const gatherWarnings =
  <Pack, Content>(
    load: (doc: unknown) => Content,
    read: (doc: unknown) => Pack,
    subjects: readonly Warn<Pack, Content>[],
  ): PackWarnings =>
  (doc) => {
    const loaded = { content: load(doc), pack: read(doc) }
    return subjects.flatMap((warn) => [...warn(loaded)])
  }

export const warning = (path: string, reason: string, params: PackWarning['params'] = {}): PackWarning => ({
  path,
  reason,
  params,
})

/** `[least, most]` */
export type NumberRange = readonly [least: number, most: number]
export const isWithin = (n: number, [least, most]: NumberRange): boolean => n >= least && n <= most
