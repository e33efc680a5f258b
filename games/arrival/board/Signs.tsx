import { memo } from 'react'
import { PICTOGRAMS, type PictogramName } from './pictograms.ts'

/** The pictograms drawn on the board itself; the others are only asked for by the panels. */
const DRAWN: readonly PictogramName[] = [
  'fame',
  'corruption',
  'disc',
  'sword',
  'shield',
  'fomori',
  'trophy',
  'tile',
  'sineach',
  'athach',
  'monghfinn',
  'ait',
  'broch',
  'caer',
  'port',
  'province',
  'repelled',
  'cauldron',
  'silver',
  'wildGeese',
  'salmon',
  'liaFail',
  'emer',
  'highWalls',
  'stronghold',
  'ogam',
  'masterBuilder',
  'ruse',
  'migration',
  'bard',
  'card',
  'backDiscs',
  'backArms',
  'backGlory',
  'startPlayer',
  'pass',
]

/** Their definitions, once for the whole picture: `Sign` refers to them. */
export const Signs = memo(function Signs() {
  return (
    <defs>
      {DRAWN.map((name) => (
        <path key={name} id={`arrival-sign-${name}`} d={PICTOGRAMS[name]} />
      ))}
    </defs>
  )
})
