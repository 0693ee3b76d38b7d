import { paymentRecordsCall } from '@oriel/contract/member/deposit'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage, type Pages } from '@oriel/web/use-pages'
import { useCallback } from 'react'
import { ListEnd } from '../../parts/list-end.tsx'
import { ReadAgain } from '../../parts/read-again.tsx'
import { call } from '../../platform/call.ts'
import type { Order } from './deposit-types.ts'
import { RecordList } from './record-list.tsx'
import type { DaysChoice } from './record-rules.ts'
import './deposit.css'

const PAGE_ORDERS = 20

/** Deposits of the chosen days, a page at a time. */
export function OwnRecords({ choice: { from, to } }: { choice: DaysChoice }) {
  const text = useText()
  const ask = useCallback<AskPage<Order>>(
    async (after) => {
      const page = { count: PAGE_ORDERS, ...(after && { after }) }
      const answer = await call(paymentRecordsCall, { kind: 'deposit', from, to, ...page })
      if (!answer.ok) return { ok: false, message: failureText(answer, text) }
      return { ok: true, value: { items: answer.value.list, next: answer.value.next } }
    },
    [from, to, text],
  )
  return <RecordPages {...usePages(ask)} />
}

export function RecordPages({ pages, more }: Pages<Order>) {
  const { t } = useText()
  if (pages.data === null) {
    return pages.status === 'error' ? (
      <ReadAgain title={t('deposit.records_failed')} message={pages.message} onRetry={more} />
    ) : (
      <div className="deposit" aria-busy="true">
        <span className="sr-only">{t('shell.loading')}</span>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    )
  }
  const { items } = pages.data
  if (items.length === 0) {
    return (
      <EmptyBlock
        icon="deposit"
        title={t('deposit.records_empty')}
        text={t('deposit.records_empty_text')}
      />
    )
  }
  return (
    <section className="profile-card" aria-label={t('deposit.records')}>
      <h2 className="profile-card-title">{t('deposit.records')}</h2>
      <RecordList orders={items} />
      <ListEnd pages={pages} more={more} label={t('content.load_more')} />
    </section>
  )
}
