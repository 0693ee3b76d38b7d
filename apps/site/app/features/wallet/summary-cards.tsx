import { walletSummaryCall } from '@oriel/contract/member/wallet'
import type { DataOf, InputOf } from '@oriel/contract/endpoint'
import { Icon } from '@oriel/ui/picture/icon'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { useCallback, type ReactNode } from 'react'
import { call } from '../../platform/call.ts'
import { Amount } from './amount.tsx'

type Summary = DataOf<typeof walletSummaryCall>

/** Opening, what came, what went, what games made of it, and what that leaves. */
export function SummaryCards({ asked }: { asked: InputOf<typeof walletSummaryCall> }) {
  const { t } = useText()
  const read = useCallback((signal: AbortSignal) => call(walletSummaryCall, asked, signal), [asked])
  const [{ data, status }] = useRead(read)
  // The rows below say what could not be read, and offer another try.
  if (status === 'error') return null
  if (!data) return <Skeleton className="h-24 rounded-xl" />
  return <Cards summary={data} label={t('wallet.summary')} />
}

function Cards({ summary, label }: { summary: Summary; label: string }) {
  const { t } = useText()
  const { currency, opening, closing, net } = summary
  const signed = (units: bigint) => <Amount units={units} currency={currency} isSigned />
  return (
    <dl className="summary" aria-label={label}>
      <Card name={t('wallet.opening')}>
        <Amount units={opening} currency={currency} />
      </Card>
      <Card name={t('wallet.money_in')}>{signed(summary.money_in)}</Card>
      <Card name={t('wallet.money_out')}>{signed(summary.money_out)}</Card>
      <Card name={t('wallet.games_net')} note={t('wallet.rounds', { count: summary.rounds })}>
        {signed(net)}
      </Card>
      <Card
        name={t('wallet.total')}
        note={
          summary.verified && (
            <span className="wallet-checked">
              <Icon name="check" className="size-4" />
              {t('wallet.verified')}
            </span>
          )
        }
      >
        <Amount units={closing} currency={currency} />
      </Card>
    </dl>
  )
}

type CardProps = { name: string; note?: ReactNode; children: ReactNode }

const Card = ({ name, note, children }: CardProps) => (
  <div className="summary-card">
    <dt>{name}</dt>
    <dd className="summary-amount">{children}</dd>
    {note && <dd className="history-note">{note}</dd>}
  </div>
)
