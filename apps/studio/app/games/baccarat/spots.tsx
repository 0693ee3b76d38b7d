import { baccarat, type BaccaratOutcome } from '../../../src/games/baccarat/rules.ts'
import { useText } from '../../lib/text.tsx'
import { Spot } from '../table-kit/spot.tsx'
import { SpotGroup } from '../table-kit/spot-group.tsx'
import { spotEnd, winningsOf } from '../table-kit/spot-end.ts'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { oddsOf, SIX_ODDS, SPOTS } from './pays.ts'
import { spotName } from './words.ts'
import './spots.css'

type Props = {
  play: TablePlay<BaccaratOutcome>
  /** Null until all cards lie there. */
  outcome: BaccaratOutcome | null
}

/** The six bets of the table. */
export function BaccaratSpots({ play, outcome }: Props) {
  const { t } = useText()
  const won = (spot: string) =>
    outcome && play.verdict === 'win'
      ? winningsOf(baccarat, { spot, stake: play.placed.get(spot) ?? 0n }, outcome)
      : 0n
  return (
    <SpotGroup className="baccarat-spots">
      {SPOTS.map((spot) => (
        <Spot
          key={spot}
          play={play}
          spot={spot}
          name={spotName(t, spot)}
          odds={oddsOf(spot)}
          end={outcome && spotEnd(baccarat, spot, outcome)}
          winnings={won(spot)}
          className="baccarat-spot"
        >
          <span className="spot-words">
            <b>{spot === 'no-commission' ? t('baccarat.banker') : spotName(t, spot)}</b>
            {spot === 'no-commission' && <small>{t('baccarat.no_commission_note')}</small>}
            <span className="figures">{oddsOf(spot)}</span>
            {spot === 'no-commission' && (
              <small className="figures">{t('baccarat.with_six', { odds: SIX_ODDS })}</small>
            )}
          </span>
        </Spot>
      ))}
    </SpotGroup>
  )
}
