import type { CaptchaWork } from '@oriel/core/captcha'

/** Hashed at once: enough to keep the device busy, little enough to let the page draw between. */
const CHUNK = 1_000

/**
 * Finds the number by trying. The browser hashes beside the page, which waits for it chunk by
 * chunk, so the page stays awake and the work can be ended.
 */
export async function solveWork(
  { salt, challenge, maxNumber }: CaptchaWork,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<number | null> {
  const wanted = readHex(challenge)
  for (let start = 0; start <= maxNumber; start += CHUNK) {
    if (signal.aborted) return null
    const count = Math.min(CHUNK, maxNumber + 1 - start)
    const hashes = await Promise.all(
      Array.from({ length: count }, (_, at) => hash(salt, start + at)),
    )
    const found = hashes.findIndex((one) => isEqual(new Uint8Array(one), wanted))
    if (found !== -1) return start + found
    onShare((start + count) / (maxNumber + 1))
  }
  return null
}

const encoder = new TextEncoder()
const hash = (salt: string, number: number): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${number}`))

const readHex = (text: string): Uint8Array => {
  const pairs = text.match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}

/** Nobody measures how long this takes: both sides are known here. */
const isEqual = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && left.every((byte, at) => byte === right[at])
