import type { LinkCode } from '@oriel/core/link-code'
import type { IconName } from '@oriel/ui/picture/icon'

/** The icon of a link whose operator has named none. */
export const LINK_ICONS: Readonly<Record<LinkCode, IconName>> = {
  home: 'home',
  discount: 'gift',
  deposit: 'deposit',
  withdrawal: 'withdraw',
  wallet: 'wallet',
  sponsor: 'trophy',
  sign_up: 'person',
  letter: 'mail',
  announcement: 'bell',
  customer_service: 'headset',
  custom_link: 'star',
  APPDownload: 'phone',
  BindAccount: 'coin',
  applyAgent: 'people',
  DWRecord: 'clock',
  announcement_bank: 'megaphone',
  user: 'person',
  agent: 'people',
  my_favorite: 'heart',
  last_play: 'clock',
  safer_play: 'shield',
  faq: 'star',
  main: 'star',
  language: 'globe',
  red_envelope: 'red-envelope',
  roulette: 'wheel',
}

/** S6.007, S6.018: these links need a member; a guest is asked to log in first. */
const FOR_MEMBERS: ReadonlySet<LinkCode> = new Set([
  'deposit',
  'withdrawal',
  'wallet',
  'sign_up',
  'letter',
  'BindAccount',
  'DWRecord',
  'applyAgent',
  'agent',
  'announcement_bank',
  'user',
  'my_favorite',
  'last_play',
  'red_envelope',
  'roulette',
])
export const needsMember = (code: LinkCode): boolean => FOR_MEMBERS.has(code)
