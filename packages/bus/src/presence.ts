import { Kvm, type KV } from '@nats-io/kv'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Bus } from './bus.ts'

export type Presence = {
  /** This node has at least one socket of the member. */
  come(siteId: SiteId, memberId: MemberId): Promise<void>
  leave(siteId: SiteId, memberId: MemberId): Promise<void>
  stop(): void
}

const BUCKET = 'presence'
/** A node that died is forgotten after this time; a living one says again well before. */
const FORGOTTEN_AFTER_MS = 45_000
const SAID_EVERY_MS = 15_000

/** Says which members are connected to this node. Short-lived keys: nothing here is truth. */
export async function startPresence(bus: Bus, node: string, replicas = 1): Promise<Presence> {
  /** Absent while the bus is away or has lost its store; made anew for the next word. */
  let bucket = await openBucket(bus, replicas).catch(() => null)
  /** How many sockets each member has here: the last one to go takes the key along. */
  const here = new Map<string, number>()
  const say = async (key: string) => {
    try {
      bucket ??= await openBucket(bus, replicas)
      await bucket.put(key, '1')
    } catch {
      bucket = null
    }
  }
  const timer = setInterval(() => {
    for (const key of here.keys()) void say(key)
  }, SAID_EVERY_MS)
  timer.unref()
  return {
    async come(siteId, memberId) {
      const key = keyOf(siteId, memberId, node)
      here.set(key, (here.get(key) ?? 0) + 1)
      await say(key)
    },
    async leave(siteId, memberId) {
      const key = keyOf(siteId, memberId, node)
      const left = (here.get(key) ?? 1) - 1
      if (left > 0) return void here.set(key, left)
      here.delete(key)
      await bucket?.delete(key).catch(() => {})
    },
    stop: () => clearInterval(timer),
  }
}

/** Whether a member has a socket on any node. */
export async function isPresent(bus: Bus, siteId: SiteId, memberId: MemberId): Promise<boolean> {
  const bucket = await new Kvm(bus.jetstream).open(BUCKET)
  const keys = await bucket.keys(keyOf(siteId, memberId, '*'))
  for await (const _key of keys) return true
  return false
}

const openBucket = (bus: Bus, replicas: number): Promise<KV> =>
  new Kvm(bus.jetstream).create(BUCKET, { ttl: FORGOTTEN_AFTER_MS, history: 1, replicas })

const keyOf = (siteId: SiteId, memberId: string, node: string): string =>
  `${siteId}.${memberId}.${node}`
