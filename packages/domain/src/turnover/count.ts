import type { Work } from '@oriel/db/database'
import { allot, type OpenNeed, type StakedRound } from './rules.ts'
import { endSpent } from './spent.ts'
import { keepLines, lockOpen } from './store.ts'

/**
 * Counts rounds that are booked by this very work, each once: who books it has claimed it. Called
 * once their money has moved, for a member who has lost everything owes no more stakes.
 */
export async function countTurnover(
  work: Work,
  providerId: string,
  rounds: readonly StakedRound[],
): Promise<void> {
  const byMember = Map.groupBy(rounds, keyOf)
  const whose = [...byMember.values()].flatMap(([one]) => one ?? [])
  if (whose.length === 0) return
  const needs = Map.groupBy(await lockOpen(work, whose), keyOf)
  if (needs.size === 0) return
  const lines = [...needs].flatMap(([key, open]) => allot(open, byMember.get(key) ?? []))
  if (lines.length > 0) await keepLines(work, providerId, lines)
  await endSpent(
    work,
    [...needs.values()].flatMap(([one]) => (one ? [{ ...one, except: 0n }] : [])),
  )
}

const keyOf = ({ memberId, currency }: StakedRound | OpenNeed): string => `${memberId} ${currency}`
