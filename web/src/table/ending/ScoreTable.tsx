import { type FinalSum, partName } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { Cite } from '../../ui/Cite.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useAtTable } from '../common/context.ts'
import { SumButton } from '../common/SumCard.tsx'
import { capital } from '../common/saying.ts'
import { FigureValue } from '../players/FigureValue.tsx'
import { decisive } from './useCourse.ts'

/** The seats, the best placed first. */
export const byPlace = (count: number, places: readonly number[] = [], winners: readonly Seat[] = []): Seat[] =>
  Array.from({ length: count }, (_, seat) => seat).sort(
    (a, b) => (places[a] ?? 0) - (places[b] ?? 0) || Number(winners.includes(b)) - Number(winners.includes(a)) || a - b,
  )

/** What everybody has got, by category where the end of the game added something; every figure explains itself. */
export function ScoreTable() {
  const at = useAtTable()
  const { model, talk, words, names, saying } = at
  const { result } = model.drawn
  const seats = byPlace(model.info.seats.length, result?.places, result?.winners)
  const sums = new Map<Seat, FinalSum['sum']>()
  for (const { events } of model.history)
    for (const event of events) {
      const found = saying.finalSum(event)
      if (found !== null) sums.set(found.seat, found.sum)
    }
  const heads = columnsOf([...sums.values()])
  const columns = heads.length > MOST_COLUMNS ? [] : heads
  const isAdded = sums.size > 0
  return (
    <table className='score-table'>
      <caption>{words.ending.scoring}</caption>
      <thead>
        <tr>
          <th scope='col' colSpan={2}>
            {words.ending.player}
          </th>
          {isAdded && <th scope='col'>{words.ending.before}</th>}
          {columns.map(({ of, rule }) => (
            <th key={of} scope='col'>
              {capital(partName(talk, of))} <Cite rule={rule} />
            </th>
          ))}
          {isAdded && columns.length === 0 && <th scope='col'>{words.ending.atTheEnd}</th>}
          <th scope='col'>{decisive(saying.figures(0))?.name ?? words.ending.total}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => {
          const total = totalOf(at, seat)
          const sum = sums.get(seat)
          return (
            <tr key={seat} className={result?.winners.includes(seat) ? 'winner' : undefined}>
              <td>{result?.places === undefined ? '' : `${result.places[seat]}.`}</td>
              <th scope='row'>
                <SeatBadge seat={seat} size={22} /> {names(seat)}
              </th>
              {isAdded && <td>{(total ?? 0) - (sum?.total ?? 0)}</td>}
              {columns.map(({ of }) => (
                <td key={of}>{signedOrDash(sum?.parts.filter((part) => headOf(part.of) === of) ?? [])}</td>
              ))}
              {sum !== undefined && columns.length === 0 && (
                <td>
                  <SumButton name={`score ${seat}`} sum={sum}>
                    {signed(sum.total)}
                  </SumButton>
                </td>
              )}
              <td className='total'>
                <Total seat={seat} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** More categories than this are told by seat, when somebody asks. */
const MOST_COLUMNS = 5

/** Parts of the same kind, such as one per province, share a column: their first word names it. */
const headOf = (of: string): string => of.split(' ')[0] ?? of

function columnsOf(sums: readonly FinalSum['sum'][]) {
  const rules = new Map<string, string>()
  for (const { parts } of sums)
    for (const { of, rule } of parts) if (!rules.has(headOf(of))) rules.set(headOf(of), rule)
  return [...rules].map(([of, rule]) => ({ of, rule }))
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const signedOrDash = (parts: readonly { readonly amount: number }[]): string =>
  parts.length === 0 ? '–' : signed(parts.reduce((sum, { amount }) => sum + amount, 0))

function totalOf({ model, saying }: ReturnType<typeof useAtTable>, seat: Seat): number | undefined {
  const score = model.drawn.result?.scores?.[seat] ?? Number(decisive(saying.figures(seat))?.value)
  return Number.isFinite(score) ? score : undefined
}

/** The number that decided; where the game explains it, a button that does. */
function Total({ seat }: { readonly seat: Seat }) {
  const at = useAtTable()
  const figure = decisive(at.saying.figures(seat))
  const total = totalOf(at, seat)
  if (figure === undefined || (total !== undefined && figure.value !== total)) return <b>{total ?? ''}</b>
  const { icon: _, ...plain } = figure
  return <FigureValue figure={{ ...plain, name: '' }} />
}
