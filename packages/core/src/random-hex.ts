/** Asking for random bytes has a price per ask, so they are asked for in bulk. */
const BYTES = 3_072
let digits = ''
let used = 0

/** Hex digits that nobody has seen before. */
export function randomHex(length: number): string {
  if (used + length > digits.length) {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
    digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    used = 0
  }
  used += length
  return digits.slice(used - length, used)
}
