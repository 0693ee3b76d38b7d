import { writeCookie } from '@oriel/core/cookie'
import { redirect } from 'react-router'

/** Spec 3: read and cleared by whoever opens the cashier. */
const FAST_DEPOSIT_COOKIE = 'isFastDeposit'

/** Spec 2: /fastDeposit sets the cookie flag isFastDeposit=true and goes to /. */
export function loader(): Response {
  const flag = writeCookie(FAST_DEPOSIT_COOKIE, 'true')
  return redirect('/', { headers: { 'set-cookie': flag } })
}

export default function FastDeposit() {
  return null
}
