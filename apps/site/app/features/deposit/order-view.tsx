import { Button } from '@oriel/ui/form/button'
import { ErrorBlock } from '@oriel/ui/feedback/state-block'
import { useText } from '@oriel/web/text'
import { DepositWaiting } from './methods-view.tsx'
import { OrderBody } from './order-body.tsx'
import { useOrder } from './use-order.ts'

type OrderViewProps = { number: string; onNew: () => void }

/** One order, kept up to date while it is looked at. */
export function OrderView({ number, onNew }: OrderViewProps) {
  const { t } = useText()
  const [read, readAgain] = useOrder(number)
  if (read.data) return <OrderBody read={read.data} onChanged={readAgain} onNew={onNew} />
  if (read.status !== 'error') return <DepositWaiting />
  return (
    <ErrorBlock
      title={t('deposit.order_failed')}
      text={read.message}
      retry={
        <Button variant="ghost" icon="refresh" onClick={readAgain}>
          {t('shell.retry')}
        </Button>
      }
      actions={<Button onClick={onNew}>{t('deposit.again')}</Button>}
    />
  )
}
