import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { pastedLink } from '../../online/links.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Fields.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useWords } from '../../words/index.ts'

/** Where somebody puts the link they were sent: an app without an address bar has no other place for it. */
export function PasteLink() {
  const { lobby: words } = useWords().shell
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const open = (pasted: string): boolean => {
    const found = pastedLink(pasted, location.origin)
    if (found === null) return false
    if (found.origin === null) navigate(found.path)
    else location.assign(found.origin + found.path)
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!open(text))
  }
  return (
    <Panel className='invitation'>
      <Icon name='link' size={26} />
      <form onSubmit={submit}>
        <h3>{words.link}</h3>
        <p>{words.linkLine}</p>
        <div className='paste'>
          <TextField
            label={words.linkField}
            value={text}
            autoComplete='off'
            autoCapitalize='none'
            spellCheck={false}
            inputMode='url'
            aria-invalid={isWrong}
            onChange={(event) => {
              setText(event.target.value)
              setWrong(false)
            }}
          />
          <Button type='submit'>{words.linkGo}</Button>
        </div>
        <p className='refusal' role='status'>
          {isWrong && words.noLink}
        </p>
      </form>
    </Panel>
  )
}
