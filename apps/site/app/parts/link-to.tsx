import type { RenderLink } from '@oriel/ui/navigation/render-link'
import { Link, type LinkProps } from 'react-router'

/** How the kit's components get a link of the router. */
export const linkTo =
  (to: string, more: Omit<LinkProps, 'to' | 'className' | 'children'> = {}): RenderLink =>
  (parts) => <Link to={to} {...more} {...parts} />
