import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Served } from '@skerry/server'
import { type Command, expectWords, type Given } from '../args.ts'
import { type Context, rootOf } from '../context.ts'
import { Failure, messageOf, UsageError } from '../errors.ts'
import { commandLine, note, print } from '../output.ts'

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
  async run(given, context) {
    expectWords('serve', given.words, [], 0)
    const served = await start(given, context)
    const ended = untilEnded(context) // whoever reads the address may end it at once
    if (given.json) print(context, JSON.stringify({ url: served.url, urls: served.urls }))
    else print(context, addresses(served, given.text('host'), context))
    if (given.has('open')) openBrowser(served.url, context)
    await ended
    await served.close()
    return 0
  },
}

async function start(given: Given, context: Context): Promise<Served> {
  const { env, stderr } = context
  const root = rootOf(context)
  const host = given.text('host')
  const port = given.has('port') ? given.number('port', 0, 0, 65_535) : undefined
  const level = levelFrom(given.text('log') ?? 'warn')
  const { serve, ServeError } = await import('@skerry/server')
  const dist = given.has('api-only') ? null : await build(context)
  try {
    return await serve({
      root,
      dist,
      data: given.text('data') ?? env.SKERRY_DATA ?? join(root, 'data'),
      log: { level, to: stderr },
      isBehindProxy: given.has('behind-proxy'),
      ...(env.SKERRY_LIMITS === 'off' ? { limits: 'off' } : {}),
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

async function build(context: Context): Promise<string> {
  const { buildOnce } = await import('@skerry/web/build')
  try {
    return await buildOnce(rootOf(context), (text) => note(context, text))
  } catch (error) {
    throw new Failure(messageOf(error))
  }
}

function addresses({ url, urls }: Served, host: string | undefined, context: Context): string {
  const others = urls.slice(1).map((one) => `  in your network: ${one}`)
  const closed = `Only this machine can open it; “${commandLine(context, ['serve', '--host', '0.0.0.0'])}” opens it to your network.`
  return [`Skerry is at ${url}`, ...others, ...(host === undefined ? [closed] : []), 'Ctrl-C ends it.'].join('\n')
}

/** Whether a browser can be opened is no reason to stop: the address is on the screen. */
function openBrowser(url: string, context: Context): void {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  spawn(program as string, args, { stdio: 'ignore', detached: true })
    .on('error', () => note(context, `skerry: ${program} could not be started; open ${url} yourself.`))
    .unref()
}

const untilEnded = ({ signals }: Context): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) signals.once(signal, () => resolve())
  })
