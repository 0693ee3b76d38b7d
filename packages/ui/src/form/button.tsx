import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconSource } from '../picture/icon.tsx'

/** `glass` is for pictures, which are dark in every theme. */
export type ButtonVariant = 'primary' | 'ghost' | 'glass'
type Look = { variant?: ButtonVariant; icon?: IconSource; children: ReactNode }

const VARIANT = {
  primary: 'button button-primary',
  ghost: 'button button-ghost',
  glass: 'button button-glass',
}

/** For a router's own link: it becomes a button to look at and stays a link. */
export const buttonClass = (variant: ButtonVariant = 'primary', more = ''): string =>
  `${VARIANT[variant]} ${more}`.trimEnd()

export function Button({
  variant,
  icon,
  children,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button type={type} className={buttonClass(variant, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export function ButtonLink({
  variant,
  icon,
  children,
  className,
  ...rest
}: ComponentProps<'a'> & Look & { href: string }) {
  return (
    <a className={buttonClass(variant, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

/** A square button with an icon only; its label is its name to everyone who cannot see it. */
export function IconButton({
  icon,
  label,
  className = '',
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconSource; label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`button-icon ${className}`.trimEnd()}
      {...rest}
    >
      <Icon name={icon} className="size-4" />
    </button>
  )
}
