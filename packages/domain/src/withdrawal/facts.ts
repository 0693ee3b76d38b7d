import type { Units } from '@oriel/core/money'
import { inDollars } from '@oriel/core/dollars'
import { houseNow } from '@oriel/db/clock'
import type { Rows } from '@oriel/db/database'
import { listCards, type BankCard } from '@oriel/domain/bank-card'
import { readPaidIn, type PaidIn } from '@oriel/domain/deposit'
import { findMemberById, readHeldUntil, readTier } from '@oriel/domain/member'
import { findTierLimit } from '@oriel/domain/payment'
import { listSamePerson } from '@oriel/domain/person'
import { sumStaked } from '@oriel/domain/round'
import { isNewDevice } from '@oriel/domain/session'
import { sumMissing } from '@oriel/domain/turnover'
import { sql } from 'kysely'
import { outKindOf } from './ask.ts'
import type { CheckFacts } from './check-rules.ts'
import type { OutKind, Withdrawal } from './rules.ts'

const DAY_MS = 86_400_000
const NEW_DEVICE_MS = 3 * DAY_MS
/** Of a unit staked, in the liveliest games there are: four times this is beyond luck. */
const GAME_SWING = 12n
const BEYOND = 4n

/** All that is looked up for the checks. The screening is asked apart: it may take time. */
export async function readFacts(
  rows: Rows,
  withdrawal: Withdrawal,
  screening: CheckFacts['screening'],
): Promise<CheckFacts> {
  const { siteId, memberId, currency } = withdrawal
  const whose = { memberId, currency }
  const dollars = (units: Units): Units => inDollars(units, currency)
  const now = (await houseNow(rows)).getTime()
  const paidIn = await readPaidIn(rows, whose)
  const month = await sumStaked(rows, whose, new Date(now - 30 * DAY_MS))
  const day = await sumStaked(rows, whose, new Date(now - DAY_MS))
  const own = await readOwn(rows, withdrawal)
  const cards = await listCards(rows, memberId)
  const card = cards.find(({ id }) => id === withdrawal.cardId)
  const same = await listSamePerson(rows, memberId, { after: null, count: 20 })
  const dayMax = await findTierLimit(rows, {
    siteId,
    direction: 'out',
    currency,
    tier: await readTier(rows, memberId),
  })
  return {
    isMemberOpen: (await findMemberById(rows, siteId, memberId))?.state === 'open',
    isHeld: (await readHeldUntil(rows, memberId)) !== null,
    dayMax: dayMax === null ? null : dollars(dayMax),
    dayAsked: dollars(own.dayAsked),
    isCardVerified: card !== undefined && card.verifiedAt !== null,
    isCardCooling: card?.isCooling ?? true,
    isCardReviewed: card !== undefined && card.reviewBecause !== null,
    stakesMissing: dollars(await sumMissing(rows, { siteId, ...whose })),
    owedToOtherCard: dollars(owedElsewhere(withdrawal, paidIn, own.paidByKind, cards)),
    paidToCard: own.paidToCard,
    sharedWith: same.list.filter(({ shares }) => shares.length > 0).length,
    deposited30: dollars(paidIn.lately),
    staked30: dollars(month.stake),
    depositsOfDay: paidIn.ofDay.map(({ units }) => dollars(units)),
    turnsOfDay: turnsOf(paidIn.ofDay, own.askedOfDay),
    stakedOfDay: dollars(day.stake),
    depositedOfDay: paidIn.ofDay.reduce((sum, { units }) => sum + dollars(units), 0n),
    result30: dollars(month.net),
    luck30: dollars(month.swing) * GAME_SWING * BEYOND,
    isNewDevice: await isNewDevice(rows, memberId, own.deviceHash, NEW_DEVICE_MS),
    takenBack: paidIn.takenBack,
    screening,
  }
}

type Own = {
  readonly dayAsked: Units
  readonly paidToCard: number
  readonly paidByKind: ReadonlyMap<OutKind, Units>
  readonly askedOfDay: readonly Date[]
  readonly deviceHash: Buffer | null
}

async function readOwn(rows: Rows, { id, memberId, cardId, currency }: Withdrawal): Promise<Own> {
  const { rows: found } = await sql<{ asked: Units; paid: number; device: Buffer | null }>`
    SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM withdrawals d
        WHERE d.member_id = w.member_id AND d.currency = w.currency AND d.day = w.day AND d.state NOT IN ('refused', 'failed')
          AND d.made_at > w.made_at - interval '3 days') AS asked,
      (SELECT count(*)::int FROM withdrawals p
        WHERE p.card_id = ${cardId} AND p.settled > 0 AND p.state <> 'returned') AS paid,
      w.device_hash AS device
    FROM withdrawals w WHERE w.id = ${id}`.execute(rows)
  const { rows: kinds } = await sql<{ kind: OutKind; units: Units }>`
    SELECT kind, sum(settled)::bigint AS units FROM withdrawals
    WHERE member_id = ${memberId} AND currency = ${currency} AND settled > 0
      AND state <> 'returned'
    GROUP BY kind`.execute(rows)
  const { rows: ofDay } = await sql<{ at: Date }>`
    SELECT made_at AS at FROM withdrawals WHERE member_id = ${memberId} AND currency = ${currency}
      AND made_at > house_now() - interval '1 day' ORDER BY made_at LIMIT 50`.execute(rows)
  const [one] = found
  if (!one) throw new Error(`no withdrawal ${id}`)
  return {
    dayAsked: one.asked,
    paidToCard: one.paid,
    paidByKind: new Map(kinds.map(({ kind, units }) => [kind, units])),
    askedOfDay: ofDay.map(({ at }) => at),
    deviceHash: one.device,
  }
}

/** The way in that leads to a kind of card. */
const WAYS = { bank: ['bank', 'qr'], redirect: ['redirect'], crypto: ['crypto'] } as const

/**
 * What came by another way and has not gone back by it, where the member has a card there and this
 * way has had all of its own.
 */
function owedElsewhere(
  { kind, amount }: Withdrawal,
  { byKind }: PaidIn,
  paid: ReadonlyMap<OutKind, Units>,
  cards: readonly BankCard[],
): Units {
  const net = (way: OutKind): Units =>
    WAYS[way].reduce((sum, name) => sum + (byKind.get(name) ?? 0n), 0n) - (paid.get(way) ?? 0n)
  if (amount <= net(kind)) return 0n
  const others = (Object.keys(WAYS) as OutKind[]).filter(
    (way) => way !== kind && cards.some((card) => outKindOf(card.kind) === way),
  )
  return others.reduce((sum, way) => (net(way) > 0n ? sum + net(way) : sum), 0n)
}

/** How often money turned round: in after out, or out after in. */
export function turnsOf(
  paidIn: readonly { readonly at: Date }[],
  askedOut: readonly Date[],
): number {
  const told = [
    ...paidIn.map(({ at }) => ({ at, way: 'in' })),
    ...askedOut.map((at) => ({ at, way: 'out' })),
  ].toSorted((left, right) => left.at.getTime() - right.at.getTime())
  return told.filter(({ way }, index) => index > 0 && told[index - 1]?.way !== way).length
}
