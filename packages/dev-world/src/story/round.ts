import type { Database } from '@oriel/db/database'
import { findMember, type Member } from '@oriel/domain/member'
import {
  findLink,
  noteEmpty,
  noteHolding,
  refOf,
  saveLink,
  type FedRound,
} from '@oriel/domain/provider'
import { bookRounds, feedRounds } from '@oriel/domain/round'
import { createLedger } from '@oriel/ledger/ledger'
import { ORIEL } from '../cast.ts'

const PROVIDER = 'GPOR'
const WHO = ['sophia', 'minhkhoa', 'meilin']
const ROUNDS = 24
const HOUR_MS = 3_600_000
/** Six hours apart, so that a week has them on every day. */
const APART_MS = 6 * HOUR_MS
/** What came of four rounds, in parts of the stake: together they pay what they cost. */
const PAYS = [0n, 5n, 0n, 15n] as const
const PAYS_PARTS = 5n

/**
 * The cast has played at the house's own studio for a week, and won as much as they lost: what they
 * have is what other stories say. Told twice, the rounds are known already.
 */
export async function tellRounds(database: Database, now: Date): Promise<void> {
  const titles = await findTitles(database)
  if (titles.length === 0) return
  if (!(await findLink(database.rows, PROVIDER))) {
    const link = { dialect: 'studio', url: 'http://127.0.0.1', operator: 'oriel' }
    await saveLink(database.rows, { providerId: PROVIDER, wallet: 'transfer', ...link }, now)
  }
  const ledger = createLedger(database)
  for (const account of WHO) {
    const member = await findMember(database.rows, ORIEL, account)
    if (!member || (await hasPlayed(database, member))) continue
    const { id: memberId, currency } = member
    const place = { memberId, providerId: PROVIDER, currency }
    await noteHolding(database.rows, place)
    await noteEmpty(database.rows, place, null)
    const { batch } = await feedRounds({ database }, PROVIDER, roundsOf(member, titles, now))
    if (batch) await bookRounds({ database, ledger }, batch)
  }
}

async function findTitles(database: Database): Promise<string[]> {
  const games = await database.rows
    .selectFrom('games')
    .select(['code', 'title'])
    .where('provider_id', '=', PROVIDER)
    .orderBy('rank', 'desc')
    .orderBy('id')
    .limit(PAYS.length)
    .execute()
  return games.map(({ code, title }) => title ?? code)
}

const hasPlayed = async (database: Database, { id }: Member): Promise<boolean> =>
  (await database.rows
    .selectFrom('round_turnovers')
    .select('day')
    .where('member_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

function roundsOf(member: Member, titles: readonly string[], now: Date): FedRound[] {
  const stake = member.currency === 'VND' ? 200_000_000n : 20_000n
  return Array.from({ length: ROUNDS }, (_, index) => {
    const at = new Date(now.getTime() - (index + 1) * APART_MS)
    const pays = PAYS[index % PAYS.length] ?? 0n
    return {
      roundId: `story-${member.account}-${index + 1}`,
      playerRef: refOf(member.id),
      currency: member.currency,
      title: titles[index % titles.length] ?? '',
      status: 'settled',
      stake,
      payout: (stake * pays) / PAYS_PARTS,
      startedAt: at,
      settledAt: at,
    }
  })
}
