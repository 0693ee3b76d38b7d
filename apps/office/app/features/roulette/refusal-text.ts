import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'

const WORDS: Readonly<Record<string, MessageId>> = {
  prizes_wrong: 'office.reason.prizes_wrong',
  weights_wrong: 'office.reason.weights_wrong',
  amount_wrong: 'office.reason.amount_wrong',
  fallback_missing: 'office.reason.fallback_missing',
  fallback_unknown: 'office.reason.fallback_unknown',
  fallback_cycle: 'office.reason.fallback_cycle',
  draws_endless: 'office.reason.draws_endless',
}

/** Why a draft is not published, in the words the server would say. */
export const refusalText = (reason: string, t: Text['t']): string =>
  t(WORDS[reason] ?? 'office.roulette.unreadable')
