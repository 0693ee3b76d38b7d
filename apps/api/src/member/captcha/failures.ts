import type { CaptchaType } from '@oriel/core/captcha'
import { countRates, type Rate } from '@oriel/domain/rate'
import { recoveryRates } from '@oriel/domain/recovery'
import { registrationRates } from '@oriel/domain/registration'
import { findKnownDevice, signInRates } from '@oriel/domain/session'
import type { Caller } from '../../caller.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'

/** How often the caller, or the account they name, has failed lately at what a captcha is for. */
export async function countFailures(
  house: House,
  caller: Caller,
  type: CaptchaType,
  named: string | undefined,
): Promise<number> {
  const { rows } = house.database
  const from = fromOf(caller, {})
  const account = named?.trim().toLowerCase() || null
  const knownDevice = account === null ? null : await findKnownDevice(rows, from, { account })
  const rates: Readonly<Record<CaptchaType, () => Rate[]>> = {
    login: () => signInRates(account, { ...from, knownDevice }),
    register: () => registrationRates(from),
    client: () => recoveryRates(account, { ...from, knownDevice }),
    // Nobody fails at a gift: the work is the same for all.
    gift: () => [],
  }
  const counted = rates[type]()
  if (counted.length === 0) return 0
  return Math.max(...(await countRates(rows, house.keys, counted, house.now())))
}
