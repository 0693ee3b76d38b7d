import { esport, type EsportOutcome } from '../../../src/games/esport/rules.ts'
import { useText } from '../../lib/text.tsx'
import { Spot } from '../table-kit/spot.tsx'
import { spotEnd } from '../table-kit/spot-end.ts'
import { SpotGroup } from '../table-kit/spot-group.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { pictures } from './esport.art.ts'
import { MARKETS, oddsOf, spotOf, type Market, type Side } from './pays.ts'
import { isDecided, type MatchNow } from './timeline.ts'
import { marketName, sideName, spotName } from './words.ts'
import './markets.css'

type Props = {
  play: TablePlay<EsportOutcome>
  match: MatchNow
  /** Whether all of it has been seen. */
  isOver: boolean
}

/** Five questions with two answers each. Those on the first map are decided with it. */
export function Markets(props: Props) {
  const { t } = useText()
  return (
    <SpotGroup className="markets">
      {MARKETS.map(({ name, sides }) => (
        <div key={name} className="market" data-market={name}>
          <h3>{marketName(t, name)}</h3>
          {sides.map((side) => (
            <Choice key={side} market={name} side={side} {...props} />
          ))}
        </div>
      ))}
    </SpotGroup>
  )
}

type ChoiceProps = Props & { market: Market; side: Side }

function Choice({ market, side, play, match, isOver }: ChoiceProps) {
  const { t } = useText()
  const spot = spotOf(market, side)
  const outcome = play.run && isDecided(spot, match, isOver) ? play.run.outcome : null
  const isTeam = side === 'ember' || side === 'tide'
  return (
    <Spot
      play={play}
      spot={spot}
      name={spotName(t, spot)}
      odds={oddsOf(spot)}
      end={outcome && spotEnd(esport, spot, outcome)}
      className="choice"
      isSmall
    >
      {isTeam && <img src={pictures[side]} alt="" />}
      <span className="choice-name">{sideName(t, market, side)}</span>
      <b className="figures">{oddsOf(spot)}</b>
    </Spot>
  )
}
