import type { Failure } from '@oriel/contract/client'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import { failureText } from '@oriel/web/failure-text'

/** S8.023 to S8.027: codes 101 to 105 have their own message. S8.028: others show the server's. */
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
