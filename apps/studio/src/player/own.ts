import { done, refuse } from '@oriel/core/outcome'
import { writeInstant } from '@oriel/core/time'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { findSolo } from '../games/catalogue.ts'
import { titleName } from '../games/title-name.ts'
import { listRounds } from '../round/history.ts'
import { isSingle } from '../sport/slips.ts'
import type { Studio } from '../studio.ts'
import { currentSeed, turnSeed } from '../wallet/seeds.ts'
import { bindPage } from './bind.ts'
import { endPlaySessions } from './sessions.ts'
import { HISTORY_COUNT, HistoryData, HistoryInput, SeedData, SeedInput } from './wire.ts'

/** What a player may see and change of their own, at any game. */
export function bindOwn(app: FastifyInstance, studio: Studio): void {
  const history = { path: '/player/history', input: HistoryInput, data: HistoryData } as const
  bindPage(app, studio, history, async ({ player, locale }, { before }) => {
    const rounds = await listRounds(studio, player.id, before ?? null, HISTORY_COUNT + 1)
    return done({
      rounds: rounds.slice(0, HISTORY_COUNT).map((round) => ({
        round_id: round.id,
        title: round.title,
        name: titleName(round.title, locale),
        stake: round.stake,
        payout: round.payout,
        status: round.status,
        is_shared: findSolo(round.game) === null,
        has_proof: round.slipId === null || isSingle(round.choice),
        started_at: writeInstant(round.startedAt),
      })),
      more: rounds.length > HISTORY_COUNT,
    })
  })

  const seed = { path: '/player/seed', input: SeedInput, data: SeedData } as const
  bindPage(app, studio, seed, async ({ player }, { client_seed }) => {
    const revealed = await turnSeed(studio, player.id, client_seed)
    if (!revealed) return refuse('round_open')
    const next = await currentSeed(studio, player.id)
    return done({
      revealed: {
        server_seed: revealed.serverSeed,
        hash: revealed.serverHash,
        client_seed: revealed.clientSeed,
      },
      seed: { hash: next.serverHash, client_seed: next.clientSeed, nonce: Number(next.nextNonce) },
    })
  })

  const leave = {
    path: '/player/leave',
    input: z.strictObject({}),
    data: z.object({ left: z.boolean() }),
  } as const
  bindPage(app, studio, leave, async ({ player }) =>
    done({ left: await endPlaySessions(studio, player.id, 'left') }),
  )
}
