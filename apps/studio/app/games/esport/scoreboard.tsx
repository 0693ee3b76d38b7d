import { EMBER_PERCENT, type Team } from '../../../src/games/esport/match.ts'
import { useText } from '../../lib/text.tsx'
import { pictures } from './esport.art.ts'
import type { MatchNow } from './timeline.ts'
import { teamName } from './words.ts'
import './scoreboard.css'

const HUNDRED = 100
const SHARES: Readonly<Record<Team, number>> = {
  ember: EMBER_PERCENT,
  tide: HUNDRED - EMBER_PERCENT,
}

type Props = {
  match: MatchNow
  isRunning: boolean
  /** Null until all of it has been seen. */
  winner: Team | null
}

/** Both teams, the maps each has won, and between them the score of the map that is played. */
export function Scoreboard({ match, isRunning, winner }: Props) {
  const { t } = useText()
  const map = match.maps[match.current]
  return (
    <div className="scoreboard figures">
      <TeamSide team="ember" won={match.ember} isWinner={winner === 'ember'} />
      <div className="score">
        <span>
          {isRunning ? t('esport.map', { number: match.current + 1 }) : t('esport.best_of')}
        </span>
        <p aria-hidden="true">
          <b key={`ember ${map?.ember}`} data-team="ember">
            {map?.ember ?? 0}
          </b>
          <i>:</i>
          <b key={`tide ${map?.tide}`} data-team="tide">
            {map?.tide ?? 0}
          </b>
        </p>
      </div>
      <TeamSide team="tide" won={match.tide} isWinner={winner === 'tide'} />
    </div>
  )
}

type SideProps = { team: Team; won: number; isWinner: boolean }

function TeamSide({ team, won, isWinner }: SideProps) {
  const { t } = useText()
  return (
    <div className="team" data-team={team} data-won={isWinner || undefined}>
      <img src={pictures[team]} alt="" />
      <div>
        <h2>{teamName(team)}</h2>
        <span className="team-maps">
          <span className="sr-only">{t('esport.maps_won', { count: won })}</span>
          <i data-on={won > 0 || undefined} />
          <i data-on={won > 1 || undefined} />
        </span>
        <small>{t('esport.strength', { count: SHARES[team] })}</small>
      </div>
    </div>
  )
}
