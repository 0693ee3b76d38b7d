import type { Client } from '@oriel/contract/client'
import {
  checkAgentDomainCall,
  memberInfoCall,
  validMessageCall,
} from '@oriel/contract/member/agent'
import type { Currency } from '@oriel/core/currency'
import {
  currencyOfQuery,
  lockTo,
  NOBODY,
  type FoundIntroducer,
  type IntroducerLink,
} from './introducer-rules.ts'
import { dropLink, keepArrival, keepDomain, readLink, type LinkPage } from './introducer-store.ts'

export type IntroducerWorld = {
  readonly call: Client
  readonly page: LinkPage
  readonly host: string
  readonly linkExpireMinutes: number
  /** Those of the site. */
  readonly currencies: readonly Currency[]
}

/**
 * Who brings this visitor. The agent of the address comes before any link: the server takes no
 * other there. A link that turns out not to be valid is forgotten, and why is said.
 */
export async function findIntroducer(
  world: IntroducerWorld,
  signal: AbortSignal,
): Promise<FoundIntroducer> {
  const { call, page, host, linkExpireMinutes } = world
  keepArrival(page, page.location.search, linkExpireMinutes)
  const domain = await call(checkAgentDomainCall, { host }, signal)
  if (domain.ok) {
    const { is_valid, agent_id, currency } = domain.value
    const agentId = is_valid ? agent_id : null
    keepDomain(page, agentId)
    if (agentId !== null) {
      return found(lockTo({ type: 'member_agent', id: agentId }, currency, 'domain'))
    }
  }
  const link = readLink(page)
  if (link) return judgeLink(world, link, signal)
  return { introducer: NOBODY, message: isOpen(world) ? null : 'signup.err_currency_closed' }
}

/** S8.112: a link may name a currency that the site does not offer. */
function isOpen({ page, currencies }: IntroducerWorld): boolean {
  const query = new URLSearchParams(page.location.search)
  const currency = currencyOfQuery(query)
  return !query.get('currency') || (currency !== null && currencies.includes(currency))
}

async function judgeLink(
  world: IntroducerWorld,
  link: IntroducerLink,
  signal: AbortSignal,
): Promise<FoundIntroducer> {
  const { call, page } = world
  const isAgent = link.type === 'member_agent'
  const wanted = currencyOfQuery(new URLSearchParams(page.location.search)) ?? undefined
  const who = isAgent ? { agent_id: link.id } : { recommend_code: link.id }
  const [valid, info] = await Promise.all([
    call(validMessageCall, { ...who, currency: wanted }, signal),
    isAgent ? call(memberInfoCall, { id: link.id }, signal) : null,
  ])
  const currency = info?.ok ? info.value.currency : valid.ok ? valid.value.currency : null
  // Nobody could say: the server decides when the form is sent.
  if (!valid.ok || valid.value.is_valid) return found(lockTo(link, currency, 'link'))
  dropLink(page)
  const unnamed = isAgent ? 'signup.err_disabled_agent' : 'signup.err_disabled_recommend'
  return { introducer: NOBODY, message: valid.value.message ?? unnamed }
}

const found = (introducer: FoundIntroducer['introducer']): FoundIntroducer => ({
  introducer,
  message: null,
})
