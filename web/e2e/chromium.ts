/** Finds a Chromium to test in: the system's, else the one inside an npm package, else playwright's own. */

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
/** Tests often run as root and in containers, where the sandbox cannot start and /dev/shm is small. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none']

/** What to start, and what it needs besides. */
interface Found {
  readonly executablePath: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** `SKERRY_CHROMIUM` is a path, or `npm` for the browser that comes with the packages. */
export async function launch(options: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, args = [], env = {} } = await find(process.env.SKERRY_CHROMIUM)
  return chromium.launch({
    executablePath,
    ...options,
    args: [...ARGS, ...args, ...(options.args ?? [])],
    env: { ...ownEnvironment(), ...env },
  })
}

async function find(wish: string | undefined): Promise<Found> {
  if (wish !== undefined && wish !== '' && wish !== 'npm') return { executablePath: wish }
  const found = (wish === 'npm' ? null : onPath()) ?? (await fromNpm()) ?? playwrightsOwn()
  if (found !== null) return found
  throw new Error(
    'No Chromium was found: install one, run `npx playwright-core install chromium`, or set SKERRY_CHROMIUM to its path.',
  )
}

function onPath(): Found | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const files = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const executablePath = files.find((file) => existsSync(file))
  return executablePath === undefined ? null : { executablePath }
}

let packed: Promise<Found | null> | null = null

/** Unpacked once per process. */
function fromNpm(): Promise<Found | null> {
  packed ??= process.platform === 'linux' && process.arch === 'x64' ? unpack() : Promise.resolve(null)
  return packed
}

/** It is made for a cloud service, and brings its libraries and fonts along only where it believes to be there. */
async function unpack(): Promise<Found | null> {
  const before = { ...process.env }
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    const env = Object.fromEntries(Object.entries(ownEnvironment()).filter(([name, text]) => before[name] !== text))
    return { executablePath, args: ['--no-zygote'], env }
  } catch {
    return null
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

function playwrightsOwn(): Found | null {
  const executablePath = chromium.executablePath()
  return existsSync(executablePath) ? { executablePath } : null
}

const ownEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
