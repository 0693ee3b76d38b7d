import sharp from 'sharp'
import { draw } from './raster.ts'

/** Contact sheets: pictures of one width side by side on a dark ground. */
const SHEET_WIDTH = 1600
const GAP = 6

/** What a sheet is called, how wide each picture on it is, and the pictures. */
export type Sheet = readonly [name: string, width: number, pictures: readonly string[]]

export async function sheet(
  file: string,
  pictures: readonly string[],
  width: number,
  ground = '#080a10',
): Promise<void> {
  const columns = Math.max(1, Math.floor((SHEET_WIDTH - GAP) / (width + GAP)))
  const placed: { input: Buffer; left: number; top: number }[] = []
  let [left, top, row] = [GAP, GAP, 0]
  for (const [index, svg] of pictures.entries()) {
    if (index > 0 && index % columns === 0) [left, top, row] = [GAP, top + row + GAP, 0]
    const input = await draw(svg, width)
    const { height } = await sharp(input).metadata()
    placed.push({ input, left, top })
    left += width + GAP
    row = Math.max(row, height)
  }
  const size = { width: columns * (width + GAP) + GAP, height: top + row + GAP }
  await sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(placed)
    .png()
    .toFile(file)
  const bytes = pictures.map((svg) => Buffer.byteLength(svg)).toSorted((a, b) => a - b)
  const middle = bytes[Math.floor(bytes.length / 2)]
  process.stdout.write(`${file}: ${bytes.length} SVG of ${middle}, at most ${bytes.at(-1)} bytes\n`)
}
