import type pg from 'pg'

export const OUTBOX_CHANNEL = 'outbox'
const NUDGE_EVERY_MS = 5

export type Nudge = { afterCommit(): void; settle(): Promise<void> }

/**
 * Wakes the relay. NOTIFY inside a transaction would make every commit of the database queue behind
 * one lock, so the hint is sent after the commit, on its own, and many commits share one. A lost
 * hint costs one poll of the relay, never an event.
 */
export function createNudge(pool: pg.Pool): Nudge {
  let timer: NodeJS.Timeout | null = null
  let sending: Promise<unknown> = Promise.resolve()
  const send = () => {
    timer = null
    sending = pool.query(`NOTIFY ${OUTBOX_CHANNEL}`).catch(() => {})
  }
  return {
    afterCommit() {
      timer ??= setTimeout(send, NUDGE_EVERY_MS)
    },
    async settle() {
      if (timer) {
        clearTimeout(timer)
        send()
      }
      await sending
    },
  }
}
