import type { Lock } from '../../parts/lock-badge.tsx'
import type { Line } from './queue-kind.ts'

/** A lock as the parts know it. */
export const lockOf = (lock: Line['lock']): Lock | null =>
  lock && { name: lock.name, isMine: lock.is_mine, takenAt: lock.taken_at, until: lock.until }
