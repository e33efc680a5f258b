import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconId } from './Icon.tsx'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One `primary` per screen; `plain` otherwise; `ghost` for what is rarely wanted; `danger` for what cannot be taken back. */
  readonly kind?: 'primary' | 'plain' | 'ghost' | 'danger'
  readonly icon?: IconId
}

const classes = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ')

export function Button({ kind = 'plain', icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={classes('button', kind, className)} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  )
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: IconId
  /** What it does, in words: spoken, and shown on hovering. */
  readonly label: string
  readonly size?: number
}

export function IconButton({ icon, label, size = 20, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={classes('icon-button', className)} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={size} />
    </button>
  )
}
