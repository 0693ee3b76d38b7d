import { watchFamilies } from './cpu.ts'
import { byTheClock, shareOf } from './clock-turns.ts'
import { say } from './figure.ts'
import type { StudioGround } from './studio-ground.ts'
import { addOthers } from './studio-others.ts'
import { valueAt } from './rounds.ts'
import type { BareRounds, RoundsDone } from '../bare/rounds.ts'

/** As many as a studio process has. */
const CONNECTIONS = 16
const PLAYERS = 320
const ENGINE = '../apps/studio/src/testing/play-rounds.ts'

/** Rounds of the classic slot by our engine, as a part of what bare writes of their rows make. */
export async function compareRounds(ground: StudioGround): Promise<number> {
  const { url, ownerUrl, keyFile } = ground
  const [engine, bare] = [await ground.child(ENGINE), await ground.child('bare/rounds.ts')]
  const common = { ask: 'open', url, connections: CONNECTIONS, players: PLAYERS } as const
  await engine.ask({ ...common, keyFile })
  await bare.ask({ ...common, ownerUrl } satisfies BareRounds)
  await addOthers(ownerUrl)
  const [ours, theirs] = [
    watchCost([engine.pid, ground.postgres.pid]),
    watchCost([bare.pid, ground.postgres.pid]),
  ]
  let wonShare = 0
  const rates = await byTheClock({
    ours: async (seconds) => {
      const done = await ours.note(() => engine.ask<RoundsDone>({ ask: 'play', seconds }))
      wonShare = done.won / done.count
      return done.count / done.seconds
    },
    bare: async (seconds) => {
      const question = { ask: 'play', seconds, wonShare } satisfies BareRounds
      const done = await theirs.note(() => bare.ask<RoundsDone>(question))
      return done.count / done.seconds
    },
  })
  const [round, writes] = [ours.each(), theirs.each()]
  say(`  ${(wonShare * 100).toFixed(0)} % of the rounds pay`)
  say(
    `  processor time with the database's: ${round.toFixed(0)} µs for a round, ` +
      `${writes.toFixed(0)} µs for its rows alone: ${(writes / round).toFixed(2)}`,
  )
  await Promise.all([engine.stop(), bare.stop()])
  return shareOf('studio.rounds ours of bare', rates.ours, rates.bare)
}

/** What each turn costs these processes and their children, apart from their neighbours. */
function watchCost(pids: readonly number[]) {
  const costs: number[] = []
  return {
    async note(work: () => Promise<RoundsDone>): Promise<RoundsDone> {
      const used = watchFamilies(pids)
      const done = await work()
      costs.push((used() / done.count) * 1e6)
      return done
    },
    /** Microseconds of one round. A neighbour can only add to them: the lower quartile. */
    each: () => valueAt(costs, 0.25),
  }
}
