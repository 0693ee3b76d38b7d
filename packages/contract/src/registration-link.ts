/** S8.110 to S8.112: the messages about an introducer link that is not valid. */
export const linkMessages = [
  'signup.err_disabled_recommend',
  'signup.err_disabled_agent',
  'signup.err_currency_closed',
] as const
export type LinkMessage = (typeof linkMessages)[number]
