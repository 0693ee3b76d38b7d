import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import type { Ledger } from '@oriel/ledger/ledger'
import { endRefused } from './end.ts'
import type { WithdrawalId } from './rules.ts'
import { isUndecided } from './rules.ts'
import * as store from './store.ts'

type Whose = { readonly memberId: MemberId; readonly currency: Currency }

/** Whatever of a member is not approved yet is theirs again; what is approved goes its way. */
export async function refuseUndecided(
  work: Work,
  ledger: Ledger,
  { memberId, currency }: Whose,
): Promise<void> {
  const open = await work
    .selectFrom('withdrawals')
    .select('id')
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of open) {
    const withdrawal = await store.lock(work, id as WithdrawalId)
    if (!withdrawal || !isUndecided(withdrawal.state)) continue
    await endRefused(work, ledger, withdrawal, { reason: 'account_checks', by: null })
  }
}
