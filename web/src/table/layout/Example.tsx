import { lazy, Suspense } from 'react'
import { useAtTable } from '../common/context.ts'

const ExampleNote = lazy(async () => ({ default: (await import('../example/ExampleNote.tsx')).ExampleNote }))

/** Only at a table that begins with a worked example. */
export function Example({ isFolded }: { readonly isFolded: boolean }) {
  const { example } = useAtTable().model.info
  if (example === undefined) return null
  const note = (
    <Suspense>
      <ExampleNote example={example} isFolded={isFolded} />
    </Suspense>
  )
  return isFolded ? note : <div className='panel example-panel'>{note}</div>
}
