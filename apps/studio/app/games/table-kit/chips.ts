import type { ChipValue } from '@oriel/art/game/chips'
import { UNITS_PER_ONE, type Units } from '@oriel/core/money'

/** A chip of the tray: what it is worth in the player's money, and which of six it looks like. */
export type Chip = { readonly units: Units; readonly look: ChipValue }

const LOOKS = [1, 5, 25, 100, 500, 1000] as const satisfies readonly ChipValue[]
/** Which stakes of a ladder become chips: each is two or five times the one before. */
const PLACES = [0, 2, 3, 5, 6, 8] as const
/** The second is in the hand until the player takes another. */
const FIRST_CHOICE = 1
/** A higher pile says no more than its amount beside it. */
const PILE_MAX = 5

/** The chips of a table, from the ladder of stakes of the player's currency. */
export function chipsOf(stakes: readonly Units[]): Chip[] {
  const places = PLACES.filter((place) => place < stakes.length)
  return places.map((place, at) => ({
    units: stakes[place] as Units,
    look: LOOKS[at] as ChipValue,
  }))
}

export const firstChip = (chips: readonly Chip[]): Chip => {
  const chip = chips[FIRST_CHOICE] ?? chips[0]
  if (!chip) throw new Error('a table has no chips')
  return chip
}

/** The pile that stands for an amount: the dearest at the bottom, never too high. */
export function pileOf(chips: readonly Chip[], amount: Units): Chip[] {
  const pile: Chip[] = []
  let rest = amount
  for (const chip of chips.toReversed()) {
    while (rest >= chip.units && pile.length < PILE_MAX) {
      pile.push(chip)
      rest -= chip.units
    }
  }
  const least = chips[0]
  return pile.length === 0 && least ? [least] : pile
}

const THOUSAND = 1_000n
const MILLION = 1_000_000n

/** What stands on a chip: 0.2, 25, 2.5K, 2M; 1.2K+ where it is a little more. */
export function chipLabel(units: Units): string {
  const [scale, sign] = scaleOf(units / UNITS_PER_ONE)
  const tenths = (units * 10n) / (UNITS_PER_ONE * scale)
  const isExact = tenths * UNITS_PER_ONE * scale === units * 10n
  const fraction = tenths % 10n === 0n ? '' : `.${tenths % 10n}`
  return `${tenths / 10n}${fraction}${sign}${isExact ? '' : '+'}`
}

/** One chip for a whole amount, where there is no room for a pile: it looks like the dearest. */
export const chipFor = (chips: readonly Chip[], amount: Units): Chip => ({
  units: amount,
  look: (chips.findLast(({ units }) => units <= amount) ?? firstChip(chips)).look,
})

/** From here on thousands are written as K beside a pile, where they can be without a rest. */
const LONG = 10_000n * UNITS_PER_ONE

/** An amount beside a pile, where it is short in thousands and loses nothing; otherwise null. */
export const pileLabel = (units: Units): string | null =>
  units >= LONG && units % (10n * UNITS_PER_ONE) === 0n
    ? `${Number(units / UNITS_PER_ONE) / 1_000}K`
    : null

function scaleOf(whole: bigint): readonly [scale: bigint, sign: string] {
  if (whole >= MILLION) return [MILLION, 'M']
  return whole >= THOUSAND ? [THOUSAND, 'K'] : [1n, '']
}
