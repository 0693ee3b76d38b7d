import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { MemberBucket } from '@oriel/ledger/chart'

/** How one provider's part of a wallet stands. */
export type ShareState = 'idle' | 'playing' | 'moving' | 'pending'

/** What lies at one provider, and what is on its way there or back. */
export type Share = {
  readonly providerId: string
  readonly cash: Units
  readonly moving: Units
  readonly state: ShareState
}

export type Cash = Readonly<Record<MemberBucket, Units>> & {
  readonly currency: Currency
  readonly shares: readonly Share[]
  /** What they owe after a payment was taken back: no part of the total. */
  readonly owed: Units
  /** All parts added up, and nothing else. */
  readonly total: Units
  /** Counts the movements of all accounts: of two answers the higher is the newer. */
  readonly version: number
}

/** What one look at the books found. */
export type Seen = {
  readonly currency: Currency
  readonly accounts: readonly {
    readonly kind: string
    readonly party: string
    readonly units: Units
    readonly version: bigint
  }[]
  /** Transfers under way. */
  readonly moves: readonly {
    readonly providerId: string
    readonly direction: 'in' | 'out'
    readonly asked: Units | null
    readonly tries: number
  }[]
  /** Providers where surely nothing lies. */
  readonly empty: readonly string[]
  readonly playing: readonly string[]
}

/** Asked more than once, so its first answer was none. */
export const isPending = ({ tries }: { readonly tries: number }): boolean => tries > 1

/**
 * The parts of a wallet. Money on its way there has left every account of the member and is counted
 * by its transfer; money on its way back is still in the mirror and is counted there once.
 *
 * The mirror follows the rounds a provider tells, a moment late. What is brought home meanwhile is
 * what the provider gave, so a mirror below zero, or one where surely nothing lies, is only late:
 * it shows as nothing, and the member sees what they have.
 */
export function cashOf({ currency, accounts, moves, empty, playing }: Seen): Cash {
  const bucket = (kind: MemberBucket): Units =>
    accounts.find((account) => account.kind === kind)?.units ?? 0n
  const mirrors = accounts.filter(({ kind }) => kind === 'mirror')
  const names = [...mirrors.map(({ party }) => party), ...moves.map((move) => move.providerId)]
  const shares = [...new Set([...names, ...playing])].toSorted().map((providerId): Share => {
    const known = mirrors.find(({ party }) => party === providerId)?.units ?? 0n
    const lies = empty.includes(providerId) || known < 0n ? 0n : known
    const move = moves.find((one) => one.providerId === providerId)
    const state = move
      ? isPending(move)
        ? 'pending'
        : 'moving'
      : playing.includes(providerId)
        ? 'playing'
        : 'idle'
    if (move?.direction === 'in') return { providerId, cash: lies, moving: move.asked ?? 0n, state }
    const moving = move ? least(move.asked ?? lies, lies) : 0n
    return { providerId, cash: lies - moving, moving, state }
  })
  const buckets = {
    available: bucket('available'),
    held: bucket('held'),
    bonus: bucket('bonus'),
    vault: bucket('vault'),
  }
  const parts = [...Object.values(buckets), ...shares.flatMap(({ cash, moving }) => [cash, moving])]
  return {
    currency,
    ...buckets,
    shares,
    owed: -(accounts.find(({ kind }) => kind === 'owed')?.units ?? 0n),
    total: parts.reduce((sum, part) => sum + part, 0n),
    version: Number(accounts.reduce((sum, { version }) => sum + version, 0n)),
  }
}

const least = (left: Units, right: Units): Units => (left < right ? left : right)
