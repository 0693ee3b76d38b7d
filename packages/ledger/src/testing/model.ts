import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { hash32 } from '@oriel/core/partition'
import type { JournalKind } from '../causes.ts'
import type { Account } from '../chart.ts'
import type { HoldOrder, Release, Settlement } from '../holds.ts'
import { accountName, transferEntries, type Cause, type Entry, type Post } from '../rules.ts'

/** One row of an account, by its name, and what is put there. */
type Line = { readonly row: string; readonly units: bigint }
/** Everything that is asked under a key; the same key never means two things. */
type Ask = Omit<Post, 'entries'> & { readonly lines: readonly Line[]; readonly of?: string }
type Told = { readonly ask: Ask; readonly balances: readonly bigint[] }
type Hold = { readonly from: Account; readonly held: Account; left: bigint }
export type ModelAnswer = Outcome<{ isNew: boolean; balances: readonly bigint[] }, string>

const STRIPES = 16
const FLOORED: ReadonlySet<string> = new Set(['available', 'held'])
const UNSTRIPED: ReadonlySet<string> = new Set([...FLOORED, 'mirror'])
/** What does not fit Postgres's bigint is a bug of the caller's, and no part of the model. */
const BALANCE_MAX = 9_000_000_000_000_000_000n
const isTooLarge = (units: bigint): boolean => units > BALANCE_MAX || units < -BALANCE_MAX

/** The row of an account: on the house's side there are several, and the key chooses. */
export const rowOf = (account: Account, key: string): string =>
  accountName(account) + (UNSTRIPED.has(account.kind) ? '' : `#${hash32(key) % STRIPES}`)
const linesOf = (key: string, entries: readonly Entry[]): Line[] =>
  entries.map(({ account, units }) => ({ row: rowOf(account, key), units }))
const isFloored = (row: string): boolean => FLOORED.has(row.slice(0, row.indexOf('/')))
const bodyOf = (ask: Ask): string =>
  JSON.stringify(ask, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))

/** What the ledger ought to do, kept in memory. */
export function createModel() {
  const balances = new Map<string, bigint>()
  const told = new Map<string, Told>()
  const holds = new Map<string, Hold>()

  const afterOf = (lines: readonly Line[]): bigint[] =>
    lines.map(({ row, units }) => (balances.get(row) ?? 0n) + units)
  const known = (ask: Ask): ModelAnswer | null => {
    const before = told.get(ask.key)
    if (!before) return null
    if (bodyOf(before.ask) !== bodyOf(ask)) return refuse('key_conflict')
    return done({ isNew: false, balances: before.balances })
  }
  const write = (ask: Ask): ModelAnswer => {
    const after = afterOf(ask.lines)
    if (after.some(isTooLarge)) return refuse('too_large')
    const answer = known(ask)
    if (answer) return answer
    const isShort = (row: string, index: number) => isFloored(row) && (after[index] ?? 0n) < 0n
    if (ask.lines.some(({ row }, index) => isShort(row, index))) return refuse('insufficient')
    for (const [index, { row }] of ask.lines.entries()) balances.set(row, after[index] ?? 0n)
    told.set(ask.key, { ask, balances: after })
    return done({ isNew: true, balances: after })
  }
  const take = (kind: JournalKind, order: Settlement): ModelAnswer => {
    const { hold: of, key, cause, to } = order
    const hold = holds.get(of)
    if (!hold) return refuse('unknown_hold')
    const total = to.reduce((sum, { units }) => sum + units, 0n)
    const lines = linesOf(key, [{ account: hold.held, units: -total }, ...to])
    const ask = { key, kind, cause, lines, of }
    const answer = known(ask) ?? (total > hold.left ? refuse('hold_exceeded') : write(ask))
    if (answer.ok && answer.value.isNew) hold.left -= total
    return answer
  }
  return {
    balances,
    told,
    holds,
    fits: ({ key, entries }: Post): boolean => !afterOf(linesOf(key, entries)).some(isTooLarge),
    post: ({ entries, ...post }: Post): ModelAnswer =>
      write({ ...post, lines: linesOf(post.key, entries) }),
    hold({ hold: of, key, cause, from, held, amount }: HoldOrder): ModelAnswer {
      const lines = linesOf(key, transferEntries(from, held, amount))
      const answer = write({ key, kind: 'hold', cause, lines, of })
      if (answer.ok && answer.value.isNew) holds.set(of, { from, held, left: amount.units })
      return answer
    },
    settle: (order: Settlement): ModelAnswer => take('settle', order),
    release({ amount, ...order }: Release): ModelAnswer {
      const from = holds.get(order.hold)?.from
      const to = from ? [{ account: from, units: amount.units }] : []
      return take('release', { ...order, to })
    },
    reverse(of: string, cause: Cause): ModelAnswer {
      const lines = told.get(of)?.ask.lines.map(({ row, units }) => ({ row, units: -units }))
      if (!lines) return refuse('unknown_journal')
      return write({ key: `reverse:${of}`, kind: 'reversal', cause, lines, of })
    },
  }
}

export type Model = ReturnType<typeof createModel>
