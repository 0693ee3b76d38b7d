import { hundredths, payOf } from '../../../src/game/ratio.ts'
import { ladderOf, MINES_MAX } from '../../../src/games/mines/ladder.ts'
import type { MinesView } from '../../../src/games/mines/rules.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import type { Stake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { Facts } from '../quick/facts.tsx'
import { clamp, timesText } from '../quick/figures.ts'
import { NumberField } from '../quick/number-field.tsx'
import { SeedCard } from '../quick/seed-card.tsx'
import { Segments } from '../quick/segments.tsx'
import { StakePanel } from '../quick/stake-panel.tsx'
import { MinesAction } from './action.tsx'
import { safeText } from './field.ts'
import './panel.css'

type Props = {
  solo: Solo<MinesView>
  stake: Stake
  mines: number
  /** Gems found in the open round. */
  found: number
  isOpen: boolean
  onMines: (mines: number) => void
  onStart: () => void
  onRandom: () => void
  onCashOut: () => void
}

const SHORT_WAYS = [1, 3, 5, 10, 24] as const

export function MinesPanel(props: Props) {
  const { solo, stake, mines, found, isOpen, onMines, onRandom } = props
  const { t } = useText()
  const { replay } = useSeat()
  const isFixed = solo.phase !== 'idle' || replay !== null
  const set = (count: number) => onMines(clamp(count, 1, MINES_MAX))
  return (
    <>
      <div className="mines-choice">
        <StakePanel stake={stake} isDisabled={isFixed} isShort />
        <NumberField
          label={t('mines.mines')}
          text={String(mines)}
          isDisabled={isFixed}
          onSet={(count) => set(Math.round(count / 100))}
          onStep={(way) => set(mines + way)}
        />
      </div>
      <div className="mines-middle">
        {!isOpen && !replay && (
          <Segments
            label={t('mines.mines')}
            value={mines}
            options={SHORT_WAYS.map((count) => [count, String(count)])}
            isDisabled={isFixed}
            onChange={set}
          />
        )}
        <div className={isOpen ? undefined : 'quick-wide'}>
          <MinesFacts
            mines={mines}
            found={found}
            stake={solo.round && isOpen ? solo.round.stake : stake.value}
          />
        </div>
        {isOpen && (
          <button type="button" className="button quick-wide" onClick={onRandom}>
            <Glyph name="sparkle" />
            {t('mines.random')}
          </button>
        )}
      </div>
      <SeedCard solo={solo} />
      <div className="quick-actions">
        <MinesAction {...props} />
      </div>
    </>
  )
}

/** What the next tile is worth, and how likely it is safe. */
function MinesFacts({ mines, found, stake }: { mines: number; found: number; stake: bigint }) {
  const { t } = useText()
  const { money } = useMoney()
  const ladder = ladderOf(mines)
  const next = ladder[found]
  const pays =
    next === undefined ? '–' : `${timesText(next)} · ${money(payOf(stake, hundredths(next)))}`
  return (
    <Facts
      facts={[
        [t('mines.found'), t('mines.of', { count: found, all: ladder.length })],
        [t('mines.safe'), `${safeText(mines, found)} %`],
        [t('mines.next'), pays],
      ]}
    />
  )
}
