import type { DataOf } from '@oriel/contract/endpoint'
import type { walletHistoryCall } from '@oriel/contract/member/wallet'
import type { MessageId } from '@oriel/i18n/message-id'
import type { IconName } from '@oriel/ui/picture/icon'

export type Entry = DataOf<typeof walletHistoryCall>['list'][number]
export type EntrySession = NonNullable<Entry['session']>

type Shown = { readonly id: MessageId; readonly icon: IconName }

export const ENTRY_KINDS: Readonly<Record<Entry['kind'], Shown>> = {
  game: { id: 'wallet.kind_game', icon: 'cards' },
  deposit: { id: 'wallet.kind_deposit', icon: 'deposit' },
  withdrawal: { id: 'wallet.kind_withdrawal', icon: 'withdraw' },
  held: { id: 'wallet.kind_held', icon: 'shield' },
  gift: { id: 'wallet.kind_gift', icon: 'gift' },
  other: { id: 'wallet.kind_other', icon: 'coin' },
}
