import type { GasingOutcome } from '../../../src/games/gasing/rules.ts'
import { useStill } from '../../lib/settings.ts'
import { StageCanvas } from '../../lib/stage-canvas.tsx'
import { useSprites } from '../../lib/use-sprites.ts'
import type { Run } from '../table-kit/use-run.ts'
import { pictures } from './gasing.art.ts'
import { createPainter } from './painter.ts'

const isDrawn = (name: string): boolean => name !== 'badge' && !name.startsWith('scene-')
const DRAWN = Object.fromEntries(Object.entries(pictures).filter(([name]) => isDrawn(name)))

/** The dish and both tops. */
export function ArenaCanvas({ run }: { run: Run<GasingOutcome> | null }) {
  const isStill = useStill()
  const sprites = useSprites(DRAWN)
  return (
    <StageCanvas
      className="arena-canvas"
      create={createPainter}
      paint={(painter, now) => painter.paint({ run, isStill }, sprites, now)}
    />
  )
}
