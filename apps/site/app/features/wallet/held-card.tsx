import { Badge } from '@oriel/ui/feedback/badge'
import type { ComponentProps } from 'react'
import type { MessageId } from '@oriel/i18n/message-id'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { Amount } from './amount.tsx'
import { WalletBox } from './wallet-box.tsx'
import type { HeldWin } from './wallet-state.ts'

type Shown = {
  tone: NonNullable<ComponentProps<typeof Badge>['tone']>
  badge: MessageId
  text: MessageId
}

const STATES: Readonly<Record<HeldWin['state'], Shown>> = {
  under_review: { tone: 'warning', badge: 'wallet.held_state', text: 'wallet.held_by' },
  released: { tone: 'success', badge: 'wallet.held_paid', text: 'wallet.held_released' },
  refused: { tone: 'danger', badge: 'wallet.held_not_paid', text: 'wallet.held_refused' },
}

/** Wins that a person looks at before they are paid: how much, and when the member will hear. */
export function HeldCard({ wins }: { wins: readonly HeldWin[] }) {
  const { t } = useText()
  return (
    <WalletBox
      icon="shield"
      title={t('wallet.held_title')}
      text={t('wallet.held_text')}
      items={wins}
    >
      {(win) => <HeldRow win={win} />}
    </WalletBox>
  )
}

function HeldRow({ win }: { win: HeldWin }) {
  const { t } = useText()
  const format = useFormat()
  const { tone, badge, text } = STATES[win.state]
  return (
    <div className="wallet-move">
      <div className="wallet-move-head">
        <span className="wallet-share-name">{win.gp_name}</span>
        <Amount units={win.amount} currency={win.currency} className="wallet-share-cash" />
        <Badge tone={tone}>{t(badge)}</Badge>
      </div>
      <p className="wallet-box-text">
        {t(text, { time: format.dateTime(win.decided_at ?? win.answer_by) })}
      </p>
    </div>
  )
}
