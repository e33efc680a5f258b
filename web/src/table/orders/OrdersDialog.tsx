import { useMemo, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useAtTable } from '../common/context.ts'
import { capital } from '../common/saying.ts'
import { entriesOf, type OrderEntry, type OrderValue } from './orders.ts'
import { type Orders, useOrders } from './useOrders.ts'
import './orders.css'

/** What a seat can order, and what it has ordered: nobody else learns of it. */
export function OrdersDialog({ onClose }: { readonly onClose: () => void }) {
  const { model, words, orderText } = useAtTable()
  const orders = useOrders()
  const { left, hasFailed } = orders
  const possible = model.equipment.orders
  const entries = useMemo(() => entriesOf(possible, orderText), [possible, orderText])
  return (
    <Dialog title={words.orders.title} onClose={onClose} className='orders-dialog'>
      <p className='help'>{words.orders.about}</p>
      {left === null && !hasFailed && <p role='status'>{words.orders.loading}</p>}
      {left !== null && (
        <ul className='orders'>
          {entries.map((entry) => (
            <Entry key={entry.kind} entry={entry} orders={orders} left={left} />
          ))}
        </ul>
      )}
      {hasFailed && (
        <p className='refused' role='alert'>
          {words.orders.failed}
        </p>
      )}
    </Dialog>
  )
}

interface EntryProps {
  readonly entry: OrderEntry
  readonly orders: Orders
  readonly left: readonly string[]
}

/** A kind of order: its sentence with a field, and what can be done about it. */
function Entry({ entry, orders, left }: EntryProps) {
  const { words } = useAtTable()
  const { values, rule } = entry
  const known = values.find(({ notation }) => left.includes(notation))
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = values.find(({ notation }) => notation === picked) ?? known ?? (values[0] as OrderValue)
  const isLeft = known === chosen
  const verb = isLeft ? words.orders.withdraw : known === undefined ? words.orders.leave : words.orders.replace
  const act = isLeft ? orders.withdraw : orders.leave
  return (
    <li className={known === undefined ? 'order' : 'order is-left'}>
      <p>
        <Sentence entry={entry} chosen={chosen} onPick={setPicked} />
        {isLeft && <b className='order-state'>{words.orders.isLeft}</b>}
      </p>
      <div className='order-acts'>
        <Cite rule={rule} />
        <Button
          icon={isLeft ? 'x' : 'check'}
          aria-label={words.orders.aboutOrder(verb, chosen.sentence)}
          onClick={() => act(chosen.notation)}
        >
          {verb}
        </Button>
      </div>
    </li>
  )
}

interface SentenceProps {
  readonly entry: OrderEntry
  readonly chosen: OrderValue
  readonly onPick: (notation: string) => void
}

/** `Fight on until [the fight is won]` */
function Sentence({ entry: { before, after, values }, chosen, onPick }: SentenceProps) {
  if (values.length === 1) return capital(chosen.sentence)
  return (
    <>
      {before !== '' && `${capital(before)} `}
      <select
        aria-label={capital(`${before} … ${after}`.trim())}
        value={chosen.notation}
        onChange={(event) => onPick(event.target.value)}
      >
        {values.map(({ notation, name }) => (
          <option key={notation} value={notation}>
            {before === '' ? capital(name) : name}
          </option>
        ))}
      </select>
      {after !== '' && ` ${after}`}
    </>
  )
}
