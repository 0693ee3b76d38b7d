import type { DataOf } from '@oriel/contract/endpoint'
import { walletSessionCall } from '@oriel/contract/member/wallet'
import type { Currency } from '@oriel/core/currency'
import { Icon } from '@oriel/ui/picture/icon'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage } from '@oriel/web/use-pages'
import { useCallback, useState } from 'react'
import { ListEnd } from '../../parts/list-end.tsx'
import { call } from '../../platform/call.ts'
import { useFormat } from '../../platform/use-format.ts'
import { RoundSheet, type Round } from '../round/round.ts'
import { Amount } from './amount.tsx'
import type { EntrySession } from './history.ts'
import { WalletFailed, WalletWaiting } from './wallet-page.tsx'

type Move = DataOf<typeof walletSessionCall>['moved'][number]
type SessionBodyProps = { id: string; session: EntrySession; currency: Currency }

/** What was moved in and back, and each round between. */
export function SessionBody({ id, session, currency }: SessionBodyProps) {
  const text = useText()
  const { t } = text
  const [moved, setMoved] = useState<readonly Move[]>([])
  const [opened, setOpened] = useState<Round | null>(null)
  const ask = useCallback<AskPage<Round>>(
    async (after) => {
      const answer = await call(walletSessionCall, { id, ...(after && { after }) })
      if (!answer.ok) return { ok: false, message: failureText(answer, text) }
      setMoved(answer.value.moved)
      return { ok: true, value: { items: answer.value.rounds, next: answer.value.next } }
    },
    [id, text],
  )
  const { pages, more } = usePages(ask)
  if (pages.data === null) {
    return pages.status === 'error' ? (
      <WalletFailed message={pages.message} onRetry={more} />
    ) : (
      <WalletWaiting />
    )
  }
  return (
    <>
      {moved.length > 0 && <Moves moved={moved} currency={currency} />}
      <ol className="session-rounds" aria-label={t('wallet.rounds', { count: session.rounds })}>
        {pages.data.items.map((round) => (
          <li key={round.round_id}>
            <RoundRow round={round} onOpen={() => setOpened(round)} />
          </li>
        ))}
      </ol>
      <ListEnd pages={pages} more={more} label={t('wallet.more')} />
      {opened && <RoundSheet round={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function Moves({ moved, currency }: { moved: readonly Move[]; currency: Currency }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <ul className="session-moves">
      {moved.map(({ direction, amount, ended_at: at }) => (
        <li key={`${direction} ${at.getTime()}`}>
          <span>
            {t(direction === 'in' ? 'wallet.moved_in' : 'wallet.moved_back')}
            <span className="history-note" suppressHydrationWarning>
              {format.time(at)}
            </span>
          </span>
          <Amount units={amount} currency={currency} className="session-moved" />
        </li>
      ))}
    </ul>
  )
}

function RoundRow({ round, onOpen }: { round: Round; onOpen: () => void }) {
  const { t } = useText()
  const format = useFormat()
  const { currency } = round
  return (
    <button type="button" className="session-round" aria-haspopup="dialog" onClick={onOpen}>
      <span suppressHydrationWarning>{format.time(round.settled_at)}</span>
      <span>
        <span className="history-note">{t('wallet.staked')}</span>{' '}
        <Amount units={round.stake} currency={currency} />
      </span>
      <span>
        <span className="history-note">{t('wallet.returned')}</span>{' '}
        <Amount units={round.payout} currency={currency} />
      </span>
      <span className="history-net" data-in={round.net > 0n || undefined}>
        <Amount units={round.net} currency={currency} isSigned />
      </span>
      <Icon name="chevron-right" className="size-4" />
    </button>
  )
}
