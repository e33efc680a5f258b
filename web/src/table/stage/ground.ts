/** The drawn grounds of boards: fetched once per visit, or drawn here for a table that brings a pack of its own. */

import { grounds } from 'virtual:grounds'
import type { Arrangement } from '@skerry/contracts'
import { useEffect, useState } from 'react'
import { byGame } from '../../games/folder.ts'
import type { Equipment } from '../model.ts'

const DRAWERS = byGame(
  import.meta.glob<(pack: unknown, arrangement: Arrangement) => string>('../../../../games/*/board/ground.ts', {
    import: 'ground',
  }),
)

const fetched = new Map<string, Promise<string>>()

function fetchGround(url: string): Promise<string> {
  const known = fetched.get(url)
  if (known !== undefined) return known
  const text = fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return answer.text()
  })
  fetched.set(url, text)
  text.catch(() => fetched.delete(url)) // the next table tries again
  return text
}

const drawGround = async (game: string, pack: unknown, arrangement: Arrangement): Promise<string | null> =>
  (await DRAWERS.get(game)?.())?.(pack, arrangement) ?? null

interface Drawn {
  readonly game: string
  readonly arrangement: Arrangement
  readonly markup: string | null
}

type Playing = Pick<Equipment, 'pack' | 'isOwnPack'>

/** The ground's markup; null: it is not there yet, or the game has none. The board can be played without it. */
export function useGround(game: string, { pack, isOwnPack }: Playing, arrangement: Arrangement): string | null {
  const [ground, setGround] = useState<Drawn | null>(null)
  const url = grounds[game]?.[arrangement]
  useEffect(() => {
    if (url === undefined) return
    let isGone = false
    const coming = isOwnPack ? drawGround(game, pack, arrangement) : fetchGround(url)
    coming.then(
      (markup) => isGone || setGround({ game, arrangement, markup }),
      () => isGone || setGround(null),
    )
    return () => {
      isGone = true
    }
  }, [game, url, pack, isOwnPack, arrangement])
  return ground?.game === game && ground.arrangement === arrangement ? ground.markup : null
}
