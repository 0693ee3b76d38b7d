import type { CallAnswer, Client } from '@oriel/contract/client'
import type { AnyEndpoint, InputOf } from '@oriel/contract/endpoint'

/** Makes a call. Where a fresh proof is missing, it asks for one and repeats the call once. */
export type ProvenCall = <Call extends AnyEndpoint>(
  endpoint: Call,
  input: InputOf<Call>,
) => Promise<CallAnswer<Call>>

/** Who does not prove themselves gets the first answer, with the server's sentence. */
export const createProvenCall =
  (call: Client, askProof: () => Promise<boolean>): ProvenCall =>
  async (endpoint, input) => {
    const answer = await call(endpoint, input)
    if (answer.ok || answer.reason !== 'proof_needed') return answer
    return (await askProof()) ? call(endpoint, input) : answer
  }
