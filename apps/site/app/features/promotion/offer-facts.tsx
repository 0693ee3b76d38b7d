import { Countdown } from '@oriel/ui/feedback/countdown'
import { useCallback, useState, type ReactNode } from 'react'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { endingOf, type Offer } from './offers.ts'

/** The conditions of an offer in plain numbers. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { t } = useText()
  const format = useFormat()
  const { bonusPercent, maxBonus, turnover } = offer
  return (
    <dl className="offer-facts">
      {bonusPercent !== null && (
        <Fact label={t('promotion.fact_bonus')}>{format.percent(bonusPercent)}</Fact>
      )}
      {maxBonus && (
        <Fact label={t('promotion.fact_max')}>
          {format.shortMoney(maxBonus.units, maxBonus.currency)}
        </Fact>
      )}
      <Fact label={t('promotion.fact_turnover')}>
        {turnover === null
          ? t('promotion.turnover_none')
          : t('promotion.turnover_times', { count: turnover })}
      </Fact>
      <EndFact offer={offer} />
    </dl>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="offer-fact">
      <dt>{label}</dt>
      <dd suppressHydrationWarning>{children}</dd>
    </div>
  )
}

/** A day, or a clock in the last days. */
function EndFact({ offer }: { offer: Offer }) {
  const { t } = useText()
  const format = useFormat()
  const { endsAt, readAt } = offer
  const [ending, setEnding] = useState(() => endingOf(offer))
  const end = useCallback(() => setEnding('over'), [])
  if (ending === 'soon' && endsAt) {
    return (
      <Fact label={t('promotion.fact_left')}>
        <Countdown endsAt={endsAt.getTime()} serverNow={readAt} label="" onEnd={end} />
      </Fact>
    )
  }
  const text = ending === 'over' ? t('promotion.ended') : t('promotion.no_end')
  return (
    <Fact label={t('promotion.fact_ends')}>
      {ending === 'later' && endsAt ? format.date(endsAt) : text}
    </Fact>
  )
}
