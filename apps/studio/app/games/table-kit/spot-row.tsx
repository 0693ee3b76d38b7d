import type { ReactNode } from 'react'
import type { TableGame } from '../../../src/game/game.ts'
import { spotEnd, winningsOf } from './spot-end.ts'
import { SpotGroup } from './spot-group.tsx'
import { Spot } from './spot.tsx'
import type { TablePlay } from './use-table-play.ts'

type Props<Outcome, Name extends string> = {
  game: TableGame<Outcome>
  play: TablePlay<Outcome>
  /** Null until it has been seen. */
  outcome: Outcome | null
  spots: readonly Name[]
  nameOf: (spot: Name) => string
  oddsOf: (spot: Name) => string
  /** Of the row, and of each spot in it. */
  className: readonly [string, string]
  /** What is written on a spot. */
  children: (spot: Name) => ReactNode
}

/** The few large bets of a table side by side, each with what it brought. */
export function SpotRow<Outcome, Name extends string>(props: Props<Outcome, Name>) {
  const { game, play, outcome, spots, nameOf, oddsOf, className, children } = props
  const won = (spot: string) =>
    outcome && play.verdict === 'win'
      ? winningsOf(game, { spot, stake: play.placed.get(spot) ?? 0n }, outcome)
      : 0n
  return (
    <SpotGroup className={className[0]}>
      {spots.map((spot) => (
        <Spot
          key={spot}
          play={play}
          spot={spot}
          name={nameOf(spot)}
          odds={oddsOf(spot)}
          end={outcome && spotEnd(game, spot, outcome)}
          winnings={won(spot)}
          className={className[1]}
        >
          <span className="spot-words">{children(spot)}</span>
        </Spot>
      ))}
    </SpotGroup>
  )
}
