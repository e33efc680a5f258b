import type { GameAbout } from '@skerry/contracts'

export const about: GameAbout = {
  name: { en: 'Forty-Four Areas', de: 'Vierundvierzig Gebiete' },
  blurb: { en: 'Armies, dice and a small map.', de: 'Armeen, Würfel und eine kleine Karte.' },
  players: { min: 3, max: 3 },
  minutes: 30,
  isSample: true,
}
