import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawLogo } from '../src/logo.ts'
import { drawTile } from '../src/tile.ts'
import { crop, fitInside, rasterise, type RasterFormat } from './raster.ts'

/** What a tile of 240 by 320 may weigh in the format that most browsers take. */
const AVIF_BYTES = 9000
const SIZE = { width: 240, height: 320 }
const tile = drawTile({ id: 'raster', emblem: 'lotus', palette: 'jade', backdrop: 'clouds' })
const colours = {
  surface: '#1a1f2e',
  surfaceHigh: '#242a3d',
  line: '#8d97af',
  brandLight: '#ffe9ac',
  brand: '#f3c350',
  brandDeep: '#c98b1e',
}

const isSeen = async (bytes: Buffer): Promise<boolean> => {
  const { channels } = await sharp(bytes).stats()
  return channels.slice(0, 3).every(({ mean, stdev }) => mean > 1 && stdev > 1)
}

test.each<[RasterFormat, string]>([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
])('a tile becomes %s in exactly the size asked for', async (format, written) => {
  const bytes = await rasterise(tile, SIZE, format)
  const metadata = await sharp(bytes).metadata()
  expect(metadata).toMatchObject({ ...SIZE, format: written })
  expect(await isSeen(bytes)).toBe(true)
})

test('a tile is light, and the same each time', async () => {
  const bytes = await rasterise(tile, SIZE, 'avif')
  expect(bytes.length).toBeLessThan(AVIF_BYTES)
  expect(await rasterise(tile, SIZE, 'avif')).toEqual(bytes)
})

test('what has no ground of its own stays without one', async () => {
  const logo = drawLogo({ id: 'raster', colours })
  for (const format of ['avif', 'webp', 'png'] as const) {
    const bytes = await rasterise(logo, { width: 64, height: 64 }, format, 'none')
    const { isOpaque } = await sharp(bytes).stats()
    expect(isOpaque, format).toBe(false)
  }
})

test('a picture of another form is cropped, or stands whole inside', async () => {
  const create = { width: 400, height: 100, channels: 3, background: '#c02040' } as const
  const wide = await sharp({ create }).png().toBuffer()
  const size = { width: 120, height: 160 }
  const cropped = await crop(wide, size, 'webp')
  expect(await sharp(cropped).metadata()).toMatchObject(size)
  expect((await sharp(cropped).stats()).isOpaque).toBe(true)
  const whole = await fitInside(wide, size, 'webp')
  expect(await sharp(whole).metadata()).toMatchObject(size)
  expect((await sharp(whole).stats()).isOpaque).toBe(false)
})

test('a text that is no picture of ours is refused', async () => {
  await expect(rasterise('<svg/>', SIZE, 'webp')).rejects.toThrow('how wide')
})
