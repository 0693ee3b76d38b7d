import type { ProviderPort } from '@oriel/domain/provider'
import { createFence, type Way } from './fence.ts'
import type { Limits } from './limits.ts'

/** The fence before the calls of a game provider. */
export type Guard = { wrap(port: ProviderPort): ProviderPort }

/**
 * The way home has places of its own and no breaker: money that lies there is asked for as long as
 * it takes.
 */
const THERE: Way = { places: 'there', isBreakable: true }
const HOME: Way = { places: 'home', isBreakable: false }

export function createGuard(limits: Limits, now: () => Date): Guard {
  const { run } = createFence(limits, now)
  const { launchMs, transferMs, readMs } = limits
  return {
    wrap: (port) => ({
      caps: port.caps,
      ensurePlayer: (player) => run(THERE, launchMs, () => port.ensurePlayer(player)),
      launch: (asked) => run(THERE, launchMs, () => port.launch(asked)),
      kick: (player) => run(HOME, readMs, () => port.kick(player)),
      balance: (player) => run(HOME, readMs, () => port.balance(player)),
      transfer: (asked) =>
        run(asked.direction === 'in' ? THERE : HOME, transferMs, () => port.transfer(asked)),
      transferStatus: (asked) => run(HOME, readMs, () => port.transferStatus(asked)),
      cancel: (asked) => run(HOME, transferMs, () => port.cancel(asked)),
      rounds: (asked) => run(THERE, readMs, () => port.rounds(asked)),
      roundDetail: (asked) => run(THERE, readMs, () => port.roundDetail(asked)),
    }),
  }
}
