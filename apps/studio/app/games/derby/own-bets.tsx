import { derby, type DerbyOutcome } from '../../../src/games/derby/rules.ts'
import { payOf } from '../../../src/game/ratio.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { betsOf, type Bet } from '../table-kit/basket.ts'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { oddsOf } from './pays.ts'
import { spotName } from './words.ts'
import './own-bets.css'

type Props = {
  play: TablePlay<DerbyOutcome>
  /** Null until everybody has seen it. */
  outcome: DerbyOutcome | null
}

/** What the player has on the race, while it covers the board; at the end what came of it. */
export function OwnBets({ play, outcome }: Props) {
  const { t } = useText()
  const bets = betsOf(play.placed)
  if (bets.length === 0) return null
  return (
    <div className="own-bets figures">
      <h2>{t('derby.mine')}</h2>
      <ul>
        {bets.map((bet) => (
          <OwnBet key={bet.spot} bet={bet} outcome={outcome} />
        ))}
      </ul>
    </div>
  )
}

function OwnBet({ bet: { spot, stake }, outcome }: { bet: Bet; outcome: DerbyOutcome | null }) {
  const { t } = useText()
  const { short, money } = useMoney()
  const paid = outcome && payOf(stake, derby.returnOf(spot, outcome))
  return (
    <li data-end={paid === null ? undefined : paid > 0n ? 'won' : 'lost'}>
      <span>{spotName(t, spot)}</span>
      <small>
        {short(stake)} × {oddsOf(spot)}
      </small>
      {paid !== null && <b>{paid > 0n ? money(paid) : t('derby.lost')}</b>}
    </li>
  )
}
