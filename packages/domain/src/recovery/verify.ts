import { timingSafeEqual } from 'node:crypto'
import type { MemberId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { normalisePersonal } from '@oriel/core/personal'
import { noteAudit } from '@oriel/domain/audit'
import { takeCaptcha } from '@oriel/domain/captcha'
import {
  findCandidate,
  readPersonal,
  WITHDRAW_TRIES,
  type Candidate,
  type Personal,
} from '@oriel/domain/member'
import { tryRate } from '@oriel/domain/rate'
import { findKnownDevice, mayComeFrom, type From, type Guard } from '@oriel/domain/session'
import type { Site } from '@oriel/domain/site'
import type { Keys } from '@oriel/keys/keys'
import { isOffered, isReadable, plainAccount, verifyRates } from './rules.ts'
import { issueToken } from './store.ts'

export type Proof = {
  readonly site: Site
  readonly account: string
  readonly withdrawPassword: string
  /** At least one; all that are given must be the member's. */
  readonly contact: Pick<Personal, 'email' | 'phone'>
  readonly captcha: { readonly token: string; readonly answer: string }
}

export type VerifyReason =
  | 'recovery_not_offered'
  | 'verification_unreadable'
  | 'verification_failed'
  | 'verification_too_often'
  | 'verify_failed'
  | 'place_closed'
  | 'unavailable'

/** Whom nobody is: asked for in place of an account that is not there, so that it takes as long. */
const NOBODY = '00000000-0000-7000-8000-000000000000' as MemberId

/**
 * S4.071: a member who knows the withdraw password and a contact of an account may set its
 * password. An unknown account, a wrong value and a closed account give the same answer after the
 * same time.
 */
export async function verifyMember(
  guard: Guard,
  proof: Proof,
  from: From,
  now: Date,
): Promise<Outcome<{ readonly token: string }, VerifyReason>> {
  const { database, keys, passwords } = guard
  const { siteId, ip } = from
  if (!isOffered(proof.site)) return refuse('recovery_not_offered')
  if (!isReadable(proof)) return refuse('verification_unreadable')
  const account = plainAccount(proof.account)
  if (await mayComeFrom(database.rows, from)) return refuse('place_closed')
  // Without it nobody spends the tries of somebody else.
  const captcha = { siteId, type: 'client', ip, ...proof.captcha } as const
  if (!(await takeCaptcha(database.rows, keys, captcha, now))) return refuse('verify_failed')
  const member = await findCandidate(database.rows, siteId, { account })
  const knownDevice = await findKnownDevice(database.rows, from, { account })
  const line = { siteId, memberId: member?.id ?? null, kind: 'verified', ip } as const
  const rates = verifyRates({ siteId, account, knownDevice }, from)
  if (!(await tryRate(database.rows, keys, rates, now))) {
    await noteAudit(database.rows, { ...line, refused: 'verification_too_often' }, now)
    return refuse('verification_too_often')
  }
  const fits = await passwords.verify(proof.withdrawPassword, member?.withdrawHash ?? null)
  if (fits === 'busy') return refuse('unavailable')
  const personal = await readPersonal(database.rows, keys, member?.id ?? NOBODY)
  const knows = fits === 'right' && isSame(keys, proof.contact, personal)
  return database.transaction(async (work) => {
    if (!knows || !isFit(member)) {
      await noteAudit(work, { ...line, refused: 'verification_failed' }, now)
      return refuse('verification_failed')
    }
    await noteAudit(work, line, now)
    return done({ token: await issueToken(work, member, now) })
  })
}

/** A withdraw password that was locked proves nothing any more. */
const isFit = (member: Candidate | null): member is Candidate =>
  member !== null && member.state === 'open' && member.withdrawFails < WITHDRAW_TRIES

function isSame(keys: Keys, given: Proof['contact'], kept: Personal): boolean {
  const mark = (text: string): Buffer => keys.mark('index', text)
  const judged = (['email', 'phone'] as const)
    .filter((field) => given[field] !== undefined)
    .map((field) => {
      const wanted = normalisePersonal(field, given[field] ?? '')
      return wanted !== '' && timingSafeEqual(mark(wanted), mark(kept[field] ?? ''))
    })
  return judged.length > 0 && judged.every(Boolean)
}
