import type { Currency } from '@oriel/core/currency'
import { newId, type Id, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'

export type AgentId = Id<'agent'>
/** Disabled comes back one day; who has left does not. */
export type AgentState = 'active' | 'disabled' | 'left'

/** Somebody who brings members. */
export type Agent = {
  readonly id: AgentId
  /** What their links carry. */
  readonly number: number
  readonly siteId: SiteId
  readonly account: string
  readonly currency: Currency
  readonly state: AgentState
}

/** The number of an agent as links write it; null for what no link of ours says. */
export const readAgentNumber = (text: string): number | null =>
  /^[1-9][0-9]{4,8}$/.test(text) ? Number(text) : null

/** Makes an agent with the hosts that are theirs alone. */
export async function addAgent(
  database: Database,
  draft: Omit<Agent, 'id'> & { readonly hosts: readonly string[] },
  now: Date,
): Promise<Outcome<Agent, 'agent_taken'>> {
  const { hosts, ...given } = draft
  const agent: Agent = { ...given, id: newId<'agent'>() }
  return database.transaction(async (work) => {
    const { siteId: site_id, ...values } = agent
    const added = await work
      .insertInto('agents')
      .values({ ...values, site_id, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return refuse('agent_taken')
    const domains = hosts.map((host) => ({ host: host.toLowerCase(), site_id, agent_id: agent.id }))
    if (domains.length > 0) await work.insertInto('agent_domains').values(domains).execute()
    return done(agent)
  })
}

export async function setAgentState(
  database: Database,
  id: AgentId,
  state: AgentState,
): Promise<void> {
  await database.rows.updateTable('agents').set({ state }).where('id', '=', id).execute()
}

/** The agent of a site whose links carry this number. */
export async function findAgent(rows: Rows, siteId: SiteId, number: number): Promise<Agent | null> {
  const row = await rows
    .selectFrom('agents')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? agentOf(row) : null
}

/** The agent whose host this is, whatever their state. */
export async function findAgentAt(rows: Rows, siteId: SiteId, host: string): Promise<Agent | null> {
  const row = await rows
    .selectFrom('agents as a')
    .innerJoin('agent_domains as d', 'd.agent_id', 'a.id')
    .selectAll('a')
    .where('d.host', '=', host.toLowerCase())
    .where('d.site_id', '=', siteId)
    .executeTakeFirst()
  return row ? agentOf(row) : null
}

type Row = {
  id: string
  number: number
  site_id: number
  account: string
  currency: string
  state: string
}

const agentOf = ({ id, number, site_id, account, currency, state }: Row): Agent => ({
  id: id as AgentId,
  number,
  siteId: site_id as SiteId,
  account,
  currency: currency as Currency,
  state: state as AgentState,
})
