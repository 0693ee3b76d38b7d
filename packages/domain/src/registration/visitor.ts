import { refuse, type Refused } from '@oriel/core/outcome'
import { takeCaptcha } from '@oriel/domain/captcha'
import { isSpent, tryRate } from '@oriel/domain/rate'
import { mayComeFrom, type From, type Guard } from '@oriel/domain/session'
import type { Site } from '@oriel/domain/site'
import { isRegistrationOff } from '@oriel/domain/switch'
import { isClosed } from './form.ts'
import { memberRates, soonRates, tryRates } from './rules.ts'

export type VisitorReason =
  | 'registration_closed'
  | 'registering_too_often'
  | 'registration_limit'
  | 'place_closed'
  | 'verify_failed'

type Captcha = { readonly token: string; readonly answer: string }

/** Cheap things first; a captcha that was answered is used up, whatever comes after it. */
export async function refuseVisitor(
  { database: { rows }, keys }: Guard,
  site: Site,
  captcha: Captcha,
  from: From,
  now: Date,
): Promise<Refused<VisitorReason> | null> {
  const { siteId, ip } = from
  if (isClosed(site) || (await isRegistrationOff(rows, siteId))) {
    return refuse('registration_closed')
  }
  if (!(await tryRate(rows, keys, tryRates(from), now))) return refuse('registering_too_often')
  if (await isSpent(rows, keys, memberRates(from), now)) return refuse('registration_limit')
  if (await isSpent(rows, keys, soonRates(from), now)) return refuse('registering_too_often')
  if (await mayComeFrom(rows, from)) return refuse('place_closed')
  const asked = { siteId, ip, type: 'register' as const, ...captcha }
  return (await takeCaptcha(rows, keys, asked, now)) ? null : refuse('verify_failed')
}

/** Counted only here, where nothing but a race can stop it: a slip of the pen costs no turn. */
export async function refuseOneMore(
  { database: { rows }, keys }: Guard,
  from: From,
  now: Date,
): Promise<Refused<VisitorReason> | null> {
  if (!(await tryRate(rows, keys, memberRates(from), now))) return refuse('registration_limit')
  if (!(await tryRate(rows, keys, soonRates(from), now))) return refuse('registering_too_often')
  return null
}
