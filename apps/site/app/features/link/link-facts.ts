import type { LinkCode } from '@oriel/core/link-code'
import type { IconName } from '@oriel/ui/picture/icon'

/**
 * What following a link does: it goes to its address, opens a window of ours, or needs a member who
 * then goes to the address. `deposit` needs a member too, unless it is the entry to the fast
 * deposit. `later` is not built yet, so it is not shown, whatever a site writes down: each comes
 * with its feature.
 */
type LinkWay =
  | 'address'
  | 'member_address'
  | 'deposit'
  | 'account'
  | 'sign_up'
  | 'preferences'
  | 'news'
  | 'roulette'
  | 'later'

type LinkFact = {
  /** The icon of a link whose operator has named none. */
  readonly icon: IconName
  readonly way: LinkWay
}

const LINK_FACTS: Readonly<Record<LinkCode, LinkFact>> = {
  home: { icon: 'home', way: 'address' },
  discount: { icon: 'gift', way: 'address' },
  deposit: { icon: 'deposit', way: 'deposit' },
  withdrawal: { icon: 'withdraw', way: 'later' },
  wallet: { icon: 'wallet', way: 'member_address' },
  sponsor: { icon: 'trophy', way: 'address' },
  sign_up: { icon: 'person', way: 'sign_up' },
  letter: { icon: 'mail', way: 'member_address' },
  announcement: { icon: 'bell', way: 'news' },
  customer_service: { icon: 'headset', way: 'address' },
  custom_link: { icon: 'star', way: 'address' },
  APPDownload: { icon: 'phone', way: 'address' },
  BindAccount: { icon: 'bank', way: 'member_address' },
  applyAgent: { icon: 'people', way: 'later' },
  DWRecord: { icon: 'clock', way: 'member_address' },
  announcement_bank: { icon: 'megaphone', way: 'later' },
  user: { icon: 'person', way: 'account' },
  agent: { icon: 'people', way: 'later' },
  my_favorite: { icon: 'heart', way: 'address' },
  last_play: { icon: 'clock', way: 'address' },
  safer_play: { icon: 'shield', way: 'address' },
  faq: { icon: 'star', way: 'address' },
  main: { icon: 'star', way: 'address' },
  language: { icon: 'globe', way: 'preferences' },
  red_envelope: { icon: 'red-envelope', way: 'later' },
  roulette: { icon: 'wheel', way: 'roulette' },
}

export const linkFact = (code: LinkCode): LinkFact => LINK_FACTS[code]
export const isBuilt = (code: LinkCode): boolean => LINK_FACTS[code].way !== 'later'
