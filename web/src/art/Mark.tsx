import { rem } from '../ui/size.ts'

/** The mark: three rocks and the swell around them. Without a network it loses its waves. */
export function Mark({ size = 36, isOffline = false }: { readonly size?: number; readonly isOffline?: boolean }) {
  return (
    <svg className='mark' width={rem(size)} height={rem(size)} viewBox='0 0 32 32' aria-hidden='true'>
      <path className='mark-rock' d='M4 21l5-7 2.5 2L16 6l4.5 8 2-2.5L28 21Z' />
      <path className='mark-shade' d='M16 6l4.5 8 2-2.5L28 21H17l2-6Z' />
      {!isOffline && (
        <path className='mark-swell' d='M2 24.5q3.5-2.6 7 0t7 0 7 0 7 0M5 29q2.75-2.2 5.5 0t5.5 0 5.5 0 5.5 0' />
      )}
    </svg>
  )
}
