import { newId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { SoloGame, Standing } from '../game/game.ts'
import { payOf } from '../game/ratio.ts'
import { isStake, stakesOf } from '../game/stakes.ts'
import type { PlaySession } from '../player/sessions.ts'
import { getRow, often } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { HouseReason } from '../seamless/reasons.ts'
import { forgetSeed, noteDrawn, seedOfNext } from '../wallet/seed-memory.ts'
import { currentSeed } from '../wallet/seeds.ts'
import { inTurn } from './in-turn.ts'
import { findByRequest, type RoundId } from './rounds.ts'
import { START_VALUES, startValues, type RoundStart } from './start.ts'
import { stand, tellRound } from './tell.ts'

export type PlayAsked = {
  /** The player's own name for this request: sent again, it is the same round. */
  readonly clientRound: string
  readonly stake: Units
  readonly choice: unknown
}

export type Played = {
  readonly roundId: RoundId
  readonly standing: Standing<unknown>
  readonly stake: Units
  /** Null while the round is open. */
  readonly payout: Units | null
  readonly balance: Units
  readonly seed: { readonly hash: string; readonly clientSeed: string; readonly nonce: bigint }
}

export type PlayReason =
  | 'bad_choice'
  | 'stake_not_allowed'
  | 'insufficient_funds'
  | 'too_soon'
  | 'round_open'
  | 'session_over'
  | HouseReason

export type Begun = { outcome: PlayReason | 'played' | 'again' | 'stale'; balance: Units }
/** Takes the stake and writes the round, in our own books or with the house that has the money. */
export type BeginRound = (start: RoundStart) => Promise<Begun>

/** A player at two processes may meet themselves at a nonce; the later one draws again. */
const TRIES_MAX = 8

/** Plays a round of a player's own game: checked, drawn, paid and written in one transaction. */
export async function playRound(
  studio: Studio,
  session: PlaySession,
  game: SoloGame,
  asked: PlayAsked,
  begin: BeginRound = beginHere(studio),
): Promise<Outcome<Played, PlayReason>> {
  const choice = game.choice.safeParse(asked.choice)
  if (!choice.success) return refuse('bad_choice')
  const stakes = stakesOf(session.player.currency, game.maxTimes)
  if (!isStake(asked.stake, stakes, game.stakeStep)) return refuse('stake_not_allowed')
  return inTurn(session.player.id, () =>
    draw(studio, session, game, { ...asked, choice: choice.data }, begin),
  )
}

async function draw(
  studio: Studio,
  session: PlaySession,
  game: SoloGame,
  asked: PlayAsked,
  begin: BeginRound,
): Promise<Outcome<Played, PlayReason>> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const seed = await seedOfNext(studio, session.player.id)
    const standing = stand(game, seed, seed.nextNonce, asked.choice, [])
    if (!standing) return refuse('bad_choice')
    const payout = payOf(asked.stake, standing.pay)
    const roundId = newId<'round'>(studio.now().getTime())
    const { outcome, balance } = await begin({
      id: roundId,
      at: studio.now(),
      session,
      game,
      build: studio.build,
      seed,
      payout,
      isOver: standing.isOver,
      ...asked,
    })
    if (outcome === 'stale') {
      forgetSeed(session.player.id)
      continue
    }
    if (outcome === 'again') return done(await playedBefore(studio, session, game, asked, balance))
    if (outcome !== 'played') return refuse(outcome)
    noteDrawn(session.player.id, seed)
    return done({
      roundId,
      standing,
      stake: asked.stake,
      payout: standing.isOver ? payout : null,
      balance,
      seed: { hash: seed.serverHash, clientSeed: seed.clientSeed, nonce: seed.nextNonce },
    })
  }
  return refuse('too_soon')
}

const PLAY = `SELECT * FROM play_round(${START_VALUES})`

/** In one transaction of our own books. */
const beginHere =
  (studio: Studio): BeginRound =>
  (start) =>
    getRow<Begun>(studio.pool, often(studio, 'play', PLAY), startValues(start))

/** Nothing is drawn twice: what was answered is told again. */
async function playedBefore(
  studio: Studio,
  session: PlaySession,
  game: SoloGame,
  { clientRound }: PlayAsked,
  balance: Units,
): Promise<Played> {
  const round = await findByRequest(studio, session.player.id, clientRound)
  if (!round || round.game !== game.code || round.nonce === null) {
    throw new Error(`request ${clientRound} belongs to another game`)
  }
  const standing = await tellRound(studio, game, round)
  const seed = await currentSeed(studio, session.player.id)
  return {
    roundId: round.id,
    standing,
    stake: round.stake,
    payout: round.payout,
    balance,
    seed: { hash: seed.serverHash, clientSeed: seed.clientSeed, nonce: round.nonce },
  }
}
