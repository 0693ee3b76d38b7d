import type { CSSProperties } from 'react'
import type { Team } from '../../../src/games/esport/match.ts'
import { useText } from '../../lib/text.tsx'
import { columnsOf, REGULAR_ROUNDS, type MapNow, type MatchNow } from './timeline.ts'
import { mapWords, teamName } from './words.ts'
import './map-strips.css'

type Props = {
  match: MatchNow
  isRunning: boolean
  /** Whether all of it has been seen. */
  isOver: boolean
}

/** Three strips, round by round: what Ember won stands above the line, what Tide won below. */
export function MapStrips({ match, isRunning, isOver }: Props) {
  return (
    <div className="strips figures">
      {match.maps.map((map, index) => (
        <Strip
          // oxlint-disable-next-line react/no-array-index-key -- a map is known by its number
          key={index}
          number={index + 1}
          map={map}
          isCurrent={isRunning && index === match.current && !isOver}
          isOver={isOver}
        />
      ))}
    </div>
  )
}

type StripProps = { number: number; map: MapNow; isCurrent: boolean; isOver: boolean }

function Strip({ number, map, isCurrent, isOver }: StripProps) {
  const { t } = useText()
  const hasBegun = map.rounds.length > 0
  const columns = columnsOf(map)
  const note = () => {
    if (hasBegun) return `${map.ember} : ${map.tide}`
    return isOver ? t('esport.not_played') : '–'
  }
  return (
    <figure
      className="strip-map"
      data-current={isCurrent || undefined}
      data-won={map.winner ?? undefined}
      aria-label={hasBegun ? mapWords(t, number, map) : t('esport.map', { number })}
    >
      <figcaption>
        {t('esport.map', { number })}
        {columns > REGULAR_ROUNDS && <small>{t('esport.overtime_short')}</small>}
      </figcaption>
      <div
        className="strip-rounds"
        style={{ '--columns': columns } as CSSProperties}
        aria-hidden="true"
      >
        <i className="strip-line" />
        {columns > REGULAR_ROUNDS && <i className="strip-over" />}
        {map.rounds.map((team, round) => (
          // oxlint-disable-next-line react/no-array-index-key -- a round is known by its number
          <Tick key={round} team={team} round={round} />
        ))}
      </div>
      <b>
        {note()}
        {map.winner && <small>{teamName(map.winner)}</small>}
      </b>
    </figure>
  )
}

function Tick({ team, round }: { team: Team; round: number }) {
  return (
    <span className="tick" data-team={team} style={{ gridColumn: round + 1 }}>
      {teamName(team).slice(0, 1)}
    </span>
  )
}
