import type { HTMLAttributes, ReactNode } from 'react'
import { Skerry } from '../art/Skerry.tsx'

/** A sheet of vellum lying on the water. */
export function Panel({ className = '', ...rest }: HTMLAttributes<HTMLElement>) {
  return <section className={`panel ${className}`} {...rest} />
}

export interface EmptyStateProps {
  readonly title: string
  /** What to do about it. */
  readonly children?: ReactNode
}

/** Where nothing is yet: a skerry in the swell, a sentence and a way on. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className='empty'>
      <Skerry />
      <p className='empty-title'>{title}</p>
      {children}
    </div>
  )
}
