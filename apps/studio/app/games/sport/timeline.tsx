import type { CSSProperties } from 'react'
import { colourOf } from '../../../src/sport/clubs.ts'
import { useText } from '../../lib/text.tsx'
import type { Fixture } from './use-sport.ts'
import './timeline.css'

/** How it came to the score: goals in their minutes, or the lead as it went. */
export function Timeline({ fixture }: { fixture: Fixture }) {
  const { t } = useText()
  const { timeline, sport, home, away } = fixture
  if (timeline.length === 0) return <p className="timeline-none">{t('sportsbook.timeline_none')}</p>
  if (sport !== 'football') {
    return (
      <>
        <PartsTable fixture={fixture} />
        <LeadCurve fixture={fixture} />
      </>
    )
  }
  return (
    <ol className="timeline figures">
      {timeline.map(([minute, forHome, forAway], at) => {
        const before = timeline[at - 1]?.[1] ?? 0
        const team = forHome > before ? home : away
        return (
          // A minute may have two goals; each is told by what stood after it.
          <li key={`${forHome}:${forAway}`} style={colour(team)}>
            <b>{minute + 1}′</b>
            <i />
            <span>{team}</span>
            <b>
              {forHome}:{forAway}
            </b>
          </li>
        )
      })}
    </ol>
  )
}

const colour = (name: string) => ({ '--team': colourOf(name) }) as CSSProperties

/** Quarters or sets, one column each. */
function PartsTable({ fixture }: { fixture: Fixture }) {
  const { home, away, score } = fixture
  return (
    <table className="parts figures">
      <tbody>
        {([home, away] as const).map((name, side) => (
          <tr key={name}>
            <th scope="row">
              <i style={colour(name)} />
              {name}
            </th>
            {score.parts.map((part, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a part is its place
              <td key={at}>{part[side]}</td>
            ))}
            <td className="parts-total">{side === 0 ? score.home : score.away}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const [WIDE, HIGH] = [600, 120]

/** Home's lead above the middle, away's below it. The numbers stand in the table. */
function LeadCurve({ fixture }: { fixture: Fixture }) {
  const { timeline, sport, home, away } = fixture
  const MINUTES = 40
  const GAMES = 30
  const last = timeline.at(-1)?.[0] ?? 1
  const across = Math.max(sport === 'basketball' ? MINUTES : GAMES, last)
  const most = Math.max(4, ...timeline.map(([, left, right]) => Math.abs(left - right)))
  const points = [[0, 0, 0] as const, ...timeline].map(([at, left, right]) => {
    const x = (at / across) * WIDE
    const y = HIGH / 2 - ((left - right) / most) * (HIGH / 2 - 6)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return (
    <div className="lead">
      <span style={colour(home)}>{home}</span>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="lead-middle" d={`M0 ${HIGH / 2}H${WIDE}`} />
        <path className="lead-line" d={`M${points.join('L')}`} />
      </svg>
      <span style={colour(away)}>{away}</span>
    </div>
  )
}
