// `npm run e2e`: the browser tests alone; `-- --all` takes the long ones too. Other arguments go to vitest.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const args = process.argv.slice(2)
const env = args.includes('--all') ? { ...process.env, SKERRY_E2E: 'all' } : process.env
const vitest = join('node_modules', 'vitest', 'vitest.mjs')
const config = join('web', 'e2e', 'vitest.config.ts')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', `--config=${config}`, ...args.filter((arg) => arg !== '--all')],
  { cwd: root, env, stdio: 'inherit' },
)
process.exitCode = status ?? 1
