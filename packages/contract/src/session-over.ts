import type { EventDataOf } from './event.ts'
import type { sessionChanged } from './realtime/session.ts'

/**
 * Whether a session is over, by what was told. News may come late: who has signed in again since
 * an ending is not meant by it.
 */
export const isOver = (
  own: string,
  { fingerprint, ended }: EventDataOf<typeof sessionChanged>,
): boolean => (ended === undefined ? own !== fingerprint : own === ended)
