import { patient } from '@oriel/core/testing/patience'
import { startApp, type App } from '@oriel/dev-world/app'
import { makeDatabase, migrate, STUDIO } from '@oriel/dev-world/engine/migrate'
import { freePort } from '@oriel/dev-world/engine/process'
import { expect } from '@playwright/test'
import { PACE } from '../pace.ts'
import { theStudio } from './seat.ts'

export type OwnStudio = {
  readonly address: string
  /** Dies without a word, and is started again as an orchestrator would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Long enough that rounds of all tables overlap, which begin together. */
const BETTING_MAX_MS = 20_000

/** A studio with books of its own: nobody else keeps its tables, and nobody misses it. */
export async function startOwnStudio(): Promise<OwnStudio> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const app = await startApp({
    name: 'studio',
    port,
    mode: 'built',
    folder: process.env['WORLD_FOLDER'] ?? '',
    env: {
      ...theStudio().env,
      ...PACE,
      STUDIO_BETTING_MAX_MS: String(BETTING_MAX_MS),
      STUDIO_URL: address,
      STUDIO_DATABASE_URL: await makeBooks(`studio_${process.pid}`),
      LOG_LEVEL: 'warn',
    },
  })
  return { address, kill: () => kill(app), stop: () => app.stop() }
}

/** Beside the books of the world's studio, in the same engine. */
async function makeBooks(name: string): Promise<string> {
  const urlOf = (database: string, role: string): string => {
    const url = new URL(theStudio().env['STUDIO_DATABASE_URL'] ?? '')
    return Object.assign(url, { username: role, pathname: `/${database}` }).href
  }
  await makeDatabase(urlOf('postgres', 'postgres'), name, STUDIO)
  migrate(urlOf(name, STUDIO.owner), STUDIO)
  return urlOf(name, STUDIO.app)
}

async function kill(app: App): Promise<void> {
  const before = app.pid()
  app.kill('SIGKILL')
  const isBack = async () => app.pid() !== before && (await app.isReady())
  await expect.poll(isBack, { timeout: patient(60_000) }).toBe(true)
}
