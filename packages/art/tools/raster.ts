import sharp, { type Sharp } from 'sharp'

export type RasterFormat = 'avif' | 'webp' | 'jpeg' | 'png'
export type RasterSize = { readonly width: number; readonly height: number }

/**
 * Found by looking at tiles beside their originals: at 40 small stars smear, from 56 on no harm is
 * seen. A tile of 240 by 320 takes about 5 kB. Effort 3 would save 4 % of the bytes for nearly
 * twice the time; full chroma costs 7 % more bytes and shows in no tile.
 */
const AVIF = { quality: 56, effort: 2, chromaSubsampling: '4:2:0' } as const
const WEBP = { quality: 78, effort: 4, smartSubsample: true } as const
/** For pictures that other sites show of ours; not all of them take newer formats. */
const JPEG = { quality: 80, mozjpeg: true } as const
/** Icons: few colours, exact edges. */
const PNG = { compressionLevel: 9, palette: true, quality: 95, effort: 8 } as const

/**
 * Drawn larger and scaled down, thin lines stay even and light falls on edges as it was meant to.
 * Beyond a little more than the size it was drawn for a picture gains nothing by it.
 */
const OVERSAMPLE = 1.5
const OVERSAMPLE_BEYOND_OWN_SIZE = 1.2
/** The density at which a unit of the drawing is a pixel. */
const DENSITY = 72
/** More pixels than any picture here has; a file that claims more is not read. */
const PIXELS_MAX = 8_000_000

// One picture takes one thread: how many are made at once is for the caller to say.
sharp.concurrency(1)
// Each picture is made once, so what the library would keep is never used again.
sharp.cache(false)

/**
 * Words are set in the fonts of the host: it needs the Noto faces of the site's scripts. A logo has
 * no ground; all other drawings fill their frame, and need no bytes to say so.
 */
export async function rasterise(
  svg: string,
  { width, height }: RasterSize,
  format: RasterFormat,
  ground: 'own' | 'none' = 'own',
): Promise<Buffer> {
  const own = widthOf(svg)
  const drawn = Math.max(width, Math.min(width * OVERSAMPLE, own * OVERSAMPLE_BEYOND_OWN_SIZE))
  const picture = sharp(Buffer.from(svg), { density: (DENSITY * drawn) / own })
  const sized = picture.resize({ width, height, fit: 'fill' })
  return encode(ground === 'own' ? sized.flatten({ background: '#000' }) : sized, format)
}

/** A picture that was not drawn, cropped to this size round what the eye looks at. */
export async function crop(
  bytes: Uint8Array,
  { width, height }: RasterSize,
  format: RasterFormat,
): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX })
  return encode(picture.resize({ width, height, fit: 'cover', position: 'attention' }), format)
}

/** The whole picture inside this size, on no ground of its own. */
export async function fitInside(
  bytes: Uint8Array,
  { width, height }: RasterSize,
  format: RasterFormat,
): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX })
  return encode(picture.resize({ width, height, fit: 'contain', background }), format)
}

export type Place = RasterSize & { readonly x: number; readonly y: number }

/** A picture that was not drawn, whole in its place on a drawn ground, as PNG. */
export async function placeInside(
  ground: string,
  bytes: Uint8Array,
  place: Place,
): Promise<Buffer> {
  const input = await fitInside(bytes, place, 'png')
  const layer = { input, left: place.x, top: place.y }
  return encode(sharp(Buffer.from(ground)).composite([layer]), 'png')
}

async function encode(picture: Sharp, format: RasterFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif(AVIF).toBuffer()
    case 'webp':
      return picture.webp(WEBP).toBuffer()
    case 'jpeg':
      return picture.flatten({ background: '#000' }).jpeg(JPEG).toBuffer()
    case 'png':
      return picture.png(PNG).toBuffer()
  }
}

/** The picture as PNG, this many pixels wide, as it is drawn. */
export async function draw(svg: string, width: number): Promise<Buffer> {
  const density = (DENSITY * width) / widthOf(svg)
  return sharp(Buffer.from(svg), { density })
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function widthOf(svg: string): number {
  const width = /^<svg [^>]*\bwidth="(\d+)"/.exec(svg)?.[1]
  if (width === undefined) throw new Error('the picture does not say how wide it is')
  return Number(width)
}
