import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import { noteAudit } from '@oriel/domain/audit'
import { takeCaptcha } from '@oriel/domain/captcha'
import { findCandidate, type Candidate } from '@oriel/domain/member'
import { tryRate, tryRateAndCount, wouldSpend } from '@oriel/domain/rate'
import type { From, Guard, SignedIn } from './attempt.ts'
import { finishSignIn } from './finish.ts'
import { lookAtPlace, type PlaceKnown } from './networks.ts'
import { takeLoginHeader } from './login-header.ts'
import { failureRates, openRates, type Tried } from './sign-in-rules.ts'
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
  | 'site_closed'
  | 'unavailable'

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
  const place = await lookAtPlace(guard.database.rows, from, account)
  const tried = { ...from, ...place }
  const refusal = await refuseBefore(guard, attempt, account, tried, now)
  if (refusal) return noted(guard, null, from, refusal, now)
  const member = await findCandidate(guard.database.rows, from.siteId, { account })
  const fits = await guard.passwords.verify(attempt.password, member?.passwordHash ?? null)
  if (fits === 'busy') return refuse('unavailable')
  if (fits === 'wrong' || !member) {
    await tryRate(guard.database.rows, guard.keys, failureRates(account, tried), now)
    return noted(guard, member, from, refuse('account_error'), now)
  }
  const closed = refuseKnown(member, place)
  if (closed) return noted(guard, member, from, closed, now)
  const questions = await questionsNow(guard, member, attempt, tried)
  if (questions.length > 0) {
    const told = await openStep(guard.database, member, questions, from, now)
    return noted(guard, member, from, refuse('different_device', told), now)
  }
  const signedIn = await finishSignIn(guard, member, from, now)
  if (signedIn === 'site_closed') return noted(guard, member, from, refuse(signedIn), now)
  return signedIn ? done(signedIn) : noted(guard, member, from, refuse('account_error'), now)
}

/** Cheap things first: nothing below reaches the hash that these can stop. */
async function refuseBefore(
  { database, keys }: Guard,
  { captcha, header }: Attempt,
  account: string,
  from: From & PlaceKnown,
  now: Date,
): Promise<Refused<SignInReason> | null> {
  const rates = failureRates(account, from)
  const asked = { tried: openRates(account, from), watched: rates }
  const { isAllowed, counts } = await tryRateAndCount(database.rows, keys, asked, now)
  if (!isAllowed) return refuse('login_too_often')
  if (from.closed) return refuse(from.closed)
  const given = { siteId: from.siteId, type: 'login', ip: from.ip, ...captcha } as const
  const failures = Math.max(...counts)
  const isPerson =
    (await takeLoginHeader({ database, keys }, from.siteId, header, now)) &&
    (await takeCaptcha(database.rows, keys, { ...given, failures }, now))
  if (!isPerson) return refuse('verify_failed')
  return wouldSpend(rates, counts) ? refuse('login_too_often') : null
}

function refuseKnown(member: Candidate, { isElsewhere }: PlaceKnown): Refused<SignInReason> | null {
  if (member.state === 'disabled') return refuse('account_disabled')
  if (member.state === 'frozen') return refuse('account_frozen')
  if (isElsewhere) return refuse('network_not_allowed')
  return member.mustVerify ? refuse('transfer_verification') : null
}

async function questionsNow(
  guard: Guard,
  member: Candidate,
  { asksNewDevices }: Attempt,
  { knownDevice }: Tried,
): Promise<readonly StepQuestion[]> {
  const asksNewDevice = asksNewDevices && knownDevice === null
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
