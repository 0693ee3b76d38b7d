import { parseUnits } from '@oriel/core/money'
import { createConnection } from '@oriel/db/pool'
import type { App } from '@oriel/dev-world/app'
import { seatPlayers, type StudioHouse } from '@oriel/dev-world/testing/studio-seats'
import type { CometQuestion, Flown, Left } from '../load/comet.ts'
import { processorSeconds } from './cpu.ts'
import { say } from './figure.ts'
import { watchStolen } from './rounds.ts'
import type { StudioGround } from './studio-ground.ts'

const SOCKETS = 1_000
const BETTORS = 300
const WATCH_SECONDS = 45

export type CometFigures = {
  readonly jitterP99Ms: number
  /** Cash-outs that were acknowledged and are not so in the books. */
  readonly lost: number
  readonly cashOuts: number
}

/** A thousand pages of one process watch Comet; hundreds of them bet and leave while it flies. */
export async function watchComet(
  ground: StudioGround,
  app: App,
  house: StudioHouse,
): Promise<CometFigures> {
  const wanted = Array.from({ length: SOCKETS }, (_, number) => ({
    memberRef: `comet-${number}`,
    title: 'comet',
    money: '1000',
  }))
  const seats = await seatPlayers(house, `http://127.0.0.1:${app.port}`, wanted)
  const load = await ground.child('load/comet.ts')
  const tokens = seats.map(({ token }) => token)
  await load.ask({ ask: 'open', port: app.port, tokens } satisfies CometQuestion)
  say(`  ${SOCKETS} sockets on one process, ${BETTORS} of them bet`)
  const [stolen, before] = [watchStolen(), processorSeconds(app.pid())]
  const question = { ask: 'fly', seconds: WATCH_SECONDS, bettors: BETTORS } as const
  const flown = await load.ask<Flown>(question)
  const busy = ((processorSeconds(app.pid()) - before) / WATCH_SECONDS) * 100
  const { jitterMs, leftMs, left } = flown
  const bySecond = [...Map.groupBy(left, ({ second }) => second).values()]
  const busiest = Math.max(0, ...bySecond.map(({ length }) => length))
  say(
    `  tick jitter of ${jitterMs.count}: p50 ${jitterMs.p50.toFixed(1)} ms, ` +
      `p99 ${jitterMs.p99.toFixed(1)} ms; ${busy.toFixed(0)} % of a processor; ${stolen()}`,
  )
  say(
    `  ${left.length} cash-outs, ${busiest} in the busiest second, ` +
      `answered in p50 ${leftMs.p50.toFixed(1)} ms, p99 ${leftMs.p99.toFixed(1)} ms`,
  )
  const lost = await countLost(ground.ownerUrl, left)
  await load.stop()
  return { jitterP99Ms: jitterMs.p99, lost, cashOuts: left.length }
}

type Row = {
  readonly id: string
  readonly payout: bigint | null
  readonly steps: { out: number }[]
}

async function countLost(ownerUrl: string, left: readonly Left[]): Promise<number> {
  const client = createConnection({ url: ownerUrl, name: 'bench' })
  await client.connect()
  const { rows } = await client.query<Row>(
    'SELECT id, payout, steps FROM rounds WHERE id = ANY($1::uuid[])',
    [left.map(({ roundId }) => roundId)],
  )
  await client.end()
  const written = new Map(rows.map((row) => [row.id, row]))
  const isKept = ({ roundId, level, payout }: Left) => {
    const row = written.get(roundId)
    return row?.steps[0]?.out === level && row.payout === parseUnits(payout)
  }
  return left.filter((one) => !isKept(one)).length
}
