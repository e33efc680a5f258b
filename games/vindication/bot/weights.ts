/** What things are worth to a novice, in honor; found by playing many games with other figures. */

export const WEIGHTS = {
  /** The first, second … cube on a common sphere, on a heroic one, on Influence, on Conviction. */
  common: [1, 1, 0.75, 0.6, 0.35, 0.25, 0.15],
  heroic: [1.9, 2.3, 1.2, 1.5, 0.7, 0.5, 0.3],
  influence: [1.5, 1.2, 0.95, 0.85, 0.75, 0.65, 0.5, 0.4, 0.2, 0.15],
  conviction: [2.2, 1.6, 1.2, 0.9, 0.6, 0.4, 0.3],
  /** A cube on a companion, which a Shrine brings back. */
  tired: [0.25, 0.25, 0.3, 0.3, 0.35, 0.4],
  /** How near vindication is, by the cubes left on Potential. */
  vindication: [15, 13, 11.5, 10, 8.5, 6.5, 4.5, 2.2, 0],
  /** How many of them a turn can bring down. */
  reachable: 1.3,
  /** How much more an attribute is worth if its cards are worth 1 honor more than others. */
  demand: 0.06,
  /** By own turns to come: how much of all that can still be used. */
  usable: [0, 0.55, 0.75, 0.9, 1],
  /** How far a goal counts that lacks so much. */
  goal: [0, 0.95, 0.55, 0.35, 0.2],
  /** Per opponent and turn to come: how often a region is visited. */
  traffic: 0.04,
  /** How sure a region stays one's own to the end. */
  keeping: 0.9,
  /** What a visit gives somebody else. */
  generosity: 0.7,
  /** One more for a mastery: it wins the tile, draws level, leads by more, is still behind. */
  mastery: { win: 2.4, level: 1, lead: 0.4, behind: 0.3 },
  /** What a companion is worth beyond its honor: for every attribute above the first, and for its ability. */
  fellow: 1,
  ability: 1.2,
  /** What abilities of traits and relics bring in a whole game. */
  lasting: 2.4,
  charge: 0.5,
  /** A step of speed, with many turns to come. */
  speed: [0, 0, 7, 5.5, 4.5],
  /** A region that can be visited in the next turn, or the turns after. */
  near: [0.55, 0.55, 0.3, 0.16, 0.08, 0.04],
  /** The second best place counts too. */
  second: 0.3,
  /** Discovering, apart from what may be visited there. */
  discovery: 0.25,
  /** What meeting an end trigger is worth to whoever leads, and costs others. */
  ending: 5,
  delaying: 9,
  /** After so many rounds it costs less and less, after twice as many nothing. */
  patience: 12,
  /** How many turns a player needs for one more of these. */
  pace: {
    honor: 0.22,
    ctrl: 2.2,
    monsters: 3.5,
    traits: 3.5,
    relics: 3.5,
    companions: 1.7,
    profs: 3.5,
    conv: 1.2,
    vindicated: 5,
    speed: 3,
    heroicCards: 2.4,
    cardColours: 2.2,
  } as Readonly<Record<string, number>>,
  /** How many turns a whole game has, and one that nothing ends yet at least. */
  length: 17,
  least: 3,
  /** A use of an ability must bring so much. */
  threshold: 0.05,
  /** For search: how far honor may still be off, by turns to come. */
  blur: 4,
}
