import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Agent, AgentId } from './agents.ts'
import type { Recommender } from './recommenders.ts'

export type Introducer = { readonly currency: Currency } & (
  | { readonly by: 'agent'; readonly agentId: AgentId }
  | { readonly by: 'recommender'; readonly memberId: MemberId }
)

export type IntroducerReason =
  | 'agent_unknown'
  | 'agent_disabled'
  | 'agent_left'
  | 'recommend_closed'
  | 'recommend_disabled'
  | 'recommend_code_disabled'
  | 'recommend_code_unknown'
  | 'introducer_currency_differs'
  | 'introducer_invalid'

/** Codes leave out what is mistaken for something else, and may be typed small. */
export function readRecommendCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return /^[2-9A-HJ-NP-Z]{6,10}$/.test(code) ? code : null
}

export function judgeAgent(
  agent: Agent | null,
  wanted: Currency | null,
): Outcome<Introducer, IntroducerReason> {
  if (!agent) return refuse('agent_unknown')
  if (agent.state === 'left') return refuse('agent_left')
  if (agent.state === 'disabled') return refuse('agent_disabled')
  const { currency, id: agentId } = agent
  if (wanted !== null && wanted !== currency) return refuse('introducer_currency_differs')
  return done({ by: 'agent', agentId, currency })
}

export function judgeRecommender(
  recommender: Recommender | null,
  open: readonly Currency[],
  wanted: Currency | null,
): Outcome<Introducer, IntroducerReason> {
  const about = wanted ?? recommender?.currency ?? null
  if (about !== null && !open.includes(about)) return refuse('recommend_closed')
  if (!recommender) return refuse('recommend_code_unknown')
  if (!recommender.isCodeEnabled) return refuse('recommend_code_disabled')
  if (!recommender.isMemberOpen) return refuse('recommend_disabled')
  const { currency, memberId } = recommender
  if (wanted !== null && wanted !== currency) return refuse('introducer_currency_differs')
  return done({ by: 'recommender', memberId, currency })
}
