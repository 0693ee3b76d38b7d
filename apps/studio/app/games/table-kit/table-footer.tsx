import { Balance, CountedMoney, Figure } from '../../chrome/figure.tsx'
import { Glyph, type GlyphName } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { totalOf } from './basket.ts'
import { Tray } from './tray.tsx'
import type { TablePlay } from './use-table-play.ts'
import '../../chrome/play-footer.css'
import './table-footer.css'

/** The footer of a table: balance, what is on the table, chips, what can be done with them. */
export function TableFooter({ play }: { play: TablePlay }) {
  const { t } = useText()
  return (
    <footer className="foot foot-table">
      <div className="foot-figures">
        <Balance units={play.table.balance} />
        <Figure label={t('table.on_table')}>
          <CountedMoney units={play.placedTotal} />
        </Figure>
      </div>
      <Tray play={play} />
      <div className="foot-acts">
        <Acts play={play} />
        <MainAct play={play} />
      </div>
    </footer>
  )
}

function Acts({ play }: { play: TablePlay }) {
  const { t } = useText()
  const { isOpen, isPlacing, pendingTotal, placedTotal } = play
  const hasLaid = isOpen && !isPlacing && pendingTotal > 0n
  const canDouble = isOpen && !isPlacing && (pendingTotal > 0n || placedTotal > 0n)
  return (
    <>
      <Act glyph="undo" label={t('table.undo')} isOff={!hasLaid} onPress={play.undo} />
      <Act glyph="close" label={t('table.clear')} isOff={!hasLaid} onPress={play.clear} />
      <button
        type="button"
        className="button act figures"
        aria-label={t('table.double')}
        title={t('table.double')}
        aria-disabled={!canDouble}
        onClick={() => canDouble && play.double()}
      >
        2×
      </button>
    </>
  )
}

type ActProps = { glyph: GlyphName; label: string; isOff: boolean; onPress: () => void }

function Act({ glyph, label, isOff, onPress }: ActProps) {
  return (
    <button
      type="button"
      className="button act"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Glyph name={glyph} />
    </button>
  )
}

/** Places what was laid; with an empty hand, lays again what was placed the last time. */
function MainAct({ play }: { play: TablePlay }) {
  const { t } = useText()
  const { short } = useMoney()
  const { isOpen, isPlacing, pendingTotal, placedTotal, last } = play
  const canRepeat = isOpen && pendingTotal === 0n && placedTotal === 0n && last.length > 0
  const canPlace = isOpen && !isPlacing && pendingTotal > 0n
  const words = () => {
    if (isPlacing) return t('table.placing')
    if (canRepeat) return t('table.repeat', { amount: short(totalOf(last)) })
    return pendingTotal > 0n
      ? t('table.place', { amount: short(pendingTotal) })
      : t('table.place_none')
  }
  const press = () => {
    if (canPlace) play.place()
    else if (canRepeat) play.repeat()
  }
  return (
    <button
      type="button"
      className={canRepeat ? 'button act-main' : 'button button-gold act-main'}
      aria-disabled={!canPlace && !canRepeat}
      data-act={canRepeat ? 'repeat' : 'place'}
      onClick={press}
    >
      <Glyph name={canRepeat ? 'spin' : 'check'} />
      <span>{words()}</span>
    </button>
  )
}
