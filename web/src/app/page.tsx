import { type ReactNode, useEffect, useRef } from 'react'

/** Whether the first page has been shown: the focus moves on every later one. */
let isFirst = true

/** The title of the window: the page first, then Skerry. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Skerry' : `${title} · Skerry`
  }, [title])
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
