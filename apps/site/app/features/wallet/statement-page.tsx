import { walletHistoryCall } from '@oriel/contract/member/wallet'
import type { Currency } from '@oriel/core/currency'
import { dayOf } from '@oriel/core/time'
import { Button } from '@oriel/ui/form/button'
import { ListEnd } from '../../parts/list-end.tsx'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useCallback, useMemo, useState } from 'react'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { saveFile } from '@oriel/web/save-file'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage } from '@oriel/web/use-pages'
import { useSending } from '@oriel/web/use-sending'
import { useFormat } from '../../platform/use-format.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { EyeButton } from './amount.tsx'
import type { Entry } from './history.ts'
import { HistoryList } from './history-list.tsx'
import { writeCsv } from './statement-csv.ts'
import { daysOf, USUAL, type Asked, type Days, type Filter } from './statement-filter.ts'
import { StatementFilters } from './statement-filters.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { WalletFailed, WalletWaiting } from './wallet-page.tsx'
import './history.css'
import './statement.css'
import './wallet.css'

/** A member's money, narrowed as they like: sums of the span, and a row for each thing. */
export function StatementView({ currency }: { currency: Currency }) {
  const { t } = useText()
  const format = useFormat()
  const { timeZone } = useVisit().site
  const [filter, setFilter] = useState<Filter>(USUAL)
  const [now] = useState(() => new Date())
  const { span, from, to, group } = filter
  // Sums are of the days alone: another kind of rows asks for no other.
  const days = useMemo(
    () => ({ ...daysOf({ span, from, to }, timeZone, now), currency }),
    [span, from, to, timeZone, now, currency],
  )
  const asked = useMemo(() => ({ ...days, ...(group && { kind: group }) }), [days, group])
  return (
    <div className="statement">
      <div className="statement-head">
        <StatementFilters filter={filter} onChange={setFilter} />
        <div className="statement-tools">
          <EyeButton />
          <DownloadButton asked={days} />
        </div>
      </div>
      <p className="history-note" suppressHydrationWarning>
        {t('wallet.zone', { zone: format.zone(now) })}
      </p>
      <SummaryCards asked={days} />
      {/* Another filter is another list, read from its beginning. */}
      <HistoryPages key={JSON.stringify(asked)} asked={asked} currency={currency} />
    </div>
  )
}

const PAGE_COUNT = 20

type PagesProps = { asked: Asked; currency: Currency }

function HistoryPages({ asked, currency }: PagesProps) {
  const text = useText()
  const { t } = text
  const ask = useCallback<AskPage<Entry>>(
    async (after) => {
      const page = { count: PAGE_COUNT, ...(after && { after }) }
      const answer = await call(walletHistoryCall, { ...asked, ...page })
      if (!answer.ok) return { ok: false, message: failureText(answer, text) }
      return { ok: true, value: { items: answer.value.list, next: answer.value.next } }
    },
    [asked, text],
  )
  const { pages, more } = usePages(ask)
  if (pages.data === null) {
    return pages.status === 'error' ? (
      <WalletFailed message={pages.message} onRetry={more} />
    ) : (
      <WalletWaiting />
    )
  }
  const { items } = pages.data
  if (items.length === 0) {
    return <EmptyBlock icon="clock" title={t('wallet.empty')} text={t('wallet.empty_text')} />
  }
  return (
    <>
      <HistoryList entries={items} currency={currency} />
      <ListEnd pages={pages} more={more} label={t('wallet.more')} />
    </>
  )
}

function DownloadButton({ asked }: { asked: Days }) {
  const text = useText()
  const { t } = text
  const { code, timeZone } = useVisit().site
  const [isSending, send] = useSending()
  const [note, setNote] = useState('')
  const download = () =>
    send(async () => {
      const now = new Date()
      const written = await writeCsv(asked)
      if (!written.ok) return setNote(failureText(written, text))
      const name = `${code}-statement-${dayOf(now, timeZone)}.csv`
      saveFile({ name, text: written.text, type: 'text/csv;charset=utf-8' })
      setNote(t(written.isCut ? 'wallet.download_cut' : 'wallet.download_done'))
    })
  return (
    <>
      <Button
        variant="ghost"
        icon="file-down"
        aria-disabled={isSending}
        onClick={() => void download()}
      >
        {isSending && <span className="spinner" aria-hidden="true" />}
        {t('wallet.download')}
      </Button>
      <output className="wallet-box-text">{note}</output>
    </>
  )
}
