import { done, refuse } from '@oriel/core/outcome'
import { writeInstant } from '@oriel/core/time'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Standing } from '../game/game.ts'
import { payOf } from '../game/ratio.ts'
import { stakesOf } from '../game/stakes.ts'
import { findSolo, getGame, getTitle } from '../games/catalogue.ts'
import { titleName } from '../games/title-name.ts'
import { playRound } from '../round/play.ts'
import { findOpenRound, findPending, type RoundId } from '../round/rounds.ts'
import { stepRound } from '../round/step.ts'
import { tellRound } from '../round/tell.ts'
import { readTotals } from '../round/totals.ts'
import type { Studio } from '../studio.ts'
import type { Seamless } from '../seamless/seamless.ts'
import { readBalance } from '../wallet/players.ts'
import { currentSeed, type Seed } from '../wallet/seeds.ts'
import { bindPage } from './bind.ts'
import type { PlaySession } from './sessions.ts'
import { PlayData, PlayInput, StateData, StepData, StepInput } from './wire.ts'

const soloOf = ({ title }: PlaySession) => findSolo(getTitle(title).game)

export function bindPlaying(app: FastifyInstance, studio: Studio, seamless: Seamless): void {
  const state = { path: '/player/state', input: z.strictObject({}), data: StateData } as const
  bindPage(app, studio, state, async (session) => {
    const balance = await balanceOf(studio, session, seamless)
    // Better no page than one with a wrong balance.
    if (balance === null) return refuse('house_silent')
    return done({ ...(await readState(studio, session)), balance })
  })

  const play = { path: '/player/round', input: PlayInput, data: PlayData } as const
  bindPage(app, studio, play, async (session, { client_round, stake, choice }) => {
    const game = soloOf(session)
    if (!game) return refuse('round_unknown')
    const asked = { clientRound: client_round, stake, choice }
    const begin = session.isSeamless ? seamless.begin : undefined
    const outcome = await playRound(studio, session, game, asked, begin)
    if (!outcome.ok) return outcome
    const { roundId, standing, payout, balance, seed } = outcome.value
    return done({
      round: roundState(roundId, outcome.value.stake, payout, 0, standing),
      balance,
      seed: { hash: seed.hash, client_seed: seed.clientSeed, nonce: Number(seed.nonce) + 1 },
    })
  })

  const step = { path: '/player/step', input: StepInput, data: StepData } as const
  bindPage(app, studio, step, async (session, { round_id, number, step: taken }) => {
    const asked = { roundId: round_id as RoundId, number, step: taken }
    const game = soloOf(session)
    if (!game) return refuse('round_unknown')
    const write = session.isSeamless ? seamless.step : undefined
    const outcome = await stepRound(studio, session, game, asked, write)
    if (!outcome.ok) return outcome
    const { standing, payout, balance, stake, isPaying } = outcome.value
    return done({
      round: roundState(asked.roundId, stake, payout, number + 1, standing, isPaying),
      balance,
    })
  })
}

export const roundState = (
  roundId: RoundId,
  stake: bigint,
  payout: bigint | null,
  steps: number,
  { view, isOver, pay }: Standing<unknown>,
  isPaying = false,
) => ({
  round_id: roundId,
  stake,
  payout,
  is_over: isOver,
  steps,
  standing: payOf(stake, pay),
  view,
  is_paying: isPaying,
})

const seedWire = ({ serverHash, clientSeed, nextNonce }: Seed) => ({
  hash: serverHash,
  client_seed: clientSeed,
  nonce: Number(nextNonce),
})

/** What a player has, here or in their house; null when the house never said. */
export const balanceOf = (
  studio: Studio,
  { player, isSeamless }: PlaySession,
  seamless: Seamless,
): Promise<bigint | null> =>
  isSeamless ? seamless.balance(player) : readBalance(studio, player.id)

/** All a page needs to begin, or to go on after it was cut off. */
async function readState(studio: Studio, session: PlaySession) {
  const { player } = session
  const game = getGame(getTitle(session.title).game)
  const solo = soloOf(session)
  const stakes = stakesOf(player.currency, game.maxTimes)
  const [seed, open, pending, totals] = await Promise.all([
    currentSeed(studio, player.id),
    solo && findOpenRound(studio, player.id, session.title),
    session.isSeamless && solo ? findPending(studio, player.id, session.title) : null,
    readTotals(studio, session),
  ])
  return {
    title: session.title,
    name: titleName(session.title, session.locale),
    game: game.code,
    locale: session.locale,
    time_zone: session.timeZone,
    currency: player.currency,
    is_demo: player.isDemo,
    lobby_url: session.lobbyUrl,
    stakes: [...stakes.steps],
    first_stake: stakes.first,
    max_win: stakes.maxWin,
    pace_ms: session.paceMs,
    rules_version: game.version,
    build: studio.build,
    is_shared: !solo,
    seed: seedWire(seed),
    open_round:
      open &&
      solo &&
      roundState(open.id, open.stake, null, open.steps.length, await tellRound(studio, solo, open)),
    pending: pending && {
      client_round: pending.clientRound,
      stake: pending.round.stake,
      choice: pending.round.choice,
    },
    session: { opened_at: writeInstant(session.openedAt), ...totals },
    server_time: writeInstant(studio.now()),
  }
}
