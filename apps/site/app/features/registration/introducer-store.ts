import { AGENT_DOMAIN_COOKIE_S } from '@oriel/contract/limits'
import { readCookie, writeCookie } from '@oriel/core/cookie'
import { linkOf, linkOfQuery, type IntroducerLink } from './introducer-rules.ts'

/** S3.083: the register type and the introducer are kept for LINK_EXPIRE_TIME minutes. */
const REGISTER_TYPE_COOKIE = 'register_type'
const INTRODUCER_COOKIE = 'introducer'
/** S3.076, S3.082: a cookie of one day, and a local storage key. */
const AGENT_DOMAIN = 'agent_domain_id'
/**
 * S2.024, S3.080: set by /register. The home page reads it, opens the register modal and clears it.
 */
export const ROUTE_REGISTER_COOKIE = 'isRouteRegister'

export type LinkPage = {
  readonly document: { cookie: string }
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly location: { readonly search: string; readonly protocol: string }
}

const SECONDS_PER_MINUTE = 60

/** Keeps the link of the address; true when it is another than the one that was known. */
export function keepArrival(page: LinkPage, search: string, minutes: number): boolean {
  const link = linkOfQuery(new URLSearchParams(search))
  if (!link) return false
  const before = readLink(page)
  writeLink(page, link, minutes)
  return before?.type !== link.type || before.id !== link.id
}

export function writeLink(page: LinkPage, { type, id }: IntroducerLink, minutes: number): void {
  const maxAgeS = minutes * SECONDS_PER_MINUTE
  bake(page, REGISTER_TYPE_COOKIE, type, maxAgeS)
  bake(page, INTRODUCER_COOKIE, id, maxAgeS)
  store(page, 'member_agent', type === 'member_agent' ? id : null)
  store(page, 'recommend_code', type === 'recommend_code' ? id : null)
}

/** The cookies know how long a link counts; what the storage holds without them is too old. */
export function readLink(page: LinkPage): IntroducerLink | null {
  const { cookie } = page.document
  const link = linkOf(
    readCookie(cookie, REGISTER_TYPE_COOKIE),
    readCookie(cookie, INTRODUCER_COOKIE),
  )
  if (!link) {
    store(page, 'member_agent', null)
    store(page, 'recommend_code', null)
  }
  return link
}

export function dropLink(page: LinkPage): void {
  bake(page, REGISTER_TYPE_COOKIE, '', 0)
  bake(page, INTRODUCER_COOKIE, '', 0)
  store(page, 'member_agent', null)
  store(page, 'recommend_code', null)
}

/** The agent whose address this is, or null where it is nobody's. */
export function keepDomain(page: LinkPage, agentId: string | null): void {
  bake(page, AGENT_DOMAIN, agentId ?? '', agentId === null ? 0 : AGENT_DOMAIN_COOKIE_S)
  store(page, AGENT_DOMAIN, agentId)
}

/** Told once. */
export function takeRouteRegister(page: LinkPage): boolean {
  if (readCookie(page.document.cookie, ROUTE_REGISTER_COOKIE) !== 'true') return false
  bake(page, ROUTE_REGISTER_COOKIE, '', 0)
  return true
}

function bake({ document, location }: LinkPage, name: string, value: string, maxAgeS: number) {
  document.cookie = writeCookie(name, value, { maxAgeS, secure: location.protocol === 'https:' })
}

/** A browser that keeps nothing still has the cookies, or at worst an introducer less. */
function store({ localStorage }: LinkPage, key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing depends on it.
  }
}
