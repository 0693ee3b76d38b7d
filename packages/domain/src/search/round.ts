import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import type { Actor } from '@oriel/domain/command'
import { listProviderNames } from '@oriel/domain/games'
import { listMembers } from '@oriel/domain/member'
import { findRoundsNamed, type NamedRound } from '@oriel/domain/round'
import { sql } from 'kysely'

/** A round with whose it is. */
export type FoundRound = NamedRound & { readonly providerName: string; readonly account: string }

/** Rounds by the whole of what their provider calls them, for who may read rounds here. */
export async function findRounds(
  rows: Rows,
  { staffId }: Actor,
  siteId: SiteId,
  roundId: string,
): Promise<FoundRound[]> {
  const { rows: held } = await sql<{ may: boolean }>`
    SELECT staff_may(${staffId}, ${siteId}, 'round.read') IS NOT NULL AS may`.execute(rows)
  if (!held[0]?.may) return []
  const names = await listProviderNames(rows)
  const found = await findRoundsNamed(rows, { siteId, providerIds: [...names.keys()] }, roundId)
  if (found.length === 0) return []
  const ids = found.map(({ memberId }) => memberId)
  const { list } = await listMembers(rows, { siteId, ids }, { after: null, count: ids.length })
  const accounts = new Map(list.map(({ id, account }) => [id, account]))
  return found.flatMap((round) => {
    const account = accounts.get(round.memberId)
    const providerName = names.get(round.providerId) ?? round.providerId
    return account === undefined ? [] : { ...round, providerName, account }
  })
}
