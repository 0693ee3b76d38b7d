import { done, refuse, type Outcome } from '@oriel/core/outcome'
import {
  checkMeasures,
  isMovingPng,
  KEPT_MAX_BYTES,
  KEPT_SIDE_MAX,
  typeOf,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_PIXELS,
  type PictureRefusal,
} from './rules.ts'

/** What is kept of a picture: its pixels in our own encoding, and nothing else of the file. */
export type Master = {
  readonly type: 'image/webp'
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

/** The first that fits is taken; the last is still better than what pages are served. */
const QUALITIES = [92, 86] as const

/**
 * Reads what an operator handed in and writes it anew. Whatever else the file held (places, names,
 * a second file behind the first) is gone, and what cannot be read whole is refused.
 */
export async function makeMaster(
  bytes: Uint8Array,
  keptMaxBytes: number = KEPT_MAX_BYTES,
): Promise<Outcome<Master, PictureRefusal>> {
  if (bytes.length > UPLOAD_MAX_BYTES) return refuse('picture_too_heavy')
  const type = typeOf(bytes)
  if (type === null) return refuse('picture_type_not_allowed')
  if (type === 'png' && isMovingPng(bytes)) return refuse('picture_animated')
  // Only who saves pictures pays for the decoder.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'warning' })
  try {
    const { width, height, pages = 1 } = await picture.metadata()
    const reason = checkMeasures({ width, height, pages })
    if (reason) return refuse(reason)
    const size = { width: KEPT_SIDE_MAX, height: KEPT_SIDE_MAX }
    const pixels = await picture
      .autoOrient()
      .toColourspace('srgb')
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: kept, height: tall, channels } = pixels.info
    for (const quality of QUALITIES) {
      const written = await sharp(pixels.data, { raw: { width: kept, height: tall, channels } })
        .webp({ quality, smartSubsample: true })
        .toBuffer()
      if (written.length <= keptMaxBytes) {
        return done({ type: 'image/webp', width: kept, height: tall, bytes: written })
      }
    }
    return refuse('picture_too_heavy')
  } catch (error) {
    return refuse(isTooLarge(error) ? 'picture_too_large' : 'picture_broken')
  }
}

/** The library checks the limit itself while it opens the file. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('exceeds pixel limit')
