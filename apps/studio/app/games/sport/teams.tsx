import type { CSSProperties } from 'react'
import { colourOf } from '../../../src/sport/clubs.ts'
import type { Fixture } from './use-sport.ts'
import { pointText } from './words.ts'
import './teams.css'

const colour = (name: string) => ({ '--team': colourOf(name) }) as CSSProperties

/** A shield in the colours of a side. */
export function Crest({ name }: { name: string }) {
  return (
    <svg className="crest" viewBox="0 0 48 56" style={colour(name)} aria-hidden="true">
      <path className="crest-back" d="M24 2 45 8v19c0 14-9 22-21 27C12 49 3 41 3 27V8Z" />
      <path className="crest-half" d="M24 2 45 8v19c0 14-9 22-21 27Z" />
      <path className="crest-band" d="M9 16h30v5H9Z" />
      <path className="crest-edge" d="M24 2 45 8v19c0 14-9 22-21 27C12 49 3 41 3 27V8Z" />
    </svg>
  )
}

/** Both sides, one below the other, with what stands. */
export function Teams({ fixture }: { fixture: Fixture }) {
  const { home, away, score, phase, sport } = fixture
  // In a list there is room for the set that is on.
  const games = sport === 'tennis' && phase === 'live' ? score.parts.at(-1) : undefined
  return (
    <span className="teams">
      {([home, away] as const).map((name, side) => (
        <span className="team" key={name}>
          <i className="team-colour" style={colour(name)} />
          <span className="team-name">{name}</span>
          {score.game?.server === (side === 0 ? 'home' : 'away') && phase === 'live' && (
            <i className="team-serves" />
          )}
          {phase !== 'coming' && (
            <span className="team-score figures">
              {score.game && phase === 'live' && (
                <small>{pointText(score, side === 0 ? 'home' : 'away')}</small>
              )}
              {games && <small>{games[side]}</small>}
              <b>{side === 0 ? score.home : score.away}</b>
            </span>
          )}
        </span>
      ))}
    </span>
  )
}
