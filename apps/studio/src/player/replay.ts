import { isId } from '@oriel/core/id'
import { DEFAULT_LOCALE, parseLocale } from '@oriel/core/locale'
import { writeInstant } from '@oriel/core/time'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { findSolo } from '../games/catalogue.ts'
import { titleName } from '../games/title-name.ts'
import { findRound, type Round, type RoundId } from '../round/rounds.ts'
import { stand } from '../round/tell.ts'
import type { Studio } from '../studio.ts'
import { findSeed } from '../wallet/seeds.ts'
import { roundState } from './play.ts'
import { ReplayData } from './wire.ts'

type Asked = { Params: { id: string }; Querystring: { lang?: string } }

/** A round that is over, for whoever knows its number and wants to see it once more. */
export function bindReplay(app: FastifyInstance, studio: Studio): void {
  app.get<Asked>('/replay-data/:id', async ({ params, query }, reply) => {
    const round = isId(params.id) ? await findRound(studio, params.id as RoundId) : null
    // An open round would show what is still to come.
    const frames = round?.status === 'settled' ? await framesOf(studio, round) : null
    if (!round || !frames) return reply.code(404).send({ ok: false, reason: 'round_unknown' })
    const data = {
      round_id: round.id,
      title: round.title,
      name: titleName(round.title, parseLocale(query.lang ?? '') ?? DEFAULT_LOCALE),
      game: round.game,
      rules_version: round.rulesVersion,
      build: round.build,
      currency: round.currency,
      started_at: writeInstant(round.startedAt),
      frames,
    }
    return { ok: true, data: z.encode(ReplayData, data) }
  })
}

/** How the round stood at its beginning and after each step. Null for rules we no longer have. */
async function framesOf(studio: Studio, round: Round) {
  const game = findSolo(round.game)
  const seed = round.seedId && (await findSeed(studio, round.seedId))
  if (!game || game.version !== round.rulesVersion || !seed || round.nonce === null) return null
  const { id, stake, choice, steps, nonce, payout } = round
  return Array.from({ length: steps.length + 1 }, (_, count) => {
    const standing = stand(game, seed, nonce, choice, steps.slice(0, count))
    if (!standing) throw new Error(`round ${id} cannot be told again`)
    return roundState(id, stake, standing.isOver ? payout : null, count, standing)
  })
}
