import type { Language, Origin } from '@skerry/contracts'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { PageHeading } from '../../app/page.tsx'
import { Emblem } from '../../art/Emblem.tsx'
import { FOLLOWED, type FollowedGame } from '../../games/editions.ts'
import { useSettings } from '../../settings/index.ts'
import { about as de } from '../../words/de/about.ts'
import { type AboutWords, about as en } from '../../words/en/about.ts'
import { useWords } from '../../words/index.ts'
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
  return (
    <Chapter title={games.title} isWide>
      {FOLLOWED.map((game) => (
        <Edition key={game.id} game={game} />
      ))}
      <p>{games.samples}</p>
    </Chapter>
  )
}

function Edition({ game }: { readonly game: FollowedGame }) {
  const { games } = useAbout()
  const { shell } = useWords()
  const { language } = useSettings()
  const { facts, shares, origins } = game.edition
  const [why, what] = origins[language]
  const { min, max } = game.players
  const told = [...facts[language], [games.players, `${min}–${max}`] as const]
  return (
    <>
      <div className='followed'>
        <Emblem game={game.id} />
        <div>
          <h3>{game.name[language]}</h3>
          <FactsList facts={told} />
          <Link href={`/rules/${game.id}`} aria-label={shell.rules.titleOf(game.name[language])}>
            {shell.nav.rules}
          </Link>
        </div>
      </div>
      <h4>{games.data}</h4>
      <p>
        {games.dataLine(Object.values(shares).reduce((sum, n) => sum + n))} {why}
      </p>
      <Shares of={ORIGINS.map((origin) => [games.shares[origin], shares[origin]])} />
      <p>{what}</p>
    </>
  )
}

const ORIGINS: readonly Origin[] = ['rulebook', 'published', 'designed']

function FactsList({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className='facts-list'>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
            {name} ({n.toLocaleString(language)})
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

/** Who made which pictograms, whatever the games they stand in. */
function creditsIn(language: Language): (readonly [by: string, which: string])[] {
  const all = FOLLOWED.flatMap(({ edition }) => edition.pictograms ?? [])
  return [...Map.groupBy(all, ({ by }) => by[language])].map(([by, several]) => [
    by,
    [...new Set(several.flatMap(({ which }) => which[language].split(', ')))].join(', '),
  ])
}

function Credits() {
  const { credits } = useAbout()
  const { language } = useSettings()
  const { pictograms } = credits
  return (
    <Chapter title={credits.title} isWide>
      <h3>{pictograms.name}</h3>
      <p>{pictograms.line}</p>
      <FactsList facts={creditsIn(language)} />
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
