import type { DataOf } from '@oriel/contract/endpoint'
import type {
  depositStateCall,
  paymentMethodsCall,
  paymentRecordsCall,
} from '@oriel/contract/member/deposit'

export type Methods = DataOf<typeof paymentMethodsCall>
export type Method = Methods['methods'][number]
export type OrderRead = DataOf<typeof depositStateCall>
export type Order = OrderRead['order']
export type Instructions = NonNullable<Order['instructions']>
export type RecordPage = DataOf<typeof paymentRecordsCall>
