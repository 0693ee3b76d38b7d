/** Spec 8, invalid link: what is said about an introducer nobody can be brought by. */
export const linkMessages = [
  'signup.err_disabled_recommend',
  'signup.err_disabled_agent',
  'signup.err_currency_closed',
] as const
export type LinkMessage = (typeof linkMessages)[number]
