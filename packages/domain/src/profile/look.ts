import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { maskPersonal, personalFields, type PersonalField } from '@oriel/core/personal'
import type { SiteFlags } from '@oriel/core/site-settings'
import type { Rows } from '@oriel/db/database'
import { hasVerifiedCard } from '@oriel/domain/bank-card'
import { listVerified, readPersonal } from '@oriel/domain/member'
import { findRemovalDay } from '@oriel/domain/removal'
import { findRegisterAsks } from '@oriel/domain/registration'
import type { Keys } from '@oriel/keys/keys'
import { memberAccount } from '@oriel/ledger/chart'
import { readBalance } from '@oriel/ledger/reading'
import { askOf, mayEdit } from './rules.ts'
import { getOwn, type Own } from './store.ts'

/** What every page shows of a member. Their money is what the ledger says, and nothing else. */
export type Layout = {
  readonly member: Own
  readonly cash: Units
  /** The site takes no deposit before an account is known to be the member's, and none is. */
  readonly needsCard: boolean
  /** When the account goes, where the member has asked for it. */
  readonly removalAt: Date | null
}

export async function readLayout(
  rows: Rows,
  memberId: MemberId,
  { cardBeforeDeposit }: Pick<SiteFlags, 'cardBeforeDeposit'>,
): Promise<Layout> {
  const member = await getOwn(rows, memberId)
  const cash = await readBalance(rows, memberAccount(memberId, 'available', member.currency))
  const needsCard = cardBeforeDeposit && !(await hasVerifiedCard(rows, memberId))
  return { member, cash, needsCard, removalAt: await findRemovalDay(rows, memberId) }
}

export type ProfileField = {
  readonly field: PersonalField
  /** Enough to know it again; empty where nothing is known. */
  readonly masked: string
  readonly isSet: boolean
  readonly isVerified: boolean
  readonly mayEdit: boolean
  /** A new phone must receive a code first. */
  readonly needsCode: boolean
}
export type Profile = { readonly member: Own; readonly fields: readonly ProfileField[] }

export async function readProfile(rows: Rows, keys: Keys, memberId: MemberId): Promise<Profile> {
  const member = await getOwn(rows, memberId)
  const personal = await readPersonal(rows, keys, memberId)
  const verified = await listVerified(rows, memberId)
  const asks = await findRegisterAsks(rows, member.siteId, member.currency)
  const fields = personalFields.map((field): ProfileField => {
    const kept = personal[field]
    const ask = askOf(asks, field)
    return {
      field,
      masked: maskPersonal(field, kept ?? ''),
      isSet: kept !== undefined,
      isVerified: verified.has(field),
      mayEdit: mayEdit(ask, field, kept !== undefined) === 'yes',
      needsCode: ask?.isMemberCenterVerification ?? false,
    }
  })
  return { member, fields }
}
