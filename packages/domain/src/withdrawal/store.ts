import type { Currency } from '@oriel/core/currency'
import type { BankCardId, MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import type { Tables } from '@oriel/db/tables'
import type { PaymentMethodId } from '@oriel/domain/payment'
import { sql, type Selectable } from 'kysely'
import type { Check } from './check-rules.ts'
import type {
  OutKind,
  StageTime,
  Withdrawal,
  WithdrawalId,
  WithdrawalStage,
  WithdrawalState,
} from './rules.ts'

type Row = Selectable<Tables['withdrawals']>
type KeptStage = {
  readonly stage: WithdrawalStage
  readonly entered_at: string
  readonly promised_at: string
  readonly left_at: string
}

export const toWithdrawal = (row: Row): Withdrawal => ({
  id: row.id as WithdrawalId,
  siteId: row.site_id as SiteId,
  memberId: row.member_id as MemberId,
  number: row.number,
  cardId: row.card_id as BankCardId,
  methodId: row.method_id as PaymentMethodId,
  kind: row.kind as OutKind,
  currency: row.currency as Currency,
  amount: row.amount,
  fee: row.fee,
  settled: row.settled,
  released: row.released,
  state: row.state as WithdrawalState,
  reason: row.reason,
  checks: (row.checks ?? []) as readonly Check[],
  people: row.people,
  decidedBy: [row.first_by, row.second_by, row.third_by].filter((by) => by !== null),
  stages: stagesOf(row),
  isLate: row.is_late,
  tries: row.tries,
  madeAt: row.made_at,
  endedAt: row.ended_at,
})

function stagesOf(row: Row): StageTime[] {
  const left = (row.stages as readonly KeptStage[]).map((one) => ({
    stage: one.stage,
    enteredAt: new Date(one.entered_at),
    promisedAt: new Date(one.promised_at),
    leftAt: new Date(one.left_at),
  }))
  if (row.stage === 'ended') return left
  const now = { enteredAt: row.entered_at, promisedAt: row.promised_at, leftAt: null }
  return [...left, { stage: row.stage as WithdrawalStage, ...now }]
}

export type NewWithdrawal = Pick<
  Withdrawal,
  | 'id'
  | 'siteId'
  | 'memberId'
  | 'number'
  | 'cardId'
  | 'methodId'
  | 'kind'
  | 'currency'
  | 'amount'
  | 'fee'
> & {
  readonly day: string
  readonly requestId: string
  readonly requestSha: Buffer
  readonly deviceHash: Buffer | null
  readonly promiseS: number
}

/** Null where its number is another's: the next try draws another. */
export async function insert(work: Work, one: NewWithdrawal): Promise<Withdrawal | null> {
  const row = await work
    .insertInto('withdrawals')
    .values({
      id: one.id,
      site_id: one.siteId,
      member_id: one.memberId,
      number: one.number,
      card_id: one.cardId,
      method_id: one.methodId,
      kind: one.kind,
      currency: one.currency,
      amount: one.amount,
      fee: one.fee,
      day: one.day,
      request_id: one.requestId,
      request_sha: one.requestSha,
      device_hash: one.deviceHash,
      promised_at: sql`house_now() + ${`${one.promiseS} seconds`}::interval`,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'number']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? toWithdrawal(row) : null
}

/** What a request has made before, and what it asked for. */
export async function findByRequest(
  rows: Rows,
  memberId: MemberId,
  requestId: string,
): Promise<{ readonly withdrawal: Withdrawal; readonly sha: Buffer } | null> {
  const row = await rows
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row ? { withdrawal: toWithdrawal(row), sha: row.request_sha } : null
}

type DayAsked = {
  readonly memberId: MemberId
  readonly cardId: BankCardId
  readonly currency: Currency
  readonly day: string
}

/** What a member has asked for on a day of the site's clock, and whether one is open to a card. */
export async function readDay(
  rows: Rows,
  { memberId, cardId, currency, day }: DayAsked,
): Promise<{ readonly count: number; readonly units: Units; readonly isOpen: boolean }> {
  const { rows: found } = await sql<{ count: number; units: Units; open: boolean }>`
    SELECT count(*)::int AS count,
      coalesce(sum(amount) FILTER (WHERE currency = ${currency}), 0)::bigint AS units,
      EXISTS (SELECT FROM withdrawals WHERE member_id = ${memberId} AND card_id = ${cardId}
        AND ended_at IS NULL) AS open
    FROM withdrawals WHERE member_id = ${memberId} AND day = ${day}
      AND made_at > house_now() - interval '3 days' AND state NOT IN ('refused', 'failed')`.execute(
    rows,
  )
  const [one] = found
  return { count: one?.count ?? 0, units: one?.units ?? 0n, isOpen: one?.open ?? false }
}

export async function lock(work: Work, id: WithdrawalId): Promise<Withdrawal | null> {
  const row = await work
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? toWithdrawal(row) : null
}

export async function find(rows: Rows, id: WithdrawalId): Promise<Withdrawal | null> {
  const row = await rows
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toWithdrawal(row) : null
}

/** What is changed of a row that is locked; its stage is written down where it is left. */
export type Change = {
  readonly state?: WithdrawalState
  readonly reason?: string | null
  readonly checks?: readonly Check[]
  readonly people?: number
  readonly by?: { readonly place: 'first_by' | 'second_by' | 'third_by'; readonly staff: string }
  /** Who has said yes so far counts no more. */
  readonly isByNobody?: true
  readonly refusedBy?: string
  readonly stage?: { readonly name: WithdrawalStage | 'ended'; readonly promiseS: number }
  readonly settled?: Units
  readonly released?: Units
  /** Whether a process looks at it now, or nobody does until something happens. */
  readonly isDue?: boolean
  readonly isEnded?: boolean
}

const LEFT = sql<string>`stages || jsonb_build_object('stage', stage, 'entered_at', entered_at,
  'promised_at', promised_at, 'left_at', house_now())`

export async function change(work: Work, id: WithdrawalId, how: Change): Promise<Withdrawal> {
  const { stage, by } = how
  const promised = stage && sql<Date>`house_now() + ${`${stage.promiseS} seconds`}::interval`
  const row = await work
    .updateTable('withdrawals')
    .set({
      ...(how.state && { state: how.state }),
      ...(how.reason !== undefined && { reason: how.reason }),
      ...(how.checks && { checks: JSON.stringify(how.checks) }),
      ...(how.people !== undefined && { people: how.people }),
      ...(by && { [by.place]: by.staff }),
      ...(how.isByNobody && { first_by: null, second_by: null, third_by: null }),
      ...(how.refusedBy && { refused_by: how.refusedBy }),
      ...(how.settled && { settled: sql`settled + ${how.settled}` }),
      ...(how.released && { released: sql`released + ${how.released}` }),
      ...(stage && { stages: LEFT, stage: stage.name, entered_at: sql`house_now()` }),
      ...(stage && stage.name !== 'ended' && { promised_at: promised, is_late: false }),
      ...(how.isDue !== undefined && { due_at: how.isDue ? sql`house_now()` : null }),
      taken_until: null,
      ...(how.isEnded && { ended_at: sql`house_now()` }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toWithdrawal(row)
}

/** How long whoever took one up may be silent before another takes it. By the database. */
const TAKEN_FOR = '30 seconds'

/** What a process looks at: its checks, or the payouts to be made of it. */
export async function take(rows: Rows, id: WithdrawalId): Promise<Withdrawal | null> {
  const { rows: found } = await sql<Row>`
    UPDATE withdrawals SET tries = tries + 1,
      taken_until = house_now() + ${TAKEN_FOR}::interval
    WHERE id = ${id} AND due_at <= house_now()
      AND (taken_until IS NULL OR taken_until < house_now()) RETURNING *`.execute(rows)
  return found[0] ? toWithdrawal(found[0]) : null
}

export async function rest(
  rows: Rows,
  { id, tries }: Pick<Withdrawal, 'id' | 'tries'>,
  restMs: number,
): Promise<void> {
  await sql`UPDATE withdrawals SET taken_until = NULL,
      due_at = house_now() + ${`${restMs} milliseconds`}::interval
    WHERE id = ${id} AND tries = ${tries} AND due_at IS NOT NULL`.execute(rows)
}

export async function listDue(rows: Rows, limit: number): Promise<WithdrawalId[]> {
  const { rows: found } = await sql<{ id: WithdrawalId }>`
    SELECT id FROM withdrawals WHERE due_at <= house_now()
      AND (taken_until IS NULL OR taken_until < house_now())
    ORDER BY due_at LIMIT ${limit}`.execute(rows)
  return found.map(({ id }) => id)
}

/** Marks what is past its promise, once; gives those. */
export async function markLate(work: Work, limit: number): Promise<Withdrawal[]> {
  const { rows } = await sql<Row>`
    UPDATE withdrawals SET is_late = true WHERE id IN (SELECT id FROM withdrawals
      WHERE ended_at IS NULL AND NOT is_late AND promised_at < house_now()
      ORDER BY promised_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(work)
  return rows.map(toWithdrawal)
}

type Own = { readonly siteId: SiteId; readonly memberId: MemberId; readonly number: string }

/** A withdrawal of this member; that of another is not there. */
export async function findOwn(
  rows: Rows,
  { siteId, memberId, number }: Own,
): Promise<Withdrawal | null> {
  const row = await rows
    .selectFrom('withdrawals')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ? toWithdrawal(row) : null
}

export async function listOpen(rows: Rows, memberId: MemberId): Promise<Withdrawal[]> {
  const found = await rows
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('made_at', 'desc')
    .execute()
  return found.map(toWithdrawal)
}

type Listed = {
  readonly memberId: MemberId
  readonly from: Date
  readonly to: Date
  readonly after: string | null
  readonly count: number
}

export async function listOf(
  rows: Rows,
  { memberId, from, to, after, count }: Listed,
): Promise<Withdrawal[]> {
  let query = rows
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('made_at', '>=', from)
    .where('made_at', '<', to)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
  if (after !== null) {
    query = query.where(
      sql<boolean>`(made_at, id) < (SELECT l.made_at, l.id FROM withdrawals l
        WHERE l.id = ${after}::uuid AND l.member_id = ${memberId})`,
    )
  }
  return (await query.execute()).map(toWithdrawal)
}

/** How long the last hundred of a kind took, from being asked for to being paid. */
export type Pace = {
  readonly count: number
  readonly medianS: number | null
  readonly slowS: number | null
  readonly keptPpm: number | null
}

export const NO_PACE: Pace = { count: 0, medianS: null, slowS: null, keptPpm: null }

export async function readPace(
  rows: Rows,
  { siteId, currency, kind }: { siteId: SiteId; currency: Currency; kind: OutKind },
): Promise<Pace> {
  const { rows: found } = await sql<Pace>`
    SELECT count(*)::int AS count,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY took)::float8 AS "medianS",
      percentile_cont(0.9) WITHIN GROUP (ORDER BY took)::float8 AS "slowS",
      (avg(kept::int) * 1000000)::int AS "keptPpm"
    FROM (SELECT extract(epoch FROM ended_at - made_at) AS took,
        NOT EXISTS (SELECT FROM jsonb_array_elements(stages) s
          WHERE (s->>'left_at')::timestamptz > (s->>'promised_at')::timestamptz) AS kept
      FROM withdrawals WHERE site_id = ${siteId} AND currency = ${currency} AND kind = ${kind}
        AND state = 'paid' ORDER BY ended_at DESC LIMIT 100) last`.execute(rows)
  return found[0] ?? NO_PACE
}
