import type { ReactElement } from 'react'
import { type IconName, type IconPaths, iconPaths } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

export const iconNames = Object.keys(iconPaths) as IconName[]

/** Operators name icons too. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name)

/** One of ours, or whatever the caller draws in its place. */
export type IconSource = IconName | ((className: string) => ReactElement)

export type IconProps = {
  name: IconSource
  className?: string
  /** Only for an icon that stands alone for a word; beside its word it stays hidden. */
  label?: string
}

export function Icon({ name, className = 'size-5', label }: IconProps) {
  if (typeof name === 'function') return name(className)
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return drawn(iconPaths[name], className, named)
}

/** An icon of one app alone, drawn on 24 × 24 as ours are: other apps do not load it. */
export const iconOf =
  (paths: IconPaths): IconSource =>
  (className) =>
    drawn(paths, className, { 'aria-hidden': true })

const drawn = (paths: IconPaths, className: string, named: object): ReactElement => (
  <svg viewBox="0 0 24 24" className={`icon ${className}`} {...named}>
    {paths.area && <path className="icon-area" d={paths.area} />}
    <path className="icon-line" d={paths.line} />
  </svg>
)
