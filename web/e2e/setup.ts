/** Before all files of browser tests: the site is built once, and a copy that no later build changes is theirs. */

import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { copyOfSite } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the built site. */
    readonly dist: string
  }
}

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const dist = await copyOfSite((line) => console.error(line))
  provide('dist', dist)
  return () => rmSync(dist, { recursive: true, force: true })
}
