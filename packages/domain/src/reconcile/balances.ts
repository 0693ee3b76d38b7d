import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { noteHolding, playerOf, type Providers } from '@oriel/domain/provider'
import { sql } from 'kysely'
import { askProviders } from './ask.ts'
import { noteCases, tellAgreement, tellDifference } from './differ.ts'
import { queueEnded } from './ended.ts'
import type { CheckReport } from './note.ts'
import { listPlaces, PAGE, postponePlaces, readPlace, readPlaces, type Place } from './places.ts'
import { isCertain, nextLookMs } from './rules.ts'
import type { Comparing } from './transfers.ts'

const FOR_MS = 40_000
const SOON_MS = 60_000
/** Somebody plays there, or money is on its way. */
const BUSY_MS = 5 * 60_000

/** I12 and F23: what lies at providers, against our books, for whoever does not play there now. */
export async function checkBalances(
  { database, providers }: Comparing,
  now: Date,
): Promise<CheckReport> {
  const { rows } = database
  await queueEnded(database)
  const until = performance.now() + FOR_MS
  let looked = 0
  for (;;) {
    const due = await listPlaces(rows)
    await postponePlaces(
      rows,
      due.filter(({ is_known: isKnown }) => !isKnown),
      null,
    )
    const known = due.filter(({ is_known: isKnown }) => isKnown)
    await postponePlaces(
      rows,
      known.filter(({ is_idle: isIdle }) => !isIdle),
      BUSY_MS,
    )
    const items = known.filter(({ is_idle: isIdle }) => isIdle)
    const ask = (place: Place) => compare(rows, providers, place, now)
    const left = await askProviders({ items, ask, until })
    await postponePlaces(rows, left, SOON_MS)
    looked += items.length - left.length
    if (due.length < PAGE || performance.now() > until) break
  }
  const about = { name: 'balances', kind: 'balance', prefix: '' } as const
  return noteCases(rows, { ...about, looked, ...(await readPlaces(rows)) })
}

/** Whether the provider has answered. */
async function compare(
  rows: Rows,
  providers: Providers,
  place: Place,
  now: Date,
): Promise<boolean> {
  const port = await providers.port(place.provider_id)
  const answer = await port?.balance(playerOf(place.member_id, place.currency))
  if (answer?.kind !== 'done') {
    await postponePlaces(rows, [place], BUSY_MS)
    return false
  }
  const after = await readPlace(rows, place)
  // Something moved while we asked: what was compared are two moments.
  if (!after?.is_idle || after.version !== place.version) {
    await postponePlaces(rows, [place], SOON_MS)
    return true
  }
  const { balance, staked } = answer.value
  // Something was paid of which nobody has heard yet: the next recall brings it home.
  if (balance > 0n && !after.holds) await noteHolding(rows, keyOf(place))
  const difference = balance + staked - place.expected
  await judge(rows, after, difference, now)
  return true
}

const keyOf = ({ member_id: memberId, provider_id: providerId, currency }: Place) => ({
  memberId,
  providerId,
  currency,
})

async function judge(rows: Rows, place: Place, difference: Units, now: Date): Promise<void> {
  const before = place.since === null ? null : { difference: place.difference, since: place.since }
  const { provider_id: providerId, currency } = place
  const subject = `${place.member_id} ${currency}`
  const about = { providerId, kind: 'balance', subject } as const
  if (isCertain({ difference, before, feedReadAt: place.pulled_at, now: place.now })) {
    const detail = { expected: place.expected.toString() }
    await tellDifference(rows, { ...about, currency, difference, detail }, now)
  } else if (difference === 0n) await tellAgreement(rows, about)
  const stillMs = place.now.getTime() - place.moved_at.getTime()
  const isEmpty = place.expected === 0n && !place.holds
  const nextMs = nextLookMs({ difference, isEmpty, stillMs })
  await sql`
    UPDATE reconcile_places SET looked_at = house_now(),
      since = CASE WHEN difference = ${difference}::bigint THEN since ELSE house_now() END,
      difference = ${difference}::bigint, due_at = house_now() + ${nextMs}::float8 * interval '1 ms'
    WHERE member_id = ${place.member_id} AND provider_id = ${providerId}
      AND currency = ${currency}`.execute(rows)
}
