import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { setSettings } from '../../settings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/index.ts'
import { useAtTable } from '../common/context.ts'
import { hasAdvice } from '../decision/advice.ts'
import { isDarkNow, type Opening } from '../header/Header.tsx'
import { TableEntries } from './TableDialogs.tsx'

/** The address of the position that is shown. */
export function positionUrl(version: number): string {
  const url = new URL(location.href)
  url.searchParams.set('v', String(version))
  url.hash = ''
  return url.href
}

/** Copies the address; where there is no clipboard it is shown, selected. */
export function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const { model, words } = useAtTable()
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const url = positionUrl(model.version)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }, [url])
  return (
    <Dialog title={words.linkHere} onClose={onClose}>
      <p role='status'>{isCopied ? words.linkCopied : words.linkSelected}</p>
      <input ref={input} className='link-field' readOnly value={url} aria-label={words.linkHere} />
      <p className='help'>{model.online === null ? words.linkNote : words.company.linkNote}</p>
    </Dialog>
  )
}

/** The game's summary, at hand at any time. */
export function SheetDialog({ onClose }: { readonly onClose: () => void }) {
  const { saying, words, part } = useAtTable()
  return (
    <Dialog title={words.sheet} onClose={onClose} className='sheet-dialog'>
      <div className='summary'>
        {saying.sheet().map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {part?.shows !== undefined && (
        <p className='cites'>
          {part.shows.map((rule) => (
            <Cite key={rule} rule={rule} />
          ))}
        </p>
      )}
    </Dialog>
  )
}

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { words, model } = useAtTable()
  const known = words.keyLines.filter(([key]) => key !== 'S' || hasAdvice(model))
  const lines = model.online === null ? known : [...known, words.company.talkKey]
  return (
    <Dialog title={words.keys} onClose={onClose}>
      <dl className='keys'>
        {lines.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** Every tool by name, where there is no room for a row of icons. */
export function MenuDialog({
  onClose,
  onOpen,
}: {
  readonly onClose: () => void
  readonly onOpen: (what: Opening) => void
}) {
  const { words, language, saying } = useAtTable()
  const { shell } = useWords()
  const [, navigate] = useLocation()
  const isDark = isDarkNow()
  const go = (work: () => void) => () => {
    onClose()
    work()
  }
  return (
    <Dialog title={words.menu} onClose={onClose} className='menu-dialog'>
      <TableEntries onClose={onClose} onOpen={onOpen} />
      {saying.sheet().length > 0 && (
        <Button kind='ghost' icon='info' onClick={go(() => onOpen('sheet'))}>
          {words.sheet}
        </Button>
      )}
      <Button kind='ghost' icon='book-open' onClick={go(() => onOpen('rules'))}>
        {words.rules}
      </Button>
      <Button kind='ghost' icon='link' onClick={go(() => onOpen('link'))}>
        {words.linkHere}
      </Button>
      <Button
        kind='ghost'
        icon='globe'
        lang={language === 'de' ? 'en' : 'de'}
        onClick={go(() => setSettings({ language: language === 'de' ? 'en' : 'de' }))}
      >
        {shell.toOtherLanguage.label}
      </Button>
      <Button kind='ghost' icon='sun-moon' onClick={go(() => setSettings({ theme: isDark ? 'light' : 'dark' }))}>
        {isDark ? shell.toLight : shell.toDark}
      </Button>
      <Button kind='ghost' icon='circle-help' onClick={go(() => onOpen('keys'))}>
        {words.keys}
      </Button>
      <Button kind='ghost' icon='settings' onClick={go(() => navigate('/settings'))}>
        {shell.settings}
      </Button>
    </Dialog>
  )
}
