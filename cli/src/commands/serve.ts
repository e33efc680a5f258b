import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Served } from '@skerry/server'
import { type Command, expectWords, type Given } from '../args.ts'
import { Failure, messageOf, UsageError } from '../errors.ts'
import { commandLine, note, print } from '../output.ts'
import { ROOT } from '../registry.ts'

export const serve: Command = {
  name: 'serve',
  summary: 'tables in the browser and over the net: builds the site when needed and serves it',
  usage: ['[--port N] [--host H] [--data folder] [--log level] [--behind-proxy] [--api-only] [--open]'],
  about: `
Serves everything on one port and prints the address to open. Only this machine can open it unless --host says
otherwise: 0.0.0.0 opens it to your network. The site is built first if its sources have changed. Tables are kept in
the folder given by --data or SKERRY_DATA, else in data/. The API is described at /docs. Ctrl-C ends it: what is under
way is finished and kept.`,
  options: {
    port: { value: 'N', about: 'exactly this port, 0 for any; if not given, the first free one from 4300 on' },
    host: { value: 'H', about: 'the address to listen on (127.0.0.1)' },
    data: { value: 'folder', about: 'where tables are kept (data)' },
    log: { value: 'level', about: 'what is written to the standard error: silent, error, warn, info, debug (warn)' },
    'behind-proxy': { about: 'believe what a proxy says about where requests come from' },
    'api-only': { about: 'serve no site, only the API' },
    open: { about: 'open it in the browser' },
  },
  examples: ['skerry serve', 'skerry serve --host 0.0.0.0 --port 8080'],
  async run(given) {
    expectWords('serve', given.words, [], 0)
    const served = await start(given)
    const ended = untilEnded() // whoever reads the address may end it at once
    if (given.json) print(JSON.stringify({ url: served.url, urls: served.urls }))
    else print(addresses(served, given.text('host')))
    if (given.has('open')) openBrowser(served.url)
    await ended
    await served.close()
    return 0
  },
}

async function start(given: Given): Promise<Served> {
  const host = given.text('host')
  const port = given.has('port') ? given.number('port', 0, 0, 65_535) : undefined
  const level = levelFrom(given.text('log') ?? 'warn')
  const { serve, ServeError } = await import('@skerry/server')
  const dist = given.has('api-only') ? null : await build()
  try {
    return await serve({
      root: ROOT,
      dist,
      data: given.text('data') ?? process.env.SKERRY_DATA ?? join(ROOT, 'data'),
      log: { level, to: process.stderr },
      isBehindProxy: given.has('behind-proxy'),
      ...(process.env.SKERRY_LIMITS === 'off' ? { limits: 'off' } : {}),
      ...(host === undefined ? {} : { host }),
      ...(port === undefined ? {} : { port }),
    })
  } catch (error) {
    throw error instanceof ServeError ? new Failure(error.message) : error
  }
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

function levelFrom(text: string): (typeof LEVELS)[number] {
  const level = LEVELS.find((one) => one === text)
  if (level === undefined) throw new UsageError(`--log must be one of ${LEVELS.join(', ')}, not “${text}”.`)
  return level
}

async function build(): Promise<string> {
  const { buildOnce } = await import('@skerry/web/build')
  try {
    return await buildOnce(ROOT, note)
  } catch (error) {
    throw new Failure(messageOf(error))
  }
}

function addresses({ url, urls }: Served, host: string | undefined): string {
  const others = urls.slice(1).map((one) => `  in your network: ${one}`)
  const closed = `Only this machine can open it; “${commandLine(['serve', '--host', '0.0.0.0'])}” opens it to your network.`
  return [`Skerry is at ${url}`, ...others, ...(host === undefined ? [closed] : []), 'Ctrl-C ends it.'].join('\n')
}

/** Whether a browser can be opened is no reason to stop: the address is on the screen. */
function openBrowser(url: string): void {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  spawn(program as string, args, { stdio: 'ignore', detached: true })
    .on('error', () => note(`skerry: ${program} could not be started; open ${url} yourself.`))
    .unref()
}

const untilEnded = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
