import type { GameAbout } from '@skerry/kernel'

export const about: GameAbout = {
  name: { en: 'Barbarians: The Invasion', de: 'Barbarians: The Invasion' },
  blurb: {
    en: 'Send your heroes up a volcano whose rings never stay as they were, and your tribe to war from island to island. Gods help those who ask in time; demons take from everyone.',
    de: 'Schick deine Helden auf einen Vulkan, dessen Ringe nie bleiben, wie sie waren, und deinen Stamm von Insel zu Insel in den Krieg. Götter helfen, wenn du sie rechtzeitig rufst; Dämonen nehmen von allen.',
  },
  players: { min: 1, max: 4 },
  minutes: 90,
}
