import type { Market } from '../../../src/sport/model/selection.ts'
import { CopyField } from '../../chrome/copy-field.tsx'
import { Glyph } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { Hero } from './hero.tsx'
import { Price } from './price.tsx'
import { marketsOf } from './row.tsx'
import { Timeline } from './timeline.tsx'
import type { SlipPlay } from './use-slip.ts'
import type { Fixture } from './use-sport.ts'
import { marketName, shortText } from './words.ts'
import './fixture-view.css'

type Props = { fixture: Fixture; slip: SlipPlay; now: number; onBack: () => void }

/** One fixture with all that can be bet on, how it went so far, and the hash of its seed. */
export function FixtureView({ fixture, slip, now, onBack }: Props) {
  const { t } = useText()
  return (
    <div className="fixture" data-fixture={fixture.id}>
      <button type="button" className="fixture-back" onClick={onBack}>
        <Glyph name="chevron-left" />
        {t('sportsbook.back')}
      </button>
      <Hero fixture={fixture} now={now} />
      {fixture.phase === 'live' && !fixture.is_open && (
        <p className="fixture-note">
          <Glyph name="pause" />
          {t(fixture.sport === 'tennis' ? 'sportsbook.between_games' : 'sportsbook.suspended_text')}
        </p>
      )}
      <div className="fixture-markets">
        {marketsOf(fixture.sport).map((market) => (
          <MarketBox key={market} fixture={fixture} market={market} slip={slip} />
        ))}
      </div>
      <section className="fixture-box">
        <h3>{t('sportsbook.timeline')}</h3>
        <Timeline fixture={fixture} />
      </section>
      <section className="fixture-box">
        <CopyField label={t('sportsbook.seed_hash')} value={fixture.seed_hash} />
        <p className="fixture-small">{t('sportsbook.simulated')}</p>
      </section>
    </div>
  )
}

/** Of a line both sides stand beside each other, the lowest line first. */
export function linesOf({ offers }: Fixture, market: Market): Fixture['offers'] {
  const own = offers.filter(({ selection }) => selection.startsWith(`${market}:`))
  if (market === 'win') return own
  const halves = (selection: string) => Number(selection.split(':')[2])
  const pairs = own.flatMap((offer, at) => (at % 2 === 0 ? [own.slice(at, at + 2)] : []))
  return pairs
    .toSorted((left, right) => halves(left[0]?.selection ?? '') - halves(right[0]?.selection ?? ''))
    .flat()
}

type BoxProps = { fixture: Fixture; market: Market; slip: SlipPlay }

function MarketBox({ fixture, market, slip }: BoxProps) {
  const { t } = useText()
  const offers = linesOf(fixture, market)
  if (offers.length === 0) return null
  const isThree = market === 'win' && offers.length === 3
  return (
    <fieldset className="fixture-box" data-market={market}>
      <legend>{marketName(t, fixture.sport, market)}</legend>
      <div className="fixture-prices" data-three={isThree || undefined}>
        {offers.map((offer) => (
          <Price
            key={offer.selection}
            fixture={fixture}
            offer={offer}
            slip={slip}
            label={shortText(t, fixture, offer.selection)}
          />
        ))}
      </div>
    </fieldset>
  )
}
