import type { Failure } from '@oriel/contract/client'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import { failureText } from '@oriel/web/failure-text'

/** Spec 8: one-key back 101-105 have their own words; others show the server's message. */
const OWN: Readonly<Record<string, MessageId>> = {
  '101': 'wallet.one_key_err_code_101',
  '102': 'wallet.one_key_err_code_102',
  '103': 'wallet.one_key_err_code_103',
  '104': 'wallet.one_key_err_code_104',
  '105': 'wallet.one_key_err_code_105',
}

export function backFailure(
  failure: Pick<Failure<string>, 'code' | 'reason' | 'message'>,
  text: Text,
): string {
  const own = Object.hasOwn(OWN, failure.code) ? OWN[failure.code] : undefined
  return own ? text.t(own) : failureText(failure, text)
}
