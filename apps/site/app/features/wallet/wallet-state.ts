import type { DataOf } from '@oriel/contract/endpoint'
import type { EventDataOf } from '@oriel/contract/event'
import type { heldWinsCall, myCashCall, transferListCall } from '@oriel/contract/member/wallet'
import type { allTransferBack } from '@oriel/contract/realtime/wallet'
import type { Units } from '@oriel/core/money'

export type Wallet = DataOf<typeof myCashCall>
export type WalletShare = Wallet['my_cash_list'][number]
export type OpenTransfer = DataOf<typeof transferListCall>['list'][number]
export type HeldWin = DataOf<typeof heldWinsCall>['list'][number]
type Told = EventDataOf<typeof allTransferBack>

/** What came late changes nothing; another currency is another wallet. */
export const newerWallet = (before: Wallet | null, next: Wallet): Wallet =>
  before && before.currency === next.currency && before.version > next.version ? before : next

export const walletParts = ['available', 'games', 'moving', 'held', 'bonus', 'vault'] as const
export type WalletPart = (typeof walletParts)[number]

/** The parts as they are shown. The server has added them up; here they are only gathered. */
export function partsOf(wallet: Wallet): Readonly<Record<WalletPart, Units>> {
  const sum = (of: (share: WalletShare) => Units): Units =>
    wallet.my_cash_list.reduce((units, share) => units + of(share), 0n)
  return {
    available: wallet.available,
    games: sum(({ cash }) => cash),
    moving: sum(({ moving }) => moving),
    held: wallet.held,
    bonus: wallet.bonus,
    vault: wallet.vault,
  }
}

/** Whether the parts make the total, to the unit. */
export const addsUp = (wallet: Wallet): boolean =>
  Object.values(partsOf(wallet)).reduce((sum, units) => sum + units, 0n) === wallet.total

const PERMILLE = 1_000n

/** How wide a part stands in the bar, in thousandths. What is there at all is seen. */
export function widthOf(units: Units, total: Units): number {
  if (units <= 0n || total <= 0n) return 0
  return Math.max(8, Number((units * PERMILLE) / total))
}

/** Where each provider stands while everything is brought back. */
export type BackStep = Pick<Told, 'id' | 'gp_id' | 'state' | 'reason'>

/** What has ended stays as it ended, however late a message about its way comes. */
export function withStep(steps: readonly BackStep[], next: BackStep): BackStep[] {
  const before = steps.find(({ id }) => id === next.id)
  const isOver = before?.state === 'completed' || before?.state === 'reversed'
  if (isOver) return [...steps]
  return [...steps.filter(({ id }) => id !== next.id), next].toSorted((left, right) =>
    left.gp_id < right.gp_id ? -1 : 1,
  )
}

/** Whether any game may hold money: one that is played may have won since we heard of it. */
export const mayBringBack = ({ my_cash_list: shares }: Wallet): boolean =>
  shares.some(({ cash, moving, state }) => cash > 0n || moving > 0n || state !== 'idle')

/** A step that moved nothing because nothing was there is not worth a word. */
export const isTold = (step: BackStep | undefined, { cash }: Pick<WalletShare, 'cash'>): boolean =>
  step !== undefined && (step.state !== 'reversed' || cash > 0n)

export const doneOf = (steps: readonly BackStep[]): number =>
  steps.filter(({ state }) => state === 'completed').length
