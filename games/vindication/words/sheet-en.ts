/** The summary sheet in English. */

import { sheetLine as line, type SheetChapter } from '@skerry/contracts'

export const sheet: readonly SheetChapter[] = [
  {
    title: 'Your turn: three actions in any order, each at most once',
    lines: [
      line(
        'Move',
        'a must: 1 step or as many as your speed, from triangle to triangle; not back to the start, not onto another ' +
          'medallion. Open hexes beside every triangle you enter are discovered',
      ),
      line(
        'Activate',
        'your character for 1 common attribute (vindicated: 2), or a companion: 1 Influence cube onto it for its ' +
          'attributes and its ability',
      ),
      line('Visit', 'one discovered region that touches your triangle; you pay its cost and use its effect'),
      line('Or rest', 'augment 1 instead of a visit'),
    ],
  },
  {
    title: 'Cubes: 21 of yours, nothing else pays',
    lines: [
      line('Potential', 'asleep: only augmenting frees cubes'),
      line(
        'Influence',
        'your purse: attributes, activations and charges are paid from it; whatever you spend returns to it',
      ),
      line('Conviction', 'for control, the empowered draw and saving a champion'),
      line('Augment', 'one cube one step: Potential to Influence, or Influence to Conviction'),
      line('Gain an attribute', 'a cube from Influence to its sphere; to pay it, the cube goes back to Influence'),
    ],
  },
  {
    title: 'Bonus actions: at any moment of your turn',
    lines: [
      line('Courage', 'convert 1 Inspiration and 1 Strength'),
      line('Wisdom', 'convert 1 Inspiration and 1 Knowledge'),
      line('Vision', 'convert 1 Knowledge and 1 Strength'),
      line(
        'Converting',
        'one of the two cubes goes to the heroic sphere, the other back to Influence; as often as you like',
      ),
      line('Proficiency', 'once per turn 3 of an attribute for its tile; give it back for 2 of that attribute'),
      line(
        'Control',
        'of a region visited in this turn: 1 Conviction cube onto it; if it is somebody else’s, 2 (one of them to ' +
          'Influence)',
      ),
      line('Recall', 'any cube outside Potential back to Influence; companions give theirs back only by leaving you'),
      line('Vindicate', 'with an empty Potential and 25 honor: 5 honor, and your character gives 2 attributes'),
      line('Traits, relics', 'use their abilities'),
    ],
  },
  {
    title: 'Regions',
    lines: [
      line('Fort', '2 Strength'),
      line('Holy Spire', '2 Inspiration'),
      line('Library', '2 Knowledge'),
      line('Academy', 'roll the attribute die and gain 1 of it'),
      line('Inn', '2 Inspiration, Knowledge or Strength: a yellow, blue or red companion'),
      line('Ancient Tomb', '2 Wisdom: a trait'),
      line('Arcane Tower', '2 Vision: a relic; and charge your relics up to 3 cubes, also without buying'),
      line('Gaping Maw', '2 Courage: a monster'),
      line('Command Post', 'each 3 Strength: speed +1, up to 5'),
      line('Monastery', 'each 1 Knowledge: augment 1'),
      line('Shrine', 'each 1 Inspiration: 2 cubes back from your companions'),
      line('Whose it is', 'if somebody else controls the region you visit, that player gains 2 honor'),
    ],
  },
  {
    title: 'Cards',
    lines: [
      line('Taking one', 'the top of the open pile, or unseen the top of the deck'),
      line('Empowered draw', 'for 1 Conviction: any card of the open pile or of the top 3 of the deck'),
      line('Honor', 'the printed honor counts at once; with a card that leaves you it is lost'),
      line('Companions', 'cubes pile up on them with every activation; a Shrine brings them back'),
      line('Relics', 'come with charges, hold at most 3; a charge pays for their ability'),
    ],
  },
  {
    title: 'A fight at the Gaping Maw',
    lines: [
      line('Champion', 'your companion with the lowest initiative; the monster is always defeated'),
      line('Then roll', 'attribute die: gain 1 of it. Monster die: 3 faces miss, 2 Exhaustion, 1 Death'),
      line('Exhaustion', '2 Influence cubes onto the champion'),
      line('Death', 'the champion and its honor are lost, unless you pay 1 Conviction'),
    ],
  },
  {
    title: 'The end',
    lines: [
      line(
        'Triggers',
        'two lie face up; whoever first reaches 30, 45, 60 and 75 honor takes the coin and reveals one more',
      ),
      line('Last round', 'as soon as one is met, this round is finished and exactly one more is played'),
    ],
  },
  {
    title: 'Final scoring',
    lines: [
      line(
        'Mastery',
        '5 honor for each attribute in which you alone count most: 1 per card of its colour, 2 per proficiency tile',
      ),
      line('Cards', 'their bonuses for the end of the game'),
      line('Quest', 'each of its two goals that is met'),
      line('Control', '2 honor per region'),
      line('Victory', 'most honor; then most Conviction, least Potential, fewest coins'),
    ],
  },
]

export const goal: readonly string[] = [
  'You are a wretch washed ashore on an unknown island, and you want your honor back. Every turn you move, activate your character or a companion, and visit a region or rest, in any order.',
  'Your 21 cubes are all you have: they become attributes, attributes become companions, traits, relics and monsters, and whatever you spend comes back.',
  'Take control of regions, turn your character to its vindicated side, and watch the end triggers. Whoever has the most honor after the final scoring wins.',
]
