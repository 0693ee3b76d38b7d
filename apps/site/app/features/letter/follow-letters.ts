import type { Live } from '@oriel/web/open-live'
import { hearLetters, readUnread } from './read-letters.ts'
import type { SetUnread } from './use-unread.tsx'

/** Reads how many letters are unread and keeps it up to date by events, until it is stopped. */
export function followLetters(live: Live, setUnread: SetUnread): () => void {
  let newest = 0
  const tell = (count: number): void =>
    setUnread(({ version }) => ({ count, version: version + 1 }))
  const read = async (): Promise<void> => {
    newest += 1
    const own = newest
    const found = await readUnread()
    if (own === newest && found !== null) tell(found)
  }
  const hear = (count: number): void => {
    // An answer that is on its way is older than this.
    newest += 1
    tell(count)
  }
  void read()
  const stop = hearLetters(live, { onCount: hear, onStale: () => void read() })
  return () => {
    newest += 1
    stop()
  }
}
