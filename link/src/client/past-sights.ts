import type { Viewer } from '@skerry/kernel'
import type { TableSnapshot } from '../types.ts'
import type { Api } from './api.ts'
import { sightOf } from './wire.ts'

/** Earlier sights that are kept, for going back and forth. */
const MOST_SIGHTS = 32

/** Sights of a table at earlier versions, or with other eyes: each is asked for once. */
export class PastSights {
  readonly #api: Api
  readonly #id: string
  readonly #known = new Map<string, Promise<TableSnapshot>>()

  constructor(api: Api, id: string) {
    this.#api = api
    this.#id = id
  }

  at(at: number, as: Viewer | undefined): Promise<TableSnapshot> {
    const key = `${at} ${as}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const asked = this.#api.view(this.#id, as === undefined ? { at } : { at, as }).then(sightOf)
    this.#known.set(key, asked)
    asked.catch(() => this.#known.delete(key))
    if (this.#known.size > MOST_SIGHTS) this.#known.delete(this.#known.keys().next().value as string)
    return asked
  }
}
