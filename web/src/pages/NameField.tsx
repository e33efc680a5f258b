import { useState } from 'react'
import { Link } from 'wouter'
import { useLobby } from '../online/index.ts'
import { useSettings } from '../settings/index.ts'
import { TextField } from '../ui/Fields.tsx'
import { useOnlineWords } from '../words/online.ts'
import { NAME_LENGTH } from './crew.ts'

export interface OwnName {
  /** What is written there; who is known already needs to write nothing. */
  readonly text: string
  readonly isKnown: boolean
  readonly isMissing: boolean
  setText(text: string): void
}

/** What somebody wants to be called on the server; the name on this device is a good guess. */
export function useOwnName(): OwnName {
  const { guest, mine } = useLobby()
  const { name } = useSettings()
  const [written, setText] = useState<string | null>(null)
  const text = written ?? name
  const isNobody = mine !== null && guest === null
  return { text, isKnown: guest !== null, isMissing: isNobody && text.trim() === '', setText }
}

/** Asks for a name once; then says it, with a way to change it. */
export function NameField({ own }: { readonly own: OwnName }) {
  const { name: words } = useOnlineWords()
  const { guest, mine } = useLobby()
  if (mine === null) return null // the server is still to say who we are
  if (guest !== null)
    return (
      <p className='own-name'>
        {words.known(guest.name)} <Link href='/settings'>{words.change}</Link>
      </p>
    )
  return (
    <TextField
      label={words.label}
      help={words.help}
      value={own.text}
      maxLength={NAME_LENGTH}
      autoComplete='nickname'
      required
      onChange={(event) => own.setText(event.target.value)}
    />
  )
}
