import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { noteAudit, noteOffice } from '@oriel/domain/audit'
import { requestOptions, type RequestOptions } from '@oriel/domain/passkey'
import { isSpent, tryRate } from '@oriel/domain/rate'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { sql } from 'kysely'
import { noteStaffDevice } from './device.ts'
import { judgeFactor, listFactors, type Shown } from './factor.ts'
import type { StaffFrom, StaffGuard } from './guard.ts'
import { OFFICE, STEP_LIFE, STEP_TRIES, wrongRates, type PersonId, type StaffId } from './rules.ts'
import { mayOpenOffice, openStaffSession } from './session.ts'
import { tellOwners } from './tell.ts'

export type SignInReason =
  | 'sign_in_wrong'
  | 'sign_in_too_often'
  | 'network_not_allowed'
  | 'unavailable'

export type StaffStep = {
  readonly step: string
  readonly hasPasskey: boolean
  readonly hasTotp: boolean
  readonly options: RequestOptions
}

type Known = { readonly id: StaffId; readonly personId: PersonId; readonly account: string }

/**
 * Account and password. An account that does not exist, one that was removed and a wrong password
 * take the same work and read the same.
 */
export async function signInStaff(
  guard: StaffGuard,
  { account, password }: { readonly account: string; readonly password: string },
  from: StaffFrom,
): Promise<Outcome<StaffStep, SignInReason>> {
  const { rows } = guard.database
  const name = account.trim().toLowerCase()
  if (!(await mayOpenOffice(rows, from.ip, guard.ownNetworks))) {
    return counted(guard, from, 'network_not_allowed')
  }
  if (await isSpent(rows, guard.keys, wrongRates(name, from.ip), guard.now())) {
    return counted(guard, from, 'sign_in_too_often')
  }
  const row = await rows
    .selectFrom('staff')
    .select(['id', 'person_id', 'account', 'password'])
    .where('account', '=', name)
    .where('state', '=', 'open')
    .executeTakeFirst()
  const fits = await guard.passwords.verify(password, row?.password ?? null)
  if (fits === 'busy') return refuse('unavailable')
  if (fits === 'wrong' || !row) {
    return refused(guard, from, name, row ? asKnown(row) : null, 'sign_in_wrong')
  }
  return done(await openStep(guard, asKnown(row), from))
}

const asKnown = (row: { id: string; person_id: string; account: string }): Known => ({
  id: row.id as StaffId,
  personId: row.person_id as PersonId,
  account: row.account,
})

async function openStep(guard: StaffGuard, who: Known, from: StaffFrom): Promise<StaffStep> {
  const { rows } = guard.database
  const [step, challenge] = [newSecret(), newSecret()]
  await rows
    .insertInto('staff_steps')
    .values({
      step_hash: hashSecret(step),
      staff_id: who.id,
      device_mark: from.deviceMark,
      challenge_hash: hashSecret(challenge),
      tries_left: STEP_TRIES,
      expires_at: sql`house_now() + ${STEP_LIFE}::interval`,
    })
    .execute()
  const factors = await listFactors(rows, who.id)
  return { step, ...factors, options: requestOptions(from.place, challenge) }
}

export type SecondStepReason = 'factor_wrong' | 'factor_expired'

/** The second factor. Gives the token of the session it opens. */
export async function finishSignIn(
  guard: StaffGuard,
  step: string,
  shown: Shown,
  from: StaffFrom,
): Promise<Outcome<{ readonly token: string; readonly isNewDevice: boolean }, SecondStepReason>> {
  // A try is spent before it is judged, in a statement of its own: nobody tries twice with one.
  const { rows: taken } = await sql<{
    staff_id: string
    challenge_hash: Buffer
    person_id: string
    account: string
  }>`
    UPDATE staff_steps p SET tries_left = p.tries_left - 1 FROM staff s
    WHERE p.step_hash = ${hashSecret(step)} AND p.tries_left > 0 AND p.expires_at > house_now()
      AND p.device_mark = ${from.deviceMark} AND s.id = p.staff_id AND s.state = 'open'
    RETURNING p.staff_id, p.challenge_hash, s.person_id, s.account`.execute(guard.database.rows)
  const [row] = taken
  if (!row) return refuse('factor_expired')
  const who = asKnown({ id: row.staff_id, person_id: row.person_id, account: row.account })
  const asked = { staffId: who.id, challengeHash: row.challenge_hash, place: from.place }
  const factor = await judgeFactor(guard.database.rows, guard, asked, shown)
  if (!factor) return refused(guard, from, who.account, who, 'factor_wrong')
  return guard.database.transaction(async (work) => {
    await work.deleteFrom('staff_steps').where('staff_id', '=', who.id).execute()
    const opened = await openStaffSession(
      work,
      { staffId: who.id, personId: who.personId },
      from,
      factor,
    )
    const isNewDevice = await noteStaffDevice(work, who.id, from.deviceMark, from.device)
    if (isNewDevice) {
      const values = { account: who.account, device: from.device, at: guard.now() }
      await tellOwners(work, guard.keys, null, { template: 'staff_device', values })
    }
    await noteSignIn(work, from, who, 'done', { device: from.device, isNewDevice })
    return done({ token: opened.token, isNewDevice })
  })
}

/** Who may not even try writes no line of the trail: strangers could fill it. They are counted. */
async function counted<const Reason extends string>(
  { database, now }: StaffGuard,
  { ip }: StaffFrom,
  reason: Reason,
) {
  const line = {
    siteId: OFFICE,
    memberId: null,
    kind: 'office_sign_in',
    ip,
    refused: reason,
  } as const
  await noteAudit(database.rows, line, now())
  return refuse(reason)
}

async function refused<const Reason extends string>(
  { database, keys, now }: StaffGuard,
  from: StaffFrom,
  account: string,
  who: Known | null,
  reason: Reason,
) {
  await tryRate(database.rows, keys, wrongRates(account, from.ip), now())
  await database.transaction((work) =>
    noteSignIn(
      work,
      from,
      { id: who?.id ?? null, personId: who?.personId ?? null, account },
      reason,
    ),
  )
  return refuse(reason)
}

const noteSignIn = (
  work: Work,
  from: StaffFrom,
  who: {
    readonly id: StaffId | null
    readonly personId: PersonId | null
    readonly account: string
  },
  outcome: string,
  after?: Readonly<Record<string, unknown>>,
) =>
  noteOffice(work, {
    siteId: null,
    actor: who.account.slice(0, 60) || 'nobody',
    staffId: who.id,
    personId: who.personId,
    ip: from.ip,
    permission: 'staff.sign_in',
    subject: { kind: 'staff', id: who.id ?? '' },
    outcome,
    after: after ?? null,
  })
