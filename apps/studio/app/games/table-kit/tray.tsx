import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { ChipFace } from './chip-pile.tsx'
import type { TablePlay } from './use-table-play.ts'
import './tray.css'

/** The six chips of a table; one of them is in the hand. Arrows go from one to the next. */
export function Tray({ play }: { play: TablePlay }) {
  const { t } = useText()
  const { short } = useMoney()
  return (
    <div className="tray" role="radiogroup" aria-label={t('table.chip')}>
      {play.chips.map((chip) => (
        <label key={chip.look} className="tray-chip">
          <input
            type="radio"
            name="chip"
            className="sr-only"
            aria-label={short(chip.units)}
            checked={chip === play.chip}
            onChange={() => {
              playSound('tick')
              play.takeChip(chip)
            }}
          />
          <ChipFace chip={chip} />
        </label>
      ))}
    </div>
  )
}
