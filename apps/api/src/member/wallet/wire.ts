import type { heldWinsCall, TransferWire, walletStatementCall } from '@oriel/contract/member/wallet'
import type { DataOf } from '@oriel/contract/endpoint'
import type { AdjustmentKind } from '@oriel/core/adjustment'
import type { ProviderNames } from '@oriel/domain/games'
import type { HeldWin } from '@oriel/domain/held'
import type { Transfer } from '@oriel/domain/transfer'
import { isPending, type Share, type WalletLine } from '@oriel/domain/wallet'
import type * as z from 'zod/mini'
import { providerIcons } from '../games/wire.ts'
import type { PictureSite } from '../../picture-address.ts'

export const shareWire = (share: Share, names: ProviderNames, site: PictureSite) => {
  const { providerId, cash, moving, state } = share
  const providerName = names.get(providerId) ?? providerId
  return {
    gp_id: providerId,
    gp_name: providerName,
    // Names are written in ink that suits the ground, so both are there.
    is_light: true,
    ...providerIcons({ providerId, providerName }, site),
    cash,
    moving,
    state,
  }
}

export function transferWire(
  transfer: Transfer,
  names: ProviderNames,
): z.output<typeof TransferWire> {
  const { id, providerId, direction, currency, asked, moved, state, reason } = transfer
  const isOpen = transfer.endedAt === null
  return {
    id,
    gp_id: providerId,
    gp_name: names.get(providerId) ?? providerId,
    direction,
    currency,
    amount: moved ?? asked,
    state: state === 'completed' || state === 'reversed' ? state : openState(transfer),
    reason: reason ?? '',
    made_at: transfer.madeAt,
    ended_at: transfer.endedAt,
    may_check: isOpen,
  }
}

/** Where a win stands, to the member; one that was lost before it came home is none. */
const HELD_STATES = {
  waiting: 'under_review',
  held: 'under_review',
  unposted: 'under_review',
  released: 'released',
  refused: 'refused',
  gone: null,
} as const

export function heldWire(win: HeldWin, names: ProviderNames): DataOf<typeof heldWinsCall>['list'] {
  const state = HELD_STATES[win.state]
  if (state === null) return []
  const { id, providerId, currency, amount, held, settledAt, answerBy, decidedAt } = win
  return [
    {
      id,
      gp_id: providerId,
      gp_name: names.get(providerId) ?? providerId,
      currency,
      amount: held ?? amount,
      state,
      won_at: settledAt,
      answer_by: answerBy,
      decided_at: decidedAt,
    },
  ]
}

const openState = (transfer: Transfer) => (isPending(transfer) ? 'pending' : 'moving')

type LineWire = DataOf<typeof walletStatementCall>['list'][number]

export const lineWire = (
  line: WalletLine,
  names: ProviderNames,
  adjusted: ReadonlyMap<string, AdjustmentKind>,
): LineWire => ({
  id: line.id,
  at: line.at,
  kind: line.kind,
  place: line.place,
  gp_id: line.providerId,
  gp_name: line.providerId && (names.get(line.providerId) ?? line.providerId),
  amount: line.units,
  balance: line.balance,
  reference: line.cause.id,
  adjusted: adjusted.get(line.cause.id) ?? null,
})
