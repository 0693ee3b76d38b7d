import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Casino } from './model.ts'
import { sendGame } from './page.ts'
import { playerById, stakedOf } from './players.ts'
import { begin, openRound, settle, settleOld, type RoundRow } from './rounds.ts'
import { enter, findSeat, type Seat } from './seats.ts'

const Entering = z.object({ code: z.string() })
const Spinning = z.object({ stake: z.int(), turning: z._default(z.boolean(), false) })

/** What the page of a game asks for. Amounts are whole hundredths. */
export function addPlayer(app: FastifyInstance, casino: Casino): void {
  const { name, tables, nowMs } = casino
  const seated =
    (work: (seat: Seat, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      settleOld(tables, nowMs())
      const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
      const seat = findSeat(tables, token)
      if (!seat) return reply.code(410).send({ error: 'not seated' })
      return reply.send(work(seat, request, reply))
    }
  app.get(`/${name}/play`, (_request, reply) => sendGame(reply, casino))
  app.post(`/${name}/player/enter`, (request, reply) => {
    const asked = z.safeParse(Entering, request.body)
    const seat = asked.success ? enter(tables, asked.data.code, nowMs()) : null
    if (!seat) return reply.code(410).send({ error: 'not a good address' })
    return reply.send({ token: seat.token })
  })
  app.post(
    `/${name}/player/state`,
    seated((seat) => stateOf(casino, seat, null)),
  )
  app.post(
    `/${name}/player/spin`,
    seated((seat, request, reply) => {
      const asked = z.safeParse(Spinning, request.body)
      const begun = begin(casino, seat, asked.success ? asked.data.stake : 0, nowMs())
      if (typeof begun === 'string') {
        reply.code(409)
        return { error: begun }
      }
      const isOver = asked.success && !asked.data.turning
      return stateOf(casino, seat, isOver ? settle(tables, begun, nowMs()) : begun)
    }),
  )
  app.post(
    `/${name}/player/stop`,
    seated((seat) => {
      const open = openRound(tables, seat.player)
      return stateOf(casino, seat, open && settle(tables, open, nowMs()))
    }),
  )
}

function stateOf({ tables }: Casino, seat: Seat, round: RoundRow | null) {
  const { currency, balance, demo } = playerById(tables, seat.player)
  return {
    title: seat.title,
    lobby: seat.lobby,
    currency,
    balance,
    staked: stakedOf(tables, seat.player),
    demo: demo === 1,
    round: round && {
      id: round.id,
      stake: round.stake,
      payout: round.payout,
      field: round.field,
    },
  }
}
