import { paymentRecordsCall } from '@oriel/contract/member/deposit'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage, type Pages } from '@oriel/web/use-pages'
import { useCallback } from 'react'
import { PagedRecords } from '../../parts/paged-records.tsx'
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

const Orders = ({ items }: { readonly items: readonly Order[] }) => <RecordList orders={items} />

export const RecordPages = (pages: Pages<Order>) => (
  <PagedRecords
    {...pages}
    icon="deposit"
    title="deposit.records"
    failed="deposit.records_failed"
    empty="deposit.records_empty"
    emptyText="deposit.records_empty_text"
    list={Orders}
  />
)
