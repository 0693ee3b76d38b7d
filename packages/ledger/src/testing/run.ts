import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import type { Account } from '../chart.ts'
import { facingAccount, houseAccount, houseOf, memberAccount, mirrorAccount } from '../chart.ts'
import type { Posted } from '../postings.ts'
import { accountName, type Cause, type Entry, type HoldId, type Post } from '../rules.ts'
import { createModel, rowOf, type Model } from './model.ts'
import { changed, type Order } from './orders.ts'
import { MEMBERS, type Again, type MoveStep, type Place, type Share, type Step } from './steps.ts'

/** One run: people and a house of its own, so that runs do not disturb each other. */
export type Run = {
  readonly name: string
  readonly site: SiteId
  readonly members: readonly MemberId[]
  readonly owners: readonly string[]
  readonly model: Model
  /** What was asked for so far, each under a key of its own. */
  readonly orders: Order[]
  /** What the ledger said when a key was first used. */
  readonly posted: Map<string, Posted>
}

export function startRun(site: SiteId): Run {
  const members = Array.from({ length: MEMBERS }, () => newId<'member'>())
  const owners = [...members, houseOf(site)]
  const own = { model: createModel(), orders: [], posted: new Map<string, Posted>() }
  return { name: newId(), site, members, owners, ...own }
}

const cause: Cause = { kind: 'test', id: 'simulated' }

const memberOf = (run: Run, who: number): MemberId => {
  const member = run.members[who]
  if (!member) throw new Error(`a run has no member ${who}`)
  return member
}

function accountAt(run: Run, { who, where }: Place, currency: MoveStep['currency']): Account {
  if (where === 'house') return houseAccount(run.site, 'promotion', currency)
  if (where === 'bank') return facingAccount(run.site, 'clearing', 'bank', currency)
  if (where === 'mirror') return mirrorAccount(memberOf(run, who), 'studio', currency)
  return memberAccount(memberOf(run, who), 'available', currency)
}

/** At least one unit, so that there is something to move. */
function unitsOf(wanted: bigint | Share, there: bigint): bigint {
  if (typeof wanted === 'bigint') return wanted
  const share = { all: there, half: there / 2n, over: there + 1n }[wanted]
  return share > 0n ? share : 1n
}

const balanceOf = (run: Run, account: Account, key: string): bigint =>
  run.model.balances.get(rowOf(account, key)) ?? 0n

/** Moves in one journal; what goes there and back again falls out. */
function entriesOf(run: Run, key: string, moves: readonly MoveStep[]): Entry[] {
  const sums = new Map<string, Entry>()
  const put = (account: Account, units: bigint) => {
    const before = sums.get(accountName(account))?.units ?? 0n
    sums.set(accountName(account), { account, units: before + units })
  }
  for (const { from, to, currency, units } of moves) {
    const source = accountAt(run, from, currency)
    const amount = unitsOf(units, balanceOf(run, source, key))
    put(source, -amount)
    put(accountAt(run, to, currency), amount)
  }
  return [...sums.values()].filter(({ units }) => units !== 0n)
}

const freshKey = (run: Run): string => `${run.name}:${run.orders.length}`

/** A post under a new key; null when its moves come to nothing. */
export function freshPost(run: Run, moves: readonly MoveStep[], key = freshKey(run)): Post | null {
  const entries = entriesOf(run, key, moves)
  return entries.length < 2 ? null : { key, kind: 'test', cause, entries }
}

const pick = <Value>(list: readonly Value[], which: number): Value | undefined =>
  list[which % Math.max(1, list.length)]

/** One of those made in the currency, or in any; or one that never was. */
function pickHold(run: Run, which: number, currency?: string): HoldId {
  const made = [...run.model.holds].filter(
    ([, { held }]) => currency === undefined || held.currency === currency,
  )
  const [id] = (which > 0 && pick(made, which)) || []
  return (id as HoldId | undefined) ?? newId()
}

/** An earlier order, as it was or with something else under its key. */
export function oldOrder(run: Run, { which, change }: Again): Order | null {
  const old = pick(run.orders, which)
  if (!old || change === null) return old ?? null
  // To take in another currency than the hold's is a bug of the caller's.
  const currency =
    old.type === 'settle'
      ? old.order.to[0]?.account.currency
      : old.type === 'release'
        ? old.order.amount.currency
        : undefined
  return changed(old, change, old.type === 'hold' ? newId() : pickHold(run, which, currency))
}

/** What a hold moved is released, not reversed: its journals are not among these. */
function pickJournal(run: Run, which: number): string {
  const plain = [...run.model.told.values()].filter(
    ({ ask }) => !ask.lines.some(({ row }) => row.startsWith('held/')),
  )
  return (which > 0 && pick(plain, which)?.ask.key) || 'never'
}

type Single = Exclude<Step, { kind: 'many' | 'failed' }>

/** What the step asks for, as things stand in the model; null when it comes to nothing. */
export function orderOf(run: Run, step: Single): Order | null {
  const key = freshKey(run)
  if (step.kind === 'again') return oldOrder(run, step.again)
  if (step.kind === 'reverse') return { type: 'reverse', of: pickJournal(run, step.which), cause }
  if (step.kind === 'post' || step.kind === 'alone') {
    const post = freshPost(run, step.moves)
    return post && { type: step.kind, post }
  }
  if (step.kind === 'hold') {
    const { who, currency } = step
    const from = memberAccount(memberOf(run, who), 'available', currency)
    const held = memberAccount(memberOf(run, who), 'held', currency)
    const amount = money(unitsOf(step.units, balanceOf(run, from, key)), currency)
    return { type: 'hold', order: { hold: newId(), key, cause, from, held, amount } }
  }
  const hold = pickHold(run, step.which)
  const { left, held } = run.model.holds.get(hold) ?? { left: 0n, held: null }
  const amount = money(unitsOf(step.units, left), held?.currency ?? 'USD')
  const order = { hold, key, cause }
  if (step.kind === 'release') return { type: 'release', order: { ...order, amount } }
  const account = accountAt(run, step.to, amount.currency as MoveStep['currency'])
  return { type: 'settle', order: { ...order, to: [{ account, units: amount.units }] } }
}
