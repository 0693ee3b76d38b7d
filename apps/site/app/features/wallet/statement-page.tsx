import { walletStatementCall } from '@oriel/contract/member/wallet'
import type { Currency } from '@oriel/core/currency'
import { dayOf } from '@oriel/core/time'
import { Button } from '@oriel/ui/form/button'
import { ListEnd } from '../../parts/list-end.tsx'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useCallback, useState } from 'react'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { saveFile } from '@oriel/web/save-file'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage } from '@oriel/web/use-pages'
import { useSending } from '@oriel/web/use-sending'
import { useVisit } from '../../platform/use-visit.ts'
import { EyeButton } from './amount.tsx'
import { writeCsv, type Line } from './statement-csv.ts'
import { askedOf, EVERYTHING, type Filter } from './statement-filter.ts'
import { StatementFilters } from './statement-filters.tsx'
import { StatementList } from './statement-list.tsx'
import { StoryWindow } from './story-window.tsx'
import { WalletFailed, WalletWaiting } from './wallet-page.tsx'
import './statement.css'
import './wallet.css'

/** Everything that moved a member's money, narrowed as they like, and the story of each line. */
export function StatementView({ currency }: { currency: Currency }) {
  const [filter, setFilter] = useState<Filter>(EVERYTHING)
  const [opened, setOpened] = useState<Line | null>(null)
  return (
    <div className="statement">
      <div className="statement-head">
        <StatementFilters filter={filter} onChange={setFilter} />
        <div className="statement-tools">
          <EyeButton />
          <DownloadButton filter={filter} />
        </div>
      </div>
      {/* Another filter is another list, read from its beginning. */}
      <StatementPages
        key={JSON.stringify(filter)}
        filter={filter}
        currency={currency}
        onOpen={setOpened}
      />
      {opened && <StoryWindow line={opened} currency={currency} onClose={() => setOpened(null)} />}
    </div>
  )
}

const PAGE_COUNT = 20

type PagesProps = { filter: Filter; currency: Currency; onOpen: (line: Line) => void }

function StatementPages({ filter, currency, onOpen }: PagesProps) {
  const text = useText()
  const { t } = text
  const { timeZone } = useVisit().site
  const ask = useCallback<AskPage<Line>>(
    async (after) => {
      const asked = askedOf(filter, timeZone, new Date())
      const page = { currency, count: PAGE_COUNT, ...(after && { after }) }
      const answer = await call(walletStatementCall, { ...asked, ...page })
      if (!answer.ok) return { ok: false, message: failureText(answer, text) }
      return { ok: true, value: { items: answer.value.list, next: answer.value.next } }
    },
    [filter, currency, timeZone, text],
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
      <StatementList lines={items} currency={currency} onOpen={onOpen} />
      <ListEnd pages={pages} more={more} label={t('wallet.more')} />
    </>
  )
}

function DownloadButton({ filter }: { filter: Filter }) {
  const text = useText()
  const { t } = text
  const { code, timeZone } = useVisit().site
  const [isSending, send] = useSending()
  const [note, setNote] = useState('')
  const download = () =>
    send(async () => {
      const now = new Date()
      const written = await writeCsv(askedOf(filter, timeZone, now))
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
