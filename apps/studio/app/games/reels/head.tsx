import type { LineSkin } from '../../../src/games/line-skins.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { CountedMoney } from '../../chrome/figure.tsx'
import type { LineView, Machine } from './machine.ts'
import { pictures } from './reels.art.ts'
import { freeSpinAt } from './show.ts'
import { amountOf } from './tellings.ts'
import type { Show } from './use-show.ts'
import { alikeWord } from './words.ts'
import './head.css'

type Props = { machine: Machine; skin: LineSkin; solo: Solo<LineView>; show: Show }

/** Above the reels: the name and what starts free spins, or how far these have come. */
export function GameSign({ machine, skin, solo, show }: Props) {
  const { name } = useSeat().state
  if (show.isFree && solo.round) return <FreeSign machine={machine} solo={solo} show={show} />
  return (
    <div className="sign">
      {/* The bar says the name already, so readers do not hear it twice. */}
      <b className="sign-name" aria-hidden="true">
        {name}
      </b>
      <FreeOffer machine={machine} skin={skin} />
    </div>
  )
}

/** How free spins begin. It stands still: how near somebody came is no news. */
function FreeOffer({ machine, skin }: Pick<Props, 'machine' | 'skin'>) {
  const { t } = useText()
  const { pays, spins, multiplier } = machine.feature
  const least = Math.min(...Object.keys(pays).map(Number))
  const picture = pictures[`${skin.set}-scatter`]
  return (
    <p className="offer">
      <span className="offer-symbols" aria-hidden="true">
        {Array.from({ length: least }, (_, at) => (
          <img key={at} src={picture} alt="" />
        ))}
      </span>
      <span className="sr-only">{alikeWord({ t, skin }, 'scatter', least)}:</span>
      <b>{t('reels.free_offer', { spins, times: multiplier })}</b>
    </p>
  )
}

function FreeSign({ machine, solo, show }: Omit<Props, 'skin'>) {
  const { t } = useText()
  const { money } = useMoney()
  const { round } = solo
  if (!round) return null
  const { view, stake } = round
  const { number, count, total } = freeSpinAt(view, show.at, show.isLanded)
  const won = amountOf(stake, view, total)
  return (
    <div className="sign">
      <b className="sign-name">{t('reels.free_title')}</b>
      <dl className="sign-figures figures">
        <div>
          <dt>{t('reels.free_number')}</dt>
          <dd>
            {number} / {count}
          </dd>
        </div>
        <div>
          <dt>{t('reels.free_wins')}</dt>
          <dd>× {machine.feature.multiplier}</dd>
        </div>
        <div>
          <dt>{t('reels.free_total')}</dt>
          <dd aria-label={money(won)}>
            <CountedMoney units={won} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
