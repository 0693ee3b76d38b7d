import { StageCanvas } from '../../lib/stage-canvas.tsx'
import { useSprites } from '../../lib/use-sprites.ts'
import { pictures } from './comet.art.ts'
import { createPainter, type Scene } from './painter.ts'

const DRAWN = { comet: pictures.comet, burst: pictures.burst } as const

/** The sky behind everything. It says nothing that does not stand beside it in words. */
export function SkyCanvas({ scene }: { scene: Scene }) {
  const sprites = useSprites(DRAWN)
  return (
    <StageCanvas
      className="sky"
      create={createPainter}
      paint={(painter, now) => {
        if (!scene.isFrozen) painter.paint(scene, sprites, now)
      }}
    />
  )
}
