import { createHmac, randomBytes } from 'node:crypto'
import type { Currency } from '@oriel/core/currency'
import type { Page } from './page.ts'
import type { Key } from './signing.ts'

export type Wanted = {
  /** Where the provider answers, without a slash at the end. */
  readonly base: string
  readonly key: Key
  /** Another key of the same operator that is valid at the same time. */
  readonly secondKey: Key | null
  readonly currency: Currency
  /** One more that players of this operator may have. */
  readonly otherCurrency: Currency
  /** A game whose rounds are over at once. */
  readonly title: string
  /** An address players may be led back to. */
  readonly lobbyUrl: string
  readonly page: Page | null
  /** Where the feed is read from; empty is its beginning. */
  readonly cursor: string
  /** A round must be told within this time. */
  readonly toldWithinMs: number
  /** Decides all that is left to chance. */
  readonly seed: string
  /** Whether cases that wait for a minute are run. */
  readonly slow: boolean
}

/** What every case stands on. */
export type Ground = Wanted & {
  /** A name nobody had before. */
  newName(): string
  /** The end of the feed, as it was when it was first looked for. */
  readonly feed: { end: Promise<string> | null }
}

const RUN_BYTES = 5

export function makeGround(wanted: Wanted): Ground {
  const run = randomBytes(RUN_BYTES).toString('hex')
  let names = 0
  const newName = () => {
    names += 1
    return `kit-${run}-${names}`
  }
  return { ...wanted, newName, feed: { end: null } }
}

/** A whole number below a bound; the same one for the same seed, label and number. */
export function drawBelow({ seed }: Wanted, label: string, number: number, bound: number): number {
  const word = createHmac('sha256', seed).update(`${label} ${number}`).digest().readUInt32BE()
  return word % bound
}
