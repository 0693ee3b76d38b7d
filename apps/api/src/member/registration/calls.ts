import {
  registerCall,
  registerBackgroundCall,
  registerSettingsCall,
  registerSmsCall,
  registerVerificationCall,
  type RegisterSettingWire,
} from '@oriel/contract/member/registration'
import { REGISTRATION_MIN_AGE_YEARS } from '@oriel/forms/limits'
import type { Currency } from '@oriel/core/currency'
import { done } from '@oriel/core/outcome'
import { callingCodeOf } from '@oriel/core/phone'
import { welcomeBase } from '@oriel/core/picture'
import { registerFields, type RegisterAsks } from '@oriel/core/register-field'
import { dayOf } from '@oriel/core/time'
import { listRecommendOpen } from '@oriel/domain/introducer'
import { listRegisterAsks, phoneDigitsOf } from '@oriel/domain/registration'
import { listWelcomes } from '@oriel/domain/wallet'
import type * as z from 'zod/mini'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { checkFields, sendCode } from './check.ts'
import { submitForm } from './submit.ts'

export const registrationBindings = (house: House): Binding[] => [
  bind(registerSettingsCall, async (_input, { site }) => {
    const { rows } = house.database
    const asks = await listRegisterAsks(rows, site.id)
    const open = await listRecommendOpen(rows, site.id)
    const welcomes = await listWelcomes(rows, site)
    return done({
      list: site.currencies.flatMap((currency) => settingsWire(currency, asks.get(currency) ?? {})),
      rules: {
        password_policy: site.flags.passwordPolicy,
        minimum_age: REGISTRATION_MIN_AGE_YEARS,
        today: dayOf(house.now(), site.flags.timeZone),
        site_name: site.name,
        currencies: site.currencies.map((currency) => ({
          currency,
          phone_digits: phoneDigitsOf(site, currency),
          calling_code: callingCodeOf(currency),
          recommend: open.includes(currency),
          welcome: welcomes.get(currency) ?? null,
        })),
      },
    })
  }),

  bind(registerBackgroundCall, async () => {
    const base = welcomeBase('register')
    return done({ base, photo_path: `${base}-low-780.webp` })
  }),

  bind(registerVerificationCall, checkFields(house)),
  bind(registerSmsCall, sendCode(house)),
  bind(registerCall, submitForm(house)),
]

function settingsWire(
  currency: Currency,
  asks: RegisterAsks,
): z.output<typeof RegisterSettingWire>[] {
  return registerFields.flatMap((name) => {
    const ask = asks[name]
    if (!ask) return []
    const isPhone = name === 'member_phone'
    return {
      name,
      currency,
      is_display: ask.isDisplay,
      is_required: ask.isRequired,
      is_unique: ask.isUnique,
      is_member_center: ask.isMemberCenter,
      is_verification: ask.isVerification,
      ...(isPhone && { is_member_center_verification: ask.isMemberCenterVerification }),
    }
  })
}
