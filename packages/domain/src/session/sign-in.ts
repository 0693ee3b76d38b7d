import type { SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { takeCaptcha } from '@oriel/domain/captcha'
import { findCandidate, type Candidate } from '@oriel/domain/member'
import { isSpent, tryRate, type Rate } from '@oriel/domain/rate'
import type { From, Guard, SignedIn } from './attempt.ts'
import { isKnownDevice } from './device.ts'
import { finishSignIn } from './finish.ts'
import { mayComeFrom } from './networks.ts'
import { failureRates, headerLives, openRates } from './sign-in-rules.ts'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { openStep, questionsFor, type StepQuestion } from './step.ts'

export type Attempt = {
  readonly account: string
  readonly password: string
  readonly captcha: { readonly token: string; readonly answer: string }
  readonly header: string
  /** Whether a site asks who comes with a new device for more than a password. */
  readonly asksNewDevices: boolean
}

export type SignInReason =
  | 'account_error'
  | 'account_disabled'
  | 'account_frozen'
  | 'verify_failed'
  | 'network_not_allowed'
  | 'different_device'
  | 'country_closed'
  | 'network_closed'
  | 'login_too_often'
  | 'transfer_verification'
  | 'unavailable'

/** S7.064: the header that a sign-in is sent with. It is valid once and expires soon. */
export async function issueLoginHeader(
  database: Database,
  siteId: SiteId,
  now: Date,
): Promise<string> {
  const header = newSecret()
  await database.rows
    .insertInto('login_headers')
    .values({
      header_hash: hashSecret(header),
      site_id: siteId,
      expires_at: headerLives(now),
    })
    .execute()
  return header
}

/**
 * What an account is like is told only to who knows its password: to everybody else a wrong
 * password and no account look and take the same.
 */
export async function signIn(
  guard: Guard,
  attempt: Attempt,
  from: From,
  now: Date,
): Promise<Outcome<SignedIn, SignInReason>> {
  const account = attempt.account.trim().toLowerCase()
  const refusal = await refuseBefore(guard, attempt, account, from, now)
  if (refusal) return noted(guard, null, from, refusal, now)
  const member = await findCandidate(guard.database.rows, from.siteId, { account })
  const fits = await guard.passwords.verify(attempt.password, member?.passwordHash ?? null)
  if (fits === 'busy') return refuse('unavailable')
  if (fits === 'wrong' || !member) {
    await tryRate(guard.database.rows, guard.keys, failureRates(account, from.ip), now)
    return noted(guard, member, from, refuse('account_error'), now)
  }
  const closed = await refuseKnown(guard, member, from)
  if (closed) return noted(guard, member, from, closed, now)
  const questions = await questionsNow(guard, member, attempt, from)
  if (questions.length > 0) {
    const told = await openStep(guard.database, member, questions, from, now)
    return noted(guard, member, from, refuse('different_device', told), now)
  }
  const signedIn = await finishSignIn(guard, member, from, now)
  return signedIn ? done(signedIn) : noted(guard, member, from, refuse('account_error'), now)
}

/** Cheap things first: nothing below reaches the hash that these can stop. */
async function refuseBefore(
  { database, keys }: Guard,
  { captcha, header }: Attempt,
  account: string,
  from: From,
  now: Date,
): Promise<Refused<SignInReason> | null> {
  if (!(await tryRate(database.rows, keys, openRates(from.ip), now))) {
    return refuse('login_too_often')
  }
  const place = await mayComeFrom(database.rows, from)
  if (place) return refuse(place)
  const isPerson =
    (await takeHeader(database, from.siteId, header, now)) &&
    (await takeCaptcha(
      database.rows,
      keys,
      { siteId: from.siteId, type: 'login', ip: from.ip, ...captcha },
      now,
    ))
  if (!isPerson) return refuse('verify_failed')
  const rates: readonly Rate[] = failureRates(account, from.ip)
  return (await isSpent(database.rows, keys, rates, now)) ? refuse('login_too_often') : null
}

async function takeHeader(
  database: Database,
  siteId: SiteId,
  header: string,
  now: Date,
): Promise<boolean> {
  const taken = await database.rows
    .deleteFrom('login_headers')
    .where('header_hash', '=', hashSecret(header))
    .where('site_id', '=', siteId)
    .returning('expires_at')
    .executeTakeFirst()
  return taken !== undefined && taken.expires_at > now
}

async function refuseKnown(
  { database }: Guard,
  member: Candidate,
  from: From,
): Promise<Refused<SignInReason> | null> {
  if (member.state === 'disabled') return refuse('account_disabled')
  if (member.state === 'frozen') return refuse('account_frozen')
  const place = await mayComeFrom(database.rows, from, member.id)
  if (place) return refuse(place)
  return member.mustVerify ? refuse('transfer_verification') : null
}

async function questionsNow(
  guard: Guard,
  member: Candidate,
  { asksNewDevices }: Attempt,
  from: From,
): Promise<readonly StepQuestion[]> {
  const asksNewDevice =
    asksNewDevices && !(await isKnownDevice(guard.database.rows, member.id, from.deviceSecret))
  return questionsFor(guard, member.id, { asksNewDevice })
}

async function noted<Reason extends string>(
  { database }: Guard,
  member: Candidate | null,
  { siteId, ip, device }: From,
  refusal: Refused<Reason>,
  now: Date,
): Promise<Refused<Reason>> {
  const line = { siteId, memberId: member?.id ?? null, kind: 'login', ip } as const
  await noteAudit(database.rows, { ...line, refused: refusal.reason, facts: { device } }, now)
  return refusal
}
