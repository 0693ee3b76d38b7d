import type { ReactNode } from 'react'
import type { PrintedReturn } from '../../src/game/game.ts'
import { useSeat } from '../lib/seat.ts'
import { useText } from '../lib/text.tsx'
import { useMoney } from '../lib/use-money.ts'

type Props = {
  rules: ReactNode
  returns: readonly PrintedReturn[]
  maxTimes: number
  /** What a bet is called on the rules page; without it there is one bet and no name. */
  betName?: ((bet: string) => string) | undefined
  /** In place of what is said of seeds and chains. */
  fairText?: string | undefined
}

/** How it is played, then what every game says: return, most win, pace, a broken line, version. */
export function RulesTab({ rules, returns, maxTimes, betName, fairText }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { state, replay } = useSeat()
  return (
    <div className="prose">
      {rules}
      <h3>{t('studio.return_title')}</h3>
      <p>{t('studio.return_text')}</p>
      <table className="rules-table figures">
        <tbody>
          {returns.map(({ bet, percent }) => (
            <tr key={bet}>
              <th scope="row">{betName ? betName(bet) : t('studio.return_all')}</th>
              <td>{percent} %</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('studio.max_times')}</th>
            <td>{maxTimes.toLocaleString('en-US')} ×</td>
          </tr>
          {!replay && (
            <tr>
              <th scope="row">{t('studio.max_win')}</th>
              <td>{money(state.max_win)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <h3>{t('studio.fair_title')}</h3>
      <p>{fairText ?? t(state.is_shared ? 'studio.chain_text' : 'studio.fair_text')}</p>
      <h3>{t('studio.broken_title')}</h3>
      <p>{t('studio.broken_text')}</p>
      {state.pace_ms > 0 && !state.is_shared && (
        <p>{t('studio.pace_text', { seconds: (state.pace_ms / 1000).toFixed(1) })}</p>
      )}
      <p className="prose-small figures">
        {t('studio.version', { version: state.rules_version, build: state.build })}
      </p>
    </div>
  )
}
