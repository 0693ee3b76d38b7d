import { findShared } from '../../games/catalogue.ts'
import type { Chains } from '../../table/chain.ts'
import { goOn, type Table } from '../../table/owner.ts'
import { findNewest, type TableRound } from '../../table/table-rounds.ts'
import type { TestStudio } from '../../testing/open-studio.ts'

const TURNS_MAX = 60

export function tableOf(code: string): Table {
  const game = findShared(code)
  if (!game) throw new Error(`no ${code}`)
  return { code, game }
}

/** Lets a table do what is due until its newest round is in this phase. */
export async function until(
  test: Pick<TestStudio, 'studio' | 'wait'>,
  table: Table,
  chains: Chains,
  phase: TableRound['phase'],
): Promise<TableRound> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const round = await findNewest(test.studio, table.code)
    if (round?.phase === phase) return round
    test.wait(Math.max(await goOn(test.studio, table, chains, async () => {}), 0))
  }
  throw new Error(`${table.code} never came to ${phase}`)
}
