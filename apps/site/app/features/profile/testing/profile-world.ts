import type { MemberId } from '@oriel/core/id'
import { profileFields, type ProfileFieldName } from '@oriel/contract/member/profile'
import type { SessionRowData } from '../session-card.tsx'
import type { Profile, ProfileField } from '../use-profile.ts'

export const fieldOf = (name: ProfileFieldName, more: Partial<ProfileField> = {}): ProfileField => {
  return { name, is_set: false, is_verified: false, may_edit: false, needs_code: false, ...more }
}

const nothingTold = Object.fromEntries(profileFields.map((name) => [name, ''])) as Record<
  ProfileFieldName,
  string
>

/** Somebody whose phone is known and kept, who may change their Zalo and add an e-mail address. */
export const account: Profile = {
  ...nothingTold,
  id: 'm1' as MemberId,
  member_account: 'minhkhoa88',
  member_currency: 'VND',
  member_phone: '0901 ••• 567',
  member_zalo: 'm•••a',
  withdraw_password: '',
  is_withdraw_password: true,
  new_identity_id: '',
  fields: [
    fieldOf('member_phone', { is_set: true, is_verified: true }),
    fieldOf('member_email', { may_edit: true }),
    fieldOf('member_zalo', { is_set: true, may_edit: true }),
    fieldOf('member_skype'),
  ],
}

const AT = new Date('2026-11-15T10:00:00Z')

export const passkey = { id: 'key', label: 'iPhone', created_at: AT, used_at: null }

export const session = (more: Partial<SessionRowData>): SessionRowData => ({
  id: JSON.stringify(more),
  is_current: false,
  opened_with: 'password',
  device: 'Chrome 142, Windows 11',
  ip: '203.0.113.7',
  created_at: AT,
  seen_at: AT,
  ended_at: more.ended_because ? AT : null,
  ended_because: null,
  ...more,
})
