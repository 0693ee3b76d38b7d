import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Database, Rows } from '@oriel/db/database'
import { listOpenCases } from '@oriel/domain/provider'
import { HOUSES } from '@oriel/ledger/chart'
import { sql } from 'kysely'
import { tellAgreement, tellDifference } from './differ.ts'
import { noteCheck, type CheckReport } from './note.ts'

type Transit = {
  readonly site_id: number
  readonly provider_id: string
  readonly currency: Currency
  readonly lies: Units
  readonly expected: Units
}

/** I10: what is in transit with a provider is what its open transfers hold, to the unit. */
export async function checkTransit({ rows }: Database, now: Date): Promise<CheckReport> {
  const found = await listTransit(rows)
  const broken: string[] = []
  for (const at of found) {
    if (at.lies === at.expected) continue
    const { provider_id: providerId, currency, lies, expected } = at
    const subject = `transit ${at.site_id} ${currency}`
    broken.push(`${providerId} ${subject}`)
    const detail = { lies: lies.toString(), expected: expected.toString() }
    const about = { providerId, kind: 'ledger', subject, currency } as const
    await tellDifference(rows, { ...about, difference: lies - expected, detail }, now)
  }
  for (const { providerId, kind, subject } of await listOpenCases(rows, 'ledger', 'transit ')) {
    if (broken.includes(`${providerId} ${subject}`)) continue
    await tellAgreement(rows, { providerId, kind, subject })
  }
  const report = { name: 'transit', looked: found.length, broken: broken.length, first: broken }
  return noteCheck(rows, { ...report, waiting: 0, oldestAt: null })
}

async function listTransit(rows: Rows): Promise<Transit[]> {
  // One statement sees one moment: a transfer and its money are committed together.
  const { rows: found } = await sql<Transit>`
    WITH lies AS (
      SELECT ('x' || right(a.owner::text, 12))::bit(48)::bigint::integer AS site_id,
        a.party::text AS provider_id, a.currency::text AS currency, sum(a.balance) AS units
      FROM ledger_accounts a JOIN provider_links l ON l.provider_id = a.party
      WHERE a.owner BETWEEN ${HOUSES.first} AND ${HOUSES.last} AND a.kind = 'transit'
      GROUP BY a.owner, a.party, a.currency
    ), open AS (
      SELECT site_id, provider_id, currency, sum(asked) AS units FROM transfers
      WHERE ended_at IS NULL AND direction = 'in' GROUP BY site_id, provider_id, currency
    )
    SELECT site_id, provider_id, currency, coalesce(l.units, 0)::bigint AS lies,
      coalesce(o.units, 0)::bigint AS expected
    FROM lies l FULL JOIN open o USING (site_id, provider_id, currency)`.execute(rows)
  return found
}
