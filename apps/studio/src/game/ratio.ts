import type { Units } from '@oriel/core/money'

/** What a stake is multiplied by, as a fraction: 1.95 is 195/100. Never a float. */
export type Ratio = { readonly over: bigint; readonly under: bigint }

export const ratio = (over: bigint | number, under: bigint | number = 1): Ratio => {
  const [top, bottom] = [BigInt(over), BigInt(under)]
  if (top < 0n || bottom < 1n) throw new RangeError(`${top}/${bottom} is no return of a stake`)
  return { over: top, under: bottom }
}

/** 1.95 as it is printed: hundredths. */
export const hundredths = (count: bigint | number): Ratio => ratio(count, 100n)

export const LOST: Ratio = ratio(0)
/** The stake comes back, no more. */
export const PUSH: Ratio = ratio(1)

/** What is paid for a stake. Units are ten-thousandths; less than one of them is not paid. */
export const payOf = (stake: Units, { over, under }: Ratio): Units => (stake * over) / under

/** Below zero, zero or above zero, as for a sort. */
export const compareRatios = (left: Ratio, right: Ratio): number => {
  const difference = left.over * right.under - right.over * left.under
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}
