import type { InputOf } from '@oriel/contract/endpoint'
import type { staffProveCall } from '@oriel/contract/office/staff'
import type { MessageId } from '@oriel/i18n/message-id'
import type { DeviceReason } from '../../../platform/webauthn.ts'

/** A second factor as it is sent: a code, or what a passkey has signed. */
export type Factor = InputOf<typeof staffProveCall>

export type FactorWays = {
  readonly hasPasskey: boolean
  readonly hasTotp: boolean
}

/** What is offered first. Null: this person has no second factor that works here. */
export function firstWay(ways: FactorWays, isPasskeyPossible: boolean): 'passkey' | 'code' | null {
  if (ways.hasPasskey && isPasskeyPossible) return 'passkey'
  return ways.hasTotp ? 'code' : null
}

/** What a device says no with, and what to do about it. */
export const deviceWords: Readonly<Record<DeviceReason, MessageId>> = {
  cancelled: 'office.staff.passkey_cancelled',
  already_here: 'office.staff.passkey_already_here',
  impossible: 'office.staff.passkey_impossible',
}
