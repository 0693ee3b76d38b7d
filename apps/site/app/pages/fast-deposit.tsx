import { writeCookie } from '@oriel/core/cookie'
import { redirect } from 'react-router'

/** S3.079: meant for the cashier page, which reads and clears it. */
const FAST_DEPOSIT_COOKIE = 'isFastDeposit'

/** S2.019: sets the cookie flag isFastDeposit=true and goes to /. */
export function loader(): Response {
  const flag = writeCookie(FAST_DEPOSIT_COOKIE, 'true')
  return redirect('/', { headers: { 'set-cookie': flag } })
}

export default function FastDeposit() {
  return null
}
