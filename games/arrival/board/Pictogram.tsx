import { PICTOGRAMS, type PictogramName } from './pictograms.ts'

const isKnown = (name: string): name is PictogramName => Object.hasOwn(PICTOGRAMS, name)

/** A pictogram in a box of 512 × 512; nothing for a name this game has none for. */
export function Pictogram({ name }: { readonly name: string }) {
  return isKnown(name) ? <path d={PICTOGRAMS[name]} /> : null
}
