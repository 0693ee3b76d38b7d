import { payOf } from '../../../src/game/ratio.ts'
import { timesOf } from '../../../src/sport/model/slip.ts'
import { isCelebrated } from '../../chrome/win-line.tsx'
import { Glyph, type GlyphName } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { useTimes } from '../../lib/use-times.ts'
import { priceText } from './picks.ts'
import type { Slip } from './use-sport.ts'
import { selectionText } from './words.ts'
import './my-bets.css'

type Leg = Slip['legs'][number]

export const isOpen = ({ status }: Slip): boolean => status === 'open' || status === 'asking'

/** The player's slips, open ones first, each with its legs. */
export function MyBets({ slips }: { slips: readonly Slip[] }) {
  const { t } = useText()
  const [open, over] = [slips.filter(isOpen), slips.filter((slip) => !isOpen(slip))]
  return (
    <div className="bets">
      <h2>{t('sportsbook.bets')}</h2>
      {slips.length === 0 && <p className="board-none">{t('sportsbook.bets_none')}</p>}
      {open.length > 0 && <h3>{t('sportsbook.bets_open')}</h3>}
      <ul>
        {open.map((slip) => (
          <BetCard key={slip.round_id} slip={slip} />
        ))}
      </ul>
      {over.length > 0 && <h3>{t('sportsbook.bets_settled')}</h3>}
      <ul>
        {over.map((slip) => (
          <BetCard key={slip.round_id} slip={slip} />
        ))}
      </ul>
      <p className="bets-note">{t('sportsbook.no_cash_out')}</p>
    </div>
  )
}

/** What it pays if all that is open comes true; void legs count once. */
const standing = ({ stake, legs }: Slip): bigint =>
  payOf(stake, timesOf(legs.filter(({ state }) => state !== 'void').map(({ price }) => price)))

function BetCard({ slip }: { slip: Slip }) {
  const { t } = useText()
  const { money } = useMoney()
  const { stake, payout, status, legs } = slip
  const placedAt = useTimes().full(slip.placed_at)
  return (
    <li
      className="bet"
      data-round={slip.round_id}
      data-status={status}
      data-celebrated={isCelebrated(slip) || undefined}
    >
      <header>
        <b>{t(legs.length > 1 ? 'sportsbook.parlay' : 'sportsbook.single')}</b>
        <time dateTime={slip.placed_at}>{placedAt}</time>
        <b className="figures">{priceText(Number(timesHundredths(legs)))}</b>
      </header>
      <ul>
        {legs.map((leg) => (
          <BetLeg key={leg.fixture} leg={leg} />
        ))}
      </ul>
      <footer className="figures">
        <span>
          {t('studio.stake')} <b>{money(stake)}</b>
        </span>
        {status === 'asking' && <span>{t('sportsbook.being_checked')}</span>}
        {status === 'open' && (
          <span>
            {t('sportsbook.possible')} <b>{money(standing(slip))}</b>
          </span>
        )}
        {!isOpen(slip) && (
          <span>
            {t('studio.paid')} <b className="bet-paid">{money(payout ?? 0n)}</b>
          </span>
        )}
      </footer>
    </li>
  )
}

const timesHundredths = (legs: readonly Leg[]): bigint => {
  const { over, under } = timesOf(legs.map(({ price }) => price))
  return (over * 100n) / under
}

const STATES: Readonly<
  Record<Leg['state'], { readonly glyph: GlyphName; readonly word: `sportsbook.state_${string}` }>
> = {
  open: { glyph: 'clock', word: 'sportsbook.state_open' },
  won: { glyph: 'check', word: 'sportsbook.state_won' },
  lost: { glyph: 'close', word: 'sportsbook.state_lost' },
  void: { glyph: 'undo', word: 'sportsbook.state_void' },
}

function BetLeg({ leg }: { leg: Leg }) {
  const { t } = useText()
  const { glyph, word } = STATES[leg.state]
  return (
    <li data-state={leg.state}>
      <Glyph name={glyph} />
      <span>
        <b>{selectionText(t, leg, leg.selection)}</b>
        <small>
          {leg.home} – {leg.away}
          {leg.result && ` · ${leg.result.join(':')}`}
        </small>
      </span>
      <span className="bet-state figures">
        <b>{priceText(leg.price)}</b>
        <small>{t(word as 'sportsbook.state_open')}</small>
      </span>
    </li>
  )
}
