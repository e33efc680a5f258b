import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { install, useInstall } from '../../app/install.ts'
import { PageHeading } from '../../app/page.tsx'
import { useLobby } from '../../online/index.ts'
import { setName } from '../../online/me.ts'
import { useDoing } from '../../online/useDoing.ts'
import { setSettings, useSettings } from '../../settings/index.ts'
import { play } from '../../sound/index.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/Button.tsx'
import { Segments, Switch, TextField } from '../../ui/Fields.tsx'
import { useWords } from '../../words/index.ts'
import { useOnlineWords } from '../../words/online.ts'
import { NAME_LENGTH } from '../crew.ts'
import './preferences.css'

/** Everything that can be set; it holds at once. */
export function Preferences() {
  const { prefs } = useWords().shell
  return (
    <div className='page wrap'>
      <header className='page-head'>
        <PageHeading title={prefs.title} />
        <p>{prefs.lead}</p>
      </header>
      <div className='prefs'>
        <You />
        <Look />
        <Sound />
        <Play />
        <Device />
      </div>
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className='pref panel' aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function You() {
  const { shell } = useWords()
  const { name } = useSettings()
  return (
    <Group title={shell.prefs.you}>
      <TextField
        label={shell.prefs.name}
        help={shell.prefs.nameHelp}
        value={name}
        placeholder={shell.skipper}
        maxLength={NAME_LENGTH}
        autoComplete='nickname'
        onChange={(event) => setSettings({ name: event.target.value })}
      />
      <NameOnline />
    </Group>
  )
}

/** What you are called on the server, where there is one. */
function NameOnline() {
  const { name: words, troubles } = useOnlineWords()
  const { guest, server } = useLobby()
  const [written, setWritten] = useState<string | null>(null)
  const { run, isBusy, trouble } = useDoing()
  if (server !== 'there') return null
  const text = written ?? guest?.name ?? ''
  const isSame = text.trim() === '' || text.trim() === guest?.name
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSame || !(await run(() => setName(text)))) return
    setWritten(null)
    announce(words.saved)
  }
  return (
    <form className='name-online' onSubmit={(event) => void save(event)}>
      <TextField
        label={words.settings}
        help={words.settingsHelp}
        value={text}
        maxLength={NAME_LENGTH}
        autoComplete='nickname'
        onChange={(event) => setWritten(event.target.value)}
      />
      <Button type='submit' disabled={isBusy} aria-disabled={isSame}>
        {words.save}
      </Button>
      <p className='refusal' role='status'>
        {trouble !== null && troubles[trouble]}
      </p>
    </form>
  )
}

function Look() {
  const { prefs } = useWords().shell
  const { language, theme, motion } = useSettings()
  return (
    <Group title={prefs.look}>
      <Segments
        label={prefs.language}
        value={language}
        values={[
          { value: 'en', name: 'English' },
          { value: 'de', name: 'Deutsch' },
        ]}
        onChoose={(value) => setSettings({ language: value })}
      />
      <Segments
        label={prefs.theme}
        value={theme}
        values={(['system', 'light', 'dark'] as const).map((value) => ({ value, name: prefs.themes[value] }))}
        onChoose={(value) => setSettings({ theme: value })}
      />
      <Segments
        label={prefs.motion}
        help={prefs.motionHelp}
        value={motion}
        values={(['full', 'brief', 'off'] as const).map((value) => ({ value, name: prefs.motions[value] }))}
        onChoose={(value) => setSettings({ motion: value })}
      />
    </Group>
  )
}

function Sound() {
  const { prefs } = useWords().shell
  const { sound } = useSettings()
  const id = useId()
  const percent = Math.round(sound * 100)
  return (
    <Group title={prefs.sounds}>
      <div className='volume'>
        <label htmlFor={id}>{prefs.sound}</label>
        <input
          id={id}
          type='range'
          min='0'
          max='100'
          step='5'
          value={percent}
          aria-valuetext={percent === 0 ? prefs.soundOff : `${percent} %`}
          onChange={(event) => setSettings({ sound: Number(event.target.value) / 100 })}
        />
        <output htmlFor={id}>{percent === 0 ? prefs.soundOff : `${percent} %`}</output>
        <Button
          icon={sound === 0 ? 'volume-x' : 'volume-2'}
          onClick={() => {
            // Switching sound on is answered by a sound.
            if (sound === 0) setSettings({ sound: 0.5 })
            play('place')
          }}
        >
          {prefs.soundTry}
        </Button>
      </div>
    </Group>
  )
}

function Play() {
  const { prefs } = useWords().shell
  const { confirm, hints } = useSettings()
  return (
    <Group title={prefs.play}>
      <Switch
        label={prefs.confirm}
        help={prefs.confirmHelp}
        isOn={confirm}
        onSwitch={(isOn) => setSettings({ confirm: isOn })}
      />
      <Switch
        label={prefs.hints}
        help={prefs.hintsHelp}
        isOn={hints}
        onSwitch={(isOn) => setSettings({ hints: isOn })}
      />
    </Group>
  )
}

function Device() {
  const { prefs } = useWords().shell
  const state = useInstall()
  return (
    <Group title={prefs.device}>
      {state === 'offered' && (
        <div>
          <Button icon='download' onClick={install}>
            {prefs.install}
          </Button>
          <p className='help'>{prefs.installHelp}</p>
        </div>
      )}
      {state === 'done' && <p>{prefs.installed}</p>}
      {state === 'plainHttp' && <p className='help'>{prefs.noInstallPlain}</p>}
      {state === 'notOffered' && <p className='help'>{prefs.noInstallYet}</p>}
      <Storage />
    </Group>
  )
}

/** What the browser tells about its storage; null: it does not. */
interface StorageNote {
  readonly bytes: number | null
  readonly isPersisted: boolean | null
}

const readStorage = async (): Promise<StorageNote> => ({
  bytes: (await navigator.storage?.estimate?.())?.usage ?? null,
  isPersisted: (await navigator.storage?.persisted?.()) ?? null,
})

function Storage() {
  const { prefs } = useWords().shell
  const { language } = useSettings()
  const [note, setNote] = useState<StorageNote>({ bytes: null, isPersisted: null })
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    readStorage().then(setNote, () => {})
  }, [])
  const persist = async () => {
    setRefused(!(await navigator.storage.persist()))
    setNote(await readStorage())
  }
  return (
    <div className='storage'>
      <h3>{prefs.storage}</h3>
      <p>{note.bytes === null ? prefs.usedUnknown : prefs.used(size(note.bytes, language))}</p>
      {note.isPersisted !== null && <p className='help'>{note.isPersisted ? prefs.persisted : prefs.notPersisted}</p>}
      {note.isPersisted === false && <Button onClick={persist}>{prefs.persist}</Button>}
      {isRefused && (
        <p className='help' role='status'>
          {prefs.persistRefused}
        </p>
      )}
    </div>
  )
}

/** `340 kB`, `1.2 MB`. */
function size(bytes: number, language: string): string {
  const [amount, unit] = bytes < 1e6 ? [Math.ceil(bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}
