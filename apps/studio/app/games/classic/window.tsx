import type { ClassicRow } from '../../../src/games/classic/rules.ts'
import { LINES } from '../../../src/games/classic/rules.ts'
import type { SlotWin } from '../../../src/games/slot/view.ts'
import { pictures } from './classic.art.ts'
import { Reel } from '../slot/reel.tsx'
import type { SkinName } from './skins.ts'
import type { Spin } from './use-spin.ts'
import './window.css'

type Props = {
  skin: SkinName
  spin: Spin
  /** Whether the pictures are there; until then the reels shimmer. */
  isReady: boolean
  isAsking: boolean
  /** All wins of the spin that landed. */
  wins: readonly SlotWin<ClassicRow>[]
  /** Which of them is told now; null for all. */
  told: number | null
  /** No glow where the round did not pay more than it cost. */
  isCelebrated: boolean
}

/** The order in which the numbers of the lines stand beside the reels, from the top. */
const NUMBERS_DOWN = [3, 1, 0, 2, 4] as const
const CELL = 100

/** The three reels behind glass, the lines over them, the numbers of the lines beside them. */
export function ClassicWindow(props: Props) {
  const { skin, spin, isReady, isAsking, wins, told, isCelebrated } = props
  const lit = wins.filter((_, at) => told === null || at === told)
  const lines = new Set(lit.map(({ line }) => line))
  return (
    <div className="cabinet-frame" data-celebrated={isCelebrated || undefined}>
      <ol className="line-numbers figures" aria-hidden="true">
        {NUMBERS_DOWN.map((line) => (
          <li key={line} data-lit={lines.has(line) || undefined}>
            {line + 1}
          </li>
        ))}
      </ol>
      <div
        className="reels"
        data-asking={isAsking || undefined}
        data-loading={!isReady || undefined}
      >
        {spin.belts.map((belt, reel) => (
          <Reel
            key={LINES[reel]?.join('') ?? reel}
            belt={belt}
            reel={reel}
            turn={spin.turn}
            picture={({ name, isMoving }) =>
              pictures[`${skin}-${name}${isMoving ? '-moving' : ''}`] ?? ''
            }
          />
        ))}
        <Highlights lit={lit} isOn={wins.length > 0} />
        <i className="reels-glass" />
      </div>
    </div>
  )
}

type Lit = { lit: readonly SlotWin<ClassicRow>[]; isOn: boolean }

/** What pays stands in a frame, the rest steps back; a line runs through each win. */
function Highlights({ lit, isOn }: Lit) {
  const cells = new Set(lit.flatMap((win) => win.cells.map(([reel, row]) => `${reel} ${row}`)))
  return (
    <div className="highlights" aria-hidden="true" data-on={isOn || undefined}>
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((reel) => (
          <i key={`${reel} ${row}`} data-lit={cells.has(`${reel} ${row}`) || undefined} />
        )),
      )}
      <svg viewBox={`0 0 ${CELL * 3} ${CELL * 3}`}>
        {lit.map(({ line }) => (
          <g key={line}>
            <path className="line-shade" d={pathOf(line ?? 0)} />
            <path className="line-light" pathLength={100} d={pathOf(line ?? 0)} />
          </g>
        ))}
      </svg>
    </div>
  )
}

/** A line from one edge of the window to the other, through the middle of its cells. */
function pathOf(line: number): string {
  const rows = LINES[line] ?? LINES[0] ?? [1, 1, 1]
  const y = (reel: number): number => ((rows[reel] ?? 1) + 0.5) * CELL
  const slope = y(1) - y(0)
  const points = [
    [0, y(0) - slope / 2],
    ...rows.map((_, reel) => [(reel + 0.5) * CELL, y(reel)]),
    [CELL * 3, y(2) + slope / 2],
  ]
  return `M${points.map((point) => point.join(' ')).join('L')}`
}
