import type { FastFiveOutcome } from '../../../src/games/fast-5d/rules.ts'
import { useText } from '../../lib/text.tsx'
import { leadOf, sideName, sizeOf, sumOf, wholeResult } from './words.ts'
import './past-draws.css'

const SHOWN = 20

type Props = { past: readonly { readonly number: number; readonly outcome: FastFiveOutcome }[] }

/** What was drawn, the newest first, and plainly below it that it tells nothing ahead. */
export function PastDraws({ past }: Props) {
  const { t } = useText()
  return (
    <section className="past-draws" aria-label={t('draw.last')}>
      <h2>{t('draw.last')}</h2>
      <ol className="figures">
        {past.slice(0, SHOWN).map(({ number, outcome }) => (
          <li key={number}>
            <span className="sr-only">
              {t('table.round', { number })}: {wholeResult(t, outcome)}
            </span>
            <span className="past-number" aria-hidden="true">
              {number}
            </span>
            <PastBalls outcome={outcome} />
            <span className="past-tags" aria-hidden="true">
              <b data-size={sizeOf(outcome)}>
                {sideName(t, sizeOf(outcome))} {sumOf(outcome)}
              </b>
              <b>{sideName(t, leadOf(outcome))}</b>
            </span>
          </li>
        ))}
      </ol>
      <p className="past-note">
        {t('draw.computer')} {t('table.past_note')}
      </p>
    </section>
  )
}

function PastBalls({ outcome }: { outcome: FastFiveOutcome }) {
  return (
    <span className="past-balls" aria-hidden="true">
      {outcome.digits.map((digit, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a ball is known by its place
        <i key={at}>{digit}</i>
      ))}
    </span>
  )
}
