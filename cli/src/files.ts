/** Reading and writing JSON documents with messages that say what and where. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { messageOf } from './errors.ts'
import { type JsonFault, jsonFault } from './json.ts'

/** A file that cannot be read, or is no JSON. */
export class FileFault extends Error {
  override readonly name = 'FileFault'
  readonly file: string
  /** What is wrong with it, without the place. */
  readonly what: string
  readonly at: JsonFault | null
  constructor(file: string, what: string, at: JsonFault | null = null) {
    super(at === null ? `${file}: ${what}` : `${file}:${at.line}:${at.column}: ${what}`)
    this.file = file
    this.what = what
    this.at = at
  }
}

const CODES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'this is a folder, not a file',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a part of the path is a file, not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
}

export function fileFault(file: string, error: unknown): FileFault {
  const code = (error as { code?: string } | null)?.code ?? ''
  return new FileFault(file, CODES[code] ?? messageOf(error))
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw fileFault(file, error)
  }
}

export function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    const at = jsonFault(text)
    throw new FileFault(file, `no JSON: ${at?.message ?? messageOf(error)}`, at)
  }
}

/** Writes the whole file or leaves what was there. */
export function writeText(file: string, text: string): void {
  const half = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file) && statSync(file).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
    writeFileSync(half, text)
    renameSync(half, file)
  } catch (error) {
    if (existsSync(half)) rmSync(half)
    throw fileFault(file, error)
  }
}
