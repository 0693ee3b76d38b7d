import { findSolo } from '../games/catalogue.ts'
import { findTableRound, type TableRoundId } from '../table/table-rounds.ts'
import { viewSlip } from '../sport/slips.ts'
import type { Studio } from '../studio.ts'
import type { Round } from './rounds.ts'
import { tellRound } from './tell.ts'

/** What a round showed, for whoever looks at it later. */
export async function viewOf(studio: Studio, round: Round): Promise<unknown> {
  if (round.tableRoundId !== null) {
    return (await findTableRound(studio, round.tableRoundId as TableRoundId))?.outcome ?? null
  }
  if (round.slipId !== null) return viewSlip(studio, round.slipId)
  const game = findSolo(round.game)
  if (!game) throw new Error(`round ${round.id} is of a game nobody knows: ${round.game}`)
  return (await tellRound(studio, game, round)).view
}
