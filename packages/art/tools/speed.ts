import { catalogue } from '../src/catalogue.ts'
import { drawBanner } from '../src/banner.ts'
import { drawTile } from '../src/tile.ts'
import { rasterise, type RasterFormat, type RasterSize } from './raster.ts'

/** How long pictures take, one after another on one thread: `node packages/art/tools/speed.ts`. */
const PICTURES = 24

const looks = catalogue(PICTURES).map((look, index) => ({ id: `speed-${index}`, ...look }))
const tiles = looks.map((look) => drawTile(look))
const banners = looks.slice(0, PICTURES / 4).map((look) => drawBanner(look))

async function measure(
  name: string,
  pictures: readonly string[],
  size: RasterSize,
  format: RasterFormat,
): Promise<void> {
  await rasterise(pictures[0] ?? '', size, format)
  const start = performance.now()
  const before = process.cpuUsage()
  let bytes = 0
  for (const svg of pictures) bytes += (await rasterise(svg, size, format)).length
  const { user, system } = process.cpuUsage(before)
  const each = (total: number): string => (total / pictures.length).toFixed(0).padStart(6)
  process.stdout.write(
    `${name} ${size.width} ${format}`.padEnd(20) +
      `${each(performance.now() - start)} ms ${each((user + system) / 1000)} ms of processor` +
      `${each(bytes)} bytes\n`,
  )
}

for (const format of ['avif', 'webp'] as const) {
  for (const width of [160, 240, 320, 480]) {
    await measure('tile', tiles, { width, height: Math.round((width * 4) / 3) }, format)
  }
  for (const width of [480, 780, 1200]) {
    await measure('banner', banners, { width, height: Math.round((width * 56) / 120) }, format)
  }
}
