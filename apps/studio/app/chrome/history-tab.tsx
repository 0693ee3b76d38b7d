import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { HistoryData } from '../../src/player/wire.ts'
import { call } from '../lib/call.ts'
import { useSeat } from '../lib/seat.ts'
import { useText } from '../lib/text.tsx'
import { useMoney } from '../lib/use-money.ts'
import { useTimes } from '../lib/use-times.ts'
import './history-tab.css'

type Row = z.output<typeof HistoryData>['rounds'][number]
type Page = { readonly rows: readonly Row[]; readonly more: boolean }
type Loading = 'now' | 'done' | 'failed'

const readPage = (token: string, last: Row | undefined) =>
  call('/player/history', token, last ? { before: last.round_id } : {}, HistoryData)

/** The player's rounds, newest first, a page at a time. */
function useHistory() {
  const { token } = useSeat()
  const [page, setPage] = useState<Page>({ rows: [], more: false })
  const [loading, setLoading] = useState<Loading>('now')
  const take = useCallback((answer: Awaited<ReturnType<typeof readPage>>) => {
    setLoading(answer.ok ? 'done' : 'failed')
    if (!answer.ok) return
    const { rounds, more } = answer.data
    setPage(({ rows }) => ({ rows: [...rows, ...rounds], more }))
  }, [])
  useEffect(() => {
    let isGone = false
    void readPage(token, undefined).then((answer) => isGone || take(answer))
    return () => void (isGone = true)
  }, [token, take])
  const next = () => {
    setLoading('now')
    void readPage(token, page.rows.at(-1)).then(take)
  }
  return { ...page, loading, next }
}

export function HistoryTab() {
  const { t } = useText()
  const { rows, more, loading, next } = useHistory()
  return (
    <>
      {rows.length === 0 && loading === 'done' && (
        <p className="history-note">{t('studio.history_none')}</p>
      )}
      <ol className="history">
        {rows.map((row) => (
          <HistoryRow key={row.round_id} row={row} />
        ))}
      </ol>
      {loading === 'failed' && (
        <p className="history-note" role="alert">
          {t('studio.history_failed')}
        </p>
      )}
      {(more || loading === 'failed') && (
        <button type="button" className="button history-more" onClick={next}>
          {loading === 'failed' ? t('studio.retry') : t('studio.history_more')}
        </button>
      )}
      {loading === 'now' && <p className="history-note">{t('studio.loading')}</p>}
    </>
  )
}

function HistoryRow({ row }: { row: Row }) {
  const { t, locale } = useText()
  const { money } = useMoney()
  const times = useTimes()
  const isSettled = row.status === 'settled'
  const query = `lang=${locale}`
  return (
    <li className="history-row figures">
      <div>
        <b>{row.name}</b>
        <time dateTime={row.started_at}>{times.full(row.started_at)}</time>
      </div>
      <div className="history-money">
        <span>
          {t('studio.stake')} <b>{money(row.stake)}</b>
        </span>
        <span>
          {t('studio.paid')}{' '}
          <b>{row.payout === null ? t('studio.round_open') : money(row.payout)}</b>
        </span>
      </div>
      {isSettled && (
        <div className="history-ways">
          {!row.is_shared && (
            <a href={`/replay/${row.round_id}?${query}`} target="_blank" rel="noopener">
              {t('studio.replay_open')}
            </a>
          )}
          {row.has_proof && (
            <a href={`/fairness?round=${row.round_id}&${query}`} target="_blank" rel="noopener">
              {t('studio.check')}
            </a>
          )}
        </div>
      )}
    </li>
  )
}
