import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { startWorld } from '@oriel/dev-world/world'
import { startCollector } from './collector.ts'
import { PACE } from './pace.ts'

/** One world of built apps for all journeys, on free ports, gone when they end. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-e2e-'))
  const collector = await startCollector()
  const world = await startWorld({
    folder,
    edgePort: await freePort(),
    copies: { api: 1, realtime: 1, worker: 1 },
    natsNodes: 1,
    mode: 'built',
    durable: false,
    visitorsSayAddress: true,
    paceMs: 0,
    env: { ...PACE, SITE_FAULTS: 'on', OTEL_COLLECTOR_URL: collector.url },
  })
  process.env['WORLD_EDGE_PORT'] = String(world.edge.port)
  process.env['WORLD_DATABASE_URL'] = world.databaseUrl
  process.env['WORLD_COLLECTOR_URL'] = collector.url
  process.env['WORLD_STUDIO'] = JSON.stringify(world.studio)
  process.env['WORLD_FOLDER'] = folder
  process.env['WORLD_KEY_FILE'] = keyFile(folder)
  return async () => {
    await world.stop()
    await collector.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
