import { launches } from './cases/launch.ts'
import { player } from './cases/player.ts'
import { replays } from './cases/replay.ts'
import { rounds } from './cases/round.ts'
import { statuses } from './cases/status.ts'
import { transfers } from './cases/transfer.ts'
import { wires } from './cases/wire.ts'
import type { PortCase } from './ground.ts'

/** What the house relies on at every provider, in whatever dialect it is spoken there. */
export const PORT_CASES: readonly PortCase[] = [
  ...player,
  ...transfers,
  ...replays,
  ...statuses,
  ...launches,
  ...rounds,
  ...wires,
]
