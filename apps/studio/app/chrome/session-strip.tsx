import './session-strip.css'
import type { PrintedReturn } from '../../src/game/game.ts'
import { useSeat } from '../lib/seat.ts'
import type { Totals } from '../lib/solo.ts'
import { useText } from '../lib/text.tsx'
import { useMoney } from '../lib/use-money.ts'
import { useNow } from '../lib/use-now.ts'
import { useTimes } from '../lib/use-times.ts'
import { Glyph } from './glyph.tsx'
import { clockText, netOf, pricePerHour, priceText, returnText } from './session-figures.ts'

type Props = { totals: Totals; returns: readonly PrintedReturn[] }

/** Page clocks may be wrong, but they all run at the same pace. */
const arrivedAt = Date.now()

/** Always in sight: how long, what it came to, and what playing costs in the long run. */
export function SessionStrip({ totals, returns }: Props) {
  const { t } = useText()
  const { money, net } = useMoney()
  const { session, server_time, is_demo } = useSeat().state
  const now = useNow(1_000)
  const before = Date.parse(server_time) - Date.parse(session.opened_at)
  const elapsed = before + Math.max(0, now - arrivedAt)
  const result = netOf(totals)
  const hour = pricePerHour(totals, returns, elapsed)
  const isRange = returnText(returns).includes('–')
  const percent = priceText(returns)
  return (
    <section aria-label={t('studio.session')}>
      <dl className="strip figures">
        {is_demo && (
          <div className="strip-demo">
            <dt className="sr-only">{t('studio.demo_title')}</dt>
            <dd>{t('studio.demo')}</dd>
          </div>
        )}
        <div>
          <dt>
            <Glyph name="clock" />
            <span className="sr-only">{t('studio.session_time')}</span>
          </dt>
          <dd>{clockText(elapsed)}</dd>
        </div>
        <div className="strip-wide">
          <dt>{t('studio.rounds')}</dt>
          <dd>{totals.rounds}</dd>
        </div>
        <div>
          <dt>{t('studio.net')}</dt>
          <dd data-sign={result < 0n ? 'down' : result > 0n ? 'up' : undefined}>{net(result)}</dd>
        </div>
        <div>
          <dt>{t('studio.price')}</dt>
          <dd>
            {isRange
              ? t('studio.price_up_to', { percent })
              : t('studio.price_percent', { percent })}
            {hour !== null && (
              <span className="strip-hour"> {t('studio.price_hour', { amount: money(hour) })}</span>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** In place of it above a round of the past: that nothing is played here, and what it was. */
export function ReplayStrip() {
  const { t } = useText()
  const { money } = useMoney()
  const { replay, state } = useSeat()
  const last = replay?.at(-1)
  const when = useTimes().full(state.session.opened_at)
  return (
    <section aria-label={t('studio.replay')}>
      <dl className="strip figures">
        <div className="strip-demo">
          <dt className="sr-only">{t('studio.replay_title')}</dt>
          <dd>{t('studio.replay')}</dd>
        </div>
        <div className="strip-wide">
          <dt className="sr-only">{t('studio.time')}</dt>
          <dd>{when}</dd>
        </div>
        <div>
          <dt>{t('studio.stake')}</dt>
          <dd>{money(last?.stake ?? 0n)}</dd>
        </div>
        <div>
          <dt>{t('studio.paid')}</dt>
          <dd>{money(last?.payout ?? 0n)}</dd>
        </div>
      </dl>
    </section>
  )
}
