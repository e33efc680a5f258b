/** What must not happen: something told that is a secret, or something changed. */

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ask, type House, NOBODY, type Person } from './house.ts'

interface Secret {
  readonly what: string
  readonly text: string
  readonly mayKnow: readonly Person[]
}

const SHORTEST = 16

/** Looks for secrets in what people are told. They are all long runs of letters and digits, so only such runs are looked at. */
export class Ears {
  readonly #secrets: ReadonlyMap<string, Secret>
  /** Runs that hold no secret; most answers consist of the same ones. */
  readonly #harmless = new Set<string>()

  constructor(secrets: readonly Secret[]) {
    this.#secrets = new Map(secrets.map((secret) => [secret.text, secret]))
  }

  get count(): number {
    return this.#secrets.size
  }

  /** What `who` was told and should not have been. */
  leaks(text: string, who: Person | null): string[] {
    const found: string[] = []
    for (const [run] of text.matchAll(RUNS))
      if (!this.#harmless.has(run))
        for (const { what, mayKnow } of this.#in(run)) if (who === null || !mayKnow.includes(who)) found.push(what)
    return found
  }

  #in(run: string): Secret[] {
    const whole = this.#secrets.get(run)
    if (whole !== undefined) return [whole]
    const within = [...this.#secrets.values()].filter(({ text }) => run.includes(text))
    if (within.length === 0 && this.#harmless.size < 100_000) this.#harmless.add(run)
    return within
  }
}

const RUNS = new RegExp(`[0-9A-Za-z]{${SHORTEST},}`, 'g')

/** All that the store holds and that the staging has told to few. */
export function secretsOf(house: House): Secret[] {
  const { people, whispers, invites, used } = house
  const rows = query(house, 'SELECT body FROM rows').map(({ body }) => JSON.parse(String(body)) as { hash: string })
  const facts = query(house, 'SELECT body FROM facts').map(({ body }) => JSON.parse(String(body)) as { secret: string })
  const guests = query(house, 'SELECT token_hash FROM guests')
  const all: Secret[] = [
    ...people.map((person) => ({ what: 'a token', text: person.cookie.slice('skerry='.length), mayKnow: [] })),
    ...guests.map(({ token_hash }) => ({ what: 'the hash of a token', text: String(token_hash), mayKnow: [] })),
    ...whispers.map(({ text, mayHear }) => ({ what: 'a whisper', text, mayKnow: mayHear })),
    ...invites.map(({ text, mayKnow }) => ({ what: 'an invitation', text, mayKnow })),
    ...used.map((text) => ({ what: 'a used invitation', text, mayKnow: [] })),
    ...facts.map(({ secret }) => ({ what: 'the secret of a table', text: secret, mayKnow: [] })),
    ...rows.map(({ hash }) => ({ what: 'the hash of a position', text: hash, mayKnow: [] })),
  ]
  const short = all.find(({ text }) => !new RegExp(`^[0-9A-Za-z]{${SHORTEST},}$`).test(text))
  if (short !== undefined) throw new Error(`${short.what} is not what it was thought to be.`)
  return all
}

/** Everything that is kept, but for snapshots: those are made anew from the rest. */
export function storeHash(house: House): string {
  const names = query(
    house,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'snapshots' ORDER BY name",
  )
  const hash = createHash('sha256')
  for (const { name } of names)
    hash.update(
      `${name}\n${query(house, `SELECT * FROM ${name}`)
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n')}\n`,
    )
  return hash.digest('hex')
}

function query({ folder }: House, sql: string): Record<string, unknown>[] {
  const store = new DatabaseSync(join(folder, 'skerry.sqlite'), { readOnly: true })
  try {
    return store.prepare(sql).all()
  } finally {
    store.close()
  }
}

/** Every table as everybody sees it. */
export async function sights(house: House): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  for (const { id } of house.tables)
    for (const who of [...house.people, NOBODY])
      for (const what of ['', '/view', '/choices', '/history?from=0&to=200', '/chat', '/export'])
        seen.set(`${who.name}: ${id}${what}`, JSON.stringify(await ask(house.url, who, `/tables/${id}${what}`)))
  return seen
}
