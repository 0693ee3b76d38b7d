import { proveCall } from '@oriel/contract/member/session'
import type { CallAnswer } from '@oriel/contract/client'
import type { AnyEndpoint, InputOf } from '@oriel/contract/endpoint'
import { call } from '../../platform/call.ts'

/**
 * Makes a call that carries the password. Where a fresh proof is missing, the same password gives
 * it: nobody is asked for it twice.
 */
export async function ownerCall<Call extends AnyEndpoint>(
  endpoint: Call,
  input: InputOf<Call>,
  password: string,
): Promise<CallAnswer<Call> | CallAnswer<typeof proveCall>> {
  const answer = await call(endpoint, input)
  if (answer.ok || answer.reason !== 'proof_needed') return answer
  const proven = await call(proveCall, { password, code: '' })
  return proven.ok ? call(endpoint, input) : proven
}
