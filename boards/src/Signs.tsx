/** Pictograms that are drawn by the dozen: each is defined once for the whole picture and referred to by its name. */

import type { ReactNode } from 'react'
import { rounded } from './lines.ts'
import type { Setting } from './sentences.ts'

interface SignProps<Name> {
  readonly name: Name
  readonly x?: number
  readonly y?: number
  readonly size: number
  /** Where it has a colour of its own. */
  readonly className?: string
}

/** Draws a game's pictograms about their middle; `SignDefinitions` defines them. */
export function signsOf<Name extends string>(game: string, classOf: (name: Name) => string) {
  return function Sign({ name, x = 0, y = 0, size, className = '' }: SignProps<Name>) {
    const place = `translate(${rounded(x - size / 2)} ${rounded(y - size / 2)})`
    return (
      <use
        className={`${classOf(name)} ${className}`}
        href={`#${game}-sign-${name}`}
        transform={`${place} scale(${(size / 512).toFixed(4)})`}
      />
    )
  }
}

interface SignDefinitionsProps<Name extends string> {
  readonly game: string
  readonly names: readonly Name[]
  readonly lines: Readonly<Record<Name, string>>
}

export function SignDefinitions<Name extends string>({ game, names, lines }: SignDefinitionsProps<Name>) {
  return names.map((name) => <path key={name} id={`${game}-sign-${name}`} d={lines[name]} />)
}

// —— sentences of pictograms ——

export interface PartProps<P> {
  readonly part: P
  readonly x: number
  readonly y: number
  readonly size: number
}

interface SentenceProps<P> {
  readonly set: Setting<P>
  readonly x?: number
  readonly y?: number
}

/** Draws sentences about their middle, part by part. */
export function sentencesOf<P>(Part: (props: PartProps<P>) => ReactNode) {
  return function Sentence({ set, x = 0, y = 0 }: SentenceProps<P>) {
    return set.parts.map(({ part, x: dx, y: dy }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a printed sentence never changes its order
      <Part key={i} part={part} x={x + dx} y={y + dy} size={set.size} />
    ))
  }
}
