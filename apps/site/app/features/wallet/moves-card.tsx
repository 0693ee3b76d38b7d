import { checkTransferCall } from '@oriel/contract/member/wallet'
import { Badge } from '@oriel/ui/feedback/badge'
import { Button } from '@oriel/ui/form/button'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { Amount } from './amount.tsx'
import { Timeline } from './timeline.tsx'
import { WalletBox } from './wallet-box.tsx'
import type { OpenTransfer } from './wallet-state.ts'

type MovesCardProps = { moves: readonly OpenTransfer[]; onChecked: () => void }

/** What is on its way. It is never lost: it stays in the total until it arrives or comes back. */
export function MovesCard({ moves, onChecked }: MovesCardProps) {
  const { t } = useText()
  return (
    <WalletBox icon="clock" title={t('wallet.moves')} text={t('wallet.not_lost')} items={moves}>
      {(move) => <MoveRow move={move} onChecked={onChecked} />}
    </WalletBox>
  )
}

function MoveRow({ move, onChecked }: { move: OpenTransfer; onChecked: () => void }) {
  const text = useText()
  const { t } = text
  const format = useFormat()
  const [isSending, send] = useSending()
  const [note, setNote] = useState('')
  const check = () =>
    send(async () => {
      const answer = await call(checkTransferCall, { id: move.id })
      setNote(answer.ok ? t('wallet.checked') : failureText(answer, text))
      onChecked()
    })
  const isPending = move.state === 'pending'
  const name = move.gp_name
  return (
    <div className="wallet-move">
      <div className="wallet-move-head">
        <span className="wallet-share-name">
          {t(move.direction === 'in' ? 'wallet.kind_to' : 'wallet.kind_from', { name })}
        </span>
        {move.amount !== null && (
          <Amount units={move.amount} currency={move.currency} className="wallet-share-cash" />
        )}
        <Badge tone={isPending ? 'warning' : 'info'}>
          {t(isPending ? 'wallet.state_pending' : 'wallet.state_moving')}
        </Badge>
      </div>
      <Timeline
        steps={[
          {
            text: t(move.direction === 'in' ? 'wallet.step_left' : 'wallet.step_asked', { name }),
            time: format.dateTime(move.made_at),
            state: 'done',
          },
          { text: t('wallet.step_waiting', { name }), state: 'now' },
          { text: t('wallet.step_end'), state: 'next' },
        ]}
      />
      {move.may_check && (
        <Button
          variant="ghost"
          icon="refresh"
          aria-disabled={isSending}
          onClick={() => void check()}
        >
          {t('wallet.check_now')}
        </Button>
      )}
      <output className="wallet-box-text">{note}</output>
    </div>
  )
}
