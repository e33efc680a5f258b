// `npm run screenshots`: the pictures of docs/pictures, taken from the built site and a game that is always the same.
// Names on the command line take only these: npm run screenshots -- table-phone-dark replay
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launch, playedTable, putTable, SIZES, type Size, startSite, visit } from '@skerry/web/browser'

interface Picture {
  readonly name: string
  readonly path: string
  readonly size: Size
  readonly theme: 'light' | 'dark'
  readonly language: 'en' | 'de'
  /** What must be there before the picture is taken. */
  readonly shows: string
}

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures')
const { desktop, phone } = SIZES

const PICTURES: readonly Picture[] = [
  picture('start', '/', desktop, 'light', 'en', 'h1'),
  picture('start-phone', '/', phone, 'dark', 'de', 'h1'),
  picture('new-table', '/new/marnon', desktop, 'light', 'en', 'form'),
  picture('table-desktop-light', '/table/mid', desktop, 'light', 'en'),
  picture('table-desktop-dark', '/table/mid', desktop, 'dark', 'de'),
  picture('table-phone-light', '/table/mid', phone, 'light', 'en'),
  picture('table-phone-dark', '/table/mid', phone, 'dark', 'de'),
  picture('arrival-desktop-light', '/table/act', desktop, 'light', 'en'),
  picture('arrival-desktop-dark', '/table/block', desktop, 'dark', 'de'),
  picture('arrival-phone-light', '/table/act', phone, 'light', 'en'),
  picture('arrival-phone-dark', '/table/block', phone, 'dark', 'de'),
  picture('barbarians-desktop-light', '/table/hero', desktop, 'light', 'en'),
  picture('barbarians-desktop-dark', '/table/battle', desktop, 'dark', 'de'),
  picture('barbarians-phone-light', '/table/hero', phone, 'light', 'en'),
  picture('barbarians-phone-dark', '/table/battle', phone, 'dark', 'de'),
  picture('barbarians-solo', '/table/alone', desktop, 'light', 'en'),
  picture('vindication-desktop-light', '/table/turn', desktop, 'light', 'en'),
  picture('vindication-desktop-dark', '/table/card', desktop, 'dark', 'de'),
  picture('vindication-phone-light', '/table/turn', phone, 'light', 'en'),
  picture('vindication-phone-dark', '/table/card', phone, 'dark', 'de'),
  picture('vindication-five', '/table/five', desktop, 'light', 'de'),
  picture('ending', '/table/over', desktop, 'light', 'en', '[data-ending] .moments'),
  picture('ending-phone', '/table/over', phone, 'dark', 'de', '[data-ending] .moments'),
  picture('replay', '/table/end?v=120&as=open', desktop, 'light', 'en', '[data-phase=past]'),
]

function picture(
  name: string,
  path: string,
  size: Size,
  theme: Picture['theme'],
  language: Picture['language'],
  shows = '[data-phase=asked] [data-suggest]',
): Picture {
  return { name, path, size, theme, language, shows }
}

/** Light that follows the pointer, and letters that arrive late, must not make a difference. */
const SETTLE_MS = 800
/** The evening on which all pictures are taken. */
const NOW = Date.UTC(2026, 4, 1, 20)

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !PICTURES.some((picture) => picture.name === name))
if (unknown !== undefined) {
  console.error(`There is no picture “${unknown}”; there are ${PICTURES.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

mkdirSync(FOLDER, { recursive: true })
const site = await startSite((line) => console.error(line))
const browser = await launch()
const tables = await tablesOf()
for (const picture of PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) await take(picture)
await browser.close()
await site.close()

/** One in the middle, one that is over, and questions of the other games. */
async function tablesOf() {
  const others = ['Jannik', 'Ole', 'Inga'].map((name) => ({ name, by: 'novice' as const }))
  const seats = [{ name: 'Mara', by: 'person' as const }, ...others]
  const seed = 'pictures'
  const mid = await playedTable({ seats, seed, rows: 80, decision: 'turn.declare' })
  return {
    mid,
    end: await playedTable({ seats, seed, rows: 10_000 }),
    over: await playedTable({ game: 'vindication', seats, seed, rows: 10_000 }),
    act: await playedTable({ game: 'arrival', seats, seed, rows: 130, decision: 'turn.act' }),
    block: await playedTable({ game: 'arrival', seats, seed, rows: 60, decision: 'blocking.second' }),
    hero: await playedTable({ game: 'barbarians', seats, seed, rows: 110, decision: 'turn.before' }),
    battle: await playedTable({ game: 'barbarians', seats, seed, rows: 150, decision: 'campaign.battle' }),
    alone: await playedTable({ game: 'barbarians', seats: seats.slice(0, 1), seed, rows: 60, decision: 'turn.before' }),
    turn: await playedTable({ game: 'vindication', seats, seed, rows: 330, decision: 'turn.actions' }),
    card: await playedTable({ game: 'vindication', seats, seed, rows: 240, decision: 'draw.source' }),
    five: await playedTable({
      game: 'vindication',
      seats: [...seats, { name: 'Till', by: 'novice' }],
      seed,
      rows: 300,
      decision: 'turn.actions',
    }),
  }
}

async function take({ name, path, size, theme, language, shows }: Picture): Promise<void> {
  const { page, faults, close } = await visit(browser, `${site.url}/games`, {
    size,
    theme,
    language,
    context: { deviceScaleFactor: size === phone ? 2 : 1 },
  })
  for (const [id, table] of Object.entries(tables)) await putTable(page, id, table)
  await page.clock.setFixedTime(NOW)
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  await page.locator(shows).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(SETTLE_MS)
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  await close()
  for (const fault of faults) console.error(`${name}: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  console.error(`docs/pictures/${name}.png`)
}
