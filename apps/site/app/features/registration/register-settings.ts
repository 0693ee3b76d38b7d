import type { Client } from '@oriel/contract/client'
import type { DataOf } from '@oriel/contract/endpoint'
import { registerSettingsCall } from '@oriel/contract/member/registration'
import type { RegistrationRules } from '@oriel/forms/registration'
import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { RegisterAsk, RegisterField } from '@oriel/core/register-field'

/** What the form of one currency is made of. */
export type CurrencySettings = {
  readonly rules: RegistrationRules
  /** What is shown, in the order of the settings. */
  readonly shown: readonly RegisterField[]
  /** Stands before the phone, without its plus. */
  readonly callingCode: string | null
  /** Whether members may bring friends. */
  readonly hasRecommend: boolean
  /** Play money for who signs up with it. */
  readonly welcome: Units | null
}
export type RegisterSettings = ReadonlyMap<Currency, CurrencySettings>

type Wire = DataOf<typeof registerSettingsCall>

export async function readSettings(call: Client, signal: AbortSignal) {
  const answer = await call(registerSettingsCall, {}, signal)
  return answer.ok ? { ok: true as const, value: settingsOf(answer.value) } : answer
}

export const settingsOf = ({ list, rules }: Wire): RegisterSettings =>
  new Map(
    rules.currencies.map(({ currency, phone_digits, calling_code, recommend, welcome }) => {
      const asked = list.filter((setting) => setting.currency === currency)
      return [
        currency,
        {
          rules: {
            currency,
            asks: Object.fromEntries(asked.map((setting) => [setting.name, askOf(setting)])),
            passwordPolicy: rules.password_policy,
            phoneDigits: phone_digits,
            minimumAgeYears: rules.minimum_age,
            today: rules.today,
            siteName: rules.site_name,
          },
          shown: asked.filter(({ is_display }) => is_display).map(({ name }) => name),
          callingCode: calling_code,
          hasRecommend: recommend,
          welcome,
        },
      ]
    }),
  )

const askOf = (setting: Wire['list'][number]): RegisterAsk => ({
  isDisplay: setting.is_display,
  isRequired: setting.is_required,
  isUnique: setting.is_unique,
  isMemberCenter: setting.is_member_center,
  isVerification: setting.is_verification,
  isMemberCenterVerification: setting.is_member_center_verification ?? false,
})

/** The first of these that the site offers, or the first it has. */
export function firstCurrency(
  settings: RegisterSettings,
  ...wanted: readonly (Currency | null)[]
): Currency | null {
  const offered = wanted.find((currency) => currency !== null && settings.has(currency))
  return offered ?? settings.keys().next().value ?? null
}
