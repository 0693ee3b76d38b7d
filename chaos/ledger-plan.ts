import type { MemberId } from '@oriel/core/id'
import { siteId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import { transferEntries, type Post } from '@oriel/ledger/rules'
import { chance } from './figures.ts'

/** One post of a run: which it is follows from the seed and its number alone. */
export type Planned = {
  readonly number: number
  readonly key: string
  readonly member: MemberId
  /** Below zero it is taken from the member, and refused when there is too little. */
  readonly units: bigint
}

/** Few enough that their rows are waited for and their money runs out. */
const MEMBERS = 40
const GIVEN_SHARE = 0.55
const GIVEN_UNITS_MAX = 1_000
const TAKEN_UNITS_MAX = 1_600
/** Some are told twice: the same as one that may still be under way. */
const ECHO_SHARE = 0.05
const ECHO_BACK_MAX = 40
const NUMBER_MIX = 0x9e3779b1

export function planned(seed: number, number: number): Planned {
  const random = chance(seed ^ Math.imul(number + 1, NUMBER_MIX))
  const upTo = (most: number) => Math.floor(random() * most)
  if (number > 0 && random() < ECHO_SHARE) {
    return { ...planned(seed, Math.max(0, number - 1 - upTo(ECHO_BACK_MAX))), number }
  }
  const member =
    `00000000-0000-7000-8000-${upTo(MEMBERS).toString(16).padStart(12, '0')}` as MemberId
  const isGiven = random() < GIVEN_SHARE
  const units = isGiven ? 1 + upTo(GIVEN_UNITS_MAX) : -1 - upTo(TAKEN_UNITS_MAX)
  return { number, key: `chaos:${seed}:${number}`, member, units: BigInt(units) }
}

export function postOf({ key, member, units }: Planned): Post {
  const own = memberAccount(member, 'available', 'USD')
  const house = houseAccount(siteId(1), 'promotion', 'USD')
  const amount = money(units < 0n ? -units : units, 'USD')
  const entries =
    units < 0n ? transferEntries(own, house, amount) : transferEntries(house, own, amount)
  return { key, kind: 'test', cause: { kind: 'test', id: key }, entries }
}
