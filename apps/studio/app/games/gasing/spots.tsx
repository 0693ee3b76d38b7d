import { CHANCES, gasing, type GasingOutcome } from '../../../src/games/gasing/rules.ts'
import { useText } from '../../lib/text.tsx'
import { SpotRow } from '../table-kit/spot-row.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { oddsOf, SPOTS } from './pays.ts'
import { letterOf, spotName } from './words.ts'
import './spots.css'

type Props = { play: TablePlay<GasingOutcome>; outcome: GasingOutcome | null }

/** Red, draw and blue. */
export function GasingSpots({ play, outcome }: Props) {
  const { t } = useText()
  return (
    <SpotRow
      game={gasing}
      play={play}
      outcome={outcome}
      spots={SPOTS}
      nameOf={(spot) => spotName(t, spot)}
      oddsOf={oddsOf}
      className={['arena-spots', 'arena-spot']}
    >
      {(spot) => (
        <>
          <b>
            <i aria-hidden="true">{letterOf(t, spot)}</i>
            {spotName(t, spot)}
          </b>
          <span className="arena-odds figures">{oddsOf(spot)}</span>
          <small>
            {spot === 'draw'
              ? t('gasing.chance', { percent: CHANCES.draw })
              : t('gasing.back_on_draw')}
          </small>
        </>
      )}
    </SpotRow>
  )
}
