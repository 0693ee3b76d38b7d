import { verifyBankCardCall } from '@oriel/contract/member/bank-card'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { call } from '../../platform/call.ts'
import type { Card } from './card-state.ts'
import type { SaidText } from './said.tsx'

/** Asks a person of the house to look at a card. */
export function useAskVerified(onSaid: (said: SaidText) => void): (card: Card) => void {
  const text = useText()
  const [, sendOnce] = useSending()
  return ({ id }) =>
    void sendOnce(async () => {
      const answer = await call(verifyBankCardCall, { id })
      onSaid(
        answer.ok
          ? { kind: 'done', text: text.t('bank-card.asked') }
          : { kind: 'failed', text: failureText(answer, text) },
      )
    })
}
