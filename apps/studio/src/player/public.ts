import { isId } from '@oriel/core/id'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { RoundId } from '../round/rounds.ts'
import type { Seamless } from '../seamless/seamless.ts'
import type { Studio } from '../studio.ts'
import type { Chains } from '../table/chain.ts'
import { readJson } from './bind.ts'
import { findProof } from './proof.ts'
import { endPlaySessions, enterBy } from './sessions.ts'
import { EnterData, EnterInput, ProofData } from './wire.ts'

/** What needs no session: the way in, and the proof of a round for whoever knows its number. */
export function bindPublic(
  app: FastifyInstance,
  studio: Studio,
  chains: Chains,
  seamless: Seamless,
): void {
  app.post('/player/enter', async (request, reply) => {
    const input = z.safeParse(EnterInput, readJson(request.body as Buffer))
    if (!input.success) return reply.code(400).send({ ok: false, reason: 'bad_request' })
    const token = await enterBy(studio, input.data.code)
    if (token === null) return reply.code(410).send({ ok: false, reason: 'code_spent' })
    const unwelcome = await seamless.welcome(input.data.code)
    if (unwelcome) {
      await endPlaySessions(studio, unwelcome.playerId, 'kicked')
      return reply.code(403).send({ ok: false, reason: unwelcome.because })
    }
    return { ok: true, data: z.encode(EnterData, { token }) }
  })

  app.get<{ Params: { id: string } }>('/proof/:id', async ({ params }, reply) => {
    const proof = isId(params.id) ? await findProof(studio, chains, params.id as RoundId) : null
    return proof
      ? { ok: true, data: z.encode(ProofData, proof) }
      : reply.code(404).send({ ok: false, reason: 'round_unknown' })
  })
}
