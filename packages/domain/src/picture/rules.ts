export type PictureRefusal =
  | 'picture_type_not_allowed'
  | 'picture_animated'
  | 'picture_too_heavy'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'picture_broken'

/** What an operator may hand in, and what is kept of it. */
export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 40_000_000
export const KEPT_MAX_BYTES = 2 * 1024 * 1024
/** The largest place is a banner of 1,200 pixels on a screen of double density. */
export const KEPT_SIDE_MAX = 2_400
export const SIDE_MIN = 32

export type PictureType = 'png' | 'jpeg' | 'webp' | 'avif'

/**
 * By its first bytes and not by its name. What begins otherwise, such as SVG, is not even opened:
 * a decoder that is not started cannot be attacked.
 */
export function typeOf(bytes: Uint8Array): PictureType | null {
  const letters = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (letters(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (letters(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp'
  return letters(4, 8) === 'ftyp' && /^avi[fs]$/.test(letters(8, 12)) ? 'avif' : null
}

const CHUNK_FRAME = 12
const CHUNKS_MAX = 1_000

/** A PNG moves when it says so before its pixels; decoders that know stills only do not tell. */
export function isMovingPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 8
  for (let count = 0; count < CHUNKS_MAX && at + 8 <= bytes.length; count += 1) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    at += view.getUint32(at) + CHUNK_FRAME
  }
  return false
}

export type Measures = { readonly width: number; readonly height: number; readonly pages: number }

/** What the head of the file says, before a single pixel is read. */
export function checkMeasures({ width, height, pages }: Measures): PictureRefusal | null {
  if (pages > 1) return 'picture_animated'
  if (width * height > UPLOAD_MAX_PIXELS) return 'picture_too_large'
  return Math.min(width, height) < SIDE_MIN ? 'picture_too_small' : null
}
