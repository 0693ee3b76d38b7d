import { verifyBankCard } from '@oriel/contract/office/bank-card'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { useMay } from '../../platform/rights.ts'
import type { CardLine } from './card-columns.tsx'

type Decision = 'verify' | 'refuse'
type CardActionsProps = { readonly card: CardLine; readonly onDone: () => void }

/** What a person may say of an account: that it is the member's, or that it is not. */
export function CardActions({ card, onDone }: CardActionsProps) {
  const { t } = useText()
  const { begin: may } = useMay('bank-card.verify')
  const [decision, setDecision] = useState<Decision | null>(null)
  const isLive = card.removed_at === null
  if (!may || !isLive) return null
  return (
    <div className="button-row">
      {card.state !== 'verified' && (
        <Button onClick={() => setDecision('verify')}>{t('office.bank-card.verify')}</Button>
      )}
      <Button variant="ghost" onClick={() => setDecision('refuse')}>
        {t('office.bank-card.refuse')}
      </Button>
      {decision && (
        <DecisionSheet
          card={card}
          decision={decision}
          onDone={onDone}
          onClose={() => setDecision(null)}
        />
      )}
    </div>
  )
}

type DecisionSheetProps = CardActionsProps & {
  readonly decision: Decision
  readonly onClose: () => void
}

function DecisionSheet({ card, decision, onDone, onClose }: DecisionSheetProps) {
  const { t } = useText()
  const words = {
    verify: [t('office.bank-card.verify_title'), t('office.bank-card.verify_note')],
    refuse: [t('office.bank-card.refuse_title'), t('office.bank-card.refuse_note')],
  } as const
  const [title, note] = words[decision]
  return (
    <RunSheet
      calls={verifyBankCard}
      input={{ card_id: card.id, decision }}
      icon={decision === 'verify' ? 'check' : 'warning'}
      title={title}
      subject={card.card}
      confirm={title}
      note={note}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
