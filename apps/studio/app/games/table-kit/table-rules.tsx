import type { TableGame } from '../../../src/game/game.ts'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'

const SECOND_MS = 1_000

type Timed = Pick<TableGame, 'bettingMs' | 'runningMs' | 'pauseMs'>

/** What all tables say of their rounds: times, slips, limits, a broken line, a cancelled round. */
export function TableRules({ game }: { game: Timed }) {
  const { t } = useText()
  const { money } = useMoney()
  const { stakes } = useSeat().state
  return (
    <>
      <h3>{t('table.rules_round')}</h3>
      <p>
        {t('table.rules_times', {
          betting: game.bettingMs / SECOND_MS,
          running: game.runningMs / SECOND_MS,
          pause: game.pauseMs / SECOND_MS,
        })}
      </p>
      <ul>
        <li>{t('table.rules_slip')}</li>
        <li>
          {t('table.rules_limits', {
            least: money(stakes[0] ?? 0n),
            most: money(stakes.at(-1) ?? 0n),
          })}
        </li>
        <li>{t('table.rules_late')}</li>
        <li>{t('table.rules_broken')}</li>
        <li>{t('table.rules_void')}</li>
        <li>{t('table.rules_past')}</li>
      </ul>
    </>
  )
}

type PaysProps = {
  rows: readonly { name: string; pays: string }[]
  /** Odds that count the stake in: 1.91, not 0.91 : 1. */
  isDecimal?: boolean
}

/** The bets of a table, each with what it pays. */
export function PaysTable({ rows, isDecimal = false }: PaysProps) {
  const { t } = useText()
  return (
    <>
      <h3>{t('table.rules_pays')}</h3>
      <p>{isDecimal ? t('table.rules_decimal') : t('table.rules_odds')}</p>
      <table className="rules-table figures">
        <tbody>
          {rows.map(({ name, pays }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{pays}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
