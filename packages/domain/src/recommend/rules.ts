import type { Currency } from '@oriel/core/currency'
import { floorToShown, type Units } from '@oriel/core/money'
import { dayOf, startOfDay } from '@oriel/core/time'

const MILLION = 1_000_000n

export type Share = {
  readonly base: Units
  readonly ppm: number
  readonly max: Units
  /** What was given for this friend before, in this currency. */
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
  return monthNamed(dayOf(new Date(until.getTime() - 1), timeZone).slice(0, 7), timeZone)
}

export const monthNamed = (name: string, timeZone: string): Month => ({
  name,
  from: startOfDay(`${name}-01`, timeZone),
  until: startOfDay(`${monthAfter(name)}-01`, timeZone),
})

function monthAfter(name: string): string {
  const [year = 0, month = 0] = name.split('-').map(Number)
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
}

/** The first month that begins at this moment or after it: terms count for whole months. */
export function firstMonth(since: Date, timeZone: string): string {
  const name = dayOf(since, timeZone).slice(0, 7)
  return monthNamed(name, timeZone).from < since ? monthAfter(name) : name
}

/** All months of a hundred years would be a clock that is wrong. */
const MONTHS_MAX = 1_200

/** From the first to the last, both included; the last alone where it comes first. */
export function monthsUntil(first: string, last: string): string[] {
  const names = [first < last ? first : last]
  for (let name = first; name < last && names.length < MONTHS_MAX;) {
    name = monthAfter(name)
    names.push(name)
  }
  return names
}

/** How long a month has waited since it had rested. */
export const overdueMs = ({ until }: Month, now: Date): number =>
  Math.max(0, now.getTime() - until.getTime() - RESTS_MS)

/** Enough to know a friend again, and nobody else: mi•••88. */
export function maskAccount(account: string): string {
  return `${account.slice(0, 2)}•••${account.slice(-2)}`
}
