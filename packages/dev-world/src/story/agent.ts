import type { Database } from '@oriel/db/database'
import { addAgent, type Agent } from '@oriel/domain/introducer'
import { ORIEL, SECOND } from '../cast.ts'

type Draft = Omit<Agent, 'id'> & { readonly hosts: readonly string[] }

const agents: readonly Draft[] = [
  {
    number: 20_118,
    siteId: ORIEL,
    account: 'lucas',
    currency: 'USD',
    state: 'active',
    hosts: ['agent.oriel.localhost'],
  },
  { number: 20_226, siteId: ORIEL, account: 'quang', currency: 'VND', state: 'active', hosts: [] },
  {
    number: 20_334,
    siteId: ORIEL,
    account: 'renata',
    currency: 'USD',
    state: 'disabled',
    hosts: [],
  },
  { number: 20_442, siteId: ORIEL, account: 'otto', currency: 'USD', state: 'left', hosts: [] },
  { number: 30_118, siteId: SECOND, account: 'thuha', currency: 'VND', state: 'active', hosts: [] },
  {
    number: 30_226,
    siteId: SECOND,
    account: 'somchai',
    currency: 'THB',
    state: 'disabled',
    hosts: [],
  },
]

/** People who bring members; one of the first site has a host of his own. */
export async function tellAgents(database: Database, now: Date): Promise<void> {
  for (const agent of agents) await addAgent(database, agent, now)
}
