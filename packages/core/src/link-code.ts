/** Where links stand. */
export const linkPlaces = ['footer', 'mobile_footer', 'slide_bar', 'float', 'rail'] as const
export type LinkPlace = (typeof linkPlaces)[number]

/** The columns of the footer; links elsewhere stand in none. */
export const linkGroups = ['help', 'about', 'rules', 'safer_play'] as const
export type LinkGroup = (typeof linkGroups)[number]

/** S2.089: the tabs of the mobile footer. */
export const tabCodes = [
  'home',
  'discount',
  'deposit',
  'withdrawal',
  'wallet',
  'sponsor',
  'sign_up',
  'letter',
  'announcement',
  'customer_service',
  'custom_link',
] as const

/**
 * The code of each link, in one spelling. S2.061 writes Deposit and Withdrawal for the links that a
 * site may hide, S2.089 writes deposit and withdrawal for the tabs. They are the same links, so
 * hidden links are compared without regard to case.
 */
export const linkCodes = [
  ...tabCodes,
  'APPDownload',
  'BindAccount',
  'applyAgent',
  'DWRecord',
  'announcement_bank',
  'user',
  'agent',
  'my_favorite',
  'last_play',
  'safer_play',
  'faq',
  'main',
  'language',
  'red_envelope',
  'roulette',
] as const
export type LinkCode = (typeof linkCodes)[number]

/** These say only where they lead, so their words are always the operator's. */
const WITHOUT_OWN_WORD: ReadonlySet<LinkCode> = new Set(['custom_link', 'main', 'faq'])
export const hasOwnWord = (code: LinkCode): boolean => !WITHOUT_OWN_WORD.has(code)

/** These open something on the page and need no address. */
const ACTIONS: ReadonlySet<LinkCode> = new Set([
  'sign_up',
  'language',
  'red_envelope',
  'roulette',
  'customer_service',
])
export const isAction = (code: LinkCode): boolean => ACTIONS.has(code)

export const isHiddenLink = (code: LinkCode, hidden: readonly string[]): boolean =>
  hidden.some((name) => name.toLowerCase() === code.toLowerCase())
