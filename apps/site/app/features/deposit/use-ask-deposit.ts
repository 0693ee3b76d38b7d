import { depositCall, type depositPages } from '@oriel/contract/member/deposit'
import { newId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useRef } from 'react'
import { call } from '../../platform/call.ts'

export type DepositPageName = (typeof depositPages)[number]
type Asked = { readonly methodId: string; readonly amount: Units; readonly page: DepositPageName }
type Told = {
  readonly onMade: (number: string) => void
  readonly onRefused: (reason: string, message: string) => void
}

const UNANSWERED: ReadonlySet<string> = new Set(['network_error', 'request_timeout', 'bad_answer'])

/** Makes an order. The same form sent again is the same request: it never makes two. */
export function useAskDeposit({ onMade, onRefused }: Told): [boolean, (asked: Asked) => void] {
  const text = useText()
  const [isSending, sendOnce] = useSending()
  const request = useRef({ of: '', id: '' })
  const ask = ({ methodId, amount, page }: Asked): void =>
    void sendOnce(async () => {
      const of = `${methodId} ${amount}`
      if (request.current.of !== of) request.current = { of, id: newId() }
      const answer = await call(depositCall, {
        request_id: request.current.id,
        method_id: methodId,
        amount,
        page,
      })
      // An answer ends the request; without one, the next press asks for the same order.
      if (answer.ok || !UNANSWERED.has(answer.reason)) request.current = { of: '', id: '' }
      if (answer.ok) return onMade(answer.value.order.number)
      onRefused(answer.reason, failureText(answer, text))
    })
  return [isSending, ask]
}
