import type { GameAbout } from '@skerry/contracts'

export const about: GameAbout = {
  name: { en: 'Vindication', de: 'Vindication' },
  blurb: {
    en: 'Washed ashore as a wretch, you win your honor back: discover an island hex by hex, gather companions and rise to heroic deeds.',
    de: 'Als Schurke angespült, gewinnst du deine Ehre zurück: Entdecke eine Insel Hex um Hex, sammle Begleiter und vollbringe Heldentaten.',
  },
  players: { min: 2, max: 5 },
  minutes: 90,
}
