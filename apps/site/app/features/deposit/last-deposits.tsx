import { paymentRecordsCall } from '@oriel/contract/member/deposit'
import { isHiddenLink } from '@oriel/core/link-code'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { Link } from 'react-router'
import { call } from '../../platform/call.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { ProfileCard } from '../profile/profile.ts'
import { RecordList } from './record-list.tsx'
import type { RecordPage } from './deposit-types.ts'

const SHOWN = 3

const readLast = (signal: AbortSignal) =>
  call(paymentRecordsCall, { kind: 'deposit', count: SHOWN }, signal)

/** The last few, and the way back to one that is still open. Without any, nothing. */
export function LastDeposits() {
  const [read] = useRead(readLast)
  return read.data ? <LastList records={read.data} /> : null
}

export function LastList({ records: { list } }: { records: RecordPage }) {
  const { t } = useText()
  const { site } = useVisit()
  if (list.length === 0) return null
  return (
    <ProfileCard
      icon="clock"
      title={t('deposit.last')}
      state={
        !isHiddenLink('DWRecord', site.hiddenLinks) && (
          <Link to="/user/DWRecord" className="deposit-link">
            {t('deposit.all')}
          </Link>
        )
      }
    >
      <RecordList orders={list} />
    </ProfileCard>
  )
}
