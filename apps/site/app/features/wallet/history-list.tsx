import type { Currency } from '@oriel/core/currency'
import { Icon } from '@oriel/ui/picture/icon'
import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import { useText } from '@oriel/web/text'
import { useId, useState } from 'react'
import { useFormat } from '../../platform/use-format.ts'
import { Amount } from './amount.tsx'
import { EntryTitle } from './entry-title.tsx'
import { ENTRY_KINDS, type Entry } from './history.ts'
import { SessionBody } from './session-body.tsx'

type HistoryListProps = { entries: readonly Entry[]; currency: Currency }

/** The newest first. A row is a button that opens what is behind it. */
export function HistoryList({ entries, currency }: HistoryListProps) {
  const { t } = useText()
  return (
    <div className="history">
      <div className="history-head" aria-hidden="true">
        <span>{t('wallet.time')}</span>
        <span>{t('wallet.what')}</span>
        <span>{t('wallet.staked')}</span>
        <span>{t('wallet.returned')}</span>
        <span>{t('wallet.net')}</span>
        <span>{t('wallet.balance_after')}</span>
      </div>
      <ul>
        {entries.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} currency={currency} />
        ))}
      </ul>
    </div>
  )
}

function HistoryItem({ entry, currency }: { entry: Entry; currency: Currency }) {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  return (
    <li data-open={isOpen || undefined}>
      <button
        type="button"
        className="history-row"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <HistoryRow entry={entry} currency={currency} />
        <Icon name="chevron-down" className="history-arrow size-4" />
      </button>
      {isOpen && (
        <div id={panel} className="history-panel">
          {entry.session ? (
            <SessionBody id={entry.id} session={entry.session} currency={currency} />
          ) : (
            <EntryFacts entry={entry} currency={currency} />
          )}
        </div>
      )}
    </li>
  )
}

function HistoryRow({ entry, currency }: { entry: Entry; currency: Currency }) {
  const { t } = useText()
  const format = useFormat()
  const { session } = entry
  return (
    <>
      <span className="history-when" suppressHydrationWarning>
        <span>{format.time(entry.at)}</span>
        <span className="history-note">{format.day(entry.at)}</span>
      </span>
      <EntryPicture entry={entry} />
      <EntryTitle entry={entry} />
      <span className="history-figure history-wide">
        {session && <Amount units={session.stake} currency={currency} />}
      </span>
      <span className="history-figure history-wide">
        {session && <Amount units={session.payout} currency={currency} />}
      </span>
      <span className="history-figure history-net" data-in={entry.net > 0n || undefined}>
        <span className="sr-only">{t('wallet.net')} </span>
        <Amount units={entry.net} currency={currency} isSigned />
      </span>
      <span className="history-figure history-balance">
        <span className="sr-only">{t('wallet.balance_after')} </span>
        <Amount units={entry.balance} currency={currency} />
      </span>
    </>
  )
}

function EntryPicture({ entry: { kind, session, net } }: { entry: Entry }) {
  if (session?.photo_path) {
    const picture = { shape: 'tile', src: session.photo_path, sizes: '44px', alt: '' } as const
    return <ShapedPicture {...picture} className="history-picture" />
  }
  return (
    <span className="statement-icon" data-in={net > 0n || undefined} aria-hidden="true">
      <Icon name={ENTRY_KINDS[kind].icon} className="size-5" />
    </span>
  )
}

function EntryFacts({ entry, currency }: { entry: Entry; currency: Currency }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <dl className="history-facts">
      <div>
        <dt>{t('wallet.amount')}</dt>
        <dd>
          <Amount units={entry.net} currency={currency} isSigned />
        </dd>
      </div>
      <div>
        <dt>{t('wallet.time')}</dt>
        <dd suppressHydrationWarning>
          {format.day(entry.at)}, {format.time(entry.at)}
        </dd>
      </div>
      <div>
        <dt>{t('wallet.reference')}</dt>
        <dd className="history-reference">{entry.reference}</dd>
      </div>
    </dl>
  )
}
