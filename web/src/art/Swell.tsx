import type { SwellProps } from '@skerry/contracts'

/** Rows of waves across a picture, fainter towards us. */
export function Swell({ y, rows, colour }: SwellProps) {
  return Array.from({ length: rows }, (_, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
      key={i}
      d={`M-10 ${y + i * 9}${'q10-6 20 0t20 0'.repeat(9)}`}
      fill='none'
      stroke={colour}
      strokeWidth={1.8 - i * 0.15}
      strokeOpacity={0.85 - i * 0.12}
    />
  ))
}
