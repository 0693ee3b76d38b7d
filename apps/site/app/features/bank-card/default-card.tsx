import { defaultBankCardCall } from '@oriel/contract/member/bank-card'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { useText } from '@oriel/web/text'
import { cardName, type Card } from './card-state.ts'
import { OwnerForm } from './owner-form.tsx'
import { ownerCall } from './owner-call.ts'
import type { SaidText } from './said.tsx'

type DefaultCardProps = { card: Card; onClose: (said?: SaidText) => void }

export function DefaultCard({ card, onClose }: DefaultCardProps) {
  const { t } = useText()
  const named = { card: cardName(card) }
  return (
    <Dialog
      isOpen
      sheet
      size="small"
      icon="bank"
      title={t('bank-card.default_title', named)}
      closeLabel={t('shell.close')}
      onClose={() => onClose()}
    >
      <OwnerForm
        action={t('bank-card.make_default')}
        send={({ password, pin }) =>
          ownerCall(
            defaultBankCardCall,
            { id: card.id, password, withdraw_password: pin },
            password,
          )
        }
        onDone={() => onClose({ kind: 'done', text: t('bank-card.default_done', named) })}
      />
    </Dialog>
  )
}
