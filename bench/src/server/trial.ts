/** One server under test and the generator that loads it, for as long as a measurement takes. */

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NODE_FLAGS } from '@skerry/server/launch'
import type { Answer, Kind, OrderName, Orders } from './orders.ts'
import { endOf, type Program, pathOf, plainEnvironment, type Running, startServer } from './processes.ts'

export interface Trial {
  readonly server: Running
  ask<N extends OrderName>(name: N, given: Orders[N]['given']): Promise<Orders[N]['answer']>
}

/** Our own server is what its owner would start, but for the site and the limits. */
const skerry = (folder: string): Program => ({
  file: '../../../cli/src/main.ts',
  flags: NODE_FLAGS,
  args: ['serve', '--api-only', '--port', '0', '--data', folder, '--json'],
  env: { SKERRY_LIMITS: 'off' },
})

const PROGRAMS: Readonly<Record<Kind, (folder: string) => Program>> = {
  reference: (folder) => ({ file: './reference.ts', args: [folder] }),
  'boardgame.io': () => ({ file: './boardgame-io.ts', args: [] }),
  'connect-four': skerry,
  marnon: skerry,
}

/** Runs a measurement with a folder for what a server keeps; it is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'skerry-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts a server on what lies in this folder and a generator for it, and ends both after the work. */
export async function inTrial<T>(kind: Kind, folder: string, work: (trial: Trial) => Promise<T>): Promise<T> {
  const server = await startServer(PROGRAMS[kind](folder))
  let generator: ChildProcess | undefined
  try {
    const target = JSON.stringify({ kind, url: server.url, pid: server.pid })
    generator = fork(pathOf('./generator.ts'), [target], { env: plainEnvironment(), execArgv: [] })
    return await work({ server, ask: askOf(generator) })
  } finally {
    if (generator !== undefined) await endOf(generator)
    await server.end()
  }
}

function askOf(generator: ChildProcess): Trial['ask'] {
  return async (name, given) => {
    const ended = new AbortController()
    const exit = once(generator, 'exit', { signal: ended.signal }).then(() => {
      throw new Error(`the generator ended while it was asked to ${name}`)
    })
    generator.send({ name, ...given })
    const [said] = (await Promise.race([once(generator, 'message'), exit])) as [Answer<typeof name>]
    exit.catch(() => {})
    ended.abort()
    if ('fault' in said) throw new Error(`${name}: ${said.fault}`)
    return said.answer
  }
}
