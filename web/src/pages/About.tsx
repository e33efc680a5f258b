import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { PageHeading } from '../app/page.tsx'
import { Emblem } from '../art/Emblem.tsx'
import { useSettings } from '../settings/index.ts'
import { about as de } from '../words/de/about.ts'
import { type AboutWords, about as en } from '../words/en/about.ts'
import { useWords } from '../words/index.ts'
import './about.css'

const useAbout = (): AboutWords => ({ en, de })[useSettings().language]

/** What Skerry is, what it follows, and whose work is in it. */
export function About() {
  const about = useAbout()
  return (
    <div className='page wrap about'>
      <header className='page-head'>
        <PageHeading title={about.title} />
        <p>{about.lead}</p>
      </header>
      <div className='about-grid'>
        <Chapter {...about.what} />
        <Chapter {...about.unofficial} />
        <Followed />
        <Credits />
        <Chapter title={about.license.title} lines={[about.license.line]} isWide />
      </div>
    </div>
  )
}

interface ChapterProps {
  readonly title: string
  readonly lines?: readonly string[]
  readonly children?: ReactNode
  readonly isWide?: boolean
}

function Chapter({ title, lines = [], children, isWide = false }: ChapterProps) {
  const id = useId()
  return (
    <section className={isWide ? 'chapter panel wide' : 'chapter panel'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  )
}

function Followed() {
  const { games } = useAbout()
  const { marnon } = games
  const { nav } = useWords().shell
  return (
    <Chapter title={games.title} isWide>
      <div className='followed'>
        <Emblem game='marnon' />
        <div>
          <h3>{marnon.name}</h3>
          <dl className='facts-list'>
            {marnon.facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Link href='/rules/marnon'>{nav.rules}</Link>
        </div>
      </div>
      <h3>{marnon.data}</h3>
      <p>{marnon.dataLine}</p>
      <Shares of={marnon.shares} />
      <p>{marnon.shareLine}</p>
      <p>{games.samples}</p>
    </Chapter>
  )
}

/** Numbers first, then a bar for each as long as its share. */
function Shares({ of }: { readonly of: readonly (readonly [string, number])[] }) {
  const { language } = useSettings()
  const all = of.reduce((sum, [, n]) => sum + n, 0)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <ul className='shares'>
      {of.map(([name, n]) => (
        <li key={name}>
          <b>{percent.format(n / all)}</b>
          <span>
            {name} ({n})
          </span>
          <svg viewBox='0 0 100 4' preserveAspectRatio='none' aria-hidden='true'>
            <rect width='100' height='4' />
            <rect className='share' width={(100 * n) / all} height='4' />
          </svg>
        </li>
      ))}
    </ul>
  )
}

function Credits() {
  const { credits } = useAbout()
  const { pictograms } = credits
  return (
    <Chapter title={credits.title} isWide>
      <h3>{pictograms.name}</h3>
      <p>{pictograms.line}</p>
      <dl className='facts-list'>
        {pictograms.by.map(([author, names]) => (
          <div key={author}>
            <dt>{author}</dt>
            <dd>{names}</dd>
          </div>
        ))}
      </dl>
      <ul className='credits'>
        <Credit {...credits.icons} file='lucide' />
        <Credit {...credits.grenze} file='grenze' />
        <Credit {...credits.alegreya} file='alegreya-sans' />
      </ul>
    </Chapter>
  )
}

function Credit({ name, line, file }: { readonly name: string; readonly line: string; readonly file: string }) {
  const { credits } = useAbout()
  return (
    <li>
      <b>{name}</b> {line}.{' '}
      <a href={`/licenses/${file}.txt`} aria-label={`${credits.license}: ${name}`}>
        {credits.license}
      </a>
    </li>
  )
}
