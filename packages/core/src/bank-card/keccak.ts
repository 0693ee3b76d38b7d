const ROUNDS = 24
/** Of a state of 200 bytes, for a digest of 256 bits. */
const RATE_BYTES = 136
const LANE = (1n << 64n) - 1n

const turn = (lane: bigint, bits: number): bigint =>
  ((lane << BigInt(bits)) | (lane >> BigInt(64 - bits))) & LANE

/** How far each lane is turned and where it goes: the walk of the specification over the 5 x 5. */
const WALK: readonly { readonly to: number; readonly bits: number }[] = (() => {
  const steps: { to: number; bits: number }[] = []
  let [x, y] = [1, 0]
  for (let step = 0; step < 24; step += 1) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    steps.push({ to: x + 5 * y, bits: (((step + 1) * (step + 2)) / 2) % 64 })
  }
  return steps
})()

/** Constants of the rounds: bits of a shift register of eight bits. */
const ROUND_KEYS: readonly bigint[] = (() => {
  let register = 1
  const next = (): boolean => {
    const bit = (register & 1) === 1
    register = (register << 1) ^ (register >> 7 === 1 ? 0x171 : 0)
    return bit
  }
  return Array.from({ length: ROUNDS }, () => {
    let key = 0n
    for (let power = 0; power <= 6; power += 1) {
      if (next()) key |= 1n << BigInt(2 ** power - 1)
    }
    return key
  })
})()

/**
 * Keccak-256 as Ethereum took it up, before SHA-3 changed its padding. Neither browsers nor node
 * have it.
 */
export function keccak256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(bytes.length / RATE_BYTES) + 1) * RATE_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x01
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80
  const state = Array.from({ length: 25 }, () => 0n)
  const view = new DataView(padded.buffer)
  for (let at = 0; at < padded.length; at += RATE_BYTES) {
    for (let lane = 0; lane < RATE_BYTES / 8; lane += 1) {
      state[lane] = laneAt(state, lane) ^ view.getBigUint64(at + lane * 8, true)
    }
    mix(state)
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (let lane = 0; lane < 4; lane += 1) digest.setBigUint64(lane * 8, laneAt(state, lane), true)
  return new Uint8Array(digest.buffer)
}

const laneAt = (state: readonly bigint[], at: number): bigint => state[at] ?? 0n

function mix(state: bigint[]): void {
  for (const key of ROUND_KEYS) {
    mixColumns(state)
    let moved = laneAt(state, 1)
    for (const { to, bits } of WALK) {
      const before = laneAt(state, to)
      state[to] = turn(moved, bits)
      moved = before
    }
    mixRows(state)
    state[0] = laneAt(state, 0) ^ key
  }
}

function mixColumns(state: bigint[]): void {
  const sums = [0, 1, 2, 3, 4].map((x) =>
    [0, 5, 10, 15, 20].reduce((sum, row) => sum ^ laneAt(state, x + row), 0n),
  )
  for (let at = 0; at < 25; at += 1) {
    const x = at % 5
    state[at] = laneAt(state, at) ^ laneAt(sums, (x + 4) % 5) ^ turn(laneAt(sums, (x + 1) % 5), 1)
  }
}

function mixRows(state: bigint[]): void {
  for (const row of [0, 5, 10, 15, 20]) {
    const lanes = state.slice(row, row + 5)
    for (let x = 0; x < 5; x += 1) {
      const others = ~laneAt(lanes, (x + 1) % 5) & LANE & laneAt(lanes, (x + 2) % 5)
      state[row + x] = laneAt(lanes, x) ^ others
    }
  }
}
