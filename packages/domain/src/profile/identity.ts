import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { maskPersonal, normalisePersonal } from '@oriel/core/personal'
import type { Work } from '@oriel/db/database'
import { noteAudit, type AuditKind } from '@oriel/domain/audit'
import { reviewHolder } from '@oriel/domain/bank-card'
import { command, type Deed, type State, type Tools } from '@oriel/domain/command'
import {
  claimUnique,
  dropPassword,
  holdWithdrawals,
  noteChanged,
  readPersonal,
  tellMember,
  writePersonal,
} from '@oriel/domain/member'
import { countPasskeys, removeAllPasskeys } from '@oriel/domain/passkey'
import { joinPerson } from '@oriel/domain/person'
import { dropRecovery, heldUntil, sendRecovery } from '@oriel/domain/recovery'
import { findRegisterAsks } from '@oriel/domain/registration'
import { dropOpenSignIns, endSessions } from '@oriel/domain/session'
import { findSite } from '@oriel/domain/site'
import { hasTotp, removeTotp } from '@oriel/domain/totp'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { findFailure } from './form.ts'
import { askOf } from './rules.ts'

const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone'), value: Text }),
  z.object({ kind: z.literal('email'), value: Text }),
  z.object({ kind: z.literal('name'), value: Text }),
  z.object({ kind: z.literal('second_factor') }),
  z.object({ kind: z.literal('password'), channel: z.enum(['sms', 'mail']) }),
])
const Input = z.object({ member_id: z.uuid(), change: Change })
type Change = z.output<typeof Change>
type Input = z.output<typeof Input>
type Correction = Extract<Change, { value: string }>

type Row = { account: string; version: number; currency: Currency; has_password: boolean }
type Whom = Row & { readonly id: MemberId; readonly siteId: SiteId }

/**
 * What support corrects of who a member is: contact, name, second factor, password. Two people
 * agree; the contacts of before hear of it, every session ends, and money waits for a day.
 */
export const identityCommand = command<Input>({
  permission: 'member.identity_edit',
  subjectKind: 'member',
  input: Input,
  subjectOf: ({ member_id }) => member_id,
  sealed: ['change'],
  async look(work, siteId, { member_id }, keys) {
    const whom = await lockWhom(work, siteId, member_id as MemberId)
    return whom && stateOf(work, keys, whom)
  },
  async run(work, tools, deed, { member_id, change }) {
    const whom = await lockWhom(work, deed.siteId, member_id as MemberId)
    if (!whom) return refuse('subject_unknown')
    const changed = await apply(work, tools, deed, whom, change)
    if (!changed.ok) return changed
    await endSessions(work, whom.id, 'staff', deed.now)
    await dropOpenSignIns(work, whom.id)
    await holdWithdrawals(work, whom.id, heldUntil(deed.now))
    await noteChanged(work, whom.id)
    const facts = { staff: deed.by, because: deed.reason, what: change.kind }
    const line = { siteId: whom.siteId, memberId: whom.id, kind: KINDS[change.kind], ip: null }
    await noteAudit(work, { ...line, facts }, deed.now)
    return done()
  },
})

const KINDS: Readonly<Record<Change['kind'], AuditKind>> = {
  phone: 'contact_changed',
  email: 'contact_changed',
  name: 'contact_changed',
  second_factor: 'totp_removed',
  password: 'password_reset',
}

/** The member's row is locked, so that nothing begins because of them meanwhile. */
async function lockWhom(work: Work, siteId: SiteId, id: MemberId): Promise<Whom | null> {
  const { rows } = await sql<Row>`
    SELECT account, version, currency, password_hash IS NOT NULL AS has_password
    FROM members WHERE id = ${id} AND site_id = ${siteId} AND state <> 'removed' FOR UPDATE`.execute(
    work,
  )
  const [row] = rows
  return row ? { ...row, id, siteId } : null
}

/** Nothing unmasked: what differs only where it is masked is told apart by its keyed mark. */
async function stateOf(work: Work, keys: Keys, whom: Whom): Promise<State> {
  const personal = await readPersonal(work, keys, whom.id)
  const shown = (field: Correction['kind']): string | null => {
    const value = personal[field]
    if (value === undefined) return null
    const mark = keys.mark('index', `shown ${whom.id} ${field} ${value}`).toString('hex')
    return `${maskPersonal(field, value)} #${mark.slice(0, 4)}`
  }
  return {
    version: String(whom.version),
    fields: {
      account: whom.account,
      name: shown('name'),
      phone: shown('phone'),
      email: shown('email'),
      passkeys: await countPasskeys(work, whom.id),
      authenticator_app: await hasTotp(work, whom.id),
      password: whom.has_password,
    },
    memberId: whom.id,
  }
}

async function apply(
  work: Work,
  tools: Tools,
  deed: Deed,
  whom: Whom,
  change: Change,
): Promise<Outcome<void, string>> {
  if (change.kind === 'second_factor') return dropFactors(work, tools, deed, whom)
  if (change.kind === 'password') return resetPassword(work, tools, deed, whom, change.channel)
  return correct(work, tools, deed, whom, change)
}

/** The old contacts hear of it before the new value is written: the newcomer is not told alone. */
async function correct(
  work: Work,
  { keys }: Tools,
  { now }: Deed,
  whom: Whom,
  { kind, value }: Correction,
): Promise<Outcome<void, string>> {
  const site = await findSite(work, whom.siteId)
  const wanted = { [kind]: value }
  if (!site || findFailure(site, whom.currency, wanted, now)) return refuse('field_invalid')
  const plain = normalisePersonal(kind, value)
  if ((await readPersonal(work, keys, whom.id))[kind] === plain) return refuse('state_unchanged')
  const asks = await findRegisterAsks(work, whom.siteId, whom.currency)
  const isUnique = askOf(asks, kind)?.isUnique ?? false
  if (isUnique && (await claimUnique(work, keys, whom, wanted))) return refuse('contact_taken')
  await tellMember(
    work,
    keys,
    whom.id,
    kind === 'name'
      ? { template: 'name_changed', values: { at: now } }
      : { template: 'contact_changed', values: { at: now, contact: maskPersonal(kind, plain) } },
  )
  await writePersonal(work, keys, whom.id, wanted)
  if (kind === 'name') await reviewHolder(work, whom.id)
  // A code that was sent to the old contact opens nothing any more.
  await dropRecovery(work, whom.id)
  await joinPerson(work, whom)
  return done()
}

async function dropFactors(
  work: Work,
  { keys }: Tools,
  { now: at }: Deed,
  { id }: Whom,
): Promise<Outcome<void, string>> {
  const hadTotp = await hasTotp(work, id)
  const passkeys = await removeAllPasskeys(work, id)
  if (!hadTotp && passkeys === 0) return refuse('state_unchanged')
  await removeTotp(work, id)
  const change = hadTotp ? 'totp_removed' : 'passkey_removed'
  await tellMember(work, keys, id, { template: 'second_factor_changed', values: { at, change } })
  return done()
}

/** The old password opens nothing any more; the usual code goes to a contact of the member. */
async function resetPassword(
  work: Work,
  { keys }: Tools,
  { now }: Deed,
  { id, siteId, account, currency }: Whom,
  channel: 'sms' | 'mail',
): Promise<Outcome<void, string>> {
  const whom = { id, siteId, account, currency }
  if (!(await sendRecovery(work, keys, whom, channel, now))) return refuse('contact_missing')
  await dropRecovery(work, id)
  await dropPassword(work, id)
  await tellMember(work, keys, id, { template: 'password_reset', values: { at: now } })
  return done()
}
