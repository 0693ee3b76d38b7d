import type { DataOf } from '@oriel/contract/endpoint'
import { staffSecondStepCall, staffSignInCall } from '@oriel/contract/office/staff'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { sayRefusal } from '../../../platform/failure.ts'
import type { Factor } from './factor.ts'

type Second = DataOf<typeof staffSignInCall> & { readonly account: string }

type SignInState =
  | { readonly name: 'password'; readonly account: string; readonly trouble: string | null }
  | { readonly name: 'second'; readonly second: Second }

export type SignIn = {
  readonly state: SignInState
  /** How often a password was sent: the same refusal twice is said twice. */
  readonly tries: number
  readonly isSending: boolean
  readonly sendPassword: (account: string, password: string) => void
  readonly sendFactor: (factor: Factor) => Promise<string | null>
  readonly startAgain: () => void
}

/** The two steps. `onSignedIn` hears that the session is open. */
export function useSignIn(account: string, onSignedIn: () => void): SignIn {
  const text = useText()
  const [isSending, sendOnce] = useSending()
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<SignInState>({ name: 'password', account, trouble: null })
  const startWith = (known: string, trouble: string | null): void =>
    setState({ name: 'password', account: known, trouble })
  return {
    state,
    tries,
    isSending,
    sendPassword: (name, password) =>
      void sendOnce(async () => {
        const answer = await call(staffSignInCall, { account: name, password })
        setTries((before) => before + 1)
        if (answer.ok) setState({ name: 'second', second: { ...answer.value, account: name } })
        else startWith(name, sayRefusal(answer, text))
      }),
    async sendFactor(factor) {
      if (state.name !== 'second') return null
      const answer = await call(staffSecondStepCall, { step: state.second.step, ...factor })
      if (answer.ok) onSignedIn()
      if (answer.ok) return null
      const why = sayRefusal(answer, text)
      // The step is used up: the password opens a new one.
      if (answer.reason !== 'factor_wrong') startWith(state.second.account, why)
      return why
    },
    startAgain: () => startWith('', null),
  }
}
