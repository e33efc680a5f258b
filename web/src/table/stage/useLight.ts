import type { Light } from '@skerry/contracts'
import { useMemo } from 'react'
import { type LightSource, lightFor } from './light.ts'

/** The light of the present moment; the same object as long as nothing about it changes. */
export function useLight(source: LightSource): Light {
  const { desk, picked, remaining, instead, chips, hover, focus, refused, changed, isAsked, open } = source
  return useMemo(
    () =>
      lightFor({
        desk,
        picked,
        remaining,
        isAsked,
        ...(instead && { instead }),
        ...(chips && { chips }),
        ...(hover && { hover }),
        ...(focus != null && { focus }),
        ...(refused && { refused }),
        ...(changed && { changed }),
        ...(open && { open }),
      }),
    [desk, picked, remaining, instead, chips, hover, focus, refused, changed, isAsked, open],
  )
}
