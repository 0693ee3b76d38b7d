import type { Keys } from '@oriel/keys/keys'
import type pg from 'pg'

/** What every part of the running studio needs. Clock and build are told: tests hold them still. */
export type Studio = {
  readonly pool: pg.Pool
  /** Behind a pooler each transaction has another connection: the server keeps nothing then. */
  readonly isPooled?: boolean
  readonly keys: Keys
  /** Names the sources that decide rounds; written on each of them. */
  readonly build: string
  /** Where browsers reach us, without a slash at the end. */
  readonly url: string
  readonly now: () => Date
  /** So many times faster than usual fixtures follow each other and are played; once if unsaid. */
  readonly matchPace?: number
}
