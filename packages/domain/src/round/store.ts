import type { Work } from '@oriel/db/database'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { dayOf } from '@oriel/core/time'
import { memberOfRef, refOf, type FedRound } from '@oriel/domain/provider'
import { sql } from 'kysely'
import { isSameRound, roundKey, VALID_RULE, validStake, type KnownPlayer } from './rules.ts'
import { findPlayedGames, playedKey, type GameOf } from './who.ts'

/** A round and whose it was, with the game of ours where there is one. */
export type OwnedRound = {
  readonly round: FedRound
  readonly player: KnownPlayer
  readonly game: GameOf | null
  /** How much of the stake counts as turnover. */
  readonly valid: Units
}

export type BookableRound = Pick<OwnedRound, 'round' | 'player'>

/**
 * Claims rounds in one order, so that two who book the same do not meet crosswise. Gives the keys
 * of those that nobody had claimed.
 */
export async function claimRounds(
  work: Work,
  providerId: string,
  rounds: readonly BookableRound[],
): Promise<ReadonlySet<string>> {
  if (rounds.length === 0) return new Set()
  const { rows } = await sql<{ round_id: string; member_id: MemberId }>`
    INSERT INTO round_claims (provider_id, round_id, member_id, settled_at, slot)
    SELECT ${providerId}, a.round_id, a.member_id, a.settled_at, house_slot(house_now())
    FROM unnest(${rounds.map(({ round }) => round.roundId)}::text[],
      ${rounds.map(({ player }) => player.memberId)}::uuid[],
      ${rounds.map(({ round }) => round.settledAt.toISOString())}::timestamptz[])
      AS a (round_id, member_id, settled_at)
    WHERE NOT EXISTS (SELECT FROM round_claims k WHERE k.provider_id = ${providerId}
      AND k.round_id = a.round_id AND k.member_id = a.member_id)
    ORDER BY a.round_id, a.member_id
    ON CONFLICT DO NOTHING RETURNING round_id, member_id`.execute(work)
  return new Set(rows.map((row) => roundKey(row.round_id, refOf(row.member_id))))
}

type Kept = {
  readonly id: string
  readonly member_id: MemberId
  readonly status: string
  readonly currency: string
  readonly stake: bigint
  readonly payout: bigint
}

/** Of rounds that are booked already: which were told as they are kept, and which differently. */
export async function compareKept(
  work: Work,
  providerId: string,
  rounds: readonly FedRound[],
): Promise<ReadonlyMap<string, 'same' | 'different'>> {
  const known = rounds.filter(({ playerRef }) => memberOfRef(playerRef) !== null)
  const { rows } = await sql<Kept>`
    SELECT r.round_id AS id, r.member_id, r.status, r.currency, r.stake, r.payout
    FROM unnest(${known.map(({ roundId }) => roundId)}::text[],
      ${known.map(({ playerRef }) => memberOfRef(playerRef))}::uuid[]) AS a (round_id, member_id)
    JOIN round_claims k ON k.provider_id = ${providerId} AND k.round_id = a.round_id
      AND k.member_id = a.member_id
    JOIN rounds r ON r.settled_at = k.settled_at AND r.provider_id = k.provider_id
      AND r.round_id = k.round_id AND r.member_id = k.member_id`.execute(work)
  const kept = new Map(rows.map((row) => [roundKey(row.id, refOf(row.member_id)), row]))
  const compared = new Map<string, 'same' | 'different'>()
  for (const round of known) {
    const key = roundKey(round.roundId, round.playerRef)
    const before = kept.get(key)
    if (before) compared.set(key, isSameRound(round, before) ? 'same' : 'different')
  }
  return compared
}

/** Finds the games that were played, and keeps the rounds with them. */
export async function keepRounds(
  work: Work,
  providerId: string,
  rounds: readonly BookableRound[],
): Promise<OwnedRound[]> {
  if (rounds.length === 0) return []
  const played = rounds.map(({ round, player }) => ({
    memberId: player.memberId,
    title: round.title,
  }))
  const games = await findPlayedGames(work, providerId, played)
  const owned = rounds.map(({ round, player }): OwnedRound => {
    const game = games.get(playedKey({ memberId: player.memberId, title: round.title })) ?? null
    return { round, player, game, valid: validStake(round, game?.typeId ?? null) }
  })
  const values = owned.map(({ round, player, game, valid }) => ({
    provider_id: providerId,
    round_id: round.roundId,
    site_id: player.siteId,
    member_id: player.memberId,
    currency: round.currency,
    title: round.title,
    game_id: game?.gameId ?? null,
    type_id: game?.typeId ?? null,
    status: round.status,
    stake: round.stake,
    payout: round.payout,
    valid,
    valid_rule: VALID_RULE,
    started_at: round.startedAt,
    settled_at: round.settledAt,
  }))
  await work.insertInto('rounds').values(values).execute()
  return owned
}

/** What readers ask for often is kept summed up: turnover by day, and who played what last. */
export async function project(
  work: Work,
  providerId: string,
  rounds: readonly OwnedRound[],
): Promise<void> {
  const counted = rounds.filter(({ round }) => round.status === 'settled')
  if (counted.length === 0) return
  const lists = [
    counted.map(({ player }) => player.memberId),
    counted.map(({ round }) => dayOf(round.settledAt)),
    counted.map(({ round }) => round.currency),
    counted.map(({ round }) => round.stake.toString()),
    counted.map(({ round }) => round.payout.toString()),
    counted.map(({ game }) => game?.gameId ?? null),
    counted.map(({ round }) => round.settledAt.toISOString()),
  ] as const
  const [members, days, currencies, stakes, payouts, games, times] = lists
  await sql`
    INSERT INTO round_turnovers AS t (member_id, day, provider_id, currency, rounds, stake, payout)
    SELECT a.member_id, a.day, ${providerId}, a.currency, count(*), sum(a.stake), sum(a.payout)
    FROM unnest(${members}::uuid[], ${days}::text[], ${currencies}::text[], ${stakes}::bigint[],
      ${payouts}::bigint[]) AS a (member_id, day, currency, stake, payout)
    GROUP BY a.member_id, a.day, a.currency ORDER BY a.member_id, a.day, a.currency
    ON CONFLICT (member_id, day, provider_id, currency) DO UPDATE SET
      rounds = t.rounds + excluded.rounds, stake = t.stake + excluded.stake,
      payout = t.payout + excluded.payout`.execute(work)
  await sql`
    INSERT INTO round_games AS g (member_id, game_id, played_at)
    SELECT a.member_id, a.game_id, max(a.at)
    FROM unnest(${members}::uuid[], ${games}::integer[], ${times}::timestamptz[])
      AS a (member_id, game_id, at)
    WHERE a.game_id IS NOT NULL
    GROUP BY a.member_id, a.game_id ORDER BY a.member_id, a.game_id
    ON CONFLICT (member_id, game_id) DO UPDATE SET
      played_at = greatest(g.played_at, excluded.played_at)`.execute(work)
}
