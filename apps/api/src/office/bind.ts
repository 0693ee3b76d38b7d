import type { AnyEndpoint, DataOf, InputOf, ReasonOf } from '@oriel/contract/endpoint'
import type { CommonReason } from '@oriel/contract/envelope'
import type { Outcome } from '@oriel/core/outcome'
import type { Binding } from '../bind.ts'
import type { OfficeCaller, OfficeVisitor } from './caller.ts'

type CallerOf<Call extends AnyEndpoint> = Call['auth'] extends 'none' ? OfficeVisitor : OfficeCaller

/** Joins a call of the office with what answers it, as `bind` does for members. */
export const bindOffice = <Call extends AnyEndpoint>(
  call: Call,
  handler: (
    input: InputOf<Call>,
    caller: CallerOf<Call>,
  ) => Promise<Outcome<DataOf<Call>, ReasonOf<Call> | CommonReason>>,
): Binding => ({ call, handle: handler as unknown as Binding['handle'] })
