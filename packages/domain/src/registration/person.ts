import { refuse, type Refused } from '@oriel/core/outcome'
import { internationalPhone } from '@oriel/core/phone'
import type { From, Guard } from '@oriel/domain/session'
import type { NewMember } from './become-member.ts'
import type { Draft } from './draft.ts'
import { tryPhoneCode, type CodePhone } from './phone-code.ts'
import { claimedOf, findClaimRefusal, uniqueOf, type ClaimRefusal } from './taken.ts'

export const REGISTER_CODE_TYPE = 'register_member'

export type PersonReason =
  | ClaimRefusal
  | 'phone_not_served'
  | 'phone_code_wrong'
  | 'phone_code_unknown'

/** Whether somebody else is this person already, and whether the phone is theirs. */
export async function refusePerson(
  { database: { rows }, keys }: Guard,
  draft: Draft,
  from: From,
  now: Date,
): Promise<Refused<PersonReason> | null> {
  const { siteId } = from
  const refusal = await findClaimRefusal(rows, keys, siteId, claimedOf(draft), uniqueOf(draft.asks))
  if (refusal) return refuse(refusal)
  const phone = codePhoneOf(draft, from)
  if (!phone) return null
  if (internationalPhone(phone.currency, phone.phone) === null) return refuse('phone_not_served')
  const tried = await tryPhoneCode(rows, keys, phone, draft.phoneCode, now)
  if (tried === 'right') return null
  return refuse(tried === 'wrong' ? 'phone_code_wrong' : 'phone_code_unknown')
}

/** Null where no code is asked for. */
const codePhoneOf = ({ asks, personal, currency }: Draft, { siteId }: From): CodePhone | null =>
  asks.member_phone?.isVerification
    ? { siteId, currency, phone: personal.phone ?? '', type: REGISTER_CODE_TYPE }
    : null

type Person = Omit<NewMember, 'passwordHash' | 'withdrawHash' | 'introducer'>

export function personOf(draft: Draft, from: From): Person {
  const { account, currency, language, personal, asks, phoneCode, agreements } = draft
  const phone = codePhoneOf(draft, from)
  return {
    draft: { siteId: from.siteId, account, currency, language },
    personal,
    claimed: claimedOf(draft),
    unique: uniqueOf(asks),
    code: phone && { phone, code: phoneCode },
    agreements,
  }
}
