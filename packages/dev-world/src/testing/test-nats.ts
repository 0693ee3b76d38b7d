import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNats, type Nats } from '../engine/nats.ts'
import { freePort } from '../engine/process.ts'

export type TestNats = {
  readonly url: string
  /** Ends the server at once, wipes its store, and starts it again on the same port. */
  wipe(): Promise<void>
  stop(): Promise<void>
}

/** A nats-server of its own: streams belong to the server, so tests that share one would meet. */
export async function testNats(): Promise<TestNats> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-nats-'))
  const port = await freePort()
  const start = (): Promise<Nats> => startNats({ storeDir: folder, port })
  let server = await start()
  return {
    url: server.url,
    async wipe() {
      server.kill('SIGKILL')
      await server.ended
      rmSync(folder, { recursive: true, force: true })
      server = await start()
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
