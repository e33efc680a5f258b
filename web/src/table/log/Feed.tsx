import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useAtTable } from '../common/context.ts'
import type { useFollowing } from './useFollowing.ts'

export interface FeedProps {
  readonly following: ReturnType<typeof useFollowing>
  readonly className: string
  readonly label: string
  readonly children: ReactNode
}

/** A list that grows at its end, and the way back there for whoever has scrolled up. */
export function Feed({ following, className, label, children }: FeedProps) {
  const { box, isAtEnd, toEnd, onScroll } = following
  const { words } = useAtTable()
  return (
    <>
      <div
        ref={box}
        className={className}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        role='log'
        aria-live='off'
        aria-label={label}
      >
        {children}
      </div>
      {!isAtEnd && (
        <Button className='log-newest' icon='chevron-down' onClick={toEnd}>
          {words.newest}
        </Button>
      )}
    </>
  )
}
