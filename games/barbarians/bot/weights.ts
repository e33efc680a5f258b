/** What things are worth to a novice, in DP; found by playing many games with other figures. */

export const WEIGHTS = {
  /** The first, second … unit in stock while eras are to come. */
  common: [0.9, 0.8, 0.7, 0.55, 0.45, 0.35],
  stone: [1, 1, 1, 0.7, 0.5, 0.4],
  gold: [1.7, 1.3, 1, 0.8, 0.6, 0.5],
  troop: [1.1, 1, 0.9, 0.8, 0.6, 0.5],
  /** By eras to come, the last count for more: how much of that. */
  fading: [0, 0.75, 0.95, 1],
  /** A troop left over from a campaign, while eras are to come. */
  spare: 0.9,
  spareLast: 0.6,
  /** How much of the best campaign that stock allows counts, while eras are to come. */
  campaign: 0.4,
  /** How far a bonus counts on the way to the last space of a track. */
  bonusAt: [0, 0.1, 0.25, 0.5, 1],
  /** What a bonus of a tactics track is worth: both parts, one of them. */
  tacticsBonus: [0, 5.5, 3],
  /** What one battle less saves: by the number of battles, what a conquest costs. */
  conquestCost: [0, 0, 3, 4.6, 6, 7.4, 8.6],
  /** Alone nobody takes the best regions away but the dummy. */
  alone: 0.7,
  /** How many campaigns a player fights: per era to come, and at the end of the game. */
  campaignsPerEra: 0.9,
  campaignsLast: 1.3,
  reach: 0.85,
  /** Per era to come. */
  economy: 0.45,
  defence: 0.2,
  production: 1.4,
  /** Order of play; the dummy's lead at the end. */
  honour: 0.12,
  lead: 0.8,
  /** How much of a milestone counts on the way to it. */
  approach: 0.5,
  /** Milestones and free cards. */
  fourth: 4,
  god: 3.2,
  warlord: 3,
  building: 6,
  prayer: 1.2,
  call: 0.8,
  /** What a conquest brings by growing a group, and what it promises. */
  group: 1.2,
  growth: 0.5,
  /** How sure a space is still free in the next round, by the number of players. */
  free: [1, 1, 0.85, 0.78, 0.72],
  tribes: { wolf: 4, bear: 3, horse: 2, tiger: 1 },
  /** For search: how much of knowledge and milestones counts, and what an era to come brings. */
  promise: { share: 0.4, perEra: 11 },
  /** By eras to come: how far points may still be off. */
  blur: [4, 6, 8, 9, 10, 11],
}
