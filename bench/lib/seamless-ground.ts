import type { OperatorSecret } from '@oriel/contract/provider-client'
import type { MemberId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { startApp, type App } from '@oriel/dev-world/app'
import { ORIEL } from '@oriel/dev-world/cast'
import type { Postgres } from '@oriel/dev-world/engine/postgres'
import { freePort } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { tellSites } from '@oriel/dev-world/story/site'
import { openSeamlessProvider, seatSeamless } from '@oriel/dev-world/testing/seamless-seats'
import { openKeys } from '@oriel/keys/keys'
import { onLedgerGround } from './ledger-ground.ts'

export const PROVIDER = { providerId: 'GPTE', operator: 'oriel-seamless', titles: ['limbo'] }
export const TITLE = 'limbo'
export const MEMBERS = 10_000
const DATABASE = 'oriel'
/** A million: nobody runs out of it. */
const MONEY = 10_000_000_000n

/** A house with one seamless provider, at whose game ten thousand members sit. */
export type SeamlessGround = {
  readonly postgres: Postgres
  readonly folder: string
  readonly databaseName: string
  readonly database: Database
  readonly key: OperatorSecret
  readonly memberRefs: readonly string[]
  gateway(env: Readonly<Record<string, string>>): Promise<App>
  onEnd(stop: () => Promise<unknown>): void
}

/** Members are known by their numbers, also to pgbench. */
const memberAt = (number: number): MemberId =>
  `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}` as MemberId

export const onSeamlessGround = <Result>(
  maxMs: number,
  connections: number,
  work: (ground: SeamlessGround) => Promise<Result>,
): Promise<Result> =>
  onLedgerGround(maxMs, async (ground) => {
    const postgres = await ground.start(true)
    await ground.make(postgres, DATABASE)
    const database = ground.open(postgres, DATABASE, connections)
    await tellSites(database, new Date())
    const secret = await openSeamlessProvider(database, openKeys(keyFile(ground.folder)), PROVIDER)
    const wanted = { siteId: ORIEL, count: MEMBERS, units: MONEY, idOf: memberAt }
    const seats = await seatSeamless(database, PROVIDER, wanted)
    return work({
      postgres,
      folder: ground.folder,
      databaseName: DATABASE,
      database,
      key: { operator: PROVIDER.operator, keyId: 'world', secret },
      memberRefs: seats.map(({ memberRef }) => memberRef),
      onEnd: ground.onEnd,
      async gateway(env) {
        const app = await startApp({
          name: 'gateway',
          port: await freePort(),
          mode: 'built',
          folder: ground.folder,
          env: { DATABASE_URL: postgres.url(DATABASE, 'oriel_app'), LOG_LEVEL: 'warn', ...env },
        })
        ground.onEnd(() => app.stop())
        return app
      },
    })
  })
