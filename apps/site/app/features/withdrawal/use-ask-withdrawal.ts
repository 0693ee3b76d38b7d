import { withdrawalCall } from '@oriel/contract/member/withdrawal'
import { newId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useRef } from 'react'
import { useProvenCall } from '../../platform/use-proven-call.ts'

export type WithdrawalAsked = {
  readonly cardId: string
  readonly amount: Units
  readonly pin: string
}
type Told = {
  readonly onMade: () => void
  readonly onRefused: (reason: string, message: string) => void
}

const UNANSWERED: ReadonlySet<string> = new Set(['network_error', 'request_timeout', 'bad_answer'])

/** Asks to be paid. The same form sent again is the same request: it never makes two. */
export function useAskWithdrawal({
  onMade,
  onRefused,
}: Told): [boolean, (asked: WithdrawalAsked) => void] {
  const text = useText()
  const provenCall = useProvenCall()
  const [isSending, sendOnce] = useSending()
  const request = useRef({ of: '', id: '' })
  const ask = ({ cardId, amount, pin }: WithdrawalAsked): void =>
    void sendOnce(async () => {
      const of = `${cardId} ${amount}`
      if (request.current.of !== of) request.current = { of, id: newId() }
      const answer = await provenCall(withdrawalCall, {
        request_id: request.current.id,
        amount,
        bank_card_id: cardId,
        withdraw_password: pin,
      })
      // An answer ends the request; without one, the next press asks for the same withdrawal.
      if (answer.ok || !UNANSWERED.has(answer.reason)) request.current = { of: '', id: '' }
      if (answer.ok) return onMade()
      onRefused(answer.reason, failureText(answer, text))
    })
  return [isSending, ask]
}
