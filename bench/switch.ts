import { ORIEL } from '@oriel/dev-world/cast'
import { runStorm, type Storm } from '@oriel/domain/testing/storm'
import { atMost, say, type Figure } from './lib/figure.ts'
import { onSeamlessGround } from './lib/seamless-ground.ts'

const BENCH_MAX_MS = 5 * 60_000
const CONNECTIONS = 16
const PLAYERS = 12
const STORMS = 20
const EFFECTIVE_MS = 2_000

/** A provider is switched off while its players bet: how long until the last bet that was taken. */
export const benchSwitch = (): Promise<Figure[]> =>
  onSeamlessGround(BENCH_MAX_MS, CONNECTIONS, async ({ database, memberRefs }) => {
    const seats = async (count: number) =>
      memberRefs.slice(0, count).map((memberRef) => ({ memberRef }))
    const storms: Storm[] = []
    for (let turn = 0; turn < STORMS; turn += 1) {
      storms.push(await runStorm({ database, seats }, ORIEL, PLAYERS))
    }
    const sum = (of: 'before' | 'after' | 'takenAfter' | 'settled' | 'unsettled') =>
      storms.reduce((total, storm) => total + storm[of], 0)
    say(`  ${STORMS} storms: ${sum('before')} bets before, ${sum('after')} after the switch`)
    say(`  wins and rollbacks said after it: ${sum('settled')}, not booked ${sum('unsettled')}`)
    const longest = Math.max(...storms.map(({ effectiveMs }) => effectiveMs))
    return [
      atMost('switch.effective_ms', longest, EFFECTIVE_MS, 0),
      atMost('switch.bets_taken_after', sum('takenAfter'), 0, 0),
      atMost('switch.settled_not_booked', sum('unsettled'), 0, 0),
    ]
  })
