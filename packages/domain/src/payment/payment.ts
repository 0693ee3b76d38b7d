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
export type { Arrival, ArrivedCoins, Payer, TakenBack } from './arrival.ts'
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
  checkSettlement,
  readSettlement,
  settlementLines,
  SETTLEMENT_HEADER,
  SETTLEMENT_KINDS,
  SETTLEMENT_LINES_MAX,
  type SettlementKind,
  type SettlementLine,
  type SettlementReading,
} from './settlement.ts'
export {
  findPaymentLink,
  listAllLinkIds,
  listPaymentLinks,
  savePaymentLink,
  stopPaymentLink,
  type PaymentLink,
} from './links.ts'
export { addPaymentKey, endPaymentKey, findPaymentKeys } from './secrets.ts'
export {
  closeCurrentMethod,
  closePaymentMethod,
  findMethods,
  findOfferedMethod,
  listPaymentMethods,
  listStandingMethods,
  savePaymentMethod,
  type Direction,
  type MethodDraft,
  type PaymentFee,
  type PaymentMethod,
  type PaymentMethodId,
  type StandingMethod,
} from './methods.ts'
export { editMethodCommand } from './edit-method.ts'
export { findDayLimit, findTierLimit, saveDayLimit, saveTierLimit } from './day-limit.ts'
export { feeOf, isShown, numberOf } from './order.ts'
export {
  closePaymentCase,
  closePaymentCaseById,
  lockPaymentCase,
  openPaymentCase,
  prunePaymentCases,
  type PaymentCaseKind,
} from './cases.ts'
export {
  keepHook,
  readPaymentHeard,
  turnHookMonths,
  type HookKept,
  type PaymentHeard,
} from './keep-hook.ts'
export { idOf } from './provider-tx.ts'
export {
  afterCancel,
  afterSend,
  afterStatus,
  askSending,
  firstStep,
  reasonWord,
  type SendingEnd,
  type SendingStep,
} from './sending.ts'
