import { STUDIO_WORDS, wordOf } from '@oriel/i18n/studio-words'

/** Refusals that pages say in their own words; all others come with the answer that refuses. */
const PAGE_REASONS: ReadonlySet<string> = new Set([
  'reason.account_disabled',
  'reason.account_error',
  'reason.account_frozen',
  'reason.captcha_too_often',
  'reason.different_device',
  'reason.email_invalid',
  'reason.password_unconfirmed',
  'reason.phone_invalid',
  'reason.profile_field_invalid',
  'reason.step_failed',
  'reason.transfer_verification',
  'reason.verify_failed',
])

/** Every page loads these: what only servers say, in answers and messages, stays with them. */
export const isForPages = (id: string): boolean =>
  !id.startsWith('message.') &&
  !STUDIO_WORDS.has(wordOf(id)) &&
  (!id.startsWith('reason.') || PAGE_REASONS.has(id))

/** Words of forms and of a member's own pages: who only looks around does not load them. */
const LATER_WORDS: ReadonlySet<string> = new Set([
  'bank-card',
  'deposit',
  'letter',
  'notice',
  'profile',
  'recommend',
  'recovery',
  'red-envelope',
  'registration',
  'roulette',
  'round',
  'wallet',
  'withdrawal',
])
/** Names of those pages, which stand in menus everywhere. */
const NAMES: ReadonlySet<string> = new Set([
  'bank-card.title',
  'deposit.records_title',
  'deposit.title',
  'letter.title',
  'letter.unread',
  'profile.title',
  'recommend.title',
  'round.title',
  'wallet.statement',
  'wallet.title',
  'withdrawal.title',
])
export const isLater = (id: string): boolean => LATER_WORDS.has(wordOf(id)) && !NAMES.has(id)
