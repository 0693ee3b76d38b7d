import type { Client } from '@oriel/contract/client'
import { createContext } from 'react'

/** Asks for the second factor once more. False: the person did not show it. */
export type AskProof = () => Promise<boolean>

/** Without a place that asks, nobody can prove anything: the refusal stands. */
export const ProofContext = createContext<AskProof>(async () => false)

/**
 * Makes a call. Where a fresh second factor is missing, it asks for it and repeats the call once.
 * Who does not show it gets the first answer, with the server's sentence.
 */
export const provenCall =
  (client: Client, askProof: AskProof): Client =>
  async (endpoint, input, signal, headers) => {
    const answer = await client(endpoint, input, signal, headers)
    if (answer.ok || answer.reason !== 'proof_needed') return answer
    return (await askProof()) ? client(endpoint, input, signal, headers) : answer
  }
