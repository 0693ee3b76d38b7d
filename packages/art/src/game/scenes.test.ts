import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type SceneName, sceneNames, sceneSvg } from './scenes.ts'

/** Words of ordinary size on a ground: WCAG 2.2, 1.4.3. */
const READABLE = 4.5
const CELLS = { width: 32, height: 18 } as const

/** Relative luminance by WCAG. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Shrinking softens the last row by a few parts of 255; a hole would be far below. */
const FILLED = 245
type Shape = 'desktop' | 'phone'

/** The scene as few cells, four channels each. */
async function seen(name: SceneName, shape: Shape): Promise<number[][]> {
  const { width, height } = CELLS
  const data = await sharp(Buffer.from(sceneSvg(name, shape)))
    .ensureAlpha()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return Array.from({ length: width * height }, (_, cell) => [
    ...data.subarray(cell * 4, cell * 4 + 4),
  ])
}

/** How well white reads on the brightest cell of the lower half. */
async function lowestContrast(name: SceneName, shape: Shape): Promise<number> {
  const cells = await seen(name, shape)
  const lower = cells.slice(cells.length / 2).map((cell) => luminance(cell.slice(0, 3)))
  return 1.05 / (Math.max(...lower) + 0.05)
}

test.each(sceneNames)('white words read on the lower half of %s', async (name) => {
  expect(await lowestContrast(name, 'desktop')).toBeGreaterThan(READABLE)
  expect(await lowestContrast(name, 'phone')).toBeGreaterThan(READABLE)
})

test.each(sceneNames)('%s fills its frame', async (name) => {
  expect(sceneSvg(name, 'desktop')).toContain('width="1280" height="720"')
  expect(sceneSvg(name, 'phone')).toContain('width="780" height="900"')
  for (const shape of ['desktop', 'phone'] as const) {
    const cells = await seen(name, shape)
    expect(cells.filter(([, , , alpha = 0]) => alpha < FILLED)).toEqual([])
  }
})
