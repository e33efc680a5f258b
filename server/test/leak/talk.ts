/** What people say at the table, and what some of them whisper behind the back of those who listen. */

import type { Random, Seat } from '@skerry/kernel'
import { oneOf } from './pairs.ts'
import type { Both } from './secrets.ts'
import { type Ask, post, type Who } from './steps.ts'

const CHAT = '/api/tables/:t/chat'

export class Talk {
  private readonly others: readonly Seat[]
  private readonly viewer: Who
  private readonly random: Random
  /** What was whispered on both servers, under which key. */
  private readonly whispered: { readonly from: Seat; readonly key: string }[] = []

  /** `others`: the seats other than the viewer's. */
  constructor(others: readonly Seat[], viewer: Who, random: Random) {
    this.others = others
    this.viewer = viewer
    this.random = random
  }

  /** Somebody says something at this version. */
  at(v: number): Ask[] {
    const { others, viewer, random } = this
    if (others.length === 0) return [] // whoever plays alone has nobody to listen to
    const toAll = random(3) === 0 ? [post(oneOf(others, random), CHAT, { key: `c${v}`, text: 'Well …' })] : []
    const asks = typeof viewer === 'number' && random(4) === 0
    const asked = asks ? [post(viewer, CHAT, { key: `c${v}`, text: 'What do you whisper?' })] : []
    return [...toAll, ...asked, this.whisper(v, oneOf(others, random), oneOf(others, random))]
  }

  /** Not the same on both servers: in its text, in its length, in who says it, or in whether it is said at all. */
  private whisper(v: number, from: Seat, to: Seat): Ask {
    const key = `h${v}`
    const old = this.whispered.find((one) => one.from === from)?.key ?? key
    const said = (text: string, by = key) => ({ key: by, text, to: [to] })
    const body = oneOf<Both<{ readonly key: string }>>(
      [
        [said('It is the ring.'), said('It is the duck.')],
        [said('No.'), said('The crown lies under the oak, über dem Fluss.')],
        // With a key of before, nothing new is said.
        [said('Only here'), said('Only here', old)],
      ],
      this.random,
    )
    const isTurned = this.random(4) === 0
    if (!isTurned && body[1].key === key) this.whispered.push({ from, key })
    return { do: 'ask', who: isTurned ? [from, to] : from, method: 'POST', path: CHAT, body, must: 201 }
  }
}
