import { useState } from 'react'
import { PICKS_MAX, spotOf, type KenoOutcome } from '../../../src/games/keno/rules.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { quickPick } from './draft.ts'
import './picker.css'

type Props = {
  play: TablePlay<KenoOutcome>
  draft: readonly number[]
  onDraft: (draft: readonly number[]) => void
}

/** How many by chance, nothing after all, and a line out of what is chosen. */
export function Picker({ play, draft, onDraft }: Props) {
  const { t } = useText()
  const { short } = useMoney()
  const canAdd = draft.length > 0 && play.isOpen
  const add = () => {
    if (canAdd && play.lay([{ spot: spotOf(draft), stake: play.chip.units }])) onDraft([])
  }
  return (
    <div className="picker">
      <QuickPick onDraft={onDraft} />
      <button
        type="button"
        className="button act"
        aria-label={t('keno.clear')}
        title={t('keno.clear')}
        aria-disabled={draft.length === 0}
        onClick={() => onDraft([])}
      >
        <Glyph name="close" />
      </button>
      <button type="button" className="button picker-add" aria-disabled={!canAdd} onClick={add}>
        <Glyph name="plus" />
        <span className="figures">
          {draft.length === 0
            ? t('draw.add_none')
            : t('draw.add', { count: 1, amount: short(play.chip.units) })}
        </span>
      </button>
    </div>
  )
}

const FIRST_COUNT = 5

function QuickPick({ onDraft }: Pick<Props, 'onDraft'>) {
  const { t } = useText()
  const [count, setCount] = useState(FIRST_COUNT)
  const change = (by: number) => {
    playSound('tick')
    setCount(Math.min(PICKS_MAX, Math.max(1, count + by)))
  }
  return (
    <div className="quick-pick">
      <button
        type="button"
        aria-label={t('keno.fewer')}
        disabled={count === 1}
        onClick={() => change(-1)}
      >
        <Glyph name="minus" />
      </button>
      <button
        type="button"
        className="quick-pick-main figures"
        onClick={() => {
          playSound('press')
          onDraft(quickPick(count))
        }}
      >
        {t('keno.quick', { count })}
      </button>
      <button
        type="button"
        aria-label={t('keno.more')}
        disabled={count === PICKS_MAX}
        onClick={() => change(1)}
      >
        <Glyph name="plus" />
      </button>
    </div>
  )
}
