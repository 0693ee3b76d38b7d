import type { Text } from '@oriel/i18n/text'
import type { Trouble } from '@oriel/web/form/use-trouble'
import { PASSWORD_PLACES, troubleOf } from './profile-codes.ts'

/** What became of a new key; the message is null where the device itself said no. */
export type PasskeyAdded =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly message: string | null }

/** A refusal of the server has its sentence; one of the device gets ours. */
export function addTrouble(
  { reason, message }: Extract<PasskeyAdded, { ok: false }>,
  words: Pick<Text, 't'>,
): Trouble<'password'> {
  if (message !== null) return troubleOf({ reason, message }, PASSWORD_PLACES, words)
  if (reason === 'cancelled') return { field: null, title: words.t('profile.passkey_cancelled') }
  const isHere = reason === 'already_here'
  const title = words.t(isHere ? 'profile.passkey_here' : 'profile.passkey_device_failed')
  return { field: null, title }
}
