import type { RuleId } from '@skerry/kernel'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { navigate, useHash } from '../../app/hash.ts'
import { PageHeading } from '../../app/page.tsx'
import { Emblem } from '../../art/Emblem.tsx'
import { loadEquipment } from '../../games/equipment.ts'
import { entryOf, GAMES } from '../../games/index.ts'
import type { ListedExample } from '../../link/types.ts'
import { useSettings } from '../../settings/index.ts'
import type { Equipment } from '../../table/model.ts'
import { RulesBook } from '../../table/rules/RulesBook.tsx'
import { CitationContext } from '../../ui/Cite.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useExampleWords } from '../../words/examples.ts'
import { useWords } from '../../words/index.ts'
import { NoSuchGame } from '../NotFound.tsx'
import { RuleExamples } from './Examples.tsx'
import { type Listed, useExampleOpening, useExamples } from './useExamples.ts'
import '../covers.css'
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
  const examples = useExamples(id, entry !== undefined)
  const opening = useExampleOpening(id)
  const byRule = useByRule(examples)
  const words = useExampleWords()
  if (entry === undefined) return <NoSuchGame id={id} to='/rules' />
  const citations = { open: (cited: string) => navigate(`/rules/${id}#${cited}`) }
  return (
    <div className='page wrap'>
      <header className='page-head with-button'>
        <PageHeading title={shell.rules.titleOf(entry.name[language])} />
        <p>{shell.rules.lead}</p>
        <Link href={`/rules/${id}/examples`} className='button'>
          <Icon name='play' />
          {words.all(Array.isArray(examples) ? examples.length : 0)}
        </Link>
      </header>
      <div className='panel rules-page'>
        {equipment === 'failed' && <p role='alert'>{shell.rules.failed}</p>}
        {opening.hasFailed && <p role='alert'>{words.notOpened}</p>}
        {equipment === null && <p className='waiting'>{shell.loading}</p>}
        {equipment !== null && equipment !== 'failed' && (
          <CitationContext value={citations}>
            <h2 className='visually-hidden'>{shell.rules.title}</h2>
            <RulesBook
              game={id}
              equipment={equipment}
              {...(rule === '' ? {} : { open: rule })}
              below={(shown) => {
                const several = byRule.get(shown)
                if (several === undefined) return null
                return <RuleExamples examples={several} isOpen={shown === rule} opening={opening} />
              }}
            />
          </CitationContext>
        )}
      </div>
    </div>
  )
}

/** The examples that show a rule. */
function useByRule(examples: Listed): ReadonlyMap<RuleId, readonly ListedExample[]> {
  return useMemo(() => {
    const all = examples === null || examples === 'failed' ? [] : examples
    const pairs = all.flatMap((example) => example.rules.map((rule) => ({ rule, example })))
    const grouped = [...Map.groupBy(pairs, ({ rule }) => rule)]
    return new Map(grouped.map(([rule, several]) => [rule, several.map(({ example }) => example)]))
  }, [examples])
}

function useEquipment(id: string, isKnown: boolean): Equipment | 'failed' | null {
  const [equipment, setEquipment] = useState<Equipment | 'failed' | null>(null)
  useEffect(() => {
    if (isKnown) loadEquipment(id).then(setEquipment, () => setEquipment('failed'))
  }, [id, isKnown])
  return equipment
}
