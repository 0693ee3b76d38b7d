import type { Bus } from '@oriel/bus/bus'
import { publishLive } from '@oriel/bus/live'
import { newId } from '@oriel/core/id'
import { openDatabase } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { findMember } from '@oriel/domain/member'
import { issueTicket } from '@oriel/domain/realtime'
import { openSession } from '@oriel/domain/session'
import { processorSeconds } from './cpu.ts'
import { say } from './figure.ts'
import type { Ground } from './ground.ts'
import type { Nodes } from './nodes.ts'

const EVENTS = 50_000
const EVENTS_AT_ONCE = 1_000
const ACCOUNT = 'sophia'

/**
 * Publishes news for one member, who is connected to the first node, and gives the microseconds of
 * processor time that each costs the second node, which has thousands of others.
 */
export async function privateCost(ground: Ground, bus: Bus, nodes: Nodes): Promise<number> {
  const [port = 0] = nodes.ports
  const [, elsewhere = 0] = nodes.pids
  const { memberId, ticket } = await signIn(ground)
  const heard = await nodes.ask({ ask: 'come', port, memberId, ticket })
  const to = { to: 'member', siteId: ORIEL, memberId } as const
  const before = processorSeconds(elsewhere)
  for (let sent = 0; sent < EVENTS; sent += EVENTS_AT_ONCE) {
    for (let count = 0; count < EVENTS_AT_ONCE; count += 1) {
      publishLive(bus.connection, to, { id: newId<'event'>(), name: 'bench', data: { cash: '1' } })
    }
    await nodes.ask({ ask: 'hear', count: heard + sent + EVENTS_AT_ONCE })
  }
  const used = processorSeconds(elsewhere) - before
  say(`  private: ${EVENTS} events heard by their member; the other node used ${used.toFixed(3)} s`)
  return (used / EVENTS) * 1e6
}

async function signIn({ databaseUrl }: Ground) {
  const database = openDatabase({ url: databaseUrl, name: 'bench', max: 2 })
  try {
    const now = new Date()
    const member = await findMember(database.rows, ORIEL, ACCOUNT)
    if (!member) throw new Error(`${ACCOUNT} is not in the cast`)
    const session = await openSession(database, { siteId: ORIEL, memberId: member.id }, now)
    return { memberId: member.id, ticket: await issueTicket(database, session, now) }
  } finally {
    await database.close()
  }
}
