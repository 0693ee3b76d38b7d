import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { patient } from '@oriel/core/testing/patience'
import type { Database } from '@oriel/db/database'
import type { App, AppName } from '@oriel/dev-world/app'
import { freePort } from '@oriel/dev-world/engine/process'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { startWorld } from '@oriel/dev-world/world'
import { expect } from '@playwright/test'
import { PACE } from './pace.ts'

export type OwnWorld = {
  readonly database: Database
  readonly ownerUrl: string
  /** An address of the first site. */
  at(path?: string): string
  /** Moves the clock of the house to this moment. Whoever was signed in is not any more. */
  passTo(moment: Date): Promise<void>
  stop(): Promise<void>
}

/** Processes that follow the clock of the house. They ask for the time at their start. */
const FOLLOW_CLOCK: ReadonlySet<AppName> = new Set(['api', 'office-api', 'realtime', 'worker'])

/** A world for one journey that moves the clock: no other journey may feel it. */
export async function startOwnWorld(): Promise<OwnWorld> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-e2e-own-'))
  const world = await startWorld({
    folder,
    edgePort: await freePort(),
    copies: { api: 1, realtime: 1, worker: 1 },
    natsNodes: 1,
    mode: 'built',
    durable: false,
    visitorsSayAddress: true,
    paceMs: 0,
    env: { ...PACE, HOUSE_CLOCK: 'movable' },
  })
  const ownerUrl = world.postgres.url('oriel', 'oriel_owner')
  return {
    database: world.database,
    ownerUrl,
    at: (where = '/') => `${world.address('oriel.localhost')}${where}`,
    async passTo(moment) {
      await moveClock(ownerUrl, { aheadMs: moment.getTime() - Date.now() })
      await Promise.all(world.apps.filter(({ name }) => FOLLOW_CLOCK.has(name)).map(startAgain))
    },
    async stop() {
      await world.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startAgain(app: App): Promise<void> {
  const before = app.pid()
  app.kill('SIGTERM')
  const isBack = async () => app.pid() !== before && (await app.isReady())
  await expect.poll(isBack, { timeout: patient(60_000) }).toBe(true)
}
