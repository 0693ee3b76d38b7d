export { CardReturn } from './card-return.tsx'
export { DepositView } from './deposit-view.tsx'
export { DepositRecords } from './records.tsx'
