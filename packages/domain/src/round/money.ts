import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { addToJackpot } from '@oriel/domain/jackpot'
import { noteLatePayouts } from '@oriel/domain/provider'
import { facingAccount, mirrorAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { transferEntries, type Cause, type Post } from '@oriel/ledger/rules'
import { jackpotShare } from './rules.ts'
import type { OwnedRound } from './store.ts'
import { settleBooked, type BookedPlace } from './suspense.ts'

function postsOf(providerId: string, { round, player }: OwnedRound): Post[] {
  const { roundId, currency, stake, payout } = round
  const mirror = mirrorAccount(player.memberId, providerId, currency)
  const gaming = facingAccount(player.siteId, 'gaming', providerId, currency)
  const cause = { kind: 'round', id: `${providerId}:${roundId}` } as const
  const key = `round:${providerId}:${roundId}:${player.memberId}`
  const [lost, won] = [money(stake, currency), money(payout, currency)]
  const bet = {
    key: `${key}:bet`,
    kind: 'bet',
    cause,
    entries: transferEntries(mirror, gaming, lost),
  } as const
  const win = {
    key: `${key}:win`,
    kind: 'win',
    cause,
    entries: transferEntries(gaming, mirror, won),
  } as const
  return [...(stake > 0n ? [bet] : []), ...(payout > 0n ? [win] : [])]
}

/** Stakes leave mirrors and payouts come to them; suspense gives back what they explain. */
export async function moveMoney(
  work: Work,
  ledger: Ledger,
  { providerId, cause }: { readonly providerId: string; readonly cause: Cause },
  rounds: readonly OwnedRound[],
): Promise<void> {
  const posts: Post[] = []
  const places = new Map<string, BookedPlace>()
  const placeOfPost: string[] = []
  for (const owned of rounds.filter(({ round }) => round.status === 'settled')) {
    const { memberId, siteId } = owned.player
    const { currency, stake, payout } = owned.round
    const key = `${memberId} ${currency}`
    const before = places.get(key) ?? {
      memberId,
      siteId,
      providerId,
      currency,
      mirror: 0n,
      net: 0n,
    }
    places.set(key, { ...before, net: before.net + payout - stake })
    for (const post of postsOf(providerId, owned)) {
      posts.push(post)
      placeOfPost.push(key)
    }
  }
  const posted = await ledger.postMany(work, posts)
  for (const [index, outcome] of posted.entries()) {
    const { balances } = expectDone(outcome)
    const key = placeOfPost[index] ?? ''
    const place = places.get(key)
    // The mirror is taken from by a bet and given to by a win.
    const mirror = posts[index]?.kind === 'bet' ? balances[0] : balances[1]
    if (place && mirror !== undefined) places.set(key, { ...place, mirror })
  }
  const moved = new Set(placeOfPost)
  const list = [...places].filter(([key]) => moved.has(key)).map(([, place]) => place)
  await settleBooked(work, ledger, list.toSorted(byMember), cause)
  const paid = rounds.filter(({ round }) => round.status === 'settled' && round.payout > 0n)
  await noteLatePayouts(
    work,
    providerId,
    paid.map(({ round: { currency, settledAt }, player: { memberId } }) => {
      return { memberId, currency, settledAt }
    }),
  )
}

const byMember = (left: BookedPlace, right: BookedPlace): number =>
  left.memberId < right.memberId ? -1 : left.memberId > right.memberId ? 1 : 0

/** The part of all stakes that the jackpot of their site gets, once for a cause. */
export async function addShares(
  work: Work,
  ledger: Ledger,
  cause: Cause,
  rounds: readonly OwnedRound[],
): Promise<void> {
  const turnovers = new Map<string, { siteId: SiteId; currency: Currency; units: Units }>()
  for (const { round, player } of rounds) {
    if (round.status !== 'settled') continue
    const { siteId } = player
    const key = `${siteId} ${round.currency}`
    const units = (turnovers.get(key)?.units ?? 0n) + round.stake
    turnovers.set(key, { siteId, currency: round.currency, units })
  }
  for (const { siteId, currency, units } of turnovers.values()) {
    const share = jackpotShare(units)
    if (share === 0n) continue
    const id = `${cause.id}:${currency}`.slice(-100)
    const amount = money(share, currency)
    expectDone(await addToJackpot(work, ledger, { siteId, amount, cause: { ...cause, id } }))
  }
}
