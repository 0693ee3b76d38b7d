import type { MessageId } from '@oriel/i18n/message-id'
import type { IconName } from '@oriel/ui/picture/icon'
import type { Line } from './statement-csv.ts'
import type { Group } from './statement-filter.ts'

type Shown = { readonly id: MessageId; readonly icon: IconName }

const KINDS: Readonly<Record<Line['kind'], Shown>> = {
  deposit: { id: 'wallet.kind_deposit', icon: 'deposit' },
  withdrawal: { id: 'wallet.kind_withdrawal', icon: 'withdraw' },
  to_provider: { id: 'wallet.kind_to', icon: 'play' },
  from_provider: { id: 'wallet.kind_from', icon: 'swap' },
  returned: { id: 'wallet.kind_returned', icon: 'refresh' },
  round: { id: 'wallet.kind_round', icon: 'cards' },
  held: { id: 'wallet.kind_held', icon: 'shield' },
  gift: { id: 'wallet.kind_gift', icon: 'gift' },
  other: { id: 'wallet.kind_other', icon: 'coin' },
}

/** Without a provider's name the words speak of a game. */
const UNNAMED: Partial<Readonly<Record<Line['kind'], MessageId>>> = {
  to_provider: 'wallet.kind_to_game',
  from_provider: 'wallet.kind_from_game',
  returned: 'wallet.kind_returned_game',
  round: 'wallet.kind_round_game',
}

export const kindShown = ({ kind, gp_name }: Pick<Line, 'kind' | 'gp_name'>): Shown => ({
  icon: KINDS[kind].icon,
  id: gp_name === null ? (UNNAMED[kind] ?? KINDS[kind].id) : KINDS[kind].id,
})

export const GROUPS: Readonly<Record<Group | '', MessageId>> = {
  '': 'wallet.group_all',
  deposit: 'wallet.kind_deposit',
  withdrawal: 'wallet.kind_withdrawal',
  transfer: 'wallet.group_transfer',
  round: 'wallet.group_round',
  held: 'wallet.kind_held',
  gift: 'wallet.kind_gift',
  other: 'wallet.kind_other',
}

export const PLACES: Readonly<Record<Line['place'], MessageId>> = {
  available: 'wallet.part_available',
  held: 'wallet.part_held',
  bonus: 'wallet.part_bonus',
  vault: 'wallet.part_vault',
  provider: 'wallet.part_games',
}
