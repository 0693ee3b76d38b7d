import type { TableGame } from '../../game/game.ts'
import { LOST, PUSH, ratio, type Ratio } from '../../game/ratio.ts'
import { hundredthsAt, LEVEL_MAX, LEVEL_START, msOf } from './growth.ts'

/** Of every 100 staked, in the long run, 97 come back: at any level from 1.01x. */
const RETURN_PERCENT = 97n
export const CHANCE_BITS = 52
const CHANCES = 2n ** BigInt(CHANCE_BITS)
/** The lowest level one can ask to be taken out at. */
export const LEVEL_MIN = 101

/** The top 52 bits of HMAC-SHA256(hash of the round, salt), however those 32 bytes were made. */
export function bitsOf(mac: Uint8Array): bigint {
  const top = new DataView(mac.buffer, mac.byteOffset, mac.byteLength).getBigUint64(0)
  return top >> BigInt(64 - CHANCE_BITS)
}

/** How far a flight goes, in hundredths. */
export function crashOf(bits: bigint): number {
  if (bits < 0n || bits >= CHANCES) throw new RangeError(`${bits} is not of ${CHANCE_BITS} bits`)
  const level = (RETURN_PERCENT * CHANCES) / (CHANCES - bits)
  if (level >= BigInt(LEVEL_MAX)) return LEVEL_MAX
  return Math.max(LEVEL_START, Number(level))
}

/** The share of flights that get at least so far: exactly, of 2^52. */
export function shareReaching(level: number): Ratio {
  if (level <= LEVEL_START) return PUSH
  if (level > LEVEL_MAX) return LOST
  return ratio((RETURN_PERCENT * CHANCES) / BigInt(level), CHANCES)
}

/**
 * When the flight is over, in milliseconds from its start: as the level would go beyond. One flight
 * in 25 does not start at all; if its 1.00x could be left, leaving at once would cost nothing.
 */
export function flightMs(crash: number): number {
  if (crash <= LEVEL_START) return 0
  return msOf(Math.min(crash + 1, LEVEL_MAX))
}

export type Flight = { readonly startedAtMs: number; readonly crash: number }

/**
 * The level a player leaves at by hand; null before the start, and once the flight is over. `atMs`
 * is when the server heard of it: what the player's own clock says does not count.
 */
export function cashOutAt(flight: Flight & { readonly atMs: number }): number | null {
  const ms = flight.atMs - flight.startedAtMs
  return ms >= 0 && ms < flightMs(flight.crash) ? hundredthsAt(ms) : null
}

/** The level asked for before the flight, exactly; without one, the highest there is. */
export function autoOut(level: number | null, crash: number): number | null {
  const wanted = level ?? LEVEL_MAX
  return wanted <= crash ? wanted : null
}

/** What a bet leaves at, by hand or by itself, whichever comes first; null for a lost one. */
export function leftAt(
  flight: Flight,
  bet: { readonly auto: number | null; readonly atMs: number | null },
): number | null {
  const byItself = autoOut(bet.auto, flight.crash)
  const byHand = bet.atMs === null ? null : cashOutAt({ ...flight, atMs: bet.atMs })
  if (byItself === null || byHand === null) return byHand ?? byItself
  return Math.min(byHand, byItself)
}

/** Many fly at once, and each leaves at a level of their own: no spots, so no table. */
type CrashGame = Omit<TableGame, 'kind' | 'runningMs' | 'isSpot' | 'outcome' | 'returnOf'> & {
  readonly kind: 'crash'
  readonly stakeStep: bigint
}

export const comet: CrashGame = {
  kind: 'crash',
  code: 'comet',
  version: 1,
  returns: [
    { bet: 'level', percent: '97.0000' },
    // By hand, in the sixth of a second before the level leaves 1.00x.
    { bet: 'start', percent: '96.0396' },
  ],
  maxTimes: LEVEL_MAX / 100,
  bettingMs: 6_000,
  pauseMs: 3_000,
  stakeStep: 100n,
}
