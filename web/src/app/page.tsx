import { type ReactNode, useEffect, useRef } from 'react'
import { useLobby } from '../online/index.ts'
import { useWords } from '../words/index.ts'

/** Whether the first page has been shown: the focus moves on every later one. */
let isFirst = true

/** The title of the window: that your turn has come, the page, then Skerry. */
export function usePageTitle(title: string): void {
  const { turns } = useLobby()
  const { lobby } = useWords().shell
  const whole = [turns.length > 0 ? lobby.turnTitle : '', title, 'Skerry'].filter((part) => part !== '').join(' · ')
  useEffect(() => {
    document.title = whole
  }, [whole])
}

interface PageHeadingProps {
  readonly title: string
  /** What stands in the heading, where it differs from the title of the window. */
  readonly children?: ReactNode
  readonly className?: string
}

/**
 * The heading of a page. After navigation it gets the focus and the page starts at its top, so that those who hear the page
 * or use the keyboard are where they should be.
 */
export function PageHeading({ title, children, className = '' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => {
    if (!isFirst) {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    isFirst = false
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  )
}
