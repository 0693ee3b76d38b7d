import type { MemberId } from '@oriel/core/id'
import { dayOf } from '@oriel/core/time'
import { houseNow } from '@oriel/db/clock'
import type { Work } from '@oriel/db/database'
import { lockMembers } from '@oriel/domain/member'
import { feeOf, findDayLimit, findMethods } from '@oriel/domain/payment'
import { flagsOf } from '@oriel/domain/site'
import type { Keys } from '@oriel/keys/keys'
import { lockOwed } from '@oriel/ledger/reading'
import type { Fate, Link, Told } from './arrivals.ts'
import { readDay } from './day.ts'
import { isSomebodyElse } from './payer.ts'
import { judgeArrival, splitOf, type Deposit } from './rules.ts'

/** How an arrival is posted, and as what it was told. */
export type Decided = Fate & { readonly told: Told; readonly isLate: boolean }

type Ground = Awaited<ReturnType<typeof readGround>>

/** All that decides about final arrivals, read once and locked in one order. */
export async function readGround(
  work: Work,
  keys: Keys,
  link: Link,
  {
    final,
    orders,
  }: {
    readonly final: readonly Told[]
    readonly orders: ReadonlyMap<string, Deposit>
  },
) {
  const { siteId } = link
  const ofFinal = final.flatMap((one) => orders.get(one.orderId ?? '') ?? [])
  const memberIds = [...new Set(ofFinal.map(({ memberId }) => memberId))]
  const members = await lockMembers(work, memberIds)
  const methods = await findMethods(
    work,
    ofFinal.map(({ methodId }) => methodId),
  )
  const [now, flags] = [await houseNow(work), await flagsOf(work, siteId)]
  const isOther = await isSomebodyElse(work, keys, { final, orders, members })
  return {
    siteId,
    members,
    methods,
    isOther,
    flags,
    day: dayOf(now, flags.timeZone),
    memberIds,
    limits: new Map<string, bigint | null>(),
    owed: new Map<string, Map<MemberId, bigint>>(),
    credited: new Map<string, bigint>(),
  }
}

/** Where one final arrival goes. Those of one member are decided one after the other. */
export async function decide(
  work: Work,
  ground: Ground,
  told: Told,
  orders: ReadonlyMap<string, Deposit>,
): Promise<Decided> {
  const order = orders.get(told.orderId ?? '') ?? null
  const judged = judgeArrival(order, {
    currency: told.currency,
    seenAt: told.seenAt,
    isTakenBack: told.takenBack?.state === 'taken',
    isMemberOpen: order !== null && ground.members.get(order.memberId)?.state === 'open',
    isOtherName: ground.isOther.has(told.tx),
  })
  const aside = { available: 0n, owed: 0n, fee: 0n, suspense: told.amount }
  const parked = { tx: told.tx, told, state: 'parked', isLate: false, split: aside } as const
  if (judged.kind === 'park') return { ...parked, reason: judged.because }
  if (!order) throw new Error(`arrival ${told.tx} is credited to nobody`)
  const method = ground.methods.get(order.methodId)
  if (!method) throw new Error(`order ${order.id} has no method`)
  const room = await roomOf(work, ground, order)
  if (room !== null && room <= 0n) return { ...parked, reason: 'limit_reached' }
  const owed = await owedOf(work, ground, order)
  const fee = (units: bigint): bigint => feeOf(units, told.currency, method.fee)
  const split = splitOf(told.amount, { room, fee, owed: owed.get(order.memberId) ?? 0n })
  owed.set(order.memberId, (owed.get(order.memberId) ?? 0n) - split.owed)
  const key = `${order.memberId} ${order.currency}`
  ground.credited.set(key, (ground.credited.get(key) ?? 0n) + told.amount - split.suspense)
  return { tx: told.tx, told, state: 'credited', reason: null, isLate: judged.isLate, split }
}

/** What limits leave for today, with what this very work has credited. Null: none is set. */
async function roomOf(
  work: Work,
  { siteId, limits, credited, day }: Ground,
  { memberId, currency }: Deposit,
): Promise<bigint | null> {
  if (!limits.has(currency)) {
    limits.set(currency, await findDayLimit(work, { siteId, direction: 'in', currency }))
  }
  const limit = limits.get(currency) ?? null
  if (limit === null) return null
  const before = await readDay(work, { memberId, currency, day })
  return limit - before - (credited.get(`${memberId} ${currency}`) ?? 0n)
}

async function owedOf(
  work: Work,
  { owed, memberIds }: Ground,
  { currency }: Deposit,
): Promise<Map<MemberId, bigint>> {
  const known = owed.get(currency)
  if (known) return known
  const read = new Map(await lockOwed(work, memberIds, currency))
  owed.set(currency, read)
  return read
}
