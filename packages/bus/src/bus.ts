import {
  jetstream,
  jetstreamManager,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'

export type Bus = {
  readonly connection: NatsConnection
  readonly jetstream: JetStreamClient
  readonly manager: JetStreamManager
  close(): Promise<void>
}

const RECONNECT_WAIT_MS = 250
const CONNECT_TIMEOUT_MS = 3_000
/** Nobody answers while a leader is elected: the sooner we ask again, the sooner we go on. */
const REQUEST_TIMEOUT_MS = 1_500
const PING_EVERY_MS = 5_000

/** Connects and keeps reconnecting for ever: the bus may be away, the service stays. */
export async function openBus(options: { urls: readonly string[]; name: string }): Promise<Bus> {
  const connection = await connect({
    servers: [...options.urls],
    name: options.name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_WAIT_MS,
    waitOnFirstConnect: true,
    timeout: CONNECT_TIMEOUT_MS,
    pingInterval: PING_EVERY_MS,
  })
  return {
    connection,
    jetstream: jetstream(connection, { timeout: REQUEST_TIMEOUT_MS }),
    manager: await jetstreamManager(connection, { checkAPI: false, timeout: REQUEST_TIMEOUT_MS }),
    async close() {
      await connection.drain().catch(() => connection.close())
    },
  }
}
