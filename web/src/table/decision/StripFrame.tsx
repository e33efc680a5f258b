import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { Strip } from './useStrip.ts'

/** Round a row that may be cut: it fades at the edge, and arrows lead on. Keys and screen readers reach all of it anyway. */
export function StripFrame({ strip, children }: { readonly strip: Strip<HTMLElement>; readonly children: ReactNode }) {
  const { isCutBefore, isCutAfter, move } = strip
  const classes = ['strip', ...(isCutBefore ? ['cut-before'] : []), ...(isCutAfter ? ['cut-after'] : [])]
  return (
    <div className={classes.join(' ')}>
      {children}
      {isCutBefore && (
        <button type='button' className='strip-arrow before' aria-hidden='true' tabIndex={-1} onClick={() => move(-1)}>
          <Icon name='chevron-left' size={22} />
        </button>
      )}
      {isCutAfter && (
        <button type='button' className='strip-arrow after' aria-hidden='true' tabIndex={-1} onClick={() => move(1)}>
          <Icon name='chevron-right' size={22} />
        </button>
      )}
    </div>
  )
}
