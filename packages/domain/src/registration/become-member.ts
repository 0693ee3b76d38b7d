import type { MemberId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { noteAudit } from '@oriel/domain/audit'
import { keepIntroducer, type Introducer } from '@oriel/domain/introducer'
import { sendLetter } from '@oriel/domain/letter'
import {
  addMember,
  claimUnique,
  keepPassword,
  keepWithdrawPassword,
  noteVerified,
  writePersonal,
  type Member,
  type Personal,
} from '@oriel/domain/member'
import { joinPerson } from '@oriel/domain/person'
import { finishSignInWithin, type From, type Guard, type SignedIn } from '@oriel/domain/session'
import { isRegistrationOff } from '@oriel/domain/switch'
import { registeredFact } from './fact.ts'
import { takePhoneCode, type CodePhone } from './phone-code.ts'
import { CLAIM_REASONS, wantedOf, type Claimed, type ClaimReason, type uniqueOf } from './taken.ts'

export type NewMember = {
  readonly draft: Omit<Member, 'id'>
  readonly passwordHash: string
  readonly withdrawHash: string | null
  readonly personal: Personal
  readonly claimed: Claimed
  readonly unique: ReturnType<typeof uniqueOf>
  readonly code: { readonly phone: CodePhone; readonly code: string } | null
  readonly introducer: Introducer | null
  readonly agreements: readonly { readonly number: number; readonly version: number }[]
}

export type Welcoming = {
  /** Gives a new member what their site gives to who signs up. */
  readonly welcome: (work: Work, member: Member, now: Date) => Promise<void>
}

/** Thrown so that the whole work is undone: somebody was first. */
export class Undone extends Error {
  readonly reason: ClaimReason | 'phone_code_unknown' | 'registration_closed'
  constructor(reason: Undone['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** One transaction: a member is there with everything that belongs to one, or not at all. */
export const becomeMember = (
  { database, keys, welcome }: Guard & Welcoming,
  given: NewMember,
  from: From,
  now: Date,
): Promise<SignedIn> =>
  database.transaction(async (work) => {
    if (await isRegistrationOff(work, from.siteId)) throw new Undone('registration_closed')
    const added = await addMember(work, given.draft)
    if (!added.ok) throw new Undone(added.reason)
    const member = added.value
    const claim = await claimUnique(work, keys, member, wantedOf(given.claimed, given.unique))
    if (claim) throw new Undone(CLAIM_REASONS[claim as keyof typeof CLAIM_REASONS])
    await writePersonal(work, keys, member.id, given.personal)
    if (given.code) {
      const { phone, code } = given.code
      if (!(await takePhoneCode(work, keys, phone, code))) throw new Undone('phone_code_unknown')
      await noteVerified(work, member.id, 'phone', now)
    }
    await keepPassword(work, member.id, given.passwordHash)
    if (given.withdrawHash !== null) {
      await keepWithdrawPassword(work, member.id, given.withdrawHash)
    }
    await keepIntroducer(work, member, given.introducer, now)
    await keepAgreements(work, member.id, given, now)
    const { siteId, ip, device } = from
    const introducedBy = given.introducer?.by ?? null
    const facts = { device, currency: member.currency, introduced_by: introducedBy }
    await noteAudit(work, { siteId, memberId: member.id, kind: 'registered', ip, facts }, now)
    await announce(work, registeredFact({ ...member, introducedBy }))
    await welcome(work, member, now)
    const { account } = member
    // A site without the text sends none.
    await sendLetter(work, {
      siteId,
      memberId: member.id,
      template: 'welcome',
      values: { account },
    })
    const signedIn = await finishSignInWithin(work, member, from, 'registration', now)
    await joinPerson(work, member)
    return signedIn
  })

async function keepAgreements(
  work: Work,
  memberId: MemberId,
  { agreements }: NewMember,
  now: Date,
): Promise<void> {
  if (agreements.length === 0) return
  const values = agreements.map(({ number, version }) => ({
    member_id: memberId,
    agreement_number: number,
    version,
    agreed_at: now,
  }))
  await work.insertInto('member_agreements').values(values).execute()
}
