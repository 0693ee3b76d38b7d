import type { LinkMessage } from '@oriel/contract/registration-link'
import { readRegisterQuery } from '@oriel/contract/registration-wire'
import { isCurrency, type Currency } from '@oriel/core/currency'
import type { RegisterType } from '@oriel/core/register-field'

/** Who brings a new member, as far as the form knows. */
export type Introducer = {
  readonly type: RegisterType
  readonly memberAgent: string
  readonly recommendCode: string
  /** What this introducer's members play in; null leaves the choice open. */
  readonly currency: Currency | null
  /** What came by a link or belongs to the address cannot be changed in the form. */
  readonly lockedBy: 'link' | 'domain' | null
}

export const NOBODY: Introducer = {
  type: '',
  memberAgent: '',
  recommendCode: '',
  currency: null,
  lockedBy: null,
}

/** What a link names: an agent by number, or a friend by code. */
export type IntroducerLink =
  | { readonly type: 'member_agent'; readonly id: string }
  | { readonly type: 'recommend_code'; readonly id: string }

/** Longer ones are nobody's; the server reads no more. */
const ID_MAX_CHARACTERS = 20

export function linkOfQuery(query: URLSearchParams): IntroducerLink | null {
  const { type, memberAgent, recommendCode } = readRegisterQuery(query)
  return linkOf(type, type === 'member_agent' ? memberAgent : recommendCode)
}

/** Cookies and addresses are anybody's text: what is no link counts as none. */
export function linkOf(type: string | null, id: string | null): IntroducerLink | null {
  const isId = id !== null && id.length <= ID_MAX_CHARACTERS && /^[A-Za-z0-9]+$/.test(id)
  if (!isId) return null
  return type === 'member_agent' || type === 'recommend_code' ? { type, id } : null
}

/** S2.033: the query currency; null if its value is not a currency. */
export function currencyOfQuery(query: URLSearchParams): Currency | null {
  const { currency } = readRegisterQuery(query)
  return currency !== null && isCurrency(currency) ? currency : null
}

/** What a link may say; all else of an address is of no use at home. */
const LINK_QUERIES = ['id', 'invite', 'currency']

/** S2.023: /register redirects to / and keeps the queries of an introducer link. */
export function homeOf(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => LINK_QUERIES.includes(name)))
  return kept.size > 0 ? `/?${kept}` : '/'
}

export const lockTo = (
  { type, id }: IntroducerLink,
  currency: Currency | null,
  lockedBy: 'link' | 'domain',
): Introducer => ({
  type,
  memberAgent: type === 'member_agent' ? id : '',
  recommendCode: type === 'recommend_code' ? id : '',
  currency,
  lockedBy,
})

/**
 * S4.076: a refusal about the introducer releases the lock. The visitor can then correct a
 * recommend code. An agent's number cannot be typed, so a visitor from an agent link continues
 * without an introducer.
 */
export const release = ({ recommendCode }: Introducer): Introducer => typeCode(recommendCode)

export const typeCode = (recommendCode: string): Introducer =>
  recommendCode === '' ? NOBODY : { ...NOBODY, type: 'recommend_code', recommendCode }

/** What an introducer's check has come to: who it is, and what to say about a link that is not. */
export type FoundIntroducer = {
  readonly introducer: Introducer
  readonly message: LinkMessage | null
}
