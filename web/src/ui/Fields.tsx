import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'

interface FieldProps {
  readonly label: string
  /** A line of explanation under it. */
  readonly help?: ReactNode
}

/** The id of a field, the line under it, and the id of that line. */
function useField(help: ReactNode) {
  const id = useId()
  if (help === undefined) return { id }
  const explainedBy = `${id}-help`
  const explained = (
    <div id={explainedBy} className='help'>
      {help}
    </div>
  )
  return { id, explained, explainedBy }
}

/** A labelled line of text. */
export function TextField({ label, help, ...rest }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const { id, explained, explainedBy } = useField(help)
  return (
    <div className='field'>
      <label htmlFor={id}>{label}</label>
      <input id={id} type='text' aria-describedby={explainedBy} {...rest} />
      {explained}
    </div>
  )
}

interface SelectProps<T extends string | number> extends FieldProps {
  readonly value: T
  readonly values: readonly { readonly value: T; readonly name: string; readonly isDisabled?: boolean }[]
  readonly onChoose: (value: T) => void
  /** The label stands inside the box, before the value. */
  readonly isInline?: boolean
}

/** A labelled choice of one out of a list. */
export function Select<T extends string | number>({
  label,
  help,
  value,
  values,
  onChoose,
  isInline = false,
  ...rest
}: SelectProps<T> & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value'>) {
  const { id, explained, explainedBy } = useField(help)
  const choose = (text: string) => {
    const found = values.find((v) => String(v.value) === text)
    if (found !== undefined) onChoose(found.value)
  }
  return (
    <div className={isInline ? 'field inline' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => choose(event.target.value)}
        aria-describedby={explainedBy}
        {...rest}
      >
        {values.map((v) => (
          <option key={v.value} value={v.value} disabled={v.isDisabled}>
            {v.name}
          </option>
        ))}
      </select>
      {explained}
    </div>
  )
}

interface SegmentsProps<T extends string | number> extends FieldProps {
  readonly value: T
  readonly values: readonly {
    readonly value: T
    readonly name: string
    readonly help?: string
    readonly isDisabled?: boolean
  }[]
  readonly onChoose: (value: T) => void
  /** The label is spoken only. */
  readonly isBare?: boolean
}

/** One out of a few, all of them in sight. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { label, help, value, values, onChoose, isBare = false } = props
  const { id, explained, explainedBy } = useField(help)
  return (
    <fieldset className='segments' aria-describedby={explainedBy}>
      <legend className={isBare ? 'visually-hidden' : ''}>{label}</legend>
      <div className='segments-row'>
        {values.map((v) => (
          <label key={v.value} className='segment'>
            <input
              type='radio'
              name={id}
              checked={v.value === value}
              disabled={v.isDisabled}
              onChange={() => onChoose(v.value)}
            />
            <span className='segment-name'>{v.name}</span>
            {v.help !== undefined && <span className='segment-help'>{v.help}</span>}
          </label>
        ))}
      </div>
      {explained}
    </fieldset>
  )
}

interface SwitchProps extends FieldProps {
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  readonly isDisabled?: boolean
}

/** On or off. */
export function Switch({ label, help, isOn, onSwitch, isDisabled = false }: SwitchProps) {
  const { id, explained, explainedBy } = useField(help)
  return (
    <div className='switch'>
      <label className='switch-label' htmlFor={id}>
        <input
          id={id}
          type='checkbox'
          role='switch'
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={isDisabled}
          aria-describedby={explainedBy}
          onChange={(event) => !isDisabled && onSwitch(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {explained}
    </div>
  )
}
