import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPortOpen, run, until, type Running } from './process.ts'

export type NatsOptions = {
  storeDir: string
  port: number
  name?: string
  /** Cluster port of this node and of all nodes; absent for a single server. */
  cluster?: { port: number; routes: readonly number[] }
}

export type Nats = Running & { readonly port: number; readonly url: string }

const START_WAIT_MS = 15_000

/** Starts a real nats-server with JetStream on disk. */
export async function startNats(options: NatsOptions): Promise<Nats> {
  mkdirSync(options.storeDir, { recursive: true })
  const config = path.join(options.storeDir, 'server.conf')
  writeFileSync(config, configText(options))
  const running = run(findServer(), ['-c', config], {
    logFile: path.join(options.storeDir, 'server.log'),
  })
  await until(`nats-server on port ${options.port}`, () => isPortOpen(options.port), START_WAIT_MS)
  return { ...running, port: options.port, url: `nats://127.0.0.1:${options.port}` }
}

function configText(options: NatsOptions): string {
  const name = options.name ?? 'nats-1'
  const lines = [
    `server_name: ${name}`,
    `listen: "127.0.0.1:${options.port}"`,
    'max_payload: 1MB',
    `jetstream { store_dir: "${path.join(options.storeDir, 'jetstream')}", max_file_store: 4GB }`,
  ]
  if (options.cluster) {
    const routes = options.cluster.routes.map((port) => `"nats://127.0.0.1:${port}"`)
    lines.push(
      `cluster { name: oriel, listen: "127.0.0.1:${options.cluster.port}", routes: [${routes}] }`,
    )
  }
  return `${lines.join('\n')}\n`
}

function findServer(): string {
  const places = (process.env['PATH'] ?? '').split(path.delimiter)
  const found = [...places, '/usr/sbin', '/usr/local/sbin']
    .map((place) => path.join(place, 'nats-server'))
    .find((file) => existsSync(file))
  if (!found) throw new Error('nats-server is not installed: run ./bootstrap')
  return found
}
