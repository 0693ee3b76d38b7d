import type { MemberId } from '@oriel/core/id'
import type pg from 'pg'
import { houseOf } from '../chart.ts'
import { SITE } from '../examples.ts'

/**
 * A ledger's past, made by formula instead of by posting: as large as wanted, and every law holds.
 * Posts lie evenly in time. Busy members have the same lines however many others there are.
 */
export type History = {
  readonly members: number
  /** The first of the members are busy: each has so many lines. */
  readonly busy: number
  readonly lines: number
  /** The first of so many posts is of a busy member. */
  readonly every: number
  readonly from: Date
  readonly to: Date
}

/** The first row of each kind; the others follow without gaps. */
export type HistoryRows = { readonly house: bigint; readonly members: bigint }

const UNITS = 10_000
const STRIPES = 16
const CURRENCY = 'USD'

export const postsIn = ({ busy, lines, every }: History): number => busy * lines * every

export const historyMember = (index: number): MemberId =>
  `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}` as MemberId

/** Makes the months and the accounts. */
export async function openHistory(client: pg.ClientBase, history: History): Promise<HistoryRows> {
  const months = monthNumber(history.to) - monthNumber(history.from) + 1
  await client.query('SELECT ledger_make_months($1, $2)', [history.from, months])
  const open = async (kind: string, owner: string): Promise<bigint> => {
    const query = 'SELECT ids[1] AS id FROM ledger_open($1, $2, $3, $4)'
    const { rows } = await client.query<{ id: bigint }>(query, [kind, owner, '', CURRENCY])
    return rows[0]?.id ?? 0n
  }
  const house = await open('promotion', houseOf(SITE))
  const members = await open('available', historyMember(0))
  // The others are as the first is.
  const { rows } = await client.query<{ id: bigint }>(
    `INSERT INTO ledger_accounts (kind, owner, party, currency, stripe, floor)
     SELECT kind, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, party, currency,
       stripe, floor
     FROM ledger_accounts, generate_series(1, $1) AS n WHERE id = $2
     RETURNING id`,
    [history.members - 1, members],
  )
  const isWhole = rows.every(({ id }, index) => id === members + BigInt(index + 1))
  if (!isWhole) throw new Error('the rows of members have gaps')
  return { house, members }
}

const monthNumber = (at: Date): number => at.getUTCFullYear() * 12 + at.getUTCMonth()

/** Posts by their numbers, from the first to before the end; in the order of time. */
export type Part = { readonly first: number; readonly end: number }

export const journalStatements = (history: History, rows: HistoryRows, part: Part): string[] => [
  `WITH ${WORDS}
   INSERT INTO ledger_journals (id, posted_at, kind, cause_kind, cause_id, key)
   SELECT id, at, kind, cause_kind, id::text, id::text
   FROM words, (${posts(history, rows, part)}) p`,
  // A repeat would be told by its body; the past is not told again.
  `INSERT INTO ledger_keys (key, body, journal_id, posted_at)
   SELECT id::text, sha256(uuid_send(id)), id, at FROM (${posts(history, rows, part)}) p`,
]

export const entryStatement = (history: History, rows: HistoryRows, part: Part): string => `
  WITH ${WORDS}
  INSERT INTO ledger_entries (journal_id, posted_at, account_id, version, amount, balance, currency)
  SELECT id, at, CASE side WHEN -1 THEN house ELSE member END,
    CASE side WHEN -1 THEN house_version ELSE member_version END, side * ${UNITS},
    side * ${UNITS} * CASE side WHEN -1 THEN house_version ELSE member_version END, currency
  FROM words, (${posts(history, rows, part)}) p, (VALUES (-1), (1)) AS sides (side)`

/** What the accounts hold in the end. */
export const balanceStatement = `
  UPDATE ledger_accounts a
  SET balance = e.balance, version = e.version, moved_at = e.moved_at
  FROM (
    SELECT account_id, sum(amount)::bigint AS balance, max(version) AS version,
      max(posted_at) AS moved_at
    FROM ledger_entries GROUP BY account_id
  ) e
  WHERE a.id = e.account_id`

/** Words that were looked at once need not be looked at again for every row. */
const WORDS = `words AS MATERIALIZED (
  SELECT 'test'::ledger_word AS kind, 'test'::ledger_word AS cause_kind,
    '${CURRENCY}'::ledger_currency AS currency
)`

/** One row per post: when it was, and which lines it wrote. */
function posts(history: History, rows: HistoryRows, { first, end }: Part): string {
  const { busy, every, members } = history
  const from = history.from.getTime()
  const step = Math.floor((history.to.getTime() - from) / postsIn(history))
  const others = members - busy
  // How many posts of other members lie before this one.
  const other = `(n - n / ${every} - 1)`
  // As an id of its moment looks, with the number where others have chance.
  const id = `encode(int8send((${from} + n * ${step}) << 16 | x'7000'::bigint)
    || int8send(x'8000000000000000'::bigint | n), 'hex')::uuid`
  return `
    SELECT ${id} AS id,
      timestamptz '${history.from.toISOString()}' + n * interval '${step} milliseconds' AS at,
      ${rows.house} + n % ${STRIPES} AS house, n / ${STRIPES} + 1 AS house_version,
      ${rows.members} + CASE WHEN n % ${every} = 0 THEN n / ${every} % ${busy}
        ELSE ${busy} + ${other} % ${others} END AS member,
      CASE WHEN n % ${every} = 0 THEN n / ${every} / ${busy}
        ELSE ${other} / ${others} END + 1 AS member_version
    FROM generate_series(${first}::bigint, ${end}::bigint - 1) AS n OFFSET 0`
}
