export { PaymentRecords } from './records.tsx'
export { WithdrawalView } from './withdrawal-view.tsx'
