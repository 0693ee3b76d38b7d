import type { CallAnswer, Client } from '@oriel/contract/client'
import type { DataOf } from '@oriel/contract/endpoint'
import {
  floatLinksCall,
  footerLinksCall,
  mobileFooterLinksCall,
  slideBarLinksCall,
} from '@oriel/contract/member/link'
import type { LinkCode, LinkGroup } from '@oriel/core/link-code'
import type { Visit } from '../../platform/visit.ts'
import { isBuilt } from './link-facts.ts'

/** A link of the frame as pages show it. */
export type SiteLink = {
  readonly id: number
  readonly code: LinkCode
  /** Empty: the page's own word for the code. */
  readonly name: string
  readonly url: string
  readonly kind: 'external' | 'path' | 'main' | 'faq' | 'action'
  readonly icon: string
  readonly opensIn: 'same' | 'new'
  readonly group: LinkGroup | null
  readonly raised: boolean
}

export type SiteLinks = {
  readonly footer: readonly SiteLink[]
  readonly float: readonly SiteLink[]
  /** The rail of the desktop, or the bar that slides in on phones. */
  readonly side: readonly SiteLink[]
  /** Phones only. */
  readonly tabs: readonly SiteLink[]
}

type Wire = DataOf<typeof footerLinksCall>['list'][number]

/** A list that could not be read is empty: the frame does without it. */
export async function readLinks(
  call: Client,
  { mode, template, site }: Pick<Visit, 'mode' | 'template' | 'site'>,
): Promise<SiteLinks> {
  const asked = { template: template.name }
  const place = mode === 'desktop' ? ('rail' as const) : ('slide_bar' as const)
  const [footer, float, side, tabs] = await Promise.all([
    call(footerLinksCall, asked),
    call(floatLinksCall, asked),
    call(slideBarLinksCall, { ...asked, place }),
    mode === 'desktop' ? null : call(mobileFooterLinksCall, asked),
  ])
  const listOf = (answer: CallAnswer<typeof footerLinksCall> | null): SiteLink[] =>
    answer?.ok ? linksOf(answer.value.list, site) : []
  return { footer: listOf(footer), float: listOf(float), side: listOf(side), tabs: listOf(tabs) }
}

type Service = Pick<Visit['site'], 'customerServiceUrl' | 'customerServiceOpensIn'>

/** The links that lead somewhere on this site. */
export const linksOf = (list: readonly Wire[], site: Service): SiteLink[] =>
  list
    .filter(({ code }) => isBuilt(code))
    .map(siteLink)
    .map((link) => (link.code === 'customer_service' ? serviceLink(link, site) : link))
    .filter(({ kind, url }) => kind === 'action' || url !== '')

/**
 * S9.083: the site decides where customer service is and whether it opens in a new window. A site
 * with its environment in a file tells it to its pages only.
 */
function serviceLink(link: SiteLink, site: Service): SiteLink {
  const url = link.url || site.customerServiceUrl
  const kind = url.startsWith('/') ? 'path' : 'external'
  return { ...link, url, kind, opensIn: site.customerServiceOpensIn }
}

const siteLink = (link: Wire): SiteLink => ({
  id: link.id,
  code: link.code,
  name: link.name,
  url: link.url,
  kind: link.kind,
  icon: link.icon,
  opensIn: link.opens_in,
  group: link.group,
  raised: link.raised,
})
