import { ICONS, type IconId } from './icons.ts'
import { rem } from './size.ts'

export type { IconId }

/** An interface icon; it never speaks for itself, the text or label beside it does. */
export function Icon({ name, size = 20 }: { readonly name: IconId; readonly size?: number }) {
  return (
    <svg className='icon' width={rem(size)} height={rem(size)} viewBox='0 0 24 24' aria-hidden='true'>
      <path d={ICONS[name]} />
    </svg>
  )
}
