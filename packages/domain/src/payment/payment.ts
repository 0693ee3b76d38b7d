export type {
  ArrivalPage,
  HookHeaders,
  Instructions,
  OrderAsked,
  OrderRefusal,
  OrderStatus,
  PaymentCaps,
  PaymentMethodKind,
  PaymentPort,
  Payments,
  Receiver,
  SettlementFile,
} from './port.ts'
export type { Arrival, ArrivedCoins, TakenBack } from './arrival.ts'
export type {
  PaidOut,
  Payee,
  PayoutAsked,
  PayoutFate,
  PayoutRefusal,
  RefundAsked,
  RefundRefusal,
} from './payout.ts'
export { HOOK_WINDOW_MS } from './hook.ts'
export type { HookEvent, HookReading, HookRefusal, OrderNews, PayoutNews, Proven } from './hook.ts'
export {
  readSettlement,
  SETTLEMENT_HEADER,
  SETTLEMENT_KINDS,
  SETTLEMENT_LINES_MAX,
  type SettlementKind,
  type SettlementLine,
  type SettlementReading,
} from './settlement.ts'
export {
  findPaymentLink,
  listPaymentLinks,
  savePaymentLink,
  stopPaymentLink,
  type PaymentLink,
} from './links.ts'
export { addPaymentKey, endPaymentKey, findPaymentKeys } from './secrets.ts'
