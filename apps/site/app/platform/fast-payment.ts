export const DEPOSIT_PATH = '/user/Deposit'

/** S2.046: the one screen to pay in; it stands in a window of its own, or in the same tab. */
export const isFastPayment = (pathname: string): boolean => /^\/fastPayment\/?$/i.test(pathname)

/** Where the entry to the fast deposit leads. */
type FastWay = 'deposit' | 'sign_in' | 'window'

/**
 * With the site's AGENT_BIND_FAST_PAYMENT_FLAG a member goes to the deposit page (S6.017) and a
 * guest logs in (S6.018); without it the window of the fast deposit opens for both (S6.019).
 */
export function fastWay(isBound: boolean, isMember: boolean): FastWay {
  if (!isBound) return 'window'
  return isMember ? 'deposit' : 'sign_in'
}
