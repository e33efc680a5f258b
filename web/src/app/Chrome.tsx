import type { ReactNode } from 'react'
import { Link, useRoute } from 'wouter'
import { Mark } from '../art/Mark.tsx'
import { Seascape } from '../art/Seascape.tsx'
import { setSettings, useSettings } from '../settings/index.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useWords } from '../words/index.ts'
import { UpdateNotice } from './UpdateNotice.tsx'
import { useOnline } from './update.ts'
import './chrome.css'

/** What stands around every page but the table: header, skip link, footer. */
export function Chrome({ children }: { readonly children: ReactNode }) {
  const { shell } = useWords()
  const [isStart] = useRoute('/')
  return (
    <div className={isStart ? 'chrome start' : 'chrome'}>
      <a className='skip button' href='#content'>
        {shell.skip}
      </a>
      {!isStart && (
        <div className='strip'>
          <Seascape />
        </div>
      )}
      <Header />
      <UpdateNotice />
      <main id='content' tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}

function Header() {
  const { shell } = useWords()
  const isOnline = useOnline()
  return (
    <header className='topbar wrap'>
      <Link href='/' className='logo' aria-label={shell.home}>
        <Mark size={40} isOffline={!isOnline} />
        Skerry
      </Link>
      <nav aria-label={shell.menu}>
        <NavLink to='/' name={shell.nav.play} />
        <NavLink to='/games' name={shell.nav.games} />
        <NavLink to='/rules' name={shell.nav.rules} />
        <NavLink to='/about' name={shell.nav.about} />
      </nav>
      <Tools />
    </header>
  )
}

function NavLink({ to, name }: { readonly to: string; readonly name: string }) {
  const [isHere] = useRoute(to === '/rules' ? '/rules/:game?' : to)
  return (
    <Link href={to} aria-current={isHere ? 'page' : undefined}>
      {name}
    </Link>
  )
}

function Tools() {
  const { shell } = useWords()
  const { language, theme } = useSettings()
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const other = language === 'en' ? 'de' : 'en'
  return (
    <div className='tools'>
      <button
        type='button'
        className='icon-button'
        lang={other}
        aria-label={shell.toOtherLanguage.label}
        title={shell.toOtherLanguage.name}
        onClick={() => setSettings({ language: other })}
      >
        {shell.toOtherLanguage.short}
      </button>
      <IconButton
        icon='sun-moon'
        label={isDark ? shell.toLight : shell.toDark}
        onClick={() => setSettings({ theme: isDark ? 'light' : 'dark' })}
      />
      <Link href='/settings' className='icon-button' aria-label={shell.settings} title={shell.settings}>
        <Icon name='settings' />
      </Link>
    </div>
  )
}

function Footer() {
  const { shell } = useWords()
  return (
    <footer className='foot wrap'>
      <p>{shell.unofficial}</p>
      <p>
        <Link href='/about'>{shell.nav.about}</Link> · {shell.license}
      </p>
    </footer>
  )
}
