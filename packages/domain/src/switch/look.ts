import type { SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { noteOffice, type OfficeLine } from '@oriel/domain/audit'
import { sql } from 'kysely'
import { findLabel } from './offered.ts'
import { switchChanged } from './fact.ts'
import { nameOf, type SwitchName } from './rules.ts'

/** Who looks at it, as the trail names them. */
export type Looker = Pick<
  OfficeLine,
  'actor' | 'staffId' | 'sessionId' | 'role' | 'ip' | 'traceId'
> & { readonly personId: string }

export type LookReason = 'subject_unknown' | 'same_person' | 'looked_already'

/**
 * Somebody else has seen that it is off and why. The person who switched it off cannot be the one:
 * the table refuses that too.
 */
export const lookAtSwitch = (
  database: Database,
  looker: Looker,
  { siteId, id }: { readonly siteId: SiteId; readonly id: string },
): Promise<Outcome<void, LookReason>> =>
  database.transaction(async (work) => {
    const row = await lock(work, siteId, id)
    if (!row) return refuse('subject_unknown')
    const why = reasonOf(row, looker)
    if (why === null) {
      await sql`UPDATE switches SET looked_at = house_now(), looked_by = ${looker.actor},
        looked_person = ${looker.personId} WHERE id = ${id}`.execute(work)
      await announce(work, switchChanged({ siteId, ...row, isOff: row.on_at === null }))
    }
    const subject = { kind: 'switch', id: nameOf(row) }
    await noteOffice(work, {
      ...looker,
      siteId,
      permission: 'switch.off',
      subject,
      outcome: why ?? 'looked',
      reason: row.because,
    })
    return why === null ? done() : refuse(why)
  })

type Row = SwitchName & {
  readonly because: string
  readonly person_id: string | null
  readonly looked_at: Date | null
  readonly on_at: Date | null
}

async function lock(work: Work, siteId: SiteId, id: string): Promise<Row | null> {
  const row = await work
    .selectFrom('switches')
    .select(['scope', 'key', 'because', 'person_id', 'looked_at', 'on_at'])
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? { ...row, scope: row.scope as SwitchName['scope'] } : null
}

function reasonOf(row: Row, { personId }: Looker): LookReason | null {
  if (row.looked_at !== null) return 'looked_already'
  return row.person_id === personId ? 'same_person' : null
}

/** What nobody else has looked at in time. */
export type Unseen = SwitchName & {
  readonly siteId: SiteId
  readonly by: string
  readonly because: string
  readonly offSince: Date
  readonly label: string
}

const TOLD_AT_ONCE = 20

/** Tells owners once of each that nobody else has looked at in time; gives how many there were. */
export const tellUnseen = (
  database: Database,
  tell: (work: Work, unseen: Unseen) => Promise<void>,
): Promise<number> =>
  database.transaction(async (work) => {
    const { rows } = await sql<Omit<Unseen, 'label'>>`
      UPDATE switches SET owners_told_at = house_now() WHERE id IN (
        SELECT id FROM switches
        WHERE looked_at IS NULL AND owners_told_at IS NULL AND look_by <= house_now()
        ORDER BY look_by LIMIT ${TOLD_AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING site_id AS "siteId", scope, key, by, because, off_since AS "offSince"`.execute(work)
    for (const unseen of rows) {
      const label = (await findLabel(work, unseen.siteId, unseen)) ?? unseen.key
      await tell(work, { ...unseen, label })
    }
    return rows.length
  })
