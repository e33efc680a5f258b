import type { Figure } from '@skerry/contracts'
import { useAtTable } from '../common/context.ts'
import { GameIcon } from '../common/Sign.tsx'
import { SumButton } from '../common/SumCard.tsx'

/** A number that matters, with its sign; where the game can explain it, a button that does. */
export function FigureValue({ figure }: { readonly figure: Figure }) {
  const { model } = useAtTable()
  const { icon, name, value, of } = figure
  const sum = figure.sum === undefined ? undefined : model.desk?.sums[figure.sum]
  if (of !== undefined) return <Pips figure={figure} of={of} />
  const shown = (
    <>
      {icon !== undefined && <GameIcon name={icon} size={18} />}
      <b>{value}</b> <span className={icon === undefined ? undefined : 'visually-hidden'}>{name}</span>
    </>
  )
  if (sum === undefined || figure.sum === undefined)
    return (
      <span className='figure' title={name}>
        {shown}
      </span>
    )
  return (
    <SumButton name={figure.sum} sum={sum}>
      {shown}
    </SumButton>
  )
}

function Pips({ figure, of }: { readonly figure: Figure; readonly of: number }) {
  const { words } = useAtTable()
  const { icon, name, value } = figure
  const text = words.soManyOf(name, Number(value), of)
  return (
    <span className='figure' title={text}>
      {icon !== undefined && <GameIcon name={icon} size={16} />}
      <span className='pips' aria-hidden='true'>
        {Array.from({ length: of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips differ by nothing but their place
          <i key={i} className={i < Number(value) ? '' : 'off'} />
        ))}
      </span>
      <span className='visually-hidden'>{text}</span>
    </span>
  )
}
