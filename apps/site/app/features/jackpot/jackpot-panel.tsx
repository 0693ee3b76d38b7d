import { money } from '@oriel/core/money'
import { symbolOf } from '@oriel/core/currency'
import { padJackpot, type JackpotTier } from '@oriel/core/jackpot'
import { Icon } from '@oriel/ui/picture/icon'
import { Odometer } from '@oriel/ui/feedback/odometer'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import type { Jackpot } from './jackpot-state.ts'
import { useJackpot } from './use-jackpot.ts'

const SMALL_TIERS: readonly JackpotTier[] = ['major', 'minor', 'mini']

/** S2.066: the jackpot. The amount changes only when the server sends a new one. */
export function JackpotPanel({ initial }: { initial: Jackpot }) {
  const { t } = useText()
  const format = useFormat()
  const [{ data }] = useJackpot(initial.currency, initial)
  const jackpot = data ?? initial
  const small = jackpot.tiers.filter(({ name }) => SMALL_TIERS.includes(name))
  return (
    <section className="jackpot" aria-label={t('shell.jackpot')}>
      <p className="jackpot-head">
        <Icon name="crown" className="size-5 text-brand" />
        {t('shell.jackpot')}
        <span className="jackpot-note">{t('shell.jackpot_live')}</span>
      </p>
      <Counter jackpot={jackpot} size="large" />
      <dl className="jackpot-tiers">
        {small.map(({ name, amount }) => (
          <div key={name} className="jackpot-tier">
            <dt>{t(`shell.jackpot_${name as 'major' | 'minor' | 'mini'}`)}</dt>
            <dd className="tabular-nums">{format.shortMoney(amount, jackpot.currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The same on a phone, in one line. */
export function JackpotStrip({ initial }: { initial: Jackpot }) {
  const { t } = useText()
  const [{ data }] = useJackpot(initial.currency, initial)
  return (
    <section className="jackpot-strip" aria-label={t('shell.jackpot')}>
      <span className="jackpot-strip-icon">
        <Icon name="crown" className="size-6" />
      </span>
      <div className="min-w-0">
        <p className="text-xs font-bold text-faint">{t('shell.jackpot')}</p>
        <Counter jackpot={data ?? initial} size="small" />
      </div>
    </section>
  )
}

function Counter({ jackpot, size }: { jackpot: Jackpot; size: 'large' | 'small' }) {
  const { t } = useText()
  const format = useFormat()
  const amount = money(jackpot.jackpot_amount_total, jackpot.currency)
  const symbol = symbolOf(jackpot.currency)
  const parts = padJackpot(amount)
  const text = format.money(amount.units, amount.currency)
  return (
    <Odometer
      {...parts}
      decimals={size === 'small' ? '' : parts.decimals}
      symbol={symbol}
      symbolAfter={text.endsWith(symbol)}
      size={size}
      label={t('shell.jackpot_label', { amount: text })}
    />
  )
}
