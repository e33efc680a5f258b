import type { GameAbout } from '@skerry/contracts'

export const about: GameAbout = {
  name: { en: 'Barbarians: The Invasion', de: 'Barbarians: The Invasion' },
  blurb: {
    en: 'Send your heroes up a volcano of turning rings and your tribe to war from island to island. Gods help in time; demons take from everyone.',
    de: 'Schick deine Helden auf einen Vulkan aus drehbaren Ringen und deinen Stamm von Insel zu Insel in den Krieg. Götter helfen, Dämonen fordern.',
  },
  players: { min: 1, max: 4 },
  minutes: 90,
}
