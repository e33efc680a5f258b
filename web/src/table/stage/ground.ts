/** The drawn grounds of boards: fetched once per visit, or drawn here for a table that brings a pack of its own. */

import { grounds } from 'virtual:grounds'
import { useEffect, useState } from 'react'
import { byGame } from '../../games/folder.ts'
import type { Equipment } from '../model.ts'

const DRAWERS = byGame(
  import.meta.glob<(pack: unknown) => string>('../../../../games/*/board/ground.ts', { import: 'ground' }),
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

const drawGround = async (game: string, pack: unknown): Promise<string | null> =>
  (await DRAWERS.get(game)?.())?.(pack) ?? null

type Playing = Pick<Equipment, 'pack' | 'isOwnPack'>

/** The ground's markup; null: it is not there yet, or the game has none. The board can be played without it. */
export function useGround(game: string, { pack, isOwnPack }: Playing): string | null {
  const [ground, setGround] = useState<{ readonly game: string; readonly markup: string | null } | null>(null)
  const url = grounds[game]
  useEffect(() => {
    if (url === undefined) return
    let isGone = false
    const coming = isOwnPack ? drawGround(game, pack) : fetchGround(url)
    coming.then(
      (markup) => isGone || setGround({ game, markup }),
      () => isGone || setGround(null),
    )
    return () => {
      isGone = true
    }
  }, [game, url, pack, isOwnPack])
  return ground?.game === game ? ground.markup : null
}
