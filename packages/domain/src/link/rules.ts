import {
  hasOwnWord,
  isAction,
  isHiddenLink,
  type LinkCode,
  type LinkGroup,
  type LinkPlace,
} from '@oriel/core/link-code'
import { textFor, type Locale } from '@oriel/core/locale'
import { readTarget } from '@oriel/core/url-policy'
import type { Site } from '@oriel/domain/site'

export type LinkNames = Readonly<Partial<Record<Locale, string>>>

/** A link as an operator writes it. Its place in the list is its place on the page. */
export type LinkDraft = {
  readonly code: LinkCode
  /** Empty: the page's own word for the code. */
  readonly names: LinkNames
  /** An address, a path, main/{id} or faq/{id}; null for what opens on the page. */
  readonly target: string | null
  /** A name of our icons or the path of a picture; empty: the code's own. */
  readonly icon: string
  readonly opensIn: 'same' | 'new'
  readonly group: LinkGroup | null
  readonly forGuests: boolean
  readonly forMembers: boolean
  readonly device: 'both' | 'desktop' | 'mobile'
  readonly raised: boolean
}

export type LinkRefusal =
  | 'links_too_many'
  | 'link_without_name'
  | 'link_name_length'
  | 'link_without_target'
  | 'link_target_not_allowed'
  | 'link_icon_not_allowed'
  | 'link_group_wrong'
  | 'link_without_audience'
  | 'link_raised_wrong'

const LINKS_MAX = 60
const NAME_MAX = 60
/** As the database has it: a name of ours, a path, or nothing. */
const ICON = /^(?:[a-z-]*|\/[^/\s\\][^\s\\]*)$/

/** Why a place may not have these links, or null. */
export function checkLinks(
  place: LinkPlace,
  links: readonly LinkDraft[],
  allowedOrigins: readonly string[],
): LinkRefusal | null {
  if (links.length > LINKS_MAX) return 'links_too_many'
  const raised = links.filter((link) => link.raised).length
  if (raised > (place === 'mobile_footer' ? 1 : 0)) return 'link_raised_wrong'
  for (const link of links) {
    const reason = checkLink(place, link, allowedOrigins)
    if (reason) return reason
  }
  return null
}

function checkLink(
  place: LinkPlace,
  { code, names, target, icon, group, forGuests, forMembers }: LinkDraft,
  allowedOrigins: readonly string[],
): LinkRefusal | null {
  const words = Object.values(names).map((name) => name.trim())
  if (words.length === 0 && !hasOwnWord(code)) return 'link_without_name'
  if (words.some((name) => name === '' || name.length > NAME_MAX)) return 'link_name_length'
  if (target === null && !isAction(code)) return 'link_without_target'
  if (target !== null && !readLinkTarget(target, allowedOrigins)) return 'link_target_not_allowed'
  if (!ICON.test(icon)) return 'link_icon_not_allowed'
  if ((place === 'footer') !== (group !== null)) return 'link_group_wrong'
  return forGuests || forMembers ? null : 'link_without_audience'
}

export type LinkTarget =
  | { readonly kind: 'main' | 'faq'; readonly url: string; readonly targetId: string }
  | { readonly kind: 'external' | 'path' | 'action'; readonly url: string; readonly targetId: null }

const PAGE_OF_OURS = /^(?:main\/[a-z0-9-]+|faq\/[0-9]+)$/
const NOWHERE: LinkTarget = { kind: 'action', url: '', targetId: null }

/** S2.090: a link may be external, main/{id} or faq/{id}; we also allow any path of the site. */
export function readLinkTarget(text: string, allowedOrigins: readonly string[]): LinkTarget | null {
  if (PAGE_OF_OURS.test(text)) {
    const [kind, targetId = ''] = text.split('/')
    return { kind: kind === 'faq' ? 'faq' : 'main', url: `/${text}`, targetId }
  }
  const target = readTarget(text, allowedOrigins)
  if (!target) return null
  return target.kind === 'path'
    ? { kind: 'path', url: target.path, targetId: null }
    : { kind: 'external', url: target.href, targetId: null }
}

type Where = { readonly opensIn: 'same' | 'new'; readonly target: LinkTarget }

/** Where a stored link leads on this site today; null when it is not to be shown. */
export function followLink(
  link: Pick<LinkDraft, 'code' | 'target' | 'opensIn'>,
  { flags, envConfig }: Pick<Site, 'flags' | 'envConfig'>,
): Where | null {
  const { code, opensIn } = link
  if (isHiddenLink(code, flags.hiddenLinks)) return null
  // S9.083: the site decides where customer service is and how it opens.
  if (code === 'customer_service') {
    // The environment is in a file that the page has read.
    if (!envConfig) return { opensIn, target: NOWHERE }
    const found = readLinkTarget(envConfig.customerServiceUrl, flags.allowedOrigins)
    return found && { opensIn: envConfig.customerServiceOpensIn, target: found }
  }
  if (link.target === null) return { opensIn, target: NOWHERE }
  // An origin may have been taken from the site's list since the link was saved.
  const target = readLinkTarget(link.target, flags.allowedOrigins)
  return target && { opensIn, target }
}

/** The operator's word in the reader's language. Codes without an own word never go without. */
export function nameFor(code: LinkCode, names: LinkNames, locale: Locale): string {
  return (hasOwnWord(code) ? names[locale] : textFor(names, locale)) ?? ''
}
