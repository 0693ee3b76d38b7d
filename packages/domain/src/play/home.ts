import type { MemberId, SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { lockMember } from '@oriel/domain/member'
import { findHoldings, findIdleHoldings, type Holding } from '@oriel/domain/provider'
import { openOut, type Opened, type TransferDraft } from '@oriel/domain/transfer'
import { IDLE_AFTER_MS } from './rules.ts'
import * as store from './store.ts'

export type HomeAsked = Pick<TransferDraft, 'siteId' | 'memberId' | 'cause' | 'causeId'> & {
  /** Which of the places where money may lie; all of them where this is not said. */
  readonly from?: (holding: Holding) => boolean
}

/**
 * Opens the way home from wherever a member's money may lie: one transfer per provider, and none
 * beside one that is under way. Whoever drives transfers does the rest.
 */
export function openHome(database: Database, asked: HomeAsked): Promise<Opened[]> {
  const { siteId, memberId, cause, causeId, from = () => true } = asked
  return database.transaction(async (work) => {
    await lockMember(work, memberId)
    const opened = new Map<string, Opened>()
    for (const holding of (await findHoldings(work, memberId)).filter(from)) {
      const { providerId, currency } = holding
      // Two currencies at one provider come home one after the other.
      if (opened.has(providerId)) continue
      const draft = { siteId, memberId, providerId, currency, cause, causeId }
      opened.set(providerId, await openOut(work, draft))
    }
    return [...opened.values()]
  })
}

const IDLE_SWEPT_MAX = 100

/** Money that lies where nothing is played comes home by itself. */
export async function sweepIdle(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - IDLE_AFTER_MS)
  const idle = await findIdleHoldings(database.rows, before, IDLE_SWEPT_MAX)
  for (const { memberId, providerId } of idle) {
    const siteId = await siteOf(database, memberId)
    await openIdle(database, { siteId, memberId, providerId })
  }
  return idle.length
}

/** In the member's turn, so that no game begins between the look and the transfer. */
async function openIdle(
  database: Database,
  { siteId, memberId, providerId }: { siteId: SiteId; memberId: MemberId; providerId: string },
): Promise<void> {
  await database.transaction(async (work) => {
    await lockMember(work, memberId)
    const open = await store.listOpen(work, memberId)
    if (open.some((play) => play.providerId === providerId)) return
    const holdings = await findHoldings(work, memberId)
    const holding = holdings.find((one) => one.providerId === providerId)
    if (!holding) return
    const draft = { siteId, ...holding, cause: 'idle', causeId: memberId } as const
    await openOut(work, draft)
  })
}

async function siteOf({ rows }: Database, memberId: MemberId): Promise<SiteId> {
  const row = await rows
    .selectFrom('members')
    .select('site_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return row.site_id as SiteId
}
