/** From one plain value to another: small where little has changed. It knows nothing of games. */

import type { Plain } from '@skerry/kernel'

/**
 * `[value]`: it is this now · `0`: it is gone (a field of an object) · an object: the fields, or elements by their
 * number, that have changed · in a list of another length `~`: `[start, removed, …added]`.
 */
export type Patch = readonly Plain[] | 0 | { readonly [key: string]: Patch }

/** Undefined: they are the same. */
export function diff(from: unknown, to: unknown): Patch | undefined {
  if (from === to) return undefined
  if (!isComposite(from) || !isComposite(to) || Array.isArray(from) !== Array.isArray(to)) return [to as Plain]
  return Array.isArray(from) ? listDiff(from, to as unknown[]) : fieldsDiff(from as Fields, to as Fields)
}

type Fields = Record<string, unknown>
const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null

function fieldsDiff(from: Fields, to: Fields): Patch | undefined {
  let patch: Record<string, Patch> | undefined
  for (const key in from)
    if (fieldOf(from, key) !== undefined && fieldOf(to, key) === undefined) patch = noted(patch, key, 0)
  for (const key in to) {
    const after = fieldOf(to, key)
    if (after === undefined) continue
    const before = fieldOf(from, key)
    if (before === after) continue
    const change = before === undefined ? [after as Plain] : diff(before, after)
    if (change !== undefined) patch = noted(patch, key, change)
  }
  return patch
}

/** Undefined fields count as absent, as they do in JSON; so does what every object inherits, which is never plain. */
function fieldOf(fields: Fields, key: string): unknown {
  const value = fields[key]
  if (typeof value === 'function' || (key === '__proto__' && !Object.hasOwn(fields, key))) return undefined
  return value
}

function noted(patch: Record<string, Patch> = {}, key: string, change: Patch): Record<string, Patch> {
  if (key === '__proto__') Object.defineProperty(patch, key, { value: change, ...OWN })
  else patch[key] = change
  return patch
}

const OWN = { enumerable: true, writable: true, configurable: true }

function listDiff(from: readonly unknown[], to: readonly unknown[]): Patch | undefined {
  if (from.length !== to.length) return splice(from, to)
  const patch: Record<string, Patch> = {}
  let isChanged = false
  for (let i = 0; i < to.length; i++) {
    const change = diff(from[i], to[i])
    if (change === undefined) continue
    isChanged = true
    patch[i] = change
  }
  return isChanged ? patch : undefined
}

/** What lies between the common beginning and the common end is replaced. */
function splice(from: readonly unknown[], to: readonly unknown[]): Patch {
  const shorter = Math.min(from.length, to.length)
  let start = 0
  while (start < shorter && diff(from[start], to[start]) === undefined) start += 1
  let end = 0
  while (end < shorter - start && diff(from[from.length - 1 - end], to[to.length - 1 - end]) === undefined) end += 1
  return { '~': [start, from.length - start - end, ...(to.slice(start, to.length - end) as Plain[])] }
}

/** The value after the change; what has not changed is shared with the value before. */
export function patched<T>(value: T, patch: Patch | undefined): T {
  if (patch === undefined) return value
  if (Array.isArray(patch)) return patch[0] as T
  const changes = patch as { readonly [key: string]: Patch }
  return (Array.isArray(value) ? patchedList(value, changes) : patchedFields(value as Fields, changes)) as T
}

function patchedList(list: readonly unknown[], changes: { readonly [key: string]: Patch }): unknown[] {
  const cut = changes['~'] as readonly Plain[] | undefined
  if (cut !== undefined) {
    const [start, removed, ...added] = cut
    return list.toSpliced(start as number, removed as number, ...added)
  }
  const next = [...list]
  for (const key of Object.keys(changes)) next[Number(key)] = patched(next[Number(key)], changes[key])
  return next
}

function patchedFields(fields: Fields, changes: { readonly [key: string]: Patch }): Fields {
  const next: Fields = { ...fields }
  for (const key of Object.keys(changes)) {
    const change = changes[key] as Patch
    if (change === 0) delete next[key]
    else {
      const value = Array.isArray(change) ? change[0] : patched(next[key], change)
      if (key === '__proto__') Object.defineProperty(next, key, { value, ...OWN })
      else next[key] = value
    }
  }
  return next
}
