import { SMS_WAIT_S } from '@oriel/contract/limits'
import {
  editPasswordCall,
  editProfileCall,
  editWithdrawPasswordCall,
  memberExportCall,
  memberLayoutCall,
  memberProfileCall,
  profilePhoneCodeCall,
} from '@oriel/contract/member/profile'
import { done, refuse } from '@oriel/core/outcome'
import {
  askPhoneCode,
  changeOwnPassword,
  editProfile,
  exportData,
  readLayout,
  readProfile,
  setWithdrawPassword,
  type AboutField,
} from '@oriel/domain/profile'
import { bind, type Binding } from '../../bind.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'
import { exportWire } from './export-wire.ts'
import { layoutWire, personalOf, profileWire, wireName } from './wire.ts'
import { signedInWire } from '../session/wire.ts'

export const profileBindings = (house: House): Binding[] => [
  bind(memberLayoutCall, async (_input, { site, session }) => {
    const layout = await readLayout(house.database.rows, session.memberId, site.flags)
    return done({ member_common_layout: layoutWire(layout) })
  }),

  bind(memberProfileCall, async (_input, { session }) =>
    done(profileWire(await readProfile(house.database.rows, house.keys, session.memberId))),
  ),

  bind(editProfileCall, async ({ verify_code: phoneCode, ...given }, { site, session, ip }) => {
    const edit = { wanted: personalOf(given), phoneCode }
    const who = { site, memberId: session.memberId, ip }
    const outcome = await editProfile(house, edit, who, house.now())
    if (outcome.ok) return done({})
    if (outcome.reason === 'too_many_requests') return outcome
    const { field, message } = outcome.told as AboutField
    return refuse(outcome.reason, { field: wireName(field), message })
  }),

  bind(profilePhoneCodeCall, async ({ member_phone: phone }, { site, session, ip }) => {
    const who = { site, memberId: session.memberId, ip }
    const outcome = await askPhoneCode(house, phone, who, house.now())
    return outcome.ok ? done({ wait_s: SMS_WAIT_S }) : refuse(outcome.reason)
  }),

  bind(editPasswordCall, async (input, caller) => {
    const { old_password: old, password, password_confirmation: confirmation } = input
    const { memberId } = caller.session
    const change = { old, password, confirmation, site: caller.site }
    const from = fromOf(caller, input)
    const outcome = await changeOwnPassword(house, memberId, change, from, house.now())
    return outcome.ok ? done(signedInWire(caller, outcome.value)) : outcome
  }),

  bind(editWithdrawPasswordCall, async (input, { session, ip }) => {
    const { password, old_withdraw_password: old, withdraw_password: pin } = input
    const change = { password, old, pin }
    const outcome = await setWithdrawPassword(house, session.memberId, change, ip, house.now())
    return outcome.ok ? done({}) : outcome
  }),

  bind(memberExportCall, async ({ password }, { session, ip }) => {
    const now = house.now()
    const outcome = await exportData(house, session.memberId, password, ip, now)
    return outcome.ok ? done(exportWire(outcome.value, now)) : outcome
  }),
]
