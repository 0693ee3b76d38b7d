import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { noteOffice } from '@oriel/domain/audit'
import { queuesOf, type Asker, type Queue, type Viewer } from '@oriel/domain/queue'
import type { OfficeCaller } from '../caller.ts'
import type { OfficeHouse } from '../house.ts'

/** Queues are of one site: the whole house has none. */
export const viewerOf = ({ siteId, session }: OfficeCaller): Viewer | null =>
  siteId === null || Number(siteId) === 0
    ? null
    : { siteId, staffId: session.staffId, personId: session.personId }

export type AskedQueue = Asker & { readonly queue: Queue }

/** The queue that a call names, where its caller may see it. What is refused is an event. */
export async function askedQueue(
  { database }: OfficeHouse,
  name: string,
  caller: OfficeCaller,
): Promise<Outcome<AskedQueue, 'not_allowed' | 'invalid_input'>> {
  const viewer = viewerOf(caller)
  if (!viewer) return refuse('invalid_input')
  const queue = (await queuesOf(database.rows, viewer)).get(name)
  if (queue) return done({ queue, viewer, actor: caller.actor })
  await noteOffice(database.rows, {
    ...caller.actor,
    siteId: viewer.siteId,
    permission: 'queue.read',
    subject: { kind: 'queue', id: name },
    outcome: 'not_allowed',
  })
  return refuse('not_allowed')
}
