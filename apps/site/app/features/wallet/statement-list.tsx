import type { Currency } from '@oriel/core/currency'
import { Icon } from '@oriel/ui/picture/icon'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { Amount } from './amount.tsx'
import type { Line } from './statement-csv.ts'
import { kindShown, PLACES } from './statement-words.ts'

type StatementListProps = {
  lines: readonly Line[]
  currency: Currency
  onOpen: (line: Line) => void
}

/** The newest first. A line is a button: it opens what stands behind it. */
export function StatementList({ lines, currency, onOpen }: StatementListProps) {
  return (
    <ul className="statement-list">
      {lines.map((line) => (
        <li key={line.id}>
          <StatementRow line={line} currency={currency} onOpen={() => onOpen(line)} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = { line: Line; currency: Currency; onOpen: () => void }

function StatementRow({ line, currency, onOpen }: RowProps) {
  const { t } = useText()
  const format = useFormat()
  const { id, icon } = kindShown(line)
  return (
    <button type="button" className="statement-row" aria-haspopup="dialog" onClick={onOpen}>
      <span className="statement-icon" data-in={line.amount > 0n || undefined} aria-hidden="true">
        <Icon name={icon} className="size-5" />
      </span>
      <span className="statement-words">
        <span className="statement-what">{t(id, { name: line.gp_name ?? '' })}</span>
        <span className="statement-when" suppressHydrationWarning>
          {format.dateTime(line.at)}
        </span>
      </span>
      <span className="statement-figures">
        <Amount
          units={line.amount}
          currency={currency}
          isSigned
          className={line.amount > 0n ? 'statement-in' : 'statement-out'}
        />
        <span className="statement-balance">
          {t(PLACES[line.place])}: <Amount units={line.balance} currency={currency} />
        </span>
      </span>
      <Icon name="chevron-right" className="statement-arrow size-4" />
    </button>
  )
}
