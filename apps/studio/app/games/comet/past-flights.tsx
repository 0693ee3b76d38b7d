import { useSheet } from '../../chrome/sheet-tab.ts'
import { useText } from '../../lib/text.tsx'
import type { PastRound } from '../../lib/use-table.ts'
import { timesText } from '../quick/figures.ts'
import { bandOf, HIGH_FROM, MIDDLE_FROM, type Band, type CometOutcome } from './level.ts'
import './past-flights.css'

const SHOWN = 24
/** A sign for each kind, so that colour is never the only one. */
const SIGNS: Readonly<Record<Band, string>> = { none: '✕', low: '', middle: '▲', high: '★' }

const shortTimes = (hundredths: number): string => `${hundredths / 100}×`

type Props = { past: readonly PastRound<CometOutcome>[]; onPick: (number: number) => void }

/** How far the last flights went, each with the way to check it; and that it means nothing. */
export function PastFlights({ past, onPick }: Props) {
  const { t } = useText()
  const { open } = useSheet()
  const bands: Readonly<Record<Band, string>> = {
    none: t('comet.not_started'),
    low: t('comet.band_low', { level: shortTimes(MIDDLE_FROM) }),
    middle: t('comet.band_from', { level: shortTimes(MIDDLE_FROM) }),
    high: t('comet.band_from', { level: shortTimes(HIGH_FROM) }),
  }
  return (
    <div className="flights">
      <ol className="figures" aria-label={t('comet.past')}>
        {past.slice(0, SHOWN).map(({ number, outcome: { crash } }) => {
          const band = bandOf(crash)
          const label = t('comet.past_open', { number, level: timesText(crash), band: bands[band] })
          return (
            <li key={number}>
              <button
                type="button"
                data-band={band}
                aria-label={label}
                title={label}
                onClick={() => {
                  onPick(number)
                  open('fairness')
                }}
              >
                {SIGNS[band] && <i aria-hidden="true">{SIGNS[band]}</i>}
                {timesText(crash)}
              </button>
            </li>
          )
        })}
        <li className="flights-note">
          {past.length === 0 ? t('comet.past_none') : t('comet.past_note')}
        </li>
      </ol>
    </div>
  )
}
