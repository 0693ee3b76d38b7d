import { DRAW_MAX, type Draw } from './draw.ts'

/** What an envelope gives, in smallest shown coins of its currency. */
export type EnvelopeShape = {
  readonly total: number
  readonly slots: number
  readonly least: number
  readonly most: number
}

/** More slots than this are several envelopes: all of them are drawn and written at opening. */
export const ENVELOPE_SLOTS_MAX = 20_000

/** Whether amounts exist that keep both bounds and sum to the total. */
export function isDrawable({ total, slots, least, most }: EnvelopeShape): boolean {
  const isWhole = [total, slots, least, most].every((one) => Number.isSafeInteger(one))
  if (!isWhole || slots < 1 || slots > ENVELOPE_SLOTS_MAX || least < 1 || most < least) return false
  // The bounds of a draw are computed with twice the total, and must stay exact.
  if (!Number.isSafeInteger(2 * total) || most - least >= DRAW_MAX) return false
  return slots * least <= total && total <= slots * most
}

/**
 * The amounts of all slots, in their order: each between the least and the most, together exactly
 * the total. Every slot but the last draws up to twice the mean of what is left (double mean), and
 * no less than what the slots after it cannot take; Fisher-Yates then gives each its place, so that
 * no place is worth more than another.
 */
export function drawAmounts(draw: Draw, shape: EnvelopeShape): number[] {
  if (!isDrawable(shape)) throw new RangeError(`no amounts for ${JSON.stringify(shape)}`)
  const { total, slots, least, most } = shape
  const span = most - least
  let left = total - slots * least
  const amounts: number[] = []
  for (let at = 0; at < slots - 1; at += 1) {
    const after = slots - at - 1
    const low = Math.max(0, left - after * span)
    const high = Math.min(span, Math.floor((2 * left) / (after + 1)))
    const drawn = low + draw.below(high - low + 1)
    amounts.push(least + drawn)
    left -= drawn
  }
  amounts.push(least + left)
  for (let at = slots - 1; at > 0; at -= 1) {
    const other = draw.below(at + 1)
    ;[amounts[at], amounts[other]] = [amounts[other] as number, amounts[at] as number]
  }
  return amounts
}

/** What block k of the stream of an envelope is the HMAC-SHA256 of, under its seed. */
export const envelopeBlock = (envelopeId: string, block: number): string => `${envelopeId}:${block}`

/** Where a member looks first: HMAC-SHA256(seed, member) as one number, over the slots. */
export function startOf(mark: Uint8Array, slots: number): number {
  return mark.reduce((rest, byte) => (rest * 256 + byte) % slots, 0)
}

/** How many taken slots lie between a member's start and the slot they got, round the end. */
export const takenBefore = (start: number, no: number, slots: number): number =>
  (no - start + slots) % slots
