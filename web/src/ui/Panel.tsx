import type { HTMLAttributes, ReactNode } from 'react'
import { Skerry } from '../art/Skerry.tsx'

/** A sheet of vellum lying on the water. */
export function Panel({ className = '', ...rest }: HTMLAttributes<HTMLElement>) {
  return <section className={`panel ${className}`} {...rest} />
}

export interface EmptyStateProps {
  readonly title: string
  /** The title is that of the whole page. */
  readonly isPage?: boolean
  /** What to do about it. */
  readonly children?: ReactNode
}

/** Where nothing is yet: a skerry in the swell, a sentence and a way on. */
export function EmptyState({ title, isPage = false, children }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className='empty'>
      <Skerry />
      <Title className='empty-title'>{title}</Title>
      {children}
    </div>
  )
}
