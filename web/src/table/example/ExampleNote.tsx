import { choiceText } from '@skerry/contracts'
import { useState } from 'react'
import { Link } from 'wouter'
import { setUpExample } from '../../link/examples.ts'
import type { ExampleStep, ShownExample } from '../../link/types.ts'
import { Button } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useExampleWords } from '../../words/examples.ts'
import { useAtTable } from '../common/context.ts'
import { capital } from '../common/saying.ts'
import './example.css'

export interface ExampleNoteProps {
  readonly example: ShownExample
  /** There is little room: only its title, and all of it at a touch. */
  readonly isFolded: boolean
}

/** What is done in a worked example, step by step, and how far it was followed. */
export function ExampleNote({ example, isFolded }: ExampleNoteProps) {
  const words = useExampleWords()
  const { model, language } = useAtTable()
  const { steps, length, rules } = example
  return (
    <details className='example-note' open={!isFolded}>
      <summary>
        <span>
          <small>{words.example}</small> <b>{example.title[language]}</b>
        </span>
        <Icon name='chevron-down' size={18} />
      </summary>
      <div className='example-body'>
        <p className='example-cites'>
          {rules.map((rule) => (
            <Cite key={rule} rule={rule} />
          ))}
        </p>
        <Steps steps={steps.slice(0, length)} next={model.nextStep} />
        {steps.length > length && (
          <>
            <h3>{words.inTheEnd}</h3>
            <Steps steps={steps.slice(length)} next={null} />
          </>
        )}
        <p role='status' className='example-standing'>
          {progressText(example, model.nextStep, words)}
        </p>
        <Ways example={example} />
      </div>
    </details>
  )
}

function progressText(
  { length, steps }: ShownExample,
  next: number | null,
  words: ReturnType<typeof useExampleWords>,
): string {
  if (next === null) return words.leftWay
  if (!steps.slice(0, length).some(({ kind }) => kind !== 'claim')) return words.nothingToDo
  return next >= length ? words.isDone : ''
}

function Steps({ steps, next }: { readonly steps: readonly ExampleStep[]; readonly next: number | null }) {
  if (steps.length === 0) return null
  return (
    <ol>
      {steps.map((step, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
          key={i}
          className={i === next ? 'next' : next !== null && i < next ? 'done' : undefined}
          aria-current={i === next ? 'step' : undefined}
        >
          <Step step={step} />
        </li>
      ))}
    </ol>
  )
}

function Step({ step }: { readonly step: ExampleStep }) {
  const words = useExampleWords()
  const { talk, names } = useAtTable()
  if (step.kind === 'chance') return <span>{words.chance(step.outcome)}</span>
  const text = capital(choiceText(talk, step.choice, names))
  return (
    <>
      <SeatBadge seat={step.seat} size={20} label={names(step.seat)} title={names(step.seat)} />
      <span>
        {text}
        {step.kind === 'claim' && (
          <small>
            {` – ${step.refusedBy === null ? words.may : words.mayNot} `}
            {step.refusedBy !== null && step.refusedBy !== '' && <Cite rule={step.refusedBy} />}
          </small>
        )}
      </span>
    </>
  )
}

function Ways({ example }: { readonly example: ShownExample }) {
  const words = useExampleWords()
  const { model } = useAtTable()
  const { game } = model.info
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const again = async () => {
    setState('busy')
    try {
      await setUpExample(game, example.id)
      location.reload() // the same table, from its beginning
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && <p role='alert'>{words.notOpened}</p>}
      <p className='example-ways'>
        <Button kind='plain' icon='rotate-ccw' disabled={state === 'busy'} onClick={again}>
          {words.again}
        </Button>
        <Link href={`/rules/${game}/examples`}>{words.more}</Link>
      </p>
    </>
  )
}
