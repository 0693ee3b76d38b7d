import { DiscardPolicy, JetStreamApiError, RetentionPolicy, StorageType } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import type { Bus } from './bus.ts'
import { DEAD_STREAM, DEAD_SUBJECTS, EVENT_STREAM, EVENT_SUBJECTS } from './subjects.ts'

const DAY_MS = 86_400_000
const EVENTS_KEPT_MS = 7 * DAY_MS
const DEAD_KEPT_MS = 90 * DAY_MS
/** Sending an event again within this time is recognised by its id. */
const DUPLICATE_WINDOW_MS = 120_000

/** Makes the streams when they are not there; gives the moment each was made. */
export async function ensureStreams(bus: Bus, replicas: number): Promise<Map<string, string>> {
  const shared = {
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    num_replicas: replicas,
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  }
  const wanted = [
    { ...shared, name: EVENT_STREAM, subjects: [EVENT_SUBJECTS], max_age: nanos(EVENTS_KEPT_MS) },
    { ...shared, name: DEAD_STREAM, subjects: [DEAD_SUBJECTS], max_age: nanos(DEAD_KEPT_MS) },
  ]
  const madeAt = new Map<string, string>()
  for (const config of wanted) {
    const info = await findStream(bus, config.name)
    madeAt.set(config.name, (info ?? (await bus.manager.streams.add(config))).created)
  }
  return madeAt
}

async function findStream(bus: Bus, name: string) {
  try {
    return await bus.manager.streams.info(name)
  } catch (error) {
    if (error instanceof JetStreamApiError && error.status === 404) return null
    throw error
  }
}
