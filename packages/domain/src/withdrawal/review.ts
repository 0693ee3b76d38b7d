import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { findAnyCards } from '@oriel/domain/bank-card'
import type { Field } from '@oriel/domain/command'
import { sql } from 'kysely'
import type { Withdrawal, WithdrawalId } from './rules.ts'
import * as store from './store.ts'

type Fields = Readonly<Record<string, Field>>

/** What people look at before they decide: each check, the card, what was paid before. */
export async function readReview(rows: Rows, siteId: SiteId, id: string): Promise<Fields> {
  const withdrawal = await store.find(rows, id as WithdrawalId)
  if (withdrawal?.siteId !== siteId) return {}
  const checks: Record<string, Field> = {}
  for (const { rule, says, figures } of withdrawal.checks) {
    checks[`check.${rule}`] = says
    for (const [name, value] of Object.entries(figures)) checks[`figure.${rule}.${name}`] = value
  }
  return {
    ...checks,
    ...(await readCard(rows, withdrawal)),
    ...(await readBefore(rows, withdrawal)),
  }
}

async function readCard(rows: Rows, { cardId }: Withdrawal): Promise<Fields> {
  const [card] = await findAnyCards(rows, [cardId])
  if (!card) return {}
  const { addedAt, usableAt, verifiedAt, verifiedBy } = card
  return {
    'card.added_at': addedAt.toISOString(),
    'card.usable_at': usableAt.toISOString(),
    'card.verified_at': verifiedAt?.toISOString() ?? null,
    'card.verified_by': verifiedBy,
  }
}

/** How often the member was paid before, to this card and at all, in a year. */
async function readBefore(rows: Rows, { memberId, cardId }: Withdrawal): Promise<Fields> {
  const { rows: found } = await sql<{ to_card: number; all: number }>`
    SELECT count(*) FILTER (WHERE card_id = ${cardId})::int AS to_card, count(*)::int AS all
    FROM withdrawals WHERE member_id = ${memberId} AND state = 'paid'
      AND made_at > house_now() - interval '365 days'`.execute(rows)
  const { to_card: toCard, all } = found[0] ?? { to_card: 0, all: 0 }
  return { 'before.to_card': toCard, 'before.all': all }
}
