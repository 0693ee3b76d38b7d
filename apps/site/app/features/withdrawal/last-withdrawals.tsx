import { withdrawalRecordsCall } from '@oriel/contract/member/withdrawal'
import { isHiddenLink } from '@oriel/core/link-code'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { Link } from 'react-router'
import { call } from '../../platform/call.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { ProfileCard } from '../profile/profile.ts'
import { useWithdrawalNews } from './use-withdrawal-news.ts'
import { WithdrawalList } from './withdrawal-list.tsx'

const SHOWN = 3

const readLast = (signal: AbortSignal) => call(withdrawalRecordsCall, { count: SHOWN }, signal)

/** The last few and what became of them. Without any, nothing. */
export function LastWithdrawals() {
  const { t } = useText()
  const { site } = useVisit()
  const [read, readAgain] = useRead(readLast)
  useWithdrawalNews(readAgain)
  const list = read.data?.list ?? []
  if (list.length === 0) return null
  return (
    <ProfileCard
      icon="clock"
      title={t('withdrawal.last')}
      state={
        !isHiddenLink('DWRecord', site.hiddenLinks) && (
          <Link to="/user/DWRecord?tab=withdrawals" className="withdrawal-link">
            {t('withdrawal.all')}
          </Link>
        )
      }
    >
      <WithdrawalList withdrawals={list} />
    </ProfileCard>
  )
}
