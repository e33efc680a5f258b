// `npm run e2e`: the browser tests alone; `-- --deep` runs them at full width. Other arguments go to vitest.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const args = process.argv.slice(2)
const env = args.includes('--deep') ? { ...process.env, SKERRY_WIDTH: 'deep' } : process.env
const vitest = join('node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config=vitest.browser.config.ts', ...args.filter((arg) => arg !== '--deep')],
  { cwd: root, env, stdio: 'inherit' },
)
process.exitCode = status ?? 1
