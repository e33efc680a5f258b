// Checks that imports inside server/src point downwards and never in a circle (docs/decisions/0006-import-arrows.md).
import { posix } from 'node:path'
import type { Source } from './source.ts'

const SERVER = 'server/src/'

/** Lowest first. A file imports its own layer and those below. */
const LAYERS: readonly (readonly string[])[] = [
  ['log.ts', 'sources.ts'],
  ['store'],
  ['rules', 'bots', 'games.ts'],
  ['tables'],
  ['requests.ts'],
  ['http'],
  ['live'],
  ['service.ts'],
  ['index.ts', 'launch.ts'],
]

interface Edge {
  readonly line: number
  readonly from: string
  readonly target: Source
}

/** One entry per import that points upwards or closes a circle, and per file without a layer. */
export function serverLayers(all: readonly Source[]): { file: string; line: number; what: string }[] {
  const sources = all.filter(({ file }) => file.startsWith(SERVER))
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const edgesOf = ({ file, imports }: Source): Edge[] =>
    imports.flatMap(({ from, line }) => {
      const target = from?.startsWith('.') ? byFile.get(posix.join(posix.dirname(file), from)) : undefined
      return from === null || target === undefined ? [] : [{ line, from, target }]
    })
  const reaches = (source: Source, goal: Source, seen = new Set<Source>()): boolean =>
    edgesOf(source).some(
      ({ target }) => target === goal || (!seen.has(target) && reaches(target, goal, seen.add(target))),
    )
  return sources.flatMap((source) => {
    const { file } = source
    if (layerOf(file) < 0)
      return [{ file, line: 1, what: `has no layer; scripts/server-layers.ts lists all of ${SERVER}` }]
    return edgesOf(source).flatMap(({ line, from, target }) => {
      if (layerOf(target.file) > layerOf(file))
        return [{ file, line, what: `imports ${from}; ${partOf(file)} lies below ${partOf(target.file)}` }]
      return reaches(target, source) ? [{ file, line, what: `imports ${from}, which imports it in turn` }] : []
    })
  })
}

/** `tables` of `server/src/tables/play.ts` */
const partOf = (file: string): string => file.slice(SERVER.length).split('/')[0] as string

const layerOf = (file: string): number => LAYERS.findIndex((parts) => parts.includes(partOf(file)))
