import type { Currency } from '@oriel/core/currency'
import { EmptyBlock, MaintenanceBlock } from '@oriel/ui/feedback/state-block'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { useText } from '@oriel/web/text'
import { ReadAgain } from '../../parts/read-again.tsx'
import { useFormat } from '../../platform/use-format.ts'
import { DepositForm } from './deposit-form.tsx'
import type { Methods } from './deposit-types.ts'
import type { DepositPageName } from './use-ask-deposit.ts'
import { useMethods } from './use-methods.ts'

type MethodsViewProps = {
  currency: Currency
  page: DepositPageName
  onMade: (number: string) => void
}

/** The form, once it is known how one can pay in. */
export function MethodsView({ currency, page, onMade }: MethodsViewProps) {
  const { t } = useText()
  const [read, readAgain] = useMethods(currency)
  if (read.data) {
    return <OfferedMethods methods={read.data} page={page} onMade={onMade} onStale={readAgain} />
  }
  return read.status === 'error' ? (
    <ReadAgain title={t('deposit.failed')} message={read.message} onRetry={readAgain} />
  ) : (
    <DepositWaiting />
  )
}

type OfferedMethodsProps = Omit<MethodsViewProps, 'currency'> & {
  methods: Methods
  onStale: () => void
}

export function OfferedMethods(props: OfferedMethodsProps) {
  const { t } = useText()
  const format = useFormat()
  const { methods } = props.methods
  if (methods.length === 0) {
    return (
      <EmptyBlock icon="deposit" title={t('deposit.none_title')} text={t('deposit.none_text')} />
    )
  }
  const ends = methods.flatMap(({ closed_until: end }) => (end ? [end.getTime()] : []))
  if (ends.length === methods.length) {
    const time = format.dateTime(new Date(Math.min(...ends)))
    return (
      <MaintenanceBlock
        title={t('deposit.closed_title')}
        time={t('deposit.closed_until', { time })}
      />
    )
  }
  return <DepositForm {...props} />
}

export function DepositWaiting() {
  const { t } = useText()
  return (
    <div className="deposit-columns" aria-busy="true">
      <div className="deposit-column">
        <span className="sr-only">{t('shell.loading')}</span>
        <Skeleton className="h-48 rounded-xl" />
        <Skeleton className="h-48 rounded-xl" />
      </div>
      <Skeleton className="h-72 rounded-xl" />
    </div>
  )
}
