import type { MemberId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { maskPersonal, normalisePersonal, type PersonalField } from '@oriel/core/personal'
import type { RegisterAsks } from '@oriel/core/register-field'
import type { Rows, Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import {
  claimUnique,
  noteChanged,
  readPersonal,
  tellMember,
  writePersonal,
  type Personal,
  lockMember,
  noteVerified,
} from '@oriel/domain/member'
import { joinPerson } from '@oriel/domain/person'
import { tryRate } from '@oriel/domain/rate'
import {
  findRegisterAsks,
  sendPhoneCode,
  takePhoneCode,
  tryPhoneCode,
  type CodePhone,
  type SmsReason,
} from '@oriel/domain/registration'
import type { Guard } from '@oriel/domain/session'
import type { Site } from '@oriel/domain/site'
import { findFailure, refuseField } from './form.ts'
import { askOf, editRates, mayEdit } from './rules.ts'
import { getOwn, type Own } from './store.ts'

type House = Pick<Guard, 'database' | 'keys'>
type Who = { readonly site: Site; readonly memberId: MemberId; readonly ip: string }

export type EditReason =
  | 'profile_field_invalid'
  | 'profile_field_closed'
  | 'profile_field_kept'
  | 'name_taken'
  | 'phone_taken'
  | 'email_taken'
  | 'identity_taken'
  | 'phone_code_wrong'
  | 'too_many_requests'

export type Edit = { readonly wanted: Personal; readonly phoneCode: string }

/** Checked by the rules of the form. Refusals carry the field that they are about. */
export async function editProfile(
  { database, keys }: House,
  { wanted, phoneCode }: Edit,
  { site, memberId, ip }: Who,
  now: Date,
): Promise<Outcome<void, EditReason>> {
  const { rows } = database
  const member = await getOwn(rows, memberId)
  // Before the count: a slip of the pen costs no turn.
  const wrong = findFailure(site, member.currency, wanted, now)
  if (wrong) return refuse('profile_field_invalid', wrong)
  if (!(await tryRate(rows, keys, editRates(member), now))) return refuse('too_many_requests')
  const asks = await findRegisterAsks(rows, member.siteId, member.currency)
  const closed = await firstClosed({ database, keys }, rows, asks, memberId, wanted)
  if (closed) return closed
  const proven = phoneToProve(member, asks, wanted)
  if (proven && (await tryPhoneCode(rows, keys, proven, phoneCode, now)) !== 'right') {
    return refuseField('phone_code_wrong', 'phone')
  }
  try {
    return await database.transaction(async (work) => {
      await lockMember(work, memberId)
      // Somebody else may have told the same field a moment ago.
      const lately = await firstClosed({ database, keys }, work, asks, memberId, wanted)
      if (lately) return lately
      if (proven && !(await takePhoneCode(work, keys, proven, phoneCode))) {
        return refuseField('phone_code_wrong', 'phone')
      }
      await claimOrUndo(work, keys, member, asks, wanted)
      // Before it is written: whoever could be reached until now hears of it, not the newcomer.
      await tellOfContacts(work, keys, memberId, wanted, now)
      await writePersonal(work, keys, memberId, wanted)
      if (proven) await noteVerified(work, memberId, 'phone', now)
      await noteChanged(work, memberId)
      const facts = { fields: Object.keys(wanted).toSorted().join(' '), verified: proven !== null }
      const line = { siteId: member.siteId, memberId, kind: 'contact_changed', ip } as const
      await noteAudit(work, { ...line, facts }, now)
      await joinPerson(work, member)
      return done()
    })
  } catch (error) {
    if (!(error instanceof Taken)) throw error
    return refuseField(TAKEN[error.field] ?? 'identity_taken', error.field)
  }
}

export type PhoneCodeReason =
  | SmsReason
  | 'phone_invalid'
  | 'profile_field_closed'
  | 'profile_field_kept'

/** A code to the phone a member wants to be reached at. */
export async function askPhoneCode(
  house: House,
  phone: string,
  { site, memberId, ip }: Who,
  now: Date,
): Promise<Outcome<void, PhoneCodeReason>> {
  const { rows } = house.database
  const member = await getOwn(rows, memberId)
  if (findFailure(site, member.currency, { phone }, now)) return refuse('phone_invalid')
  const asks = await findRegisterAsks(rows, member.siteId, member.currency)
  const closed = await firstClosed(house, rows, asks, memberId, { phone })
  if (closed) return closed
  const dailyMax = site.flags.smsPerDay
  const asked = { ...codePhone(member, phone), ip, locale: member.language, dailyMax }
  return sendPhoneCode(house, asked, now)
}

async function firstClosed(
  { keys }: House,
  rows: Rows,
  asks: RegisterAsks,
  memberId: MemberId,
  wanted: Personal,
) {
  const kept = await readPersonal(rows, keys, memberId)
  for (const field of Object.keys(wanted) as PersonalField[]) {
    const may = mayEdit(askOf(asks, field), field, kept[field] !== undefined)
    if (may !== 'yes') return refuseField(`profile_field_${may}`, field)
  }
  return null
}

const codePhone = ({ siteId, currency }: Own, phone: string): CodePhone => ({
  siteId,
  currency,
  phone: normalisePersonal('phone', phone),
  type: 'member_center',
})

const phoneToProve = (member: Own, asks: RegisterAsks, { phone }: Personal): CodePhone | null =>
  phone !== undefined && askOf(asks, 'phone')?.isMemberCenterVerification
    ? codePhone(member, phone)
    : null

const TAKEN: Readonly<Partial<Record<PersonalField, EditReason>>> = {
  name: 'name_taken',
  phone: 'phone_taken',
  email: 'email_taken',
  identity_id: 'identity_taken',
}

/** Thrown, so that the whole of the work is undone. */
class Taken extends Error {
  readonly field: PersonalField
  constructor(field: PersonalField) {
    super(`${field} is taken`)
    this.field = field
  }
}

async function claimOrUndo(
  work: Work,
  keys: House['keys'],
  member: Own,
  asks: RegisterAsks,
  wanted: Personal,
): Promise<void> {
  const unique = Object.entries(wanted).filter(
    ([field]) => askOf(asks, field as PersonalField)?.isUnique,
  )
  const taken = await claimUnique(work, keys, member, Object.fromEntries(unique))
  if (taken) throw new Taken(taken)
}

/** A new phone or mailbox can set a new password, so it is no secret from the old one. */
async function tellOfContacts(
  work: Work,
  keys: House['keys'],
  memberId: MemberId,
  wanted: Personal,
  now: Date,
): Promise<void> {
  for (const field of ['phone', 'email'] as const) {
    const text = wanted[field]
    if (text === undefined) continue
    const values = { at: now, contact: maskPersonal(field, normalisePersonal(field, text)) }
    await tellMember(work, keys, memberId, { template: 'contact_changed', values })
  }
}
