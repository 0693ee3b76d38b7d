import { withdrawalRecordsCall } from '@oriel/contract/member/withdrawal'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { Tabs } from '@oriel/ui/navigation/tabs'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage, type Pages } from '@oriel/web/use-pages'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListEnd } from '../../parts/list-end.tsx'
import { ReadAgain } from '../../parts/read-again.tsx'
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

export function WithdrawalPages({ pages, more }: Pages<Withdrawal>) {
  const { t } = useText()
  if (pages.data === null) {
    return pages.status === 'error' ? (
      <ReadAgain title={t('withdrawal.records_failed')} message={pages.message} onRetry={more} />
    ) : (
      <div className="withdrawal" aria-busy="true">
        <span className="sr-only">{t('shell.loading')}</span>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    )
  }
  const { items } = pages.data
  if (items.length === 0) {
    return (
      <EmptyBlock
        icon="withdraw"
        title={t('withdrawal.records_empty')}
        text={t('withdrawal.records_empty_text')}
      />
    )
  }
  return (
    <section className="profile-card" aria-label={t('withdrawal.records')}>
      <h2 className="profile-card-title">{t('withdrawal.records')}</h2>
      <WithdrawalList withdrawals={items} />
      <ListEnd pages={pages} more={more} label={t('content.load_more')} />
    </section>
  )
}
