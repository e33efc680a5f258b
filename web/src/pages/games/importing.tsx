import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { announce } from '../../ui/announce.tsx'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/index.ts'
import { local } from '../local.ts'

type Bring = (file: File) => Promise<void>
const BringContext = createContext<Bring>(async () => {})

const reasonOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'reason' in thrown ? String(thrown.reason) : 'notJson'

/** A page on which a saved game can be dropped anywhere; what is wrong with a file is said in words. */
export function ImportPage({ children }: { readonly children: ReactNode }) {
  const { shell } = useWords()
  const [, navigate] = useLocation()
  const [fault, setFault] = useState<string | null>(null)
  const bring: Bring = async (file) => {
    try {
      const { importTable } = await local()
      const id = await importTable(await file.text())
      announce(shell.importing.done)
      navigate(`/table/${id}`)
    } catch (thrown) {
      const reason = reasonOf(thrown)
      setFault(shell.importing.faults[reason] ?? shell.importing.reason(reason))
    }
  }
  const isOver = useDrop(bring)
  return (
    <BringContext value={bring}>
      {children}
      {isOver && (
        <div className='drop'>
          <p className='panel'>{shell.importing.drop}</p>
        </div>
      )}
      {fault !== null && (
        <Dialog
          title={shell.importing.failed}
          onClose={() => setFault(null)}
          footer={
            <Button kind='primary' onClick={() => setFault(null)}>
              {shell.close}
            </Button>
          }
        >
          <p>{fault}</p>
        </Dialog>
      )}
    </BringContext>
  )
}

const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** Whether a file is being held over the page. */
function useDrop(bring: Bring): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(bring)
  useEffect(() => {
    latest.current = bring
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) void latest.current(file)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

/** A button that asks for the file of a saved game. */
export function ImportButton(props: Omit<ButtonProps, 'onClick'>) {
  const bring = useContext(BringContext)
  const { shell } = useWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon='upload' {...props} onClick={() => input.current?.click()}>
        {shell.games.bring}
      </Button>
      <input
        ref={input}
        type='file'
        accept='.json,application/json'
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void bring(file)
        }}
      />
    </>
  )
}
