import type { PlayTexts } from '@skerry/contracts'
import { isValue, type OptionSpec, type Options, type OptionValue } from '@skerry/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import type { Setup } from '../../games/equipment.ts'
import { useSettings } from '../../settings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { Segments, Switch, TextField } from '../../ui/Fields.tsx'
import type { ShellWords } from '../../words/en/shell.ts'
import { useWords } from '../../words/index.ts'
import { shelf } from '../local.ts'
import { type Bar, barOf, grouped } from './options.ts'

interface OptionsFormProps {
  readonly game: string
  readonly setup: Setup | 'failed' | null
  /** How many play. */
  readonly count: number
  readonly options: Options
  readonly onChange: (key: string, value: OptionValue) => void
  readonly onReset: () => void
}

/** Every option of the game, each with its rule; what cannot be set says why. */
export function OptionsForm({ game, setup, count, options, onChange, onReset }: OptionsFormProps) {
  const { shell } = useWords()
  const { language } = useSettings()
  const record = useRecord(game)
  const [resets, setResets] = useState(0)
  if (setup === null) return <Card>{shell.loading}</Card>
  if (setup === 'failed') return <Card>{shell.rules.failed}</Card>
  if (setup.options.length === 0) return <Card>{shell.newTable.noOptions}</Card>
  const isChanged = setup.options.some((spec) => options[spec.key] !== spec.default)
  return (
    <section className='form-card panel' aria-labelledby='by-rules'>
      <h2 id='by-rules'>{shell.newTable.rules}</h2>
      {grouped(setup.options).map(([chapter, specs]) => {
        const { title, line } = shell.newTable.groups[chapter] ?? shell.newTable.otherGroup
        return (
          <div key={chapter} className='option-group'>
            <h3>{title}</h3>
            <p className='help'>{line}</p>
            {specs.map((spec) => (
              <OptionField
                key={spec.key}
                spec={spec}
                talk={setup.talk[language]}
                value={options[spec.key] ?? spec.default}
                bar={barOf(spec, count, options)}
                record={record}
                resets={resets}
                onChoose={(value) => onChange(spec.key, value)}
              />
            ))}
          </div>
        )
      })}
      {isChanged && (
        <Button
          kind='ghost'
          icon='rotate-ccw'
          onClick={() => {
            setResets(resets + 1)
            onReset()
          }}
        >
          {shell.newTable.defaults}
        </Button>
      )}
    </section>
  )
}

/** The best score that was reached alone in this browser. */
function useRecord(game: string): number | null {
  const [record, setRecord] = useState<number | null>(null)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const { listTables, recordOf } = await shelf()
      const tables = await listTables()
      if (!isGone) setRecord(recordOf(game, tables))
    }
    look().catch(() => setRecord(null)) // without storage there is no record
    return () => {
      isGone = true
    }
  }, [game])
  return record
}

function Card({ children }: { readonly children: ReactNode }) {
  const { newTable } = useWords().shell
  return (
    <section className='form-card panel' aria-labelledby='by-rules'>
      <h2 id='by-rules'>{newTable.rules}</h2>
      <p className='help'>{children}</p>
    </section>
  )
}

interface OptionFieldProps {
  readonly spec: OptionSpec
  readonly talk: PlayTexts
  readonly value: OptionValue
  readonly bar: Bar | null
  /** The best score of somebody alone, if there is one. */
  readonly record: number | null
  /** How often everything was set back: what was typed is forgotten then. */
  readonly resets: number
  readonly onChoose: (value: OptionValue) => void
}

function OptionField({ spec, talk, value, bar, record, resets, onChoose }: OptionFieldProps) {
  const { shell } = useWords()
  const label = talk.options[spec.key] ?? spec.key
  const help = bar === null ? undefined : barText(bar, talk, shell)
  const isFlag = typeof spec.default === 'boolean'
  return (
    <div className='option'>
      {isFlag ? (
        <Switch label={label} help={help} isOn={value === true} isDisabled={bar !== null} onSwitch={onChoose} />
      ) : spec.range !== undefined && bar === null ? (
        <NumberOption key={resets} {...{ spec, talk, record, onChoose }} value={Number(value)} range={spec.range} />
      ) : (
        <Segments
          label={label}
          help={help}
          value={String(value)}
          values={spec.values.map((v) => ({
            value: String(v),
            name: talk.options[`${spec.key}.${v}`] ?? String(v),
            isDisabled: bar !== null && v !== spec.default,
          }))}
          onChoose={(text) => onChoose(spec.values.find((v) => String(v) === text) ?? spec.default)}
        />
      )}
      <p className='option-note'>
        <Cite rule={spec.rule} />
        <span>
          {shell.newTable.isDefault}: {valueName(spec.default, spec, talk, shell)}
        </span>
      </p>
    </div>
  )
}

interface NumberOptionProps extends Pick<OptionFieldProps, 'spec' | 'talk' | 'record'> {
  readonly value: number
  readonly range: { readonly least: number; readonly most: number }
  readonly onChoose: (value: number) => void
}

const OTHER = 'other'

/** The usual numbers, the record to beat, or any other. */
function NumberOption({ spec, talk, record, value, range, onChoose }: NumberOptionProps) {
  const { newTable } = useWords().shell
  const offered = spec.isScore === true && record !== null && isValue(spec, record) ? record : null
  const [wantsOther, setOther] = useState(false)
  const isOther = wantsOther || (!spec.values.includes(value) && value !== offered)
  const [text, setText] = useState(String(value))
  const choose = (picked: string) => {
    setOther(picked === OTHER)
    if (picked === OTHER) return setText(String(value))
    onChoose(Number(picked))
  }
  const type = (typed: string) => {
    setText(typed)
    if (typed.trim() !== '' && isValue(spec, Number(typed))) onChoose(Number(typed))
  }
  const label = talk.options[spec.key] ?? spec.key
  const isRecordNew = offered !== null && !spec.values.includes(offered)
  return (
    <>
      <Segments
        label={label}
        value={isOther ? OTHER : String(value)}
        values={[
          ...spec.values.map((v) => ({ value: String(v), name: talk.options[`${spec.key}.${v}`] ?? String(v) })),
          ...(isRecordNew ? [{ value: String(offered), name: newTable.record(offered) }] : []),
          { value: OTHER, name: newTable.otherNumber },
        ]}
        onChoose={choose}
      />
      {isOther && (
        <TextField
          label={newTable.otherNumber}
          help={newTable.numberFrom(range.least, range.most)}
          type='number'
          min={range.least}
          max={range.most}
          step={1}
          required
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </>
  )
}

/** A value of an option in words. */
export function valueName(value: OptionValue, { key }: OptionSpec, talk: PlayTexts, { newTable }: ShellWords): string {
  if (typeof value === 'boolean') return value ? newTable.yes : newTable.no
  return talk.options[`${key}.${value}`] ?? String(value)
}

function barText(bar: Bar, talk: PlayTexts, { newTable }: ShellWords): string {
  if (bar.why === 'seats') return newTable.notWithSoMany(bar.seats)
  return newTable[bar.why](talk.options[bar.option] ?? bar.option)
}
