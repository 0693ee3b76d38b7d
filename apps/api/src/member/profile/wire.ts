import {
  profileFields,
  type memberProfileCall,
  type MemberLayoutWire,
  type ProfileFieldName,
} from '@oriel/contract/member/profile'
import type { DataOf } from '@oriel/contract/endpoint'
import type { PersonalField } from '@oriel/core/personal'
import type { Personal } from '@oriel/domain/member'
import type { Layout, Profile } from '@oriel/domain/profile'
import type * as z from 'zod/mini'

export const wireName = (field: PersonalField): ProfileFieldName =>
  field === 'identity_id' ? field : `member_${field}`
export const fieldOf = (name: ProfileFieldName): PersonalField =>
  name === 'identity_id' ? name : (name.slice('member_'.length) as PersonalField)

/** Every member has the same grade. */
const GRADE = 'Member'

/** S3.005: sends every field of the member layout, because pages read all of them. */
export const layoutWire = ({
  member,
  cash,
  needsCard,
  removalAt,
}: Layout): z.output<typeof MemberLayoutWire> => ({
  id: member.id,
  member_account: member.account,
  member_currency: member.currency,
  member_cash: cash,
  member_grade_name: GRADE,
  member_type: member.kind,
  // Members are no agents: those have accounts of their own.
  agent_type: 0,
  agent_level: 0,
  is_agent: false,
  agent_active: false,
  // Nobody is in a round for money here, and no turnover is paid back.
  is_playing: false,
  cash_back_status: false,
  wallet_status: true,
  first_login_to_change_password: member.mustChangePassword,
  need_bank_account_deposit_verified: needsCard,
  removal_at: removalAt,
})

export function profileWire({ member, fields }: Profile): DataOf<typeof memberProfileCall> {
  const masked = new Map(fields.map((one) => [wireName(one.field), one.masked]))
  return {
    id: member.id,
    member_account: member.account,
    member_currency: member.currency,
    ...textsOf((name) => masked.get(name)),
    withdraw_password: '',
    is_withdraw_password: member.withdrawHash !== null,
    new_identity_id: '',
    fields: fields.map((one) => ({
      name: wireName(one.field),
      is_set: one.isSet,
      is_verified: one.isVerified,
      may_edit: one.mayEdit,
      needs_code: one.needsCode,
    })),
  }
}

export function textsOf(read: (name: ProfileFieldName) => string | undefined) {
  const texts = profileFields.map((name) => [name, read(name) ?? ''] as const)
  return Object.fromEntries(texts) as Record<ProfileFieldName, string>
}

/** What a form for the member centre was filled with; a field that is not sent is not touched. */
export function personalOf(given: Partial<Record<ProfileFieldName, string | undefined>>): Personal {
  const entries = profileFields.flatMap((name) => {
    const text = given[name]
    return text === undefined ? [] : [[fieldOf(name), text] as const]
  })
  return Object.fromEntries(entries)
}
