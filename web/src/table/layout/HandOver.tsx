import { useEffect, useRef } from 'react'
import { Skerry } from '../../art/Skerry.tsx'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/Button.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useWords } from '../../words/index.ts'
import type { TableModel } from '../model.ts'

/** Between two people at one screen: nothing of the table is to be seen. */
export function HandOver({ model }: { readonly model: TableModel }) {
  const words = useWords().table
  const button = useRef<HTMLDivElement>(null)
  const to = model.handOverTo
  const name = model.info.seats[to ?? -1]?.name ?? ''
  useEffect(() => {
    button.current?.querySelector('button')?.focus()
  }, [])
  // What was last said to somebody else is not read behind the curtain.
  useEffect(() => announce(words.passTo(name)), [words, name])
  if (to === null) return null
  return (
    <main className='hand-over' data-phase='curtain' data-version={model.version}>
      <Skerry />
      <h1>
        <SeatBadge seat={to} size={44} /> {words.passTo(name)}
      </h1>
      <p>{words.passNote(name)}</p>
      <div ref={button}>
        <Button kind='primary' data-sit onClick={() => model.sit(to)}>
          {words.iAm(name)}
        </Button>
      </div>
    </main>
  )
}
