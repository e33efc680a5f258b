/** The page about Skerry; loaded with it. */

export const about = {
  title: 'About Skerry',
  lead: 'A self-hosted table for heavy strategy board games that knows and keeps their rules.',
  what: {
    title: 'What it is',
    lines: [
      'Skerry checks every move against the rules. Whatever it refuses, it says why and cites the rule. The log tells what happened and by which rule.',
      'Bots see only what a person in their seat would see. Dice are thrown by the computer, and nobody can look at what is hidden.',
      'Everything is kept in this browser. Nothing is sent anywhere, nothing is counted, and there is no advertising.',
    ],
  },
  unofficial: {
    title: 'Unofficial',
    lines: [
      'Skerry is made by fans. It is not connected with the authors or publishers of the games it follows, and they have not endorsed it.',
      'It contains none of their texts or pictures. Rules are restated in our own words, with ids of our own; boards and pieces are drawn anew. If you like a game, get a copy of it.',
    ],
  },
  games: {
    title: 'The games it follows',
    players: 'Players',
    data: 'Where its map and numbers come from',
    dataLine: (n: number) => `Each of the ${n.toLocaleString('en')} data behind the board says where it is from.`,
    shares: {
      rulebook: 'from the rulebook',
      published: 'from other public sources',
      designed: 'designed by us',
    },
    samples: 'The small games are there to try the table. They follow no edition: rules and wording are ours.',
  },
  credits: {
    title: 'Credits',
    pictograms: {
      name: 'Pictograms',
      line: 'from game-icons.net, licence CC BY 3.0; cut to one colour and drawn onto stones.',
    },
    icons: { name: 'Interface icons', line: 'Lucide, ISC licence' },
    grenze: { name: 'Grenze', line: 'by the Grenze Project Authors (Omnibus-Type), SIL Open Font License 1.1' },
    alegreya: {
      name: 'Alegreya Sans',
      line: 'by the Alegreya Sans Project Authors (Huerta Tipográfica), SIL Open Font License 1.1',
    },
    license: 'Licence text',
  },
  license: {
    title: 'Licence',
    line: 'Skerry is free software under the MIT licence: use it, change it, pass it on.',
  },
}

/** The words of the page about Skerry, whatever the language. */
export type AboutWords = typeof about
