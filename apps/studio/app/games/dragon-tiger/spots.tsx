import { dragonTiger, type DragonTigerOutcome } from '../../../src/games/dragon-tiger/rules.ts'
import { useText } from '../../lib/text.tsx'
import { Spot } from '../table-kit/spot.tsx'
import { SpotGroup } from '../table-kit/spot-group.tsx'
import { spotEnd, winningsOf } from '../table-kit/spot-end.ts'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { oddsOf, SPOTS } from './pays.ts'
import { spotName } from './words.ts'
import './spots.css'

type Props = {
  play: TablePlay<DragonTigerOutcome>
  /** Null until both cards have been seen. */
  outcome: DragonTigerOutcome | null
}

/** The four bets of the table. */
export function DragonTigerSpots({ play, outcome }: Props) {
  const { t } = useText()
  const won = (spot: string) =>
    outcome && play.verdict === 'win'
      ? winningsOf(dragonTiger, { spot, stake: play.placed.get(spot) ?? 0n }, outcome)
      : 0n
  return (
    <SpotGroup className="duel-spots">
      {SPOTS.map((spot) => (
        <Spot
          key={spot}
          play={play}
          spot={spot}
          name={spotName(t, spot)}
          odds={oddsOf(spot)}
          end={outcome && spotEnd(dragonTiger, spot, outcome)}
          winnings={won(spot)}
          className="duel-spot"
        >
          <span className="spot-words">
            <b>{spotName(t, spot)}</b>
            <span className="figures">{oddsOf(spot)}</span>
          </span>
        </Spot>
      ))}
    </SpotGroup>
  )
}
