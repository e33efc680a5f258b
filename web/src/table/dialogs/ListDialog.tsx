import type { Light } from '@skerry/contracts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Option } from '../../link/types.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { type AtTable, useAtTable } from '../common/context.ts'
import { Sign } from '../common/Sign.tsx'
import { capital } from '../common/saying.ts'
import { groupsOf, isFound } from '../decision/choosing.ts'
import { kindName } from '../decision/Kinds.tsx'
import { useCards } from '../decision/useCards.ts'
import type { Decision } from '../decision/useDecision.ts'
import { ThingList } from '../stage/ThingList.tsx'
import type { OnTouch } from '../stage/useRoving.ts'

export interface ListDialogProps {
  readonly decision: Decision
  readonly onClose: () => void
  readonly light: Light
  readonly onTouch: OnTouch
}

/** Every choice and everything on the table as a list that can be read, searched and walked through. */
export function ListDialog({ decision, onClose, light, onTouch }: ListDialogProps) {
  const at = useAtTable()
  const { words, model } = at
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
  }, [])
  const textOf = useTexts(decision.options)
  const found = decision.options.filter((option) => isFound(textOf(option), search))
  const groups = listGroups(decision, found, at)
  const choose = (option: Option) => {
    decision.select(option.notation)
    onClose()
  }
  return (
    <Dialog title={words.listTitle} onClose={onClose} className='list-dialog'>
      <input
        type='search'
        ref={input}
        value={search}
        placeholder={words.searchList}
        aria-label={words.searchList}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          const first = found[0]
          if (event.key === 'Enter' && first !== undefined) choose(first)
          else walk(event, list.current)
        }}
      />
      <p className='list-count' role='status'>
        {decision.options.length > 0 && words.choicesFound(found.length)}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows only move the focus between the buttons inside */}
      <div ref={list} className='list-body' onKeyDown={(event) => walk(event, list.current)}>
        {groups.map((group) => (
          <Group key={group.key} group={group} textOf={textOf} onChoose={choose} />
        ))}
        <details open={decision.options.length === 0}>
          <summary>{words.allThings}</summary>
          <ThingList model={model} light={light} onTouch={onTouch} />
        </details>
      </div>
    </Dialog>
  )
}

interface ListGroup {
  readonly key: string
  /** Empty: it needs none. */
  readonly name: string
  readonly options: readonly Option[]
}

/** By kind of action where there are several, else by the place they begin with. */
function listGroups({ kinds }: Decision, found: readonly Option[], at: AtTable): readonly ListGroup[] {
  if (kinds.length > 0)
    return kinds
      .map((offer) => ({
        key: offer.kind.id,
        name: kindName(offer, at),
        options: offer.options.filter((option) => found.includes(option)),
      }))
      .filter(({ options }) => options.length > 0)
  const groups = groupsOf(found)
  return groups.map(({ thing, options }) => ({
    key: thing ?? '',
    name: thing === null ? (groups.length === 1 ? '' : at.words.listOthers) : capital(at.nameOf(thing)),
    options,
  }))
}

interface GroupProps {
  readonly group: ListGroup
  readonly textOf: (option: Option) => string
  readonly onChoose: (option: Option) => void
}

function Group({ group, textOf, onChoose }: GroupProps) {
  const at = useAtTable()
  const cardOf = useCards(at)
  return (
    <section>
      {group.name !== '' && <h3>{group.name}</h3>}
      <ul>
        {group.options.map((option) => {
          const card = cardOf(option)
          return (
            <li key={option.notation}>
              <button type='button' data-choice={option.notation} onClick={() => onChoose(option)}>
                <Sign seat={card.seat} icon={card.icon} size={20} />
                <span>{textOf(option)}</span>
                {card.lead !== undefined && <b className='choice-lead'>{card.lead}</b>}
                {card.line !== undefined && <small>{card.line}</small>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What each choice does; where two do the same, each tells the places it names. */
function useTexts(options: readonly Option[]): (option: Option) => string {
  const { saying, textOf } = useAtTable()
  const texts = options.map(({ choice }) => saying.choice(choice))
  return (option) => {
    const text = texts[options.indexOf(option)] ?? saying.choice(option.choice)
    const isAlone = texts.indexOf(text) === texts.lastIndexOf(text)
    return isAlone ? text : `${text} (${option.things.map((thing) => textOf(thing) ?? thing).join(' → ')})`
  }
}

/** Arrows go from one choice to the next. */
function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || list === null) return
  const buttons = [...list.querySelectorAll<HTMLElement>('button, summary')]
  const now = buttons.indexOf(document.activeElement as HTMLElement)
  buttons[now === -1 ? 0 : now + step]?.focus()
  event.preventDefault()
}
