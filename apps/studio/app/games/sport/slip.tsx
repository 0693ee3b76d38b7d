import type { ReactNode } from 'react'
import { LEGS_MAX, TIMES_MAX } from '../../../src/sport/model/slip.ts'
import { StakeKeys, StakeStepper } from '../../chrome/stake-stepper.tsx'
import { Glyph } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { backText, priceText, type Leg, type Sums } from './picks.ts'
import type { Accept, SlipPlay } from './use-slip.ts'
import { selectionText } from './words.ts'
import './slip.css'

/** What is bet: legs, stake, what it may bring and what it costs in the long run. */
export function Slip({ slip }: { slip: SlipPlay }) {
  const { t } = useText()
  const { legs, phase } = slip
  return (
    <div className="slip" data-phase={phase}>
      {legs.length > 1 && <Modes slip={slip} />}
      <ul className="slip-legs">
        {legs.map((leg) => (
          <LegRow key={leg.pick.fixture} leg={leg} slip={slip} />
        ))}
      </ul>
      {legs.length === 0 && <Empty slip={slip} />}
      {legs.length > 0 && (
        <div className="slip-foot">
          {slip.mode === 'parlay' && legs.length === LEGS_MAX && (
            <p className="slip-note">{t('sportsbook.legs_max', { count: LEGS_MAX })}</p>
          )}
          <StakeStepper stake={slip.stake} isDisabled={phase === 'asking'} />
          <StakeKeys stake={slip.stake} isDisabled={phase === 'asking'} />
          <Figures slip={slip} />
          <WaitNote slip={slip} />
          <AcceptChoice slip={slip} />
          <PlaceButton slip={slip} />
        </div>
      )}
    </div>
  )
}

/** Nothing lies there: how to begin, or that it was placed. */
function Empty({ slip }: { slip: SlipPlay }) {
  const { t } = useText()
  return slip.phase === 'placed' ? (
    <div className="slip-empty" data-placed>
      <Glyph name="check" />
      <b>{t('sportsbook.placed')}</b>
      <p>{t('sportsbook.placed_text')}</p>
    </div>
  ) : (
    <div className="slip-empty">
      <Glyph name="plus" />
      <p>{t('sportsbook.slip_empty')}</p>
    </div>
  )
}

function Modes({ slip }: { slip: SlipPlay }) {
  const { t } = useText()
  return (
    <fieldset className="slip-modes">
      <legend className="sr-only">{t('sportsbook.slip')}</legend>
      {(['singles', 'parlay'] as const).map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={slip.mode === mode}
          onClick={() => slip.setMode(mode)}
        >
          {t(mode === 'singles' ? 'sportsbook.singles' : 'sportsbook.parlay')}
        </button>
      ))}
    </fieldset>
  )
}

function LegRow({ leg, slip }: { leg: Leg; slip: SlipPlay }) {
  const { t } = useText()
  const { fixture, offer, pick } = leg
  const what = selectionText(t, fixture, pick.selection)
  return (
    <li className="slip-leg" data-off={offer === null || undefined}>
      <div>
        <b>{what}</b>
        <small>
          {fixture.home} – {fixture.away}
          {fixture.phase === 'live' && ` · ${t('sportsbook.live')}`}
        </small>
        {offer === null && <small className="slip-off">{t('sportsbook.not_offered')}</small>}
      </div>
      <b className="slip-price figures">{offer === null ? '–' : priceText(offer.price)}</b>
      <button
        type="button"
        className="bar-button"
        aria-label={t('sportsbook.remove', { what })}
        onClick={() => slip.remove(pick.fixture)}
      >
        <Glyph name="close" />
      </button>
    </li>
  )
}

export function Figures({ slip: { sums, mode } }: { slip: SlipPlay }) {
  const { t } = useText()
  const { money } = useMoney()
  if (!sums) return null
  return (
    <>
      <dl className="slip-figures figures">
        {sums.price !== null && (
          <Line label={t(mode === 'parlay' ? 'sportsbook.combined' : 'sportsbook.price')}>
            <b className="slip-combined">{priceText(sums.price)}</b>
          </Line>
        )}
        {mode === 'singles' && sums.price === null && (
          <Line label={t('sportsbook.total_stake')}>{money(sums.total)}</Line>
        )}
        <Line label={t('sportsbook.possible')}>{money(sums.most)}</Line>
      </dl>
      <p className="slip-note">
        {t(mode === 'parlay' ? 'sportsbook.long_run_parlay' : 'sportsbook.long_run', {
          percent: backText(sums.back),
        })}
      </p>
      {sums.isTooMuch && (
        <p className="slip-note slip-off" role="alert">
          {t('sportsbook.too_much', { times: TIMES_MAX.toLocaleString('en-US') })}
        </p>
      )}
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function AcceptChoice({ slip }: { slip: SlipPlay }) {
  const { t } = useText()
  if (slip.phase === 'asking' && slip.sums?.hasLive) return null
  return (
    <label className="slip-accept">
      <span>{t('sportsbook.accept')}</span>
      <select
        value={slip.accept}
        onChange={(event) => slip.setAccept(event.target.value as Accept)}
      >
        <option value="exact">{t('sportsbook.accept_exact')}</option>
        <option value="better">{t('sportsbook.accept_better')}</option>
        <option value="any">{t('sportsbook.accept_any')}</option>
      </select>
    </label>
  )
}

export function PlaceButton({ slip }: { slip: SlipPlay }) {
  const { t } = useText()
  const { phase, sums } = slip
  const isAsking = phase === 'asking'
  const isOff = !sums || sums.isTooMuch || isAsking
  return (
    <>
      {phase === 'moved' && (
        <p className="slip-note slip-moved" role="alert">
          {t('sportsbook.moved')}
        </p>
      )}
      <button
        type="button"
        className="button button-gold slip-place"
        data-act="place"
        data-waiting={isAsking && sums?.hasLive ? true : undefined}
        aria-disabled={isOff}
        onClick={() => !isOff && slip.place()}
      >
        <PlaceWords slip={slip} sums={sums} />
      </button>
    </>
  )
}

/** Why it takes a moment, in place of what can be chosen before. */
export function WaitNote({ slip: { phase, sums } }: { slip: SlipPlay }) {
  const { t } = useText()
  if (phase !== 'asking' || !sums?.hasLive) return null
  return <p className="slip-note slip-wait">{t('sportsbook.waiting_text')}</p>
}

function PlaceWords({ slip, sums }: { slip: SlipPlay; sums: Sums | null }) {
  const { t } = useText()
  const { money } = useMoney()
  if (slip.phase === 'asking') return t('sportsbook.waiting')
  if (!sums) return t('sportsbook.not_offered')
  const amount = money(sums.total)
  if (slip.mode === 'parlay') return t('sportsbook.place_parlay', { amount })
  const count = slip.legs.length
  return count === 1
    ? t('sportsbook.place', { amount })
    : t('sportsbook.place_many', { count, amount })
}
