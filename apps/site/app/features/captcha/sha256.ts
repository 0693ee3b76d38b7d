/** The first 32 bits of the fractional parts of roots of primes, as FIPS 180-4 defines them. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0
const isPrime = (number: number): boolean => {
  for (let factor = 2; factor * factor <= number; factor += 1) {
    if (number % factor === 0) return false
  }
  return true
}
const ROUNDS = 64
const WORDS = 16
const primes: number[] = []
for (let number = 2; primes.length < ROUNDS; number += 1) if (isPrime(number)) primes.push(number)
const K = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

/** The longest text that fits into one block with its length. */
const BYTES_MAX = 55

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/**
 * SHA-256 of short ASCII texts, in one go: the browser's own gives a promise for each, which costs
 * twenty times the hash. The result is reused by the next call.
 */
export function createSha256(): (text: string) => Int32Array {
  const block = new Int32Array(ROUNDS)
  const state = new Int32Array(8)
  return (text) => {
    if (text.length > BYTES_MAX) throw new Error(`too long for one block: ${text.length}`)
    block.fill(0, 0, WORDS)
    for (let place = 0; place <= text.length; place += 1) {
      const byte = place < text.length ? text.charCodeAt(place) : 0x80
      block[place >> 2] = at(block, place >> 2) | (byte << (24 - (place % 4) * 8))
    }
    block[WORDS - 1] = text.length * 8
    compress(block, state)
    return state
  }
}

function compress(w: Int32Array, state: Int32Array): void {
  for (let place = WORDS; place < ROUNDS; place += 1) {
    const near = at(w, place - 2)
    const far = at(w, place - 15)
    const one = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    const zero = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    w[place] = (one + at(w, place - 7) + zero + at(w, place - 16)) | 0
  }
  let [a, b, c, d] = [at(START, 0), at(START, 1), at(START, 2), at(START, 3)]
  let [e, f, g, h] = [at(START, 4), at(START, 5), at(START, 6), at(START, 7)]
  for (let place = 0; place < ROUNDS; place += 1) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + mixed + chosen + at(K, place) + at(w, place)) | 0
    const major = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + major) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = at(START, 0) + a
  state[1] = at(START, 1) + b
  state[2] = at(START, 2) + c
  state[3] = at(START, 3) + d
  state[4] = at(START, 4) + e
  state[5] = at(START, 5) + f
  state[6] = at(START, 6) + g
  state[7] = at(START, 7) + h
}

/** Every place is there: the loops stay within their lengths. */
const at = (words: Int32Array, place: number): number => words[place] as number
