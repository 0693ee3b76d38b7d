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
  /** Whether a server answers now; while none does the client keeps trying. */
  isConnected(): boolean
  close(): Promise<void>
}

const RECONNECT_WAIT_MS = 250
const CONNECT_TIMEOUT_MS = 3_000
/** Nobody answers while a leader is elected: the sooner we ask again, the sooner we go on. */
const REQUEST_TIMEOUT_MS = 1_500
const PING_EVERY_MS = 5_000

export type BusOptions = {
  /** Addresses of the cluster's servers, with the user: `nats://worker:password@host:4222`. */
  urls: readonly string[]
  name: string
}

/**
 * Waits for the first connection, then keeps reconnecting for ever: the bus may be away, the
 * service stays. What can be done without it does not wait for this.
 */
export async function openBus(options: BusOptions): Promise<Bus> {
  const connection = await connect({
    ...readAddresses(options.urls),
    name: options.name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_WAIT_MS,
    waitOnFirstConnect: true,
    timeout: CONNECT_TIMEOUT_MS,
    pingInterval: PING_EVERY_MS,
  })
  let isConnected = true
  void followStatus(connection, (now) => {
    isConnected = now
  })
  return {
    connection,
    isConnected: () => isConnected,
    jetstream: jetstream(connection, { timeout: REQUEST_TIMEOUT_MS }),
    manager: await jetstreamManager(connection, { checkAPI: false, timeout: REQUEST_TIMEOUT_MS }),
    async close() {
      await connection.drain().catch(() => connection.close())
    },
  }
}

/** The client takes addresses and the user apart; all servers of a cluster know the same user. */
function readAddresses(urls: readonly string[]): {
  servers: string[]
  user?: string
  pass?: string
} {
  const read = urls.map((url) => new URL(url))
  const servers = read.map(({ host }) => host)
  const [first] = read
  if (!first?.username) return { servers }
  const [user, pass] = [first.username, first.password].map(decodeURIComponent)
  return {
    servers,
    ...(user === undefined ? {} : { user }),
    ...(pass === undefined ? {} : { pass }),
  }
}

async function followStatus(
  connection: NatsConnection,
  tell: (isConnected: boolean) => void,
): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect' || type === 'close') tell(false)
    if (type === 'reconnect') tell(true)
  }
}
