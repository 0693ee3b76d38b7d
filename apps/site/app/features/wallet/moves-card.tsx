import { checkTransferCall } from '@oriel/contract/member/wallet'
import { Badge } from '@oriel/ui/feedback/badge'
import { Button } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { Amount } from './amount.tsx'
import { Timeline } from './timeline.tsx'
import type { OpenTransfer } from './wallet-state.ts'

type MovesCardProps = { moves: readonly OpenTransfer[]; onChecked: () => void }

/** What is on its way. It is never lost: it stays in the total until it arrives or comes back. */
export function MovesCard({ moves, onChecked }: MovesCardProps) {
  const { t } = useText()
  if (moves.length === 0) return null
  return (
    <section className="wallet-box" data-warm aria-label={t('wallet.moves')}>
      <header className="wallet-box-head">
        <Icon name="clock" className="size-5 text-brand" />
        <h2 className="wallet-box-title">{t('wallet.moves')}</h2>
      </header>
      <p className="wallet-box-text">{t('wallet.not_lost')}</p>
      <ul className="wallet-rows">
        {moves.map((move) => (
          <li key={move.id}>
            <MoveRow move={move} onChecked={onChecked} />
          </li>
        ))}
      </ul>
    </section>
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
