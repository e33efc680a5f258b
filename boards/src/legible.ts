/** Letters that can be read on the screen, however far away the board is looked at. */

/** No text on a board is smaller than this, in pixels: letters that are shown from a scale of 0.6 on have 20 units at least. */
const LEAST_TEXT = 12.5

/** So much larger a text of this size is drawn at this scale, that it can be read. */
export const grown = (size: number, scale: number): number => Math.max(1, LEAST_TEXT / size / scale)
