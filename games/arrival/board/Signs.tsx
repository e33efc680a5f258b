import { SignDefinitions } from '@skerry/boards/live'
import { memo } from 'react'
import { PICTOGRAMS } from './pictograms.ts'
import { BOARD_ICONS } from './presenter/icons.ts'

/** Their definitions, once for the whole picture: `Sign` refers to them. */
export const Signs = memo(function Signs() {
  return (
    <defs>
      <SignDefinitions game='arrival' names={BOARD_ICONS} lines={PICTOGRAMS} />
    </defs>
  )
})
