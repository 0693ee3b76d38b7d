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

/** A list that could not be read is empty: the frame stands without it. */
export async function readLinks(
  call: Client,
  { mode, template }: Pick<Visit, 'mode' | 'template'>,
): Promise<SiteLinks> {
  const asked = { template: template.name }
  const place = mode === 'desktop' ? ('rail' as const) : ('slide_bar' as const)
  const [footer, float, side, tabs] = await Promise.all([
    call(footerLinksCall, asked),
    call(floatLinksCall, asked),
    call(slideBarLinksCall, { ...asked, place }),
    mode === 'desktop' ? null : call(mobileFooterLinksCall, asked),
  ])
  return { footer: listOf(footer), float: listOf(float), side: listOf(side), tabs: listOf(tabs) }
}

const listOf = (answer: CallAnswer<typeof footerLinksCall> | null): SiteLink[] =>
  answer?.ok ? answer.value.list.map(siteLink) : []

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
