import { checkNewPassword } from '@oriel/forms/recovery'
import { SMS_WAIT_S } from '@oriel/contract/limits'
import { WITHDRAW_PASSWORD_DIGITS } from '@oriel/forms/limits'
import {
  editPassword,
  editProfile as editProfileCall,
  editWithdrawPassword,
  memberExport,
  memberLayout,
  memberProfile,
  profilePhoneCode,
} from '@oriel/contract/member/profile'
import { done, refuse } from '@oriel/core/outcome'
import type { PersonalField } from '@oriel/core/personal'
import {
  askPhoneCode,
  changeOwnPassword,
  editProfile,
  exportData,
  readLayout,
  readProfile,
  setWithdrawPassword,
} from '@oriel/domain/profile'
import { bind, type Binding } from '../../bind.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'
import { firstProfileFailure } from './rules.ts'
import { exportWire, layoutWire, personalOf, profileWire, wireName } from './wire.ts'
import { signedInWire } from '../session/wire.ts'

const PIN = new RegExp(`^[0-9]{${WITHDRAW_PASSWORD_DIGITS}}$`)

export const profileBindings = (house: House): Binding[] => [
  bind(memberLayout, async (_input, { session }) => {
    const layout = await readLayout(house.database.rows, session.memberId)
    return done({ member_common_layout: layoutWire(layout) })
  }),

  bind(memberProfile, async (_input, { session }) =>
    done(profileWire(await readProfile(house.database.rows, house.keys, session.memberId))),
  ),

  bind(editProfileCall, async ({ verify_code: phoneCode, ...given }, { site, session, ip }) => {
    const wanted = personalOf(given)
    const failure = firstProfileFailure(site, session.currency, wanted, house.now())
    if (failure) return refuse('profile_field_invalid', failure)
    const who = { memberId: session.memberId, ip }
    const outcome = await editProfile(house, { wanted, phoneCode }, who, house.now())
    if (outcome.ok) return done({})
    if (outcome.reason === 'too_many_requests') return outcome
    const field = wireName(outcome.told as PersonalField)
    return refuse(outcome.reason, { field, message: null })
  }),

  bind(profilePhoneCode, async ({ member_phone: phone }, { site, session, ip }) => {
    if (firstProfileFailure(site, session.currency, { phone }, house.now())) {
      return refuse('phone_invalid')
    }
    const who = { memberId: session.memberId, ip, dailyMax: site.flags.smsPerDay }
    const outcome = await askPhoneCode(house, phone, who, house.now())
    return outcome.ok ? done({ wait_s: SMS_WAIT_S }) : refuse(outcome.reason)
  }),

  bind(editPassword, async (input, caller) => {
    const { old_password: old, password, password_confirmation: confirmation } = input
    const { name: siteName, flags } = caller.site
    const failure = checkNewPassword({ password, confirmation }, flags.passwordPolicy)
    if (failure?.field === 'confirmation') return refuse('password_unconfirmed')
    if (failure) return refuse('password_invalid')
    const { memberId } = caller.session
    const change = { old, password, siteName }
    const from = fromOf(caller, input)
    const outcome = await changeOwnPassword(house, memberId, change, from, house.now())
    return outcome.ok ? done(signedInWire(caller, outcome.value)) : outcome
  }),

  bind(editWithdrawPassword, async (input, { session, ip }) => {
    const { password, old_withdraw_password: old, withdraw_password: pin } = input
    if (!PIN.test(pin)) return refuse('withdraw_password_invalid')
    const change = { password, old, pin }
    const outcome = await setWithdrawPassword(house, session.memberId, change, ip, house.now())
    return outcome.ok ? done({}) : outcome
  }),

  bind(memberExport, async ({ password }, { session, ip }) => {
    const now = house.now()
    const outcome = await exportData(house, session.memberId, password, ip, now)
    return outcome.ok ? done(exportWire(outcome.value, now)) : outcome
  }),
]
