import type { TransportReason } from '@oriel/contract/client'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'

/** What the browser says where no server could: nothing came, or not in time. */
const UNANSWERED: Partial<Record<TransportReason, MessageId>> = {
  network_error: 'error.network_error',
  bad_answer: 'error.network_error',
  request_timeout: 'error.request_timeout',
}

type Failure = { readonly reason: string; readonly message: string }

/** S8.022: a failed list shows the server's message. */
export function failureText({ reason, message }: Failure, { t }: Pick<Text, 't'>): string {
  const own = UNANSWERED[reason as TransportReason]
  return own ? t(own) : message || t('error.unexpected')
}
