import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { sendLetter } from '@oriel/domain/letter'
import { getMember, lockMember, noteChanged, tellMember } from '@oriel/domain/member'
import { writeTime } from '@oriel/domain/message'
import { tryRate } from '@oriel/domain/rate'
import type { Keys } from '@oriel/keys/keys'
import { removalRates, type RemovalBlock } from './rules.ts'
import { endRemoval, insertRemoval, judgeRemoval, type Removing } from './store.ts'

export type RemovalTools = { readonly database: Database; readonly keys: Keys }
export type Asker = Removing & { readonly ip: string }
export type AskRefusal = RemovalBlock | 'removal_waits' | 'removal_too_often'

/**
 * Begins the wait. Every contact of the member hears of it: somebody else may have asked, and then
 * there are days to call it off.
 */
export async function askRemoval(
  { database, keys }: RemovalTools,
  who: Asker,
  now: Date,
): Promise<Outcome<Date, AskRefusal>> {
  const { siteId, memberId, ip } = who
  const line = { siteId, memberId, kind: 'removal_asked', ip } as const
  const outcome = (await tryRate(database.rows, keys, removalRates(siteId, memberId), now))
    ? await database.transaction((work) => begin(work, keys, who, now))
    : refuse('removal_too_often')
  if (!outcome.ok) await noteAudit(database.rows, { ...line, refused: outcome.reason }, now)
  return outcome
}

async function begin(
  work: Work,
  keys: Keys,
  { siteId, memberId, ip }: Asker,
  now: Date,
): Promise<Outcome<Date, AskRefusal>> {
  await lockMember(work, memberId, 'references')
  const { block } = await judgeRemoval(work, { siteId, memberId })
  if (block !== null) return refuse(block)
  const dueAt = await insertRemoval(work, { siteId, memberId })
  if (dueAt === null) return refuse('removal_waits')
  await noteAudit(work, { siteId, memberId, kind: 'removal_asked', ip }, now)
  await noteChanged(work, memberId)
  await tellMember(work, keys, memberId, { template: 'removal_asked', values: { at: dueAt } })
  const { language } = await getMember(work, memberId)
  const values = { until: writeTime(dueAt, language) }
  // A site without the text sends none; mail and text message have told it.
  await sendLetter(work, { siteId, memberId, template: 'deletion_asked', values })
  return done(dueAt)
}

/** The account stays. */
export const callOffRemoval = (
  { database, keys }: RemovalTools,
  { siteId, memberId, ip }: Asker,
  now: Date,
): Promise<Outcome<void, 'removal_none'>> =>
  database.transaction(async (work) => {
    await lockMember(work, memberId)
    if (!(await endRemoval(work, memberId, { state: 'called_off' }))) return refuse('removal_none')
    await noteAudit(work, { siteId, memberId, kind: 'removal_called_off', ip }, now)
    await noteChanged(work, memberId)
    await tellMember(work, keys, memberId, { template: 'removal_called_off', values: { at: now } })
    return done()
  })
