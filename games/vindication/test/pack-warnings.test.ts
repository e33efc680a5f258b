import { packWarningTests } from '@skerry/kit'
import { describe, it } from 'vitest'
import { game, pack } from '../index.ts'
import { packWarnings } from '../pack-warnings.ts'
import { changed, UNUSUAL } from './broken.ts'

describe('what is unusual about a pack', () => {
  const tests = packWarningTests({
    game,
    packWarnings,
    usual: { 'the built-in pack': pack },
    unusual: UNUSUAL,
    refused: [changed({ hexes: pack.hexes.slice(1) }), 'hexes: wrongNumber'],
  })
  for (const { name, run } of tests) it(name, run)
})
