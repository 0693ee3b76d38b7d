import { ART_VERSION, RASTER_VERSION } from '@oriel/art/version'
import { drawWelcome } from '@oriel/art/welcome'
import { welcomeShapes } from '@oriel/core/picture'
import type { WelcomeAddress } from './address.ts'
import type { Plan, PlanSource } from './plan.ts'
import type { Order } from './studio.ts'

/** The same on every site, so nobody is asked. */
export function planWelcome(
  { easel }: Pick<PlanSource, 'easel'>,
  { page, shape, size }: WelcomeAddress,
): Plan {
  const keep = 'a-while'
  if (size.width === null) return { svg: drawWelcome({ page, shape, detail: 'flat' }), keep }
  const { width, format } = size
  const own = welcomeShapes[shape]
  const pixels = { width, height: Math.round((width * own.height) / own.width) }
  const order: Order = {
    recipe: [ART_VERSION, RASTER_VERSION, 'welcome', page, shape, pixels, format],
    make: () => {
      const svg = drawWelcome({ page, shape })
      return easel.make({ does: 'draw', svg, size: pixels, format, ground: 'own' })
    },
  }
  return { order, type: `image/${format}`, keep }
}
