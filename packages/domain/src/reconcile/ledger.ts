import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Database, Rows } from '@oriel/db/database'
import { listCases } from '@oriel/domain/provider'
import { sql } from 'kysely'
import { tellAgreement, tellDifference } from './differ.ts'
import { noteCheck, type CheckReport } from './note.ts'

/** Each run looks a little further back than the one before it ended. */
const RECENT = '5 minutes'

async function names(rows: Rows, text: string): Promise<string[]> {
  const { rows: found } = await sql<{ what: string }>`
    ${sql.raw(text.replaceAll(':recent', `house_now() - interval '${RECENT}'`))} LIMIT 100`.execute(
    rows,
  )
  return found.map(({ what }) => what)
}

/** Laws of the ledger over what moved lately: cheap, however much there is already. */
const RECENT_LAWS = {
  'ledger-journals': `SELECT journal_id::text AS what FROM ledger_entries
    WHERE posted_at > :recent GROUP BY posted_at, journal_id, currency HAVING sum(amount) <> 0`,
  'ledger-accounts': `SELECT a.id::text AS what FROM ledger_accounts a
    JOIN LATERAL (SELECT e.version, e.balance FROM ledger_entries e
      WHERE e.account_id = a.id AND e.posted_at >= a.moved_at - interval '1 minute'
      ORDER BY e.version DESC LIMIT 1) e ON true
    WHERE a.id IN (SELECT account_id FROM ledger_entries WHERE posted_at > :recent)
      AND (a.version, a.balance) <> (e.version, e.balance)`,
  'ledger-entries': `SELECT s.account_id || ' at version ' || s.version AS what FROM (
      SELECT account_id, version, amount, balance,
        lag(balance) OVER w AS before, lag(version) OVER w AS version_before
      FROM ledger_entries WHERE posted_at > :recent
      WINDOW w AS (PARTITION BY account_id ORDER BY version)
    ) s WHERE s.version_before IS NOT NULL
      AND (s.version <> s.version_before + 1 OR s.balance <> s.before + s.amount)`,
  'ledger-world': `SELECT currency::text AS what FROM ledger_accounts
    GROUP BY currency HAVING sum(balance) <> 0`,
} as const

/** I3 and I5 every minute, over what moved since. The nightly look goes over everything. */
export async function checkLedger({ rows }: Pick<Database, 'rows'>): Promise<CheckReport[]> {
  const reports: CheckReport[] = []
  for (const [name, law] of Object.entries(RECENT_LAWS)) {
    const broken = await names(rows, law)
    reports.push(await noteCheck(rows, name, 1, broken))
  }
  return reports
}

type Transit = {
  readonly site_id: number
  readonly provider_id: string
  readonly currency: Currency
  readonly lies: Units
  readonly expected: Units
}

/** I10: what is in transit with a provider is what its open transfers hold, to the unit. */
export async function checkTransit(
  { rows }: Pick<Database, 'rows'>,
  now: Date,
): Promise<CheckReport> {
  // One statement sees one moment: a transfer and its money are committed together.
  const { rows: found } = await sql<Transit>`
    WITH lies AS (
      SELECT ('x' || right(a.owner::text, 12))::bit(48)::bigint::integer AS site_id,
        a.party::text AS provider_id, a.currency::text AS currency, sum(a.balance) AS units
      FROM ledger_accounts a JOIN provider_links l ON l.provider_id = a.party
      WHERE a.kind = 'transit' GROUP BY a.owner, a.party, a.currency
    ), open AS (
      SELECT site_id, provider_id, currency, sum(asked) AS units FROM transfers
      WHERE ended_at IS NULL AND direction = 'in' GROUP BY site_id, provider_id, currency
    )
    SELECT site_id, provider_id, currency, coalesce(l.units, 0)::bigint AS lies,
      coalesce(o.units, 0)::bigint AS expected
    FROM lies l FULL JOIN open o USING (site_id, provider_id, currency)`.execute(rows)
  const broken: string[] = []
  const subjects = new Set<string>()
  for (const at of found) {
    if (at.lies === at.expected) continue
    const subject = `transit ${at.site_id} ${at.currency}`
    const { provider_id: providerId, currency, lies, expected } = at
    broken.push(`${providerId} ${subject}`)
    subjects.add(`${providerId} ${subject}`)
    const detail = { lies: lies.toString(), expected: expected.toString() }
    const difference = lies - expected
    await tellDifference(
      rows,
      { providerId, kind: 'ledger', subject, currency, difference, detail },
      now,
    )
  }
  for (const { providerId, kind, subject } of await listCases(rows)) {
    const isOurs = kind === 'ledger' && subject.startsWith('transit ')
    if (isOurs && !subjects.has(`${providerId} ${subject}`)) {
      await tellAgreement(rows, { providerId, kind, subject })
    }
  }
  return noteCheck(rows, 'transit', found.length, broken)
}
