import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import { refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows, Work } from '@oriel/db/database'
import { findAgent, findAgentAt, readAgentNumber } from './agents.ts'
import { findRecommender, listRecommendOpen } from './recommenders.ts'
import {
  judgeAgent,
  judgeRecommender,
  readRecommendCode,
  type Introducer,
  type IntroducerReason,
} from './rules.ts'

export {
  addAgent,
  findAgent,
  findAgentAt,
  readAgentNumber,
  setAgentState,
  type Agent,
  type AgentState,
} from './agents.ts'
export {
  findRecommendCode,
  findRecommender,
  giveRecommendCode,
  isRecommendOpen,
  listRecommendOpen,
  setRecommend,
  setRecommendCode,
  setRecommendWithin,
} from './recommenders.ts'
export type { Introducer, IntroducerReason } from './rules.ts'

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

/** Who brought a member: the account of an agent or of another member. */
export type IntroducedBy = {
  readonly by: Introducer['by']
  readonly account: string
  readonly memberId: MemberId | null
}

export async function readIntroducedBy(rows: Rows, id: MemberId): Promise<IntroducedBy | null> {
  const row = await rows
    .selectFrom('member_introducers as i')
    .leftJoin('agents as a', 'a.id', 'i.agent_id')
    .leftJoin('members as m', 'm.id', 'i.recommender_id')
    .select(['a.account as agent', 'm.account as recommender', 'i.recommender_id'])
    .where('i.member_id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  if (row.recommender_id === null) return { by: 'agent', account: row.agent ?? '', memberId: null }
  const memberId = row.recommender_id as MemberId
  return { by: 'recommender', account: row.recommender ?? '', memberId }
}

/** Who brought a member is kept once, when they register. */
export async function keepIntroducer(
  work: Work,
  { id, siteId }: { readonly id: MemberId; readonly siteId: SiteId },
  introducer: Introducer | null,
  now: Date,
): Promise<void> {
  if (!introducer) return
  await work
    .insertInto('member_introducers')
    .values({
      member_id: id,
      site_id: siteId,
      agent_id: introducer.by === 'agent' ? introducer.agentId : null,
      recommender_id: introducer.by === 'recommender' ? introducer.memberId : null,
      created_at: now,
    })
    .execute()
}
