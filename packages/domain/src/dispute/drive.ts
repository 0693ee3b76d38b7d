import { forEachOf } from '@oriel/core/each'
import type { Work } from '@oriel/db/database'
import { endTaken } from '@oriel/domain/arrival'
import {
  listDisputesDue,
  lockDispute,
  restDispute,
  takeBack,
  winBack,
  type Desk,
  type Dispute,
} from '@oriel/domain/deposit'
import { refuseUndecided } from '@oriel/domain/withdrawal'

type Which = Pick<Dispute, 'linkId' | 'tx'>

const SWEPT_MAX = 200
const AT_ONCE = 8
/** What lies aside is given or sent back just now: within so long that has ended. */
const BUSY_MS = 5_000

export async function sweepDisputes(desk: Desk): Promise<number> {
  const due = await listDisputesDue(desk.database.rows, SWEPT_MAX)
  await forEachOf(due, AT_ONCE, (which) => driveDispute(desk, which))
  return due.length
}

/** Posts what a provider has taken or given back. Safe to call at any time by anybody. */
async function driveDispute(desk: Desk, which: Which): Promise<void> {
  await desk.at?.('before dispute')
  await desk.database.transaction(async (work) => {
    const aside = await endTaken(work, which.linkId, which.tx)
    if (aside.kind === 'busy') return restDispute(work, which, BUSY_MS)
    const dispute = await lockDispute(work, which)
    if (!dispute) return
    if (!dispute.isPosted) return take(work, desk, dispute, aside.aside)
    if (dispute.state === 'won' && !dispute.isWon) return winBack(work, desk.ledger, dispute)
  })
  await desk.at?.('dispute posted')
}

/** What the member was to be paid and nobody has approved counts as theirs: it is refused first. */
async function take(work: Work, { ledger }: Desk, dispute: Dispute, aside: bigint): Promise<void> {
  const { memberId, currency } = dispute
  if (memberId) await refuseUndecided(work, ledger, { memberId, currency })
  await takeBack(work, ledger, dispute, aside)
}
