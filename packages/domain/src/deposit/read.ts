import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { hasVerifiedCard } from '@oriel/domain/bank-card'
import { listPaymentMethods, type PaymentMethod } from '@oriel/domain/payment'
import { flagsOf } from '@oriel/domain/site'
import { sumWent, type Went } from './arrivals.ts'
import { codeOf } from './code.ts'
import type { Deposit } from './rules.ts'
import * as store from './store.ts'

/** An order as its member sees it. */
export type DepositShown = Deposit &
  Went & {
    /** The text behind the picture that a bank's app scans. */
    readonly code: string | null
    /** What the payer writes into the message; null where no message goes with it. */
    readonly message: string | null
  }

const NOTHING: Went = { toWallet: 0n, fee: 0n }

/** Orders with what their members see besides. */
export async function showDeposits(
  rows: Rows,
  deposits: readonly Deposit[],
): Promise<DepositShown[]> {
  const went = await sumWent(
    rows,
    deposits.flatMap(({ id, received }) => (received > 0n ? [id] : [])),
  )
  return deposits.map((deposit) => ({
    ...deposit,
    ...(went.get(deposit.id) ?? NOTHING),
    code: codeOf(deposit),
    message: messageOf(deposit),
  }))
}

export async function showDeposit(rows: Rows, deposit: Deposit): Promise<DepositShown> {
  const [shown] = await showDeposits(rows, [deposit])
  if (!shown) throw new Error(`order ${deposit.id} is not shown`)
  return shown
}

function messageOf({ instructions, currency }: Deposit): string | null {
  const hasMessage = instructions?.kind === 'bank' || instructions?.kind === 'qr'
  return hasMessage && currency !== 'THB' ? instructions.message : null
}

export type DepositMethods = {
  readonly methods: readonly PaymentMethod[]
  /** The site asks for a card of the member's own before they pay in. */
  readonly needsCard: boolean
}

type Whose = { readonly siteId: SiteId; readonly memberId: MemberId; readonly currency: Currency }

export async function listDepositMethods(
  rows: Rows,
  { siteId, memberId, currency }: Whose,
): Promise<DepositMethods> {
  const { cardBeforeDeposit } = await flagsOf(rows, siteId)
  return {
    methods: await listPaymentMethods(rows, { siteId, direction: 'in', currency }),
    needsCard: cardBeforeDeposit && !(await hasVerifiedCard(rows, memberId)),
  }
}

type Own = { readonly siteId: SiteId; readonly memberId: MemberId; readonly number: string }

export async function readDeposit(
  rows: Rows,
  own: Own,
): Promise<Outcome<DepositShown, 'order_unknown'>> {
  const order = await store.findOwn(rows, own)
  return order ? done(await showDeposit(rows, order)) : refuse('order_unknown')
}

export type DepositsAsked = {
  readonly memberId: MemberId
  readonly currency?: Currency | undefined
  readonly from: Date
  readonly to: Date
  /** Where the page before ended. */
  readonly after: string | null
  readonly count: number
}

/** Orders of a member, the newest first. */
export async function listDeposits(
  rows: Rows,
  asked: DepositsAsked,
): Promise<{ readonly deposits: readonly DepositShown[]; readonly next: string | null }> {
  const { count } = asked
  const found = await store.listOf(rows, { ...asked, count: count + 1 })
  const deposits = await showDeposits(rows, found.slice(0, count))
  return { deposits, next: found.length > count ? (deposits.at(-1)?.id ?? null) : null }
}
