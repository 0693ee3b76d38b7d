import { CARDS_PER_KIND } from '@oriel/core/bank-card/card-kind'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Currency } from '@oriel/core/currency'
import type { BankCardId, MemberId, SiteId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import type { CardKind } from '@oriel/core/bank-card/card-kind'
import { sql } from 'kysely'
import {
  REVIEWED_CHANGES,
  REVIEWED_DAYS,
  type RemovedBecause,
  type ReviewBecause,
  type VerifiedBy,
} from './rules.ts'

export type NewCard = {
  readonly id: BankCardId
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly currency: Currency
  readonly kind: CardKind
  readonly institution: string
  readonly number: Buffer
  readonly memo: Buffer | null
  readonly holder: Buffer
  readonly mark: Buffer
  readonly lastFour: string
}

/**
 * Keeps a card in the first slot of its kind that is free. Five slots and one live card for each
 * mark are the database's; the first card of a currency is its default.
 */
export async function insertCard(
  work: Work,
  card: NewCard,
): Promise<Outcome<void, 'card_taken' | 'too_many'>> {
  const { rows: free } = await sql<{ slot: number }>`
    SELECT number AS slot FROM generate_series(1, ${CARDS_PER_KIND}::int) number
    WHERE NOT EXISTS (SELECT FROM bank_cards WHERE member_id = ${card.memberId}
      AND kind = ${card.kind} AND slot = number AND removed_at IS NULL)
    ORDER BY number LIMIT 1`.execute(work)
  const [first] = free
  if (!first) return refuse('too_many')
  const { rows: added } = await sql`
    INSERT INTO bank_cards (id, site_id, member_id, currency, kind, institution, slot,
      number_sealed, memo_sealed, holder_sealed, mark, last_four, is_default)
    VALUES (${card.id}, ${card.siteId}, ${card.memberId}, ${card.currency}, ${card.kind},
      ${card.institution}, ${first.slot}, ${card.number}, ${card.memo}, ${card.holder},
      ${card.mark}, ${card.lastFour}, NOT EXISTS (SELECT FROM bank_cards
        WHERE member_id = ${card.memberId} AND currency = ${card.currency} AND is_default))
    ON CONFLICT (site_id, mark) WHERE removed_at IS NULL DO NOTHING RETURNING id`.execute(work)
  return added.length > 0 ? done() : refuse('card_taken')
}

type Changed = { readonly memberId: MemberId; readonly id: BankCardId }

/** Counts a change; the one that is too many within its days is for a person to look at. */
export async function noteChange(
  work: Work,
  { memberId, id }: Changed,
  kind: 'added' | 'default',
): Promise<void> {
  await sql`INSERT INTO bank_card_changes (member_id, card_id, kind)
    VALUES (${memberId}, ${id}, ${kind})`.execute(work)
  const days = `${REVIEWED_DAYS} days`
  await sql`
    UPDATE bank_cards SET review_because = 'changes'
    WHERE id = ${id} AND ${REVIEWED_CHANGES} <= (SELECT count(*) FROM bank_card_changes
      WHERE member_id = ${memberId} AND changed_at > house_now() - ${days}::interval)`.execute(work)
}

/** Makes it the one default of its currency. */
export async function setDefault(work: Work, { memberId, id }: Changed): Promise<void> {
  await sql`
    UPDATE bank_cards SET is_default = false WHERE member_id = ${memberId} AND is_default
      AND currency = (SELECT currency FROM bank_cards WHERE id = ${id})`.execute(work)
  await sql`UPDATE bank_cards SET is_default = true WHERE id = ${id}`.execute(work)
}

export async function endCard(work: Work, id: BankCardId, because: RemovedBecause): Promise<void> {
  await sql`
    UPDATE bank_cards SET removed_at = house_now(), removed_because = ${because},
      is_default = false WHERE id = ${id}`.execute(work)
}

/** What was to be looked at has been seen; too many changes are for a person to clear. */
export async function setVerified(work: Work, id: BankCardId, by: VerifiedBy): Promise<void> {
  await sql`
    UPDATE bank_cards SET verified_at = house_now(), verified_by = ${by},
      review_because = CASE WHEN ${by}::text <> 'person' AND review_because = 'changes'
        THEN review_because END
    WHERE id = ${id}`.execute(work)
}

export async function setReview(work: Work, id: BankCardId, because: ReviewBecause): Promise<void> {
  await sql`
    UPDATE bank_cards SET review_because = ${because}
    WHERE id = ${id} AND review_because IS DISTINCT FROM 'changes'`.execute(work)
}

/** The name of the member is another: whose their accounts are is asked again. */
export async function reviewHolder(work: Work, memberId: MemberId): Promise<void> {
  await sql`
    UPDATE bank_cards SET review_because = 'name' WHERE member_id = ${memberId}
      AND removed_at IS NULL AND review_because IS DISTINCT FROM 'changes'`.execute(work)
}
