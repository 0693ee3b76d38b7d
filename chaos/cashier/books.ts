import { createConnection } from '@oriel/db/pool'
import { ORIEL } from '@oriel/dev-world/cast'
import { verifyLaws } from '@oriel/ledger/verify'
import { countDead } from '../play/books.ts'
import type { PlayGround } from '../play/ground.ts'
import type { Dump, Outside } from './outside.ts'

type OwnArrival = {
  readonly link: string
  readonly tx: string
  readonly currency: string
  readonly amount: bigint
  readonly state: string
  readonly posted: boolean
  /** What two people gave, too. */
  readonly credited: bigint
  readonly memberId: string | null
}
type OwnPayout = {
  readonly link: string
  readonly reference: string
  readonly currency: string
  readonly amount: bigint
  readonly state: string
}
type OwnWithdrawal = {
  readonly number: string
  readonly memberId: string
  readonly request: string
  readonly state: string
  readonly amount: bigint
  readonly settled: bigint
  readonly released: bigint
  /** What reached the card and stayed there. */
  readonly reached: bigint
  readonly fee: bigint
}
type OwnOrder = {
  readonly number: string
  readonly request: string
  readonly state: string
  readonly received: bigint
  readonly credited: bigint
}

export type Books = {
  readonly arrivals: readonly OwnArrival[]
  /** Of arrivals that were taken back and not won again. */
  readonly takenBack: ReadonlySet<string>
  readonly payouts: readonly OwnPayout[]
  readonly withdrawals: readonly OwnWithdrawal[]
  readonly orders: readonly OwnOrder[]
  /** Of each member: what they have, less what they owe. */
  readonly money: ReadonlyMap<string, bigint>
  /** What the house has at each provider, by `link currency`. */
  readonly clearing: ReadonlyMap<string, bigint>
  readonly suspense: bigint
  /** Money that lies aside by name, in all currencies. */
  readonly aside: bigint
  readonly theirs: ReadonlyMap<string, Dump>
  readonly dead: number
  readonly lawsBroken: number
}

export const nameOf = (link: string, tx: string): string => `${link} ${tx}`

const ARRIVALS = `SELECT a.link_id AS link, coalesce(a.told_tx, a.provider_tx) AS tx, a.currency,
    a.amount, a.state, a.posted_at IS NOT NULL AS posted,
    coalesce(a.to_available + a.to_owed + coalesce(a.given_available + a.given_owed, 0), 0)::bigint
      AS credited,
    coalesce(a.given_to, d.member_id)::text AS "memberId"
  FROM payment_arrivals a LEFT JOIN deposits d ON d.id = a.order_id WHERE a.site_id = $1`
const TAKEN_BACK = `SELECT d.link_id AS link, coalesce(a.told_tx, a.provider_tx) AS tx
  FROM payment_disputes d JOIN payment_arrivals a USING (link_id, provider_tx)
  WHERE d.posted_at IS NOT NULL AND d.won_at IS NULL AND d.site_id = $1`
const PAYOUTS = `SELECT link_id AS link, reference, currency, amount, state FROM payouts
    WHERE site_id = $1
  UNION ALL SELECT link_id, reference, currency, amount, state FROM payment_refunds
    WHERE site_id = $1`
const WITHDRAWALS = `SELECT w.number, w.member_id::text AS "memberId", w.request_id::text AS request,
    w.state, w.amount, w.settled, w.released, w.fee,
    (SELECT coalesce(sum(amount), 0) FROM payouts p
      WHERE p.withdrawal_id = w.id AND p.state = 'paid')::bigint AS reached
  FROM withdrawals w WHERE w.site_id = $1`
const ORDERS = `SELECT d.number, d.request_id::text AS request, d.state, d.received,
    (SELECT coalesce(sum(a.to_available + a.to_owed + a.to_fee), 0) FROM payment_arrivals a
      WHERE a.order_id = d.id AND a.given_to IS NULL)::bigint AS credited
  FROM deposits d WHERE d.site_id = $1`
const MONEY = `SELECT owner::text AS "memberId", sum(balance)::bigint AS units FROM ledger_accounts
  WHERE kind IN ('available', 'held', 'owed') AND currency = 'USD'
    AND owner IN (SELECT id FROM members WHERE site_id = $1) GROUP BY owner`
const CLEARING = `SELECT party AS link, currency, sum(balance)::bigint AS units FROM ledger_accounts
  WHERE kind = 'clearing' AND $1::integer IS NOT NULL GROUP BY party, currency`
const SUSPENSE = `SELECT coalesce(sum(balance), 0)::bigint AS units FROM ledger_accounts
  WHERE kind = 'suspense' AND $1::integer IS NOT NULL`
const ASIDE = `SELECT coalesce(sum(amount), 0)::bigint AS units FROM parked_arrivals
  WHERE ended_at IS NULL AND $1::integer IS NOT NULL`

export async function readCashierBooks(
  { ownerUrl, natsUrls }: Pick<PlayGround, 'ownerUrl' | 'natsUrls'>,
  outside: Outside,
  note: (text: string) => void,
): Promise<Books> {
  const client = createConnection({ url: ownerUrl, name: 'judge' })
  await client.connect()
  const read = async <Row extends object>(text: string): Promise<Row[]> =>
    (await client.query<Row>(text, [ORIEL])).rows
  const sum = async (text: string): Promise<bigint> =>
    (await read<{ units: bigint }>(text))[0]?.units ?? 0n
  try {
    type Named = { link: string; tx: string }
    type Purse = { memberId: string; units: bigint }
    type Place = { link: string; currency: string; units: bigint }
    let lawsBroken = 0
    for await (const { law, broken, first } of verifyLaws(client)) {
      lawsBroken += broken
      if (broken > 0) note(`broken ${broken} times: ${law}, first ${first.join(', ')}`)
    }
    const dumps = outside.links.map(async (link) => [link, await outside.dump(link)] as const)
    return {
      arrivals: await read<OwnArrival>(ARRIVALS),
      takenBack: new Set((await read<Named>(TAKEN_BACK)).map(({ link, tx }) => nameOf(link, tx))),
      payouts: await read<OwnPayout>(PAYOUTS),
      withdrawals: await read<OwnWithdrawal>(WITHDRAWALS),
      orders: await read<OwnOrder>(ORDERS),
      money: new Map((await read<Purse>(MONEY)).map((one) => [one.memberId, one.units])),
      clearing: new Map(
        (await read<Place>(CLEARING)).map((one) => [`${one.link} ${one.currency}`, one.units]),
      ),
      suspense: await sum(SUSPENSE),
      aside: await sum(ASIDE),
      theirs: new Map(await Promise.all(dumps)),
      dead: await countDead(natsUrls),
      lawsBroken,
    }
  } finally {
    await client.end()
  }
}
