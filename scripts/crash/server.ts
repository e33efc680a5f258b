/** A real server in a process of its own, started, killed and started again on the same port and data. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DATABASE } from '@skerry/server'

const ROOT = join(import.meta.dirname, '..', '..')

export class ServerProcess {
  readonly port: number
  private readonly data: string
  private child: ChildProcess | null = null

  private constructor(port: number, data: string) {
    this.port = port
    this.data = data
  }

  static async in(data: string): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), data)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  /** Resolves when it listens; answers with how long that took. */
  async start(): Promise<number> {
    const begun = performance.now()
    const child = this.launch()
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it listened`)
    })
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended])
    ended.catch(() => undefined)
    return performance.now() - begun
  }

  /** Kills it while it writes to the disk, at the first, second … sign of it; anyway if it takes too long. */
  async killWriting(sign: number, ms: number): Promise<void> {
    const written = Promise.withResolvers<void>()
    let signs = 0
    const watcher = watch(join(this.data, `${DATABASE}-wal`), () => {
      signs += 1
      if (signs < sign) return
      this.child?.kill('SIGKILL')
      written.resolve()
    })
    const timer = setTimeout(written.resolve, ms)
    await written.promise
    clearTimeout(timer)
    watcher.close()
    await this.kill()
  }

  /** Starts it and kills it so long after, whether it listens by then or not. */
  async startInVain(ms: number): Promise<void> {
    this.launch()
    await pause(ms)
    await this.kill()
  }

  /** No farewell: what is not on the disk is gone. */
  async kill(): Promise<void> {
    const { child } = this
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  private launch(): ChildProcess {
    const args = ['cli/src/main.ts', 'serve', '--api-only', '--json', '--log', 'error']
    this.child = spawn(process.execPath, [...args, '--port', String(this.port), '--data', this.data], {
      cwd: ROOT,
      env: { ...process.env, SKERRY_LIMITS: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return this.child
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
