/** Made by web/build/grounds.ts. */
declare module 'virtual:grounds' {
  /** Where the drawn grounds of each game's board are fetched, by the game's id and the arrangement of the board. */
  export const grounds: Readonly<Record<string, Readonly<Record<import('@skerry/contracts').Arrangement, string>>>>
}
