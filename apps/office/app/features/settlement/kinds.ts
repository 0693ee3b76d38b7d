import type { MessageId } from '@oriel/i18n/message-id'

const KINDS: Readonly<Record<string, MessageId>> = {
  deposit: 'office.settlement.kind_deposit',
  payout: 'office.settlement.kind_payout',
  refund: 'office.settlement.kind_refund',
  chargeback: 'office.settlement.kind_chargeback',
  chargeback_won: 'office.settlement.kind_won',
  fee: 'office.settlement.kind_fee',
  adjustment: 'office.settlement.kind_adjustment',
  settlement: 'office.settlement.kind_settlement',
}
export const kindOf = (kind: string): MessageId =>
  KINDS[kind] ?? 'office.settlement.kind_adjustment'
