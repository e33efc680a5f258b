import type { BoardPart } from '@skerry/contracts'
import type { GameTypes } from '@skerry/kernel'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { pictogramsOf } from './Pictogram.tsx'

/** The drawn half of a board. */
export type Drawing<G extends GameTypes> = Pick<
  BoardPart<G, ReactNode>,
  'box' | 'places' | 'Ground' | 'Live' | 'Pictogram'
>

interface Parts<G extends GameTypes> extends Pick<Drawing<G>, 'box' | 'places'> {
  readonly Ground: FunctionComponent<Parameters<Drawing<G>['Ground']>[0]>
  readonly Live: FunctionComponent<Parameters<Drawing<G>['Live']>[0]>
  readonly pictograms: Readonly<Record<string, string>>
}

/** Assembles it from components and pictograms. */
export const drawnBy = <G extends GameTypes>({ box, places, Ground, Live, pictograms }: Parts<G>): Drawing<G> => ({
  box,
  places,
  Ground: (props) => createElement(Ground, props),
  Live: (props) => createElement(Live, props),
  Pictogram: pictogramsOf(pictograms),
})
