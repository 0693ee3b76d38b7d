import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNats, type BusUser } from '../engine/nats.ts'
import { freePort } from '../engine/process.ts'

export type TestNats = {
  /** As a worker comes to it. */
  readonly url: string
  urlOf(user: BusUser): string
  /** Ends the server at once, wipes its store, and starts it again on the same port. */
  wipe(): Promise<void>
  stop(): Promise<void>
}

/** A nats-server of its own: streams belong to the server, so tests that share one would meet. */
export async function testNats(): Promise<TestNats> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-nats-'))
  const port = await freePort()
  const server = await startNats({ storeDir: folder, port })
  return {
    url: server.url('worker'),
    urlOf: (user) => server.url(user),
    async wipe() {
      await server.crash()
      await server.startAgain('wiped')
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
