import type { ChapterNames, Language } from '@skerry/contracts'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from '../../app/hash.ts'
import { PageHeading } from '../../app/page.tsx'
import { loadChapters } from '../../games/equipment.ts'
import { entryOf } from '../../games/index.ts'
import type { ListedExample } from '../../link/types.ts'
import { useSettings } from '../../settings/index.ts'
import { isFound } from '../../table/decision/choosing.ts'
import { chapterOf } from '../../table/rules/rulebook.ts'
import { Button } from '../../ui/Button.tsx'
import { CitationContext, Cite } from '../../ui/Cite.tsx'
import { EmptyState } from '../../ui/Panel.tsx'
import { useExampleWords } from '../../words/examples.ts'
import { useWords } from '../../words/index.ts'
import { NoSuchGame } from '../NotFound.tsx'
import { type ExampleOpening, useExampleOpening, useExamples } from './useExamples.ts'
import '../../table/rules/rules.css'
import './rules.css'

/** All worked examples of a game, by the chapter of the rule they show first. */
export function ExamplesOf({ id }: { readonly id: string }) {
  const words = useExampleWords()
  const { shell } = useWords()
  const { language } = useSettings()
  const entry = entryOf(id)
  const examples = useExamples(id, entry !== undefined)
  if (entry === undefined) return <NoSuchGame id={id} to='/rules' />
  return (
    <CitationContext value={{ open: (rule) => navigate(`/rules/${id}#${rule}`) }}>
      <div className='page wrap'>
        <header className='page-head'>
          <PageHeading title={words.titleOf(entry.name[language])} />
          <p>{words.lead}</p>
        </header>
        <div className='panel rules-page'>
          {examples === 'failed' && <p role='alert'>{words.failed}</p>}
          {examples === null && <p className='waiting'>{shell.loading}</p>}
          {examples !== null && examples !== 'failed' && examples.length === 0 && <NoExamples game={id} />}
          {examples !== null && examples !== 'failed' && examples.length > 0 && (
            <ExamplesList game={id} examples={examples} />
          )}
        </div>
      </div>
    </CitationContext>
  )
}

function NoExamples({ game }: { readonly game: string }) {
  const words = useExampleWords()
  return (
    <EmptyState title={words.empty}>
      <p>{words.emptyLine}</p>
      <Link href={`/rules/${game}`} className='button primary'>
        {words.toRules}
      </Link>
    </EmptyState>
  )
}

interface ExamplesListProps {
  readonly game: string
  readonly examples: readonly ListedExample[]
}

function ExamplesList({ game, examples }: ExamplesListProps) {
  const words = useExampleWords()
  const { language } = useSettings()
  const chapters = useChapters(game)
  const opening = useExampleOpening(game)
  const [search, setSearch] = useState('')
  const found = examples.filter((example) => isFound(textOf(example, language), search))
  return (
    <div className='examples'>
      <div className='rules-find'>
        <input
          type='search'
          value={search}
          placeholder={words.search}
          aria-label={words.search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className='help'>{words.dice}</p>
      </div>
      {opening.hasFailed && <p role='alert'>{words.notOpened}</p>}
      {found.length === 0 && <p role='status'>{words.noneFound(search)}</p>}
      {[...Map.groupBy(found, ({ rules }) => chapterOf(rules[0] ?? ''))].map(([chapter, several]) => (
        <section key={chapter} className='rules-chapter'>
          <h2>{chapters?.[language][chapter] ?? chapter}</h2>
          <ul>
            {several.map((example) => (
              <ExampleRow key={example.id} example={example} opening={opening} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const textOf = ({ id, title, rules }: ListedExample, language: Language): string =>
  [id, title[language], ...rules].join(' ')

function ExampleRow({ example, opening }: { readonly example: ListedExample; readonly opening: ExampleOpening }) {
  const words = useExampleWords()
  const { language } = useSettings()
  const title = example.title[language]
  const isOpening = opening.opening === example.id
  return (
    <li className='example' data-example={example.id}>
      <div>
        <h3>{title}</h3>
        <p className='example-rules'>
          {example.rules.map((rule) => (
            <Cite key={rule} rule={rule} />
          ))}
        </p>
      </div>
      <Button
        icon='play'
        aria-label={words.openCalled(title)}
        disabled={opening.opening !== null}
        onClick={() => opening.open(example.id)}
      >
        {isOpening ? words.opening : words.open}
      </Button>
    </li>
  )
}

function useChapters(game: string): ChapterNames | null {
  const [chapters, setChapters] = useState<ChapterNames | null>(null)
  useEffect(() => {
    loadChapters(game).then(setChapters, () => undefined) // ids will do
  }, [game])
  return chapters
}

interface RuleExamplesProps {
  readonly examples: readonly ListedExample[]
  /** They are shown at once, not only on demand. */
  readonly isOpen: boolean
  readonly opening: ExampleOpening
}

/** The examples of one rule, folded away. */
export function RuleExamples({ examples, isOpen, opening }: RuleExamplesProps) {
  const words = useExampleWords()
  const { language } = useSettings()
  return (
    <details className='rule-examples' open={isOpen}>
      <summary>{words.ofRule(examples.length)}</summary>
      <ul>
        {examples.map(({ id, title }) => (
          <li key={id}>
            <Button
              kind='ghost'
              icon='play'
              aria-label={words.openCalled(title[language])}
              disabled={opening.opening !== null}
              data-example={id}
              onClick={() => opening.open(id)}
            >
              {opening.opening === id ? words.opening : title[language]}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
