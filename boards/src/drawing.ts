import type { BoardPart, Drawing as Picture } from '@skerry/contracts'
import type { GameTypes } from '@skerry/kernel'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { pictogramsOf } from './Pictogram.tsx'

/** The drawn half of a board, in one arrangement. */
export type Drawing<G extends GameTypes> = Picture<G, ReactNode> & Pick<BoardPart<G, ReactNode>, 'Pictogram'>

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

/** A board with both its arrangements, the wide one alone if it lies well in either. */
export const drawnAs = <G extends GameTypes>(
  wide: Drawing<G>,
  tall: Drawing<G> = wide,
): Pick<BoardPart<G, ReactNode>, 'drawings' | 'Pictogram'> => ({ drawings: { wide, tall }, Pictogram: wide.Pictogram })
