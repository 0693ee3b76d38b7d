import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawTile } from '../src/tile.ts'
import { rasterise } from './raster.ts'

/** What a tile of 240 by 320 may weigh in the format that most browsers take. */
const AVIF_BYTES = 9000

test('a tile becomes AVIF and WebP at each width', async () => {
  const svg = drawTile({ id: 'raster', emblem: 'lotus', palette: 'jade', backdrop: 'clouds' })
  const sizes = await rasterise(svg, [120, 240])
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [120, 160],
    [240, 320],
  ])
  const large = sizes[1]
  if (large === undefined) throw new Error('the second width is missing')
  expect(large.avif.length).toBeLessThan(AVIF_BYTES)
  expect((await sharp(large.avif).metadata()).format).toBe('heif')
  expect((await sharp(large.webp).metadata()).format).toBe('webp')
  const { channels } = await sharp(large.avif).stats()
  expect(channels.map(({ mean }) => Math.round(mean))).not.toContain(0)
})

test('a text that is no picture of ours is refused', async () => {
  await expect(rasterise('<svg/>', [10])).rejects.toThrow('how wide')
})
