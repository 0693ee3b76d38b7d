import { memo, type CSSProperties } from 'react'
import type { PlinkoChoice, PlinkoView } from '../../../src/games/plinko/rules.ts'
import { slotsOf, type Rows } from '../../../src/games/plinko/tables.ts'
import { useText } from '../../lib/text.tsx'
import type { Result } from '../quick/marks.ts'
import { Ball, Paint } from './ball.tsx'
import { heightOf, PIN_RADIUS, pinsOf, widthOf } from './fall.ts'
import { paysText } from './odds.ts'
import './board.css'

type Props = {
  choice: PlinkoChoice
  /** The fall to show; null for none, or for one of another board. */
  fall: PlinkoView | null
  isRunning: boolean
  /** Once the ball lies in its slot. */
  result: Result | null
}

/** Pins, slots, and a ball that falls as the studio says. */
export function PlinkoBoard({ choice, fall, isRunning, result }: Props) {
  const { rows, risk } = choice
  const [width, height] = [widthOf(rows), heightOf(rows)]
  const shape = { '--across': width, '--down': height, '--slots': rows + 1 } as CSSProperties
  const landed = fall && result ? fall.slot : null
  return (
    <div className="plinko-board" data-rows={rows} style={shape}>
      <svg viewBox={`${-width / 2} 0 ${width} ${height}`} aria-hidden="true">
        <Paint />
        <path className="plinko-plate" d={plateOf(width, height)} />
        <Pins rows={rows} />
        {fall && <Ball fall={fall} isRunning={isRunning} />}
      </svg>
      <Slots rows={rows} pays={slotsOf(rows, risk)} landed={landed} result={result} />
    </div>
  )
}

/** Pins stand on a pane of glass, as wide as a row of them and a little more. */
const plateOf = (width: number, height: number): string =>
  `M-1.5 0.1H1.5L${width / 2 - 0.1} ${height}H${0.1 - width / 2}Z`

/** Drawn once for a board: only the ball moves. */
const Pins = memo(function Pins({ rows }: { rows: Rows }) {
  return (
    <g className="plinko-pins">
      {pinsOf(rows).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={PIN_RADIUS} fill="url(#plinko-pin)" />
      ))}
    </g>
  )
})

type SlotsProps = {
  rows: Rows
  /** In tenths of the stake. */
  pays: readonly number[]
  landed: number | null
  result: Result | null
}

function Slots({ pays, landed, result }: SlotsProps) {
  const { t } = useText()
  return (
    <ol className="plinko-slots figures" aria-label={t('plinko.slots')}>
      {pays.map((tenths, slot) => (
        <li
          // A slot is told by its place: pays repeat on the other side.
          // oxlint-disable-next-line react/no-array-index-key -- slots never change their order
          key={slot}
          data-tone={toneOf(tenths)}
          data-landed={landed === slot ? result : undefined}
        >
          <span>{paysText(tenths).replace(',', '')}</span>
          <i>×</i>
        </li>
      ))}
    </ol>
  )
}

/** Up to a stake is plain: colour begins where there is something to win. */
function toneOf(tenths: number): string {
  if (tenths < 10) return 'less'
  if (tenths === 10) return 'even'
  if (tenths < 30) return 'more'
  return tenths < 100 ? 'much' : 'most'
}
