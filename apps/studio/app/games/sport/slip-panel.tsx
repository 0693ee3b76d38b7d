import { useState } from 'react'
import { Glyph } from '../../chrome/glyph.tsx'
import { Sheet } from '../../chrome/sheet.tsx'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { priceText } from './picks.ts'
import { Slip } from './slip.tsx'
import { useWide } from './use-wide.ts'
import type { SlipPlay } from './use-slip.ts'
import './slip-panel.css'

/** Beside the list on a wide screen; a bar above the footer and a sheet on a phone. */
export function SlipPanel({ slip }: { slip: SlipPlay }) {
  const { t } = useText()
  const isWide = useWide()
  if (!isWide) return <SlipBar slip={slip} />
  return (
    <aside className="slip-panel" aria-label={t('sportsbook.slip')}>
      <header>
        <h2>{t('sportsbook.slip')}</h2>
        {slip.legs.length > 0 && <Count slip={slip} />}
        {slip.legs.length > 0 && <ClearButton slip={slip} />}
      </header>
      <Slip slip={slip} />
    </aside>
  )
}

const Count = ({ slip }: { slip: SlipPlay }) => (
  <span className="slip-count figures">{slip.legs.length}</span>
)

function ClearButton({ slip }: { slip: SlipPlay }) {
  const { t } = useText()
  return (
    <button
      type="button"
      className="bar-button"
      aria-label={t('sportsbook.clear')}
      title={t('sportsbook.clear')}
      onClick={slip.clear}
    >
      <Glyph name="undo" />
    </button>
  )
}

function SlipBar({ slip }: { slip: SlipPlay }) {
  const { t } = useText()
  const { money } = useMoney()
  const [isShown, setShown] = useState(false)
  const { legs, sums, mode } = slip
  const what = () => {
    const words = t(mode === 'parlay' ? 'sportsbook.parlay' : 'sportsbook.singles')
    return sums?.price ? `${words} ${priceText(sums.price)}` : words
  }
  return (
    <>
      {legs.length > 0 && (
        <div className="slip-bar">
          <Count slip={slip} />
          <span className="slip-bar-words figures">
            <b>{what()}</b>
            {sums && (
              <small>
                {t('sportsbook.returns', { stake: money(sums.total), most: money(sums.most) })}
              </small>
            )}
          </span>
          <button type="button" className="button button-gold" onClick={() => setShown(true)}>
            {t('sportsbook.open_slip')}
          </button>
        </div>
      )}
      <Sheet title={t('sportsbook.slip')} isOpen={isShown} onClose={() => setShown(false)}>
        <div className="sheet-body slip-sheet">
          <Slip slip={slip} />
        </div>
      </Sheet>
    </>
  )
}
