import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import { noteAudit } from '@oriel/domain/audit'
import { findIntroducer, type IntroducerReason } from '@oriel/domain/introducer'
import type { From, Guard, SignedIn } from '@oriel/domain/session'
import { becomeMember, Undone, type NewMember, type Welcoming } from './become-member.ts'
import { readDraft, type Draft, type Submitted } from './draft.ts'
import type { FormReason } from './form.ts'
import { personOf, refusePerson, type PersonReason } from './person.ts'
import { refuseOneMore, refuseVisitor, type VisitorReason } from './visitor.ts'

export type Registration = Submitted & {
  /** The captcha that the form's answer is for. */
  readonly captchaToken: string
  readonly agent: string
  readonly recommendCode: string
  readonly host: string
}

export type RegisterReason =
  | VisitorReason
  | FormReason
  | IntroducerReason
  | PersonReason
  | 'unavailable'

/**
 * Makes a member of a visitor, with everything that belongs to one, and signs them in. The form is
 * checked here, so that no caller can make a member whom the form would refuse.
 */
export async function register(
  guard: Guard & Welcoming,
  submitted: Registration,
  from: From,
  now: Date,
): Promise<Outcome<SignedIn, RegisterReason>> {
  const { rows } = guard.database
  const { site, form, captchaToken: token, host, agent, recommendCode: code } = submitted
  const captcha = { token, answer: form.captchaAnswer }
  const stopped = await refuseVisitor(guard, site, captcha, from, now)
  if (stopped) return noted(guard, from, stopped, now)
  const read = await readDraft(rows, submitted, now)
  if (!read.ok) return noted(guard, from, read, now)
  const draft = read.value
  const brought = { siteId: from.siteId, host, agent, code, currency: draft.currency }
  const introducer = await findIntroducer(rows, brought)
  if (!introducer.ok) return noted(guard, from, introducer, now)
  const unfit = await refusePerson(guard, draft, from, now)
  if (unfit) return noted(guard, from, unfit, now)
  const full = await refuseOneMore(guard, from, now)
  if (full) return noted(guard, from, full, now)
  const hashes = await hashBoth(guard, draft)
  if (!hashes) return refuse('unavailable')
  const member = { ...personOf(draft, from), ...hashes, introducer: introducer.value }
  try {
    return done(await becomeMember(guard, member, from, now))
  } catch (error) {
    if (error instanceof Undone) return noted(guard, from, refuse(error.reason), now)
    throw error
  }
}

async function hashBoth(
  { passwords }: Guard,
  { password, withdrawPassword }: Draft,
): Promise<Pick<NewMember, 'passwordHash' | 'withdrawHash'> | null> {
  const passwordHash = await passwords.hash(password)
  if (passwordHash === null) return null
  if (withdrawPassword === null) return { passwordHash, withdrawHash: null }
  const withdrawHash = await passwords.hash(withdrawPassword)
  return withdrawHash === null ? null : { passwordHash, withdrawHash }
}

async function noted<Reason extends string>(
  { database }: Guard,
  { siteId, ip, device }: From,
  refusal: Refused<Reason>,
  now: Date,
): Promise<Refused<Reason>> {
  const line = { siteId, memberId: null, kind: 'registered', ip } as const
  await noteAudit(database.rows, { ...line, refused: refusal.reason, facts: { device } }, now)
  return refusal
}
