import {
  checkAgentDomainCall,
  memberInfoCall,
  validMessageCall,
} from '@oriel/contract/member/agent'
import type { LinkMessage } from '@oriel/contract/registration-link'
import type { Currency } from '@oriel/core/currency'
import { done, refuse } from '@oriel/core/outcome'
import {
  findAgent,
  findAgentAt,
  findIntroducer,
  readAgentNumber,
  type IntroducerReason,
} from '@oriel/domain/introducer'
import { tryRate } from '@oriel/domain/rate'
import { linkRates } from '@oriel/domain/registration'
import { bind, type Binding } from '../../bind.ts'
import type { Caller } from '../../caller.ts'
import type { House } from '../../house.ts'

export const agentBindings = (house: House): Binding[] => [
  bind(memberInfoCall, async ({ id }, caller) => {
    if (!(await mayAsk(house, caller))) return refuse('too_many_requests')
    const number = readAgentNumber(String(id))
    const agent =
      number === null ? null : await findAgent(house.database.rows, caller.site.id, number)
    return agent ? done({ currency: agent.currency }) : refuse('agent_unknown')
  }),

  bind(validMessageCall, async (input, caller) => {
    if (!(await mayAsk(house, caller))) return refuse('too_many_requests')
    const { agent_id = '', recommend_code: code = '', currency: wanted = null } = input
    const agent = String(agent_id)
    const found = await introducerOf(house, caller, { agent, code })
    const message = found.ok
      ? currencyMessage(caller, found.value?.currency ?? null, wanted)
      : messageOf(found.reason, code)
    const currency = found.ok ? (found.value?.currency ?? null) : null
    const is_valid = message === null && currency !== null
    return done({ is_valid, currency, message })
  }),

  bind(checkAgentDomainCall, async ({ host }, caller) => {
    // A page names its port too; which site and agent this is does not hang on it.
    const named = host?.toLowerCase().replace(/:[0-9]+$/, '')
    const isSame = named === undefined || named === caller.host.toLowerCase()
    const agent = await findAgentAt(house.database.rows, caller.site.id, caller.host)
    if (!isSame || agent?.state !== 'active') {
      return done({ is_valid: false, currency: null, agent_id: null })
    }
    return done({ is_valid: true, currency: agent.currency, agent_id: String(agent.number) })
  }),
]

const mayAsk = ({ database, keys, now }: House, { site, ip }: Caller): Promise<boolean> =>
  tryRate(database.rows, keys, linkRates({ siteId: site.id, ip }), now())

const introducerOf = (
  { database }: House,
  { site, host }: Caller,
  asked: { readonly agent: string; readonly code: string },
) => findIntroducer(database.rows, { siteId: site.id, host, currency: null, ...asked })

/** S8.112: the chosen currency, or the introducer's, is not open on this site. */
function currencyMessage(
  { site }: Caller,
  currency: Currency | null,
  wanted: Currency | null,
): LinkMessage | null {
  if (wanted !== null && !site.currencies.includes(wanted)) return 'signup.err_currency_closed'
  const differs = wanted !== null && currency !== null && wanted !== currency
  return differs ? 'signup.err_currency_closed' : null
}

const messageOf = (reason: IntroducerReason, code: string): LinkMessage => {
  if (reason.startsWith('recommend')) return 'signup.err_disabled_recommend'
  if (reason.startsWith('agent')) return 'signup.err_disabled_agent'
  return code === '' ? 'signup.err_disabled_agent' : 'signup.err_disabled_recommend'
}
