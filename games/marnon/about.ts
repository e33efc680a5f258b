import type { GameAbout } from '@skerry/contracts'

export const about: GameAbout = {
  name: { en: 'Marnon', de: 'Marnon' },
  blurb: {
    en: 'Crown, chest and ring lie hidden on an island full of orcs. Find yours before the others find theirs.',
    de: 'Krone, Truhe und Ring liegen versteckt auf einer Insel voller Orks. Finde deine, bevor die anderen ihre finden.',
  },
  players: { min: 2, max: 6 },
  minutes: 120,
}
