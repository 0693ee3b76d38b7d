import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import { amountText } from '@oriel/core/money-text'
import { useText } from '@oriel/web/text'
import { journalProblem, type JournalLine } from './journal-rules.ts'
import { Note } from '../note.tsx'

type JournalProps = { readonly lines: readonly JournalLine[]; readonly currency: Currency }

const MINUS = '\u2212'

/** With its sign: what leaves an account and what comes to one are told apart without colour. */
function signed(units: Units, currency: Currency): string {
  const text = amountText({ units: units < 0n ? -units : units, currency })
  if (units === 0n) return text
  return `${units < 0n ? MINUS : '+'}${text}`
}

/** Accounts and amounts, with the sum. What does not add up is not drawn: it says so instead. */
export function Journal({ lines, currency }: JournalProps) {
  const { t } = useText()
  const problem = journalProblem(lines)
  if (problem) {
    return (
      <Note tone="stop" icon="warning" isAlert>
        <b>{t('office.part.journal_wrong')}</b>{' '}
        {problem.kind === 'sum'
          ? t('office.part.journal_sum', { sum: signed(problem.sum, currency), currency })
          : t('office.part.journal_balance', { account: problem.account })}
      </Note>
    )
  }
  const hasBalances = lines.some(({ balance }) => balance)
  return (
    <table className="journal">
      <thead>
        <tr>
          <th scope="col">{t('office.part.account')}</th>
          <th scope="col">{currency}</th>
          {hasBalances && <th scope="col">{t('office.part.before')}</th>}
          {hasBalances && <th scope="col">{t('office.part.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ account, amount, balance }) => (
          <tr key={account}>
            <th scope="row">{account}</th>
            <td data-tone={amount < 0n ? 'stop' : 'good'}>{signed(amount, currency)}</td>
            {hasBalances && <td>{balance && amountText({ units: balance.before, currency })}</td>}
            {hasBalances && <td>{balance && amountText({ units: balance.after, currency })}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('office.part.sum')}</th>
          <td>{amountText({ units: 0n, currency })}</td>
          {hasBalances && <td colSpan={2} aria-hidden="true" />}
        </tr>
      </tfoot>
    </table>
  )
}
