/** The drawn grounds of boards: fetched once per visit. */

import { grounds } from 'virtual:grounds'
import { useEffect, useState } from 'react'

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

/** The ground's markup; null: it is not there yet, or the game has none. The board can be played without it. */
export function useGround(game: string): string | null {
  const [ground, setGround] = useState<{ readonly game: string; readonly markup: string } | null>(null)
  const url = grounds[game]
  useEffect(() => {
    if (url === undefined) return
    let isGone = false
    fetchGround(url).then(
      (markup) => isGone || setGround({ game, markup }),
      () => isGone || setGround(null),
    )
    return () => {
      isGone = true
    }
  }, [game, url])
  return ground?.game === game ? ground.markup : null
}
