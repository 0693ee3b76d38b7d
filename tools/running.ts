import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readEnv } from '@oriel/core/env'
import { commandEnv } from './settings.ts'

export type RunningWorld = {
  readonly databaseUrl: string
  /** As the door of the office. */
  readonly officeDatabaseUrl?: string | undefined
  readonly natsUrls: string
  readonly edgePort: number
  /** Where the keys lie that its secrets are sealed with. */
  readonly keyFile?: string | undefined
  /** Only where the studio is ours to tell. */
  readonly studioDatabaseUrl?: string | undefined
}

const DEV_EDGE_PORT = 3000

/** The world the environment names, or the one `pnpm dev` runs. */
export function findRunning(): RunningWorld {
  const env = readEnv(commandEnv)
  const { DATABASE_URL, NATS_URLS, KEY_FILE, STUDIO_DATABASE_URL } = env
  if (DATABASE_URL !== '') {
    return {
      databaseUrl: DATABASE_URL,
      officeDatabaseUrl: env.OFFICE_DATABASE_URL,
      natsUrls: NATS_URLS,
      edgePort: DEV_EDGE_PORT,
      keyFile: KEY_FILE,
      studioDatabaseUrl: STUDIO_DATABASE_URL,
    }
  }
  try {
    const file = path.resolve(import.meta.dirname, '../.data/world.json')
    return JSON.parse(readFileSync(file, 'utf8')) as RunningWorld
  } catch {
    throw new Error('no world runs: start `pnpm dev`, or set DATABASE_URL and NATS_URLS')
  }
}
