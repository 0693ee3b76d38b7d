import type { Work } from '@oriel/db/database'
import { findMessageCodes } from '@oriel/core/payment-code/message-code'
import { sql } from 'kysely'
import type { Link, Told } from './arrivals.ts'
import type { DepositId } from './rules.ts'

type ByReference = { readonly id: DepositId; readonly reference: string }
type ByTag = { readonly id: DepositId; readonly currency: string; readonly toPay: bigint }

/** What may name an order: what the provider counts it to, and the codes that the payer wrote. */
const namesOf = ({ reference, message }: Told): string[] => [
  ...(reference === null ? [] : [reference]),
  ...(message === null ? [] : findMessageCodes(message)),
]

/**
 * Finds whose arrivals are: by our reference, else by the code in the message, else by the coins
 * that tell open orders apart. A message that names two orders is for people to read.
 */
export async function matchOrders(work: Work, link: Link, told: readonly Told[]): Promise<Told[]> {
  const names = [...new Set(told.flatMap(namesOf))]
  const named = await findNamed(work, link, names)
  const matched = told.map((one): Told => ({ ...one, orderId: pick(named, one) }))
  const left = matched.filter((one) => one.orderId === null && namesOf(one).length === 0)
  if (left.length === 0) return matched
  const tagged = await findTagged(work, link, left)
  return matched.map((one) =>
    left.includes(one)
      ? { ...one, orderId: tagged.get(tagOf(one.currency, one.amount)) ?? null }
      : one,
  )
}

/** The provider's own word counts before what a payer has written. */
function pick(
  named: ReadonlyMap<string, DepositId>,
  { reference, message }: Told,
): DepositId | null {
  const told = reference === null ? undefined : named.get(reference)
  if (told !== undefined) return told
  const written = new Set(
    (message === null ? [] : findMessageCodes(message)).flatMap((code) => named.get(code) ?? []),
  )
  const [only] = written
  return written.size === 1 && only !== undefined ? only : null
}

async function findNamed(
  work: Work,
  link: Link,
  names: readonly string[],
): Promise<ReadonlyMap<string, DepositId>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<ByReference>`
    SELECT id, reference FROM deposits
    WHERE link_id = ${link.id} AND reference = ANY (${[...names]})`.execute(work)
  return new Map(rows.map(({ reference, id }) => [reference, id]))
}

const tagOf = (currency: string, units: bigint): string => `${currency} ${units}`

async function findTagged(
  work: Work,
  link: Link,
  told: readonly Told[],
): Promise<ReadonlyMap<string, DepositId>> {
  const { rows } = await sql<ByTag>`
    SELECT d.id, d.currency, d.to_pay AS "toPay" FROM deposits d
    JOIN unnest(${told.map((one) => one.currency)}::text[],
        ${told.map((one) => one.amount)}::bigint[], ${told.map((one) => one.seenAt)}::timestamptz[])
      AS t (currency, amount, seen_at)
      -- What was seen before somebody asked for it is not for them.
      ON d.currency = t.currency AND d.to_pay = t.amount AND d.made_at <= t.seen_at
    WHERE d.link_id = ${link.id} AND d.is_tagged AND d.ended_at IS NULL`.execute(work)
  return new Map(rows.map(({ currency, toPay, id }) => [tagOf(currency, toPay), id]))
}
