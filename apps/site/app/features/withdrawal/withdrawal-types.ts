import type { DataOf } from '@oriel/contract/endpoint'
import type { withdrawalCounterCall, WithdrawalWire } from '@oriel/contract/member/withdrawal'
import type * as z from 'zod/mini'

export type Counter = DataOf<typeof withdrawalCounterCall>
export type OutCard = Counter['cards'][number]
export type Withdrawal = z.output<typeof WithdrawalWire>
export type Pace = NonNullable<OutCard['way']>['pace']
