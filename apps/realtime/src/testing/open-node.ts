import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { openBus, type Bus } from '@oriel/bus/bus'
import { publishLive } from '@oriel/bus/live'
import { startPresence } from '@oriel/bus/presence'
import { liveSubject, type LiveAddress } from '@oriel/bus/subjects'
import { JOIN, SOCKET_PATH, type JoinAnswer } from '@oriel/contract/realtime/channels'
import { newId, type SiteId } from '@oriel/core/id'
import { createLog } from '@oriel/core/log'
import { ORIEL } from '@oriel/dev-world/cast'
import { until } from '@oriel/dev-world/engine/process'
import { tellStories } from '@oriel/dev-world/story/stories'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testNats, type TestNats } from '@oriel/dev-world/testing/test-nats'
import { findMember } from '@oriel/domain/member'
import { issueTicket } from '@oriel/domain/realtime'
import { openSession, type Session } from '@oriel/domain/session'
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
export type Guest = {
  readonly socket: Socket
  readonly heard: { name: string; data: unknown; id: unknown }[]
  join(channel: unknown): Promise<JoinAnswer>
  hears(data: unknown): Promise<void>
  leave(): void
}

export class Node {
  readonly sockets: Socket[] = []

  private constructor(
    readonly database: TestDatabase,
    readonly nats: TestNats,
    readonly bus: Bus,
    /** Another connection, as the worker has one. */
    readonly worker: Bus,
    readonly door: Door,
  ) {}
}
