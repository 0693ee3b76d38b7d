import type { EventId } from '@oriel/core/id'
import type { Work } from './database.ts'

/** True the first time a consumer meets an event; to be asked in the transaction of the effect. */
export async function isFirstTime(work: Work, consumer: string, id: EventId): Promise<boolean> {
  const inserted = await work
    .insertInto('consumed_events')
    .values({ consumer, event_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}
