import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Work } from '@oriel/db/database'
import type { Link } from '@oriel/domain/deposit'
import { sql } from 'kysely'
import type { ParkedId } from './rules.ts'
import * as store from './store.ts'

/** What lies aside at a bank of the house, and may be what a provider has paid on to it. */
export type WaitingArrival = {
  readonly id: ParkedId
  readonly tx: string
  readonly currency: Currency
  readonly amount: Units
  readonly message: string | null
}

type Sought = { readonly currency: string; readonly amount: Units }
const LISTED_MAX = 50

export async function listWaitingOf(
  work: Work,
  { id: linkId, siteId }: Link,
  { currency, amount }: Sought,
): Promise<WaitingArrival[]> {
  const { rows } = await sql<WaitingArrival>`
    SELECT p.id, p.provider_tx AS tx, p.currency, p.amount, a.message
    FROM parked_arrivals p
    JOIN payment_arrivals a ON a.link_id = p.link_id AND a.provider_tx = p.provider_tx
    WHERE p.site_id = ${siteId} AND p.state = 'waiting' AND p.due_at IS NULL
      AND p.link_id = ${linkId} AND p.currency = ${currency} AND p.amount = ${amount}
      AND NOT p.is_rest
    ORDER BY p.entered_at LIMIT ${LISTED_MAX}`.execute(work)
  return rows
}

/** It is the house's own money, which its file has told of: false where it waits no more. */
export async function endMatched(work: Work, id: ParkedId): Promise<boolean> {
  const parked = await store.lock(work, id)
  if (parked?.state !== 'waiting') return false
  await store.change(work, parked, { state: 'matched' })
  return true
}
