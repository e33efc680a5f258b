import { Link } from 'wouter'
import { Mark } from '../../art/Mark.tsx'
import { setSettings } from '../../settings/index.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../words/index.ts'
import { useAtTable } from '../common/context.ts'
import { GameIcon } from '../common/Sign.tsx'
import { SendingMark } from './Connection.tsx'

/** What the header's tools open. */
export type Opening =
  | 'rules'
  | 'link'
  | 'sheet'
  | 'keys'
  | 'menu'
  | 'drawer'
  | 'dice'
  | 'resign'
  | 'orders'
  | 'toServer'

export interface HeaderProps {
  readonly isNarrow: boolean
  readonly onOpen: (what: Opening) => void
}

export function Header({ isNarrow, onOpen }: HeaderProps) {
  const { model, talk, words, names } = useAtTable()
  const { shell } = useWords()
  const who = model.info.seats.map((_, seat) => names(seat)).join(' · ')
  return (
    <header className='table-header'>
      <div className='table-name'>
        <Link href='/' aria-label={shell.home} className='table-home'>
          <Mark size={34} isOffline={model.online?.connection === 'lost'} />
        </Link>
        <h1>{talk.name}</h1>
        {model.info.branchOf === undefined ? <span className='table-who'>{who}</span> : <BranchPill />}
        <WatchPill />
      </div>
      <Phases />
      <div className='table-tools'>
        <SendingMark />
        {isNarrow ? (
          <IconButton icon='menu' label={words.menu} onClick={() => onOpen('menu')} />
        ) : (
          <Tools onOpen={onOpen} />
        )}
      </div>
    </header>
  )
}

/** At a table that branched off: that it is not the game itself, and the way back to where it left it. */
function BranchPill() {
  const { model, words } = useAtTable()
  const { stage } = useWords()
  const { branchOf } = model.info
  if (branchOf === undefined) return null
  return (
    <Link
      className='branch-pill'
      href={`/${branchOf.isOnline ? 't' : 'table'}/${branchOf.table}?v=${branchOf.version}`}
    >
      <Icon name='git-branch' size={18} />
      <span>
        <b>{words.branch}</b> · {stage.backToGame}
      </span>
    </Link>
  )
}

/** For whoever has no seat. */
function WatchPill() {
  const { model, words } = useAtTable()
  if (model.online === null || model.online.state.you !== null) return null
  return (
    <span className='watch-pill'>
      <Icon name='eye' size={18} /> {words.company.youWatch}
    </span>
  )
}

/** On phones: where the game stands, a way back, and everything else behind one button. */
export function Bar({ onOpen }: { readonly onOpen: (what: Opening) => void }) {
  const { model, saying, talk, words } = useAtTable()
  const { shell } = useWords()
  const progress = saying.progress()
  const phase = progress?.phases[progress.now]?.name ?? ''
  const line = [phase, progress?.detail ?? ''].filter((part) => part !== '').join(' · ')
  return (
    <header className='table-bar'>
      <Link href='/' className='icon-button' aria-label={shell.home}>
        <Mark size={28} isOffline={model.online?.connection === 'lost'} />
      </Link>
      <h1>
        {progress === null || progress.round === '' ? talk.name : progress.round}
        {line !== '' && <small>{line}</small>}
      </h1>
      <IconButton icon='menu' label={words.menu} onClick={() => onOpen('menu')} />
      <BranchPill />
      <WatchPill />
    </header>
  )
}

/** Phases as pictograms in order; only the present one is spelled out. */
export function Phases() {
  const { saying, words } = useAtTable()
  const progress = saying.progress()
  if (progress === null) return <div className='table-round' />
  const { round, phases, now, detail } = progress
  return (
    <div className='table-round'>
      {round !== '' && <b>{round}</b>}
      <ol className='phases' aria-label={words.phases}>
        {phases.map(({ id, icon, name }, i) => (
          <li
            key={id}
            className={i === now ? 'now' : i < now ? 'past' : undefined}
            title={i === now && detail !== '' ? `${name} · ${detail}` : name}
            aria-current={i === now ? 'step' : undefined}
          >
            <GameIcon name={icon} size={20} />
            <span className={i === now ? undefined : 'visually-hidden'}>
              {name}
              {i === now && detail !== '' && ` · ${detail}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

export function Tools({ onOpen }: { readonly onOpen: (what: Opening) => void }) {
  const { words, saying, language } = useAtTable()
  const { shell } = useWords()
  const other = language === 'de' ? 'en' : 'de'
  return (
    <>
      <button
        type='button'
        className='icon-button language'
        lang={other}
        aria-label={shell.toOtherLanguage.label}
        title={shell.toOtherLanguage.label}
        onClick={() => setSettings({ language: other })}
      >
        {shell.toOtherLanguage.short}
      </button>
      {saying.sheet().length > 0 && <IconButton icon='info' label={words.sheet} onClick={() => onOpen('sheet')} />}
      <IconButton icon='book-open' label={words.rules} onClick={() => onOpen('rules')} />
      <IconButton icon='link' label={words.linkHere} onClick={() => onOpen('link')} />
      <ThemeButton />
      <IconButton icon='circle-help' label={words.keys} onClick={() => onOpen('keys')} />
      <Link href='/settings' className='icon-button' aria-label={shell.settings} title={shell.settings}>
        <Icon name='settings' />
      </Link>
      <IconButton icon='menu' label={words.menu} onClick={() => onOpen('menu')} />
    </>
  )
}

function ThemeButton() {
  const { shell } = useWords()
  const isDark = isDarkNow()
  return (
    <IconButton
      icon='sun-moon'
      label={isDark ? shell.toLight : shell.toDark}
      onClick={() => setSettings({ theme: isDarkNow() ? 'light' : 'dark' })}
    />
  )
}

/** What is shown now, whether it was set or follows the system. */
export const isDarkNow = (): boolean => {
  const set = document.documentElement.dataset.theme
  return set === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : set === 'dark'
}
