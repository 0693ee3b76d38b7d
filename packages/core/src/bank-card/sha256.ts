const BLOCK_BYTES = 64
const LENGTH_BYTES = 8

/** The first 32 bits of the fractions of roots of the first primes (FIPS 180-4). */
function fractionsOfRoots(count: number, root: number): number[] {
  const fractions: number[] = []
  for (let candidate = 2; fractions.length < count; candidate += 1) {
    if (isPrime(candidate)) fractions.push((candidate ** (1 / root) % 1) * 2 ** 32)
  }
  return fractions.map((fraction) => fraction | 0)
}

function isPrime(candidate: number): boolean {
  for (let factor = 2; factor * factor <= candidate; factor += 1) {
    if (candidate % factor === 0) return false
  }
  return true
}

const START = fractionsOfRoots(8, 2)
const ROUND_KEYS = fractionsOfRoots(64, 3)

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/**
 * SHA-256 without waiting: a page checks an address while it is typed, and the browser's own hash
 * answers later. Not for secrets; those are hashed by node.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = pad(bytes)
  const view = new DataView(padded.buffer)
  const state = Int32Array.from(START)
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) mixBlock(state, view, at)
  const digest = new DataView(new ArrayBuffer(32))
  for (const [at, word] of state.entries()) digest.setInt32(at * 4, word)
  return new Uint8Array(digest.buffer)
}

function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const least = bytes.length + 1 + LENGTH_BYTES
  const padded = new Uint8Array(Math.ceil(least / BLOCK_BYTES) * BLOCK_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const bits = BigInt(bytes.length) * 8n
  new DataView(padded.buffer).setBigUint64(padded.length - LENGTH_BYTES, bits)
  return padded
}

function scheduleOf(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64)
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(at + index * 4)
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [words[index - 15] ?? 0, words[index - 2] ?? 0]
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[index] = (words[index - 16] ?? 0) + first + (words[index - 7] ?? 0) + second
  }
  return words
}

function mixBlock(state: Int32Array, view: DataView, at: number): void {
  const words = scheduleOf(view, at)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (const [index, key] of ROUND_KEYS.entries()) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + high + choice + key + (words[index] ?? 0)) | 0
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    ;[h, g, f, e] = [g, f, e, (d + first) | 0]
    ;[d, c, b, a] = [c, b, a, (first + low + majority) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (state[index] ?? 0) + word
  }
}
