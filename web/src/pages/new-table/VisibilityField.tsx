import type { Visibility } from '@skerry/link'
import { Segments } from '../../ui/Fields.tsx'
import { useOnlineWords } from '../../words/online.ts'

interface VisibilityFieldProps {
  readonly value: Visibility
  readonly onChoose: (value: Visibility) => void
  /** The label is spoken only: a title stands above. */
  readonly isBare?: boolean
}

/** Who may come to a table of the server. */
export function VisibilityField({ value, onChoose, isBare = false }: VisibilityFieldProps) {
  const { visibility } = useOnlineWords()
  return (
    <div className='visibility'>
      <Segments
        isBare={isBare}
        label={visibility.title}
        value={value}
        values={(['public', 'unlisted', 'private'] as const).map((one) => ({
          value: one,
          name: visibility.names[one],
          help: visibility.lines[one],
        }))}
        onChoose={onChoose}
      />
    </div>
  )
}
