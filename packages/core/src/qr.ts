import { drawGrid, type QrGrid } from './qr-grid.ts'
import { qrVersions, textWords, withCorrection } from './qr-words.ts'

/** Rows of modules from above, each from the left; true is dark. The free edge is not in it. */
export type QrCode = QrGrid
/** The standard's free edge around a code, in modules: without it cameras do not find the code. */
export const QR_EDGE = 4

/**
 * A QR code (ISO/IEC 18004) of a short text such as an address: bytes, correction level M, versions
 * 1 to 6. Null when the text has more than 106 bytes, which no version up to 6 can hold.
 */
export function qrCode(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text)
  const place = qrVersions.findIndex(({ bytesMax }) => bytes.length <= bytesMax)
  const version = qrVersions[place]
  if (!version) return null
  return drawGrid(place + 1, withCorrection(textWords(bytes, version), version))
}
