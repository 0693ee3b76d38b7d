import { setTimeout as wait } from 'node:timers/promises'
import type { ProviderData } from '@oriel/contract/provider-call'
import { roundFeedCall, ROUNDS_MAX } from '@oriel/contract/provider/round'
import { get } from './asking.ts'
import { holds } from './check.ts'
import type { Ground } from './ground.ts'

export type FedRound = ProviderData<typeof roundFeedCall>['rounds'][number]
export type Read = { readonly rounds: readonly FedRound[]; readonly cursor: string }

/** A feed longer than this is read from a later --cursor. */
const PAGES_MAX = 2_000
const LOOK_AGAIN_MS = 60

/** Everything after a cursor, page by page. */
export async function readOn(
  ground: Ground,
  from: string,
  count: number = ROUNDS_MAX,
): Promise<Read> {
  const rounds: FedRound[] = []
  let cursor = from
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const page = await get(ground, roundFeedCall, { cursor, count })
    holds(`a page of ${count} has ${page.rounds.length} rounds`, page.rounds.length <= count)
    rounds.push(...page.rounds)
    ;({ cursor } = page)
    if (!page.more) return { rounds, cursor }
    holds('there is more, and the page is empty', page.rounds.length > 0)
  }
  throw new Error(`the feed has more than ${PAGES_MAX} pages: begin later with --cursor`)
}

/** A cursor with all rounds of the past before it. It is looked for once. */
export function feedEnd(ground: Ground): Promise<string> {
  ground.feed.end ??= readOn(ground, ground.cursor).then(({ cursor }) => cursor)
  return ground.feed.end
}

/** Reads on until all of these are told: a feed may be a little behind. */
export async function readUntil(
  ground: Ground,
  from: string,
  ids: readonly string[],
): Promise<FedRound[]> {
  const found: FedRound[] = []
  const begun = performance.now()
  let cursor = from
  for (;;) {
    const read = await readOn(ground, cursor)
    ;({ cursor } = read)
    found.push(...read.rounds)
    const missing = ids.filter((id) => !found.some(({ round_id }) => round_id === id))
    if (missing.length === 0) return found
    const isLate = performance.now() - begun > ground.toldWithinMs
    holds(`${missing.length} of ${ids.length} rounds are never told`, !isLate)
    await wait(LOOK_AGAIN_MS)
  }
}

/** The rounds of one player, in the order they were told. */
export const roundsOf = (
  rounds: readonly FedRound[],
  { member_ref }: { readonly member_ref: string },
): FedRound[] => rounds.filter((round) => round.member_ref === member_ref)
