import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkMessages } from '../registration-link.ts'
import { CurrencyCode, Flag, SiteNumber } from '../wire.ts'

/** Links carry it as text; whoever writes it as a number means the same. */
export const AgentNumber = z.union([z.int(), z.string().check(z.maxLength(20))])
export const RecommendCode = z.string().check(z.maxLength(20))

export const memberInfoCall = endpoint({
  path: '/member_info',
  auth: 'none',
  summary: 'The currency of the agent a link names. Nothing else is told about them.',
  input: z.object({ id: AgentNumber, site_id: z.optional(SiteNumber) }),
  data: z.object({ currency: CurrencyCode }),
  errors: { '106': 'agent_unknown' },
})

export const validMessageCall = endpoint({
  path: '/register/valid_message',
  auth: 'none',
  summary: 'Whether a link of an agent or a recommender can be registered with.',
  input: z.object({
    site_id: z.optional(SiteNumber),
    recommend_code: z.optional(RecommendCode),
    agent_id: z.optional(AgentNumber),
    /** The currency chosen so far: one that the introducer’s differs from is not open. */
    currency: z.optional(CurrencyCode),
  }),
  data: z.object({
    is_valid: Flag,
    /** What the introducer’s new members play in; null when nobody is known. */
    currency: z.nullable(CurrencyCode),
    /** S8.110 to S8.112: the message about an invalid link. */
    message: z.nullable(z.enum(linkMessages)),
  }),
  errors: {},
})

export const checkAgentDomainCall = endpoint({
  path: '/arks/web/check-agent-domain',
  auth: 'none',
  summary: 'Whether the host of this connection is an agent’s, whose currency and id then count.',
  input: z.object({
    site_id: z.optional(SiteNumber),
    /** Only compared: the connection says which host this is. */
    host: z.optional(z.string().check(z.maxLength(260))),
  }),
  data: z.object({
    is_valid: Flag,
    currency: z.nullable(CurrencyCode),
    agent_id: z.nullable(z.string()),
  }),
  errors: {},
})
