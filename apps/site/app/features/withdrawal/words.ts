import type { WithdrawalStage, WithdrawalState } from '@oriel/contract/member/withdrawal'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import type { BadgeTone } from '@oriel/ui/feedback/badge'
import type { IconName } from '@oriel/ui/picture/icon'

type StateWords = { readonly pill: MessageId; readonly tone: BadgeTone; readonly icon: IconName }

const LOOKED_AT: StateWords = { pill: 'withdrawal.state_review', tone: 'warning', icon: 'eye' }
const ON_ITS_WAY: StateWords = { pill: 'withdrawal.state_sending', tone: 'info', icon: 'swap' }

export const STATE_WORDS: Readonly<Record<WithdrawalState, StateWords>> = {
  checking: { pill: 'withdrawal.state_checking', tone: 'neutral', icon: 'search' },
  review: LOOKED_AT,
  second: LOOKED_AT,
  third: LOOKED_AT,
  approved: ON_ITS_WAY,
  sending: ON_ITS_WAY,
  paid: { pill: 'withdrawal.state_paid', tone: 'success', icon: 'check' },
  refused: { pill: 'withdrawal.state_refused', tone: 'danger', icon: 'close' },
  failed: { pill: 'withdrawal.state_failed', tone: 'danger', icon: 'close' },
  returned: { pill: 'withdrawal.state_returned', tone: 'warning', icon: 'withdraw' },
}

type StageWords = { readonly title: MessageId; readonly icon: IconName }

export const STAGE_WORDS: Readonly<Record<WithdrawalStage, StageWords>> = {
  checking: { title: 'withdrawal.stage_checking', icon: 'search' },
  review: { title: 'withdrawal.stage_review', icon: 'eye' },
  second: { title: 'withdrawal.stage_second', icon: 'eye' },
  third: { title: 'withdrawal.stage_third', icon: 'eye' },
  sending: { title: 'withdrawal.stage_sending', icon: 'bank' },
  arriving: { title: 'withdrawal.stage_arriving', icon: 'wallet' },
}

/** Why it is looked at, or how it ended. What would warn a thief has no words of its own. */
const REASONS: Readonly<Record<string, MessageId>> = {
  amount: 'withdrawal.why_amount',
  first_to_card: 'withdrawal.why_first',
  stakes_missing: 'withdrawal.why_stakes',
  card_holder: 'withdrawal.why_card',
  other_card_first: 'withdrawal.why_way',
  new_device: 'withdrawal.why_device',
  identity: 'withdrawal.no_identity',
  card_known: 'withdrawal.no_card',
  account_open: 'withdrawal.no_held',
  taken_back: 'withdrawal.no_taken_back',
  account_checks: 'withdrawal.no_checks',
  documents_needed: 'withdrawal.no_documents',
  card_not_yours: 'withdrawal.no_owner',
  terms_broken: 'withdrawal.no_terms',
  asked_by_you: 'withdrawal.no_asked',
  payee_invalid: 'withdrawal.fail_account',
  name_differs: 'withdrawal.fail_name',
}

const IS_WAITING: ReadonlySet<WithdrawalState> = new Set(['review', 'second', 'third'])

export function reasonWords(reason: string | null, state: WithdrawalState): MessageId | null {
  if (reason === null) return null
  const known = REASONS[reason]
  if (known) return known
  return IS_WAITING.has(state) ? 'withdrawal.why_person' : 'withdrawal.fail_other'
}

const MINUTE_S = 60
const HOUR_S = 3_600
/** Up to two hours people count minutes. */
const MINUTES_MAX_S = 2 * HOUR_S

/** A length of time in one unit, rounded up: "40 s", "12 min", "3 hours". */
export function durationText(seconds: number, t: Text['t']): string {
  if (seconds < MINUTE_S) {
    return t('withdrawal.seconds', { count: Math.max(0, Math.ceil(seconds)) })
  }
  return seconds <= MINUTES_MAX_S
    ? t('withdrawal.minutes', { count: Math.ceil(seconds / MINUTE_S) })
    : t('withdrawal.hours', { count: Math.ceil(seconds / HOUR_S) })
}
