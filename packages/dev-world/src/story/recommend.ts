import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import {
  giveRecommendCode,
  keepIntroducer,
  readIntroducedBy,
  setRecommend,
  setRecommendCode,
} from '@oriel/domain/introducer'
import { findMember, type Member } from '@oriel/domain/member'
import { noteEmpty, noteHolding, refOf, type FedRound } from '@oriel/domain/provider'
import { addTerms, dueMonth, findTerms, runRecommend } from '@oriel/domain/recommend'
import { bookRounds, feedRounds } from '@oriel/domain/round'
import { timeZoneOf } from '@oriel/domain/site'
import { grantPlayMoney } from '@oriel/domain/wallet'
import type { Keys } from '@oriel/keys/keys'
import { createLedger } from '@oriel/ledger/ledger'
import pg from 'pg'
import { FRIEND, ORIEL, SECOND } from '../cast.ts'
import { tellPerson } from './member.ts'
import { grantOf } from './wallet.ts'

/** Members of these currencies may bring friends; those of others may not. */
const OPEN: readonly (readonly [SiteId, readonly Currency[]])[] = [
  [ORIEL, ['USD', 'RMB', 'VND']],
  [SECOND, ['VND', 'THB']],
]

const CODES = [
  { siteId: ORIEL, account: 'sophia', code: 'SPH4X7', isEnabled: true },
  { siteId: ORIEL, account: 'minhkhoa', code: 'MKH5W8', isEnabled: true },
  { siteId: ORIEL, account: 'meilin', code: 'MEL6Y9', isEnabled: false },
  { siteId: ORIEL, account: 'onpause', code: 'PAS7Z4', isEnabled: true },
  { siteId: SECOND, account: 'lanhuong', code: 'LNH8R4', isEnabled: true },
  { siteId: SECOND, account: 'tanawat', code: 'TNW3V6', isEnabled: false },
]

const UNITS = 10_000n
/** A thousandth of what a friend stakes in three months, up to about a hundred dollars. */
const MOST: Readonly<Partial<Record<Currency, bigint>>> = {
  USD: 100n * UNITS,
  RMB: 700n * UNITS,
  VND: 2_500_000n * UNITS,
  THB: 3_500n * UNITS,
}

const BY = { by: 'story', proposalId: null }

async function tellTerms(database: Database, siteId: SiteId, currency: Currency): Promise<void> {
  const shareMax = MOST[currency]
  if (shareMax === undefined || (await findTerms(database.rows, siteId, currency))) return
  const draft = { currency, sharePpm: 1_000, shareDays: 90, shareMax }
  await database.transaction((work) => addTerms(work, siteId, draft, BY))
}

/** Some of the cast bring friends. */
export async function tellRecommend(database: Database, now: Date): Promise<void> {
  for (const [siteId, currencies] of OPEN) {
    for (const currency of currencies) {
      await setRecommend(database, siteId, currency, true)
      await tellTerms(database, siteId, currency)
    }
  }
  for (const { siteId, account, code, isEnabled } of CODES) {
    const member = await findMember(database.rows, siteId, account)
    if (!member) throw new Error('the members’ story comes before their codes’')
    const given = await giveRecommendCode(database, member, code, now)
    if (given.ok && !isEnabled) await setRecommendCode(database, siteId, code, false)
  }
}

const DAY_MS = 86_400_000
const PROVIDER = 'GPOR'
const TITLE = 'triple-sevens'
/** The friend joined so long before the month ended, and played on the days after. */
const JOINED_DAYS = 10
const PLAYED_DAYS = 5
/** Every other round pays twice its stake: 8,250 dollars staked in all, and as much paid. */
const STAKE = 75n * UNITS
const ROUNDS = 110

type Told = { readonly database: Database; readonly ownerUrl: string }

/**
 * Sophia has brought a friend, and has her share of what he staked in the last month that is worked
 * out. His rounds come as from a file of the provider and the share by the run that pays everybody,
 * so each figure stands in the books. Who brought him is kept last: a telling that was cut off is
 * told again, and one that was finished is not.
 */
export async function tellFriend(
  { database, ownerUrl }: Told,
  keys: Keys,
  now: Date,
): Promise<void> {
  const { rows } = database
  await tellPerson(database, keys, FRIEND)
  const [sophia, friend] = [
    await findMember(rows, ORIEL, 'sophia'),
    await findMember(rows, ORIEL, FRIEND.account),
  ]
  if (!sophia || !friend) throw new Error('the members’ story comes before their friends’')
  if (await readIntroducedBy(rows, friend.id)) return
  const month = dueMonth(now, await timeZoneOf(rows, ORIEL))
  const joinedAt = new Date(month.until.getTime() - JOINED_DAYS * DAY_MS)
  const house = { database, ledger: createLedger(database) }
  const grant = { id: `story-${ORIEL}-${friend.account}`, member: friend, by: 'story' }
  expectDone(await grantPlayMoney(house, { ...grant, amount: grantOf(friend.currency) }, now))
  await tellRounds(house, friend, joinedAt)
  await makeTermsOlder(ownerUrl, month.from)
  await database.transaction(async (work) => {
    const { id, siteId, currency } = friend
    await work.updateTable('members').set({ created_at: joinedAt }).where('id', '=', id).execute()
    const introducer = { by: 'recommender', memberId: sophia.id, currency } as const
    await keepIntroducer(work, friend, introducer, joinedAt)
    // A worker may have gone through the month already, when this friend was not there.
    await work
      .updateTable('recommend_runs')
      .set({ reached_at: null, reached: null, finished_at: null })
      .where('site_id', '=', siteId)
      .where('month', '=', month.name)
      .execute()
  })
  await runRecommend(house)
}

type House = Parameters<typeof runRecommend>[0]

/** He has won as much as he lost, so that none of his money lies at the provider. */
async function tellRounds(house: House, friend: Member, joinedAt: Date): Promise<void> {
  const { rows } = house.database
  const place = { memberId: friend.id, providerId: PROVIDER, currency: friend.currency }
  await noteHolding(rows, place)
  const rounds = Array.from({ length: ROUNDS }, (_, number): FedRound => {
    const at = new Date(joinedAt.getTime() + Math.floor((number / ROUNDS) * PLAYED_DAYS * DAY_MS))
    return {
      roundId: `story-${friend.account}-${number}`,
      playerRef: refOf(friend.id),
      currency: friend.currency,
      title: TITLE,
      status: 'settled',
      stake: STAKE,
      payout: number % 2 === 0 ? 0n : 2n * STAKE,
      startedAt: at,
      settledAt: at,
    }
  })
  const { batch } = await feedRounds(house, PROVIDER, rounds)
  if (batch) await bookRounds(house, batch)
  await noteEmpty(rows, place, null)
}

/** A month is worked out by the terms of its first moment, and a world is younger than that. */
export async function makeTermsOlder(ownerUrl: string, since: Date): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query('UPDATE recommend_terms SET valid_from = $1 WHERE valid_from > $1', [since])
  } finally {
    await owner.end()
  }
}
