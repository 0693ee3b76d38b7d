import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { openBus, type Bus } from '@oriel/bus/bus'
import { publishLive } from '@oriel/bus/live'
import { liveSubject, type LiveAddress } from '@oriel/bus/subjects'
import { JOIN, SOCKET_PATH, type JoinAnswer } from '@oriel/contract/realtime/realtime'
import { newId, type SiteId } from '@oriel/core/id'
import { createLog } from '@oriel/core/log'
import { ORIEL } from '@oriel/dev-world/cast'
import { until } from '@oriel/dev-world/engine/process'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testNats, type TestNats } from '@oriel/dev-world/testing/test-nats'
import { findMember } from '@oriel/domain/member'
import { issueTicket } from '@oriel/domain/realtime'
import { openSession, type Session } from '@oriel/domain/session'
import { createTrust } from '@oriel/service/trust'
import { io, type Socket } from 'socket.io-client'
import { createDoor, type Door } from '../door.ts'

/** What the tests of this door start from: a node, its bus and database, stories told at noon. */
export const NOON = new Date('2026-03-01T12:00:00.000Z')
export const SITE_ONE = 'oriel.localhost'
export const SITE_TWO = 'second.localhost'

export type Coming = {
  host?: string
  auth?: Record<string, unknown>
  headers?: Record<string, string>
  transport?: 'websocket' | 'polling'
}

/** A browser at the other end, and what it has heard so far. */
type Browser = {
  readonly socket: Socket
  readonly heard: unknown[]
  readonly join: (channel: unknown) => Promise<JoinAnswer>
  /** Waits until this has been heard. */
  readonly hears: (data: unknown) => Promise<void>
  /** Waits for an event of any other name. */
  readonly gets: (event: string) => Promise<unknown>
}

export type Node = {
  readonly database: TestDatabase
  readonly nats: TestNats
  readonly bus: Bus
  /** Another connection to the bus, as the worker has one. */
  readonly worker: Bus
  readonly door: Door
  /** Opens a socket; rejects with the word of the refusal. */
  come(coming?: Coming): Promise<Browser>
  signIn(account: string, siteId?: SiteId): Promise<Session>
  /** Opens a socket with a fresh ticket of the member. */
  comeAs(session: Session, coming?: Coming): Promise<Browser>
  tell(to: LiveAddress, data: unknown, name?: string): void
  /** Whether any node listens to what is sent there. */
  isHeard(to: LiveAddress): Promise<boolean>
  leaveAll(): Promise<void>
  close(): Promise<void>
}

const WAIT_MS = 5_000
const NO_ANSWER_MS = 150
const EVENT = 'told'

export async function openNode(): Promise<Node> {
  const [database, nats] = await Promise.all([toldDatabase(), testNats()])
  const bus = await openBus({ urls: [nats.urlOf('realtime')], name: 'realtime' })
  const worker = await openBus({ urls: [nats.url], name: 'worker' })
  const log = createLog({ service: 'realtime', level: 'silent' })
  const trusts = createTrust(['127.0.0.1', '::1'])
  const door = createDoor({ database, bus, trusts, log, now: () => NOON })
  door.server.listen(0, '127.0.0.1')
  await once(door.server, 'listening')
  const { port } = door.server.address() as AddressInfo
  const sockets: Socket[] = []
  const come = (coming: Coming = {}) => openSocket(port, coming, sockets)
  const message = (data: unknown, name = EVENT) => ({ id: newId<'event'>(), name, data })
  return {
    database,
    nats,
    bus,
    worker,
    door,
    come,
    async signIn(account, siteId = ORIEL) {
      const member = await findMember(database.rows, siteId, account)
      if (!member) throw new Error(`${account} is not in the cast of site ${siteId}`)
      return openSession(database, { siteId, memberId: member.id }, NOON)
    },
    async comeAs(session, coming = {}) {
      const ticket = await issueTicket(database, session, NOON)
      return come({ ...coming, auth: { ...coming.auth, ticket } })
    },
    tell: (to, data, name) => publishLive(worker.connection, to, message(data, name)),
    async isHeard(to) {
      const asked = worker.connection.request(liveSubject(to), JSON.stringify(message('asked')), {
        timeout: NO_ANSWER_MS,
      })
      // Nobody ever answers; the server says at once when nobody listens.
      const error = await asked.catch((reason: unknown) => reason)
      return !String(error).includes('no responders')
    },
    async leaveAll() {
      for (const socket of sockets.splice(0)) socket.disconnect()
      await until('all to be gone', async () => door.connections() === 0, WAIT_MS, 5)
    },
    async close() {
      for (const socket of sockets) socket.disconnect()
      await door.close()
      await Promise.all([bus.close(), worker.close()])
      await nats.stop()
      await database.drop()
    },
  }
}

async function openSocket(
  port: number,
  { host = SITE_ONE, auth = {}, headers = {}, transport = 'websocket' }: Coming,
  sockets: Socket[],
): Promise<Browser> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: SOCKET_PATH,
    transports: [transport],
    forceNew: true,
    reconnection: false,
    auth,
    extraHeaders: { 'x-forwarded-host': host, origin: `http://${host}`, ...headers },
  })
  sockets.push(socket)
  const heard: unknown[] = []
  socket.on(EVENT, (data: unknown) => void heard.push(data))
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  return {
    socket,
    heard,
    gets: (event) => new Promise((resolve) => socket.once(event, resolve)),
    join: (channel) => socket.timeout(WAIT_MS).emitWithAck(JOIN, channel),
    hears: (data) => until(`to hear ${String(data)}`, async () => heard.includes(data), WAIT_MS, 5),
  }
}
