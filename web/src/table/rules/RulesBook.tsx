import type { RuleId } from '@skerry/kernel'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../../settings/index.ts'
import { Cite } from '../../ui/Cite.tsx'
import { useWords } from '../../words/index.ts'
import type { Equipment } from '../model.ts'
import { type Chapter, chaptersOf, citationsIn } from './rulebook.ts'
import './rules.css'

export interface RulesBookProps {
  readonly game: string
  readonly equipment: Equipment
  /** The rule to open at; none: the beginning. */
  readonly open?: RuleId | null
  /** What belongs to a rule besides its text. */
  readonly below?: (rule: RuleId) => ReactNode
}

const nothing = () => null

/** All rules of a game by chapter, to be searched by text and id. */
export function RulesBook({ game, equipment, open = null, below = nothing }: RulesBookProps) {
  const words = useWords().table
  const { language } = useSettings()
  const rules = useRules(equipment)
  const [search, setSearch] = useState('')
  const chapters = useMemo(() => (rules === null ? [] : chaptersOf(rules, search)), [rules, search])
  const book = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open !== null) setSearch('')
  }, [open])
  useEffect(() => {
    if (open === null || rules === null || search !== '') return
    const found = book.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(open)}"]`)
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  }, [open, rules, search])
  return (
    <div className='rules-book' ref={book}>
      <div className='rules-find'>
        <input
          type='search'
          value={search}
          placeholder={words.searchRules}
          aria-label={words.searchRules}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className='rules-scroll' tabIndex={0} aria-label={words.rules} data-game={game}>
        {rules === null && <p role='status'>{words.rulesLoading}</p>}
        {rules !== null && chapters.length === 0 && <p role='status'>{words.noRuleFound(search)}</p>}
        {chapters.map((chapter) => (
          <ChapterOfRules
            key={chapter.id}
            name={equipment.chapters[language][chapter.id] ?? chapter.id}
            chapter={chapter}
            open={open}
            below={below}
          />
        ))}
      </section>
    </div>
  )
}

interface ChapterOfRulesProps {
  readonly name: string
  readonly chapter: Chapter
  readonly open: RuleId | null
  readonly below: (rule: RuleId) => ReactNode
}

function ChapterOfRules({ name, chapter, open, below }: ChapterOfRulesProps) {
  return (
    <section className='rules-chapter'>
      <h2>{name}</h2>
      <dl>
        {chapter.rules.map(([id, text]) => (
          <div key={id} data-rule={id} tabIndex={-1} className={id === open ? 'cited' : undefined}>
            <dt>{id}</dt>
            <dd>
              <RuleText text={text} />
              {below(id)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The text of a rule; rules it names can be followed. */
export function RuleText({ text }: { readonly text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return citationsIn(text).map((part, i) => (i % 2 === 1 ? <Cite key={i} rule={part} /> : part))
}

/** Null: still loading. */
export function useRules(equipment: Equipment): Readonly<Record<RuleId, string>> | null {
  const { language } = useSettings()
  const [loaded, setLoaded] = useState<{ of: string; rules: Readonly<Record<RuleId, string>> } | null>(null)
  useEffect(() => {
    let isDropped = false
    void equipment.rules(language).then((rules) => {
      if (!isDropped) setLoaded({ of: language, rules })
    })
    return () => {
      isDropped = true
    }
  }, [equipment, language])
  return loaded?.of === language ? loaded.rules : null
}
