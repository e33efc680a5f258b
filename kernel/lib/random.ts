import type { Random } from '../src/chance.ts'

/** A small seeded generator (sfc32) for simulations, tests and local games; never inside a rule. */
export function randomFrom(seed: number | string): Random {
  let [a, b, c, d] = seedWords(String(seed))
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return (n) => Math.floor((next() / 4294967296) * n)
}

function seedWords(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1]
  for (let i = 0; i < text.length; i++)
    for (let w = 0; w < 3; w++) words[w] = Math.imul((words[w] as number) ^ text.charCodeAt(i), 0x01000193 + 2 * w) | 0
  return words
}
