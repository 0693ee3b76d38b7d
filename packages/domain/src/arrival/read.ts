import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { compareNames } from '@oriel/domain/bank-card'
import type { Field } from '@oriel/domain/command'
import {
  findCandidates,
  openArrival,
  readPayerBefore,
  type Candidate,
  type Opened,
} from '@oriel/domain/deposit'
import { getMember, readPersonal } from '@oriel/domain/member'
import type { Keys } from '@oriel/keys/keys'
import type { Parked, ParkedId } from './rules.ts'
import * as store from './store.ts'

type Fields = Readonly<Record<string, Field>>

/** People choose among these at most. */
const CANDIDATES_MAX = 5
const ACCOUNT_END = 4

/** What people look at before they decide: what its provider told, and whose it may be. */
export async function readParked(
  rows: Rows,
  keys: Keys,
  siteId: SiteId,
  id: string,
): Promise<Fields> {
  const parked = await store.find(rows, id as ParkedId)
  if (parked?.siteId !== siteId) return {}
  const opened = await openArrival(rows, keys, parked)
  const before = await readPayerBefore(rows, parked)
  return {
    'payer.name': opened.payer.name,
    'payer.account': opened.payer.account?.slice(-ACCOUNT_END) ?? null,
    'payer.institution': opened.payer.institution ?? parked.institution,
    'payer.before': before.count,
    'payer.sum': String(before.sum),
    'payer.members': before.members,
    message: opened.message,
    tx: opened.providerTx,
    seen_at: opened.seenAt.toISOString(),
    ...(await fieldsOf(rows, keys, parked, opened)),
  }
}

async function fieldsOf(rows: Rows, keys: Keys, parked: Parked, opened: Opened): Promise<Fields> {
  const found = await findCandidates(rows, { ...parked, opened })
  const ranked = await Promise.all(found.map((one) => rank(rows, keys, one, { parked, opened })))
  const best = ranked.toSorted((one, other) => other.agrees - one.agrees).slice(0, CANDIDATES_MAX)
  return Object.fromEntries(
    best.flatMap(({ agrees, name, candidate }, place) =>
      Object.entries({
        number: candidate.number,
        account: candidate.account,
        to_pay: String(candidate.toPay),
        currency: candidate.currency,
        state: candidate.state,
        named: candidate.named,
        before_s: Math.round(candidate.beforeS),
        name,
        agrees,
      }).map(([field, value]) => [`candidate.${place}.${field}`, value] as const),
    ),
  )
}

const SOON_S = 3_600

/** Of four things how many agree: amount, name, code and time. */
async function rank(
  rows: Rows,
  keys: Keys,
  candidate: Candidate,
  { parked, opened: { payer } }: { readonly parked: Parked; readonly opened: Opened },
) {
  const { memberId, toPay, currency, named, beforeS } = candidate
  const own = (await readPersonal(rows, keys, memberId)).name ?? null
  const { language } = await getMember(rows, memberId)
  const name = own === null || payer.name === null ? null : compareNames(own, payer.name, language)
  const signs = [
    toPay === parked.amount && currency === parked.currency,
    name === 'equal',
    named !== null,
    beforeS >= 0 && beforeS < SOON_S,
  ]
  return { candidate, name, agrees: signs.filter(Boolean).length }
}
