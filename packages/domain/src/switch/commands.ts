import { newId, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { command, type Deed, type State } from '@oriel/domain/command'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { switchChanged } from './fact.ts'
import { nameOf, SWITCH_ON_LIVES, switchScopes, type SwitchName } from './rules.ts'
import { findLabel } from './offered.ts'

const OneName = z.object({
  scope: z.enum(switchScopes),
  key: z.string().check(z.maxLength(20)),
})
const OneSwitch = z.object({ switch_id: z.uuid() })
type OneSwitch = z.output<typeof OneSwitch>

/** What the site does not offer has no switch. Of two who switch off at once the second waits. */
async function lookAtName(work: Work, siteId: SiteId, name: SwitchName): Promise<State | null> {
  const label = await findLabel(work, siteId, name)
  if (label === null) return null
  await sql`SELECT pg_advisory_xact_lock(hashtext('switch'), ${siteId}::int)`.execute(work)
  const row = await work
    .selectFrom('switches')
    .select(['id', 'because', 'by'])
    .where('site_id', '=', siteId)
    .where('name', '=', nameOf(name))
    .where('on_at', 'is', null)
    .executeTakeFirst()
  const fields = { scope: name.scope, subject: label, is_off: row !== undefined }
  return { version: row?.id ?? 'on', fields: { ...fields, because: row?.because ?? null } }
}

async function switchOff(
  work: Work,
  _tools: unknown,
  { siteId, by, reason }: Deed,
  { scope, key }: SwitchName,
): Promise<Outcome<void, string>> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO switches (id, site_id, scope, key, because, by, person_id)
    VALUES (${newId()}, ${siteId}, ${scope}, ${key}, ${reasonOf(reason)}, ${by},
      staff_person(${by}))
    ON CONFLICT (site_id, name) WHERE on_at IS NULL DO NOTHING RETURNING id`.execute(work)
  if (rows.length === 0) return refuse('switch_unchanged')
  await announce(work, switchChanged({ siteId, scope, key, isOff: true }))
  return done()
}

/** A preview has no reason yet, and is never kept. */
const reasonOf = (reason: string): string => reason || 'what it would do'

/** One person, at once. Another looks at it afterwards; see `lookAtSwitch`. */
export const switchOffCommand = command<SwitchName>({
  permission: 'switch.off',
  subjectKind: 'switch',
  input: OneName,
  subjectOf: nameOf,
  look: lookAtName,
  run: switchOff,
})

/** The row itself is the subject: what is off at another site is another one. */
async function lookAtOff(
  work: Work,
  siteId: SiteId,
  { switch_id }: OneSwitch,
): Promise<State | null> {
  const row = await work
    .selectFrom('switches')
    .select(['scope', 'key', 'because', 'on_at'])
    .where('id', '=', switch_id)
    .where('site_id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return null
  const name = { scope: row.scope as SwitchName['scope'], key: row.key }
  const isOff = row.on_at === null
  const subject = (await findLabel(work, siteId, name)) ?? row.key
  return {
    version: isOff ? 'off' : 'on',
    fields: { scope: row.scope, subject, is_off: isOff, because: row.because },
  }
}

async function switchOn(
  work: Work,
  _tools: unknown,
  { siteId, by, reason, proposalId }: Deed,
  { switch_id }: OneSwitch,
): Promise<Outcome<void, string>> {
  const { rows } = await sql<{ scope: SwitchName['scope']; key: string }>`
    UPDATE switches SET on_at = house_now(), on_because = ${reasonOf(reason)}, on_by = ${by},
      proposal_id = ${proposalId}
    WHERE id = ${switch_id} AND on_at IS NULL RETURNING scope, key`.execute(work)
  const [row] = rows
  if (!row) return refuse('switch_unchanged')
  await announce(work, switchChanged({ siteId, ...row, isOff: false }))
  return done()
}

/** Always a proposal. */
export const switchOnCommand = command<OneSwitch>({
  permission: 'switch.on',
  subjectKind: 'switch',
  input: OneSwitch,
  subjectOf: ({ switch_id }) => switch_id,
  look: lookAtOff,
  run: switchOn,
  lives: SWITCH_ON_LIVES,
})
