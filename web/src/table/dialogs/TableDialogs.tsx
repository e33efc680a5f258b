import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useAtTable } from '../common/context.ts'
import { useLeaving } from '../ending/useLeaving.ts'
import type { Opening } from '../header/Header.tsx'
import { mayOrder } from '../orders/orders.ts'

interface EntriesProps {
  readonly onClose: () => void
  readonly onOpen: (what: Opening) => void
}

/** What can be done with the table itself, as entries of the menu. */
export function TableEntries({ onClose, onOpen }: EntriesProps) {
  const { model, words, isOver } = useAtTable()
  const { rematch, keep, fault } = useLeaving()
  const { online, info } = model
  const { company } = words
  const own = online === null || online.state.you === null ? undefined : online.state.seats[online.state.you]
  const open = (what: Opening) => () => {
    onClose()
    onOpen(what)
  }
  return (
    <>
      {rematch !== null && (
        <Button kind='ghost' icon='rotate-cw' onClick={rematch.go}>
          {rematch.name}
        </Button>
      )}
      <Button kind='ghost' icon='download' onClick={keep}>
        {words.export}
      </Button>
      {fault !== null && <p role='alert'>{fault}</p>}
      {online === null && !isOver && info.example === undefined && (
        <Button kind='ghost' icon='cloud-upload' onClick={open('toServer')}>
          {company.toServer}
        </Button>
      )}
      {online !== null && (
        <Button kind='ghost' icon='dices' onClick={open('dice')}>
          {company.dice}
        </Button>
      )}
      {mayOrder(model) && !isOver && (
        <Button kind='ghost' icon='clipboard-check' onClick={open('orders')}>
          {words.orders.title}
        </Button>
      )}
      {own !== undefined && !own.hasResigned && !isOver && (
        <Button kind='ghost' icon='flag' onClick={open('resign')}>
          {company.resign}
        </Button>
      )}
      <hr />
    </>
  )
}

interface DialogProps {
  readonly onClose: () => void
}

/** Says what giving up means here before it is done. */
export function ResignDialog({ onClose }: DialogProps) {
  const { model, words } = useAtTable()
  const { company } = words
  const [state, setState] = useState<'asking' | 'telling' | 'failed'>('asking')
  const resign = () => {
    setState('telling')
    model.online?.resign().then(onClose, () => setState('failed'))
  }
  const footer = (
    <>
      <Button onClick={onClose}>{company.goOnPlaying}</Button>
      <Button kind='danger' icon='flag' aria-disabled={state === 'telling'} data-resign onClick={resign}>
        {company.resign}
      </Button>
    </>
  )
  return (
    <Dialog title={company.resignTitle} onClose={onClose} footer={footer}>
      <p>{model.info.seats.length === 2 ? company.resignEnds : company.resignBot}</p>
      <p>{company.resignNote}</p>
      {state === 'failed' && (
        <p className='refused' role='alert'>
          {company.resignFailed}
        </p>
      )}
    </Dialog>
  )
}

/** What was promised about the dice, and after the end all that is needed to check it. */
export function DiceDialog({ onClose }: DialogProps) {
  const { model, words, names } = useAtTable()
  const { company } = words
  const { keep, fault } = useLeaving()
  if (model.online === null) return null
  const { commitment, isWitnessed, nonces = [], secret } = model.online.state.dice
  const lines: readonly (readonly [string, string])[] = [
    [company.commitment, commitment],
    ...(secret === undefined ? [] : [[company.secret, secret] as const]),
    ...nonces.map((nonce, seat) => [company.nonceOf(names(seat)), nonce] as const),
  ]
  return (
    <Dialog title={company.dice} onClose={onClose} className='dice-dialog'>
      <p>{company.diceHow}</p>
      {!isWitnessed && <p>{company.diceNotWitnessed}</p>}
      <dl className='dice-parts'>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      {secret === undefined ? (
        <p>{company.diceLater}</p>
      ) : (
        <>
          <p>{company.verifyHow}</p>
          <p>
            <code className='command'>{`skerry verify ${model.info.game}-${model.info.id}.json`}</code>
          </p>
          <Button icon='download' onClick={keep}>
            {words.export}
          </Button>
        </>
      )}
      {fault !== null && <p role='alert'>{fault}</p>}
    </Dialog>
  )
}

const HandDialog = lazy(async () => ({ default: (await import('../../online/HandDialog.tsx')).HandDialog }))

/** A table of this browser goes on where others can sit down. */
export function ToServerDialog({ onClose }: DialogProps) {
  const { info } = useAtTable().model
  return (
    <Suspense>
      <HandDialog table={info} onClose={onClose} />
    </Suspense>
  )
}
