import type { Light } from '@skerry/contracts'
import { memo, type ReactNode } from 'react'
import type { Outlined } from './shapes.ts'

export interface ChipProps<S> {
  readonly shape: S
  readonly text: string
  readonly isPicked: boolean
}

interface ChipsProps<S> {
  readonly light: Light
  readonly shapes: readonly S[]
}

/** Short texts at things: prices, numbers. Of a thing that lies there several times, only at the first. */
export function chipsOf<S extends Outlined>(Chip: (props: ChipProps<S>) => ReactNode) {
  return memo(function Chips({ light, shapes }: ChipsProps<S>) {
    return [...light.chips].map(([id, text]) => {
      const shape = shapes.find(({ thing }) => thing === id)
      return shape === undefined ? null : <Chip key={id} shape={shape} text={text} isPicked={light.picked.has(id)} />
    })
  })
}
