import type { CardKind } from '@oriel/core/bank-card/card-kind'
import type { Currency } from '@oriel/core/currency'
import type { BankCardId, MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { findOwnKey } from '@oriel/domain/member'
import type { Keys } from '@oriel/keys/keys'
import { sql, type RawBuilder } from 'kysely'
import {
  REFUSED_SHOWN_DAYS,
  refusals,
  type CardRefusal,
  type RemovedBecause,
  type ReviewBecause,
  type VerifiedBy,
} from './rules.ts'
import { aboutCard } from './seal.ts'

/** A card as its member and people of the house see it: nothing in it is paid to. */
export type BankCard = {
  readonly id: BankCardId
  readonly memberId: MemberId
  readonly kind: CardKind
  readonly currency: Currency
  readonly institution: string
  /** How the institution is called. */
  readonly name: string
  readonly lastFour: string
  readonly isDefault: boolean
  readonly addedAt: Date
  readonly usableAt: Date
  readonly isCooling: boolean
  readonly verifiedAt: Date | null
  readonly verifiedBy: VerifiedBy | null
  readonly reviewBecause: ReviewBecause | null
  readonly removedAt: Date | null
  readonly removedBecause: RemovedBecause | null
}

export type RefusedCard = BankCard & {
  readonly removedAt: Date
  readonly removedBecause: CardRefusal
}

const selectCards = (which: RawBuilder<unknown>) => sql<BankCard>`
  SELECT c.id, c.member_id AS "memberId", c.kind, c.currency, c.institution, i.name,
    c.last_four AS "lastFour", c.is_default AS "isDefault", c.added_at AS "addedAt",
    c.usable_at AS "usableAt", c.usable_at > house_now() AS "isCooling",
    c.verified_at AS "verifiedAt", c.verified_by AS "verifiedBy",
    c.review_because AS "reviewBecause", c.removed_at AS "removedAt",
    c.removed_because AS "removedBecause"
  FROM bank_cards c JOIN bank_institutions i ON i.site_id = c.site_id AND i.currency = c.currency
    AND i.code = c.institution
  WHERE ${which}`

/** Live cards of a member, the oldest first. */
export async function listCards(rows: Rows, memberId: MemberId): Promise<BankCard[]> {
  const which = sql`c.member_id = ${memberId} AND c.removed_at IS NULL ORDER BY c.id`
  return (await selectCards(which).execute(rows)).rows
}

/** Cards that were refused lately, the newest first. */
export async function listRefused(rows: Rows, memberId: MemberId): Promise<RefusedCard[]> {
  const days = `${REFUSED_SHOWN_DAYS} days`
  const which = sql`c.member_id = ${memberId} AND c.removed_because = ANY (${refusals})
    AND c.removed_at > house_now() - ${days}::interval ORDER BY c.id DESC`
  return (await selectCards(which).execute(rows)).rows as RefusedCard[]
}

/** All there ever were, the newest first: what the member exports, and the office looks at. */
export async function listAllCards(
  rows: Rows,
  memberId: MemberId,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<{ readonly list: BankCard[]; readonly next: string | null }> {
  const isOlder = after === null ? sql`` : sql`AND c.id < ${after}::uuid`
  const which = sql`c.member_id = ${memberId} ${isOlder} ORDER BY c.id DESC LIMIT ${count + 1}`
  const found = (await selectCards(which).execute(rows)).rows
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.id ?? null) : null }
}

/** A live card of this member; null for that of another one, as for none. */
export async function findCard(
  rows: Rows,
  memberId: MemberId,
  id: BankCardId,
): Promise<BankCard | null> {
  const which = sql`c.id = ${id} AND c.member_id = ${memberId} AND c.removed_at IS NULL`
  return (await selectCards(which).execute(rows)).rows[0] ?? null
}

/** A card whatever became of it. */
export async function findAnyCard(rows: Rows, id: BankCardId): Promise<BankCard | null> {
  return (await selectCards(sql`c.id = ${id}`).execute(rows)).rows[0] ?? null
}

/** Cards whatever became of them. */
export async function findAnyCards(rows: Rows, ids: readonly BankCardId[]): Promise<BankCard[]> {
  if (ids.length === 0) return []
  return (await selectCards(sql`c.id = ANY (${[...ids]}::uuid[])`).execute(rows)).rows
}

/** The live card with this mark, wherever it was heard of. */
export async function findCardByMark(
  rows: Rows,
  memberId: MemberId,
  mark: Buffer,
): Promise<BankCard | null> {
  const which = sql`c.mark = ${mark} AND c.member_id = ${memberId} AND c.removed_at IS NULL`
  return (await selectCards(which).execute(rows)).rows[0] ?? null
}

/** Whether any account is known to be the member's. */
export async function hasVerifiedCard(rows: Rows, memberId: MemberId): Promise<boolean> {
  const { rows: found } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM bank_cards WHERE member_id = ${memberId} AND removed_at IS NULL
      AND verified_at IS NOT NULL) AS has`.execute(rows)
  return found[0]?.has ?? false
}

/** By whose name it was added; null where it was emptied. */
export async function openHolder(
  rows: Rows,
  keys: Keys,
  { id, memberId }: Pick<BankCard, 'id' | 'memberId'>,
): Promise<string | null> {
  const key = await findOwnKey(rows, keys, memberId)
  const row = await rows
    .selectFrom('bank_cards')
    .select('holder_sealed')
    .where('id', '=', id)
    .executeTakeFirst()
  return key && row?.holder_sealed ? key.open(row.holder_sealed, aboutCard(id, 'holder')) : null
}

/** An account with its number, for whoever pays to it. */
export type OpenCard = BankCard & {
  readonly number: string
  readonly memo: string | null
  readonly holder: string
}

/**
 * Opens a card, also one that was removed since: what is on its way there goes on. Only what leaves
 * for a payment provider is made of it.
 */
export async function openCard(
  rows: Rows,
  keys: Keys,
  memberId: MemberId,
  id: BankCardId,
): Promise<OpenCard | null> {
  const card = await findAnyCard(rows, id)
  if (card?.memberId !== memberId) return null
  const holder = await openHolder(rows, keys, card)
  const key = await findOwnKey(rows, keys, memberId)
  if (holder === null || !key) return null
  const { number_sealed: number, memo_sealed: memo } = await rows
    .selectFrom('bank_cards')
    .select(['number_sealed', 'memo_sealed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (number === null) return null
  return {
    ...card,
    number: key.open(number, aboutCard(id, 'number')),
    memo: memo && key.open(memo, aboutCard(id, 'memo')),
    holder,
  }
}
