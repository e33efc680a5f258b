/** Made by web/build/grounds.ts. */
declare module 'virtual:grounds' {
  /** Where the drawn ground of each game's board is fetched, by the game's id. */
  export const grounds: Readonly<Record<string, string>>
}
