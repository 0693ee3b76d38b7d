import { useText } from '../../lib/text.tsx'
import { useTimes } from '../../lib/use-times.ts'
import { Crest } from './teams.tsx'
import type { Fixture } from './use-sport.ts'
import { minuteText, partText, pointText, startsText } from './words.ts'
import './hero.css'

type Props = { fixture: Fixture; now: number; onOpen?: (() => void) | undefined }

/** The fixture everybody looks at, on its own ground. */
export function Hero({ fixture, now, onOpen }: Props) {
  const { t } = useText()
  const inside = (
    <>
      <span className="hero-side">
        <Crest name={fixture.home} />
        <b>{fixture.home}</b>
      </span>
      <HeroScore fixture={fixture} now={now} />
      <span className="hero-side" data-side="away">
        <Crest name={fixture.away} />
        <b>{fixture.away}</b>
      </span>
    </>
  )
  if (!onOpen) {
    return (
      <div className="hero" data-sport={fixture.sport}>
        {inside}
      </div>
    )
  }
  return (
    <button
      type="button"
      className="hero"
      data-sport={fixture.sport}
      onClick={onOpen}
      aria-label={t('sportsbook.open_fixture', { home: fixture.home, away: fixture.away })}
    >
      {inside}
    </button>
  )
}

function HeroScore({ fixture, now }: { fixture: Fixture; now: number }) {
  const { t } = useText()
  const times = useTimes()
  const { phase, score, league } = fixture
  if (phase === 'coming') {
    return (
      <span className="hero-middle figures">
        <small>{startsText(t, fixture.starts_at, now)}</small>
        <b className="hero-score">{times.clock(fixture.starts_at)}</b>
        <small>{league}</small>
      </span>
    )
  }
  return (
    <span className="hero-middle figures">
      <small className="hero-clock">
        {phase === 'live' && <i className="live-dot" />}
        {[phase === 'live' && t('sportsbook.live'), minuteText(fixture), partText(t, fixture)]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <b className="hero-score">
        {score.home}
        <i>:</i>
        {score.away}
      </b>
      <small>{detailText(fixture) || league}</small>
    </span>
  )
}

/** Sets and the game that is on; nothing for sports whose score says it all. */
function detailText({ sport, score, phase }: Fixture): string {
  if (sport !== 'tennis') return ''
  const sets = score.parts.map(([home, away]) => `${home}–${away}`).join('  ')
  if (phase !== 'live' || !score.game) return sets
  return `${sets}  (${pointText(score, 'home')}:${pointText(score, 'away')})`
}
