import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify'
import { bindMessages } from './messages.ts'
import { bindPlay } from './operator/play.ts'
import { bindRound } from './operator/round.ts'
import { bindWallet } from './operator/wallet.ts'
import { bindOwn } from './player/own.ts'
import { bindPlaying } from './player/play.ts'
import { bindSport } from './player/sport.ts'
import { bindTable } from './player/table.ts'
import { createChains, type Chains } from './table/chain.ts'
import { bindPublic } from './player/public.ts'
import { bindReplay } from './player/replay.ts'
import { createSeamless, type Seamless } from './seamless/seamless.ts'
import type { Studio } from './studio.ts'

const BODY_MAX_BYTES = 16 * 1024
const REQUEST_TIMEOUT_MS = 15_000

export type DoorOptions = {
  readonly serverFactory?: FastifyServerFactory
  readonly seamless?: Seamless
  /** What stands before every call: faults on demand, where they are wanted. */
  readonly prepare?: (app: FastifyInstance) => void
  readonly onFailure?: (error: unknown) => void
}

/** All that the studio answers over HTTP. */
export function createDoor(
  studio: Studio,
  chains: Chains = createChains(studio),
  { seamless = createSeamless(studio), prepare, onFailure, ...options }: DoorOptions = {},
): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    ...options,
  })
  // Signatures are over what came, byte by byte: nothing may read it before.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
    parsed(null, body),
  )
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500 } = error as { readonly statusCode?: number }
    if (statusCode >= 500) onFailure?.(error)
    // What went wrong inside is told inside.
    const said = statusCode >= 500 ? 'server_error' : 'bad_request'
    return reply.code(statusCode).send({ error: said })
  })
  prepare?.(app)
  bindPlay(app, studio)
  bindWallet(app, studio)
  bindRound(app, studio)
  bindPublic(app, studio, chains, seamless)
  bindReplay(app, studio)
  bindPlaying(app, studio, seamless)
  bindOwn(app, studio)
  bindTable(app, studio, chains, seamless)
  bindSport(app, studio, seamless)
  bindMessages(app)
  return app
}
