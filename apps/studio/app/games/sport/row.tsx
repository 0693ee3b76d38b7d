import type { Sport } from '../../../src/sport/model/model.ts'
import type { Market } from '../../../src/sport/model/selection.ts'
import { useText } from '../../lib/text.tsx'
import { useTimes } from '../../lib/use-times.ts'
import { Price } from './price.tsx'
import { Teams } from './teams.tsx'
import type { SlipPlay } from './use-slip.ts'
import type { Fixture } from './use-sport.ts'
import { marketName, minuteText, partText, startsText } from './words.ts'
import './row.css'

/** The first offers of each market: the line that splits the chances best stands first. */
export function mainOffers({ offers, sport }: Fixture, market: Market): Fixture['offers'] {
  const all = offers.filter(({ selection }) => selection.startsWith(`${market}:`))
  return market === 'win' && sport === 'football' ? all : all.slice(0, 2)
}

const ALL = ['win', 'line', 'total'] as const satisfies readonly Market[]
/** Tennis has no handicap. */
export const marketsOf = (sport: Sport): readonly Market[] =>
  sport === 'tennis' ? ALL.filter((market) => market !== 'line') : ALL

type Props = {
  fixture: Fixture
  slip: SlipPlay
  now: number
  onOpen: (id: string) => void
}

/** One fixture of the list: when, who, and its main prices. */
export function Row({ fixture, slip, now, onOpen }: Props) {
  const { t } = useText()
  return (
    <li
      className="row"
      data-fixture={fixture.id}
      data-phase={fixture.phase}
      data-sport={fixture.sport}
    >
      <button
        type="button"
        className="row-open"
        onClick={() => onOpen(fixture.id)}
        aria-label={t('sportsbook.open_fixture', { home: fixture.home, away: fixture.away })}
      >
        <When fixture={fixture} now={now} />
        <Teams fixture={fixture} />
      </button>
      <div className="row-markets">
        {marketsOf(fixture.sport).map((market) => (
          <Offers key={market} fixture={fixture} market={market} slip={slip} />
        ))}
      </div>
    </li>
  )
}

function When({ fixture, now }: { fixture: Fixture; now: number }) {
  const { t } = useText()
  const times = useTimes()
  if (fixture.phase === 'coming') {
    return (
      <span className="row-when figures">
        <b>{times.clock(fixture.starts_at)}</b>
        <small>{startsText(t, fixture.starts_at, now)}</small>
      </span>
    )
  }
  const isLive = fixture.phase === 'live'
  return (
    <span className="row-when figures" data-live={isLive || undefined}>
      {isLive && (
        <b>
          <i className="live-dot" />
          {minuteText(fixture) || t('sportsbook.live')}
        </b>
      )}
      <small>{partText(t, fixture)}</small>
    </span>
  )
}

const PLACES = {
  win: ['home', 'draw', 'away'],
  line: ['home', 'away'],
  total: ['over', 'under'],
} as const satisfies Readonly<Record<Market, readonly string[]>>

/** Each side has its place in a row, also while it has no price. What is over has none. */
function placesOf({ sport, phase }: Fixture, market: Market): readonly string[] {
  if (phase === 'over') return []
  return PLACES[market].filter((side) => side !== 'draw' || sport === 'football')
}

function NoPrice() {
  const { t } = useText()
  return (
    <span className="price price-none">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('sportsbook.not_offered')}</span>
    </span>
  )
}

type OffersProps = { fixture: Fixture; market: Market; slip: SlipPlay }

function Offers({ fixture, market, slip }: OffersProps) {
  const { t } = useText()
  const offers = mainOffers(fixture, market)
  return (
    <fieldset className="row-market" data-market={market} data-count={offers.length}>
      <legend className="sr-only">{marketName(t, fixture.sport, market)}</legend>
      {placesOf(fixture, market).map((side) => {
        const offer = offers.find(({ selection }) => selection.split(':')[1] === side)
        if (!offer) return <NoPrice key={side} />
        return <Price key={side} fixture={fixture} offer={offer} slip={slip} />
      })}
    </fieldset>
  )
}
