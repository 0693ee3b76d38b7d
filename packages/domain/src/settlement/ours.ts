import type { Rows } from '@oriel/db/database'
import { idOf, type SettlementLine } from '@oriel/domain/payment'
import { sql } from 'kysely'
import type { OurArrival, OurDispute, OurSending, SettlementFile } from './rules.ts'

/** What is ours of a page of lines, by how our rows name them. */
export type Ours = {
  readonly arrivals: ReadonlyMap<string, OurArrival>
  readonly disputes: ReadonlyMap<string, OurDispute>
  /** Payouts and refunds, by our reference. */
  readonly sendings: ReadonlyMap<string, OurSending>
  /** What stands in a file already. */
  readonly seen: ReadonlySet<string>
}

/** A movement of one kind, and which way it went: each is told once. */
export const seenAs = ({
  kind,
  gross,
  providerTx,
}: Pick<SettlementLine, 'kind' | 'gross' | 'providerTx'>) =>
  `${kind} ${gross < 0n ? '-' : '+'} ${providerTx}`

/** Each kind in one statement, by its primary key or its reference. */
export async function readOurs(
  rows: Rows,
  { linkId }: SettlementFile,
  lines: readonly SettlementLine[],
): Promise<Ours> {
  const txs = [...new Set(lines.map(({ providerTx }) => idOf(providerTx)))]
  const references = [...new Set(lines.map(({ reference }) => reference))]
  const { rows: arrivals } = await sql<OurArrival & { tx: string }>`
    SELECT provider_tx AS tx, amount, currency, cost, state, posted_at IS NOT NULL AS "isPosted"
    FROM payment_arrivals WHERE link_id = ${linkId} AND provider_tx = ANY (${txs})`.execute(rows)
  const { rows: disputes } = await sql<OurDispute & { tx: string }>`
    SELECT d.provider_tx AS tx, a.amount, a.currency, d.cost, d.posted_at IS NOT NULL AS "isPosted",
      d.won_at IS NOT NULL AS "isWon"
    FROM payment_disputes d
    JOIN payment_arrivals a ON a.link_id = d.link_id AND a.provider_tx = d.provider_tx
    WHERE d.link_id = ${linkId} AND d.provider_tx = ANY (${txs})`.execute(rows)
  const { rows: sendings } = await sql<OurSending & { reference: string }>`
    SELECT p.reference, p.amount, p.currency, p.cost, p.state, w.number AS name
    FROM payouts p JOIN withdrawals w ON w.id = p.withdrawal_id
    WHERE p.link_id = ${linkId} AND p.reference = ANY (${references})
    UNION ALL
    SELECT reference, amount, currency, cost, state, reference AS name FROM payment_refunds
    WHERE link_id = ${linkId} AND reference = ANY (${references})`.execute(rows)
  const told = lines.flatMap(({ providerTx }) => (providerTx === '' ? [] : [providerTx]))
  const { rows: seen } = await sql<Pick<SettlementLine, 'kind' | 'gross' | 'providerTx'>>`
    SELECT l.kind, l.gross, l.provider_tx AS "providerTx" FROM settlement_lines l
    JOIN settlement_files f ON f.id = l.file_id
    WHERE f.link_id = ${linkId} AND l.provider_tx = ANY (${[...new Set(told)]})
      AND l.outcome IS NOT NULL AND l.outcome <> 'differs'`.execute(rows)
  return {
    seen: new Set(seen.map(seenAs)),
    arrivals: new Map(arrivals.map(({ tx, ...one }) => [tx, one])),
    disputes: new Map(disputes.map(({ tx, ...one }) => [tx, one])),
    sendings: new Map(sendings.map(({ reference, ...one }) => [reference, one])),
  }
}
