import type { DataOf } from '@oriel/contract/endpoint'
import type { AdjustmentKind } from '@oriel/core/adjustment'
import type { walletHistoryCall } from '@oriel/contract/member/wallet'
import type { MessageId } from '@oriel/i18n/message-id'
import type { IconName } from '@oriel/ui/picture/icon'

export type Entry = DataOf<typeof walletHistoryCall>['list'][number]
export const ADJUSTED: Readonly<Record<AdjustmentKind, MessageId>> = {
  goodwill: 'wallet.adjusted_goodwill',
  provider_error: 'wallet.adjusted_provider_error',
  play_money: 'wallet.adjusted_play_money',
}

export const GIFTS: Readonly<Record<NonNullable<Entry['gift']>, MessageId>> = {
  red_envelope: 'wallet.gift_red_envelope',
}

export type EntrySession = NonNullable<Entry['session']>

type Shown = { readonly id: MessageId; readonly icon: IconName }

export const ENTRY_KINDS: Readonly<Record<Entry['kind'], Shown>> = {
  game: { id: 'wallet.kind_game', icon: 'cards' },
  deposit: { id: 'wallet.kind_deposit', icon: 'deposit' },
  withdrawal: { id: 'wallet.kind_withdrawal', icon: 'withdraw' },
  held: { id: 'wallet.kind_held', icon: 'shield' },
  gift: { id: 'wallet.kind_gift', icon: 'gift' },
  adjustment: { id: 'wallet.kind_adjustment', icon: 'check' },
  other: { id: 'wallet.kind_other', icon: 'coin' },
}
