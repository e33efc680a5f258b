/** Drawings beside text grow with the reader's text size: so many pixels at the usual one. */
export const rem = (pixels: number): string => `${pixels / 16}rem`
