import { useEffect, useRef, useState } from 'react'
import { canShare, copyText, share } from '../../online/copy.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/Button.tsx'
import { useOnlineWords } from '../../words/online.ts'

interface CopyLineProps {
  readonly url: string
  /** What the address is, for those who hear the page. */
  readonly label: string
  readonly copyLabel: string
  readonly shareLabel: string
  /** What goes with it when it is shared. */
  readonly text: string
}

const SHOWN_MS = 3000

/** An address with a way to copy it that works everywhere, and to share it where the browser can. */
export function CopyLine({ url, label, copyLabel, shareLabel, text }: CopyLineProps) {
  const { room } = useOnlineWords()
  const field = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<'copied' | 'byHand' | null>(null)
  useEffect(() => {
    if (result !== 'copied') return
    const timer = setTimeout(() => setResult(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])
  const copy = async () => {
    const isCopied = await copyText(url)
    setResult(isCopied ? 'copied' : 'byHand')
    announce(isCopied ? room.copied : room.copyByHand)
    if (!isCopied) field.current?.select()
  }
  return (
    <div className='copy-line'>
      <input
        ref={field}
        className='copy-field'
        readOnly
        value={url}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button icon={result === 'copied' ? 'check' : 'copy'} aria-label={copyLabel} onClick={() => void copy()}>
        {room.copy}
      </Button>
      {canShare() && (
        <Button icon='share-2' aria-label={shareLabel} onClick={() => void share({ url, text })}>
          {room.share}
        </Button>
      )}
      {result === 'byHand' && <p className='help'>{room.copyByHand}</p>}
    </div>
  )
}
