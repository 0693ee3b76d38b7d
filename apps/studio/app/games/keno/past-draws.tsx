import { useState } from 'react'
import type { KenoOutcome } from '../../../src/games/keno/rules.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { Sheet } from '../../chrome/sheet.tsx'
import { useText } from '../../lib/text.tsx'
import './past-draws.css'

const SHOWN = 20

type Past = readonly { readonly number: number; readonly outcome: KenoOutcome }[]

/** The way to what was drawn before. */
export function PastPill({ past }: { past: Past }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="pill"
        aria-label={t('draw.last')}
        onClick={() => setOpen(true)}
      >
        <Glyph name="history" />
        <span className="pill-word">{t('draw.last')}</span>
      </button>
      <Sheet title={t('draw.last')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="sheet-body">
          <p className="keno-past-note">
            {t('draw.computer')} {t('table.past_note')}
          </p>
          <ol className="keno-past figures">
            {past.slice(0, SHOWN).map(({ number, outcome }) => (
              <li key={number}>
                <h3>{t('table.round', { number })}</h3>
                <span className="sr-only">{outcome.balls.join(', ')}</span>
                <p aria-hidden="true">
                  {outcome.balls.map((ball) => (
                    <i key={ball}>{ball}</i>
                  ))}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </Sheet>
    </>
  )
}
