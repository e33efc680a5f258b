/** The two pictures of a board: the ground is painted once, the live one whenever something changes. */

import type { Arrangement, Box, Light } from '@skerry/contracts'
import type { View } from '@skerry/kernel'
import { type CSSProperties, memo } from 'react'
import { useSettings } from '../../settings/index.ts'
import type { Part, Picture, TableModel } from '../model.ts'
import { distanceClass } from './camera.ts'
import { useGround } from './ground.ts'

interface LayerProps {
  readonly model: TableModel
  readonly part: Part
  readonly arrangement: Arrangement
  readonly box: Box
  /** Pixels per unit. */
  readonly scale: number
}

const sized = (box: Box, scale: number): CSSProperties => ({ width: box[2] * scale, height: box[3] * scale })

export function GroundLayer({ model, part, arrangement, box, scale }: LayerProps) {
  const { language } = useSettings()
  const markup = useGround(model.info.game, model.equipment, arrangement)
  const { content, pack } = model.equipment
  return (
    <svg
      className={`board ground${distanceClass(scale)}${markup === null ? '' : ' painted'}`}
      viewBox={box.join(' ')}
      style={sized(box, scale)}
      aria-hidden='true'
    >
      {markup !== null && <Terrain markup={markup} />}
      {markup !== null && (
        <Lettering drawing={part.drawings[arrangement]} content={content} pack={pack} language={language} />
      )}
    </svg>
  )
}

/** Made by the project's own code. Packs may be somebody else's, but no text of theirs gets in here (web/test/foreign-packs.test.ts). */
const Terrain = memo(({ markup }: { readonly markup: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  <g dangerouslySetInnerHTML={{ __html: markup }} />
))

const Lettering = memo(({ drawing, ...props }: { readonly drawing: Picture } & Parameters<Picture['Ground']>[0]) => (
  <drawing.Ground {...props} />
))

export function LiveLayer({ model, part, arrangement, box, scale, light }: LayerProps & { readonly light: Light }) {
  const drawing = part.drawings[arrangement]
  const { language } = useSettings()
  const { content, pack } = model.equipment
  return (
    <svg
      className={`board live${distanceClass(scale)}`}
      viewBox={box.join(' ')}
      style={sized(box, scale)}
      aria-hidden='true'
    >
      <drawing.Live
        content={content}
        pack={pack}
        language={language}
        view={model.drawn as View<object>}
        light={light}
        now={model.now}
        scale={scale}
      />
    </svg>
  )
}
