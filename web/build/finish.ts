/** The last steps of a build: the service worker with the list of what it keeps, and a compressed copy of every text. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Plugin, type ResolvedConfig, transformWithOxc } from 'vite'

const TEXT = /\.(js|css|html|svg|txt|json|webmanifest)$/
/** Where a browser reads woff2 it never asks for the older format. */
const NOT_KEPT = /\.(br|gz|woff|map)$/

export function finish(worker: string): Plugin {
  let config: ResolvedConfig | null = null
  return {
    name: 'skerry:finish',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      async handler(error?: Error) {
        if (error !== undefined || config === null) return
        const dist = resolve(config.root, config.build.outDir)
        await writeServiceWorker(worker, dist, config.base)
        compress(dist)
      },
    },
  }
}

async function writeServiceWorker(source: string, dist: string, base: string): Promise<void> {
  const kept = filesIn(dist).filter((file) => !NOT_KEPT.test(file))
  const hash = createHash('sha256')
  for (const file of kept) hash.update(file).update(readFileSync(join(dist, file)))
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
  const values = { VERSION: hash.digest('hex').slice(0, 12), FILES: kept.map((file) => base + file), BASE: base }
  const constants = Object.entries(values).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
  writeFileSync(join(dist, 'sw.js'), constants.join('') + code)
}

/** Once here instead of at every request. */
function compress(dist: string): void {
  for (const file of filesIn(dist).filter((name) => TEXT.test(name))) {
    const bytes = readFileSync(join(dist, file))
    writeFileSync(join(dist, `${file}.gz`), gzipSync(bytes, { level: 9 }))
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(bytes, { params }))
  }
}

/** All files below a folder with forward slashes, in alphabetical order; hidden ones are left out. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort()
}
