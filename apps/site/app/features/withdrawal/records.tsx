import { withdrawalRecordsCall } from '@oriel/contract/member/withdrawal'
import { Tabs } from '@oriel/ui/navigation/tabs'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage, type Pages } from '@oriel/web/use-pages'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PagedRecords } from '../../parts/paged-records.tsx'
import { call } from '../../platform/call.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { lastDays, OwnRecords, RecordDays, type DaysChoice } from '../deposit/deposit.ts'
import { WithdrawalList } from './withdrawal-list.tsx'
import type { Withdrawal } from './withdrawal-types.ts'
import './withdrawal.css'

const DAYS_FIRST = 30
const PAGE = 20
const TABS = ['deposits', 'withdrawals'] as const

/** S2.057: what was paid in and what was taken out in the chosen days. */
export function PaymentRecords() {
  const { t } = useText()
  const { timeZone } = useVisit().site
  const [params, setParams] = useSearchParams()
  const [choice, setChoice] = useState<DaysChoice>(() => ({
    ...lastDays(DAYS_FIRST, new Date(), timeZone),
    days: '30',
  }))
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'deposits'
  // Other days are another list.
  const key = `${choice.from} ${choice.to}`
  return (
    <section className="withdrawal">
      <RecordDays choice={choice} onChange={setChoice} />
      <Tabs
        label={t('withdrawal.records_label')}
        value={tab}
        onChange={(next) => setParams(next === 'deposits' ? {} : { tab: next }, { replace: true })}
        tabs={[
          {
            value: 'deposits',
            label: t('withdrawal.deposits'),
            panel: <OwnRecords key={key} choice={choice} />,
          },
          {
            value: 'withdrawals',
            label: t('withdrawal.records'),
            panel: <OwnWithdrawals key={key} choice={choice} />,
          },
        ]}
      />
    </section>
  )
}

function OwnWithdrawals({ choice: { from, to } }: { choice: DaysChoice }) {
  const text = useText()
  const ask = useCallback<AskPage<Withdrawal>>(
    async (after) => {
      const page = { count: PAGE, ...(after && { after }) }
      const answer = await call(withdrawalRecordsCall, { from, to, ...page })
      if (!answer.ok) return { ok: false, message: failureText(answer, text) }
      return { ok: true, value: { items: answer.value.list, next: answer.value.next } }
    },
    [from, to, text],
  )
  return <WithdrawalPages {...usePages(ask)} />
}

const All = ({ items }: { readonly items: readonly Withdrawal[] }) => (
  <WithdrawalList withdrawals={items} />
)

export const WithdrawalPages = (pages: Pages<Withdrawal>) => (
  <PagedRecords
    {...pages}
    icon="withdraw"
    title="withdrawal.records"
    failed="withdrawal.records_failed"
    empty="withdrawal.records_empty"
    emptyText="withdrawal.records_empty_text"
    list={All}
  />
)
