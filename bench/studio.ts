import { seatPlayers, studioHouse, type StudioHouse } from '@oriel/dev-world/testing/studio-seats'
import type { App } from '@oriel/dev-world/app'
import { watchComet } from './lib/comet.ts'
import { atLeast, atMost, say, type Figure } from './lib/figure.ts'
import { onStudioGround, type StudioGround } from './lib/studio-ground.ts'
import { compareRounds } from './lib/studio-rounds.ts'
import type { Done } from './load/logins.ts'
import type { RoundsTurn } from './load/rounds.ts'

const ROUNDS_FLOOR = 0.7
const JITTER_CEILING_MS = 50
/** Fewer would show nothing. */
const CASH_OUTS_FLOOR = 100
const HTTP_CONNECTIONS = 16
const HTTP_SECONDS = 6
const BENCH_MAX_MS = 300_000

/** Rounds of the classic slot against their bare rows, and Comet before a thousand pages. */
export const benchStudio = (): Promise<Figure[]> =>
  onStudioGround(BENCH_MAX_MS, async (ground) => {
    const share = await compareRounds(ground)
    const house = studioHouse(ground.url)
    const app = await ground.studio(house.env)
    await playOverHttp(ground, app, house)
    const comet = await watchComet(ground, app, house)
    return [
      atLeast('studio.rounds', share, ROUNDS_FLOOR),
      atMost('studio.tick_jitter_p99_ms', comet.jitterP99Ms, JITTER_CEILING_MS, 1),
      atLeast('studio.cash_outs', comet.cashOuts, CASH_OUTS_FLOOR, 0),
      atMost('studio.cash_outs_lost', comet.lost, 0, 0),
    ]
  })

/** Without a bound: through the door of one process, by pages that wait for each answer. */
async function playOverHttp(ground: StudioGround, app: App, house: StudioHouse): Promise<void> {
  const wanted = Array.from({ length: HTTP_CONNECTIONS }, (_, number) => ({
    memberRef: `page-${number}`,
    title: 'triple-sevens',
    money: '1000000',
  }))
  const seats = await seatPlayers(house, `http://127.0.0.1:${app.port}`, wanted)
  const tokens = seats.map(({ token }) => token)
  const load = await ground.child('load/rounds.ts')
  const turn = { port: app.port, tokens, seconds: HTTP_SECONDS } satisfies RoundsTurn
  const { count, seconds } = await load.ask<Done>(turn)
  await load.stop()
  say(`  over HTTP, ${HTTP_CONNECTIONS} pages: ${(count / seconds).toFixed(0)} rounds a second`)
}
