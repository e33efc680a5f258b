import { useEffect, useRef } from 'react'
import { announce } from '../../ui/announce.tsx'
import type { AtTable } from '../common/context.ts'

/** Reads out what others say, and how the line is, to those who do not see the screen. */
export function useTalkTelling({ model, words: { company }, names }: AtTable): void {
  const chat = model.online?.chat
  const connection = model.online?.connection
  const you = model.online?.state.you
  const heard = useRef(chat?.at(-1)?.at ?? 0)
  useEffect(() => {
    const news = chat?.filter(({ at, from }) => at > heard.current && from !== you) ?? []
    heard.current = chat?.at(-1)?.at ?? heard.current
    const said = news.map(({ from, to, text }) => (to === null ? company.says : company.whispers)(names(from), text))
    if (said.length > 0) announce(said.join(' '))
  }, [chat, you, company, names])
  const was = useRef(connection)
  useEffect(() => {
    if (connection === 'lost' && was.current === 'live') announce(`${company.lost} ${company.lastIsSafe}`)
    if (connection === 'live' && was.current === 'lost') announce(company.isBack)
    was.current = connection
  }, [connection, company])
}
