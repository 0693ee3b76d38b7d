import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { getMember, hasWithdrawPassword, readPersonal } from '@oriel/domain/member'
import type { Keys } from '@oriel/keys/keys'
import { listInstitutions, type Institution } from './institutions.ts'
import { listCards, listRefused, type BankCard, type RefusedCard } from './read.ts'

/** All that a member needs to know before they add a card or change one. */
export type CardOverview = {
  /** By this name each card is theirs; null: they have told none, and add no card. */
  readonly holder: string | null
  readonly hasWithdrawPassword: boolean
  readonly currency: Currency
  readonly cards: readonly BankCard[]
  readonly refused: readonly RefusedCard[]
  readonly institutions: readonly Institution[]
}

export async function readOverview(
  rows: Rows,
  keys: Keys,
  { siteId, memberId }: { readonly siteId: SiteId; readonly memberId: MemberId },
): Promise<CardOverview> {
  const { currency } = await getMember(rows, memberId)
  const { name } = await readPersonal(rows, keys, memberId)
  return {
    holder: name ?? null,
    hasWithdrawPassword: await hasWithdrawPassword(rows, memberId),
    currency,
    cards: await listCards(rows, memberId),
    refused: await listRefused(rows, memberId),
    institutions: await listInstitutions(rows, siteId, currency),
  }
}
