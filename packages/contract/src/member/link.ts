import { linkCodes, linkGroups } from '@oriel/core/link-code'
import { templateNames } from '@oriel/core/site-settings'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, SiteNumber } from '../wire.ts'

export const LinkWire = z.object({
  id: z.int(),
  /** What the link is: it chooses the page's own word (`link.home`), icon and action. */
  code: z.enum(linkCodes),
  /** Empty: the page's own word for the code is shown. */
  name: z.string(),
  /**
   * Where it leads: a path of ours (/main/about, /faq/12) or an address the site allows. Empty for
   * an action, and for customer service of a site whose environment only its pages know.
   */
  url: z.string(),
  /** S2.090: a footer link may be external, main/{id} or faq/{id}. */
  kind: z.enum(['external', 'path', 'main', 'faq', 'action']),
  /** Of the page or the question it leads to. */
  target_id: z.nullable(z.string()),
  /** A name of our icons or the path of a picture; empty: the icon of the code. */
  icon: z.string(),
  opens_in: z.enum(['same', 'new']),
  /** The column of the footer; null elsewhere. */
  group: z.nullable(z.enum(linkGroups)),
  /** 1: the tab that stands out. */
  raised: Flag,
  sort: z.int(),
})

const LinkAsker = {
  site_id: z.optional(SiteNumber),
  /** The look that asks: links may be for phones or for desks only. */
  template: z.optional(z.enum(templateNames)),
}
const LINKS = z.object({ list: z.array(LinkWire) })

export const footerLinksCall = endpoint({
  path: '/arks/web/footer',
  auth: 'none',
  summary: 'The footer’s columns of links.',
  input: z.object(LinkAsker),
  data: LINKS,
  errors: {},
})

export const mobileFooterLinksCall = endpoint({
  path: '/arks/web/web-mobile-footer',
  auth: 'none',
  summary: 'The tab bar of phones, in order; one tab may stand out.',
  input: z.object(LinkAsker),
  data: LINKS,
  errors: {},
})

export const floatLinksCall = endpoint({
  path: '/arks/web/float',
  auth: 'none',
  summary: 'The stack of buttons that floats above the page.',
  input: z.object(LinkAsker),
  data: LINKS,
  errors: {},
})

export const slideBarLinksCall = endpoint({
  path: '/arks/web/slide-bar',
  auth: 'none',
  summary: 'The bar that slides in on phones, or the links of the desktop’s rail.',
  input: z.object({ ...LinkAsker, place: z._default(z.enum(['slide_bar', 'rail']), 'slide_bar') }),
  data: LINKS,
  errors: {},
})
