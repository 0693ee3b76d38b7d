import { baccarat, type BaccaratOutcome } from '../../../src/games/baccarat/rules.ts'
import { useText } from '../../lib/text.tsx'
import { SpotRow } from '../table-kit/spot-row.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { oddsOf, SIX_ODDS, SPOTS } from './pays.ts'
import { spotName } from './words.ts'
import './spots.css'

type Props = { play: TablePlay<BaccaratOutcome>; outcome: BaccaratOutcome | null }

/** The six bets of the table. */
export function BaccaratSpots({ play, outcome }: Props) {
  const { t } = useText()
  return (
    <SpotRow
      game={baccarat}
      play={play}
      outcome={outcome}
      spots={SPOTS}
      nameOf={(spot) => spotName(t, spot)}
      oddsOf={oddsOf}
      className={['baccarat-spots', 'baccarat-spot']}
    >
      {(spot) =>
        spot === 'no-commission' ? (
          <>
            <b>{t('baccarat.banker')}</b>
            <small>{t('baccarat.no_commission_note')}</small>
            <span className="figures">{oddsOf(spot)}</span>
            <small className="figures">{t('baccarat.with_six', { odds: SIX_ODDS })}</small>
          </>
        ) : (
          <>
            <b>{spotName(t, spot)}</b>
            <span className="figures">{oddsOf(spot)}</span>
          </>
        )
      }
    </SpotRow>
  )
}
