import type { MouseEventHandler, ReactElement, ReactNode } from 'react'

/** What a component asks of its link; whoever makes the link passes all of it on. */
export type LinkParts = {
  className: string
  children: ReactNode
  'aria-current'?: 'page'
}

/**
 * How a page makes a link: with its router's own or with a plain anchor. The components stay free
 * of any router, and a router keeps its way of loading the next page ahead.
 */
export type RenderLink = (parts: LinkParts) => ReactElement

export const plainLink =
  (href: string, more: { readonly onClick?: MouseEventHandler } = {}): RenderLink =>
  ({ children, ...parts }) => (
    <a href={href} {...more} {...parts}>
      {children}
    </a>
  )
