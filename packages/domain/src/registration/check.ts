import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import type { RegisterAsks } from '@oriel/core/register-field'
import { tryRate } from '@oriel/domain/rate'
import { mayComeFrom, type From, type Guard } from '@oriel/domain/session'
import { takeProof, type GivenProof } from './proof.ts'
import { accountCheckRates, checkRates } from './rules.ts'
import { findClaimRefusal, uniqueOf, type Claimed, type ClaimReason } from './taken.ts'

export type DetailsCheck<FieldReason extends string> = {
  readonly given: GivenProof
  readonly claimed: Claimed
  readonly asks: RegisterAsks
  readonly isClosed: boolean
  /** What the form itself would have refused, if anything. */
  readonly refusal: Refused<FieldReason> | null
}

export type CheckReason =
  | Exclude<ClaimReason, 'identity_claimed'>
  | 'identity_taken'
  | 'name_blacklisted'
  | 'email_blacklisted'
  | 'registration_closed'
  | 'registering_too_often'
  | 'place_closed'
  | 'verify_failed'

/** The proof to go on with goes along with whatever is said. */
export type Checked<Reason extends string> = {
  readonly proof: string | null
  readonly outcome: Outcome<void, Reason>
}

/**
 * Looks at single fields of a form. Whether a person is a member is told to who has shown to be one
 * and not often; whether an account name is free is told to everybody.
 */
export async function checkDetails<FieldReason extends string>(
  guard: Guard,
  { given, claimed, asks, isClosed, refusal }: DetailsCheck<FieldReason>,
  from: From,
  now: Date,
): Promise<Checked<CheckReason | FieldReason>> {
  const { rows } = guard.database
  const say = (proof: string | null, outcome: Outcome<void, CheckReason | FieldReason>) => ({
    proof,
    outcome,
  })
  if (isClosed) return say(null, refuse('registration_closed'))
  if (await mayComeFrom(rows, from)) return say(null, refuse('place_closed'))
  const isPersonal = Object.entries(claimed).some(([name, text]) => name !== 'account' && text)
  const hasShown = given.proof !== null || given.captcha !== null
  const proof = hasShown ? await takeProof(guard, given, from, now) : null
  if (proof === null && (isPersonal || hasShown)) return say(null, refuse('verify_failed'))
  const rates = isPersonal ? checkRates(from.ip) : accountCheckRates(from.ip)
  if (!(await tryRate(rows, guard.keys, rates, now))) {
    return say(proof, refuse('registering_too_often'))
  }
  if (refusal) return say(proof, refusal)
  const taken = await findClaimRefusal(rows, guard.keys, from.siteId, claimed, uniqueOf(asks))
  if (taken === null) return say(proof, done())
  return say(proof, refuse(taken === 'identity_claimed' ? 'identity_taken' : taken))
}
