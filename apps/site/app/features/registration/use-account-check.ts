import { registerVerificationCall } from '@oriel/contract/member/registration'
import { registrationEffect } from '@oriel/contract/registration-effect'
import { EMPTY_FORM } from '@oriel/forms/registration'
import { useEffect, useState } from 'react'
import { call } from '../../platform/call.ts'
import { failureOf } from './check-field.ts'
import { verificationInput } from './registration-input.ts'
import type { CurrencySettings } from './register-settings.ts'

/** How long nobody types before somebody is asked. */
const ACCOUNT_CHECK_WAIT_MS = 400

export type AccountState = 'unknown' | 'checking' | 'free' | 'refused'

/**
 * Whether an account name is free, asked while it is typed and again in another currency. Names
 * that could not be taken anyway are not asked about. Keep `onRefused` the same between renders.
 */
export function useAccountCheck(
  account: string,
  { rules }: CurrencySettings,
  onRefused: (account: string, message: string) => void,
): AccountState {
  const { currency } = rules
  const key = `${currency} ${account}`
  const isWellFormed =
    failureOf('memberAccount', { ...EMPTY_FORM, memberAccount: account }, rules) === null
  const [known, setKnown] = useState<{ key: string; state: AccountState } | null>(null)
  useEffect(() => {
    if (!isWellFormed) return
    const own = new AbortController()
    const ask = async () => {
      const form = { ...EMPTY_FORM, memberAccount: account }
      const input = verificationInput(form, 'memberAccount', currency)
      const answer = await call(registerVerificationCall, input, own.signal)
      if (own.signal.aborted) return
      if (answer.ok) return setKnown({ key, state: 'free' })
      const isRefused = registrationEffect(answer.code).place === 'memberAccount'
      setKnown({ key, state: isRefused ? 'refused' : 'unknown' })
      if (isRefused) onRefused(account, answer.message)
    }
    const timer = setTimeout(() => void ask(), ACCOUNT_CHECK_WAIT_MS)
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [isWellFormed, account, currency, key, onRefused])
  if (!isWellFormed) return 'unknown'
  return known?.key === key ? known.state : 'checking'
}
