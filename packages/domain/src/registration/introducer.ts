import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import { refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { findAgent, findAgentAt, readAgentNumber } from '@oriel/domain/agent'
import { findRecommender, listRecommendOpen } from '@oriel/domain/recommend'
import {
  judgeAgent,
  judgeRecommender,
  readRecommendCode,
  type Introducer,
  type IntroducerReason,
} from './introducer-rules.ts'

export type AskedIntroducer = {
  readonly siteId: SiteId
  /** The host of the connection: it may be an agent's own. */
  readonly host: string
  readonly agent: string
  readonly code: string
  /** What the new member wants to play in; null to take the introducer's. */
  readonly currency: Currency | null
}

/** Who brings a new member: the agent of the host, the agent or friend named, or nobody. */
export async function findIntroducer(
  rows: Rows,
  { siteId, host, agent, code, currency }: AskedIntroducer,
): Promise<Outcome<Introducer | null, IntroducerReason>> {
  if (agent !== '' && code !== '') return refuse('introducer_invalid')
  const owner = await findAgentAt(rows, siteId, host)
  // The host of somebody who brings nobody now is a host like any other.
  if (owner?.state === 'active') {
    const isOther = code !== '' || (agent !== '' && agent !== String(owner.number))
    return isOther ? refuse('introducer_invalid') : judgeAgent(owner, currency)
  }
  if (agent !== '') {
    const number = readAgentNumber(agent)
    if (number === null) return refuse('introducer_invalid')
    return judgeAgent(await findAgent(rows, siteId, number), currency)
  }
  if (code === '') return { ok: true, value: null }
  const read = readRecommendCode(code)
  if (read === null) return refuse('introducer_invalid')
  const [recommender, open] = await Promise.all([
    findRecommender(rows, siteId, read),
    listRecommendOpen(rows, siteId),
  ])
  return judgeRecommender(recommender, open, currency)
}
