import { removeBankCardCall } from '@oriel/contract/member/bank-card'
import { Confirm } from '@oriel/ui/overlay/confirm'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useProvenCall } from '../../platform/use-proven-call.ts'
import { cardName, type Card } from './card-state.ts'
import type { SaidText } from './said.tsx'

type RemoveCardProps = {
  card: Card
  hours: number
  /** Somebody else has added it. */
  isTheft: boolean
  onClose: (said?: SaidText) => void
}

/** The question closes before the window that may ask for a proof opens: one stands at a time. */
export function RemoveCard({ card, hours, isTheft, onClose }: RemoveCardProps) {
  const text = useText()
  const { t } = text
  const provenCall = useProvenCall()
  const named = { card: cardName(card) }
  const remove = async (): Promise<void> => {
    onClose()
    const answer = await provenCall(removeBankCardCall, { id: card.id })
    if (!answer.ok) return onClose({ kind: 'failed', text: failureText(answer, text) })
    if (isTheft) return onClose({ kind: 'theft', text: t('bank-card.not_me_done', named) })
    onClose({ kind: 'done', text: t('bank-card.removed', named) })
  }
  return (
    <Confirm
      isOpen
      tone="danger"
      title={t(isTheft ? 'bank-card.not_me_sure' : 'bank-card.remove_sure', named)}
      text={isTheft ? t('bank-card.not_me_text') : t('bank-card.remove_text', { hours })}
      confirm={t('bank-card.remove')}
      cancel={t('profile.cancel')}
      onConfirm={() => void remove()}
      onCancel={() => onClose()}
    />
  )
}
