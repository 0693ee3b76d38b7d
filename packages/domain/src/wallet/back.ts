import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { openHome } from '@oriel/domain/play'
import { findHoldings } from '@oriel/domain/provider'
import { findTransfer, type Transfer, type TransferId } from '@oriel/domain/transfer'

export type Homeward = { readonly siteId: SiteId; readonly memberId: MemberId }

/** Opens the way home from every provider that may hold money, or from the one played last. */
export async function openBack(
  database: Database,
  { siteId, memberId }: Homeward,
  from: 'all' | 'last',
): Promise<TransferId[]> {
  const asked = { siteId, memberId, cause: 'back', causeId: newId<'back'>() } as const
  const last = from === 'last' ? await lastPlayed(database.rows, memberId) : null
  const opened = await openHome(
    database,
    last === null ? asked : { ...asked, from: ({ providerId }) => providerId === last },
  )
  return opened.map(({ transfer }) => transfer.id)
}

/**
 * S7.047: the provider of balance-get-back: the one being played, otherwise the last one played.
 */
async function lastPlayed(rows: Rows, memberId: MemberId): Promise<string | null> {
  const holdings = await findHoldings(rows, memberId)
  if (holdings.length === 0) return null
  const played = await rows
    .selectFrom('plays')
    .select('provider_id')
    .where('member_id', '=', memberId)
    .where(
      'provider_id',
      'in',
      holdings.map(({ providerId }) => providerId),
    )
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return played?.provider_id ?? holdings.at(-1)?.providerId ?? null
}

const LOOK_FIRST_MS = 40
const LOOK_MAX_MS = 250

/** Waits until all of them have ended or the time is over, and gives them as they stand then. */
export async function awaitBack(
  rows: Rows,
  ids: readonly TransferId[],
  forMs: number,
): Promise<Transfer[]> {
  const until = performance.now() + forMs
  for (let wait = LOOK_FIRST_MS; ; wait = Math.min(wait * 2, LOOK_MAX_MS)) {
    const open = await rows
      .selectFrom('transfers')
      .select('id')
      .where('id', 'in', [...ids])
      .where('ended_at', 'is', null)
      .execute()
    if (open.length === 0 || performance.now() >= until) break
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  const found = await Promise.all(ids.map((id) => findTransfer(rows, id)))
  return found.filter((one) => one !== null)
}

export type BackRefusal =
  | 'nothing_to_bring_back'
  | 'round_in_play'
  | 'maintenance'
  | 'transfer_pending'

/** What a member is told of the whole. One that came home makes it a success. */
export function backOutcome(
  transfers: readonly Pick<Transfer, 'direction' | 'state' | 'reason' | 'endedAt'>[],
): Outcome<void, BackRefusal> {
  if (transfers.length === 0) return refuse('nothing_to_bring_back')
  if (transfers.some(({ direction, state }) => direction === 'out' && state === 'completed')) {
    return done()
  }
  if (transfers.some(({ endedAt }) => endedAt === null)) return refuse('transfer_pending')
  const reasons = transfers.map(({ reason }) => reason)
  if (reasons.includes('in_round')) return refuse('round_in_play')
  if (reasons.includes('maintenance')) return refuse('maintenance')
  // Whoever is unknown there has nothing there.
  if (reasons.every((reason) => reason === 'player_unknown')) return refuse('nothing_to_bring_back')
  return refuse('transfer_pending')
}
