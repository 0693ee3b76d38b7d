import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import type { Offer } from './offers.ts'
import { EXAMPLE_RETURN_PERCENT, workedExample } from './worked-example.ts'

/** What the offer means with round numbers, the average price of its turnover included. */
export function OfferExample({ offer }: { offer: Offer }) {
  const { t } = useText()
  const { currency } = useVisit()
  const format = useFormat()
  const example = workedExample(offer, currency)
  if (!example) return null
  const { deposit, bonus, isCapped, mustBet, cost } = example
  const text = ({ units, currency: own }: typeof deposit) => format.shortMoney(units, own)
  const share = { percent: format.percent(offer.bonusPercent ?? 0), bonus: text(bonus) }
  return (
    <section className="panel" aria-labelledby="example">
      <h2 id="example" className="panel-title">
        {t('promotion.example_title')}
      </h2>
      <ol className="offer-example">
        <li>{t('promotion.example_deposit', { amount: text(deposit) })}</li>
        <li>{t(isCapped ? 'promotion.example_capped' : 'promotion.example_bonus', share)}</li>
        {mustBet && cost ? (
          <>
            <li>
              {t('promotion.example_turnover', {
                total: text(mustBet),
                bonus: text(bonus),
                count: offer.turnover ?? 0,
              })}
            </li>
            <li>
              {t('promotion.example_cost', {
                rate: format.percent(EXAMPLE_RETURN_PERCENT),
                cost: text(cost),
              })}
            </li>
          </>
        ) : (
          <li>{t('promotion.example_free')}</li>
        )}
      </ol>
    </section>
  )
}
