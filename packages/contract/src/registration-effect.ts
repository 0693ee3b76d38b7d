import type { RegistrationFailure, RegistrationField } from '@oriel/forms/registration'
import { WIRE_NAMES, type WireName } from './registration-names.ts'

/** Where an answer is shown: under a field, where the introducer stands, or as a toast. */
export type RegistrationPlace = RegistrationField | 'introducer' | 'toast'
export type RegistrationEffect = {
  readonly place: RegistrationPlace
  /** S4.076: codes 106 to 112, 219 and 228 release the introducer lock. */
  readonly releasesIntroducer: boolean
  /** S4.077: code 107 switches the recommend feature off. */
  readonly closesRecommend: boolean
}

const PLACES: Readonly<Record<string, RegistrationPlace>> = {
  '102': 'memberAccount',
  '103': 'memberName',
  '104': 'memberPhone',
  '105': 'memberEmail',
  '106': 'introducer',
  '107': 'introducer',
  '108': 'introducer',
  '109': 'introducer',
  '110': 'introducer',
  '111': 'introducer',
  '112': 'introducer',
  '113': 'phoneVerify',
  '114': 'identityId',
  '202': 'memberAccount',
  '203': 'password',
  '204': 'memberBirthday',
  '205': 'memberBirthday',
  '206': 'memberEmail',
  '207': 'withdrawPassword',
  '208': 'identityId',
  '209': 'memberPhone',
  '210': 'agreement',
  '213': 'checkPassword',
  '214': 'memberName',
  '215': 'memberPhone',
  '216': 'memberEmail',
  '219': 'introducer',
  '222': 'phoneVerify',
  '223': 'identityId',
  '224': 'captchaAnswer',
  '227': 'memberName',
  '228': 'introducer',
  '301': 'memberQq',
  '302': 'memberSkype',
  '303': 'memberWechat',
  '304': 'memberZalo',
  '305': 'memberFb',
  '306': 'memberTelegram',
  '307': 'memberWhatsApp',
  '308': 'memberOthers',
}

/**
 * S8.089, S8.094, S8.095: codes 218, 996 and 997 show the server's message as a toast. S8.104: so
 * does every code that is not listed.
 */
export function registrationEffect(code: string): RegistrationEffect {
  const place = Object.hasOwn(PLACES, code) ? (PLACES[code] ?? 'toast') : 'toast'
  return { place, releasesIntroducer: place === 'introducer', closesRecommend: code === '107' }
}

export type SmsEffect = {
  readonly place: 'memberPhone' | 'captchaAnswer' | 'toast'
  /** S8.106: code 102 starts the countdown too, although no SMS was sent. */
  readonly startsCountdown: boolean
}

export function smsEffect(code: string): SmsEffect {
  if (code === '099') return { place: 'captchaAnswer', startsCountdown: false }
  if (code === '201') return { place: 'memberPhone', startsCountdown: false }
  return { place: 'toast', startsCountdown: code === '102' || code === '100' }
}

/** Failures by the names of the wire, as a refusal tells them. */
export const failuresWire = (
  failures: readonly RegistrationFailure[],
): { readonly field: WireName; readonly message: string }[] =>
  failures.map(({ field, message }) => ({ field: WIRE_NAMES[field], message }))
