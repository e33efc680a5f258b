import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { buildOnce } from '../build/build.ts'

const ROOT = join(import.meta.dirname, '..', '..')

const FILES: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'kernel/src/index.ts': 'export {}',
  'kernel/lib/hash.ts': 'export {}',
  'contracts/src/index.ts': 'export {}',
  'session/src/index.ts': 'export {}',
  'kit/src/index.ts': 'export {}',
  'link/src/index.ts': 'export {}',
  'boards/src/index.ts': 'export {}',
  'bots/src/index.ts': 'export {}',
  'games/chess/board/ground.ts': `import { size } from './size.ts'
export const ground = ({ fields }: { fields: number }): string => \`<path d="M0 0h\${size * fields}" />\``,
  'games/chess/board/size.ts': 'export const size = 10',
  'games/chess/data/pack.json': '{ "fields": 64 }',
  'games/draughts/index.ts': 'export {}',
  'web/index.html': '<!doctype html><title>Trial</title><script type="module" src="/src/main.ts"></script>',
  'web/src/main.ts': `import { grounds } from 'virtual:grounds'
console.log(grounds, process.env.NODE_ENV)`,
  'web/public/robots.txt': 'User-agent: *\n',
  'web/sw/sw.ts': 'const kept: readonly string[] = FILES\nconsole.log(kept, VERSION, BASE)',
  'web/vite.config.ts': `import { finish } from ${JSON.stringify(join(ROOT, 'web/build/finish.ts'))}
import { grounds } from ${JSON.stringify(join(ROOT, 'web/build/grounds.ts'))}
const at = (path: string) => \`\${import.meta.dirname}/\${path}\`
export default { root: at(''), plugins: [grounds(at('../games')), finish(at('sw/sw.ts'))] }`,
}

const houses: string[] = []
afterAll(() => {
  for (const root of houses) rmSync(root, { recursive: true, force: true })
})

/** A small house of its own. */
function house(): string {
  const root = mkdtempSync(join(tmpdir(), 'skerry-build-'))
  houses.push(root)
  for (const [file, text] of Object.entries(FILES)) write(root, file, text)
  mkdirSync(join(root, 'node_modules'))
  for (const name of ['vite', 'rolldown', '@rolldown', '@oxc-project'])
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  return root
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** The site is built for production, whatever the shell says. */
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development')
})

/** Built as often as its sources change, by whichever test comes first. */
const shared = house()
const assetsOf = (dist: string): string[] => readdirSync(join(dist, 'assets'))

test('builds once per state of the sources', async () => {
  const said: string[] = []
  const build = () => buildOnce(shared, (line) => said.push(line))
  const dist = await build()
  expect(dist).toBe(join(shared, 'web', 'dist'))
  expect(said).toHaveLength(2)
  await build()
  expect(said).toHaveLength(2)
  write(shared, 'web/e2e/start.test.ts', 'export {}') // no part of the site
  await build()
  expect(said).toHaveLength(2)
  write(shared, 'games/chess/data/pack.json', '{ "fields": 65 }')
  await build()
  expect(said).toHaveLength(4)
  write(shared, 'kit/src/index.ts', 'export const examples = []') // worked examples are tried at a table
  await build()
  expect(said).toHaveLength(6)
  const [ground] = assetsOf(dist).filter((name) => name.endsWith('.svg.txt'))
  expect(readFileSync(join(dist, 'assets', ground as string), 'utf8')).toContain('M0 0h650')
  expect(readdirSync(join(shared, 'node_modules', '.cache'))).toEqual([])
})

test('the site: grounds as files, a service worker that knows all of them, compressed texts', async () => {
  const dist = await buildOnce(shared)
  const assets = assetsOf(dist)
  const ground = assets.find((name) => /^ground-chess-[\da-f]{12}\.svg\.txt$/.test(name)) as string
  const script = assets.find((name) => /^index-.*\.js$/.test(name)) as string
  const text = readFileSync(join(dist, 'assets', script), 'utf8')
  expect(text).toContain(`/assets/${ground}`)
  expect(text).not.toContain('draughts')
  expect(text).toContain('production')

  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  const kept = JSON.parse(/^const FILES = (.*)$/m.exec(worker)?.[1] as string)
  expect(kept.toSorted()).toEqual([`/assets/${ground}`, `/assets/${script}`, '/index.html', '/robots.txt'].toSorted())
  expect(worker).not.toContain('readonly')

  for (const file of [`assets/${ground}`, `assets/${script}`, 'index.html', 'sw.js']) {
    const bytes = readFileSync(join(dist, file))
    expect(gunzipSync(readFileSync(join(dist, `${file}.gz`)))).toEqual(bytes)
    expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`)))).toEqual(bytes)
  }
})

test('two at the same time do not get into each other’s way', async () => {
  const root = house()
  const dists = await Promise.all([buildOnce(root), buildOnce(root)])
  for (const dist of dists) expect(existsSync(join(dist, 'index.html'))).toBe(true)
})

test('what cannot be built says where, and the site from before stays', async () => {
  const dist = await buildOnce(shared)
  write(shared, 'web/src/main.ts', `import './none.ts'`)
  await expect(buildOnce(shared)).rejects.toThrow(/The site cannot be built:[\s\S]*none\.ts/)
  expect(existsSync(join(dist, 'index.html'))).toBe(true)
})
