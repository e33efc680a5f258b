import type { GameAbout } from '@skerry/contracts'

export const about: GameAbout = {
  name: { en: 'The Arrival', de: 'The Arrival' },
  blurb: {
    en: 'The richer your harvest, the more Fomori come with it. Win fame in Érin; but if they overrun it, only clean hands count.',
    de: 'Je reicher dein Ertrag, desto mehr Fomori kommen mit ihm. Erringe Ruhm in Érin; doch wird es überrannt, zählen nur saubere Hände.',
  },
  players: { min: 2, max: 4 },
  minutes: 90,
}
