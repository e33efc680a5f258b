import { useState } from 'react'
import type { TableFault } from '../../link/types.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useAtTable } from '../common/context.ts'

/** Something went wrong: what, and what to do about it. */
export function Fault({ fault }: { readonly fault: TableFault }) {
  const { words } = useAtTable()
  const [hidden, setHidden] = useState<TableFault | null>(null)
  if (hidden === fault) return null
  return (
    <div className='table-fault panel' role='alert'>
      <Icon name='triangle-alert' />
      <div>
        <p>{(fault.what === 'server' && words.serverFaults[fault.code]) || words.faults[fault.what]}</p>
        {'message' in fault && <small>{fault.message}</small>}
      </div>
      <Button onClick={() => location.reload()}>{words.reload}</Button>
      <IconButton icon='x' label={words.putAway} onClick={() => setHidden(fault)} />
    </div>
  )
}
