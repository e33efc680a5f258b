import { partName, sentence, sumName } from '@skerry/contracts'
import type { Sum } from '@skerry/kernel'
import { useRef, useState } from 'react'
import { Cite } from '../../ui/Cite.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { useAtTable } from './context.ts'
import { capital } from './saying.ts'

/** A number taken apart: every part with its rule, then the total. */
export function SumTable({ name, sum }: { readonly name: string; readonly sum: Sum }) {
  const { talk, names, words } = useAtTable()
  return (
    <table className='sum'>
      <caption>{capital(sumName(talk, name, names))}</caption>
      <tbody>
        {sum.parts.map(({ amount, of, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sum never change places
          <tr key={i}>
            <td>{amount}</td>
            <th scope='row'>{partName(talk, of)}</th>
            <td>
              <Cite rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{sum.total}</td>
          <th scope='row' colSpan={2}>
            {words.inAll}
          </th>
        </tr>
      </tfoot>
    </table>
  )
}

export interface SumButtonProps {
  /** The name of the sum: `reinforcements 0`. */
  readonly name: string
  readonly sum: Sum
  readonly children: React.ReactNode
}

/** A number that explains itself when it is pressed. */
export function SumButton({ name, sum, children }: SumButtonProps) {
  const { talk, names, words } = useAtTable()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const title = sentence(sumName(talk, name, names))
  return (
    <>
      <button
        ref={button}
        type='button'
        className='sum-button'
        aria-expanded={isOpen}
        title={words.explain(title.slice(0, -1))}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && button.current !== null && (
        <Popover anchor={button.current} label={title} onClose={() => setOpen(false)}>
          <SumTable name={name} sum={sum} />
        </Popover>
      )}
    </>
  )
}
