import type { DragonTigerOutcome } from '../../../src/games/dragon-tiger/rules.ts'
import { useText } from '../../lib/text.tsx'
import { Card, useCardsAhead } from '../table-kit/card.tsx'
import type { Run } from '../table-kit/use-run.ts'
import { DEAL, DRAGON_READ, TIGER_READ } from './deal.ts'
import { pictures } from './dragon-tiger.art.ts'
import { spotName } from './words.ts'
import './sides.css'

type Props = {
  run: Run<DragonTigerOutcome> | null
  /** How many of the moments of the deal have passed. */
  told: number
  winner: DragonTigerOutcome['winner'] | null
}

/** Dragon and tiger face each other, each with one card. */
export function Sides({ run, told, winner }: Props) {
  useCardsAhead(run ? [run.outcome.dragon, run.outcome.tiger] : [])
  return (
    <div className="sides">
      <SideOf side="dragon" run={run} isRead={told >= DRAGON_READ} winner={winner} />
      <i className="versus" aria-hidden="true" />
      <SideOf side="tiger" run={run} isRead={told >= TIGER_READ} winner={winner} />
    </div>
  )
}

type SideProps = {
  side: 'dragon' | 'tiger'
  run: Run<DragonTigerOutcome> | null
  isRead: boolean
  winner: DragonTigerOutcome['winner'] | null
}

function SideOf({ side, run, isRead, winner }: SideProps) {
  const { t } = useText()
  return (
    <div className="side" data-side={side} data-won={winner === side || undefined}>
      <div className="side-sign">
        <img src={pictures[side]} alt="" />
        <h2>{spotName(t, side)}</h2>
      </div>
      <div className="side-card">
        <i className="card-place" />
        {run && (
          <Card
            key={run.roundId}
            card={run.outcome[side]}
            run={run}
            {...DEAL[side]}
            isTurned={isRead}
          />
        )}
      </div>
    </div>
  )
}
