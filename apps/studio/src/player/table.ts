import { done, refuse } from '@oriel/core/outcome'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { findShared, getTitle } from '../games/catalogue.ts'
import { readTotals } from '../round/totals.ts'
import type { RoundId } from '../round/rounds.ts'
import type { Studio } from '../studio.ts'
import { cashOut, placeBet } from '../table/bets.ts'
import type { Chains } from '../table/chain.ts'
import { tell } from '../table/notices.ts'
import { listOwnBets, showPast, showRound, signOf } from '../table/show.ts'
import { findNewest, listSettled, type TableRoundId } from '../table/table-rounds.ts'
import { BetData, BetInput, OutData, OutInput, PAST_COUNT, TableData } from '../table/wire.ts'
import type { Seamless } from '../seamless/seamless.ts'
import { bindPage } from './bind.ts'
import { balanceOf } from './play.ts'
import type { PlaySession } from './sessions.ts'

const sharedOf = ({ title }: PlaySession) => findShared(getTitle(title).game)

/** Bets on what many play at once. */
export function bindTable(
  app: FastifyInstance,
  studio: Studio,
  chains: Chains,
  seamless: Seamless,
): void {
  const table = { path: '/player/table', input: z.strictObject({}), data: TableData } as const
  bindPage(app, studio, table, async (session) => {
    const game = sharedOf(session)
    if (!game) return refuse('round_unknown')
    const round = await findNewest(studio, game.code)
    const [past, mine, balance, totals] = await Promise.all([
      listSettled(studio, game.code, PAST_COUNT),
      round ? listOwnBets(studio, round.id, session.player.id) : [],
      balanceOf(studio, session, seamless),
      readTotals(studio, session),
    ])
    if (balance === null) return refuse('house_silent')
    return done({
      round: round && (await showRound(game, round, chains, studio.now().getTime())),
      past: await Promise.all(past.map((one) => showPast(one, chains))),
      mine,
      you: signOf(session.player.id),
      balance,
      session: totals,
    })
  })

  const bet = { path: '/player/bet', input: BetInput, data: BetData } as const
  bindPage(app, studio, bet, async (session, input) => {
    const game = sharedOf(session)
    if (!game) return refuse('round_unknown')
    const asked = {
      clientRound: input.client_round,
      tableRound: input.table_round as TableRoundId,
      stake: input.stake,
      choice: input.choice,
    }
    const take = session.isSeamless ? seamless.bet : undefined
    const placed = await placeBet(studio, session, game, asked, take)
    if (!placed.ok) return placed
    await tell(studio, { table: game.code, what: 'bets' })
    const { roundId, stake, balance } = placed.value
    return done({ round_id: roundId, stake, balance })
  })

  const out = { path: '/player/out', input: OutInput, data: OutData } as const
  bindPage(app, studio, out, async (session, { round_id }, heardAt) => {
    const game = sharedOf(session)
    if (!game) return refuse('round_unknown')
    const leave = session.isSeamless ? seamless.leave(session.player) : undefined
    const id = round_id as RoundId
    const left = await cashOut(studio, session, chains, game, id, heardAt, leave)
    if (left.ok) await tell(studio, { table: game.code, what: 'bets' })
    return left
  })
}
