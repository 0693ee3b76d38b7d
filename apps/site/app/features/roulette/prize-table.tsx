import { useText } from '@oriel/web/text'
import type { WheelPrize } from './roulette-store.ts'

/** Every prize with its odds to four decimals, and what follows once it is gone. */
export function PrizeTable({ prizes }: { readonly prizes: readonly WheelPrize[] }) {
  const { t } = useText()
  return (
    <table className="roulette-prizes">
      <caption className="sr-only">{t('roulette.odds')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('roulette.prize')}</th>
          <th scope="col">{t('roulette.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize) => (
          <tr key={prize.prize_id}>
            <th scope="row">
              {prize.name}
              <Stock prize={prize} prizes={prizes} />
            </th>
            <td>{prize.odds}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type StockProps = { readonly prize: WheelPrize; readonly prizes: readonly WheelPrize[] }

function Stock({ prize: { left, fallback_prize_id: next }, prizes }: StockProps) {
  const { t } = useText()
  if (left === null) return null
  const prize = prizes.find(({ prize_id }) => prize_id === next)?.name ?? ''
  return (
    <small>
      {left > 0 ? t('roulette.stock', { count: left, prize }) : t('roulette.gone', { prize })}
    </small>
  )
}
