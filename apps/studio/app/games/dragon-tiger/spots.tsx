import { dragonTiger, type DragonTigerOutcome } from '../../../src/games/dragon-tiger/rules.ts'
import { useText } from '../../lib/text.tsx'
import { SpotRow } from '../table-kit/spot-row.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { oddsOf, SPOTS } from './pays.ts'
import { spotName } from './words.ts'
import './spots.css'

type Props = { play: TablePlay<DragonTigerOutcome>; outcome: DragonTigerOutcome | null }

/** The four bets of the table. */
export function DragonTigerSpots({ play, outcome }: Props) {
  const { t } = useText()
  return (
    <SpotRow
      game={dragonTiger}
      play={play}
      outcome={outcome}
      spots={SPOTS}
      nameOf={(spot) => spotName(t, spot)}
      oddsOf={oddsOf}
      className={['duel-spots', 'duel-spot']}
    >
      {(spot) => (
        <>
          <b>{spotName(t, spot)}</b>
          <span className="figures">{oddsOf(spot)}</span>
        </>
      )}
    </SpotRow>
  )
}
