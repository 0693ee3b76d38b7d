import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Amount, CurrencyCode, Flag, Instant, SiteNumber } from '../wire.ts'
import { AgentNumber } from './agent.ts'

export const bonusSettingCall = endpoint({
  path: '/bonus_setting/check',
  auth: 'member',
  summary: 'Whether members who play in this currency may bring friends.',
  input: z.object({
    member_currency: z.optional(CurrencyCode),
    site_id: z.optional(SiteNumber),
  }),
  data: z.object({ is_friend: Flag }),
  errors: {},
})

export const applyForAgentCall = endpoint({
  path: '/member/apply_for_agent/check',
  auth: 'member',
  summary: 'Whether a member could become an agent. Who is one already brings members as an agent.',
  input: z.object({
    agent_id: z.optional(AgentNumber),
    apply_agent_flag: z._default(z.int(), 0),
  }),
  data: z.object({}),
  errors: { '101': 'agent_already', '104': 'agent_not_offered' },
})

export const cashSurplusCall = endpoint({
  path: '/arks/web/cash_surplus/check',
  auth: 'none',
  summary: 'Whether balances bear interest here. They do not.',
  input: z.object({ site_id: z.optional(SiteNumber), currency: z.optional(CurrencyCode) }),
  data: z.object({ active: Flag }),
  errors: {},
})

const closed = {
  '101': 'agent_already',
  '104': 'agent_not_offered',
  '107': 'recommend_closed',
} as const

export const recommendProjectCall = endpoint({
  path: '/member/recommend/project',
  auth: 'member',
  summary: 'A member’s code, the terms in numbers, and what friends have brought so far.',
  input: z.object({}),
  data: z.object({
    code: z.string(),
    /** An operator may have switched this code off. */
    is_enabled: Flag,
    currency: CurrencyCode,
    /** Null: nothing is promised at this time. */
    terms: z.nullable(
      z.object({
        version: z.int(),
        since: Instant,
        /** Millionths of what a friend stakes. */
        share_ppm: z.int(),
        share_days: z.int(),
        share_max: Amount,
      }),
    ),
    today: Amount,
    month: Amount,
    total: Amount,
    friends: z.int(),
  }),
  errors: closed,
})

const Paged = {
  after: z.optional(z.string().check(z.maxLength(40))),
  count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
}
const next = z.nullable(z.string())

export const recommendRecordsCall = endpoint({
  path: '/member/recommend/records',
  auth: 'member',
  summary: 'Awards for friends, month by month, the newest first.',
  input: z.object(Paged),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        friend: z.string(),
        month: z.string(),
        currency: CurrencyCode,
        base: Amount,
        rate_ppm: z.int(),
        amount: Amount,
        state: z.enum(['paid', 'waiting', 'refused']),
        because: z.nullable(z.string()),
        made_at: Instant,
      }),
    ),
    next,
  }),
  errors: closed,
})

export const recommendMembersCall = endpoint({
  path: '/member/recommend/members',
  auth: 'member',
  summary: 'Friends who joined by a member’s code, the newest first; nothing about wins or losses.',
  input: z.object(Paged),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        friend: z.string(),
        joined_at: Instant,
        currency: CurrencyCode,
        /** Valid stakes of the months that are worked out, in each currency apart. */
        staked: z.array(z.object({ currency: CurrencyCode, amount: Amount })),
        /** The day alone, by the site's clock; null where they were never here again. */
        last_seen: z.nullable(z.string()),
      }),
    ),
    next,
  }),
  errors: closed,
})
