import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { navigate, useHash } from '../app/hash.ts'
import { PageHeading } from '../app/page.tsx'
import { Emblem } from '../art/Emblem.tsx'
import { entryOf, GAMES, loadEquipment } from '../games/index.ts'
import { useSettings } from '../settings/index.ts'
import type { Equipment } from '../table/model.ts'
import { RulesBook } from '../table/panels/RulesBook.tsx'
import { CitationContext } from '../ui/Cite.tsx'
import { useWords } from '../words/index.ts'
import { NoSuchGame } from './NotFound.tsx'
import './rules.css'

/** The shelf: one book per game. */
export function Rules() {
  const { rules } = useWords().shell
  const { language } = useSettings()
  return (
    <div className='page wrap'>
      <header className='page-head'>
        <PageHeading title={rules.title} />
        <p>{rules.lead}</p>
      </header>
      <ul className='shelf'>
        {GAMES.map((game) => (
          <li key={game.id}>
            <Link href={`/rules/${game.id}`} className='book panel'>
              <Emblem game={game.id} />
              <span className='book-text'>
                <b>{game.name[language]}</b>
                <span>{game.blurb[language]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** All rules of a game. An address with a rule's id opens the book there. */
export function RulesOf({ id }: { readonly id: string }) {
  const { shell } = useWords()
  const { language } = useSettings()
  const rule = useHash()
  const entry = entryOf(id)
  const equipment = useEquipment(id, entry !== undefined)
  if (entry === undefined) return <NoSuchGame id={id} to='/rules' />
  const citations = { open: (cited: string) => navigate(`/rules/${id}#${cited}`) }
  return (
    <div className='page wrap'>
      <header className='page-head'>
        <PageHeading title={shell.rules.titleOf(entry.name[language])} />
        <p>{shell.rules.lead}</p>
      </header>
      <div className='panel rules-page'>
        {equipment === 'failed' && <p role='alert'>{shell.rules.failed}</p>}
        {equipment === null && <p className='waiting'>{shell.loading}</p>}
        {equipment !== null && equipment !== 'failed' && (
          <CitationContext value={citations}>
            <h2 className='visually-hidden'>{shell.rules.title}</h2>
            <RulesBook game={id} equipment={equipment} {...(rule === '' ? {} : { open: rule })} />
          </CitationContext>
        )}
      </div>
    </div>
  )
}

function useEquipment(id: string, isKnown: boolean): Equipment | 'failed' | null {
  const [equipment, setEquipment] = useState<Equipment | 'failed' | null>(null)
  useEffect(() => {
    if (isKnown) loadEquipment(id).then(setEquipment, () => setEquipment('failed'))
  }, [id, isKnown])
  return equipment
}
