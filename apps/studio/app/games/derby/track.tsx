import type { ReactNode } from 'react'
import type { DerbyOutcome } from '../../../src/games/derby/rules.ts'
import { useStill } from '../../lib/settings.ts'
import { StageCanvas } from '../../lib/stage-canvas.tsx'
import { useSprites } from '../../lib/use-sprites.ts'
import type { Run } from '../table-kit/use-run.ts'
import { pictures } from './derby.art.ts'
import { createPainter } from './painter.ts'
import './track.css'

const DRAWN = Object.fromEntries(Object.entries(pictures).filter(([name]) => name !== 'badge'))

type Props = {
  run: Run<DerbyOutcome> | null
  /** Numbers the player has money on. */
  backed: ReadonlySet<number>
  /** What lies over the course. */
  children: ReactNode
}

/** The course. While there are bets it is a strip over the board; the race has the whole stage. */
export function Track({ run, backed, children }: Props) {
  const isStill = useStill()
  const sprites = useSprites(DRAWN)
  return (
    <section className="track">
      <StageCanvas
        className="track-canvas"
        create={createPainter}
        paint={(painter, now) => painter.paint({ run, isStill, backed }, sprites, now)}
      />
      {children}
    </section>
  )
}
