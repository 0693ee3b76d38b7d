import type { Currency } from '@oriel/core/currency'
import { floorToShown, type Units } from '@oriel/core/money'
import { dayOf, startOfDay } from '@oriel/core/time'

const MILLION = 1_000_000n

export type Share = {
  readonly base: Units
  readonly ppm: number
  readonly max: Units
  /** What was given for this friend before. */
  readonly earlier: Units
  readonly currency: Currency
}

/** A friend's month in money: floored to the shown coin, within the most for one friend. */
export function shareOf({ base, ppm, max, earlier, currency }: Share): Units {
  const left = max > earlier ? max - earlier : 0n
  const due = (base * BigInt(ppm)) / MILLION
  return floorToShown({ units: due < left ? due : left, currency }).units
}

export type Month = { readonly name: string; readonly from: Date; readonly until: Date }

/** Rounds that are told late have come by then: feeds are read again for a day. */
const RESTS_MS = 48 * 3_600_000

/** The last month of a site that is over and has rested. */
export function dueMonth(now: Date, timeZone: string): Month {
  const today = dayOf(new Date(now.getTime() - RESTS_MS), timeZone)
  const until = startOfDay(`${today.slice(0, 7)}-01`, timeZone)
  const name = dayOf(new Date(until.getTime() - 1), timeZone).slice(0, 7)
  return { name, from: startOfDay(`${name}-01`, timeZone), until }
}

/** Enough to know a friend again, and nobody else: mi•••88. */
export function maskAccount(account: string): string {
  return `${account.slice(0, 2)}•••${account.slice(-2)}`
}
