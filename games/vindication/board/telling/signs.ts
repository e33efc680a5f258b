/** Numbers with a sign before them; a true minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
