import type { OptionSpec, Options, OptionValue, Talk } from '@skerry/kernel'
import type { ReactNode } from 'react'
import type { Setup } from '../games/equipment.ts'
import { useSettings } from '../settings/index.ts'
import { Button } from '../ui/Button.tsx'
import { Cite } from '../ui/Cite.tsx'
import { Segments, Switch } from '../ui/Fields.tsx'
import type { ShellWords } from '../words/en/shell.ts'
import { useWords } from '../words/index.ts'
import { type Bar, barOf, grouped } from './options.ts'

interface OptionsFormProps {
  readonly setup: Setup | 'failed' | null
  /** How many play. */
  readonly count: number
  readonly options: Options
  readonly onChange: (key: string, value: OptionValue) => void
  readonly onReset: () => void
}

/** Every option of the game, each with its rule; what cannot be set says why. */
export function OptionsForm({ setup, count, options, onChange, onReset }: OptionsFormProps) {
  const { shell } = useWords()
  const { language } = useSettings()
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
                onChoose={(value) => onChange(spec.key, value)}
              />
            ))}
          </div>
        )
      })}
      {isChanged && (
        <Button kind='ghost' icon='rotate-ccw' onClick={onReset}>
          {shell.newTable.defaults}
        </Button>
      )}
    </section>
  )
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
  readonly talk: Talk
  readonly value: OptionValue
  readonly bar: Bar | null
  readonly onChoose: (value: OptionValue) => void
}

function OptionField({ spec, talk, value, bar, onChoose }: OptionFieldProps) {
  const { shell } = useWords()
  const label = talk.options[spec.key] ?? spec.key
  const help = bar === null ? undefined : barText(bar, talk, shell)
  const isFlag = typeof spec.default === 'boolean'
  return (
    <div className='option'>
      {isFlag ? (
        <Switch label={label} help={help} isOn={value === true} isDisabled={bar !== null} onSwitch={onChoose} />
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

/** A value of an option in words. */
export function valueName(value: OptionValue, { key }: OptionSpec, talk: Talk, { newTable }: ShellWords): string {
  if (typeof value === 'boolean') return value ? newTable.yes : newTable.no
  return talk.options[`${key}.${value}`] ?? String(value)
}

function barText(bar: Bar, talk: Talk, { newTable }: ShellWords): string {
  if (bar.why === 'seats') return newTable.notWithSoMany(bar.seats)
  return newTable[bar.why](talk.options[bar.option] ?? bar.option)
}
